/** "Owner" and " owner" are one. Characters that a database refuses become one that no name has. */
export function nameKeyOf(username: string): string {
  return username
    .toWellFormed()
    .replace(/\p{Cc}/gu, "\ufffd")
    .normalize("NFKC")
    .trim()
    .toLowerCase();
}
