import { afterAll, beforeAll, expect, it } from "vitest";
import { fewTurns, leastShareOfLongestTurn } from "#tests/support/longest-turn.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { Post } from "../answers.ts";

const count = 20_000;
const content = "Roses want sun, air and a little patience. ".repeat(40);
const minute = (number: number) =>
  Temporal.Instant.from("2020-01-01T00:00:00Z").add({ minutes: number }).toString({
    fractionalSecondDigits: 3,
  });

let site: TestSite;
let owner: TestOwner;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
  owner = await signIn(site);
  await site.services.db.transaction().execute(async (trx) => {
    await trx.deleteFrom("post").execute();
    // Rows for one statement, whose parameters are limited.
    const batch = 2_000;
    for (let first = 0; first < count; first += batch) {
      const rows = Array.from({ length: batch }, (_, n) => {
        const number = first + n;
        return {
          title: `Post ${number}`,
          slug: `post-${number}`,
          excerpt: "What roses want",
          content,
          author: "Rose",
          featuredImage: null,
          tags: "[]",
          publishedAt: minute((number * 7_919) % count),
          createdAt: minute(0),
          updatedAt: minute(0),
        };
      });
      await trx.insertInto("post").values(rows).execute();
    }
  });
}, 120_000);
afterAll(() => site.close());

it.each(["/api/blog/posts", "/api/admin/blog/posts"])(
  "lists 20,000 posts whole and newest first, and holds the loop for no more than a few turns (%s)",
  async (path) => {
    let answered: Uint8Array[] = [];
    const share = await leastShareOfLongestTurn(async () => {
      const answer = await owner.call("GET", path);
      const chunks: Uint8Array[] = [];
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
        chunks.push(chunk);
      }
      answered = chunks;
    });
    const posts = JSON.parse(Buffer.concat(answered).toString()) as Post[];
    expect(posts).toHaveLength(count);
    const days = posts.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual(days.toSorted().reverse());
    expect(posts[0]).toMatchObject({ content, publishedAt: minute(count - 1) });
    expect(share).toBeLessThan(fewTurns);
  },
  120_000,
);
