import type { PlantListAnswer } from "../answers.ts";
import { plantPath } from "../plant-card.ts";
import { harmInWords } from "../plant-safety.ts";
import { howCalled, isCalledSo } from "./best-fit.ts";
import {
  type FindablePlant,
  type Finder,
  type FoundPlants,
  meantTextMax,
  readSearch,
} from "./find-plants.ts";

type Note = PlantListAnswer["notes"][number];

/** The most plants of whom it is said whether they harm, and that are named as the best. */
const harmMax = 4;
const bestMax = 3;

const othersHarm = "The pages of the others below say whom they harm.";

/**
 * What a search is answered before its list: plants that we do not list, whom the named ones harm, and
 * where the list keeps the catalogue's order (`isInOrder`), which fit best. Nothing of a text so long that only the
 * plain search is made.
 */
export function notesBeforeList(
  finder: Finder,
  text: string,
  { best, named, filtered }: FoundPlants,
  isInOrder: boolean,
): Note[] {
  if (best === null || named === null || text.length > meantTextMax) return [];
  const { terms, notListed, isAboutHarm, leadsTo } = readSearch(finder, text);
  const inBestOrder = best.flatMap((at) => finder.plants[at] ?? []);
  const runs = terms.flatMap(({ run }) => run ?? []);
  const called = inBestOrder.filter((plant) =>
    runs.some((run) => howCalled(plant, run) >= isCalledSo),
  );
  const listed = new Set(named);
  const first = (filtered ?? named).find((at) => listed.has(at));
  const isElsewhere = isInOrder && first !== undefined && best[0] !== first;
  return [
    ...notListed.map((name) => ({ says: `We list no ${name}.`, links: [askFor(name)] })),
    ...(isAboutHarm ? called.slice(0, harmMax).map(harmOf) : []),
    ...(isAboutHarm && called.length > harmMax ? [{ says: othersHarm, links: [] }] : []),
    ...leadsTo.map((link) => ({ says: "", links: [link] })),
    ...(isElsewhere
      ? [{ says: "Best fit:", links: inBestOrder.slice(0, bestMax).map(linkTo) }]
      : []),
  ];
}

function askFor(name: string) {
  return {
    name: `Ask us for ${name}`,
    path: `/contact?${new URLSearchParams({ ask: name })}#visit`,
  };
}

function harmOf(plant: FindablePlant): Note {
  return { says: harmInWords(plant.facts), links: [linkTo(plant)] };
}

function linkTo(plant: FindablePlant) {
  return { name: plant.name, path: plantPath(plant) };
}
