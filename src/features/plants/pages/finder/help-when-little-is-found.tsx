import { Link } from "react-router";
import type { PlantLink, PlantListAnswer } from "../../answers.ts";
import type { ListName } from "../../catalogue-names.ts";
import { type FilterSelection, withoutChoice } from "../../finder/filters.ts";
import { alsoFittingMax } from "../../plant-card.ts";
import { catalogueTitles } from "../plant/texts.ts";
import { PlantLinks } from "../plant-links.tsx";
import type { CatalogueWords } from "../texts.ts";
import type { PlantListState } from "./plant-list-state.ts";

/** Under the list: what fits the search otherwise, and what might help where that is little. */
export function ListHelp({
  list,
  words,
  state,
  addressOf,
  inAllPlants,
}: {
  list: ListName;
  words: CatalogueWords;
  state: PlantListState;
  addressOf: (selection: FilterSelection) => string;
  /** Where the same is asked of all three catalogues. */
  inAllPlants: string;
}) {
  const { question, plants, matches, isAnswered } = state;
  const { selection } = question;
  const text = question.text.trim();
  const answer = isAnswered ? state.answer : undefined;
  const also = answer?.alsoFitting ?? [];
  const fitting = also.slice(0, alsoFittingMax).flatMap((at) => plants[at] ?? []);
  const isEmpty = matches.length === 0;
  const dropping = isEmpty ? (answer?.dropping ?? []) : [];
  const others = (answer?.elsewhere ?? []).filter(({ count }) => count > 0);
  return (
    <>
      {!answer?.isInPart && <Fitting answer={answer} plants={fitting} count={also.length} />}
      {(others.length > 0 || dropping.length > 0 || isEmpty) && (
        <section
          aria-labelledby="might-help"
          className="might-help mt-10 [&_a]:inline-flex [&_a]:min-h-10 [&_a]:items-center"
        >
          <h2 id="might-help" className="text-title/[1.15]">
            {isEmpty ? "What might help" : "In the other catalogues"}
          </h2>
          <ul className="mt-2 grid">
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
                  {plants.length})
                </li>
                <li>
                  <Link to="/contact">Ask us for it</Link>: we grow more than we show.
                </li>
              </>
            )}
          </ul>
        </section>
      )}
      {answer?.isInPart && <Fitting answer={answer} plants={fitting} count={also.length} />}
    </>
  );
}

/** What fits otherwise; what fits a part of the text alone says so, and stands after what might help. */
function Fitting({
  answer,
  plants,
  count,
}: {
  answer: PlantListAnswer | undefined;
  plants: readonly PlantLink[];
  count: number;
}) {
  if (!answer || plants.length === 0) return null;
  const { understood, isInPart } = answer;
  return (
    <section
      aria-labelledby="also-fitting"
      className="also-fitting mt-10 [&>p]:mt-1 [&>p]:mb-4 [&>p]:text-ink-soft"
    >
      <h2 id="also-fitting" className="text-title/[1.15]">
        {isInPart ? "Fitting in part" : "Also fitting"}
      </h2>
      {isInPart && <p>Nothing here is all of that. These are some of it.</p>}
      {understood.length > 0 && <p>Understood as: {understood.join(", ")}.</p>}
      <PlantLinks plants={plants} level="h3" />
      {count > plants.length && <p>And {count - plants.length} more; a filter narrows them.</p>}
    </section>
  );
}
