import { foldText } from "./fold-text.ts";

/**
 * The words of a tag or of an event's title, of at most `longest` characters: "mary-s-garden". Empty
 * without a letter of a to z or a digit. Posts and letters have theirs from `slugOfTitle`.
 */
export function slugOf(text: string, longest?: number): string {
  const words = foldText(text).match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, longest).replace(/-$/, "");
}

/**
 * The address that the title of a post or a letter suggests, of at most `longest` characters: lower case;
 * other characters than letters, digits, spaces and hyphens removed ("marys-garden"); spaces turned into
 * hyphens, and several hyphens into one. Accents are removed, the letters stay.
 */
export function slugOfTitle(title: string, longest?: number): string {
  return slugWhileTyping(title).replace(/^-/, "").slice(0, longest).replace(/-$/, "");
}

/** The same while the title is being typed: a trailing space is already a hyphen. */
export function slugWhileTyping(title: string): string {
  return title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-");
}
