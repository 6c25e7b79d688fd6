import type { Kysely } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/** Letters by which an owner who cannot sign in gets back in. The link's secret is worked out, never kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("owner_password_link")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("owner_id", "integer", (column) =>
      column.notNull().references("owner.id").onDelete("cascade"),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}
