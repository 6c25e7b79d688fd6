import { useState } from "react";
import type { ListedEvent } from "#features/events/answers.ts";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { AddedRegistration } from "#features/registrations/owner-inputs.ts";
import { AttendeesField, plainControls } from "#features/registrations/pages/plain-controls.tsx";
import { saysPrice } from "#features/registrations/paid.ts";
import {
  type FieldName,
  fieldNames,
  fieldsIn,
} from "#features/registrations/registration-fields.ts";
import { counted, placesCount } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { createKeys } from "#shared/browser/idempotency-key.ts";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { PrivateNoteField } from "#ui/owner/people/private-note-field.tsx";
import { SelectField } from "#ui/owner/select-segments-and-switch.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import { useCapacityQuestion } from "./over-capacity.tsx";
import { PaidFields, withPaid } from "./paid-fields.tsx";
import { refreshRegistrations, registrationsPath } from "./registration-actions.ts";
import { addingDraft } from "./which-dialog-is-open.ts";

/** Beside the name. Who calls is asked for a number first. */
const others = [...new Set<FieldName>(["phone", ...fieldNames])].filter(
  (name) => name !== "fullName",
);

/** The form for a registration that the owner takes by telephone or at the counter. */
export default function AddRegistrationDialog({
  events,
  eventId,
  onClose,
}: {
  /** In the calendar's order. */
  events: readonly ListedEvent[];
  eventId: number | undefined;
  onClose: () => void;
}) {
  const [keyFor] = useState(createKeys);
  const { send, question } = useCapacityQuestion();
  const form = useOwnerForm({
    draft: addingDraft,
    item: undefined as RegistrationForOwner | undefined,
    valuesOf: () => ({
      eventId: eventId === undefined ? "" : String(eventId),
      ...fieldsIn(undefined),
      ...{ attendeesCount: 1, note: "", paid: "", paidBy: "cash" },
    }),
    schema: AddedRegistration,
    payloadOf: (values) => ({ ...withPaid(values), eventId: Number(values.eventId) || undefined }),
    save: (input) =>
      send(
        (how) =>
          adminRequest<RegistrationForOwner>("POST", registrationsPath, {
            body: { ...input, ...how },
            headers: { "idempotency-key": keyFor(input) },
          }),
        { people: input.attendeesCount, mayWait: true },
      ),
    says: { failed: "The registration could not be added. Please try again." },
    onSaved(added) {
      showToast({
        title: added.status === "registered" ? "Registration added" : "Added to the waiting list",
        description: whatGoesOut(added),
      });
      onClose();
      void refreshRegistrations();
    },
  });
  const { field, values } = form;
  const chosen = events.find(({ id }) => String(id) === values.eventId);
  const email = values.email.trim();

  const entered = { from: "owner", byOwner: true } as const;

  return (
    <FormDialog
      title="Add Registration"
      submit="Add Registration"
      {...{ form, onClose }}
      after={question}
    >
      <SelectField
        label="Event"
        hint={chosen && placesOf(chosen)}
        choices={[["", "Choose an event"], ...events.map(eventChoice)]}
        {...field("eventId")}
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_13rem]">
        {plainControls(["fullName"], field, { ...entered, columns: 1 })}
        <AttendeesField {...field("attendeesCount")} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {plainControls(others, field, { ...entered, columns: 2 })}
      </div>
      {saysPrice(chosen?.cost) && <PaidFields eventCost={chosen?.cost} {...{ field }} />}
      <PrivateNoteField {...field("note")} />
      <p role="status" className="text-ink-soft">
        {email
          ? `A confirmation letter goes to ${email}.`
          : "Without an email address no letter goes: please tell them all that they need to know."}
      </p>
    </FormDialog>
  );
}

function eventChoice({ id, title, date, status }: ListedEvent) {
  const isOff = status === "cancelled" ? " (cancelled)" : "";
  return [id, `${title}, ${formatEventDate(date)}${isOff}`] as const;
}

/** "10 of 12 places are taken, 3 people wait." */
function placesOf({ capacity, people, closedBecause }: ListedEvent): string | undefined {
  const parts = [];
  if (capacity !== null) {
    parts.push(`${people.taken} of ${placesCount(capacity)} are taken.`);
  }
  if (people.waiting > 0) {
    parts.push(`${counted(people.waiting, "person waits", "people wait")}.`);
  }
  if (closedBecause) parts.push("Visitors cannot register any more; you can.");
  return parts.join(" ") || undefined;
}

function whatGoesOut({ email, letter }: RegistrationForOwner): string {
  if (!email || !letter) return "There is no email address, so no letter goes.";
  return letter.delivery === "file"
    ? "No mail server is connected, so the letter is kept as a file."
    : `A confirmation letter is on its way to ${email}.`;
}
