import { type Kysely, sql } from "kysely";

/** The posts' order is read from an index: sorting thousands read each with all of its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index post_order on post (coalesce(published_at, created_at), id, published_at)`.execute(
    db,
  );
}
