import { foldText } from "#platform/shared/fold-text.ts";

const suffix = /^(?:[js]r|i{2,3}|iv|md|phd|esq)\.?$/;
const particle =
  /^(?:van|von|vander|der|den|ter|de|del|della|di|da|dos|du|la|le|mac|mc|st\.?|ben|bin|al|el)$/;

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
 * What a name is sorted by at a door: "o'brien ann marie" for "Ann Marie O'Brien" and for "O'Brien,
 * Ann Marie". A suffix ("Jr.") is no last name, and a particle belongs to the one after it ("van
 * dyke"), as in an American directory.
 */
function lastNameFirst(fullName: string): string {
  const nameKey = foldText(fullName).trim();
  const [beforeComma = "", ...afterComma] = nameKey.split(",").map((part) => part.trim());
  const given = afterComma.filter((part) => !suffix.test(part)).join(" ");
  if (given) return `${beforeComma} ${given}`;
  const words = beforeComma.split(/\s+/);
  while (words.length > 1 && suffix.test(words.at(-1) ?? "")) words.pop();
  let start = words.length - 1;
  while (start > 1 && particle.test(words[start - 1] ?? "")) start -= 1;
  return [...words.slice(start), ...words.slice(0, start)].join(" ");
}
