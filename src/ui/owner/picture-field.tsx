import { type ComponentProps, useState } from "react";
import { pictureUpload } from "#shared/browser/upload-picture.ts";
import { TextField } from "../field.tsx";
import { UploadButton } from "./upload-button.tsx";

/** A field for a picture's name or address, with a button that uploads one instead. */
export function PictureField({
  holds,
  onUploaded,
  preview,
  error,
  ...field
}: ComponentProps<typeof TextField> &
  Pick<ComponentProps<typeof UploadButton>, "onUploaded"> & {
    holds: "name" | "url";
    /** The address of the picture that the field names, to show it small. */
    preview: string | undefined;
  }) {
  const [problem, setProblem] = useState<string>();
  const [broken, setBroken] = useState<string>();
  return (
    <div className="grid gap-2">
      <TextField {...field} error={problem ?? error} />
      <div className="flex flex-wrap items-center gap-3">
        <UploadButton {...pictureUpload(holds)} onUploaded={onUploaded} onProblem={setProblem} />
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
