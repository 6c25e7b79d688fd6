import { type Kysely, sql } from "kysely";

/**
 * What goes to a mailbox is decided when it is sent: each mail says by which rule, and by when it must
 * have gone. What the version before has decided on goes as it was decided, and its columns stay for a
 * process of that version that runs beside this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["limited_as", "latest_at"]) {
    await db.schema.alterTable("outbox").addColumn(column, "text").execute();
  }
  // The oldest mail that a mailbox waits for, and what was sent to it.
  await db.schema.dropIndex("outbox_mailbox").execute();
  await sql`create index outbox_mailbox on outbox (mailbox_key, counted_at) where mailbox_key is not null`.execute(
    db,
  );
  // Nothing joins a mail that waits any more.
  await db.schema.dropIndex("outbox_carrier").ifExists().execute();
}
