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

/** Those whose text has every word of a search that says something, whole or as the beginning of a longer one. */
export function findPages(pages: readonly FindablePage[], search: string): FindablePage[] {
  const words = wordsWithUnits(search).filter((word) => !saysNothing(word));
  if (words.length === 0) return [];
  const found = pages.filter(({ text }) => {
    const folded = ` ${foldWords(text)} `;
    return words.every(
      (word) =>
        (word.length > 2 && folded.includes(` ${word}`)) ||
        singularsOf(word).some((form) => folded.includes(` ${form} `)),
    );
  });
  return found.slice(0, pagesMax);
}
