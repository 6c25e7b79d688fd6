import { useEffect, useRef } from "react";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import type { PlantCard } from "../plant-card.ts";
import type { CatalogueWords } from "./catalogue-copy.ts";
import { PlantEntry } from "./plant-entry.tsx";
import { SearchStatus } from "./search-status.tsx";
import { type CatalogueSearch, useCatalogueSearch } from "./use-catalogue-search.ts";

/** The search box and the plants that it leaves. */
export function PlantList({
  path,
  cards,
  words,
}: {
  path: string;
  cards: readonly PlantCard[];
  words: CatalogueWords;
}) {
  const search = useCatalogueSearch(cards);
  const { text, matches, shown } = search;
  return (
    <>
      <SearchBox path={path} words={words} search={search} />
      <SearchStatus text={text} found={matches.length} all={cards.length} words={words} />
      {matches.length === 0 ? (
        <EmptyState title={words.empty.title}>
          {words.empty.text && <p className="quoted-term">{words.empty.text(text.trim())}</p>}
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
        <ul role="list" className="plant-list">
          {shown.map((plant) => (
            <PlantEntry
              key={plant.path}
              plant={plant}
              descriptionHeading={words.descriptionHeading}
              guideHeading={words.guideHeading}
            />
          ))}
        </ul>
      )}
      {search.showMore && <MoreBelow onNear={search.showMore} />}
    </>
  );
}

/** Filters while one types; without JavaScript it is a form that the server answers. */
function SearchBox({
  path,
  words,
  search,
}: {
  path: string;
  words: CatalogueWords;
  search: CatalogueSearch;
}) {
  return (
    <search>
      <form action={path} className="plant-search" onSubmit={search.onSubmit}>
        <label htmlFor="plant-search" className="sr-only">
          Search {words.plural}
        </label>
        <input
          ref={search.box}
          id="plant-search"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="control"
          placeholder={words.placeholder}
          // The box keeps its own value: what is typed is never behind the list.
          defaultValue={search.startText}
          onChange={search.onChange}
          onBlur={search.onBlur}
        />
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
  );
}

/** The end of what is shown of a very long list; coming near it shows more. */
function MoreBelow({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNear();
      },
      { rootMargin: "150% 0px" },
    );
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={end} />;
}
