import type { Kysely } from "kysely";

/** A request for a visit is answered with a day and a time, which can be moved and called off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: "text" | "integer") =>
    db.schema.alterTable("visit_request").addColumn(name, type);
  await add("appointment_at", "text").execute();
  await add("appointment_minutes", "integer").execute();
  await db.schema
    .alterTable("visit_request")
    .addColumn("appointment_sequence", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await add("appointment_cancelled_by", "text").execute();
  await db.schema
    .alterTable("visit_request")
    .addColumn("other_days", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await add("reminded_for", "text").execute();
}
