import { capitalized } from "../facts-in-words.ts";
import { rangeOf } from "../plant-card.ts";
import type { SearchClause } from "../search-vocabulary/vocabulary-entry.ts";

/** A clause read from some words, and how many it took. */
export interface Match {
  clause: SearchClause;
  length: number;
}

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const spelledNumbers = new Map<string, number>([
  ...tens.flatMap((ten, at) =>
    ones
      .slice(0, 10)
      .map((one, number) => [number ? `${ten} ${one}` : ten, 10 * (at + 2) + number] as const),
  ),
  ...ones.map((word, number) => [word, number] as const),
  ["a dozen", 12],
  ["two dozen", 24],
  ["a hundred", 100],
  ["one hundred", 100],
  ["a", 1],
  ["an", 1],
]);

const less = "under|below|less than|shorter than|smaller than|lower than|narrower than";
const more =
  "over|above|past|beyond|more than|taller than|higher than|bigger than|larger than|wider than|exceed|exceeds|exceeding";
/** A "not" turns the comparison: "nothing over", "doesn't get taller than". */
const not =
  "(?:no|not|nothing|never|none|nor|dont|doesnt|wont|isnt|arent|cant|cannot|without)(?: (?:get|gets|getting|grow|grows|growing|go|goes|going|be|is|are|that|thats|much|any|ever|to|reach|reaches|stay|stays|will))*";
const atMost = `${less}|up to|at most|max|maximum|${not} (?:${more})`;
const atLeast = `${more}|at least|min|minimum|${not} (?:${less})`;
const orLess = "(?:or|and) (?:less|shorter|smaller|lower|under|below)|max|maximum|at most|tops";
const orMore =
  "(?:or|and) (?:more|taller|higher|bigger|larger|over|above|up)|min|minimum|at least|plus";
const longestFirst = [...spelledNumbers.keys()].toSorted((a, b) => b.length - a.length).join("|");
/** From 0 to 999 in digits, or to a hundred in letters. */
const number = `(?:\\d{1,3}(?:\\.\\d{1,2})?|${longestFirst})(?: and a half)?`;
const unit = "inches|inch|foot|feet|ft|in";
/** Also "between 4 and 6 feet" and "4 to 6 feet"; "4-6 feet" has been folded to "4 6 feet". */
const sizePattern = new RegExp(
  `^(?:(?:(?<most>${atMost})|(?<least>${atLeast})|(?:between |from )?(?<from>${number})(?: (?<fromUnit>${unit}))?(?: and| to)?) )??` +
    `(?<size>${number}) (?<unit>${unit})(?! to (?:${number}) )(?: (?<inches>\\d|1[01]|${ones.slice(1, 12).join("|")}) (?:in|inch|inches))?` +
    `(?: (?<wide>wide|across|spread)| tall| high| height)?(?: (?:(?<orLess>${orLess})|(?<orMore>${orMore})))?(?= |$)`,
);

/** A zone or a size that begins at this word, if one does. */
export function numberClauseAt(words: readonly string[], at: number): Match | undefined {
  return zoneAt(words, at) ?? sizeAt(words, at);
}

/** "zone 5", "zones 6b", "usda 6", "6b", "zones 4 to 8". */
function zoneAt(words: readonly string[], start: number): Match | undefined {
  const isAnnounced = ["hardiness", "usda"].includes(words[start] ?? "");
  const at = start + (isAnnounced ? 1 : 0);
  const joined = /^zones?(\d{1,2}[ab]?)$/.exec(words[at] ?? "")?.[1];
  const isZone = words[at] === "zone" || words[at] === "zones";
  const place = isZone ? at + 1 : at;
  const from = zoneIn(joined ?? words[place], joined !== undefined || isZone || isAnnounced);
  if (from === undefined) return undefined;
  const toAt = place + (words[place + 1] === "to" ? 2 : 1);
  const end = isZone ? zoneIn(words[toAt], true) : undefined;
  const to = end !== undefined && end > from ? end : from;
  return {
    length: (to > from ? toAt : place) + 1 - start,
    clause: {
      key: to > from ? `zone-${from}-${to}` : `zone-${from}`,
      group: "zone",
      label: to > from ? `Hardy in zones ${from} to ${to}` : `Hardy in zone ${from}`,
      // An annual is sown anew each year, and hardy nowhere.
      test: ({ catalogue, facts }) => {
        const zones = catalogue === "annuals" ? undefined : rangeOf(facts, "zone");
        return zones !== undefined && zones[0] <= from && to <= zones[1];
      },
    },
  };
}

/** The zone that a word names; a bare number is one only where a zone is spoken of. */
function zoneIn(word: string | undefined, isSpokenOf: boolean): number | undefined {
  const [, number, half] = /^(1[0-3]|[1-9])([ab]?)$/.exec(word ?? "") ?? [];
  return number !== undefined && (isSpokenOf || half) ? Number(number) : undefined;
}

/** "under 3 feet", "at least six feet tall", "between four and six feet", "up to 18 inches wide", "3 feet". */
function sizeAt(words: readonly string[], start: number): Match | undefined {
  const { 0: typed, groups: read } = sizePattern.exec(words.slice(start).join(" ")) ?? {};
  if (!typed || !read) return undefined;
  const size = lengthOf(read["size"], read["unit"], read["inches"]);
  const from = read["from"] ? lengthOf(read["from"], read["fromUnit"] ?? read["unit"]) : undefined;
  if (from && from.inches >= size.inches) return undefined;
  const isWide = read["wide"] !== undefined || /wider|narrower/.test(typed);
  const isMost = read["most"] ?? read["orLess"];
  const direction = isMost ? "at most" : (read["least"] ?? read["orMore"]) ? "at least" : "about";
  const kind = from ? "between" : direction;
  const what = isWide ? "spreadInches" : "heightInches";
  const said = from ? `${from.said} and ${size.said}` : size.said;
  return {
    length: typed.split(" ").length,
    clause: {
      key: `${what}Max-${kind}-${from ? `${from.inches}-` : ""}${size.inches}`,
      group: `${what}Max-${kind}`,
      label: `${capitalized(kind)} ${said} ${isWide ? "wide" : "tall"}`,
      test: ({ catalogue, facts }) => {
        const [min, max] = rangeOf(facts, what) ?? [Number.NaN, Number.NaN];
        // What touches a span at its edge is not of it; but a tree of 15 feet at the lowest may stay so.
        if (from) {
          const isFrom =
            catalogue === "trees" || min === max ? min <= size.inches : min < size.inches;
          return isFrom && (from.inches < max || from.inches === min);
        }
        if (direction === "at most") return max <= size.inches;
        if (direction === "at least") return max >= size.inches;
        return min <= size.inches && size.inches <= max;
      },
      isOfSize: true,
      howWell: ({ facts }) => {
        const [min, max] = rangeOf(facts, what) ?? [Number.NaN, Number.NaN];
        if (from && from.inches <= max && min <= size.inches) {
          const within = Math.min(max, size.inches) - Math.max(min, from.inches);
          return max === min ? 1 : within / (max - min);
        }
        if (from) return Math.min(size.inches / max, max / from.inches) || 0;
        if (direction === "at most") return Math.min(1, size.inches / max) || 0;
        if (direction === "at least") return Math.min(1, min / size.inches) || 0;
        return Math.max(0, 1 - Math.abs((min + max) / 2 - size.inches) / size.inches) || 0;
      },
    },
  };
}

/** A length in inches, and in words as it was understood. */
function lengthOf(number = "", unit = "", more?: string) {
  const count = numberOf(number);
  const rest = more ? numberOf(more) : 0;
  const perUnit = unit.startsWith("f") ? 12 : 1;
  const said = `${count} ${unitInWords(count, perUnit)}`;
  return {
    inches: count * perUnit + rest,
    said: rest ? `${said} ${rest} ${unitInWords(rest, 1)}` : said,
  };
}

function numberOf(text: string): number {
  const whole = text.replace(" and a half", "");
  return (spelledNumbers.get(whole) ?? Number(whole)) + (whole === text ? 0 : 0.5);
}

function unitInWords(number: number, unit: number): string {
  if (unit === 12) return number === 1 ? "foot" : "feet";
  return number === 1 ? "inch" : "inches";
}
