import { useId, useState } from "react";
import type { ListedEvent } from "#features/events/answers.ts";
import type { BatchResult, RegistrationForOwner } from "#features/registrations/answers.ts";
import { holdsPlaces } from "#features/registrations/statuses.ts";
import { counted, peopleCount } from "#shared/both/counts-in-words.ts";
import { runOwnerAction } from "#shared/both/run-owner-action.ts";
import { changeRows } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field.tsx";
import Modal from "#ui/modal.tsx";
import { PeopleToTelephone } from "#ui/owner/people/people-to-telephone.tsx";
import { TrashNote } from "#ui/owner/trash.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import {
  offeredTo,
  refreshRegistrations,
  registrationsPath,
  sendBatch,
} from "../registration-actions.ts";
import { undoOf } from "../status-choices.ts";
import type { ListedRegistration } from "./sort-and-total-registrations.ts";

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
  events: readonly ListedEvent[] | undefined;
  /** Called with those that need not stay selected: all except those that somebody else changed meanwhile. */
  onDone: (rows: readonly ListedRegistration[]) => void;
  onClose: () => void;
}) {
  // The owner agrees to what she was asked about, whatever the list shows meanwhile.
  const [rows] = useState(() =>
    action === "delete" ? selected : selected.filter(({ status }) => status !== "cancelled"),
  );
  const [tells, setTells] = useState(true);
  const [busy, act] = useAction();
  const details = useId();
  const withEmail = rows.filter(({ email }) => email !== "");
  const withoutEmail = rows.filter(({ email }) => email === "");
  const addresses = new Set(withEmail.map(({ email }) => email.toLowerCase())).size;
  const count = counted(rows.length, "registration");
  const already = selected.length - rows.length;
  const isCancelling = action === "cancel";
  const freed = isCancelling && rows.some((row) => isWaitedFor(row, events));

  const isDone = isCancelling ? "cancelled" : "deleted";
  const change = () =>
    act(async () => {
      const registrations = rows.map(({ id, version }) => ({ id, version }));
      const withLetter = isCancelling && tells && addresses > 0;
      const { results, letters, offered } = await sendBatch(
        isCancelling
          ? { action: "cancel", registrations, sendLetter: withLetter }
          : { action: "delete", registrations },
      );
      const result = new Map(results.map((one) => [one.id, one]));
      const became = (wanted: BatchResult) =>
        rows.filter(({ id }) => result.get(id)?.result === wanted);
      const done = became("done").map((before) => ({
        before,
        version: result.get(before.id)?.version ?? before.version,
      }));
      const changed = became("changed");
      const gone = became("gone").length;
      showDone(action, done);
      const undoes = done.length > 0;
      showToast({
        title: `${counted(done.length, "registration")} ${isDone}`,
        description: lettersOf(letters) + (undoes && withLetter ? " Undoing it sends others." : ""),
        note: [
          changed.length > 0 && changedMeanwhile(changed),
          offeredTo(offered),
          gone > 0 && `${counted(gone, "registration")} had been deleted already.`,
        ]
          .filter(Boolean)
          .join(" "),
        ...(undoes && {
          action: { label: "Undo", onPress: () => void undo(action, done, { withLetter }) },
        }),
      });
      onDone(selected.filter((row) => !changed.includes(row)));
    }, `The registrations could not be ${isDone}. Please try again.`);

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
          <>
            <TrashNote count={rows.length} />
            <p>No letter goes.</p>
          </>
        )}
      </div>
      {isCancelling && addresses > 0 && (
        <CheckboxField
          className="mt-3"
          label={`Send a letter that the registration is cancelled to ${counted(addresses, "email address", "email addresses")}`}
          hint={
            withEmail.length > addresses
              ? "One address gets at most four letters: the last tells the rest."
              : undefined
          }
          checked={tells}
          onChange={({ currentTarget }) => setTells(currentTarget.checked)}
        />
      )}
      {isCancelling && (
        <div className="mt-3">
          <PeopleToTelephone people={withoutEmail} />
        </div>
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

/** A registration as it was before, with the version that it has now. */
interface Changed {
  before: ListedRegistration;
  version: number;
}

/** Undoes a cancellation or a deletion. If there are no places left for some, she is asked again. */
function undo(
  action: "cancel" | "delete",
  done: readonly Changed[],
  how: { withLetter: boolean; allowOverCapacity?: true },
): Promise<boolean> {
  const { withLetter: sendLetter, ...knowingly } = how;
  return runOwnerAction(
    async () => {
      const registrations = done.map(({ before, version }) => {
        const back = undoOf(before) as { status: "registered" | "waiting" | "came" };
        return { id: before.id, version, ...back };
      });
      const { results } = await sendBatch(
        action === "cancel"
          ? { ...{ action: "undo-cancel", registrations, sendLetter }, ...knowingly }
          : { ...{ action: "undo-delete", registrations }, ...knowingly },
      );
      void refreshRegistrations();
      const idsThat = (wanted: BatchResult) =>
        new Set(results.filter(({ result }) => result === wanted).map(({ id }) => id));
      const undone = idsThat("done").size;
      const fullIds = idsThat("full");
      const full = done.filter(({ before }) => fullIds.has(before.id));
      const others = done.length - undone - full.length;
      const description = others > 0 ? `${counted(others, "registration")} changed meanwhile.` : "";
      if (full.length === 0) {
        showToast({ title: `${counted(undone, "registration")} as before`, description });
        return;
      }
      const anyway = () => undo(action, full, { ...how, allowOverCapacity: true });
      const stays = action === "cancel" ? "still cancelled" : "still in the Trash";
      showToast({
        title: `${counted(full.length, "registration")} ${stays}`,
        description: `There are no places left. ${description}`,
        action: { label: "Register All the Same", onPress: () => void anyway() },
      });
    },
    () => showFailure("The registrations could not be changed. Please try again."),
  );
}

function lettersOf(letters: number): string {
  if (letters === 0) return "No letter goes.";
  return `Letters about ${letters.toLocaleString("en-US")} of them are on their way.`;
}

const namesMost = 5;

function changedMeanwhile(changed: readonly ListedRegistration[]): string {
  const names = changed.slice(0, namesMost).map(({ fullName }) => fullName);
  const more = changed.length - names.length;
  return `Somebody else changed ${counted(changed.length, "registration")} meanwhile, which ${
    changed.length === 1 ? "stays as it is" : "stay as they are"
  }: ${names.join(", ")}${more > 0 ? ` and ${more.toLocaleString("en-US")} more` : ""}.`;
}

/** Shows in the list what was done before it is read again: others may have been offered places. */
function showDone(action: "cancel" | "delete", done: readonly Changed[]): void {
  const versions = new Map(done.map(({ before, version }) => [before.id, version]));
  changeRows<RegistrationForOwner>(registrationsPath, (rows) =>
    rows.flatMap((row): RegistrationForOwner[] => {
      const version = versions.get(row.id);
      if (version === undefined) return [row];
      return action === "delete"
        ? []
        : [{ ...row, version, status: "cancelled", cancelledBy: "owner" }];
    }),
  );
  void refreshRegistrations();
}

function deletionQuestion(count: number): string {
  return count === 1
    ? "Are you sure you want to delete this registration?"
    : `Are you sure you want to delete these ${counted(count, "registration")}?`;
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
  return holdsPlaces(status) && (event?.people.waiting ?? 0) > 0;
}
