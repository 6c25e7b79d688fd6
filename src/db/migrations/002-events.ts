import { type Kysely, sql } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/** Events, and the registrations for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("event")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("time", "text", (column) => column.notNull())
    .addColumn("location", "text", (column) => column.notNull())
    .addColumn("image_url", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();

  // No foreign key: a registration outlives its event and is then shown with "Unknown Event".
  await db.schema
    .createTable("registration")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("event_id", "integer", (column) => column.notNull())
    .addColumn("full_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("mailing_address", "text", (column) => column.notNull())
    .addColumn("attendees_count", "integer", (column) =>
      column.notNull().check(sql`attendees_count >= 1`),
    )
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("registration_event").on("registration").column("event_id").execute();
}
