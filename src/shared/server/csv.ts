import type { Context } from "hono";
import { inParts, textStream } from "./long-lists-piece-by-piece.ts";

/** Without a byte order mark Excel misreads every accent. */
const csvStart = "\ufeff";

/** A column of a file for a spreadsheet: its heading, and what is under it. */
export type CsvColumn<Row> = readonly [heading: string, cellOf: (row: Row) => string | null];

/** The rows as a file for a spreadsheet, in their order, piece by piece. */
export function* csvPieces<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Generator<string> {
  yield csvStart + csvRow(columns.map(([heading]) => heading));
  for (const piece of inParts(rows)) {
    yield piece.map((row) => csvRow(columns.map(([, cellOf]) => cellOf(row) ?? ""))).join("");
  }
}

/** Answers with the rows as a spreadsheet file of this name. */
export function csvAnswer(c: Context, name: string, pieces: Iterable<string>): Response {
  return c.body(textStream(pieces), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}

/** One row of a file for a spreadsheet. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** A spreadsheet would run what begins like a formula, and strangers write these texts. */
function cell(text: string): string {
  const safe = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
