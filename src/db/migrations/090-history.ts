import type { Kysely } from "kysely";
import { autoKey } from "../dialect/engine.ts";

/** Who changed what, when, and what stood there before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("change")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("by_name", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("thing", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("people", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("change_thing")
    .on("change")
    .columns(["kind", "thing", "id"])
    .execute();
}
