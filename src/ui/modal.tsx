import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { classes } from "./join-class-names.ts";

export interface ModalProps {
  title: ReactNode;
  /** Escape, a click outside or the close button. Stop rendering the modal to close it. */
  onClose: () => void;
  children: ReactNode;
  /** "alertdialog" for a question that must be answered. */
  role?: "dialog" | "alertdialog";
  /** The id of the sentence that says what it is about. */
  describedBy?: string;
  className?: string;
}

/** A dialog over the page, open while it is rendered. Load it lazily: `lazy(() => import("#ui/modal.tsx"))`. */
export default function Modal({
  title,
  onClose,
  children,
  role = "dialog",
  describedBy,
  className,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing before it leaves the page is what gives the focus back.
    return () => element?.close();
  }, []);

  const isOutside = (event: SyntheticEvent) => event.target === dialog.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, through onCancel.
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={classes("dialog", className)}
      onCancel={(event) => {
        if (!isOutside(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (!isOutside(event) || dialog.current?.open !== false) return;
        // Browsers may close it without asking first. It is closed for good by the caller alone,
        // who may have unsaved work in it and want to ask.
        dialog.current.showModal();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // A drag that starts in a field and ends outside must not close it.
        if (isOutside(event) && pressedOutside.current) onClose();
      }}
    >
      <div className="relative p-6 sm:p-9">
        <h2 id={titleId} className="pr-8 text-title">
          {title}
        </h2>
        {children}
        <button
          type="button"
          aria-label="Close"
          className="icon-button absolute top-3 right-3"
          onClick={onClose}
        >
          ×
        </button>
      </div>
    </dialog>
  );
}
