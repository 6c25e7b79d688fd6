// What grows with what is kept: the dashboard's list of registrations, and the blog.
import { join } from "node:path";
import { connect, type Db } from "#db/connect.ts";
import { ownerOf } from "./owner.ts";
import { withSite } from "./processes.ts";
import { type Measurement, median, type Row } from "./row.ts";

const rounds = 5;
/** Rows that go into one statement; SQLite takes a limited number of values in one. */
const inOne = 500;
const hoursAgo = (n: number) => new Date(Date.UTC(2026, 0, 1) - n * 3_600_000).toISOString();

const registration = (n: number) => ({
  eventId: (n % 8) + 1,
  fullName: `Ann Lee ${n}`,
  email: `ann${n}@example.com`,
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: 2,
  createdAt: hoursAgo(n),
});

const post = (n: number) => ({
  title: `A day in the garden, No. ${n}`,
  slug: `a-day-in-the-garden-${n}`,
  excerpt: "What we planted, and what came up.",
  content: "We planted roses along the wall. ".repeat(40),
  author: "Rosa",
  featuredImage: null,
  tags: '["Roses"]',
  ...{ publishedAt: hoursAgo(n), createdAt: hoursAgo(n), updatedAt: hoursAgo(n) },
});

const kinds = {
  registrations: {
    counts: [100, 10_000, 100_000],
    paths: ["/api/admin/registrations"],
    insert: (db: Db, numbers: number[]) =>
      db.insertInto("registration").values(numbers.map(registration)).execute(),
  },
  posts: {
    counts: [10, 1_000, 10_000],
    paths: ["/blog", "/blog/a-day-in-the-garden-3", "/api/blog/posts"],
    insert: (db: Db, numbers: number[]) =>
      db.insertInto("post").values(numbers.map(post)).execute(),
  },
};

function grown(name: keyof typeof kinds): Measurement {
  const { counts, paths, insert } = kinds[name];
  const first: Record<string, number> = {};
  const measure = (count: number) =>
    withSite(async (site) => {
      const db = connect({ file: join(site.dataDir, "garden.sqlite") });
      for (let from = 0; from < count; from += inOne) {
        const length = Math.min(count - from, inOne);
        await insert(
          db,
          Array.from({ length }, (_, at) => from + at),
        );
      }
      await db.destroy();
      const { headers } = await ownerOf(site.url);
      const rows: Row[] = [];
      for (const path of paths) {
        const times: number[] = [];
        let bytes = 0;
        for (let round = 0; round <= rounds; round += 1) {
          const started = performance.now();
          // An address of its own each time, so that no finished page answers.
          const response = await fetch(`${site.url}${path}?x=${round}`, { headers });
          bytes = (await response.arrayBuffer()).byteLength;
          if (round > 0) times.push(performance.now() - started);
        }
        first[path] ??= median(times);
        rows.push({
          what: `${path} with ${count.toLocaleString("en-US")} ${name}`,
          figure: `${median(times).toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} KB`,
          against: `the same with ${counts[0]}`,
          ratio: (median(times) / (first[path] ?? Number.NaN)).toFixed(1),
        });
      }
      return rows;
    });
  return {
    name,
    async run() {
      const rows: Row[] = [];
      for (const count of counts) rows.push(...(await measure(count)));
      return rows;
    },
  };
}

export const registrationsKept = grown("registrations");
export const postsKept = grown("posts");
