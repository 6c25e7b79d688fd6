import { hasControlCharacter } from "#shared/both/text-checks.ts";

/** The longest address of a post, in characters. */
export const slugLengthMax = 200;

/** False for text that cannot be the address of any post: the database need not be asked. */
export function canBeSlug(text: string): boolean {
  return text !== "" && text.length <= slugLengthMax && !hasControlCharacter(text);
}
