import type { PlantListAnswer } from "../answers.ts";
import { plantPath } from "../plant-card.ts";
import { harmInWords } from "../plant-safety.ts";
import { isCalledAs } from "./best-fit.ts";
import {
  type FindablePlant,
  type Finder,
  type FoundPlants,
  meantTextMax,
  readSearch,
} from "./find-plants.ts";

type Note = PlantListAnswer["notes"][number];

/** The most plants that are named as the best. */
const bestMax = 3;

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
  const { terms, notListed, notRecorded, harm, leadsTo } = readSearch(finder, text);
  const inBestOrder = best.flatMap((at) => finder.plants[at] ?? []);
  const runs = terms.flatMap(({ run }) => run ?? []);
  const called = inBestOrder.filter((plant) => runs.some((run) => isCalledAs(plant, run)));
  const inWords = called.length > 1 ? harmAtOnce : harmInWords;
  // All of them, the most dangerous first, and once what several have in common.
  const byHarm = harm ? Map.groupBy(called, ({ facts }) => inWords(facts)) : [];
  const listed = new Set(named);
  const first = (filtered ?? named).find((at) => listed.has(at));
  const isElsewhere = isInOrder && first !== undefined && best[0] !== first;
  return [
    ...notListed.map((name) => ({ says: `We list no ${name}.`, links: [askFor(name)] })),
    ...notRecorded.map(({ says, link }) => ({ says, links: [link] })),
    ...[...byHarm].map(([says, harming]) => ({ says, links: harming.map(linkTo) })),
    ...leadsTo.map((link) => ({ says: "", links: [link] })),
    ...(isElsewhere
      ? [{ says: "Best fit:", links: inBestOrder.slice(0, bestMax).map(linkTo) }]
      : []),
  ];
}

/** Whom a plant harms, without how: of several, more would hide the list. Each one's page says all. */
function harmAtOnce(facts: FindablePlant["facts"]): string {
  return `${harmInWords(facts).split(/[:.]/, 1)}:`;
}

function askFor(name: string) {
  return {
    name: `Ask us for ${name}`,
    path: `/contact?${new URLSearchParams({ ask: name })}#visit`,
  };
}

function linkTo(plant: FindablePlant) {
  return { name: plant.name, path: plantPath(plant) };
}
