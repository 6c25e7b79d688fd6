import { type ReactNode, useId } from "react";
import { Button } from "../button.tsx";
import Modal from "../modal.tsx";

/** A question before something is lost. The focus starts on the harmless answer; Escape gives it, too. */
export function Confirm({
  question,
  children,
  yes,
  no = "Cancel",
  isHarmless = false,
  others,
  onYes,
  onNo,
}: {
  question: string;
  /** What the answer will mean, where the question does not say it. */
  children?: ReactNode;
  yes: string;
  no?: string;
  /** Nothing is lost by it. */
  isHarmless?: boolean;
  /** Buttons for other answers. */
  others?: ReactNode;
  onYes: () => void;
  onNo: () => void;
}) {
  const details = useId();
  return (
    <Modal
      role="alertdialog"
      title={question}
      onClose={onNo}
      {...(children ? { describedBy: details } : {})}
    >
      {children && (
        <div id={details} className="mt-3 text-ink-soft">
          {children}
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onNo}>
          {no}
        </Button>
        {others}
        <Button variant={isHarmless ? "primary" : "destructive"} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Modal>
  );
}
