import { type ReactNode, useRef } from "react";
import { Button } from "../button.tsx";
import { classes } from "../classes.ts";
import "./form-with-preview.css";

/**
 * A form and what it will look like: side by side on a wide screen; on a narrow one the preview stands
 * under the form, one press away, and so is the way back to where one was.
 */
export function FormWithPreview({
  className,
  preview,
  children,
}: {
  className?: string;
  preview: ReactNode;
  /** The form; the button that it is given leads to the preview, and stands among its own. */
  children: (toPreview: ReactNode) => ReactNode;
}) {
  const shown = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const left = useRef(0);
  const scroller = () => shown.current?.closest("dialog") ?? document.documentElement;

  function go() {
    left.current = scroller().scrollTop;
    shown.current?.scrollIntoView();
    shown.current?.focus({ preventScroll: true });
  }

  function goBack() {
    button.current?.focus({ preventScroll: true });
    scroller().scrollTop = left.current;
  }

  return (
    <div className={classes("admin-split", className)}>
      {children(
        <Button ref={button} variant="quiet" className="preview-way mr-auto" onClick={go}>
          Preview
        </Button>,
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must scroll by keyboard. */}
      <section ref={shown} className="admin-preview" aria-label="Preview" tabIndex={0}>
        <div className="preview-head">
          <p className="caps text-gilt-ink">Preview</p>
          <Button variant="secondary" className="preview-way" onClick={goBack}>
            Back to the Form
          </Button>
        </div>
        {preview}
      </section>
    </div>
  );
}
