import type { SearchClause } from "./vocabulary-entry.ts";

/** A clause read from some words, and how many it took. */
export interface Match {
  clause: SearchClause;
  length: number;
}

const numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(
  " ",
);

/** A number from 0 to 999 in digits, or to twelve in letters. */
function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d{1,3}(?:\.\d{1,2})?$/.test(word)) return Number(word);
  const spelled = numberWords.indexOf(word);
  return spelled < 0 ? undefined : spelled;
}

const inchesIn: Readonly<Record<string, number>> = {
  ft: 12,
  foot: 12,
  feet: 12,
  in: 1,
  inch: 1,
  inches: 1,
};

const atMost = ["under", "below", "less than", "up to", "at most", "no more than", "shorter than"];
const atLeast = ["over", "above", "more than", "at least", "taller than", "higher than"];

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
      test: ({ facts }) => facts.zoneMin <= from && to <= facts.zoneMax,
    },
  };
}

/** The zone that a word names; a bare number is one only where a zone is spoken of. */
function zoneIn(word: string | undefined, isSpokenOf: boolean): number | undefined {
  const [, number, half] = /^(1[0-3]|[1-9])([ab]?)$/.exec(word ?? "") ?? [];
  return number !== undefined && (isSpokenOf || half) ? Number(number) : undefined;
}

/** "under 3 feet", "at least six feet tall", "up to 18 inches wide", "3 feet". */
function sizeAt(words: readonly string[], start: number): Match | undefined {
  const limit = [...atMost, ...atLeast].find((phrase) => startsWith(words, start, phrase));
  const at = start + (limit?.split(" ").length ?? 0);
  const number = numberOf(words[at]);
  const unit = inchesIn[words[at + 1] ?? ""];
  if (number === undefined || unit === undefined) return undefined;
  const side = words[at + 2] ?? "";
  const isWide = ["wide", "across", "spread"].includes(side);
  const isTall = ["tall", "high", "height"].includes(side);
  const inches = number * unit;
  const direction = limit ? (atMost.includes(limit) ? "at most" : "at least") : "about";
  const [min, max] = isWide
    ? (["spreadInchesMin", "spreadInchesMax"] as const)
    : (["heightInchesMin", "heightInchesMax"] as const);
  return {
    length: at - start + (isWide || isTall ? 3 : 2),
    clause: {
      key: `${max}-${direction}-${inches}`,
      group: `${max}-${direction}`,
      label: `${sentenceCase(direction)} ${number} ${unitInWords(number, unit)} ${isWide ? "wide" : "tall"}`,
      test: ({ facts }) => {
        if (direction === "at most") return facts[max] <= inches;
        if (direction === "at least") return facts[max] >= inches;
        return facts[min] <= inches && inches <= facts[max];
      },
    },
  };
}

function unitInWords(number: number, unit: number): string {
  if (unit === 12) return number === 1 ? "foot" : "feet";
  return number === 1 ? "inch" : "inches";
}

function startsWith(words: readonly string[], at: number, phrase: string): boolean {
  return phrase.split(" ").every((word, index) => words[at + index] === word);
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
