import type { Context } from "hono";
import type { Kysely, SelectQueryBuilder } from "kysely";
import { lockRows } from "#db/dialect/engine.ts";
import { changedMeanwhile, notFound } from "#shared/both/failure-kinds.ts";
import type { CommandContext } from "./services.ts";

/** When something is changed, and in which version; undefined means any. */
export type ToVersion = CommandContext & { version: number | undefined };

/** No row ever has this version. */
const never = 0;

/**
 * The version of `If-Match: "<version>"`, weak or not; undefined if absent or `*`. One that is no version matches
 * nothing.
 */
export function versionFrom(c: Context): number | undefined {
  const header = c.req.header("if-match")?.trim();
  if (header === undefined || header === "*") return undefined;
  const version = /^(?:W\/)?"([1-9]\d{0,8})"$/.exec(header)?.[1];
  return version === undefined ? never : Number(version);
}

/** Answers a row, with its version as the ETag. */
export function answerRow<Row extends { version: number }>(
  c: Context,
  row: Row,
  status: 200 | 201 = 200,
) {
  c.header("ETag", `"${row.version}"`);
  return c.json(row, status);
}

/** Throws `changed_meanwhile` if a row is not in the `version` that was asked for; undefined means any. */
export function refuseOtherVersion(row: { version: number }, version: number | undefined): void {
  if (version !== undefined && row.version !== version) throw changedMeanwhile();
}

/** The row of `query`, locked to be changed. Throws `not_found` (`gone`), and `changed_meanwhile`. */
export async function lockToChange<DB, Table extends keyof DB, Row extends { version: number }>(
  trx: Kysely<DB>,
  query: SelectQueryBuilder<DB, Table, Row>,
  { version, gone }: { version: number | undefined; gone: string },
): Promise<Row> {
  const [row] = await lockRows(trx, query).execute();
  if (!row) throw notFound(gone);
  refuseOtherVersion(row, version);
  return row;
}
