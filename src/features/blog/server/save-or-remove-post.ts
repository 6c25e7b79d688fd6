import { isUniqueViolation } from "#db/dialect/engine.ts";
import type { Db, PostRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { conflict } from "#shared/both/failure-kinds.ts";
import { pick } from "#shared/both/pick-fields.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import { lockToChange, type ToVersion } from "#shared/server/if-match.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import {
  addressWhenBroughtBack,
  contentsOf,
  moveToTrash,
  noteOfTrashed,
  type TrashKind,
} from "#shared/server/trash.ts";
import { holdPictures } from "#shared/server/uploaded-pictures.ts";
import type { PostForOwner } from "../answers.ts";
import type { PostInput } from "../inputs.ts";
import { distinctTags } from "../tag-pages.ts";
import { postInHistory } from "./post-in-history.ts";
import { ownersColumns, toPost } from "./store.ts";

export const postGone = "This post is no longer there.";

/**
 * Keeps a new post: published now, unless `publishedAt` says when, which may be a time to come, or null for a
 * draft. Throws `conflict` if the slug is in use.
 */
export function createPost(db: Db, input: PostInput, now: Temporal.Instant): Promise<PostForOwner> {
  const at = toTimestamp(now);
  const { publishedAt = at, ...post } = toStored(input, now);
  return unlessTaken(
    db.transaction().execute(async (trx) => {
      await holdPictures(trx, input.featuredImage, input.excerpt, input.content);
      const kept = await trx
        .insertInto("post")
        .values({ ...post, publishedAt, createdAt: at })
        .returningAll()
        .executeTakeFirstOrThrow();
      await noteChange(trx, postInHistory, { after: kept });
      await bumpContentVersion(trx);
      return toPost(pick(kept, ownersColumns));
    }),
  );
}

/**
 * Replaces what a post says; it stays published, or a draft, unless `publishedAt` says otherwise. Throws
 * `not_found`, `conflict` if the slug is in use, and `changed_meanwhile` if the post is not in the `version`
 * that the change was made to.
 */
export function changePost(db: Db, id: number, input: PostInput, { now, version }: ToVersion) {
  return unlessTaken(
    db.transaction().execute(async (trx) => {
      const before = await lockPost(trx, id, version);
      const after = await trx
        .updateTable("post")
        .set({ ...toStored(input, now), version: before.version + 1 })
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await noteChange(trx, postInHistory, { before, after });
      await holdPictures(trx, input.featuredImage, input.excerpt, input.content);
      await bumpContentVersion(trx);
      return toPost(pick(after, ownersColumns));
    }),
  );
}

/** What a write sets; `publishedAt` is left alone where it is absent. */
function toStored(input: PostInput, now: Temporal.Instant) {
  const { featuredImage, tags, publishedAt, ...texts } = input;
  return {
    ...texts,
    featuredImage: featuredImage || null,
    tags: JSON.stringify(distinctTags(tags ?? []).filter((tag) => tag !== "")),
    ...(publishedAt === undefined
      ? {}
      : { publishedAt: publishedAt && toTimestamp(Temporal.Instant.from(publishedAt)) }),
    updatedAt: toTimestamp(now),
  };
}

async function unlessTaken<T>(saving: Promise<T>): Promise<T> {
  try {
    return await saving;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw conflict("Another post has this slug. Please choose a different one", "slug");
  }
}

/** Puts a post into the Trash, which frees its slug. Throws `not_found`, and `changed_meanwhile` if the post has another version. */
export function removePost(db: Db, id: number, { now, version }: ToVersion): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const post = await lockPost(trx, id, version);
    await trx.deleteFrom("post").where("id", "=", id).execute();
    const about = post.publishedAt === null ? "A draft" : `/blog/${post.slug}`;
    await moveToTrash(trx, "post", [{ key: id, name: post.title, about, contents: post }], now);
    await noteChange(trx, postInHistory, { before: post });
    await bumpContentVersion(trx);
  });
}

/** Restores a post at its address, or at another one if a later post has it. */
export const postTrash: TrashKind = {
  kind: "post",
  neededFor: () => ["blog"],
  async bringBack(trx, trashed, how) {
    const row = contentsOf<PostRow>(trashed);
    const at = (slug: string) => trx.selectFrom("post").select("id").where("slug", "=", slug);
    const isTaken = async (slug: string) => (await at(slug).execute()).length > 0;
    const slug = await addressWhenBroughtBack(row.slug, isTaken, how);
    await trx
      .insertInto("post")
      .values({ ...row, slug, version: row.version + 1 })
      .execute();
    await holdPictures(trx, row.featuredImage, row.excerpt, row.content);
    await bumpContentVersion(trx);
    return `/admin-blog?edit=${row.id}`;
  },
  note: noteOfTrashed(postInHistory),
};

function lockPost(trx: Db, id: number, version: number | undefined) {
  const post = trx.selectFrom("post").selectAll().where("id", "=", id);
  return lockToChange(trx, post, { version, gone: postGone });
}
