/**
 * A user name as it is compared: "Owner" and " owner" are one. Characters that a database refuses become one
 * that no name has, so that such a name is simply unknown.
 */
export function nameKeyOf(username: string): string {
  return username
    .toWellFormed()
    .replace(/\p{Cc}/gu, "\ufffd")
    .normalize("NFKC")
    .trim()
    .toLowerCase();
}
