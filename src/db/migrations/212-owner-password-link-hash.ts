import { type Kysely, sql } from "kysely";

/**
 * Of the secret of a letter's link to a new password a hash is kept, and the one from which all of them could be
 * worked out is gone. Links of letters that were sent before open nothing any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("owner_password_link").addColumn("token_hash", "text").execute();
  await sql`delete from site_fact where name = 'owner-password-secret'`.execute(db);
}
