import { type Kysely, sql } from "kysely";

/**
 * A letter that had nothing to be written about when its turn came is void: nothing went wrong with
 * it. One that failed says when, so that the owner can be told of those that are new to her.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox").addColumn("failed_at", "text").execute();
  await sql`update outbox set state = 'void', last_error = null where state = 'failed' and last_error = 'There is nothing to write about.'`.execute(
    db,
  );
  await sql`update outbox set failed_at = due_at where state = 'failed'`.execute(db);
}
