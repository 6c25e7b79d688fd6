import type { Kysely } from "kysely";

/** Answers that wait for a confirmation by letter, the owner's reason for an entry, and addresses that refuse letters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("consent")
    .addColumn("awaits_confirmation", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("consent").addColumn("note", "text").execute();
  await db.schema.alterTable("subscriber").addColumn("refused_at", "text").execute();
}
