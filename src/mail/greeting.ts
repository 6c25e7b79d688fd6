/**
 * How a letter greets somebody. Anybody can type anything as a name, and a letter of ours is not to
 * carry it to a stranger where it looks like an address to visit or an offer of money.
 */
export function greeting(fullName: string): string {
  return isPlainName(fullName) ? `Dear ${fullName},` : "Dear friend,";
}

/** What a mail program or a reader takes for an address to visit, or for money. */
const advertising: readonly RegExp[] = [
  /[:@]|\bwww\b/i,
  // "example.com" and "t.me", but not "O.P." or "J.R. Lee" or "Ph.D."
  /\.\p{L}{2,}|\d\.\d/u,
  /\.\s+(?:com|net|org|info|biz|shop|xyz|top|site|online|club)\b/i,
  // "example[.]com", "example (dot) com", "example dot com"; Dot Smith is somebody's name.
  /[[({<]\s*(?:\.|dot)\s*[\])}>]|\bdot\s+(?:com|net|org)\b/i,
  /\p{Sc}/u,
  /\d\s*(?:usd|eur|gbp|dollars?|euros?|bucks)\b/i,
];

/** Whether a name can stand in a letter to an address that its sender may not own. */
export function isPlainName(fullName: string): boolean {
  // As it is read: full-width letters are letters, and what nobody sees does not part a word.
  const read = fullName
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replaceAll("\u3002", ".");
  return fullName.length <= 100 && !advertising.some((pattern) => pattern.test(read));
}
