import { phoneDigits } from "#shared/both/fold-text.ts";
import type { Subscriber } from "./answers.ts";

/** Those whose e-mail address holds the words, or whose telephone number their digits, of which there are three or more. */
export function searchSubscribers(
  people: readonly Subscriber[],
  words: string,
): readonly Subscriber[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return people;
  const digits = phoneDigits(wanted);
  return people.filter(
    ({ email, phone }) =>
      email.toLowerCase().includes(wanted) ||
      (digits.length >= 3 && phone?.replace(/[\s().-]/g, "").includes(digits)),
  );
}
