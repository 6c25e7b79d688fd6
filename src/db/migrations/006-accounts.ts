import type { Kysely } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/** The owner's account, and where the owner is signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("owner")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("username", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_sign_in_at", "text")
    .execute();

  await db.schema
    .createTable("owner_session")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("owner_id", "integer", (column) =>
      column.notNull().references("owner.id").onDelete("cascade"),
    )
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("cookie_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("owner_session_owner")
    .on("owner_session")
    .column("owner_id")
    .execute();
}
