import { type ChangeEvent, type ComponentProps, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { TextField } from "../field.tsx";

/**
 * A field for a picture's address, with a button that uploads one instead. `upload` answers what
 * the field then holds; what it throws is shown at the field as `describe` says it, and the chosen
 * file stays, to be sent again.
 */
export function PictureField({
  accept,
  upload,
  describe,
  onUploaded,
  preview,
  error,
  ...field
}: ComponentProps<typeof TextField> & {
  /** The media types that may be chosen, separated by commas. */
  accept: string;
  upload: (file: File) => Promise<string>;
  describe: (error: unknown) => string;
  onUploaded: (value: string) => void;
  /** The address of the picture that the field names, to show it small. */
  preview: string | undefined;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const [unsent, setUnsent] = useState<File>();

  async function send(file: File) {
    setBusy(true);
    setProblem(undefined);
    try {
      onUploaded(await upload(file));
      setUnsent(undefined);
    } catch (error) {
      setUnsent(file);
      setProblem(describe(error));
    } finally {
      setBusy(false);
    }
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (file) void send(file);
    // The same file can be chosen again after it was mended.
    input.value = "";
  }

  return (
    <div className="grid gap-2">
      <TextField {...field} error={problem ?? error} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Uploading..."
          onClick={() => picker.current?.click()}
        >
          Upload a Picture
        </Button>
        {unsent && !busy && (
          <Button variant="secondary" onClick={() => void send(unsent)}>
            Send {unsent.name} Again
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          accept={accept}
          aria-label="Picture file"
          hidden
          onChange={choose}
        />
        {preview && broken !== preview && (
          <img src={preview} alt="" className="admin-thumb" onError={() => setBroken(preview)} />
        )}
        <span role="status" className="sr-only">
          {busy ? "Uploading..." : ""}
        </span>
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
