import { type ReactNode, useState } from "react";
import Modal from "../modal.tsx";
import { DiscardQuestion, UnsavedWork } from "./unsaved-changes.tsx";

/**
 * A dialog around a form of the owner's: leaving it in any way asks first where something typed
 * would be lost.
 */
export function FormDialog({
  title,
  className = "dialog-wide",
  isChanged,
  isUnsaved,
  onClose,
  children,
}: {
  title: string;
  className?: string;
  /** Something in the form differs from what is saved. */
  isChanged: boolean;
  isUnsaved: () => boolean;
  onClose: () => void;
  /** `leave` is for the form's own way out. */
  children: (leave: () => void) => ReactNode;
}) {
  const [asks, setAsks] = useState(false);
  const leave = () => (isChanged ? setAsks(true) : onClose());
  return (
    <Modal title={title} className={className} onClose={leave}>
      {children(leave)}
      <UnsavedWork isChanged={isChanged} isUnsaved={isUnsaved} />
      {asks && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsks(false)} />}
    </Modal>
  );
}
