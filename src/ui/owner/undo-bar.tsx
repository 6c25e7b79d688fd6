import type { ReactNode, Ref } from "react";
import { Button } from "../button.tsx";

/** What was just done, and the way back from it. On phones it stands over the bar of screens. */
export function UndoBar({
  children,
  ref,
  onUndo,
}: {
  children: ReactNode;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
  onUndo: () => void;
}) {
  return (
    <div className="sticky bottom-16 z-1 mx-auto mt-4 flex max-w-measure items-center justify-between gap-4 rounded-soft border border-gilt bg-paper-raised py-[0.4rem] pr-2 pl-4 shadow-[0_2px_12px_var(--shade)] lg:bottom-2">
      <p role="status">{children}</p>
      <Button ref={ref} variant="secondary" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
