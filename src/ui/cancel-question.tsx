import type { MouseEvent, ReactNode } from "react";
import { Button, ButtonLink } from "./button.tsx";
import { classes } from "./join-class-names.ts";

/** Asks before the page's action gets the answer "cancel". Needs no JavaScript. */
export function CancelQuestion({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  /** What cancelling means. */
  children: ReactNode;
}) {
  return (
    <details className={classes("border-t border-rule pt-3", className)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-rubric">
        {label}
      </summary>
      <form method="post" className="mt-2">
        <p>{children}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button
            type="submit"
            name="answer"
            value="cancel"
            variant="destructive"
            className="bg-paper-raised"
          >
            Yes, cancel it
          </Button>
          <ButtonLink to="" variant="secondary" onClick={close}>
            Keep it
          </ButtonLink>
        </p>
      </form>
    </details>
  );
}

/** Without JavaScript the link brings the page again, which does not ask. */
function close(event: MouseEvent): void {
  const question = event.currentTarget.closest("details");
  if (!question) return;
  event.preventDefault();
  question.open = false;
  question.querySelector("summary")?.focus();
}
