import type { ComponentProps, ReactNode } from "react";
import { classes } from "./join-class-names.ts";

/** A section on a sheet of raised paper. Padding is the caller's: `p-6` suits most. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={classes("card", className)} />;
}

/** A short word that marks something: a tag, a count, "Draft". */
export function Badge({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "gilt" | "rubric";
  children: ReactNode;
}) {
  return <span className={classes("badge", tone !== "plain" && `badge-${tone}`)}>{children}</span>;
}
