import type { Kysely } from "kysely";
import { autoKey } from "../dialect/engine.ts";

/** The owner's note on a person, whom an address or a telephone number tells from others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("person_note")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .execute();
}
