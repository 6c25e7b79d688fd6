import { type ComponentProps, useState } from "react";
import { largestUploadInWords } from "#shared/both/owner/upload-limits.ts";
import type { Form } from "#shared/browser/form.ts";
import { TextField } from "../../field.tsx";
import { FocusPicker } from "./picture-focus-picker.tsx";
import { UploadButton } from "./upload-button.tsx";
import { FoldedPictureChoices } from "./uploaded-picture-choices.tsx";

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
      <div className="flex flex-wrap items-center gap-3">
        <UploadButton {...{ holds, onUploaded }} onProblem={setProblem} />
        {preview && broken !== preview && (
          <img
            src={preview}
            alt=""
            className="h-14 w-20 object-cover"
            onError={() => setBroken(preview)}
          />
        )}
      </div>
      <FoldedPictureChoices
        chosen={preview?.split("/").at(-1)}
        onChoose={(picture) => onUploaded(picture[holds])}
      />
      <PictureHint />
      <TextField {...field} error={problem ?? error} />
    </div>
  );
}

/** Which pictures can be uploaded. What to do with a HEIC is said where one was chosen. */
export function PictureHint({ id }: { id?: string }) {
  return (
    <p id={id} className="text-small text-ink-soft">
      JPEG, PNG, WebP or AVIF, up to {largestUploadInWords}.
    </p>
  );
}

/** A picture in a form, and what is asked beside it: what it shows, and what of it must stay in sight. */
export function PictureFields<Name extends string>({
  form: { field, values, set },
  name,
  addressOf,
  ...picture
}: Omit<ComponentProps<typeof PictureField>, "onUploaded" | "preview" | "form" | "name"> & {
  form: Pick<
    Form<Record<NoInfer<Name>, string> & { pictureAlt: string; pictureFocus: string }>,
    "field" | "values" | "set"
  >;
  name: Name;
  addressOf: (value: string) => string | undefined;
}) {
  const src = addressOf(values[name]);
  return (
    <>
      <PictureField
        optional
        onUploaded={(value) => {
          // The description of another picture does not fit this one.
          if (values[name]) set("pictureAlt", "");
          set("pictureFocus", "");
          set(name, value as (typeof values)[Name]);
        }}
        preview={src}
        {...picture}
        {...field(name)}
      />
      {/* Hidden and not left out: what was typed stays until there is a picture again. */}
      <div hidden={!src} className="grid gap-5">
        <TextField
          label="What the picture shows"
          optional
          hint="One plain sentence for people who cannot see it, spoken by their screen readers. Leave it empty where the picture only decorates."
          {...field("pictureAlt")}
        />
        {/* Our own drawings have the shape of their frames. */}
        {src && !src.startsWith("/pictures/") && (
          <FocusPicker
            key={src}
            src={src}
            value={values.pictureFocus}
            onChange={(focus) => set("pictureFocus", focus)}
          />
        )}
      </div>
    </>
  );
}
