import type * as z from "zod/mini";
import type { DrawnPlant } from "#art/index.ts";
import { banOf } from "../is-banned-in-pennsylvania.ts";
import type { KnownFacts } from "../schema-of-plant-facts.ts";
import {
  type FactName,
  factGroups,
  factsTakenOver,
  isNothing,
  type PlantFields,
} from "./entry-fields.ts";

type PlantEntry = z.infer<typeof PlantFields>;

export interface EntryProblem {
  path: FactName;
  message: string;
}

type Refuse = (path: FactName, message: string) => void;

/** Returns a sentence for each field that contradicts others. Unknown facts do so in built-in plants alone. */
export function problemsOf(entry: PlantEntry, isBuiltIn: boolean): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const refuse: Refuse = (path, message) => problems.push({ path, message });
  if (isBuiltIn) checkWhole(entry, refuse);
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
  if (acceptedName === "" && cultivar !== "")
    refuse("acceptedName", "Please give the Latin name that the cultivar belongs to.");
  const isName = acceptedNames.test(acceptedName);
  if (acceptedName !== "" && !isName)
    refuse(
      "acceptedName",
      "Please write genus and species as in “Nepeta × faassenii”, without the cultivar.",
    );
  if (isName && !acceptedName.includes(" ") && cultivar === "")
    refuse("acceptedName", "A genus alone names a plant only together with its cultivar.");
  if (/^['"‘“]|['"’”]$/.test(cultivar)) refuse("cultivar", "Please leave out the quotes.");
  if (!/^(?:[A-Z][a-z]+aceae)?$/.test(family))
    refuse("family", "A family’s name ends in -aceae, as “Rosaceae”.");
  const repeated = synonyms.find((it) => it === acceptedName || it === name);
  if (repeated !== undefined) refuse("synonyms", `“${repeated}” is its name already.`);
  if (banOf(acceptedName)) refuse("acceptedName", banSentence(acceptedName));
  const banned = synonyms.find((it) => /^[A-Z][a-z]+ [a-z×]/.test(it) && banOf(it));
  if (banned !== undefined) refuse("synonyms", banSentence(banned));
}

function banSentence(name: string): string {
  return `${name} may not be offered: Pennsylvania bans it or lists it as invasive.`;
}

function checkRanges(entry: PlantEntry, refuse: Refuse): void {
  for (const [what, from, to] of [
    ["zone", "zoneMin", "zoneMax"],
    ["height", "heightInchesMin", "heightInchesMax"],
    ["spread", "spreadInchesMin", "spreadInchesMax"],
    ["spacing", "spacingInchesMin", "spacingInchesMax"],
  ] as const) {
    const [min, max] = [entry[from], entry[to]];
    if (min === null && max !== null) refuse(from, `Please give the lowest ${what}, too.`);
    if (min !== null && max === null) refuse(to, `Please give the highest ${what}, too.`);
    if (min !== null && max !== null && min > max)
      refuse(to, `The highest ${what} is below the lowest.`);
  }
  const { catalogue, zoneMin, zoneMax } = entry;
  const isTooWarm = (zoneMin ?? 6) > 6;
  if (catalogue !== "annuals" && (isTooWarm || (zoneMax ?? 6) < 6))
    refuse(
      isTooWarm ? "zoneMin" : "zoneMax",
      "It has to live through our winters: its zones must include 6.",
    );
}

/** How tall a plant of each outline is, in inches; trees apart. */
export const heightsOfHabits: Partial<
  Record<Exclude<PlantEntry["habit"], "">, readonly [min: number, max: number]>
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
  if (habit === "") return;
  const isTree = habit.endsWith("-tree");
  if (isTree !== (catalogue === "trees")) {
    const others = "This outline is a tree’s. Please choose one of the others.";
    refuse("habit", isTree ? others : "Please choose a tree’s outline.");
    return;
  }
  const [min, max] = isTree ? [120, 1440] : (heightsOfHabits[habit] ?? [1, 240]);
  if (heightInchesMin !== null && heightInchesMin < min)
    refuse("heightInchesMin", `With this outline it is at least ${min} inches tall.`);
  if (heightInchesMax !== null && heightInchesMax > max)
    refuse("heightInchesMax", `With this outline it is ${max} inches tall at most.`);
}

function checkFlowers({ flowerForm, bloomMonths, bloomColors }: PlantEntry, refuse: Refuse): void {
  const hasNone = flowerForm === "none" || flowerForm === "cone";
  if (hasNone && bloomMonths.length > 0)
    refuse("bloomMonths", "What has no flowers has no months of bloom.");
  if (hasNone && bloomColors.length > 0)
    refuse("bloomColors", "What has no flowers has no flower colors.");
  // The plate has room for five.
  if (bloomColors.length > 5) refuse("bloomColors", "Five colors at most.");
}

function checkWhole(entry: PlantEntry, refuse: Refuse): void {
  const needed = [...factGroups.values()]
    .flat()
    .filter(({ optional, as }) => !optional && as !== "some-of");
  for (const { name } of needed) {
    if (isNothing(entry[name]))
      refuse(name, "This is known of a built-in plant. Please fill it in.");
  }
  const { flowerForm, bloomMonths, bloomColors, light, soilMoisture } = entry;
  const hasNone = flowerForm === "none" || flowerForm === "cone";
  if (!hasNone && bloomMonths.length === 0)
    refuse("bloomMonths", "Please choose the months in which it blooms.");
  if (!hasNone && bloomColors.length === 0)
    refuse("bloomColors", "Please choose the color of its flowers.");
  if (light.length === 0) refuse("light", "Please choose at least one");
  if (soilMoisture.length === 0) refuse("soilMoisture", "Please choose at least one");
}

function checkSeasons(entry: PlantEntry, refuse: Refuse): void {
  const { leafKept, leafMonths, fruitMonths, fruitLook, fallMonths, fallColors } = entry;
  if (leafKept === "months" && leafMonths.length === 0)
    refuse("leafMonths", "Please choose the months with green leaves.");
  const fruits = fruitMonths.length > 0;
  if (fruits && fruitLook === "") refuse("fruitLook", "Please say what the fruit looks like.");
  if (!fruits && fruitLook !== "") refuse("fruitMonths", "Please choose the months of the fruit.");
  const turns = fallMonths.length > 0;
  const hasColors = fallColors.length > 0;
  if (turns && !hasColors) refuse("fallColors", "Please choose the fall color.");
  if (!turns && hasColors) refuse("fallMonths", "Please choose the months of fall color.");
}

/** The planting text may leave out zones, light and spacing; the first that is not as the facts say is told. */
function checkGuide(entry: PlantEntry, refuse: Refuse): void {
  const wrong = wrongInGuide(entry);
  if (wrong) refuse("guide", `The text says “${wrong[0]}”, and the facts ${wrong[1]}.`);
}

function wrongInGuide(entry: PlantEntry): [said: string, facts: string] | undefined {
  const { guide, zoneMin, zoneMax, spacingInchesMin, spacingInchesMax, light } = entry;
  const zones = /zones? (\d+)[ab]?(?: (?:to|through) (\d+)[ab]?)?/i.exec(guide);
  if (
    zones &&
    zoneMin !== null &&
    (Number(zones[1]) !== zoneMin || Number(zones[2] ?? zones[1]) !== zoneMax)
  ) {
    return [zones[0], `say ${zoneMin} to ${zoneMax}`];
  }
  const spacing = /(\d+)(?: to (\d+))? (inches|feet) apart/.exec(guide);
  if (spacing && spacingInchesMin !== null) {
    const unit = spacing[3] === "feet" ? 12 : 1;
    const [from, to] = [spacing[1], spacing[2] ?? spacing[1]].map((text) => Number(text) * unit);
    if (from !== spacingInchesMin || to !== spacingInchesMax)
      return [spacing[0], `say ${spacingInchesMin} to ${spacingInchesMax} inches`];
  }
  const told = guide.toLowerCase();
  const levels = [
    ["full-sun", "full sun"],
    ["part-shade", "part shade"],
    ["shade", "full shade"],
  ] as const;
  const wrong = levels.find(([level, words]) => told.includes(words) && !light.includes(level));
  return light.length > 0 && wrong ? [wrong[1], "do not"] : undefined;
}

function checkSources(entry: PlantEntry, refuse: Refuse): void {
  const { sources, toxicity, toxicityNote } = entry;
  const { traditionName, traditionStory, traditionSource } = entry;
  if (toxicity === "poisonous" && toxicityNote === "")
    refuse("toxicityNote", "Please say whom it harms and which part.");
  if (toxicity === "" && toxicityNote !== "") refuse("toxicity", "Please say how poisonous it is.");
  if (traditionStory === "" && traditionName + traditionSource !== "")
    refuse("traditionStory", "Please tell the story.");
  if (traditionStory !== "" && traditionSource === "")
    refuse("traditionSource", "Please say where the story is told.");
  if (traditionSource !== "" && !sources.includes(traditionSource))
    refuse("sources", "The source of the story is not among these.");
}

/** Whether all facts are known that a plate is drawn and lettered from; until then there is none. */
export function isDrawable(facts: KnownFacts): facts is KnownFacts & DrawnPlant["facts"] {
  const { acceptedName, habit, leafForm, foliageColor, flowerForm, bloomColors } = facts;
  const { heightInchesMax, spreadInchesMax } = facts;
  const hasNone = flowerForm === "none" || flowerForm === "cone";
  const needed = [acceptedName, habit, leafForm, foliageColor, flowerForm];
  const hasFlowers = hasNone || bloomColors.length > 0;
  return hasFlowers && [...needed, heightInchesMax, spreadInchesMax].every(Boolean);
}

/** The fields that these rules check; a form may hold them unvalidated. */
export type Takeable = Readonly<Record<FactName, unknown>>;

/** "Rosa" of "Rosa rugosa". */
export function genusOf({ acceptedName }: { acceptedName: unknown }): string {
  return String(acceptedName).trim().split(" ", 1)[0] ?? "";
}

/** Whether a fact is still the other plant's. An empty one does not count. */
export function isTakenOver(entry: Takeable, from: Takeable, fact: FactName): boolean {
  return !isNothing(from[fact]) && isSameFact(entry[fact], from[fact]);
}

/** Whether an entry is of another genus than `from`. Not if that had no Latin name: its facts describe whatever it is. */
export function isOfAnotherGenus(
  entry: Pick<Takeable, "acceptedName">,
  from: Pick<Takeable, "acceptedName">,
): boolean {
  return genusOf(from) !== "" && genusOf(entry) !== genusOf(from);
}

/** Returns a sentence for each of `facts` that was copied from a plant of another genus and not confirmed. */
export function takenOverProblems(
  entry: Takeable,
  from: Takeable,
  confirmed: readonly FactName[],
  facts = factsTakenOver,
): EntryProblem[] {
  if (!isOfAnotherGenus(entry, from)) return [];
  const taken = facts.filter((fact) => isTakenOver(entry, from, fact) && !confirmed.includes(fact));
  if (genusOf(entry) === "" && taken.length > 0) {
    const message = `Please give the Latin name: what was taken over from ${from.name} is right for a ${genusOf(from)} alone.`;
    return [{ path: "acceptedName", message }];
  }
  return taken.map((path) => ({
    path,
    message: `This was said of ${from.name} (${genusOf(from)}). Please change it, or confirm that it is right for ${genusOf(entry)}, too.`,
  }));
}

/** Whether two values of a fact say the same: choices have no order. */
export function isSameFact(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    JSON.stringify(Array.isArray(value) ? value.map((it) => JSON.stringify(it)).toSorted() : value);
  return plain(a) === plain(b);
}
