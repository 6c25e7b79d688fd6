import { plantsOftenAskedFor } from "../data/plants-often-asked-for.ts";
import { insteadOfIt } from "../search-vocabulary/lost-plants.ts";
import { howCalled, isCalledSo, type Term } from "./best-fit.ts";
import { foldWords } from "./fold-search-text.ts";
import type { SearchablePlant } from "./plants-fitting-search.ts";
import { clauseAt, parseSearch, saysNothing, singularsOf } from "./read-facts-from-search.ts";

/** A plant that none here is, or a kind of plants. */
export interface NotListed {
  /** As it is said: "hydrangea". */
  name: string;
  /** The accepted name; none for a kind. */
  taxon: string;
  /** A search for what comes nearest to it. */
  instead: string | undefined;
}

/** The plants that are often asked for and that none here is, each beside one of the names that are typed for it. */
export function plantsNotListed(plants: readonly SearchablePlant[]): [typed: string, NotListed][] {
  const accepted = plants.flatMap(({ facts, latin }) => [facts.acceptedName, latin]);
  return plantsOftenAskedFor
    .filter(([taxon]) => !accepted.some((name) => `${name} `.startsWith(`${taxon} `)))
    .flatMap(([taxon, names, instead]) => {
      const all = names.split(", ");
      const common = all.map((given): [string, NotListed] => {
        const typed = given.replaceAll("'", "");
        const isSaidAsFirst = given !== typed || (taxon === "Rosa" && typed === "rose");
        return [typed, { name: isSaidAsFirst ? (all[0] ?? "") : typed, taxon, instead }];
      });
      return taxon === "" ? common : [...common, [taxon, { name: taxon, taxon, instead }]];
    });
}

const longestName = 4;

/** The plant that is not listed whose name begins at a word, if one does. */
export function notListedAt(
  notListed: ReadonlyMap<string, NotListed>,
  words: readonly string[],
  at: number,
): (NotListed & { length: number }) | undefined {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    // "Box wood" is one word; "winter berries" are two that mean facts.
    const typed = words.slice(at, at + length).join(clauseAt(words, at) ? " " : "");
    const form = [typed, ...singularsOf(typed)].find((form) => notListed.has(form));
    const found = form === undefined ? undefined : notListed.get(form);
    if (found) return { ...found, length };
  }
  return undefined;
}

const nearestMax = 3;

/**
 * Ours that come nearest to a plant that is not listed, those that fit its search first, then the smallest: those with
 * its name in theirs (the false forget-me-not), those of its genus, or those of the kind that its name ends in, if no
 * search comes nearer. A fig tree is no tree among others, and a lily of the valley no lily.
 */
export function nearestTo<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  { name, taxon, instead }: NotListed,
): Plant[] {
  const folded = foldWords(name);
  const kind = ["", name].includes(taxon) || instead ? undefined : kindIn(folded);
  const near = [
    plants.filter((plant) => folded.includes(" ") && howCalled(plant, folded) >= isCalledSo),
    plants.filter(({ facts }) => `${facts.acceptedName} `.startsWith(`${taxon.split(" ")[0]} `)),
    plants.filter((plant) => kind && howCalled(plant, kind) > isCalledSo),
  ];
  const first = near.find(({ length }) => length > 0) ?? [];
  const { clauses } = parseSearch(instead ?? "");
  const howMany = (plant: Plant) => clauses.filter(({ test }) => test(plant)).length;
  const height = ({ facts }: Plant) => facts.heightInchesMax ?? 0;
  return first
    .toSorted((a, b) => howMany(b) - howMany(a) || height(a) - height(b))
    .slice(0, nearestMax);
}

/** Ours that are called so without coming near it: a Lenten rose is no rose, and some who ask for roses mean it. */
export function calledSoToo<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  other: NotListed,
): { kind: string; called: Plant[] } {
  const kind = nearestTo(plants, other).length > 0 ? undefined : kindIn(foldWords(other.name));
  return {
    kind: kind ?? "",
    called: plants.filter((plant) => kind && howCalled(plant, kind) >= isCalledSo),
  };
}

/** The word of a folded name that says of what kind a plant is: no fact such as "tree", but a color that ends a name is one ("rose"). */
function kindIn(name: string): string | undefined {
  const last = name.split(" ").at(-1) ?? "";
  const fact = clauseAt([last], 0)?.clause;
  const isFact = fact !== undefined && fact.group !== "color";
  return saysNothing(last) || isFact || name.includes(" of ") ? undefined : last;
}

/** The wish for trees, if a name says it: of one that is not here, or of one of ours in whose place others may stand. */
export function treesAskedFor(
  plants: readonly SearchablePlant[],
  notListed: Iterable<NotListed>,
  unwanted: readonly string[],
  text: string,
): Term[] {
  const isTree = ({ catalogue }: SearchablePlant) => catalogue === "trees";
  const replaced = insteadOfIt.test(text)
    ? plants.filter((plant) => unwanted.some((run) => howCalled(plant, run) >= isCalledSo))
    : [];
  const isAsked =
    (replaced.length > 0 && replaced.every(isTree)) ||
    [...notListed].some((other) => nearestTo(plants, other).slice(0, 1).some(isTree));
  const clause = isAsked && clauseAt(["trees"], 0)?.clause;
  return clause ? [{ words: "trees", clause }] : [];
}
