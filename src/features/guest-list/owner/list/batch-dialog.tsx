import { useId, useState } from "react";
import type { ListedEvent } from "#features/events/answers.ts";
import { peopleCount } from "#features/registrations/rules.ts";
import { holdsPlaces } from "#features/registrations/statuses.ts";
import { counted } from "#shared/both/counts-in-words.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field.tsx";
import Modal from "#ui/modal.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import { type BatchDone, changeMany } from "./batch.ts";
import type { ListedRegistration } from "./registration-list.ts";

/** Asks once before many registrations are cancelled or deleted: how many, whose, and who is told. */
export default function BatchDialog({
  action,
  rows: selected,
  events,
  onDone,
  onClose,
}: {
  action: "cancel" | "delete";
  rows: readonly ListedRegistration[];
  /** With their places; undefined while they are not known. */
  events: readonly ListedEvent[] | undefined;
  onDone: (outcome: BatchDone) => void;
  onClose: () => void;
}) {
  // What the owner says yes to is what she was asked about, whatever the list shows meanwhile.
  const [rows] = useState(() =>
    action === "delete" ? selected : selected.filter(({ status }) => status !== "cancelled"),
  );
  const [tells, setTells] = useState(true);
  const [busy, act] = useAction();
  const details = useId();
  const withEmail = rows.filter(({ email }) => email !== "");
  const addresses = new Set(withEmail.map(({ email }) => email.toLowerCase())).size;
  const count = counted(rows.length, "registration");
  const already = selected.length - rows.length;
  const isCancelling = action === "cancel";
  const freed = isCancelling && rows.some((row) => isWaitedFor(row, events));

  const became = isCancelling ? "cancelled" : "deleted";
  const change = () =>
    act(async () => {
      const outcome = await changeMany(action, rows, isCancelling && tells && addresses > 0);
      showToast({ title: `${counted(outcome.done.length, "registration")} ${became}` });
      onDone(outcome);
    }, `The registrations could not be ${became}. Please try again.`);

  return (
    <Modal
      role="alertdialog"
      title={isCancelling ? `Cancel ${count}?` : deletionQuestion(rows.length)}
      describedBy={details}
      onClose={() => busy || onClose()}
    >
      <div id={details} className="mt-3 grid gap-2 text-ink-soft">
        <p>
          {peopleCount(rows.reduce((sum, row) => sum + row.attendeesCount, 0))}: {eventsOf(rows)}.
        </p>
        {already > 0 && <p>{already.toLocaleString("en-US")} more selected: cancelled already.</p>}
        {isCancelling ? (
          <p>
            They stay on this list as cancelled, and you can undo it.
            {freed && " Their places are offered to those who wait, by letter."}
          </p>
        ) : (
          <p>This cannot be undone, and no letter goes.</p>
        )}
      </div>
      {isCancelling && addresses > 0 && (
        <CheckboxField
          className="mt-3"
          label={`Send a letter that the registration is cancelled to ${counted(addresses, "email address", "email addresses")}`}
          hint={hintOf(rows.length - withEmail.length, withEmail.length > addresses)}
          checked={tells}
          onChange={({ currentTarget }) => setTells(currentTarget.checked)}
        />
      )}
      {isCancelling && addresses === 0 && rows.length > 0 && (
        <p className="mt-3">There is no email address, so no letter goes.</p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => busy || onClose()}>
          Go Back
        </Button>
        <Button
          variant="destructive"
          busy={busy}
          busyLabel={isCancelling ? "Cancelling..." : "Deleting..."}
          disabled={rows.length === 0}
          onClick={() => void change()}
        >
          {isCancelling ? `Cancel ${count}` : `Delete ${count}`}
        </Button>
      </div>
    </Modal>
  );
}

function deletionQuestion(count: number): string {
  return count === 1
    ? "Are you sure you want to delete this registration?"
    : `Are you sure you want to delete these ${counted(count, "registration")}?`;
}

function hintOf(withoutEmail: number, sharesAddresses: boolean): string | undefined {
  const hints = [
    ...(withoutEmail > 0
      ? [`${counted(withoutEmail, "registration")} without an email address: please telephone.`]
      : []),
    ...(sharesAddresses ? ["One address gets at most four letters: the last tells the rest."] : []),
  ];
  return hints.join(" ") || undefined;
}

/** "Herb Walk, Rose Day", or how many where they are more than a few. */
function eventsOf(rows: readonly ListedRegistration[]): string {
  const titles = new Map(rows.map((row) => [row.eventId, row.deletedTitle ?? row.eventTitle]));
  return titles.size > 3 ? `${titles.size} events` : [...titles.values()].join(", ");
}

function isWaitedFor(
  { eventId, status }: ListedRegistration,
  events: readonly ListedEvent[] | undefined,
): boolean {
  const event = events?.find(({ id }) => id === eventId);
  return holdsPlaces(status ?? "registered") && (event?.people.waiting ?? 0) > 0;
}
