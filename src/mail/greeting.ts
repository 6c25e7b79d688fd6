/**
 * How a mail greets somebody. Anybody can type anything as a name, and what strangers set off is not to
 * carry it to somebody else where it may be more than one.
 */
export function greeting(fullName: string): string {
  return isPlainName(fullName) ? `Dear ${fullName},` : "Dear friend,";
}

/** Behind these stands a dot, as behind an initial. */
const titles =
  "Mr|Mrs|Ms|Mx|Dr|Prof|Rev|Fr|Br|Bro|Sr|Sra|Jr|St|Ste|SS|Msgr|Mons|Dcn|Deac|Hon|Esq|Capt|Col|Gen|Lt|Maj|Sgt|Mt|Ph|Ed|Sc|Cap|Conv|Carm|Praem|Wm|Chas|Geo|Jos|Thos";
const title = new RegExp(`(?<!\\p{L})(?:${titles})$`, "iu");
const initial = /(?<!\p{L})\p{Lu}$/u;

/** What an address to visit or a sum of money is written with, and what is written in place of its dot. */
const advertising: readonly RegExp[] = [
  /[\p{N}\p{Sc}:@]|\.\S*\/|\bwww\b/iu,
  /[[({<]\s*dot\b|(?:\bdot\s+|\.\s*)(?:com|net|org|info|biz|shop|xyz|top|site|online|club)\b/i,
];

/**
 * Whether a name can stand in a mail to an address that its sender may not own: no digit, five words and
 * 60 characters at most, dots behind initials and titles alone, and nothing of an advertisement.
 */
export function isPlainName(fullName: string): boolean {
  // As it is read: full-width letters are letters, and what nobody sees does not part a word.
  const read = fullName
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replaceAll("\u3002", ".");
  if (read.length > 60 || read.trim().split(/\s+/).length > 5) return false;
  if (advertising.some((pattern) => pattern.test(read))) return false;
  // A small letter right behind a dot is the end of an address: "T.me".
  if (/\.\p{Ll}/u.test(read)) return false;
  const beforeDots = read.split(".").slice(0, -1);
  return beforeDots.every((before) => initial.test(before) || title.test(before));
}
