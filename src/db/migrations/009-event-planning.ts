import { type Kysely, sql } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/** How many an event takes and until when, what it costs, whether it takes place, and what is left of a deleted one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: "text" | "integer") =>
    db.schema.alterTable("event").addColumn(name, type).execute();
  const addWithDefault = (name: string, value: string | number) =>
    db.schema
      .alterTable("event")
      .addColumn(name, typeof value === "number" ? "integer" : "text", (column) =>
        column.notNull().defaultTo(value),
      )
      .execute();
  await add("capacity", "integer");
  await add("closes_at", "text");
  await addWithDefault("registration_mode", "until_event_ends");
  await add("cost", "text");
  await add("notes", "text");
  await addWithDefault("status", "scheduled");
  await addWithDefault("sends_reminder", 1);
  await addWithDefault("sends_thanks", 1);
  await add("reminded_for", "text");
  await add("thanked_for", "text");
  // The tour of 2025 goes on taking registrations, as the specification has it; no other past event does.
  await sql`update event set registration_mode = 'always' where id = 1`.execute(db);

  await db.schema
    .createTable("deleted_event")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("time", "text", (column) => column.notNull())
    .addColumn("location", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("deleted_at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("event_letter")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("event_id", "integer", (column) => column.notNull())
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("event_letter_event").on("event_letter").column("event_id").execute();
  await db.schema
    .createTable("event_letter_recipient")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("letter_id", "integer", (column) =>
      column.notNull().references("event_letter.id").onDelete("cascade"),
    )
    .addColumn("registration_id", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("event_letter_recipient_letter")
    .on("event_letter_recipient")
    .column("letter_id")
    .execute();
}
