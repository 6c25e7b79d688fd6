import type { Kysely } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/** Facts about the site as a whole, rate limits, and the outbox of letters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("site_fact")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("rate_limit")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("outbox")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject_id", "integer", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("last_error", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .execute();
  await db.schema.createIndex("outbox_due").on("outbox").columns(["state", "due_at"]).execute();
  await db.schema
    .createIndex("outbox_subject")
    .on("outbox")
    .columns(["kind", "subject_id"])
    .execute();
}
