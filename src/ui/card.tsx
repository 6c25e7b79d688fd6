import type { ComponentProps, ReactNode } from "react";
import { classes } from "./join-class-names.ts";

/** A sheet of raised paper. Padding is the caller's: `p-6` suits most. */
export function Card({
  as: Tag = "div",
  className,
  ...rest
}: ComponentProps<"div"> & { as?: "div" | "article" | "section" }) {
  const Sheet = Tag as "div";
  return <Sheet {...rest} className={classes("card", className)} />;
}

/** A short word that marks something: a tag, a count, "Draft". */
export function Badge({
  tone = "plain",
  children,
  className,
}: {
  tone?: "plain" | "gilt" | "rubric";
  children: ReactNode;
  className?: string;
}) {
  return (
    <span className={classes("badge", tone !== "plain" && `badge-${tone}`, className)}>
      {children}
    </span>
  );
}
