import { adminRequest } from "#shared/browser/admin-request.ts";
import { CodeField } from "#ui/owner/ask-again/code-field.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { QrCode } from "#ui/owner/qr-code.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import type { RecoveryCodes, SecondFactorStart } from "../answers.ts";
import { CodeInput } from "../inputs.ts";

/** Gives the secret to an app, and takes the app's first code. */
export default function AddSecondFactorDialog({
  start: { secret, address },
  onAdded,
  onClose,
}: {
  start: SecondFactorStart;
  onAdded: (recoveryCodes: readonly string[]) => unknown;
  onClose: () => void;
}) {
  const form = useOwnerForm({
    draft: undefined,
    item: undefined,
    valuesOf: () => ({ code: "" }),
    schema: CodeInput,
    save: (body) => adminRequest<RecoveryCodes>("PUT", "/api/admin/second-factor", { body }),
    says: { failed: "The second factor is not added." },
    onSaved: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
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
            Open an app for codes on your phone (such as Google Authenticator, Microsoft
            Authenticator or 1Password) and let it read this picture.
          </p>
          <QrCode address={address} label="QR code for the app" />
          <p className="mt-4 text-center">
            Or enter this key:{" "}
            <code className="break-words">{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
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
