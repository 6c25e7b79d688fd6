import { memo, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { EmptyState, ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import type { PlantCard, PlantLink } from "../answers.ts";
import type { ListName } from "../catalogue-names.ts";
import { type ListQuestion, listAddress } from "../finder/filter-choices.ts";
import { FilterChips } from "./finder/filter-chips.tsx";
import { FilterForm } from "./finder/filter-form.tsx";
import { FoundCount } from "./finder/found-count.tsx";
import { ListHelp, ListNotes } from "./finder/help-when-little-is-found.tsx";
import { usePlantList } from "./finder/plant-list-state.ts";
import { useLinkClicks } from "./follow-links-of-long-list.ts";
import { GardenLink, GardenMark } from "./garden-list/add-to-garden-button.tsx";
import { LatinName } from "./latin-name.tsx";
import { SmallCard } from "./plant-links.tsx";
import { PlantPicture } from "./plant-picture.tsx";
import type { CatalogueWords } from "./texts.ts";

/** From how many plants on a list is longer than three screens. */
const longList = 12;

/** The search box, the filters, and the plants that they leave. */
export function PlantList({
  list,
  path,
  words,
}: {
  list: ListName;
  path: string;
  words: CatalogueWords;
}) {
  const state = usePlantList(list);
  const { question, plants, matches, isPending, isFailed, retry } = state;
  const { text, selection, sort, asPictures = false } = question;
  const results = useRef<HTMLDivElement>(null);
  const failure = isFailed && (
    <ErrorState
      message={`We could not load the ${words.plural}. Please try again.`}
      onRetry={retry}
    />
  );
  const loading = <LoadingText>{`Loading ${words.plural}...`}</LoadingText>;
  if (plants.length === 0) return failure || loading;
  const isFiltered = Object.keys(selection).length > 0;
  const letters =
    sort === "name" && matches.length > longList ? firstOfEachInitial(matches) : undefined;
  const addressOf = (chosen: typeof selection) =>
    listAddress(path, { ...question, selection: chosen });
  const inAllPlants = listAddress("/plants", { ...question, asPictures: false });
  const answer = state.isAnswered ? state.answer : undefined;
  // The note before the list answers the search ("We list no tulip."), so no plant is missing.
  const isSaid = list === "all" && (!!answer?.notes.length || state.isAnsweredInWords);
  const also = list === "all" ? 0 : (answer?.alsoFitting.length ?? 0);
  return (
    <div className="plant-finder">
      <FilterForm path={path} words={words} state={state} also={also} results={results} />
      <div ref={results} className="plant-results">
        <div className="list-top">
          <FoundCount state={state} also={also} words={words} />
          <GardenLink />
          {list !== "all" && (
            <>
              <Link to={inAllPlants} discover="none">
                All plants
              </Link>
              <ViewSwitch path={path} question={question} />
            </>
          )}
        </div>
        {isFiltered && (
          <FilterChips selection={selection} addressOf={addressOf} onFollow={state.keepAddress} />
        )}
        {letters && <AlphabetLinks letters={letters} />}
        {answer && <ListNotes answer={answer} isOneList={list === "all"} />}
        {isPending && loading}
        {failure}
        {!isPending && matches.length === 0 && !isSaid && (
          <EmptyState
            title={words.empty.title}
            className={also > 0 ? "plant-empty py-0! [&>svg]:hidden" : "plant-empty"}
          >
            {words.empty.text && text.trim() !== "" && (
              // It may be thousands of characters long.
              <p className="line-clamp-4 wrap-anywhere">{words.empty.text(text.trim())}</p>
            )}
          </EmptyState>
        )}
        <Entries
          key={state.version}
          areWhole={list !== "all" && !asPictures}
          shown={matches}
          words={words}
          letters={letters}
        />
        {!isPending && (
          <ListHelp
            list={list}
            words={words}
            state={state}
            addressOf={addressOf}
            inAllPlants={inAllPlants}
          />
        )}
        {matches.length > longList && (
          // Once, where a long list ends: over it, it would lie on words or on a button.
          <div className="mt-6 text-end print:hidden">
            <a href="#content" className="pill">
              Back to top
            </a>
          </div>
        )}
      </div>
    </div>
  );
}

/** Between a catalogue's texts and its plants as pictures. Plain links: each page comes with what it shows. */
function ViewSwitch({ path, question }: { path: string; question: ListQuestion }) {
  return (
    <nav aria-label="View" className="view-switch">
      {["Reading", "Pictures"].map((view, at) => (
        <a
          key={view}
          href={listAddress(path, { ...question, asPictures: at > 0 })}
          aria-current={at > 0 === question.asPictures || undefined}
        >
          {view}
        </a>
      ))}
    </nav>
  );
}

/**
 * React creates each entry once, at the end, and never removes one; here they are put in and out of the page and in
 * order, so that a filtered list is restored at once, however slow the phone is.
 */
function Entries({
  areWhole,
  shown,
  words,
  letters,
}: {
  areWhole: boolean;
  shown: readonly PlantLink[];
  words: CatalogueWords;
  letters: ReadonlyMap<string, string> | undefined;
}) {
  const [made, setMade] = useState(shown);
  const isMade = useMemo(() => new Set(made.map(({ path }) => path)), [made]);
  const missing = shown.filter(({ path }) => !isMade.has(path));
  if (missing.length > 0) setMade([...made, ...missing]);
  const entries = useRef<HTMLUListElement>(null);
  const entryOf = useRef(new Map<string, Element>());
  useLayoutEffect(() => {
    const { current: parent } = entries;
    if (!parent) return;
    const isNew = made.slice(entryOf.current.size);
    const added = [...parent.children].slice(parent.children.length - isNew.length);
    for (const [at, { path }] of isNew.entries()) {
      if (added[at]) entryOf.current.set(path, added[at]);
    }
    arrange(
      parent,
      shown.flatMap(({ path }) => entryOf.current.get(path) ?? []),
    );
  }, [made, shown]);
  const onClick = useLinkClicks();
  const children = useMemo(
    () =>
      made.map((plant) => {
        const { path } = plant;
        const id = letters?.get(path);
        if (!areWhole || !("description" in plant)) {
          return <SmallCard key={path} id={id} plant={plant} level="h2" />;
        }
        return <WholeCard key={path} id={id} plant={plant as PlantCard} words={words} />;
      }),
    [made, areWhole, words, letters],
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by a key is clicked, too.
    <ul
      ref={entries}
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
      role="list"
      className={areWhole ? "plant-list" : "plant-links"}
      hidden={shown.length === 0}
      onClick={onClick}
    >
      {children}
    </ul>
  );
}

/** Makes these the children of a parent, in this order, and moves none that stands where it should. */
function arrange(parent: Element, wanted: readonly Element[]): void {
  const isWanted = new Set(wanted);
  for (const child of [...parent.children]) if (!isWanted.has(child)) child.remove();
  let next = parent.firstElementChild;
  for (const child of wanted) {
    // Hidden before this code was here.
    child.removeAttribute("hidden");
    if (child === next) next = child.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}

/** One plant in the list. Bare tags, styled from the list: a hundred of them stand in a page. */
const WholeCard = memo(function WholeCard({
  id,
  plant,
  words: { descriptionHeading, guideHeading = "Planting Guidelines" },
}: {
  /** Where a link jumps to it. */
  id: string | undefined;
  plant: PlantCard;
  words: CatalogueWords;
}) {
  return (
    <li id={id}>
      <PlantPicture plant={plant} />
      <hgroup>
        <h2>
          <a href={plant.path}>{plant.name}</a>
        </h2>
        <p>
          <LatinName name={plant.latin} />
        </p>
        <p>{plant.notes}</p>
        {plant.stock && <p className="plant-stock">{plant.stock.says}</p>}
        {plant.warning && <p className="plant-warning">{plant.warning}</p>}
      </hgroup>
      {descriptionHeading && <h3>{descriptionHeading}</h3>}
      <p>{plant.description}</p>
      {plant.guide && (
        <>
          <h3>{guideHeading}</h3>
          <p>{plant.guide}</p>
        </>
      )}
      <GardenMark plant={plant} />
    </li>
  );
});

/** The first plant of each letter, by path: the id that a link leads to. */
function firstOfEachInitial(plants: readonly PlantLink[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  let last = "";
  for (const { path, name } of plants) {
    const letter = name.charAt(0).toLowerCase();
    if (letter !== last) letters.set(path, `letter-${letter}`);
    last = letter;
  }
  return letters;
}

function AlphabetLinks({ letters }: { letters: ReadonlyMap<string, string> }) {
  return (
    <nav aria-label="Jump to a letter" className="mb-4 flex flex-wrap justify-center print:hidden">
      {[...letters.values()].map((id) => (
        <a key={id} href={`#${id}`} className="inline-grid min-h-11 min-w-11 place-items-center">
          {id.at(-1)?.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
