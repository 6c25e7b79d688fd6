// Work on long lists, a piece at a time, so that nobody else waits for all of it.

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Context } from "hono";

/** The rows processed in one turn of the event loop: a few milliseconds. */
const rowsAtOnce = 400;

/** The rows in pieces; an empty list has none. */
export function* inParts<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce);
}

/** The same, with a turn of the event loop between pieces, for asynchronous work. */
export async function* piecesOf<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  let isFirst = true;
  for (const piece of inParts(rows)) {
    if (!isFirst) await nextTurn();
    isFirst = false;
    yield piece;
  }
}

/** Does something for every row, with a turn of the event loop after each piece. */
export async function inPieces<Row, Result>(
  rows: readonly Row[],
  work: (piece: readonly Row[]) => readonly Result[],
): Promise<Result[]> {
  const results: Result[] = [];
  for await (const piece of piecesOf(rows)) results.push(...work(piece));
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
    rows.push(...piece.flatMap((id) => found.get(id) ?? []));
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
    rows.push(...piece);
    if (piece.length < rowsAtOnce) return rows;
    await nextTurn();
  }
}

/** A text of many pieces as an answer's body; each is made when the previous one has been sent. */
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

/** Answers with a list as JSON, made while it is sent: `shown` of each row. */
export function listAnswer<Row>(
  c: Context,
  rows: readonly Row[],
  shown?: (row: Row) => unknown,
): Response {
  return c.body(textStream(jsonPieces(rows, shown)), {
    headers: { "Content-Type": "application/json" },
  });
}

/** A list as JSON, piece by piece: `shown` of each row. */
export function* jsonPieces<Row>(
  rows: readonly Row[],
  shown: (row: Row) => unknown = (row) => row,
): Generator<string> {
  let before = "[";
  for (const piece of inParts(rows)) {
    yield before + JSON.stringify(piece.map((row) => shown(row))).slice(1, -1);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}
