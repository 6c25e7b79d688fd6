import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { statusLabels } from "#features/registrations/statuses.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { adminRequest, ifUnchanged, isOvertaken } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import { useCapacityQuestion } from "./over-capacity.tsx";
import { refreshRegistrations, registrationPath } from "./queries.ts";
import { undoOf } from "./status-choices.ts";
import type { StatusChanged } from "./status-dialog.tsx";

/** Says what a change of status came to, at once and to those who listen, too. */
export function tellStatus({ after, withLetter }: StatusChanged): void {
  showToast({
    title: `${after.fullName}: ${statusLabels[after.status]}`,
    description: letterOf(after, withLetter),
  });
}

function letterOf({ email, letter }: RegistrationForOwner, withLetter: boolean): string {
  if (!withLetter) return "No letter goes.";
  return letter?.delivery === "file"
    ? "No mail server is connected, so the letter is kept as a file."
    : `A letter goes to ${email}.`;
}

/** Says what a change of status came to, and takes it back. Whoever was told of it is told again. */
export function StatusUndo({
  changed: { before, after, withLetter },
  onDone,
}: {
  changed: StatusChanged;
  onDone: () => void;
}) {
  const [busy, act] = useAction();
  const { send, question } = useCapacityQuestion();
  const back = undoOf(before);
  const tellsAgain = withLetter && back.status !== "came";

  async function undo() {
    await act(
      async () => {
        const undone = await send(
          ({ allowOverCapacity }) =>
            adminRequest<RegistrationForOwner>("POST", `${registrationPath(after.id)}/status`, {
              body: {
                ...back,
                ...(back.status === "came" ? {} : { sendLetter: withLetter }),
                ...(allowOverCapacity ? { allowOverCapacity } : {}),
              },
              ...ifUnchanged(after.version),
            }),
          { people: after.attendeesCount },
        );
        if (undone === false) return;
        showToast({ title: `${after.fullName}: ${statusLabels[undone.status]} again` });
        onDone();
      },
      (error) =>
        showFailure(
          isOvertaken(error)
            ? "Somebody else changed this registration meanwhile."
            : "The status could not be changed. Please try again.",
        ),
    );
    void refreshRegistrations();
  }

  return (
    <div className="admin-notice flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p>
        {after.fullName}, {peopleCount(after.attendeesCount)}:{" "}
        <strong>{statusLabels[after.status]}</strong>. {letterOf(after, withLetter)}
        {tellsAgain && " Undoing it sends another."}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy} onClick={() => void undo()}>
          Undo
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Dismiss
        </Button>
      </p>
      {question}
    </div>
  );
}
