import { useEffect, useRef } from "react";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { statusLabels } from "#features/registrations/statuses.ts";
import { adminRequest, ifUnchanged, isOvertaken } from "#shared/browser/admin-request.ts";
import { saidOr, useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import { type Knowingly, useCapacityQuestion } from "./over-capacity.tsx";
import { refreshRegistrations, registrationPath } from "./queries.ts";
import { changeRegistration, offeredTo } from "./registration-actions.ts";
import { undoOf } from "./status-choices.ts";
import type { StatusChanged } from "./status-dialog.tsx";

function letterOf({ email, letter }: RegistrationForOwner, withLetter: boolean): string {
  if (!withLetter) return "No letter goes.";
  return letter?.delivery === "file"
    ? "No mail server is connected, so the letter is kept as a file."
    : `A letter goes to ${email}.`;
}

/**
 * Shows a changed status with an undo. Whoever got a letter about it gets another about the undo. If that
 * exceeds the capacity, the owner is asked by `question`; once the screen is gone, it is refused.
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
      const attempt = (how: Knowingly) =>
        adminRequest<RegistrationForOwner>("POST", `${registrationPath(after.id)}/status`, {
          body: { ...back, ...(back.status === "came" ? {} : { sendLetter: withLetter }), ...how },
          ...ifUnchanged(after.version),
        });
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
