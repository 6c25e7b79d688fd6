import { createContext, memo, startTransition, use, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useGardenSlugs } from "#shared/browser/garden-list-storage.ts";
import { EmptyState, ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import type { PlantCard, PlantLink } from "../answers.ts";
import type { ListName } from "../catalogue-names.ts";
import { listAddress } from "../finder/filters.ts";
import { AlphabetLinks, firstOfEachInitial } from "./alphabet-links.tsx";
import { ListHelp } from "./finder/below-the-list.tsx";
import { FilterChips } from "./finder/filter-chips.tsx";
import { FilterForm } from "./finder/filter-form.tsx";
import { FoundCount } from "./finder/found-count.tsx";
import type { ListCards } from "./finder/list-cards.ts";
import { usePlantList } from "./finder/plant-list-state.ts";
import { GardenLink, GardenMark, isOnList } from "./garden-list/garden-mark.tsx";
import { LatinName } from "./latin-name.tsx";
import { useLinkClicks } from "./link-clicks.ts";
import { PlantLinks } from "./plant-links.tsx";
import { PlantPicture } from "./plant-picture.tsx";
import type { CatalogueWords } from "./texts.ts";

/** True while a list answers what is typed. */
const LatePictures = createContext<{ readonly current: boolean }>({ current: false });

/** From how many plants on a list is longer than three screens. */
const longList = 12;

/** The search box, the filters, and the plants that they leave. */
export function PlantList({
  list,
  path,
  read,
  cards,
  words,
}: {
  list: ListName;
  path: string;
  read: ListCards;
  cards: readonly (PlantLink | null)[];
  words: CatalogueWords;
}) {
  const state = usePlantList(list, read, cards);
  const { search, selection, sort, isPending, isFailed } = state;
  const { text, matches, shown } = search;
  const results = useRef<HTMLDivElement>(null);
  const isAnswering = useRef(false);
  useEffect(() => {
    // Only what comes later, in answer to what is typed, waits for its pictures.
    isAnswering.current = true;
  }, []);
  const isFiltered = Object.keys(selection).length > 0;
  const letters =
    sort === "name" && matches.length > longList ? firstOfEachInitial(shown) : undefined;
  const addressOf = (chosen: typeof selection) =>
    listAddress(path, { text, selection: chosen, sort });
  const inAllPlants = listAddress("/plants", { text, selection, sort });
  return (
    <div className="plant-finder">
      <FilterForm path={path} words={words} state={state} results={results} />
      <div ref={results} className="plant-results">
        <div className="list-top">
          <FoundCount
            text={text}
            isFiltered={isFiltered}
            found={matches.length}
            all={cards.length}
            words={words}
          />
          <GardenLink />
          {list !== "all" && (
            <Link to={inAllPlants} discover="none">
              All plants
            </Link>
          )}
        </div>
        {isFiltered && <FilterChips selection={selection} addressOf={addressOf} />}
        {letters && <AlphabetLinks letters={letters} />}
        {isPending && <LoadingText>{words.loading}</LoadingText>}
        {isFailed && <ErrorState message={words.loadFailed} onRetry={() => void read.refetch()} />}
        {!isPending && matches.length === 0 && (
          <EmptyState title={words.empty.title} className="plant-empty">
            {words.empty.text && text.trim() !== "" && (
              <p className="quoted-term">{words.empty.text(text.trim())}</p>
            )}
          </EmptyState>
        )}
        {!isPending && matches.length > 0 && (
          <LatePictures value={isAnswering}>
            <Entries shown={shown} words={words} letters={letters} />
          </LatePictures>
        )}
        {search.showMore && <MoreBelow onNear={search.showMore} />}
        {!isPending && (
          <ListHelp
            list={list}
            cards={cards}
            words={words}
            state={state}
            addressOf={addressOf}
            inAllPlants={inAllPlants}
          />
        )}
        {matches.length > longList && (
          <div className="to-top">
            <a href="#content">Back to top</a>
          </div>
        )}
      </div>
    </div>
  );
}

/** Whole entries where the page has their texts; over all three catalogues pictures and names. */
function Entries({
  shown,
  words,
  letters,
}: {
  shown: readonly PlantLink[];
  words: CatalogueWords;
  letters: ReadonlyMap<string, string> | undefined;
}) {
  const onClick = useLinkClicks();
  const garden = useGardenSlugs();
  if (!isWhole(shown)) return <PlantLinks plants={shown} letters={letters} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by a key is clicked, too.
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul role="list" className="plant-list" onClick={onClick}>
      {shown.map((plant) => (
        <WholeCard
          key={plant.path}
          id={letters?.get(plant.path)}
          plant={plant}
          descriptionHeading={words.descriptionHeading}
          guideHeading={words.guideHeading}
          isInGarden={isOnList(garden, plant.path)}
        />
      ))}
    </ul>
  );
}

function isWhole(cards: readonly PlantLink[]): cards is readonly PlantCard[] {
  return cards.every((card) => "description" in card);
}

/** One plant in the list. Bare tags, styled from the list: a hundred of them stand in a page. */
const WholeCard = memo(function WholeCard({
  id,
  plant,
  descriptionHeading,
  guideHeading,
  isInGarden,
}: {
  /** Where a link jumps to it. */
  id?: string | undefined;
  plant: PlantCard;
  descriptionHeading: string | undefined;
  guideHeading: string;
  isInGarden: boolean;
}) {
  return (
    <li id={id}>
      <LatePicture plant={plant} />
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
      <h3>{guideHeading}</h3>
      <p>{plant.guide}</p>
      <GardenMark path={plant.path} name={plant.name} isOn={isInGarden} />
    </li>
  );
});

/**
 * The picture of a plant in a list. In answer to what is typed the names stand on the screen first and
 * their pictures follow, because on a slow phone those take as long again.
 */
function LatePicture({ plant }: { plant: PlantCard }) {
  const isAnswering = use(LatePictures);
  const [isDue, setIsDue] = useState(() => !isAnswering.current);
  useEffect(() => {
    if (!isDue) startTransition(() => setIsDue(true));
  }, [isDue]);
  return isDue ? <PlantPicture plant={plant} /> : <div className="plate" />;
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
