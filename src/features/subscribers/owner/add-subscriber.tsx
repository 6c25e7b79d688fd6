import { adminRequest } from "#shared/browser/admin-request.ts";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import type { Subscriber } from "../answers.ts";
import { AddedSubscriber } from "../owner-inputs.ts";
import { showChanged, subscribersPath } from "./queries.ts";

/** Somebody who agreed on paper, by telephone or at the gate. */
export function AddSubscriber({ onClose }: { onClose: () => void }) {
  const form = useOwnerForm({
    draft: "subscriber:new",
    item: undefined as Subscriber | undefined,
    valuesOf: () => ({ email: "", phone: "", reason: "" }),
    schema: AddedSubscriber,
    checkedTogether: ["email", "phone"],
    save: (body) => adminRequest<Subscriber>("POST", subscribersPath, { body }),
    says: { failed: "Nobody was added." },
    onSaved(person) {
      showToast({ title: "Added", description: says(person) });
      onClose();
      void showChanged();
    },
  });
  return (
    <FormDialog title="Add Somebody" submit="Add" busyLabel="Adding..." {...{ form, onClose }}>
      <TextField label="Email" type="email" autoComplete="off" {...form.field("email")} />
      <TextField label="Phone" optional type="tel" autoComplete="off" {...form.field("phone")} />
      <TextAreaField
        label="How they agreed"
        rows={3}
        hint="For example: wrote it on the sheet at the June tour. You may have to show this one day."
        {...form.field("reason")}
      />
    </FormDialog>
  );
}

function says({ status, email }: Subscriber): string {
  if (status === "active") return `A letter of welcome goes to ${email}.`;
  if (status === "phone_only") return "By phone only: the site sends no SMS.";
  return `A letter asks ${email} to confirm. Until it is answered no other goes there.`;
}
