import type { Kysely } from "kysely";
import { autoKey } from "../dialect/engine.ts";

/** Passkeys, the second factor of a password, and when somebody last said again who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("passkey")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("account", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("credential_id", "text", (column) => column.notNull().unique())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text")
    .addColumn("copy_seen_at", "text")
    .execute();
  await db.schema.createIndex("passkey_account").on("passkey").column("account").execute();
  await db.schema
    .createTable("second_factor")
    .addColumn("account", "text", (column) => column.primaryKey())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("last_step", "integer", (column) => column.notNull())
    .addColumn("recovery_hashes", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.alterTable("owner_session").addColumn("confirmed_at", "text").execute();
}
