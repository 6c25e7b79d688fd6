import { foldText } from "#shared/both/fold-text.ts";

const suffix = /^(?:[js]r|i{2,3}|iv|md|phd|esq)\.?$/;
const particle =
  /^(?:van|von|vander|der|den|ter|de|del|della|di|da|dos|du|la|las|le|los|mac|mc|o'|saint|st\.?|sainte|ste\.?|ben|bin|al|el)$/;
/** Those that are given names, too, where they stand first: "Van Morrison". */
const givenName = /^(?:van|del|di|mac|ben|al)$/;
const and = /^(?:and|&|\+)$/;

/** A to Z by last name, as a list at the door is looked through; namesakes in the order they registered. */
export function inDoorOrder<Row extends { id: number; fullName: string }>(
  rows: readonly Row[],
): Row[] {
  return rows
    .map((row) => ({ row, key: lastNameFirst(row.fullName) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row.id - b.row.id))
    .map(({ row }) => row);
}

/**
 * "obrien ann marie" for "Ann Marie O'Brien" and for "O'Brien, Ann Marie". A suffix ("Jr.") is no last name,
 * and a particle belongs to the one after it ("van dyke"), as in an American directory. Of two last names
 * only a hyphen or "y" tells the first from a middle name.
 */
function lastNameFirst(fullName: string): string {
  const [beforeComma = "", ...afterComma] = foldText(fullName).split(",");
  const words = withoutSuffix(beforeComma);
  const given = afterComma.flatMap(withoutSuffix);
  if (given.length > 0) return asFiled(words, given);
  // In "Ann and Ben Lee" Ben is no particle: what follows the "and" is a given name, as at the start.
  const first = words.findLastIndex((word) => and.test(word)) + 1;
  let start = words.length - 1;
  if (start - 2 > first && words[start - 1] === "y") start -= 2;
  while (start > first && isParticle(words[start - 1] ?? "", start - 1 === first)) start -= 1;
  return asFiled(words.slice(start), words.slice(0, start));
}

function isParticle(word: string, isFirst: boolean): boolean {
  return particle.test(word) && !(isFirst && givenName.test(word));
}

function withoutSuffix(part: string): string[] {
  const words: string[] = part.match(/\S+/g) ?? [];
  while (words.length > 0 && suffix.test(words.at(-1) ?? "")) words.pop();
  return words;
}

/** "St. Clair" is at "Saint Clair", and "Mc Donald" at "McDonald". */
function asFiled(lastName: readonly string[], given: readonly string[]): string {
  const spelledOut = lastName.map((word) =>
    word.replace(/^st\.?$/, "saint").replace(/^ste\.?$/, "sainte"),
  );
  return `${spelledOut.join("").replace(/[^\p{L}\p{N}]/gu, "")} ${given.join(" ")}`;
}
