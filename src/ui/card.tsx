import type { ComponentProps, ReactNode } from "react";
import { classes } from "./join-class-names.ts";

/** A section on a sheet of raised paper. Padding is the caller's: `p-6` suits most. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={classes("card", className)} />;
}

/** A short word that marks something: a tag, a count, "Draft". */
export function Badge({
  tone = "plain",
  className,
  children,
}: {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}) {
  const look = "inline-flex items-center rounded-soft border px-[0.6rem] py-[0.1rem] text-small";
  return <span className={classes(look, tones[tone], className)}>{children}</span>;
}

const tones = {
  plain: "border-rule bg-sage text-ink",
  gilt: "border-gilt text-gilt-ink",
  rubric: "border-rubric text-rubric",
};

/** An entry of a `<dl>`: its label, and what is said of it. Nothing where that is nothing. The list says how they stand. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return children ? (
    <div>
      <dt className="caps text-gilt-ink">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  ) : null;
}
