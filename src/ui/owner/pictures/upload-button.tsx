import { type ChangeEvent, type Ref, useRef, useState } from "react";
import { acceptedPictures } from "#shared/both/picture-address.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { Button } from "../../button.tsx";
import { saidOr, useAction } from "../use-action.ts";

/** Where the owner's screens upload a picture: the same photograph once. */
export const uploadPath = "/api/admin/pictures?once=true";

/** Uploads one chosen picture. After a failure the file stays, to be sent again. */
export function UploadButton({
  holds,
  what = "picture",
  label = "Upload a Picture",
  fileLabel = "Picture file",
  onUploaded,
  onProblem,
  ...buttons
}: Pick<FileButtons, "ref" | "mayChoose"> & {
  /** Which of the upload's texts `onUploaded` is told. */
  holds: "name" | "url";
  /** What could not be uploaded, where that is said. */
  what?: string;
  label?: string;
  fileLabel?: string;
  onUploaded: (value: string) => void;
  onProblem: (problem: string | undefined) => void;
}) {
  const [busy, act] = useAction();
  const [unsent, setUnsent] = useState<File>();

  function send(file: File) {
    onProblem(undefined);
    return act(
      async () => {
        const body = { body: file };
        const stored = await adminRequest<Record<typeof holds, string>>("POST", uploadPath, body);
        onUploaded(stored[holds]);
        setUnsent(undefined);
      },
      (error) => {
        setUnsent(file);
        onProblem(saidOr(`The ${what} could not be uploaded. Please try again.`, error));
      },
    );
  }

  return (
    <>
      <PictureFileButtons
        {...{ label, fileLabel, busy, ...buttons }}
        onFiles={([file]) => file && void send(file)}
      />
      {unsent && !busy && (
        <Button variant="secondary" onClick={() => void send(unsent)}>
          Send {unsent.name} Again
        </Button>
      )}
    </>
  );
}

interface FileButtons {
  label: string;
  /** What the choice of the file itself is called. */
  fileLabel: string;
  ref?: Ref<HTMLButtonElement>;
  /** Asked at each press: false if something else is missing, which is said there. */
  mayChoose?: () => boolean;
  busy: boolean;
  variant?: "primary" | "secondary";
  multiple?: boolean;
  hintId?: string;
  onFiles: (files: readonly File[]) => void;
}

/** A button that chooses picture files, and one to the camera on a device that has it under the thumb. */
export function PictureFileButtons({
  label,
  fileLabel,
  ref,
  mayChoose = () => true,
  busy,
  variant = "secondary",
  multiple = false,
  hintId,
  onFiles,
}: FileButtons) {
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const input = {
    ...{ type: "file", accept: acceptedPictures, hidden: true },
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      onFiles([...(currentTarget.files ?? [])]);
      // The same file can be chosen again after it was mended.
      currentTarget.value = "";
    },
  };
  return (
    <>
      <Button
        {...{ ref, variant, busy }}
        busyLabel="Uploading..."
        aria-describedby={hintId}
        onClick={() => mayChoose() && picker.current?.click()}
      >
        {label}
      </Button>
      <Button
        variant="secondary"
        className="hidden pointer-coarse:inline-flex"
        disabled={busy}
        onClick={() => mayChoose() && camera.current?.click()}
      >
        Take a Photograph
      </Button>
      <input {...input} ref={picker} multiple={multiple} aria-label={fileLabel} />
      <input {...input} ref={camera} capture="environment" aria-label="Photograph taken now" />
      <span role="status" className="sr-only">
        {busy ? "Uploading..." : ""}
      </span>
    </>
  );
}
