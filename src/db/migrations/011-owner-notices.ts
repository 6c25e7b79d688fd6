import type { Kysely } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/** What the owner is to be told by letter. One letter carries many notices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("owner_digest")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("closed_at", "text")
    .execute();
  await db.schema
    .createTable("owner_notice")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("digest_id", "integer", (column) =>
      column.notNull().references("owner_digest.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject_id", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("owner_notice_digest")
    .on("owner_notice")
    .column("digest_id")
    .execute();
}
