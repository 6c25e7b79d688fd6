import { type ComponentProps, useState } from "react";
import { TextField } from "../field.tsx";
import { UploadButton } from "./upload-button.tsx";

/**
 * A field for a picture's address, with a button that uploads one instead. `upload` answers what
 * the field then holds; what it throws is shown at the field as `describe` says it.
 */
export function PictureField({
  accept,
  upload,
  describe,
  onUploaded,
  preview,
  error,
  ...field
}: ComponentProps<typeof TextField> &
  Omit<ComponentProps<typeof UploadButton>, "onProblem"> & {
    /** The address of the picture that the field names, to show it small. */
    preview: string | undefined;
  }) {
  const [problem, setProblem] = useState<string>();
  const [broken, setBroken] = useState<string>();
  return (
    <div className="grid gap-2">
      <TextField {...field} error={problem ?? error} />
      <div className="flex flex-wrap items-center gap-3">
        <UploadButton {...{ accept, upload, describe, onUploaded }} onProblem={setProblem} />
        {preview && broken !== preview && (
          <img
            src={preview}
            alt=""
            className="h-14 w-20 object-cover"
            onError={() => setBroken(preview)}
          />
        )}
      </div>
      <PictureHint />
    </div>
  );
}

/** Which pictures can be uploaded, and what to do with a photograph that cannot. */
export function PictureHint({ id }: { id?: string }) {
  return (
    <p id={id} className="text-small text-ink-soft">
      JPEG, PNG, WebP or AVIF, up to 10 MB. An iPhone hands over its photographs as JPEG by itself;
      open a HEIC file from elsewhere and save it as JPEG first.
    </p>
  );
}
