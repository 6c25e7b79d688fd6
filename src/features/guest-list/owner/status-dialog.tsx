import { useId, useState } from "react";
import type { ListedEvent } from "#features/events/answers.ts";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { StatusChange } from "#features/registrations/owner-inputs.ts";
import { mostAttendees } from "#features/registrations/registration-fields.ts";
import { statusLabels } from "#features/registrations/statuses.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { fullTime } from "#shared/browser/relative-time.ts";
import { CheckboxField, Problem, TextField } from "#ui/field.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import type { ListedRegistration } from "./list/sort-and-total-registrations.ts";
import { useCapacityQuestion } from "./over-capacity.tsx";
import { changeStatus, registrationPath } from "./registration-actions.ts";
import { offerLetter, type StatusChoice, statusChoices } from "./status-choices.ts";
import { statusDraft } from "./which-dialog-is-open.ts";

export interface StatusChanged {
  before: RegistrationForOwner;
  after: RegistrationForOwner;
  withLetter: boolean;
  /** The registration to which what was paid and the note of this one were given. */
  given?: { before: RegistrationForOwner; after: RegistrationForOwner } | undefined;
}

/** Changes the status of one registration, and says which letter will go to whom. */
export default function StatusDialog({
  registration,
  event,
  onChanged,
  onClose,
}: {
  registration: ListedRegistration;
  event: ListedEvent | undefined;
  onChanged: (changed: StatusChanged) => void;
  onClose: () => void;
}) {
  const { id, eventTitle, deletedTitle } = registration;
  // As it is on the server, which somebody else may have changed since the list was read.
  const [current, setCurrent] = useState<RegistrationForOwner>(registration);
  const choices = statusChoices(current, event);
  const { send, question } = useCapacityQuestion();
  const group = useId();
  const form = useOwnerForm({
    draft: statusDraft(id),
    item: current,
    valuesOf: (item) => ({
      status: "",
      cameCount: item?.cameCount ?? item?.attendeesCount ?? 1,
      sendLetter: true,
    }),
    schema: StatusChange,
    // How many came goes with "came" alone, and a letter with everything else.
    payloadOf: ({ status, cameCount, sendLetter }) =>
      status === "came" ? { status, cameCount } : { status, sendLetter },
    async save(change, unchanged) {
      const letter = choices.find(({ status }) => status === change.status)?.letter ?? null;
      const sendLetter = letter !== null && change.sendLetter === true;
      const after = await send(
        (how) => changeStatus(id, { ...change, sendLetter, ...how }, unchanged),
        { people: current.attendeesCount },
      );
      if (after === false) return false;
      const withLetter = current.email !== "" && (letter === offerLetter || sendLetter);
      return { before: current, after, withLetter };
    },
    async readAgain() {
      const theirs = await adminRequest<RegistrationForOwner>("GET", registrationPath(id));
      setCurrent(theirs);
      return theirs;
    },
    says: {
      failed: "The status could not be changed. Please try again.",
      gone: "This registration has been deleted meanwhile.",
      unreadable: "Failed to load registration data. Please try again.",
    },
    onSaved: onChanged,
  });
  const { field, values, errors, set } = form;
  const choice = choices.find(({ status }) => status === values.status);

  return (
    <FormDialog
      title={`Status of ${current.fullName}`}
      submit="Change Status"
      cancel="Close"
      {...{ form, onClose }}
      before={
        <>
          <p className="mt-2 text-ink-soft">
            {deletedTitle ?? eventTitle}, {peopleCount(current.attendeesCount)}
          </p>
          <p className="mt-2">
            Now: <strong>{statusLabels[current.status]}</strong>
            {whatElse(current)}
          </p>
        </>
      }
      after={question}
    >
      <div
        role="radiogroup"
        tabIndex={-1}
        className="grid"
        aria-labelledby={`${group}-label`}
        aria-invalid={errors.status ? true : undefined}
        aria-describedby={errors.status && `${group}-error`}
      >
        <p id={`${group}-label`} className="font-semibold">
          What becomes of it?
        </p>
        {choices.map(({ status, label, explains }) => (
          <label key={status} className="flex cursor-pointer gap-[0.85rem] py-2">
            <input
              type="radio"
              className="mt-[0.15rem] size-5 flex-none"
              name={`${group}-status`}
              value={status}
              checked={values.status === status}
              onChange={() => set("status", status)}
            />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-ink-soft">{explains}</span>
            </span>
          </label>
        ))}
        <Problem id={`${group}-error`}>{errors.status}</Problem>
      </div>
      {choice?.status === "came" && (
        <TextField
          label="How Many Came"
          type="number"
          min={1}
          max={mostAttendees}
          inputMode="numeric"
          className="max-w-52"
          {...field("cameCount")}
        />
      )}
      {choice && <Letter {...{ choice, current, field }} />}
    </FormDialog>
  );
}

function Letter({
  choice: { letter },
  current: { email, fullName, phone },
  field,
}: {
  choice: StatusChoice;
  current: RegistrationForOwner;
  field: (name: "sendLetter") => object;
}) {
  if (letter === null) return <p>No letter goes.</p>;
  if (!email) {
    return (
      <p>
        There is no email address, so no letter goes.
        {phone && letter !== offerLetter && ` Please tell ${fullName}: ${phone}.`}
      </p>
    );
  }
  if (letter === offerLetter) return <p>The letter with the offer goes to {email}.</p>;
  return <CheckboxField label={`Send a letter to ${email} ${letter}`} {...field("sendLetter")} />;
}

function whatElse({
  status,
  waitingSince,
  offerExpiresAt,
  cancelledBy,
  cameCount,
  attendeesCount,
}: RegistrationForOwner): string {
  if (status === "waiting" && waitingSince) return `, since ${fullTime(waitingSince)}`;
  if (status === "offered" && offerExpiresAt) return `, held until ${fullTime(offerExpiresAt)}`;
  if (status === "came" && cameCount !== null) return `, ${cameCount} of ${attendeesCount}`;
  if (status === "cancelled") {
    if (cancelledBy === "visitor") return ", by themselves";
    if (cancelledBy === "lapse") return ", because the offer was not answered in time";
  }
  return "";
}
