import { Hono } from "hono";
import { versionFrom, versionTag } from "#shared/server/if-match.ts";
import { idInPath, readBody } from "#shared/server/json-body.ts";
import { listAnswer } from "#shared/server/long-lists.ts";
import type { Services } from "#shared/server/services.ts";
import { PostInput } from "../owner-contract.ts";
import { removePost } from "./remove-post.ts";
import { changePost, createPost, postGone } from "./save-post.ts";
import { listPostsForOwner } from "./store.ts";

/** The owner's calls about the blog, mounted at `/api/admin/blog` behind the guard. */
export function blogAdminApi(services: Services): Hono {
  const { db, clock } = services;
  return new Hono()
    .get("/posts", async (c) => listAnswer(c, await listPostsForOwner(db)))
    .post("/posts", async (c) => {
      const post = await createPost(db, await readBody(c, PostInput), clock());
      c.header("ETag", versionTag(post));
      return c.json(post, 201);
    })
    .put("/posts/:id", async (c) => {
      const input = await readBody(c, PostInput);
      const asked = { now: clock(), version: versionFrom(c) };
      const post = await changePost(db, idInPath(c, postGone), input, asked);
      c.header("ETag", versionTag(post));
      return c.json(post);
    })
    .delete("/posts/:id", async (c) => {
      await removePost(db, idInPath(c, postGone), versionFrom(c));
      return c.body(null, 204);
    });
}
