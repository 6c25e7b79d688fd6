import { sql } from "kysely";
import type { Db, PostRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { pictureDetails } from "#shared/both/picture-details.ts";
import { readByIds } from "#shared/server/long-lists-piece-by-piece.ts";
import { fieldsOf } from "#shared/server/openapi/answer-shapes.ts";
import type { ListPictureMentions } from "#shared/server/uploaded-pictures.ts";
import { Post, PostForOwner } from "../answers.ts";
import { canBeSlug } from "../post-address.ts";

const columns = fieldsOf(Post);
export const ownersColumns = fieldsOf(PostForOwner);

/** Whose posts are read: what is published at `now`, or everything. */
interface Readable {
  drafts: boolean;
  now: Temporal.Instant;
}

function posts(db: Db, { drafts, now }: Readable) {
  const all = db.selectFrom("post");
  return drafts ? all : all.where("publishedAt", "<=", toTimestamp(now));
}

function postsInOrder(db: Db, readable: Readable) {
  return posts(db, readable)
    .orderBy(sql`coalesce(published_at, created_at)`, "desc")
    .orderBy("id", "desc");
}

/** Reads the posts, newest first; drafts by when they were created. */
export async function listPosts(db: Db, readable: Readable): Promise<Post[]> {
  const rows = await listPostsForOwner(db, readable);
  return rows.map(({ version, ...post }) => post);
}

/** The same as the owner is told of them. */
export async function listPostsForOwner(db: Db, readable: Readable): Promise<PostForOwner[]> {
  const ids = await postsInOrder(db, readable).select("id").execute();
  return readByIds(
    ids.map(({ id }) => id),
    async (piece) => {
      // Checked again: a post may have become a draft since its id was read.
      const rows = posts(db, readable).select(ownersColumns).where("id", "in", piece);
      return (await rows.execute()).map(toPost);
    },
  );
}

/** When each post was published, or will be. */
export async function listPublishingMoments(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("post").select("publishedAt").execute();
  return rows.flatMap(({ publishedAt }) => publishedAt ?? []);
}

/** What is published, newest first, as far as links to it need. */
export async function listPublishedLinks(db: Db, now: Temporal.Instant) {
  const rows = await postsInOrder(db, { drafts: false, now })
    .select(["title", "slug", "tags"])
    .execute();
  return rows.map(({ tags, ...row }) => ({ ...row, tags: JSON.parse(tags) as string[] }));
}

/** What is published, as a search of the site looks at it. */
export async function listFindablePosts(db: Db, now: Temporal.Instant) {
  return (await listPosts(db, { drafts: false, now })).map(({ title, slug, excerpt, tags }) => ({
    name: title,
    path: `/blog/${encodeURIComponent(slug)}`,
    text: [title, excerpt, ...tags].join(" "),
  }));
}

/** The post at this slug, for whoever may read it; undefined if there is none. */
export async function findPost(db: Db, slug: string, readable: Readable) {
  if (!canBeSlug(slug)) return undefined;
  const row = await posts(db, readable).select(columns).where("slug", "=", slug).executeTakeFirst();
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

export const postPictures: ListPictureMentions = async (db) => {
  const rows = await db
    .selectFrom("post")
    .select(["title", "featuredImage", "excerpt", "content"])
    .execute();
  return rows.map(({ title, featuredImage, excerpt, content }) => ({
    what: "Post",
    seenWith: ["blog"],
    title,
    path: "/admin-blog",
    text: [featuredImage, excerpt, content].join("\n"),
  }));
};
