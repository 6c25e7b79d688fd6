import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { PostRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { pictureDetails } from "#shared/both/picture-details.ts";
import { readByIds } from "#shared/server/long-lists-piece-by-piece.ts";
import type { ListPictureMentions } from "#shared/server/uploaded-pictures.ts";
import type { Post, PostForOwner } from "../answers.ts";

const columns = [
  "id",
  "title",
  "slug",
  "excerpt",
  "content",
  "author",
  "featuredImage",
  "pictureAlt",
  "pictureFocus",
  "tags",
  "publishedAt",
  "updatedAt",
] as const;
/** What the owner is told of a post. */
export const ownersColumns = [...columns, "version"] as const;

/** Whose posts are read: what is published at `now`, or everything. */
export interface Readable {
  drafts: boolean;
  now: Temporal.Instant;
}

/** Newest first; a draft stands where it was begun. */
export async function listPosts(db: Db, { drafts, now }: Readable): Promise<Post[]> {
  let query = postsInOrder(db).select("id");
  if (!drafts) query = query.where("publishedAt", "<=", toTimestamp(now));
  const ids = (await query.execute()).map(({ id }) => id);
  return readByIds(ids, async (piece) => {
    let posts = db.selectFrom("post").select(columns).where("id", "in", piece);
    // One may have become a draft since its id was read.
    if (!drafts) posts = posts.where("publishedAt", "<=", toTimestamp(now));
    return (await posts.execute()).map(toPost);
  });
}

/** Every post, drafts too, in the order of the public list. */
export async function listPostsForOwner(db: Db): Promise<PostForOwner[]> {
  const ids = (await postsInOrder(db).select("id").execute()).map(({ id }) => id);
  return readByIds(ids, async (piece) => {
    const posts = db.selectFrom("post").select(ownersColumns).where("id", "in", piece);
    return (await posts.execute()).map(toPost);
  });
}

function postsInOrder(db: Db) {
  return db
    .selectFrom("post")
    .orderBy(sql`coalesce(published_at, created_at)`, "desc")
    .orderBy("id", "desc");
}

/** What is published, newest first, as far as links to it need. */
export async function listPublishedLinks(db: Db, now: Temporal.Instant) {
  const rows = await postsInOrder(db)
    .select(["title", "slug", "tags"])
    .where("publishedAt", "<=", toTimestamp(now))
    .execute();
  return rows.map(({ tags, ...row }) => ({ ...row, tags: JSON.parse(tags) as string[] }));
}

/** The post at this slug, for whoever may read it; undefined where there is none. */
export async function findPost(
  db: Db,
  slug: string,
  { drafts, now }: Readable,
): Promise<Post | undefined> {
  let query = db.selectFrom("post").select(columns).where("slug", "=", slug);
  if (!drafts) query = query.where("publishedAt", "<=", toTimestamp(now));
  const row = await query.executeTakeFirst();
  return row && toPost(row);
}

/** The row of a post, published or not. */
export function findPostById(db: Db, id: number) {
  return db
    .selectFrom("post")
    .select(["title", "slug", "content", "featuredImage", "pictureAlt"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A row as it is answered. */
export function toPost<Row extends Pick<PostRow, "tags" | "pictureAlt" | "pictureFocus">>({
  tags,
  pictureAlt,
  pictureFocus,
  ...row
}: Row) {
  return {
    ...row,
    ...pictureDetails({ pictureAlt, pictureFocus }),
    tags: JSON.parse(tags) as string[],
  };
}

/** The pictures of posts, drafts and scheduled ones among them, and those in their texts. */
export const postPictures: ListPictureMentions = async (db) => {
  const rows = await db
    .selectFrom("post")
    .select(["title", "featuredImage", "excerpt", "content"])
    .where((row) =>
      row.or(
        (["featuredImage", "excerpt", "content"] as const).map((name) =>
          row(name, "like", "%.webp%"),
        ),
      ),
    )
    .execute();
  return rows.map(({ title, featuredImage, excerpt, content }) => ({
    what: "Post",
    title,
    path: "/admin-blog",
    text: [featuredImage, excerpt, content].join("\n"),
  }));
};
