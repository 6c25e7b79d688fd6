import type { Kysely } from "kysely";

/** Says of each sent letter whether a mail server took it or it only became a file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox").addColumn("delivery", "text").execute();
}
