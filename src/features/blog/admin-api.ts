import { type Context, Hono } from "hono";
import { readContentGeneration } from "#platform/content-generation.ts";
import { notFound } from "#platform/errors.ts";
import { versionFrom, versionTag } from "#platform/if-match.ts";
import { idFrom, readBody } from "#platform/json-body.ts";
import type { Services } from "#platform/services.ts";
import { PostInput } from "./admin-contract.ts";
import { listPostsForOwner } from "./owner-store.ts";
import { removePost } from "./remove-post.ts";
import { changePost, createPost, postGone } from "./save-post.ts";

/** The owner's calls about the blog, mounted at `/api/admin/blog` behind the guard. */
export function blogAdminApi({ db, clock, pages }: Services): Hono {
  const showChange = async () => pages.moveTo(await readContentGeneration(db));
  return new Hono()
    .get("/posts", async (c) => c.json(await listPostsForOwner(db)))
    .post("/posts", async (c) => {
      const post = await createPost(db, await readBody(c, PostInput), clock());
      await showChange();
      c.header("ETag", versionTag(post));
      return c.json(post, 201);
    })
    .put("/posts/:id", async (c) => {
      const input = await readBody(c, PostInput);
      const asked = { now: clock(), version: versionFrom(c) };
      const post = await changePost(db, postId(c), input, asked);
      await showChange();
      c.header("ETag", versionTag(post));
      return c.json(post);
    })
    .delete("/posts/:id", async (c) => {
      await removePost(db, postId(c), versionFrom(c));
      await showChange();
      return c.body(null, 204);
    });
}

/** An id that no row can have is as gone as one that no row has. */
function postId(c: Context): number {
  const id = idFrom(c.req.param("id"));
  if (id === undefined) throw notFound(postGone);
  return id;
}
