import type { ReactNode } from "react";
import { classes } from "./join-class-names.ts";

/** Running text at a readable measure. `initial` gives its first paragraph a rubricated capital. */
export function Prose({
  children,
  initial = false,
  className,
}: {
  children: ReactNode;
  initial?: boolean;
  className?: string;
}) {
  return (
    <div className={classes("prose max-w-measure", initial && "prose-initial", className)}>
      {children}
    </div>
  );
}
