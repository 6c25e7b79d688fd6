import { useState } from "react";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { paidInWords } from "#features/registrations/paid.ts";
import { statusLabels } from "#features/registrations/statuses.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { adminRequest, ifUnchanged, isOvertaken } from "#shared/browser/admin-request.ts";
import { fullTime } from "#shared/browser/relative-time.ts";
import { Button } from "#ui/button.tsx";
import Modal from "#ui/modal.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import {
  changeRegistration,
  changeStatus,
  refreshRegistrations,
  registrationsPath,
} from "./registration-actions.ts";
import type { StatusChanged } from "./status-dialog.tsx";

const lines = [
  ["Name", ({ fullName }) => fullName],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Address", ({ mailingAddress }) => mailingAddress],
  ["People", ({ attendeesCount }) => peopleCount(attendeesCount)],
  ["Status", ({ status }) => statusLabels[status]],
  ["Registered", ({ createdAt }) => fullTime(createdAt)],
  ["Paid", ({ paid }) => (paid ? paidInWords(paid) : "")],
  ["Your note", ({ note }) => note],
] as const satisfies readonly (readonly [string, (of: RegistrationForOwner) => string])[];

/** Two registrations that may be one person's, side by side: the owner keeps one or both, and can take that back. */
export default function DoubleDialog({
  pair,
  onCancelled,
  onClose,
}: {
  pair: readonly [RegistrationForOwner, RegistrationForOwner];
  onCancelled: (cancelled: StatusChanged) => void;
  onClose: () => void;
}) {
  // The owner agrees to what she was shown: the first one first.
  const [[one, other]] = useState(pair[0].id < pair[1].id ? pair : ([pair[1], pair[0]] as const));
  const [isBusy, act] = useAction();
  const failed = (error: unknown) =>
    showFailure(
      isOvertaken(error)
        ? "Somebody else changed it meanwhile."
        : "The registrations could not be changed. Please try again.",
    );

  const keep = (kept: RegistrationForOwner) =>
    act(async () => {
      const before = kept === one ? other : one;
      const paid = kept.paid ?? before.paid;
      const note = kept.note || before.note;
      // First, so that nothing is lost where the second call fails.
      const given =
        paid === kept.paid && note === kept.note
          ? undefined
          : { before: kept, after: await changeRegistration(kept, { ...kept, paid, note }) };
      const body = { status: "cancelled", sendLetter: false };
      const after = await changeStatus(before.id, body, ifUnchanged(before.version));
      onCancelled({ before, after, withLetter: false, given });
    }, failed);

  const keepBoth = (areTwo: boolean) =>
    act(async () => {
      const body = { ids: [one.id, other.id], areTwo };
      await adminRequest("POST", `${registrationsPath}/keep-apart`, { body });
      showToast({
        title: areTwo ? "Both are kept" : "Marked as a possible duplicate again",
        ...(areTwo && { action: { label: "Undo", onPress: () => void keepBoth(false) } }),
      });
      if (areTwo) onClose();
      void refreshRegistrations();
    }, failed);

  return (
    <Modal title="One Registration or Two?" className="dialog-wide" onClose={onClose}>
      {/* What is the same of both stands level: nine lines and a button. */}
      <div className="mt-3 grid grid-cols-2 gap-x-4 sm:gap-x-8">
        {[one, other].map((kept) => (
          <div key={kept.id} className="row-span-10 grid grid-rows-subgrid wrap-anywhere">
            <dl className="row-span-9 grid grid-rows-subgrid">
              {lines.map(([label, of]) => (
                <div key={label} className="py-[0.2rem]">
                  <dt className="text-small text-ink-soft">{label}</dt>
                  <dd className={of(one) === of(other) ? "" : "font-semibold"}>
                    {of(kept) || "–"}
                  </dd>
                </div>
              ))}
            </dl>
            <Button className="mt-3" busy={isBusy} onClick={() => void keep(kept)}>
              Keep This One
              <span className="sr-only">: registered {fullTime(kept.createdAt)}</span>
            </Button>
          </div>
        ))}
      </div>
      <p className="mt-3 text-ink-soft">
        The other one is cancelled, and its places are free again: whoever waits for them is offered
        them by letter. What was paid and your note go along where the one that is kept has none.
        These two get no letter, and it can be undone.
      </p>
      <p className="mt-6 text-end">
        <Button variant="secondary" busy={isBusy} onClick={() => void keepBoth(true)}>
          Keep Both
        </Button>
      </p>
    </Modal>
  );
}
