/** What the blog form works out while the owner types. Pure. */

/** The tags with what is typed, separated by commas; trimmed, none that is empty or already there. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const more = typed.split(",").map((tag) => tag.trim());
  return [...new Set([...tags, ...more.filter((tag) => tag !== "")])];
}
