import type { Kysely } from "kysely";

/** Letters to many stand behind those to one person, and are counted against what the mail server bears. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("outbox")
    .addColumn("rank", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("outbox").addColumn("taken_at", "text").execute();
  await db.schema
    .createIndex("outbox_next")
    .on("outbox")
    .columns(["state", "rank", "due_at"])
    .execute();
  await db.schema.dropIndex("outbox_due").execute();
  await db.schema.createIndex("outbox_taken").on("outbox").column("taken_at").execute();
}
