import { type Kysely, sql } from "kysely";

/**
 * Counts a letter's failed tries apart from how often a worker took it: a worker that died, or could
 * not note what it did, is no failed try.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("outbox")
    .addColumn("failed_tries", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update outbox set failed_tries = attempts where state <> 'sent' and last_error is not null`.execute(
    db,
  );
}
