import type { Context } from "hono";
import { changedMeanwhile, notFound } from "#shared/both/failures.ts";

/** No row ever has this version. */
const never = 0;

/**
 * The version that the sender's change was made to, from `If-Match: "<version>"`; undefined where
 * the header is absent or `*`, which means any. A tag that was weakened on the way, as compression
 * does, counts; one that is no version matches nothing.
 */
export function versionFrom(c: Context): number | undefined {
  const header = c.req.header("if-match")?.trim();
  if (header === undefined || header === "*") return undefined;
  const version = /^(?:W\/)?"([1-9]\d{0,8})"$/.exec(header)?.[1];
  return version === undefined ? never : Number(version);
}

/** The ETag of a row in this version. */
export function versionTag(row: { version: number }): string {
  return `"${row.version}"`;
}

/** Answers a row, with its version as the ETag. */
export function answerRow<Row extends { version: number }>(
  c: Context,
  row: Row,
  status: 200 | 201 = 200,
) {
  c.header("ETag", versionTag(row));
  return c.json(row, status);
}

/** Why a change touched no row: the row is gone (`not_found`), or it has another version by now. */
export function notFoundOrChanged(stillThere: boolean, gone: string): Error {
  return stillThere ? changedMeanwhile() : notFound(gone);
}
