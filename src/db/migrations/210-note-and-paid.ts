import type { Kysely } from "kysely";

/** A registration has the owner's note, and what was paid with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("registration")
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("registration").addColumn("paid_cents", "integer").execute();
  await db.schema.alterTable("registration").addColumn("paid_by", "text").execute();
}
