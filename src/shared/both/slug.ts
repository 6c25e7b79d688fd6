import { foldText } from "./fold-text.ts";

/** The words of a tag or an event's title: "mary-s-garden". Posts and letters have theirs from `slugOfTitle`. */
export function slugOf(text: string, longest?: number): string {
  const words = foldText(text).match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, longest).replace(/-$/, "");
}

/**
 * The address of a post's or a letter's title: lower case, without accents and signs ("marys-garden"), and with
 * one hyphen for spaces and hyphens.
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
