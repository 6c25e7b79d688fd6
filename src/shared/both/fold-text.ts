/** Text as a search compares it: lower case, without accents, with plain quotation marks. */
export function foldText(text: string): string {
  // Apostrophes come first: decomposed, the acute accent is a blank.
  return text
    .replace(/[‘’ʼ`´]/g, "'")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, "-")
    .toLowerCase();
}

/** The digits of a phone number, for comparing: "+1 (570) 555-0142" and "570.555.0142" are one. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}
