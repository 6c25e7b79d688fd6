import {
  type AnsweredElsewhere,
  notRecorded,
  saidBeside,
} from "../search-vocabulary/not-recorded.ts";
import { pageWords } from "../search-vocabulary/page-words.ts";

const all = [...notRecorded, ...pageWords];

/** What begins at a word and no fact of a plant answers, and how many words it takes. */
export function answeredElsewhereAt(
  words: readonly string[],
  at: number,
): { answer: AnsweredElsewhere; length: number } | undefined {
  const left = words.slice(at).join(" ");
  return all.flatMap((answer) => {
    const typed = answer.pattern.exec(left)?.[0];
    return typed ? { answer, length: typed.split(" ").length } : [];
  })[0];
}

/** What is said of words that are read as well. */
export const saidBesideOf = (words: readonly string[]) =>
  saidBeside.filter(({ pattern }) => pattern.test(words.join(" ")));
