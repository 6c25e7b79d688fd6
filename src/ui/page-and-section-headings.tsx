import type { ReactNode } from "react";
import { classes } from "./join-class-names.ts";
import { Ornament } from "./ornament.tsx";
import { type Verse, VerseBanner } from "./verse-banner.tsx";

/** The head of a page: its one `h1`, a lead, and its verse. On phones the ornament makes room. */
export function PageHeader({
  title,
  lead,
  verse,
}: {
  title: ReactNode;
  lead?: ReactNode;
  verse?: Verse;
}) {
  return (
    <>
      <header className="page-x max-w-text py-8 text-center sm:pt-12 sm:pb-10">
        <h1>{title}</h1>
        <Ornament name="fleuron" className="mt-4 w-14 text-gilt max-sm:hidden" />
        {lead && (
          <p className="mt-3 font-serif text-lead text-balance text-ink-soft sm:mt-4">{lead}</p>
        )}
      </header>
      {verse && <VerseBanner {...verse} />}
    </>
  );
}

/** The head of a section: its `h2`, an ornament, and a lead where it needs one. */
export function SectionHeading({
  title,
  id,
  lead,
  className,
}: {
  title: ReactNode;
  /** For the section's `aria-labelledby`. */
  id?: string;
  lead?: ReactNode;
  className?: string;
}) {
  return (
    <div className={classes("mx-auto mb-8 max-w-text text-center sm:mb-10", className)}>
      <h2 id={id}>{title}</h2>
      <Ornament name="fleuron" className="mt-4 w-12 text-gilt" />
      {lead && <p className="mt-4 font-serif text-lead text-ink-soft">{lead}</p>}
    </div>
  );
}
