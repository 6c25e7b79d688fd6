import { foldText } from "./fold-text.ts";

/**
 * The words of a tag or of an event's title, of at most `longest` characters: "mary-s-garden". Empty
 * without a letter of a to z or a digit. Posts and letters have theirs from `title-slug.ts`.
 */
export function slugOf(text: string, longest?: number): string {
  const words = foldText(text).match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, longest).replace(/-$/, "");
}
