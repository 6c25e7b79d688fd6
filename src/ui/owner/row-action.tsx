import type { ComponentProps } from "react";
import { classes } from "../join-class-names.ts";

/** What is done to one thing among many: plain words, and quiet words where something is lost by it. */
export function RowAction({
  destructive = false,
  className,
  ...button
}: ComponentProps<"button"> & { destructive?: boolean }) {
  const look = classes("row-action", destructive && "row-action-destructive", className);
  return <button type="button" {...button} className={look} />;
}
