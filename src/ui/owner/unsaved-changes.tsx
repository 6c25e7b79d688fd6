import { useEffect, useEffectEvent } from "react";
import { type Location, useBlocker } from "react-router";
import { Confirm } from "./confirm-dialog.tsx";

/**
 * Leaving the page asks first if something would be lost: by our own question, or on closing the tab by the
 * browser's.
 */
export function UnsavedWork({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isLeft(currentLocation, nextLocation) && isUnsaved(),
  );
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });

  // Not by `useBeforeUnload`: it would be in the code of every public page.
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener("beforeunload", leave);
    return () => window.removeEventListener("beforeunload", leave);
  }, []);

  if (blocker.state !== "blocked") return null;
  return <DiscardQuestion onDiscard={blocker.proceed} onKeep={blocker.reset} />;
}

/** What a list on the same screen is narrowed to may change; a screen that is told by the state what to show may not. */
function isLeft(here: Location, next: Location): boolean {
  if (here.pathname !== next.pathname) return true;
  return here.search === next.search && Boolean(here.state ?? next.state);
}

/** The question that is asked where unsaved work would be lost. */
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
