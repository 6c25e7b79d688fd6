import { useState } from "react";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { saveFile } from "#shared/browser/save-file.ts";
import { Button } from "#ui/button.tsx";
import Modal from "#ui/modal.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { QrCode } from "#ui/owner/pictures/qr-code.tsx";
import { CodeField } from "#ui/owner/reauthenticate/code-field.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import type { RecoveryCodes, SigningIn } from "../answers.ts";
import { SecondFactorInput } from "../inputs.ts";

/** Gives a secret to an app, takes the app's first code, and shows the recovery codes, this once. */
export default function AddSecondFactorDialog({
  newSecret,
  onClose,
}: {
  newSecret: SigningIn["newSecret"];
  onClose: () => void;
}) {
  // The same one until it is in the app, whatever is read meanwhile.
  const [{ secret, address }] = useState(newSecret);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const form = useOwnerForm({
    draft: undefined,
    item: undefined,
    valuesOf: () => ({ secret, code: "" }),
    schema: SecondFactorInput,
    save: (body) => adminRequest<RecoveryCodes>("PUT", "/api/admin/second-factor", { body }),
    says: { failed: "The second factor is not added." },
    onSaved: (saved) => setRecoveryCodes(saved.recoveryCodes),
  });
  if (recoveryCodes) return <ShownOnce codes={recoveryCodes} onClose={onClose} />;
  return (
    <FormDialog
      title="Add a second factor"
      className=""
      form={{ ...form, isChanged: false, isUnsaved: () => false }}
      submit="Add It"
      onClose={onClose}
      before={
        <>
          <p className="mt-3">
            Open an app for codes on your phone (such as Google Authenticator or 1Password) and let
            it read this picture.
          </p>
          <QrCode address={address} label="QR code for the app" />
          <p className="mt-4 text-center">
            Or type this key: <code>{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
            <br />
            <a href={address}>Open it in an app on this device</a>
          </p>
        </>
      }
    >
      <CodeField hint="The six digits that the app shows now." {...form.field("code")} />
    </FormDialog>
  );
}

function ShownOnce({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = `Recovery codes for ${location.host}\n\n${codes.join("\n")}\n`;
  return (
    <Modal title="Your recovery codes" onClose={onClose}>
      <p className="mt-3">
        Without your phone, each of these signs you in once, in place of the app’s code. They are
        shown this once: keep them on paper, or where you keep your passwords.
      </p>
      <ol className="mt-4 grid list-inside list-decimal gap-x-8 gap-y-1 tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="mt-6 flex flex-wrap justify-end gap-3">
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([text], { type: "text/plain" }), "recovery-codes.txt")}
        >
          Save as a File
        </Button>
        <Button onClick={onClose}>I Have Kept Them</Button>
      </p>
    </Modal>
  );
}
