import { type Kysely, sql } from "kysely";

/**
 * What every registration looks up has an index, and what most letters have no value for is left out
 * of theirs: each index is written with each letter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Who else is registered for the same event with the same address; by the event alone, too.
  await sql`create index registration_event_email on registration (event_id, lower(email))`.execute(
    db,
  );
  await db.schema.dropIndex("registration_event").execute();
  await sql`create index outbox_carrier on outbox (recipient_key, state, attempts) where kind = 'combined'`.execute(
    db,
  );
  for (const column of ["combined_into", "taken_at"]) {
    const name = column === "taken_at" ? "outbox_taken" : "outbox_combined";
    await db.schema.dropIndex(name).execute();
    await sql`create index ${sql.ref(name)} on outbox (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(
      db,
    );
  }
}
