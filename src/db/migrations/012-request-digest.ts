import type { Kysely } from "kysely";

/** Keeps what was sent under an Idempotency-Key apart from the row, which the owner may edit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("registration").addColumn("request_digest", "text").execute();
}
