/**
 * Text as a search compares it: lower case, without accents, and with the quotation marks that a
 * phone puts in unasked as the plain ones, so that "o'brien" finds "O’Brien" and "jose" "José".
 */
export function foldText(text: string): string {
  return (
    text
      // First, because the next line makes a blank of the acute accent.
      .replace(/[‘’ʼ`´]/g, "'")
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/[“”]/g, '"')
      .replace(/[‐‑–—]/g, "-")
      .toLowerCase()
  );
}
