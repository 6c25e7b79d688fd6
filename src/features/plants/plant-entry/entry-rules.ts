import type * as z from "zod/mini";
import { banOf } from "../is-banned-in-pennsylvania.ts";
import { type FactName, factsTakenOver, type PlantFields } from "./entry-fields.ts";

type PlantEntry = z.infer<typeof PlantFields>;

export interface EntryProblem {
  path: FactName;
  message: string;
}

type Refuse = (isWrong: boolean, path: FactName, message: string) => void;

/** What speaks against a plant's facts taken together, each in a sentence at its field. */
export function problemsOf(entry: PlantEntry): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const refuse: Refuse = (isWrong, path, message) => {
    if (isWrong) problems.push({ path, message });
  };
  checkNames(entry, refuse);
  checkRanges(entry, refuse);
  checkOutline(entry, refuse);
  checkFlowers(entry, refuse);
  checkSeasons(entry, refuse);
  checkGuide(entry, refuse);
  checkSources(entry, refuse);
  return problems;
}

const acceptedNames =
  /^[A-Z][a-z]+(?: (?:× )?[a-z]+(?:-[a-z]+)*(?: (?:var|subsp|f)\. [a-z]+(?:-[a-z]+)*)?)?$/;

function checkNames(entry: PlantEntry, refuse: Refuse): void {
  const { acceptedName, cultivar, family, synonyms, name } = entry;
  const isName = acceptedNames.test(acceptedName);
  refuse(
    !isName,
    "acceptedName",
    "Please write genus and species as in “Nepeta × faassenii”, without the cultivar.",
  );
  refuse(
    isName && !acceptedName.includes(" ") && cultivar === "",
    "acceptedName",
    "A genus alone names a plant only together with its cultivar.",
  );
  refuse(/^['"‘“]|['"’”]$/.test(cultivar), "cultivar", "Please leave out the quotes.");
  const isFamily = /^[A-Z][a-z]+aceae$/.test(family);
  refuse(!isFamily, "family", "A family’s name ends in -aceae, as “Rosaceae”.");
  const repeated = synonyms.find((it) => it === acceptedName || it === name);
  refuse(repeated !== undefined, "synonyms", `“${repeated}” is its name already.`);
  refuse(banOf(acceptedName) !== undefined, "acceptedName", banSentence(acceptedName));
  const banned = synonyms.find((it) => /^[A-Z][a-z]+ [a-z×]/.test(it) && banOf(it));
  refuse(banned !== undefined, "synonyms", banSentence(banned));
}

function banSentence(name: string | undefined): string {
  return `${name} may not be offered: Pennsylvania bans it or lists it as invasive.`;
}

function checkRanges(entry: PlantEntry, refuse: Refuse): void {
  for (const [what, from, to] of [
    ["zone", "zoneMin", "zoneMax"],
    ["height", "heightInchesMin", "heightInchesMax"],
    ["spread", "spreadInchesMin", "spreadInchesMax"],
    ["spacing", "spacingInchesMin", "spacingInchesMax"],
  ] as const) {
    refuse(entry[from] > entry[to], to, `The highest ${what} is below the lowest.`);
  }
  const { catalogue, zoneMin, zoneMax } = entry;
  refuse(
    catalogue !== "annuals" && (zoneMin > 6 || zoneMax < 6),
    zoneMin > 6 ? "zoneMin" : "zoneMax",
    "It has to live through our winters: its zones must include 6.",
  );
}

/** How tall a plant of each outline is, in inches; trees apart. */
export const heightsOfHabits: Partial<
  Record<PlantEntry["habit"], readonly [min: number, max: number]>
> = {
  mat: [1, 15],
  rosette: [3, 24],
  mound: [3, 48],
  trailing: [4, 24],
  spire: [10, 120],
  "upright-clump": [6, 100],
  arching: [10, 60],
  "fern-vase": [10, 80],
  "fountain-grass": [4, 60],
  "upright-grass": [18, 96],
  climber: [24, 240],
};

function checkOutline(entry: PlantEntry, refuse: Refuse): void {
  const { catalogue, habit, heightInchesMin, heightInchesMax } = entry;
  const isTree = habit.endsWith("-tree");
  if (isTree !== (catalogue === "trees")) {
    const choose = isTree
      ? "This outline is a tree’s. Please choose one of the others."
      : "Please choose a tree’s outline.";
    refuse(true, "habit", choose);
    return;
  }
  const [min, max] = isTree ? [120, 1440] : (heightsOfHabits[habit] ?? [1, 240]);
  const isLow = heightInchesMin < min;
  refuse(isLow, "heightInchesMin", `With this outline it is at least ${min} inches tall.`);
  const isHigh = heightInchesMax > max;
  refuse(isHigh, "heightInchesMax", `With this outline it is ${max} inches tall at most.`);
}

function checkFlowers(entry: PlantEntry, refuse: Refuse): void {
  const { flowerForm, bloomMonths, bloomColors } = entry;
  const hasNone = flowerForm === "none" || flowerForm === "cone";
  const hasMonths = bloomMonths.length > 0;
  const hasColors = bloomColors.length > 0;
  refuse(hasNone && hasMonths, "bloomMonths", "What has no flowers has no months of bloom.");
  refuse(hasNone && hasColors, "bloomColors", "What has no flowers has no flower colors.");
  const isUntold = !hasNone && !hasMonths;
  refuse(isUntold, "bloomMonths", "Please choose the months in which it blooms.");
  refuse(!hasNone && !hasColors, "bloomColors", "Please choose the color of its flowers.");
  // The plate has room for five.
  refuse(bloomColors.length > 5, "bloomColors", "Five colors at most.");
}

function checkSeasons(entry: PlantEntry, refuse: Refuse): void {
  const { leafKept, leafMonths, fruitMonths, fruitLook, fallMonths, fallColors } = entry;
  const isLeafless = leafKept === "months" && leafMonths.length === 0;
  refuse(isLeafless, "leafMonths", "Please choose the months with green leaves.");
  const fruits = fruitMonths.length > 0;
  refuse(fruits && fruitLook === "", "fruitLook", "Please say what the fruit looks like.");
  refuse(!fruits && fruitLook !== "", "fruitMonths", "Please choose the months of the fruit.");
  const turns = fallMonths.length > 0;
  const hasColors = fallColors.length > 0;
  refuse(turns && !hasColors, "fallColors", "Please choose the fall color.");
  refuse(!turns && hasColors, "fallMonths", "Please choose the months of fall color.");
}

/** The planting text may leave out zones, light and spacing; the first that is not so is said. */
function checkGuide(entry: PlantEntry, refuse: Refuse): void {
  const { guide, zoneMin, zoneMax, spacingInchesMin, spacingInchesMax, light } = entry;
  const zones = /zones? (\d+)[ab]?(?: (?:to|through) (\d+)[ab]?)?/i.exec(guide);
  if (zones && (Number(zones[1]) !== zoneMin || Number(zones[2] ?? zones[1]) !== zoneMax)) {
    const facts = `${zoneMin} to ${zoneMax}`;
    refuse(true, "guide", `The text says “${zones[0]}”, and the facts say ${facts}.`);
    return;
  }
  const spacing = /(\d+)(?: to (\d+))? (inches|feet) apart/.exec(guide);
  if (spacing) {
    const unit = spacing[3] === "feet" ? 12 : 1;
    const [from, to] = [spacing[1], spacing[2] ?? spacing[1]].map((text) => Number(text) * unit);
    if (from !== spacingInchesMin || to !== spacingInchesMax) {
      const facts = `${spacingInchesMin} to ${spacingInchesMax} inches`;
      refuse(true, "guide", `The text says “${spacing[0]}”, and the facts say ${facts}.`);
      return;
    }
  }
  const told = guide.toLowerCase();
  const levels = [
    ["full-sun", "full sun"],
    ["part-shade", "part shade"],
    ["shade", "full shade"],
  ] as const;
  const wrong = levels.find(([level, words]) => told.includes(words) && !light.includes(level));
  refuse(wrong !== undefined, "guide", `The text says “${wrong?.[1]}”, and the facts do not.`);
}

function checkSources(entry: PlantEntry, refuse: Refuse): void {
  const { sources, toxicity, toxicityNote } = entry;
  const { traditionName, traditionStory, traditionSource } = entry;
  const isUntold = toxicity === "poisonous" && toxicityNote === "";
  refuse(isUntold, "toxicityNote", "Please say whom it harms and which part.");
  const isNamed = traditionName !== "" || traditionSource !== "";
  const hasStory = traditionStory !== "";
  const hasSource = traditionSource !== "";
  refuse(!hasStory && isNamed, "traditionStory", "Please tell the story.");
  const isOutOfAir = hasStory && !hasSource;
  refuse(isOutOfAir, "traditionSource", "Please say where the story is told.");
  const isForeign = hasSource && !sources.includes(traditionSource);
  refuse(isForeign, "sources", "The source of the story is not among these.");
}

/** What these rules look at of a plant; a form holds it before it is right. */
export type Takeable = Readonly<Record<FactName, unknown>>;

/** "Rosa" of "Rosa rugosa". */
export function genusOf({ acceptedName }: { acceptedName: unknown }): string {
  return String(acceptedName).trim().split(" ", 1)[0] ?? "";
}

/**
 * Whether a fact is still as it was said of another plant, of another genus, and thereby of none. An
 * empty one says nothing.
 */
export function isTakenOver(entry: Takeable, from: Takeable, fact: FactName): boolean {
  const said = from[fact];
  const isEmpty = said === "" || (Array.isArray(said) && said.length === 0);
  return !isEmpty && genusOf(entry) !== genusOf(from) && isSameFact(entry[fact], said);
}

/** The facts that were taken over from a plant of another genus, and that nobody has confirmed. */
export function takenOverProblems(
  entry: Takeable,
  from: Takeable,
  confirmed: readonly FactName[],
): EntryProblem[] {
  return factsTakenOver
    .filter((fact) => isTakenOver(entry, from, fact) && !confirmed.includes(fact))
    .map((path) => ({
      path,
      message: `This was said of ${from.name} (${genusOf(from)}). Please change it, or confirm that it is right for ${genusOf(entry)}, too.`,
    }));
}

/** Choices have no order. */
export function isSameFact(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    JSON.stringify(Array.isArray(value) ? value.map((it) => JSON.stringify(it)).toSorted() : value);
  return plain(a) === plain(b);
}
