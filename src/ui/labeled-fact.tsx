import type { ReactNode } from "react";

/** An entry of a `<dl>`: its label, and what is said of it. Nothing where that is nothing. The list says how they stand. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return children ? (
    <div>
      <dt className="caps text-gilt-ink">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  ) : null;
}
