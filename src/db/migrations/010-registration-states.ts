import type { Kysely } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/** What becomes of a registration, whose it is, and what happens at the door. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: "text" | "integer") =>
    db.schema.alterTable("registration").addColumn(name, type).execute();
  const addWithDefault = (name: string, value: string | number) =>
    db.schema
      .alterTable("registration")
      .addColumn(name, typeof value === "number" ? "integer" : "text", (column) =>
        column.notNull().defaultTo(value),
      )
      .execute();
  await addWithDefault("status", "registered");
  await addWithDefault("source", "visitor");
  await addWithDefault("generation", 1);
  await add("waiting_since", "text");
  await add("offer_expires_at", "text");
  await add("cancelled_by", "text");
  await add("status_changed_at", "text");
  await add("came_count", "integer");
  await db.schema
    .createIndex("registration_offer")
    .on("registration")
    .columns(["status", "offer_expires_at"])
    .execute();

  await db.schema
    .createTable("door_link")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("event_id", "integer", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("door_action")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("event_id", "integer", (column) => column.notNull())
    .addColumn("registration_id", "integer")
    .addColumn("result", "text", (column) => column.notNull())
    .addColumn("message", "text")
    .addColumn("done_at", "text", (column) => column.notNull())
    .execute();
}
