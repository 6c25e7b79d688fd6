// Work on long lists, a piece at a time, so that nobody else waits for all of it.
import type { Context } from "hono";

/** Rows that are worked on in one turn of the event loop: a few milliseconds. */
export const rowsAtOnce = 400;

/** Lets whatever else has arrived have its turn. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The rows a piece at a time, with a turn for the others between them, for work that itself waits. */
export async function* piecesOf<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    if (at > 0) await nextTurn();
    yield rows.slice(at, at + rowsAtOnce);
  }
}

/** Does something for every row, with a turn for the others after each piece. */
export async function inPieces<Row, Result>(
  rows: readonly Row[],
  work: (piece: readonly Row[]) => readonly Result[],
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    if (at > 0) await nextTurn();
    for (const result of work(rows.slice(at, at + rowsAtOnce))) results.push(result);
  }
  return results;
}

/** Reads the rows with these ids, a piece at a time, in the order of the ids. One that is gone is left out. */
export async function readByIds<Row extends { id: number }>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const piece of piecesOf(ids)) {
    const found = new Map((await read(piece)).map((row) => [row.id, row]));
    for (const id of piece) {
      const row = found.get(id);
      if (row) rows.push(row);
    }
  }
  return rows;
}

/** Reads all rows, a piece at a time: `read` answers those after the key of the last one. */
export async function readInPieces<Row extends { id: number }>(
  read: (after: number | undefined, most: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const piece = await read(rows.at(-1)?.id, rowsAtOnce);
    for (const row of piece) rows.push(row);
    if (piece.length < rowsAtOnce) return rows;
    await nextTurn();
  }
}

/** A text of many pieces as the body of an answer; each is made when the one before it is on its way. */
export function textStream(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.iterator]();
  return new ReadableStream({
    async pull(controller) {
      await nextTurn();
      const { value, done } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

/** Answers a list as JSON, made while it is on its way. */
export function listAnswer(c: Context, rows: readonly unknown[]): Response {
  return c.body(textStream(jsonPieces(rows)), {
    headers: { "Content-Type": "application/json" },
  });
}

/** A list as JSON, piece by piece. */
export function* jsonPieces(rows: readonly unknown[]): Generator<string> {
  if (rows.length === 0) {
    yield "[]";
    return;
  }
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(at, at + rowsAtOnce));
    const isLast = at + rowsAtOnce >= rows.length;
    yield `${at === 0 ? "[" : ","}${json.slice(1, -1)}${isLast ? "]" : ""}`;
  }
}
