/**
 * Text as a search compares it: lower case, without accents, and with the quotation marks that a
 * phone puts in unasked as the plain ones, so that "o'brien" finds "O’Brien" and "jose" "José".
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, "-")
    .toLowerCase();
}
