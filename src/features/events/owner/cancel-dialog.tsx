import { adminRequest, isSignedOut, useAdminQuery } from "#platform/browser/admin-request.ts";
import { useForm } from "#platform/browser/form.ts";
import { HttpError } from "#platform/shared/http-error.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField, TextAreaField, TextField } from "#ui/field.tsx";
import { LoadingText } from "#ui/loading-and-empty-states.tsx";
import Modal from "#ui/modal.tsx";
import { showFailure, showToast } from "#ui/toast.ts";
import { type Audience, type ChangedEvent, type ListedEvent, OwnersWords } from "../contract.ts";
import { formatEventDate } from "../rules.ts";
import { adminEventsPath, refreshEvents } from "./queries.ts";

/** Cancels an event, and asks whether to tell its people, in the owner's words. */
export default function CancelDialog({
  event,
  onClose,
}: {
  event: ListedEvent;
  onClose: () => void;
}) {
  const path = `${adminEventsPath}/${event.id}`;
  const { data: audience } = useAdminQuery<Audience>(`${path}/audience`, {
    signedIn: true,
    fresh: true,
  });
  return (
    <Modal title={`Cancel ${event.title}?`} className="dialog-wide" onClose={onClose}>
      {audience ? (
        <CancelForm {...{ event, audience, path, onClose }} />
      ) : (
        <LoadingText>Loading...</LoadingText>
      )}
    </Modal>
  );
}

function CancelForm({
  event,
  audience,
  path,
  onClose,
}: {
  event: ListedEvent;
  audience: Audience;
  path: string;
  onClose: () => void;
}) {
  const { registrations, people, withoutEmail } = audience;
  const { props, field, values, busy } = useForm({
    start: { tells: registrations > 0, ...letterFor(event) },
    loadSchema: async () => OwnersWords,
    async send(letter) {
      const tells = props.ref.current?.querySelector<HTMLInputElement>("[name=tells]")?.checked;
      try {
        const body = tells ? { tell: letter } : {};
        const changed = await adminRequest<ChangedEvent>("POST", `${path}/cancel`, { body });
        showToast({
          title: "The event is cancelled",
          description: changed.letter && `Letters are on their way: ${changed.letter.recipients}.`,
        });
      } catch (error) {
        if (!isSignedOut(error)) showFailure("Failed to update event.");
        return error instanceof HttpError ? error.issues : undefined;
      }
      onClose();
      void refreshEvents();
      return undefined;
    },
  });
  return (
    <form {...props} noValidate className="mt-4 grid gap-5">
      <p>It stays on the site, marked as cancelled, and you can reinstate it.</p>
      {registrations > 0 && (
        <CheckboxField
          label={`Tell ${registrations} ${registrations === 1 ? "registration" : "registrations"} (${people} ${people === 1 ? "person" : "people"})`}
          {...field("tells")}
        />
      )}
      <div className="grid gap-5" hidden={!values.tells}>
        <TextField label="Subject" {...field("subject")} />
        <TextAreaField label="Letter" rows={7} {...field("text")} />
        {withoutEmail.length > 0 && (
          <div className="admin-notice">
            <p>Without an email address; please telephone:</p>
            <ul>
              {withoutEmail.map(({ id, fullName, phone }) => (
                <li key={id}>
                  {fullName}, {phone}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Keep the Event
        </Button>
        <Button type="submit" variant="destructive" busy={busy} busyLabel="Saving...">
          Cancel the Event
        </Button>
      </div>
    </form>
  );
}

function letterFor({ title, date, time }: ListedEvent) {
  return {
    subject: `Cancelled: ${title}`,
    text: `We are sorry: ${title} on ${formatEventDate(date)}, ${time}, cannot take place. You need not do anything.\n\nWe hope to see you at another event.`,
  };
}
