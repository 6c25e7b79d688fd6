import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { PlantLink, PlantListAnswer } from "../../answers.ts";
import { catalogueNames, type ListName } from "../../catalogue-names.ts";
import { type FilterSelection, withoutChoice } from "../../finder/filters.ts";
import { catalogueTitles } from "../plant/texts.ts";
import { PlantLinks } from "../plant-links.tsx";
import type { CatalogueWords } from "../texts.ts";
import { loadFinderOnce } from "./finder-on-demand.ts";
import type { PlantListState } from "./plant-list-state.ts";

/** As many of those that fit otherwise as a page shows. */
export const alsoFittingMax = 60;

/** Under the list: what fits the search otherwise, and what might help where that is little. */
export function ListHelp({
  list,
  cards,
  words,
  state,
  addressOf,
  inAllPlants,
}: {
  list: ListName;
  cards: readonly (PlantLink | null)[];
  words: CatalogueWords;
  state: PlantListState<PlantLink>;
  addressOf: (selection: FilterSelection) => string;
  /** Where the same is asked of all three catalogues. */
  inAllPlants: string;
}) {
  const { search, selection, answer, answeredText } = state;
  const text = search.text.trim();
  const isCurrent = answer !== undefined && answeredText.trim() === text;
  const also = isCurrent && text !== "" ? answer.alsoFitting : [];
  const fitting = also.slice(0, alsoFittingMax).flatMap((at) => cards[at] ?? []);
  const isEmpty = search.matches.length === 0;
  const elsewhere = useElsewhere(list, text, state);
  const dropping = isCurrent && isEmpty ? answer.dropping : [];
  const others = elsewhere.filter(({ count }) => count > 0);
  return (
    <>
      {!answer?.isInPart && <Fitting state={state} plants={fitting} count={also.length} />}
      {(others.length > 0 || dropping.length > 0 || isEmpty) && (
        <section aria-labelledby="might-help" className="might-help">
          <h2 id="might-help">{isEmpty ? "What might help" : "In the other catalogues"}</h2>
          <ul>
            {dropping.map(({ name, value, label, count }) => (
              <li key={name + value}>
                <Link to={addressOf(withoutChoice(selection, name, value))} preventScrollReset>
                  Without “{label}”
                </Link>{" "}
                ({count})
              </li>
            ))}
            {others.map(({ catalogue, count }) => (
              <li key={catalogue}>
                <Link to={`/${catalogue}?${new URLSearchParams({ q: text })}`}>
                  {catalogueTitles[catalogue]}
                </Link>{" "}
                ({count})
              </li>
            ))}
            {isEmpty && (
              <>
                {list !== "all" && (
                  <li>
                    <Link to={inAllPlants}>The same in all plants</Link>
                  </li>
                )}
                <li>
                  <Link to={`/${list === "all" ? "plants" : list}`}>All {words.plural}</Link> (
                  {cards.length})
                </li>
                <li>
                  <Link to="/contact">Ask us for it</Link>: we grow more than we show.
                </li>
              </>
            )}
          </ul>
        </section>
      )}
      {answer?.isInPart && <Fitting state={state} plants={fitting} count={also.length} />}
    </>
  );
}

/** What fits otherwise; what fits a part of the text alone says so, and stands after what might help. */
function Fitting({
  state: { answer },
  plants,
  count,
}: {
  state: PlantListState<PlantLink>;
  plants: readonly PlantLink[];
  count: number;
}) {
  if (!answer || plants.length === 0) return null;
  const { understood, isInPart } = answer;
  return (
    <section aria-labelledby="also-fitting" className="also-fitting">
      <h2 id="also-fitting">{isInPart ? "Fitting in part" : "Also fitting"}</h2>
      {isInPart && <p>Nothing here is all of that. These are some of it.</p>}
      {understood.length > 0 && <p>Understood as: {understood.join(", ")}.</p>}
      <PlantLinks plants={plants} level="h3" />
      {count > plants.length && <p>And {count - plants.length} more; a filter narrows them.</p>}
    </section>
  );
}

/**
 * What the same search would show in the other catalogues: what the server said, until another text
 * has been typed; then their cards are fetched and searched here.
 */
function useElsewhere(
  list: ListName,
  text: string,
  { served, answeredText, finder, search }: PlantListState<PlantLink>,
): PlantListAnswer["elsewhere"] {
  const [found, setFound] = useState({
    text: search.startText.trim(),
    counts: served?.elsewhere ?? [],
  });
  const isRested = answeredText.trim() === text;
  const isWanted = list !== "all" && text.length > 1 && isRested && text !== found.text;
  useEffect(() => {
    if (!isWanted || !finder.finder) return;
    let isOver = false;
    const others = catalogueNames.filter((name) => name !== list);
    Promise.all(
      others.map(async (catalogue) => ({
        catalogue,
        count: (await loadFinderOnce(catalogue)).count(text),
      })),
    ).then(
      (counts) => isOver || setFound({ text, counts }),
      // Without them the list is as good as it was.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [list, text, isWanted, finder.finder]);
  return found.text === text ? found.counts : [];
}
