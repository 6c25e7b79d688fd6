import { classes } from "./join-class-names.ts";
import { Ornament } from "./ornament.tsx";

export interface Verse {
  /** The words, without quotation marks. */
  text: string;
  /** As it is cited: "Genesis 2:8". */
  reference: string;
}

/** The class that gives a section its ground and all roles inside it their values there. */
export type GroundClass = "ground-vellum" | "ground-garden" | "ground-mantle";

/** A verse across the page. */
export function VerseBanner({
  text,
  reference,
  ground = "ground-vellum",
}: Verse & { ground?: GroundClass }) {
  return (
    <div className={ground}>
      <div className="title-rule" />
      <figure className="page-x max-w-[56rem] py-10 text-center sm:py-12">
        <blockquote className="verse font-serif text-verse">
          <p>{text}</p>
        </blockquote>
        <VerseReference reference={reference} />
      </figure>
      <div className="title-rule -scale-y-100" />
    </div>
  );
}

/** A verse within a section: smaller, without the rules across the page. */
export function VerseQuote({ text, reference, className }: Verse & { className?: string }) {
  return (
    <figure className={classes("text-center", className)}>
      <blockquote className="verse font-serif text-lead">
        <p>{text}</p>
      </blockquote>
      <VerseReference reference={reference} />
    </figure>
  );
}

function VerseReference({ reference }: { reference: string }) {
  return (
    <figcaption className="mt-6 flex items-center justify-center gap-4 text-gilt-ink">
      <Ornament name="leaf" className="w-6 -scale-x-100 text-gilt" />
      <cite className="caps text-body not-italic">{reference}</cite>
      <Ornament name="leaf" className="w-6 text-gilt" />
    </figcaption>
  );
}
