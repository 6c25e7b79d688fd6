import { foldWords } from "./search-letters-in-texts.ts";

/** Names by their words, built once and asked often: `indexNames` makes it. */
export interface NameIndex<Item> {
  items: readonly Item[];
  /** Where in the list the items with a word stand. */
  itemsByWord: ReadonlyMap<string, readonly number[]>;
  /** Every letter that a word holds. */
  alphabet: readonly string[];
  longestWord: number;
}

/** Shorter words are not corrected: one letter makes another word of them, an oak an elk. */
const correctedLengthMin = 4;

/** Two letters are put right in names as long as this only: "fuschia" is fuchsia, "source" no spruce. */
const twiceCorrectedLengthMin = 7;

/** The most names that are offered for one text. */
export const nearNamesMax = 6;

/**
 * Makes names findable in spite of a wrong letter. The work is that of splitting the names into words;
 * a text is then asked by the few hundred words that it may have meant, however many names there are.
 */
export function indexNames<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): NameIndex<Item> {
  const itemsByWord = new Map<string, number[]>();
  for (const [index, item] of items.entries()) {
    for (const word of wordsOf(namesOf(item).join(" "))) {
      const having = itemsByWord.get(word);
      if (having) having.push(index);
      else itemsByWord.set(word, [index]);
    }
  }
  const alphabet = new Set<string>();
  let longestWord = 0;
  for (const word of itemsByWord.keys()) {
    longestWord = Math.max(longestWord, word.length);
    for (const letter of word) alphabet.add(letter);
  }
  return { items, itemsByWord, alphabet: [...alphabet], longestWord };
}

/**
 * The items a text was meant for when at most one letter of each word is wrong, missing, too many or
 * swapped with its neighbor: "echinacia" finds Echinacea. Nothing where some name has every word as
 * typed, for then there is nothing to correct. Fewest corrections first, then as the items stand.
 */
export function nearNames<Item>(index: NameIndex<Item>, text: string): Item[] {
  const ranked = rank(index, wordsOf(text)).filter(({ missing }) => missing === 0);
  return ranked[0]?.corrected === 0 ? [] : ranked.slice(0, nearNamesMax).map(({ item }) => item);
}

/**
 * The items most like an address that leads nowhere: those that share at least half its words, as
 * typed or with one letter wrong. "eastern-redbud-tree" and "eastern-redbuds" find Eastern Redbud.
 */
export function namesLike<Item>(index: NameIndex<Item>, slug: string): Item[] {
  const words = wordsOf(slug);
  return rank(index, words)
    .filter(({ missing }) => missing * 2 <= words.length)
    .slice(0, nearNamesMax)
    .map(({ item }) => item);
}

/** The distinct words of a text; a lone "x" is a hybrid's sign. */
function wordsOf(text: string): string[] {
  return [...new Set(foldWords(text).split(" "))].filter((word) => word !== "" && word !== "x");
}

interface Ranked<Item> {
  item: Item;
  /** Words that the item has in no spelling. */
  missing: number;
  /** Words that it has with a letter changed. */
  corrected: number;
}

/** Every item that has one of the words at least, best first. */
function rank<Item>(index: NameIndex<Item>, words: readonly string[]): Ranked<Item>[] {
  const found = new Map<number, { exact: number; corrected: number }>();
  for (const word of words) {
    const exact = new Set(index.itemsByWord.get(word));
    const corrected = new Set(
      wordsOneLetterFrom(index, word).flatMap((near) => [...(index.itemsByWord.get(near) ?? [])]),
    );
    for (const item of new Set([...exact, ...corrected])) {
      const counts = found.get(item) ?? { exact: 0, corrected: 0 };
      if (exact.has(item)) counts.exact += 1;
      else counts.corrected += 1;
      found.set(item, counts);
    }
  }
  return [...found]
    .map(([at, { exact, corrected }]) => ({
      at,
      corrected,
      missing: words.length - exact - corrected,
    }))
    .sort((a, b) => a.missing - b.missing || a.corrected - b.corrected || a.at - b.at)
    .flatMap(({ at, missing, corrected }) => {
      const item = index.items[at];
      return item === undefined ? [] : [{ item, missing, corrected }];
    });
}

/**
 * The words of the index at a Damerau-Levenshtein distance of one: a letter changed, added or left out,
 * or two neighbors swapped; or with a "ph" that was written as it sounds.
 */
export function wordsOneLetterFrom<Item>(index: NameIndex<Item>, word: string): string[] {
  if (word.length < correctedLengthMin || word.length > index.longestWord + 1) return [];
  const near = new Set<string>();
  const tryWord = (other: string) => {
    if (other !== word && index.itemsByWord.has(other)) near.add(other);
  };
  tryWord(word.replace("f", "ph"));
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at + 1);
    tryWord(before + after);
    tryWord(before + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2));
    for (const letter of index.alphabet) {
      tryWord(before + letter + after);
      tryWord(before + letter + word.slice(at));
    }
  }
  return [...near];
}

/**
 * The words of the index at a Damerau-Levenshtein distance of two that begin with the same letter:
 * whoever writes a long name as he hears it knows how it begins.
 */
export function wordsTwoLettersFrom<Item>(index: NameIndex<Item>, word: string): string[] {
  return [...index.itemsByWord.keys()].filter(
    (other) =>
      other[0] === word[0] &&
      other.length >= twiceCorrectedLengthMin &&
      Math.abs(other.length - word.length) <= 2 &&
      distance(word, other) === 2,
  );
}

/** Damerau-Levenshtein, its restricted form: each letter is changed, added, left out or swapped once. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : changed;
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed, swapped);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
