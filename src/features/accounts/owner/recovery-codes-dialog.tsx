import { saveFile } from "#shared/browser/save-file.ts";
import { Button } from "#ui/button.tsx";
import Modal from "#ui/modal.tsx";

/** Shows the recovery codes, this once. */
export default function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) {
  const save = () =>
    saveFile(
      new Blob([`Recovery codes for ${location.host}\n\n${codes.join("\n")}\n`], {
        type: "text/plain",
      }),
      "recovery-codes.txt",
    );
  return (
    <Modal title="Your recovery codes" onClose={onClose}>
      <p className="mt-3">
        Without your phone, each of these signs you in once, in place of the app’s code. They are
        shown this once: keep them on paper, or where you keep your passwords.
      </p>
      <ol className="mt-4 grid gap-x-8 gap-y-1 font-mono tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={save}>
          Save as a File
        </Button>
        <Button onClick={onClose}>I Have Kept Them</Button>
      </p>
    </Modal>
  );
}
