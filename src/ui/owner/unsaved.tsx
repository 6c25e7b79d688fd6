import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Confirm } from "./confirm.tsx";

/**
 * While `dirty`, leaving the page asks first: within the site by a question of our own, on closing
 * the tab by the browser's. `mayLeave` lets a departure pass that cannot wait for an answer.
 */
export function UnsavedWork({ dirty, mayLeave }: { dirty: boolean; mayLeave: () => boolean }) {
  const blocker = useBlocker(() => dirty && !mayLeave());

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [dirty]);

  if (blocker.state !== "blocked") return null;
  return <DiscardQuestion onDiscard={blocker.proceed} onKeep={blocker.reset} />;
}

/** Asked where unsaved work would be lost. */
export function DiscardQuestion({
  onDiscard,
  onKeep,
}: {
  onDiscard: () => void;
  onKeep: () => void;
}) {
  return (
    <Confirm
      question="Leave without saving?"
      yes="Discard Changes"
      no="Keep Editing"
      onYes={onDiscard}
      onNo={onKeep}
    >
      What you typed has not been saved and would be lost.
    </Confirm>
  );
}
