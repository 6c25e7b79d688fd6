import { Link } from "react-router";
import { classes } from "#ui/join-class-names.ts";
import type { PlantLink, PlantListAnswer } from "../../answers.ts";
import { catalogueTitles, type ListName } from "../../catalogue-names.ts";
import {
  alsoFittingMax,
  type FilterSelection,
  withoutChoice,
} from "../../finder/filter-choices.ts";
import { PlantLinks } from "../plant-links.tsx";
import type { CatalogueWords } from "../texts.ts";
import type { PlantListState } from "./plant-list-state.ts";

/** Before the list: what is to be said of a search, and where everything that fits is one list, as what it was understood. */
export function ListNotes({ answer, isOneList }: { answer: PlantListAnswer; isOneList: boolean }) {
  return (
    <div className="list-notes">
      {answer.notes.map(({ says, links }) => (
        <p key={says + links[0]?.path}>
          {says}
          {links.map(({ name, path }) => (
            <Link key={path} to={path} discover="none">
              {name}
            </Link>
          ))}
        </p>
      ))}
      {isOneList && <HowItWasRead answer={answer} />}
    </div>
  );
}

function HowItWasRead({ answer: { understood } }: { answer: PlantListAnswer }) {
  return understood.length > 0 && <p>Understood as: {understood.join(", ")}.</p>;
}

const helpClass =
  "might-help mt-10 print:hidden [&_a]:inline-flex [&_a]:min-h-10 [&_a]:items-center";
const helpTitleClass = "text-title/[1.15]";

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
  const { question, plants, matches, isAnswered, isAnsweredInWords } = state;
  const { selection } = question;
  const text = question.text.trim();
  const answer = isAnswered ? state.answer : undefined;
  const also = (list !== "all" && answer?.alsoFitting) || [];
  const fitting = also.slice(0, alsoFittingMax).flatMap((at) => plants[at] ?? []);
  const isEmpty = matches.length === 0;
  const dropping = isEmpty ? (answer?.dropping ?? []) : [];
  const others = (answer?.elsewhere ?? []).filter(({ count }) => count > 0);
  // What fits a part of the text alone stands after what might help; else it belongs on the first screen.
  const isInPart = answer?.isInPart ?? false;
  const alsoFitting = answer && fitting.length > 0 && (
    <Fitting answer={answer} plants={fitting} count={also.length} isAlone={isEmpty && !isInPart} />
  );
  const pages = answer?.pages.map(({ says, links }) => (
    <div key={says} className={helpClass}>
      <h2 className={helpTitleClass}>{says}</h2>
      <ul className="mt-2 grid">
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} discover="none">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
  return (
    <>
      {!isInPart && alsoFitting}
      {isAnsweredInWords && pages}
      {(others.length > 0 || dropping.length > 0 || isEmpty) && (
        <section aria-labelledby="might-help" className={helpClass}>
          <h2 id="might-help" className={helpTitleClass}>
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
                {!isAnsweredInWords && (
                  <li>
                    <Link to={askingFor(text)}>Ask us for it</Link>: we grow more than we show.
                  </li>
                )}
              </>
            )}
          </ul>
        </section>
      )}
      {isInPart && alsoFitting}
      {!isAnsweredInWords && pages}
    </>
  );
}

/** What fits otherwise, or in part. */
function Fitting({
  answer,
  plants,
  count,
  isAlone,
}: {
  answer: PlantListAnswer;
  plants: readonly PlantLink[];
  count: number;
  /** Nothing stands before it. */
  isAlone: boolean;
}) {
  return (
    <section
      aria-labelledby="also-fitting"
      className={classes(
        "also-fitting [&>p]:mt-1 [&>p]:mb-4 [&>p]:text-ink-soft",
        isAlone ? "mt-3" : "mt-10",
      )}
    >
      <h2 id="also-fitting" className={helpTitleClass}>
        {answer.isInPart ? "Fitting in part" : "Also fitting"}
      </h2>
      <HowItWasRead answer={answer} />
      <PlantLinks plants={plants} level="h3" />
      {count > plants.length && <p>And {count - plants.length} more; a filter narrows them.</p>}
    </section>
  );
}

/** The contact page, its form asking for what was searched for. */
function askingFor(text: string): string {
  return text ? `/contact?${new URLSearchParams({ ask: text.slice(0, 200) })}#visit` : "/contact";
}
