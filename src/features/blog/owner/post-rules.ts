/** What the blog form works out while the owner types. Pure. */

/**
 * The address that a title suggests: lower case; what is no letter, digit, space or hyphen left
 * out; spaces turned into hyphens, and several hyphens into one. Accents go, the letters stay.
 */
export function slugFor(title: string): string {
  return title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-");
}

/** The same without a hyphen at either end: what the address is once the title is finished. */
export function finishedSlugFor(title: string): string {
  return slugFor(title).replace(/^-|-$/g, "");
}

/** The tags with what is typed, separated by commas; trimmed, none that is empty or already there. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const more = typed.split(",").map((tag) => tag.trim());
  return [...new Set([...tags, ...more.filter((tag) => tag !== "")])];
}
