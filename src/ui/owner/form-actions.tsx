import type { ReactNode } from "react";
import { classes } from "../join-class-names.ts";

/** What ends a form of the owner's: in sight however long the form is. The form is an `owner-form`. */
export function FormActions({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classes("form-actions", className)}>{children}</div>;
}
