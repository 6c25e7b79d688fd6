import { type ChangeEvent, type Ref, useRef, useState } from "react";
import { Button } from "../../button.tsx";
import { useAction } from "../use-action.ts";

/**
 * Uploads one chosen picture. What goes wrong is told by `onProblem`, and the chosen file stays, to be
 * sent again.
 */
export function UploadButton({
  label = "Upload a Picture",
  fileLabel = "Picture file",
  ref,
  mayChoose = () => true,
  accept,
  upload,
  describe,
  onUploaded,
  onProblem,
}: {
  label?: string;
  /** What the choice of the file itself is called. */
  fileLabel?: string;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
  /** Asked at each press: false where something else is missing, which is said there. */
  mayChoose?: () => boolean;
  /** The media types that may be chosen, separated by commas. */
  accept: string;
  upload: (file: File) => Promise<string>;
  /** The sentence for what `upload` throws. */
  describe: (error: unknown) => string;
  onUploaded: (value: string) => void;
  onProblem: (problem: string | undefined) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [busy, act] = useAction();
  const [unsent, setUnsent] = useState<File>();

  function send(file: File) {
    onProblem(undefined);
    return act(
      async () => {
        onUploaded(await upload(file));
        setUnsent(undefined);
      },
      (error) => {
        setUnsent(file);
        onProblem(describe(error));
      },
    );
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (file) void send(file);
    // The same file can be chosen again after it was mended.
    input.value = "";
  }

  return (
    <>
      <Button
        ref={ref}
        variant="secondary"
        busy={busy}
        busyLabel="Uploading..."
        onClick={() => mayChoose() && picker.current?.click()}
      >
        {label}
      </Button>
      <CameraButton disabled={busy} onPress={() => mayChoose() && camera.current?.click()} />
      {unsent && !busy && (
        <Button variant="secondary" onClick={() => void send(unsent)}>
          Send {unsent.name} Again
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        accept={accept}
        aria-label={fileLabel}
        hidden
        onChange={choose}
      />
      <input
        ref={camera}
        type="file"
        accept={accept}
        capture="environment"
        aria-label="Photograph taken now"
        hidden
        onChange={choose}
      />
      <span role="status" className="sr-only">
        {busy ? "Uploading..." : ""}
      </span>
    </>
  );
}

/** Leads to the camera, on a device that has one under the thumb. */
export function CameraButton({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  return (
    <Button
      variant="secondary"
      className="hidden pointer-coarse:inline-flex"
      disabled={disabled}
      onClick={onPress}
    >
      Take a Photograph
    </Button>
  );
}
