import { useState } from "react";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { mostAttendees } from "#features/registrations/most-attendees-and-most-changed-at-once.ts";
import type { SettledDouble } from "#features/registrations/owner-inputs.ts";
import { holdsPlaces, statusLabels } from "#features/registrations/statuses.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { adminRequest, ifUnchanged, isOvertaken } from "#shared/browser/admin-request.ts";
import { fullTime } from "#shared/browser/relative-time.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import Modal from "#ui/modal.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import { refreshRegistrations, registrationPath } from "./queries.ts";
import { undoOf } from "./status-choices.ts";
import type { Ask } from "./use-status-undo.ts";

type Pair = readonly [kept: RegistrationForOwner, other: RegistrationForOwner];

const lines = [
  ["Name", ({ fullName }) => fullName],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Address", ({ mailingAddress }) => mailingAddress],
  ["People", ({ attendeesCount }) => peopleCount(attendeesCount)],
  ["Status", ({ status }) => statusLabels[status]],
  ["Registered", ({ createdAt }) => fullTime(createdAt)],
] as const satisfies readonly (readonly [string, (of: RegistrationForOwner) => string])[];

/** Two registrations that may be one person's, side by side: the owner joins them or keeps both, and can take that back. */
export default function DoubleDialog({
  pair,
  ask,
  onClose,
}: {
  pair: readonly RegistrationForOwner[];
  ask: Ask;
  onClose: () => void;
}) {
  // What the owner says yes to is what she was shown. Who has places keeps them, else who was first.
  const [[kept, other]] = useState(
    () =>
      pair.toSorted(
        (a, b) => Number(holdsPlaces(b.status)) - Number(holdsPlaces(a.status)) || a.id - b.id,
      ) as unknown as Pair,
  );
  const [people, setPeople] = useState(Math.max(kept.attendeesCount, other.attendeesCount));
  const [isBusy, act] = useAction();

  function settle([one, two]: Pair, change: Omit<SettledDouble, "other"> & { other?: object }) {
    return ask(
      (how) =>
        adminRequest<RegistrationForOwner[]>("POST", `${registrationPath(one.id)}/double`, {
          body: {
            ...{ ...change, ...how },
            other: { id: two.id, version: two.version, ...change.other },
          },
          ...ifUnchanged(one.version),
        }),
      change.attendeesCount - one.attendeesCount,
    );
  }
  const failed = (error: unknown) =>
    showFailure(
      isOvertaken(error)
        ? "Somebody else changed one of them meanwhile."
        : "The registrations could not be changed. Please try again.",
    );

  const save = (joins: boolean) =>
    act(async () => {
      const change = joins
        ? { attendeesCount: people, areTwo: false, other: { status: "cancelled" } }
        : { attendeesCount: kept.attendeesCount, areTwo: true };
      const after = await settle([kept, other], change);
      if (!after) return;
      const undo = async () => {
        const before = joins ? { other: undoOf(other) } : {};
        const back = { attendeesCount: kept.attendeesCount, areTwo: false, ...before };
        if (await settle(after as unknown as Pair, back)) {
          showToast({ title: `${kept.fullName}: two registrations again` });
        }
        void refreshRegistrations();
      };
      showToast({
        title: joins ? `Joined: ${kept.fullName}, ${peopleCount(people)}` : "Both are kept",
        description: "No letter goes.",
        action: { label: "Undo", onPress: () => void undo().catch(failed) },
      });
      onClose();
      void refreshRegistrations();
    }, failed);

  return (
    <Modal title="One Registration or Two?" className="dialog-wide" onClose={onClose}>
      <div className="mt-3 grid grid-cols-2 gap-x-4 sm:gap-x-8">
        {[kept, other].map((one) => (
          <dl key={one.id} className="content-start wrap-anywhere">
            {lines.map(([label, of]) => (
              <div key={label} className="py-[0.2rem]">
                <dt className="text-small text-ink-soft">{label}</dt>
                <dd className={of(kept) === of(other) ? "" : "font-semibold"}>{of(one) || "–"}</dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      <p className="mt-3 text-ink-soft">
        Joined, the first stays, and the second is cancelled. No letter goes, and it can be undone.
      </p>
      <TextField
        label="Number of Attendees"
        type="number"
        min={1}
        max={mostAttendees}
        inputMode="numeric"
        className="mt-3 max-w-52"
        value={people}
        onChange={({ currentTarget }) => setPeople(currentTarget.valueAsNumber || 1)}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" busy={isBusy} onClick={() => void save(false)}>
          Keep Both
        </Button>
        <Button busy={isBusy} onClick={() => void save(true)}>
          Join Them
        </Button>
      </div>
    </Modal>
  );
}
