import type { ReactNode } from "react";
import { classes } from "./join-class-names.ts";

/** Running text at a readable measure. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classes("prose max-w-measure", className)}>{children}</div>;
}

/** The same of plain paragraphs. `initial` gives the first one a rubricated capital. */
export function Paragraphs({
  texts,
  initial = false,
  className = "",
}: {
  texts: readonly string[];
  initial?: boolean;
  className?: string;
}) {
  return (
    <Prose className={className}>
      {texts.map((text, place) => (
        <p key={text} className={initial && place === 0 ? "initial" : undefined}>
          {text}
        </p>
      ))}
    </Prose>
  );
}
