import { foldWords } from "./fold-search-text.ts";

/** Names by their words, built once and asked often: `indexNames` makes it. */
export interface NameIndex<Item> {
  items: readonly Item[];
  /** Where in the list the items with a word stand. */
  itemsByWord: ReadonlyMap<string, readonly number[]>;
  /** The words by their length, as they first stand in the list. */
  wordsByLength: ReadonlyMap<number, readonly string[]>;
}

/** Shorter words are not corrected: one letter makes another word of them, an oak an elk. */
const correctedLengthMin = 4;

/** Two letters are put right in names as long as this only: "fuschia" is fuchsia, "source" no spruce. */
const twiceCorrectedLengthMin = 7;

/** The most names that are offered for one address. */
export const namesLikeMax = 6;

/**
 * Makes names findable in spite of a wrong letter. The work is that of splitting the names into words;
 * a word that is asked for is then compared with those that are about as long.
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
  return { items, itemsByWord, wordsByLength: Map.groupBy(itemsByWord.keys(), (it) => it.length) };
}

/**
 * The items most like an address that leads nowhere: those that share at least half its words, as
 * typed or with one letter wrong. "eastern-redbud-tree" and "eastern-redbuds" find Eastern Redbud.
 */
export function namesLike<Item>(index: NameIndex<Item>, slug: string): Item[] {
  const words = wordsOf(slug);
  return rank(index, words)
    .filter(({ missing }) => missing * 2 <= words.length)
    .slice(0, namesLikeMax)
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
 * or two neighbors swapped; or with a "ph" that was written as it sounds. Those that differ earliest
 * come first.
 */
export function wordsOneLetterFrom<Item>(index: NameIndex<Item>, word: string): string[] {
  if (word.length < correctedLengthMin) return [];
  const withPh = word.replace("f", "ph");
  const near = wordsAboutAsLong(index, word, 1).flatMap((other) => {
    const at = onlyDifference(word, other);
    return at === undefined ? [] : [{ other, at }];
  });
  const inOrder = near.sort((a, b) => a.at - b.at).map(({ other }) => other);
  return withPh !== word && index.itemsByWord.has(withPh) ? [withPh, ...inOrder] : inOrder;
}

/** Where the only difference of two words begins: a letter, or two neighbors swapped; undefined where they differ in more. */
function onlyDifference(a: string, b: string): number | undefined {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const differing = Math.max(a.length, b.length) - start - end;
  const isSwapped = differing === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
  return differing === 1 || (isSwapped && a.length === b.length) ? start : undefined;
}

/** The words whose length is off by `most` letters at most, the shorter first. */
function wordsAboutAsLong<Item>(index: NameIndex<Item>, word: string, most: number): string[] {
  const lengths = Array.from({ length: 2 * most + 1 }, (_, n) => word.length - most + n);
  return lengths.flatMap((length) => index.wordsByLength.get(length) ?? []);
}

/**
 * The words of the index at a Damerau-Levenshtein distance of two that begin with the same letter:
 * whoever writes a long name as he hears it knows how it begins.
 */
export function wordsTwoLettersFrom<Item>(index: NameIndex<Item>, word: string): string[] {
  return wordsAboutAsLong(index, word, 2).filter(
    (other) =>
      other[0] === word[0] &&
      other.length >= twiceCorrectedLengthMin &&
      distance(word, other) === 2,
  );
}

/** The words of the index that sound as this one does: "ekinasia", "krysanthemum". */
export function wordsOfSameSound<Item>(index: NameIndex<Item>, word: string): string[] {
  if (word.length < heardLengthMin) return [];
  const heard = soundOf(word);
  const consonants = heard.replace(vowels, "");
  return wordsAboutAsLong(index, word, 3).filter((other) => {
    const sound = soundOf(other);
    const isLike = other.length >= heardLengthMin && sound.replace(vowels, "") === consonants;
    return isLike && distance(heard, sound) <= 1;
  });
}

const heardLengthMin = 6;
const vowels = /[aio]/g;

/** How a name is heard: one letter for all that sound alike, and one vowel of several. */
function soundOf(word: string): string {
  return sounds.reduce((heard, [written, said]) => heard.replace(written, said), word);
}

const sounds: readonly (readonly [written: RegExp, said: string])[] = [
  [/ph/g, "f"],
  [/a[uw]/g, "o"],
  [/[tc](?=i[aeou])|s?sh|sch|chs/g, "s"],
  [/ch|ck/g, "k"],
  [/qu?/g, "kw"],
  [/c(?=[eiy])|z/g, "s"],
  [/c/g, "k"],
  [/x/g, "ks"],
  [/j/g, "g"],
  [/h/g, ""],
  [/(.)\1+/g, "$1"],
  [/([aeiouy])[aeiouy]+/g, "$1"],
  [/[ey]/g, "i"],
  [/u/g, "o"],
];

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
