import type { Kysely } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/**
 * Helpers, their links and their sessions. They have tables of their own because an earlier version, which
 * may run beside this one, takes every row of `owner` and `owner_session` for the owner with every right:
 * of these it knows nothing, so there a helper is not signed in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("helper")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    // Without a user name and a password until the invitation is accepted.
    .addColumn("username", "text")
    .addColumn("name_key", "text", (column) => column.unique())
    .addColumn("password_hash", "text")
    .addColumn("rights", "text", (column) => column.notNull())
    // No reference: an event that is deleted must not make of one event all of them.
    .addColumn("door_event_id", "integer")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("link_until", "text")
    .addColumn("accepted_at", "text")
    .addColumn("last_seen_at", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();

  await db.schema
    .createTable("helper_link")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("helper_id", "integer", (column) =>
      column.notNull().references("helper.id").onDelete("cascade"),
    )
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .execute();
  await db.schema.createIndex("helper_link_helper").on("helper_link").column("helper_id").execute();

  await db.schema
    .createTable("helper_session")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("helper_id", "integer", (column) =>
      column.notNull().references("helper.id").onDelete("cascade"),
    )
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("cookie_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text", (column) => column.notNull())
    .addColumn("device", "text")
    .addColumn("confirmed_at", "text")
    .execute();
  await db.schema
    .createIndex("helper_session_helper")
    .on("helper_session")
    .column("helper_id")
    .execute();

  // An earlier version leaves it out: of that session the device is not known.
  await db.schema.alterTable("owner_session").addColumn("device", "text").execute();

  // A helper's door links end with the helper.
  await db.schema
    .alterTable("door_link")
    .addColumn("helper_id", "integer", (column) =>
      column.references("helper.id").onDelete("cascade"),
    )
    .execute();
}
