import { type PageQuery, usePageQuery } from "#platform/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { PageHeader, SectionHeading } from "#ui/headings.tsx";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Prose } from "#ui/prose.tsx";
import { groundClass } from "#ui/verse-banner.tsx";
import type { PlantCard } from "../plant-card.ts";
import type { CatalogueWords } from "./catalogue-copy.ts";
import { PlantList } from "./plant-list.tsx";

export interface CatalogueProps {
  /** "/perennials" */
  path: string;
  query: PageQuery<readonly PlantCard[]>;
  words: CatalogueWords;
}

/** A catalogue page: each of the three names its plants and its words. */
export function Catalogue({ path, query, words }: CatalogueProps) {
  const cards = usePageQuery(query);
  return (
    <>
      <PageHead title={words.heading} description={words.summary} path={path} />
      <PageHeader title={words.heading} lead={words.lead} verse={words.verse} />
      <div className="page-x pt-10 pb-14 sm:pt-14 sm:pb-20">
        {cards.isPending && <LoadingText>{words.loading}</LoadingText>}
        {cards.isError && (
          <ErrorState message={words.loadFailed} onRetry={() => void cards.refetch()} />
        )}
        {cards.data && <PlantList path={path} cards={cards.data} words={words} />}
        <p className="mx-auto mt-12 max-w-measure text-center font-serif text-lead text-ink-soft italic">
          {words.footnote}
        </p>
      </div>
      <Closing {...words.closing} />
    </>
  );
}

function Closing({ heading, paragraphs, linkLabel, ground }: CatalogueWords["closing"]) {
  return (
    <section aria-labelledby="closing" className={classes("section-y", groundClass(ground))}>
      <div className="page-x">
        <SectionHeading id="closing" title={heading} />
        <Prose className="mx-auto">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        {linkLabel && (
          <p className="mt-8 text-center">
            <ButtonLink to="/contact">{linkLabel}</ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
