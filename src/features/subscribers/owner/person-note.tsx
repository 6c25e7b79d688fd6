import { type Ref, useImperativeHandle } from "react";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { OwnerForm } from "#ui/owner/owner-form.tsx";
import { PrivateNoteField } from "#ui/owner/people/private-note-field.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import type { KeptAboutPerson } from "../answers.ts";
import { type PersonAsked, PersonNoted } from "../owner-inputs.ts";
import { isNoteOn } from "../whose-note.ts";

/**
 * The note on exactly this person. One that is found by a family's number alone is read above, and stays as it
 * is. `ref` saves what is typed, and answers whether all of it stands.
 */
export function PersonNote({
  kept,
  onSaved,
  ref,
}: {
  kept: KeptAboutPerson;
  onSaved: () => void;
  ref: Ref<() => Promise<boolean>>;
}) {
  const notes = (kept.kept["Your note"] ?? []) as (PersonAsked & { note: string })[];
  const theirs = notes.find((it) => isNoteOn(kept.about, it));
  const form = useOwnerForm({
    // A draft would be kept under the person's address.
    draft: undefined,
    item: kept,
    valuesOf: () => ({ about: kept.about, note: theirs?.note ?? "" }),
    schema: PersonNoted,
    save: (body) => adminRequest("PUT", "/api/admin/people/note", { body }),
    says: { failed: "The note could not be saved. Please try again." },
    onSaved() {
      showToast({ title: "Note saved" });
      onSaved();
    },
  });
  useImperativeHandle(ref, () => form.saveTyped);
  return (
    <div className="mt-6 border-t border-rule pt-4">
      <OwnerForm form={form} submit="Save Note">
        <PrivateNoteField {...form.field("note")} />
      </OwnerForm>
    </div>
  );
}
