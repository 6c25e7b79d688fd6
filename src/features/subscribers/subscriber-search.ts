import { findByWords } from "#shared/both/find-by-words.ts";
import { foldText, phoneDigits } from "#shared/both/fold-text.ts";
import type { Subscriber } from "./answers.ts";

/** What a search looks into: the address, and the telephone number as it was given and its digits. */
export function subscriberText({ email, phone }: Subscriber): string {
  return `${foldText(email)}\n${phone ?? ""}\n${phoneDigits(phone ?? "")}`;
}

/** Those in whose address or telephone number the words are. */
export function searchSubscribers(people: readonly Subscriber[], words: string) {
  return findByWords(people, words, subscriberText);
}
