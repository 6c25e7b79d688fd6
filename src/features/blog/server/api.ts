import { Hono } from "hono";
import { notFound } from "#shared/both/errors.ts";
import { listAnswer } from "#shared/server/long-lists.ts";
import type { Services } from "#shared/server/services.ts";
import type { PostsAround } from "../contract.ts";
import { canBeSlug, postsAround } from "../rules.ts";
import { findPost, listPosts, listPublishedLinks } from "./store.ts";

/** The public calls about the blog, mounted at `/api/blog`. */
export function blogApi({
  db,
  clock,
  maySeeDrafts,
}: Pick<Services, "db" | "clock" | "maySeeDrafts">): Hono {
  return new Hono()
    .get("/posts", async (c) => {
      const drafts = await maySeeDrafts(c.req.header("cookie"));
      return listAnswer(c, await listPosts(db, { drafts, now: clock() }));
    })
    .get("/posts/:slug", async (c) => {
      const slug = c.req.param("slug");
      const drafts = await maySeeDrafts(c.req.header("cookie"));
      const post = canBeSlug(slug) ? await findPost(db, slug, { drafts, now: clock() }) : undefined;
      if (!post) throw notFound("There is no post at this address.");
      return c.json(post);
    })
    .get("/posts/:slug/around", async (c) => {
      const slug = c.req.param("slug");
      const now = clock();
      const drafts = await maySeeDrafts(c.req.header("cookie"));
      const post = canBeSlug(slug) ? await findPost(db, slug, { drafts, now }) : undefined;
      // The page asks for both at once, and says of a post that is none that it is none.
      if (!post) return c.json({ previous: null, next: null, related: [] } satisfies PostsAround);
      return c.json(postsAround(post, await listPublishedLinks(db, now)));
    });
}
