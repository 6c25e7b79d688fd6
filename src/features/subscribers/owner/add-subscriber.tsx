import { attemptForm } from "#shared/both/attempt.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { useForm } from "#shared/browser/form.ts";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { Subscriber } from "../answers.ts";
import { AddedSubscriber } from "../owner-inputs.ts";
import { subscribersPath } from "./queries.ts";

/** Somebody who agreed on paper, by telephone or at the gate. */
export function AddSubscriber({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const form = useForm({
    start: { email: "", phone: "", reason: "" },
    loadSchema: async () => AddedSubscriber,
    checkedTogether: ["email", "phone"],
    send: (body) =>
      attemptForm(
        async () => {
          const person = await adminRequest<Subscriber>("POST", subscribersPath, { body });
          showToast({ title: "Added", description: says(person) });
          onAdded();
        },
        (_, issues) => issues.length === 0 && showFailure("Nobody was added. Please try again."),
      ),
  });
  const isChanged = Object.values(form.values).some((value) => value !== "");
  return (
    <FormDialog
      title="Add Somebody"
      submit="Add"
      busyLabel="Adding..."
      form={{ ...form, isChanged, isUnsaved: () => isChanged }}
      onClose={onClose}
    >
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
