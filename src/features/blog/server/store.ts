import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { PostRow } from "#db/schema.ts";
import type { Post } from "../contract.ts";

const postColumns = [
  "id",
  "title",
  "slug",
  "excerpt",
  "content",
  "author",
  "featuredImage",
  "tags",
  "publishedAt",
  "updatedAt",
] as const;

/** Newest first; a draft stands where it was begun. */
export async function listPosts(db: Db, { drafts }: { drafts: boolean }): Promise<Post[]> {
  let query = db.selectFrom("post").select(postColumns);
  if (!drafts) query = query.where("publishedAt", "is not", null);
  const rows = await query
    .orderBy(sql`coalesce(published_at, created_at)`, "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(toPost);
}

export async function findPost(
  db: Db,
  slug: string,
  { drafts }: { drafts: boolean },
): Promise<Post | undefined> {
  let query = db.selectFrom("post").select(postColumns).where("slug", "=", slug);
  if (!drafts) query = query.where("publishedAt", "is not", null);
  const row = await query.executeTakeFirst();
  return row && toPost(row);
}

function toPost(row: Pick<PostRow, (typeof postColumns)[number]>): Post {
  return { ...row, tags: JSON.parse(row.tags) as string[] };
}
