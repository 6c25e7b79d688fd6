import { type Kysely, sql } from "kysely";

/**
 * Who a letter goes to, as a keyed hash, where a stranger could set it off; which letter carries it
 * where there were too many; and what it waits for, where that is not the clock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = ["mailbox_key", "recipient_key", "counted_at", "waits_for"];
  for (const column of columns) {
    await db.schema.alterTable("outbox").addColumn(column, "text").execute();
  }
  await db.schema.alterTable("outbox").addColumn("combined_into", "integer").execute();
  await db.schema
    .createIndex("outbox_mailbox")
    .on("outbox")
    .columns(["mailbox_key", "counted_at"])
    .execute();
  await db.schema.createIndex("outbox_combined").on("outbox").column("combined_into").execute();
  await sql`create index outbox_from_strangers on outbox (created_at) where mailbox_key is not null`.execute(
    db,
  );
  await sql`create index outbox_waits_for on outbox (waits_for, due_at) where waits_for is not null`.execute(
    db,
  );
}
