import { foldText, phoneDigits } from "./fold-text.ts";

/** The items whose folded text contains all the words, in any order, or the digits of a phone number. */
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
