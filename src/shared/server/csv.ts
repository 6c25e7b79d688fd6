/** Without a byte order mark Excel misreads every accent. */
export const csvStart = "\ufeff";

/** One row of a file for a spreadsheet. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/**
 * One cell. A spreadsheet would run what begins like a formula, and strangers write these texts; an
 * apostrophe before it makes it text.
 */
function cell(text: string): string {
  const safe = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
