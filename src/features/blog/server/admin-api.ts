import { Hono } from "hono";
import * as z from "zod/mini";
import { versionFrom, versionTag } from "#shared/server/if-match.ts";
import { idInPath, readBody } from "#shared/server/json-body.ts";
import { listAnswer } from "#shared/server/long-lists-piece-by-piece.ts";
import { described } from "#shared/server/openapi/described.ts";
import type { Services } from "#shared/server/services.ts";
import { PostForOwner } from "../answers.ts";
import { PostInput } from "../inputs.ts";
import { removePost } from "./remove-post.ts";
import { changePost, createPost, postGone } from "./save-post.ts";
import { listPostsForOwner } from "./store.ts";

const gone = "The post is no longer there.";
const slugTaken = "Another post has this slug.";

/** The owner's calls about the blog, mounted at `/api/admin/blog` behind the guard. */
export function blogAdminApi(services: Services): Hono {
  const { db, clock } = services;
  return new Hono()
    .get(
      "/posts",
      described({
        says: "Every post, drafts included.",
        answers: { 200: { says: "The posts.", body: z.array(PostForOwner) } },
      }),
      async (c) => listAnswer(c, await listPostsForOwner(db)),
    )
    .post(
      "/posts",
      described({
        says: "Adds a post; it is published at once unless `publishedAt` says otherwise.",
        payload: { PostInput },
        answers: {
          201: { says: "The post.", body: PostForOwner, hasETag: true },
          409: slugTaken,
        },
      }),
      async (c) => {
        const post = await createPost(db, await readBody(c, PostInput), clock());
        c.header("ETag", versionTag(post));
        return c.json(post, 201);
      },
    )
    .put(
      "/posts/:id",
      described({
        says: "Changes a post.",
        payload: { PostInput },
        takesIfMatch: true,
        answers: {
          200: { says: "The post as it is now.", body: PostForOwner, hasETag: true },
          404: gone,
          409: slugTaken,
        },
      }),
      async (c) => {
        const input = await readBody(c, PostInput);
        const asked = { now: clock(), version: versionFrom(c) };
        const post = await changePost(db, idInPath(c, postGone), input, asked);
        c.header("ETag", versionTag(post));
        return c.json(post);
      },
    )
    .delete(
      "/posts/:id",
      described({
        says: "Deletes a post.",
        takesIfMatch: true,
        answers: { 204: "It is gone.", 404: gone },
      }),
      async (c) => {
        await removePost(db, idInPath(c, postGone), versionFrom(c));
        return c.body(null, 204);
      },
    );
}
