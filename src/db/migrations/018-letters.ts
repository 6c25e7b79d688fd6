import type { Kysely } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/** Letters that the owner writes to many, and to whom each went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("letter")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("picture", "text", (column) => column.notNull())
    .addColumn("picture_alt", "text", (column) => column.notNull())
    .addColumn("to", "text", (column) => column.notNull())
    .addColumn("event_id", "integer")
    .addColumn("part", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("is_public", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("slug", "text", (column) => column.unique())
    .addColumn("state", "text", (column) => column.notNull().defaultTo("draft"))
    .addColumn("due_at", "text")
    .addColumn("started_at", "text")
    .addColumn("enqueued_at", "text")
    .addColumn("enqueued_through", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("finished_at", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("letter_state").on("letter").columns(["state", "due_at"]).execute();

  await db.schema
    .createTable("letter_recipient")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("letter_id", "integer", (column) =>
      column.notNull().references("letter.id").onDelete("cascade"),
    )
    .addColumn("addressee", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("letter_recipient_letter")
    .on("letter_recipient")
    .columns(["letter_id", "email_key"])
    .unique()
    .execute();
  await db.schema
    .createIndex("letter_recipient_email")
    .on("letter_recipient")
    .column("email_key")
    .execute();
}
