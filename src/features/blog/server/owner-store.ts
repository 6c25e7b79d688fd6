import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { PostRow } from "#db/schema.ts";
import type { PostForOwner } from "../owner-contract.ts";

/** What a write sets; `publishedAt` is left alone where it is absent. */
export interface StoredPost {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  author: string;
  featuredImage: string | null;
  /** A JSON list of strings. */
  tags: string;
  publishedAt?: string | null;
  updatedAt: string;
}

const columns = [
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
  "version",
] as const;

/** Every post, drafts too, in the order of the public list. */
export async function listPostsForOwner(db: Db): Promise<PostForOwner[]> {
  const rows = await db
    .selectFrom("post")
    .select(columns)
    .orderBy(sql`coalesce(published_at, created_at)`, "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(forOwner);
}

export async function isPostThere(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("post").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

export async function insertPost(
  db: Db,
  post: StoredPost & { publishedAt: string | null; createdAt: string },
): Promise<PostForOwner> {
  const row = await db.insertInto("post").values(post).returning(columns).executeTakeFirstOrThrow();
  return forOwner(row);
}

/** Undefined where there is no such post, or not in the `version` that was asked for. */
export async function updatePost(
  db: Db,
  id: number,
  post: StoredPost,
  version: number | undefined,
): Promise<PostForOwner | undefined> {
  let query = db
    .updateTable("post")
    .set((eb) => ({ ...post, version: eb("version", "+", 1) }))
    .where("id", "=", id);
  if (version !== undefined) query = query.where("version", "=", version);
  const row = await query.returning(columns).executeTakeFirst();
  return row && forOwner(row);
}

/** False where there is no such post, or not in the `version` that was asked for. */
export async function deletePost(
  db: Db,
  id: number,
  version: number | undefined,
): Promise<boolean> {
  let query = db.deleteFrom("post").where("id", "=", id);
  if (version !== undefined) query = query.where("version", "=", version);
  return (await query.executeTakeFirst()).numDeletedRows === 1n;
}

function forOwner(row: Pick<PostRow, (typeof columns)[number]>): PostForOwner {
  return { ...row, tags: JSON.parse(row.tags) as string[] };
}
