/** Anybody can type anything as a name, and mail that strangers trigger must not pass on more than a name. */
export function greeting(fullName: string): string {
  return isPlainName(fullName) ? `Dear ${fullName},` : "Dear friend,";
}

/** These are followed by a dot, like an initial. */
const titles =
  "Mr|Mrs|Ms|Mx|Dr|Prof|Rev|Fr|Br|Bro|Sr|Sra|Jr|St|Ste|SS|Msgr|Mons|Dcn|Deac|Hon|Esq|Capt|Col|Gen|Lt|Maj|Sgt|Mt|Ph|Ed|Sc|Cap|Conv|Carm|Praem|Wm|Chas|Geo|Jos|Thos";
const title = new RegExp(`(?<!\\p{L})(?:${titles})$`, "iu");
const initial = /(?<!\p{L})\p{Lu}$/u;

/** Characters of web addresses and sums of money, and replacements for a dot. */
const advertising: readonly RegExp[] = [
  /[\p{N}\p{Sc}:@]|\.\S*\/|\bwww\b/iu,
  /[[({<]\s*dot\b|(?:\bdot\s+|\.\s*)(?:com|net|org|info|biz|shop|xyz|top|site|online|club)\b/i,
];

/**
 * Whether a name may appear in a mail to an address that its sender may not own: no digit, at most five words
 * and 60 characters, dots only after initials and titles, and nothing like an advertisement.
 */
export function isPlainName(fullName: string): boolean {
  // As it reads: full-width letters are letters, and invisible characters do not split a word.
  const read = fullName
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replaceAll("\u3002", ".");
  if (read.length > 60 || read.trim().split(/\s+/).length > 5) return false;
  if (advertising.some((pattern) => pattern.test(read))) return false;
  // A lower-case letter right after a dot ends an address: "T.me".
  if (/\.\p{Ll}/u.test(read)) return false;
  const beforeDots = read.split(".").slice(0, -1);
  return beforeDots.every((before) => initial.test(before) || title.test(before));
}
