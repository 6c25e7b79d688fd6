import type { Kysely } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/** Subscribers, and what each of them said to being written to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("subscriber")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull().unique())
    .addColumn("phone", "text")
    .addColumn("subscribed_at", "text")
    .addColumn("unsubscribed_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("consent")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("subscriber_id", "integer", (column) =>
      column.notNull().references("subscriber.id").onDelete("cascade"),
    )
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("page", "text")
    .addColumn("wording_key", "text", (column) => column.notNull())
    .addColumn("wording", "text", (column) => column.notNull())
    .addColumn("agreed", "integer", (column) => column.notNull())
    .addColumn("phone", "text")
    .addColumn("given_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("consent_subscriber").on("consent").column("subscriber_id").execute();
}
