import { Hono } from "hono";
import { etag } from "hono/etag";
import { xmlText } from "#shared/both/escape-xml.ts";
import { slugOf } from "#shared/both/slug.ts";
import { type TextBlock, type TextPart, textBlocks } from "#shared/both/text-markup.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { described, fileAnswers } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import type { Post } from "../answers.ts";
import { lastChangeOf } from "../last-change-of-post.ts";
import { postsWithTag, tagsWithPage } from "../tag-pages.ts";
import { listPosts } from "./store.ts";

/** `GET /feed.xml`, mounted at the root: the published posts, whoever asks. */
export function blogFeedApi({ db, clock, config }: Services): Hono {
  return new Hono().get(
    "/feed.xml",
    described("The garden blog for feed readers (Atom).", {
      ...fileAnswers("The feed.", "application/atom+xml"),
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
}: Services): Promise<{ path: string; changedAt: string }[]> {
  const posts = await listPosts(db, { drafts: false, now: clock() });
  return [
    ...posts.map((post) => ({
      path: `/blog/${encodeURIComponent(post.slug)}`,
      changedAt: lastChangeOf(post),
    })),
    ...tagsWithPage(posts).map((tag) => ({
      path: `/blog/tags/${slugOf(tag)}`,
      changedAt: lastChange(postsWithTag(posts, slugOf(tag))) ?? "",
    })),
  ];
}

function lastChange(posts: readonly Post[]): string | undefined {
  return posts.map(lastChangeOf).sort().at(-1);
}

/** A reader asks for what is new, not for everything that was ever written. */
const entriesMax = 30;

/** The blog as an Atom feed (RFC 4287). `posts` are the published ones, newest first. */
function atomFeed(posts: readonly Post[], site: SiteConfig): string {
  const shown = posts.slice(0, entriesMax);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<title>${xmlText(`${site.brand} Garden Blog`)}</title>
<id>${xmlText(`${site.publicUrl}/blog`)}</id>
<link rel="alternate" type="text/html" href="${xmlText(`${site.publicUrl}/blog`)}"/>
<link rel="self" type="application/atom+xml" href="${xmlText(`${site.publicUrl}/feed.xml`)}"/>
<icon>${xmlText(`${site.publicUrl}/favicon.svg`)}</icon>
<updated>${lastChange(shown) ?? "1970-01-01T00:00:00.000Z"}</updated>
<author><name>${xmlText(site.brand)}</name></author>
${shown.map((post) => entry(post, site)).join("\n")}
</feed>
`;
}

function entry(post: Post, site: SiteConfig): string {
  const address = `${site.publicUrl}/blog/${encodeURIComponent(post.slug)}`;
  return `<entry>
<title>${xmlText(post.title)}</title>
<id>${xmlText(address)}</id>
<link rel="alternate" type="text/html" href="${xmlText(address)}"/>
<published>${xmlText(post.publishedAt ?? post.updatedAt)}</published>
<updated>${xmlText(lastChangeOf(post))}</updated>
<author><name>${xmlText(post.author)}</name></author>
${post.tags.map((tag) => `<category term="${xmlText(tag)}"/>`).join("")}
<summary>${xmlText(post.excerpt)}</summary>
<content type="html">${xmlText(contentHtml(post, site))}</content>
</entry>`;
}

function contentHtml({ content }: Post, site: SiteConfig): string {
  return textBlocks(content)
    .map((block) => blockHtml(block, site))
    .join("\n");
}

function blockHtml(block: TextBlock, site: SiteConfig): string {
  const line = (parts: readonly TextPart[]) => parts.map((part) => partHtml(part, site)).join("");
  switch (block.kind) {
    case "heading":
      return `<h${block.level}>${xmlText(block.text)}</h${block.level}>`;
    case "quote":
      return `<blockquote><p><em>${xmlText(block.text)}</em></p></blockquote>`;
    case "paragraph":
      return `<p>${line(block.parts)}</p>`;
    case "list":
      return `<ul>${block.items.map((item) => `<li>${line(item)}</li>`).join("")}</ul>`;
    case "picture":
      return `<p><img src="${xmlText(site.publicUrl + block.src)}" alt="${xmlText(block.alt)}"/></p>`;
    case "space":
      return "";
  }
}

function partHtml(part: TextPart, site: SiteConfig): string {
  if (typeof part === "string") return xmlText(part);
  const words = part.isBold ? `<strong>${xmlText(part.text)}</strong>` : xmlText(part.text);
  if (part.url === undefined) return words;
  // A feed reader has another base address.
  const url = part.url.startsWith("/") ? site.publicUrl + part.url : part.url;
  return `<a href="${xmlText(url)}">${words}</a>`;
}
