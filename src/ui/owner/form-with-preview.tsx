import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../button.tsx";
import { classes } from "../join-class-names.ts";

/** A form, and beside it what it makes; where there is no room for both, a tap leads from one to the other. */
export function FormWithPreview({
  className,
  preview,
  children,
}: {
  className: string;
  /** A section, as a `PreviewFrame` is one. */
  preview: ReactNode;
  /** The form; it puts the toggle, which is seen if there is no room for both, into its `FormActions`. */
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
      className={classes(
        "form-with-preview gap-8 [&>form]:min-w-0 [&>section]:min-w-0 max-lg:flex max-lg:flex-col max-lg:data-[shows=preview]:gap-5 lg:grid",
        className,
      )}
      data-shows={showsPreview ? "preview" : "form"}
      // What is wrong is said at the fields.
      onSubmit={() => setShowsPreview(false)}
    >
      {children(
        <Button variant="secondary" className="preview-toggle lg:hidden" onClick={toggle}>
          {showsPreview ? "Back to Editing" : "Preview"}
        </Button>,
      )}
      {preview}
    </div>
  );
}

/** What a form makes, beside it or in its place. */
export function PreviewFrame(section: ComponentProps<"section">) {
  return (
    <section
      {...section}
      aria-label="Preview"
      // What is typed stays where it is.
      onClickCapture={({ target }) =>
        (target as Element).closest("a")?.setAttribute("target", "_blank")
      }
      className="preview border-gilt max-lg:not-in-data-[shows=preview]:border-t max-lg:not-in-data-[shows=preview]:pt-5 lg:sticky lg:top-5 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-auto lg:border-l lg:py-1 lg:pr-1 lg:pl-8"
    />
  );
}
