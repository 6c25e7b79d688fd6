/** A name as it is compared: "Owner" and " owner" are one. What a database refuses becomes what no name has. */
export function nameKeyOf(username: string): string {
  return username
    .toWellFormed()
    .replace(/\p{Cc}/gu, "\ufffd")
    .normalize("NFKC")
    .trim()
    .toLowerCase();
}
