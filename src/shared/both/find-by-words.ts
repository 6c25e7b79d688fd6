import { foldText, phoneDigits } from "./fold-text.ts";

/**
 * The items whose text contains all the words, in any case and order, with or without accents. A phone number
 * is found with any punctuation if the text, which is folded, contains its digits.
 */
export function findByWords<Item>(
  items: readonly Item[],
  words: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  if (!words.trim()) return items;
  const wanted = foldText(words).trim().split(/\s+/);
  const digits = /^[\d\s().+-]+$/.test(words) ? phoneDigits(words) : "";
  return items.filter((item) => {
    const text = textOf(item);
    return (
      wanted.every((word) => text.includes(word)) || (digits.length > 2 && text.includes(digits))
    );
  });
}
