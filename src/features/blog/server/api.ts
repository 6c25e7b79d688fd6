import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { notFound } from "#shared/both/failure-kinds.ts";
import { answerRow, versionFrom } from "#shared/server/if-match.ts";
import { idInPath, noContent, readBody } from "#shared/server/json-body.ts";
import { listAnswer } from "#shared/server/long-lists-piece-by-piece.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { Post, PostForOwner, PostsAround } from "../answers.ts";
import { PostInput } from "../inputs.ts";
import { postsAround } from "../posts-to-read-next.ts";
import { changePost, createPost, postGone, removePost } from "./save-or-remove-post.ts";
import { findPost, listPosts, listPostsForOwner, listPublishedLinks } from "./store.ts";

const draftsToo = "Drafts are there for the signed-in owner alone, known by her cookie.";

/** The public calls about the blog, mounted at `/api/blog`. */
export function blogApi({ db, clock, maySeeDrafts }: Services): Hono {
  const readableFor = async (c: Context) => ({
    drafts: await maySeeDrafts(c.req.header("cookie"), "blog"),
    now: clock(),
  });
  return new Hono()
    .get(
      "/posts",
      described("The posts, newest first.", { more: draftsToo, 200: z.array(Post) }),
      async (c) => listAnswer(c, await listPosts(db, await readableFor(c))),
    )
    .get(
      "/posts/:slug",
      described("One post.", {
        more: draftsToo,
        200: Post,
        404: "There is no post at this address.",
      }),
      async (c) => {
        const post = await findPost(db, c.req.param("slug"), await readableFor(c));
        if (!post) throw notFound("There is no post at this address.");
        return c.json(post);
      },
    )
    .get(
      "/posts/:slug/around",
      described("What to read after a post.", {
        more: "Of a post that there is not it answers that there is nothing.",
        200: {
          says: "The posts before and after it, and those that are related.",
          body: PostsAround,
        },
      }),
      async (c) => {
        const readable = await readableFor(c);
        const post = await findPost(db, c.req.param("slug"), readable);
        // The page requests both at once, and handles a missing post by the other answer.
        if (!post) return c.json({ previous: null, next: null, related: [] } satisfies PostsAround);
        return c.json(postsAround(post, await listPublishedLinks(db, readable.now)));
      },
    );
}

const slugTaken = "Another post has this slug.";

/** The owner's calls about the blog, mounted at `/api/admin/blog` behind the guard. */
export function blogAdminApi({ db, clock, commandContext }: Services): Hono {
  const asked = (c: Context) => ({ version: versionFrom(c), ...commandContext() });
  return new Hono()
    .get(
      "/posts",
      described("Every post, drafts included.", { 200: z.array(PostForOwner) }),
      async (c) => listAnswer(c, await listPostsForOwner(db, { drafts: true, now: clock() })),
    )
    .post(
      "/posts",
      described("Adds a post; it is published at once unless `publishedAt` says otherwise.", {
        payload: { PostInput },
        201: PostForOwner,
        409: slugTaken,
      }),
      async (c) => answerRow(c, await createPost(db, await readBody(c, PostInput), clock()), 201),
    )
    .put(
      "/posts/:id",
      described("Changes a post.", {
        payload: { PostInput },
        takesIfMatch: true,
        200: PostForOwner,
        409: slugTaken,
      }),
      async (c) => {
        const input = await readBody(c, PostInput);
        return answerRow(c, await changePost(db, idInPath(c, postGone), input, asked(c)));
      },
    )
    .delete(
      "/posts/:id",
      described("Deletes a post.", { takesIfMatch: true, 204: "It is gone." }),
      noContent((c) => removePost(db, idInPath(c, postGone), asked(c))),
    );
}
