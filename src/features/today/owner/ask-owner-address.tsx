import type { OwnerMailSettings } from "#features/owner-mail/answers.ts";
import { OwnerMailInput } from "#features/owner-mail/inputs.ts";
import { attemptForm } from "#shared/both/attempt.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { useForm } from "#shared/browser/form.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { showFailure, showToast } from "#ui/show-toast.ts";

/** Asks the owner at her first visit where letters to her go. */
export function AskOwnerAddress({ onSaved }: { onSaved: () => Promise<unknown> }) {
  const { props, field, busy } = useForm({
    start: { address: "" },
    loadSchema: async () => OwnerMailInput,
    send: (body) =>
      attemptForm(
        async () => {
          const path = "/api/admin/owner-mail";
          const { pending } = await adminRequest<OwnerMailSettings>("PUT", path, { body });
          const link = `A letter is on its way to ${pending}. Please open the link in it.`;
          showToast({ title: "Saved", description: pending === null ? undefined : link });
          await onSaved();
        },
        () => showFailure("The setting could not be saved. Please try again."),
      ),
  });
  return (
    <form {...props} noValidate className="mt-2 flex w-full max-w-measure items-end gap-3">
      <div className="min-w-0 grow">
        <TextField
          label="Your Email Address"
          type="email"
          autoComplete="email"
          {...field("address")}
        />
      </div>
      <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
        Save
      </Button>
    </form>
  );
}
