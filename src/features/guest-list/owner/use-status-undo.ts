import { useEffect, useRef } from "react";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { statusLabels } from "#features/registrations/statuses.ts";
import { ifUnchanged, isOvertaken } from "#shared/browser/admin-request.ts";
import { saidOr, useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import { type Knowingly, useCapacityQuestion } from "./over-capacity.tsx";
import {
  changeRegistration,
  changeStatus,
  offeredTo,
  refreshRegistrations,
} from "./registration-actions.ts";
import { undoOf } from "./status-choices.ts";
import type { StatusChanged } from "./status-dialog.tsx";

function letterOf({ email, letter }: RegistrationForOwner, withLetter: boolean): string {
  if (!withLetter) return "No letter goes.";
  return letter?.delivery === "file"
    ? "No mail server is connected, so the letter is kept as a file."
    : `A letter goes to ${email}.`;
}

/**
 * Shows the result of a change of status, with an undo in the same toast. Whoever got a letter about it gets
 * another about the undo. If the undo would exceed the capacity, the owner is asked by `question`, which must
 * be rendered; a toast outlives the screen, and if nobody can be asked any more, the undo is refused.
 */
export function useStatusUndo() {
  const [, act] = useAction();
  const { send, question } = useCapacityQuestion();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function undo({ before, after, withLetter, given }: StatusChanged) {
    const back = undoOf(before);
    const work = async () => {
      const sendLetter = back.status === "came" ? undefined : withLetter;
      const attempt = (how: Knowingly) =>
        changeStatus(after.id, { ...back, sendLetter, ...how }, ifUnchanged(after.version));
      const undone = await (isHere.current
        ? send(attempt, { people: after.attendeesCount })
        : attempt({}));
      if (undone && given) await changeRegistration(given.after, given.before);
      if (undone) showToast({ title: `${after.fullName}: ${statusLabels[undone.status]} again` });
    };
    void act(work, (error) =>
      showFailure(
        isOvertaken(error)
          ? "Somebody else changed this registration meanwhile."
          : saidOr("The status could not be changed. Please try again.", error),
      ),
    ).then(refreshRegistrations);
  }

  function tell(changed: StatusChanged) {
    const { before, after, withLetter } = changed;
    const tellsAgain = withLetter && undoOf(before).status !== "came";
    showToast({
      title: `${after.fullName}: ${statusLabels[after.status]}`,
      description: letterOf(after, withLetter) + (tellsAgain ? " Undoing it sends another." : ""),
      note: offeredTo(after.offered),
      action: { label: "Undo", onPress: () => undo(changed) },
    });
  }
  return { tell, question };
}
