import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../button.tsx";
import { classes } from "../join-class-names.ts";

/**
 * A form, and beside it what it makes. Where there is no room for both, one tap leads from the one to
 * the other and back to the same place; what was typed stays in the form.
 */
export function FormWithPreview({
  className,
  preview,
  children,
}: {
  className: string;
  /** A section with the class `form-preview`. */
  preview: ReactNode;
  /** The form; it puts the toggle, which is seen where there is no room for both, into its `FormActions`. */
  children: (toggle: ReactNode) => ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [showsPreview, setShowsPreview] = useState(false);
  const formScrolledTo = useRef(0);

  function toggle() {
    const scroller = frame.current?.closest("dialog") ?? document.documentElement;
    if (!showsPreview) formScrolledTo.current = scroller.scrollTop;
    flushSync(() => setShowsPreview(!showsPreview));
    if (showsPreview) scroller.scrollTop = formScrolledTo.current;
    else frame.current?.scrollIntoView();
  }

  return (
    <div
      ref={frame}
      className={classes("form-with-preview", className)}
      data-shows={showsPreview ? "preview" : "form"}
      // What is wrong is said at the fields.
      onSubmit={() => setShowsPreview(false)}
    >
      {children(
        <Button variant="secondary" className="preview-toggle" onClick={toggle}>
          {showsPreview ? "Back to Editing" : "Preview"}
        </Button>,
      )}
      {preview}
    </div>
  );
}
