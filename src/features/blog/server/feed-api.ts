import { Hono } from "hono";
import { etag } from "hono/etag";
import { slugOf } from "#shared/both/slug.ts";
import { described, fileAnswers } from "#shared/server/openapi/described.ts";
import type { Services } from "#shared/server/services.ts";
import type { Post } from "../answers.ts";
import { postsWithTag, tagsWithPage } from "../rules.ts";
import { atomFeed } from "./feed.ts";
import { listPosts } from "./store.ts";

/** `GET /feed.xml`, mounted at the root: the published posts, whoever asks. */
export function blogFeedApi({
  db,
  clock,
  config,
}: Pick<Services, "db" | "clock" | "config">): Hono {
  return new Hono().get(
    "/feed.xml",
    described({
      says: "The garden blog for feed readers (Atom).",
      answers: fileAnswers("The feed.", "application/atom+xml"),
    }),
    etag(),
    async (c) => {
      const posts = await listPosts(db, { drafts: false, now: clock() });
      return c.body(atomFeed(posts, config.site), 200, {
        "Content-Type": "application/atom+xml; charset=utf-8",
        "Cache-Control": "public, max-age=300",
      });
    },
  );
}

/** The addresses of the published posts and of their tags, for the sitemap. */
export async function blogAddresses({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<{ path: string; changedAt: string }[]> {
  const posts = await listPosts(db, { drafts: false, now: clock() });
  return [
    ...posts.map(({ slug, updatedAt }) => ({
      path: `/blog/${encodeURIComponent(slug)}`,
      changedAt: updatedAt,
    })),
    ...tagsWithPage(posts).map((tag) => ({
      path: `/blog/tags/${slugOf(tag)}`,
      changedAt: lastChange(postsWithTag(posts, slugOf(tag))),
    })),
  ];
}

function lastChange(posts: readonly Post[]): string {
  return (
    posts
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? ""
  );
}
