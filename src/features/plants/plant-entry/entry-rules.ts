import type * as z from "zod/mini";
import { banOf } from "../is-banned-in-pennsylvania.ts";
import { type FactTakenOver, factsTakenOver, type PlantFields } from "./entry-fields.ts";

type PlantEntry = z.infer<typeof PlantFields>;

export interface EntryProblem {
  path: keyof PlantEntry;
  message: string;
}

/** What speaks against a plant's facts taken together, each in a sentence at its field. */
export function problemsOf(entry: PlantEntry): EntryProblem[] {
  return [
    ...nameProblems(entry),
    ...rangeProblems(entry),
    ...flowerProblems(entry),
    ...seasonProblems(entry),
    ...guideProblems(entry),
    ...sourceProblems(entry),
  ];
}

const acceptedNames =
  /^[A-Z][a-z]+(?: (?:× )?[a-z]+(?:-[a-z]+)*(?: (?:var|subsp|f)\. [a-z]+(?:-[a-z]+)*)?)?$/;

function nameProblems({ acceptedName, cultivar, family, synonyms, name }: PlantEntry) {
  const problems: EntryProblem[] = [];
  if (!acceptedNames.test(acceptedName)) {
    problems.push({
      path: "acceptedName",
      message: "Please write genus and species as in “Nepeta × faassenii”, without the cultivar.",
    });
  } else if (!acceptedName.includes(" ") && cultivar === "") {
    problems.push({
      path: "acceptedName",
      message: "A genus alone names a plant only together with its cultivar.",
    });
  }
  if (/^['"‘“]|['"’”]$/.test(cultivar)) {
    problems.push({ path: "cultivar", message: "Please leave out the quotes." });
  }
  if (!/^[A-Z][a-z]+aceae$/.test(family)) {
    problems.push({ path: "family", message: "A family’s name ends in -aceae, as “Rosaceae”." });
  }
  const repeated = synonyms.find((it) => it === acceptedName || it === name);
  if (repeated) {
    problems.push({ path: "synonyms", message: `“${repeated}” is its name already.` });
  }
  const banned = banOf(acceptedName);
  if (banned) {
    problems.push({ path: "acceptedName", message: banSentence(acceptedName) });
  }
  const bannedSynonym = synonyms.find((it) => /^[A-Z][a-z]+ [a-z×]/.test(it) && banOf(it));
  if (bannedSynonym) problems.push({ path: "synonyms", message: banSentence(bannedSynonym) });
  return problems;
}

function banSentence(name: string): string {
  return `${name} may not be offered: Pennsylvania bans it or lists it as invasive.`;
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

function rangeProblems(entry: PlantEntry): EntryProblem[] {
  const problems: EntryProblem[] = [];
  for (const [what, from, to] of [
    ["zone", "zoneMin", "zoneMax"],
    ["height", "heightInchesMin", "heightInchesMax"],
    ["spread", "spreadInchesMin", "spreadInchesMax"],
    ["spacing", "spacingInchesMin", "spacingInchesMax"],
  ] as const) {
    if (entry[from] > entry[to]) {
      problems.push({ path: to, message: `The highest ${what} is below the lowest.` });
    }
  }
  const { catalogue, zoneMin, zoneMax, habit, heightInchesMin, heightInchesMax } = entry;
  if (catalogue !== "annuals" && (zoneMin > 6 || zoneMax < 6)) {
    problems.push({
      path: zoneMin > 6 ? "zoneMin" : "zoneMax",
      message: "It has to live through our winters: its zones must include 6.",
    });
  }
  const isTree = habit.endsWith("-tree");
  if (isTree !== (catalogue === "trees")) {
    problems.push({
      path: "habit",
      message: isTree
        ? "This outline is a tree’s. Please choose one of the others."
        : "Please choose a tree’s outline.",
    });
    return problems;
  }
  const [min, max] = isTree ? [120, 1440] : (heightsOfHabits[habit] ?? [1, 240]);
  if (heightInchesMin < min) {
    problems.push({
      path: "heightInchesMin",
      message: `With this outline it is at least ${min} inches tall.`,
    });
  }
  if (heightInchesMax > max) {
    problems.push({
      path: "heightInchesMax",
      message: `With this outline it is ${max} inches tall at most.`,
    });
  }
  return problems;
}

function flowerProblems({ flowerForm, bloomMonths, bloomColors }: PlantEntry): EntryProblem[] {
  const isBloomless = flowerForm === "none" || flowerForm === "cone";
  const problems: EntryProblem[] = [];
  if (isBloomless && bloomMonths.length > 0) {
    problems.push({ path: "bloomMonths", message: "What has no flowers has no months of bloom." });
  }
  if (isBloomless && bloomColors.length > 0) {
    problems.push({ path: "bloomColors", message: "What has no flowers has no flower colors." });
  }
  if (!isBloomless && bloomMonths.length === 0) {
    problems.push({ path: "bloomMonths", message: "Please choose the months in which it blooms." });
  }
  if (!isBloomless && bloomColors.length === 0) {
    problems.push({ path: "bloomColors", message: "Please choose the color of its flowers." });
  }
  // The plate has room for five.
  if (bloomColors.length > 5) {
    problems.push({ path: "bloomColors", message: "Five colors at most." });
  }
  return problems;
}

function seasonProblems(entry: PlantEntry): EntryProblem[] {
  const { leafKept, leafMonths, fruitMonths, fruitLook, fallMonths, fallColors } = entry;
  const problems: EntryProblem[] = [];
  if (leafKept === "months" && leafMonths.length === 0) {
    problems.push({ path: "leafMonths", message: "Please choose the months with green leaves." });
  }
  if (fruitMonths.length > 0 && fruitLook === "") {
    problems.push({ path: "fruitLook", message: "Please say what the fruit looks like." });
  }
  if (fruitMonths.length === 0 && fruitLook !== "") {
    problems.push({ path: "fruitMonths", message: "Please choose the months of the fruit." });
  }
  if (fallMonths.length > 0 && fallColors.length === 0) {
    problems.push({ path: "fallColors", message: "Please choose the fall color." });
  }
  if (fallMonths.length === 0 && fallColors.length > 0) {
    problems.push({ path: "fallMonths", message: "Please choose the months of fall color." });
  }
  return problems;
}

/** The planting text may leave out zones, light and spacing; what it says of them has to be so. */
function guideProblems(entry: PlantEntry): EntryProblem[] {
  const { guide, zoneMin, zoneMax, spacingInchesMin, spacingInchesMax, light } = entry;
  const problem = (message: string): EntryProblem[] => [{ path: "guide", message }];
  const zones = /zones? (\d+)[ab]?(?: (?:to|through) (\d+)[ab]?)?/i.exec(guide);
  if (zones && (Number(zones[1]) !== zoneMin || Number(zones[2] ?? zones[1]) !== zoneMax)) {
    return problem(`The text says “${zones[0]}”, and the facts say ${zoneMin} to ${zoneMax}.`);
  }
  const spacing = /(\d+)(?: to (\d+))? (inches|feet) apart/.exec(guide);
  if (spacing) {
    const unit = spacing[3] === "feet" ? 12 : 1;
    const [from, to] = [spacing[1], spacing[2] ?? spacing[1]].map((text) => Number(text) * unit);
    if (from !== spacingInchesMin || to !== spacingInchesMax) {
      const facts = `${spacingInchesMin} to ${spacingInchesMax} inches`;
      return problem(`The text says “${spacing[0]}”, and the facts say ${facts}.`);
    }
  }
  const told = guide.toLowerCase();
  for (const [level, words] of [
    ["full-sun", "full sun"],
    ["part-shade", "part shade"],
    ["shade", "full shade"],
  ] as const) {
    if (told.includes(words) && !light.includes(level)) {
      return problem(`The text says “${words}”, and the facts do not.`);
    }
  }
  return [];
}

function sourceProblems(entry: PlantEntry): EntryProblem[] {
  const { sources, toxicity, toxicityNote } = entry;
  const { traditionName, traditionStory, traditionSource } = entry;
  const problems: EntryProblem[] = [];
  if (toxicity === "poisonous" && toxicityNote === "") {
    problems.push({ path: "toxicityNote", message: "Please say whom it harms and which part." });
  }
  if (traditionStory === "" && (traditionName !== "" || traditionSource !== "")) {
    problems.push({ path: "traditionStory", message: "Please tell the story." });
  }
  if (traditionStory !== "" && traditionSource === "") {
    problems.push({ path: "traditionSource", message: "Please say where the story is told." });
  } else if (traditionSource !== "" && !sources.includes(traditionSource)) {
    problems.push({ path: "sources", message: "The source of the story is not among these." });
  }
  return problems;
}

/** What these rules look at of a plant; a form holds it before it is right. */
export type Takeable = Readonly<Record<FactTakenOver | "acceptedName" | "name", unknown>>;

/** "Rosa" of "Rosa rugosa". */
export function genusOf({ acceptedName }: { acceptedName: unknown }): string {
  return String(acceptedName).trim().split(" ", 1)[0] ?? "";
}

/**
 * Whether a fact is still as it was said of another plant, of another genus, and thereby of none. An
 * empty one says nothing.
 */
export function isTakenOver(entry: Takeable, from: Takeable, fact: FactTakenOver): boolean {
  const said = from[fact];
  const isEmpty = said === "" || (Array.isArray(said) && said.length === 0);
  return !isEmpty && genusOf(entry) !== genusOf(from) && isSameFact(entry[fact], said);
}

/** The facts that were taken over from a plant of another genus, and that nobody has confirmed. */
export function takenOverProblems(
  entry: Takeable,
  from: Takeable,
  confirmed: readonly FactTakenOver[],
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
