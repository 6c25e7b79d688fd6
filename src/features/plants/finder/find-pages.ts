import { pageWords } from "../search-vocabulary/page-words.ts";
import { answeredElsewhereAt } from "./answered-elsewhere.ts";
import { foldWords } from "./fold-search-text.ts";
import { saysNothing, singularsOf, wordsWithUnits } from "./read-facts-from-search.ts";

/** A page that is no plant's, as far as a search looks at it. */
export interface FindablePage {
  name: string;
  path: string;
  /** Its title, and what it is about in a sentence or two. */
  text: string;
}

const pagesMax = 3;

/** Words that fit every event. */
const isOfAnyEvent =
  /^(?:a|any|the|your|next|upcoming|events?|workshops?|class|classes|sign|up|regist(?:er|ration))$/;

/** The words to look for. In a question to the nursery these include common words: "plant" and "sale" of a "plant sale". */
function wordsThatSay(words: readonly string[]): { all: string[]; isToNursery: boolean } {
  const ofNursery = new Set(
    words.flatMap((_, at) => {
      const asked = answeredElsewhereAt(words, at);
      return asked && pageWords.includes(asked.answer) ? words.slice(at, at + asked.length) : [];
    }),
  );
  const all = words.filter((word) => ofNursery.has(word) || !saysNothing(word));
  const others = all.filter((word) => !isOfAnyEvent.test(word));
  return { all: others.length > 0 ? others : all, isToNursery: ofNursery.size > 0 };
}

/**
 * The pages whose text has every meaningful word of a search, whole or as the beginning of a longer word. A common
 * word must be in an event's name: "plant sale" finds the sale, but "open" not every event that says when it opens.
 */
export function findPages(pages: readonly FindablePage[], search: string): FindablePage[] {
  const { all, isToNursery } = wordsThatSay(wordsWithUnits(search));
  if (all.length === 0) return [];
  const has = (text: string, word: string) =>
    (word.length > 2 && text.includes(` ${word}`)) ||
    singularsOf(word).some((form) => text.includes(` ${form} `));
  const found = pages.filter(({ name, text }) => {
    // The name includes the event's day.
    const called = isToNursery ? ` ${foldWords(name)} ` : "";
    const told = `${called} ${foldWords(text)} `;
    return all.every((word) => has(saysNothing(word) ? called : told, word));
  });
  return found.slice(0, pagesMax);
}
