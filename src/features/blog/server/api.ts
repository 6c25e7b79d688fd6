import { Hono } from "hono";
import type { Services } from "#platform/server/services.ts";
import { notFound } from "#platform/shared/errors.ts";
import { canBeSlug } from "../rules.ts";
import { findPost, listPosts } from "./store.ts";

/** The public calls about the blog, mounted at `/api/blog`. */
export function blogApi({
  db,
  clock,
  maySeeDrafts,
}: Pick<Services, "db" | "clock" | "maySeeDrafts">): Hono {
  return new Hono()
    .get("/posts", async (c) => {
      const drafts = await maySeeDrafts(c.req.header("cookie"));
      return c.json(await listPosts(db, { drafts, now: clock() }));
    })
    .get("/posts/:slug", async (c) => {
      const slug = c.req.param("slug");
      const drafts = await maySeeDrafts(c.req.header("cookie"));
      const post = canBeSlug(slug) ? await findPost(db, slug, { drafts, now: clock() }) : undefined;
      if (!post) throw notFound("There is no post at this address.");
      return c.json(post);
    });
}
