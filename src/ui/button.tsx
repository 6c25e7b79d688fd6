import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "./join-class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "destructive";

function look(variant: ButtonVariant, className?: string): string {
  return classes("button", variant !== "primary" && `button-${variant}`, className);
}

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  /** Waiting for an answer: disabled, and `busyLabel` shown instead of the label. */
  busy?: boolean;
  busyLabel?: ReactNode;
}

/** A button; `type` is "button" unless said otherwise, so that none submits a form by accident. */
export function Button({
  variant = "primary",
  busy = false,
  busyLabel,
  className,
  disabled,
  type = "button",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={look(variant, className)}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({
  variant = "primary",
  className,
  ...rest
}: ComponentProps<typeof Link> & { variant?: ButtonVariant; className?: string }) {
  return <Link {...rest} className={look(variant, className)} />;
}
