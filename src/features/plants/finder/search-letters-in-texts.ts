import { onceForEach } from "../once-for-each.ts";

/** The fields that a search looks into. */
export interface Searchable {
  name: string;
  latin: string;
  description: string;
}

/**
 * Text as the search compares it: lower case in every language at once, and the characters that no
 * keyboard has, or that a phone puts in unasked (’ “ ” ×), as the plain ones. The fold of two texts
 * put together is their folds put together, so a part of a text is always found in it.
 */
export function foldForSearch(text: string): string {
  const plain = text.toLowerCase().replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"').replace(/×/g, "x");
  // A sigma is lowered by where it stands in its word, and a part of a word ends elsewhere.
  return plain.replace(/ς/g, "σ");
}

/**
 * Text as words are compared where more may fit than the plain search finds: without accents,
 * apostrophes of any kind, hyphens and other marks, in lower case, one blank between words. A point
 * stays within a number. Folding twice changes nothing.
 */
export function foldWords(text: string): string {
  return text
    .replace(apostrophes, "")
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ς/g, "σ")
    .replace(apostrophes, "")
    .replace(/×/g, " ")
    .replace(/(?<![0-9])\.|\.(?![0-9])|[^\p{L}\p{N}.]+/gu, " ")
    .trim()
    .replace(/ {2,}/g, " ");
}

/** Typed, set, curled by a telephone, or meant as feet: between letters they all are one. */
const apostrophes = /['‘’‛ʼʻ`´′＇]/g;

/** Folding every text once, not at every keystroke. */
const foldOf = onceForEach(({ name, latin, description }: Searchable) =>
  [name, latin, description].map(foldForSearch),
);

/**
 * The plants whose name, Latin name or description contains the text, in any case; all of them for
 * a text that is empty or blank. Every character stands for itself.
 */
export function searchPlants<Plant extends Searchable>(
  plants: readonly Plant[],
  text: string,
): readonly Plant[] {
  const term = foldForSearch(text.trim());
  if (term === "") return plants;
  return plants.filter((plant) => foldOf(plant).some((field) => field.includes(term)));
}

/** The longest search that an address keeps, in characters; the longest description is a tenth. */
export const addressTermMax = 4000;

/**
 * What an address keeps of a search: all of it, but of one too long for any plant only as much as a
 * server accepts in an address (an emoji takes twelve characters there).
 */
export function addressTerm(text: string): string {
  let kept = text.trim().slice(0, addressTermMax);
  while (encodedLength(kept) > addressTermMax) kept = kept.slice(0, kept.length * 0.75);
  return kept.toWellFormed();
}

function encodedLength(text: string): number {
  return encodeURIComponent(text.toWellFormed()).length;
}
