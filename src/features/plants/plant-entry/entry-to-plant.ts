import type { Figure } from "#art/index.ts";
import { type DrawnPlant, figureLikeAnother, plateWords } from "#art/index.ts";
import { pick } from "#shared/both/pick-fields.ts";
import type { PlantRecord } from "../plant-record.ts";
import type { KnownSeasons } from "../plant-seasons.ts";
import { usesOf } from "../plant-uses.ts";
import { type KnownFacts, PlantFacts } from "../schema-of-plant-facts.ts";
import { isNothing, nothingKnown } from "./entry-fields.ts";
import { isDrawable } from "./entry-rules.ts";
import type { PlantEntry } from "./inputs.ts";

const sameInBoth = ["catalogue", "name", "slug", "pronunciation", "description", "guide"] as const;

/** What the owner's form holds of a plant. */
export function entryOf(plant: PlantRecord): PlantEntry {
  const { name, imageUrl, facts } = plant;
  const { leaf, fruit, fallColor } = plant.seasons;
  const { tradition, toxicity, cultivar = "", ...more } = facts;
  return {
    ...nothingKnown,
    ...(more as Partial<PlantEntry>),
    ...pick(plant, sameInBoth),
    cultivar,
    photographs: imageUrl ? [{ url: imageUrl, caption: name }] : [],
    drawnLike: "",
    leafKept: typeof leaf === "object" ? "months" : (leaf ?? ""),
    leafMonths: typeof leaf === "object" ? leaf : [],
    fruitMonths: fruit?.months ?? [],
    fruitLook: fruit?.look ?? "",
    fallMonths: fallColor?.months ?? [],
    fallColors: fallColor?.colors ?? [],
    goodFor: [...plant.goodFor],
    toxicity: toxicity?.level ?? "",
    toxicityNote: toxicity?.note ?? "",
    traditionName: tradition?.name ?? "",
    traditionStory: tradition?.story ?? "",
    traditionSource: tradition?.source ?? "",
  };
}

/** Makes a plant of an entry. `builtIn` is the one that was changed; `like` what it is drawn like; absent: as usual. */
export function plantOfEntry(
  entry: PlantEntry,
  {
    id,
    builtIn,
    like,
  }: { id: number; builtIn: PlantRecord | undefined; like: DrawnPlant | undefined },
): PlantRecord & { figure: Figure | undefined } {
  const { catalogue, photographs, goodFor } = entry;
  const facts = factsOf(entry);
  const drawn = isDrawable(facts) ? { facts, figure: figureLikeAnother(facts, like) } : undefined;
  return {
    ...pick(entry, sameInBoth),
    ...{ id, facts, figure: drawn?.figure },
    latin: latinOf(entry, builtIn),
    imageUrl: photographs[0]?.url ?? "",
    plateWords: drawn ? plateWords({ isTree: catalogue === "trees", ...drawn }) : "",
    seasons: seasonsOf(entry),
    goodFor,
    uses: usesOf({ catalogue, facts, goodFor }),
    ...(photographs.length > 0 ? { photographs } : {}),
  };
}

/** "Echinacea purpurea 'Magnus'"; empty if it is not known. A group's name stays as it is built in. */
export function latinOf(
  { acceptedName, cultivar }: Pick<PlantEntry, "acceptedName" | "cultivar">,
  builtIn?: PlantRecord,
): string {
  const isSame =
    builtIn?.facts.acceptedName === acceptedName && (builtIn.facts.cultivar ?? "") === cultivar;
  if (builtIn && isSame) return builtIn.latin;
  return cultivar ? `${acceptedName} '${cultivar}'` : acceptedName;
}

const { cultivar: _, toxicity: __, tradition: ___, ...sameShape } = PlantFacts.shape;
const sameFacts = Object.keys(sameShape) as (keyof typeof sameShape)[];

function factsOf(entry: PlantEntry): KnownFacts {
  const { cultivar, toxicity, toxicityNote } = entry;
  const { traditionName, traditionStory, traditionSource } = entry;
  const { acceptedName, family } = entry;
  const isSaid = (name: keyof typeof sameShape) =>
    Array.isArray(entry[name]) || !isNothing(entry[name]);
  const same = Object.fromEntries(sameFacts.filter(isSaid).map((name) => [name, entry[name]]));
  return {
    ...({ acceptedName, family, ...same } as KnownFacts),
    ...(cultivar && { cultivar }),
    ...(toxicity && { toxicity: { level: toxicity, ...(toxicityNote && { note: toxicityNote }) } }),
    ...(traditionStory &&
      traditionSource && {
        tradition: {
          ...(traditionName && { name: traditionName }),
          ...{ story: traditionStory, source: traditionSource },
        },
      }),
  };
}

function seasonsOf(entry: PlantEntry): KnownSeasons {
  const { leafKept, leafMonths, fruitMonths, fruitLook, fallMonths, fallColors } = entry;
  const leaf = leafKept && leafKept !== "months" ? leafKept : leafMonths;
  return {
    ...(leaf.length > 0 ? { leaf } : {}),
    ...(fruitMonths.length > 0 ? { fruit: { months: fruitMonths, look: fruitLook } } : {}),
    ...(fallMonths.length > 0 ? { fallColor: { months: fallMonths, colors: fallColors } } : {}),
  };
}

/** The entry with all its months in their order, whatever order they were chosen in. */
export function withMonthsInOrder(entry: PlantEntry): PlantEntry {
  return {
    ...entry,
    bloomMonths: inTheirOrder(entry.bloomMonths),
    leafMonths: inTheirOrder(entry.leafMonths),
    fruitMonths: inTheirOrder(entry.fruitMonths),
    fallMonths: inTheirOrder(entry.fallMonths),
  };
}

/** Sorts months as the plant lives them: what goes on in January begins before it. */
export function inTheirOrder(months: readonly number[]): number[] {
  const sorted = months.toSorted((a, b) => a - b);
  if (sorted.length === 12 || !(sorted.includes(1) && sorted.includes(12))) return sorted;
  const start = sorted.findLastIndex((month, at) => month - (sorted[at - 1] ?? month) > 1);
  return [...sorted.slice(start), ...sorted.slice(0, start)];
}
