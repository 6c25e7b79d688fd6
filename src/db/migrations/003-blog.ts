import type { Kysely } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/** The posts of the garden blog. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("post")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("excerpt", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("featured_image", "text")
    .addColumn("tags", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("published_at", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
}
