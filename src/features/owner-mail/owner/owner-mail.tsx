import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { TextField } from "#ui/field.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { OwnerForm } from "#ui/owner/owner-form.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { SelectField } from "#ui/owner/select-segments-and-switch.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import type { OwnerMailSettings } from "../answers.ts";
import { OwnerMailInput } from "../inputs.ts";

const ownerMailPath = "/api/admin/owner-mail";

const choices = [
  [
    "at_once",
    "At once",
    "A letter for each registration, change and cancellation; many at a time are one letter.",
  ],
  ["daily", "Once a day", "One letter with all of the day."],
  ["never", "Never", "No letters. The dashboard has it all."],
] as const;

/** Where and when the owner is told by letter of registrations. */
export default function OwnerMail() {
  const read = useAdminQuery<OwnerMailSettings>(ownerMailPath, { fresh: true });
  return (
    <AdminPage
      title="Letters to You"
      path="/admin-owner-mail"
      links={[["/admin-letters", "Letters"]]}
    >
      <section className="card admin-card lg:max-w-[44rem]" aria-label="Letters to you">
        <WhenRead read={read} failed="The setting could not be loaded. Please try again.">
          {(settings) => (
            <OwnerMailForm
              key={`${settings.address} ${settings.pending} ${settings.word}`}
              settings={settings}
            />
          )}
        </WhenRead>
      </section>
    </AdminPage>
  );
}

function OwnerMailForm({ settings }: { settings: OwnerMailSettings }) {
  const { address, pending, word } = settings;
  const form = useOwnerForm({
    draft: "owner-mail",
    item: settings,
    valuesOf: () => ({ address: pending ?? address ?? "", word: word as string }),
    schema: OwnerMailInput,
    // An empty field takes the address away.
    payloadOf: (values) => ({ ...values, address: values.address.trim() || null }),
    save: (body) => adminRequest<OwnerMailSettings>("PUT", ownerMailPath, { body }),
    says: { failed: "The setting could not be saved. Please try again." },
    onSaved(saved) {
      showToast({
        title: "Saved",
        description:
          saved.pending === null
            ? undefined
            : `A letter is on its way to ${saved.pending}. Please open the link in it.`,
      });
      browserStore().set(ownerMailPath, saved);
    },
  });
  const { field, values } = form;
  return (
    <OwnerForm form={form} submit="Save">
      <TextField
        label="Your Email Address"
        type="email"
        autoComplete="email"
        hint={
          pending
            ? `${pending} is not confirmed yet. Please open the link in the letter to it.`
            : address
              ? "This address is confirmed."
              : "A new address gets a letter with a link to confirm it."
        }
        {...field("address")}
      />
      <SelectField
        label="When would you like to be told?"
        hint={choices.find(([value]) => value === values.word)?.[2]}
        choices={choices.map(([value, label]) => [value, label])}
        {...field("word")}
      />
    </OwnerForm>
  );
}
