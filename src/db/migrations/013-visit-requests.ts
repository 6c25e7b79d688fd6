import type { Kysely } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/** People who ask to come and see the nursery, which opens by appointment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("visit_request")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("full_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("days", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("plants", "text", (column) => column.notNull())
    .addColumn("is_suspect", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull().defaultTo("open"))
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("request_digest", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("status_changed_at", "text")
    .execute();
  await db.schema
    .createIndex("visit_request_created")
    .on("visit_request")
    .column("created_at")
    .execute();
}
