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
