// What grows with what is kept: the dashboard's list of registrations, and the blog.
import { join } from "node:path";
import { connect } from "#db/connect.ts";
import type { Db } from "#db/schema.ts";
import type { RunningServer } from "../tests/support/server.ts";
import { withBrowser } from "./browser.ts";
import { ownerOf } from "./owner.ts";
import { type Answered, millisecondsToAnswer, watchPaint } from "./painted-result.ts";
import { withSite } from "./processes.ts";
import { type Measurement, median, quantile, type Row } from "./row.ts";

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

async function fillUp(site: RunningServer, kind: keyof typeof kinds, count: number): Promise<void> {
  const db = connect({ file: join(site.dataDir, "garden.sqlite") });
  for (let from = 0; from < count; from += inOne) {
    const numbers = Array.from({ length: Math.min(count - from, inOne) }, (_, at) => from + at);
    await kinds[kind].insert(db, numbers);
  }
  await db.destroy();
}

function grown(name: keyof typeof kinds): Measurement {
  const { counts, paths } = kinds[name];
  const first: Record<string, number> = {};
  const measure = (count: number) =>
    withSite(async (site) => {
      await fillUp(site, name, count);
      const { headers } = await ownerOf(site.url);
      const rows: Row[] = [];
      for (const path of paths) {
        const times: number[] = [];
        let bytes = 0;
        for (let round = 0; round <= rounds; round += 1) {
          const started = performance.now();
          // An address of its own each time, so that no cached page answers.
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

/** Letter by letter, and taken back letter by letter; each keystroke finds other people. */
const words = ["9", "99", "999"].map((digits) => `lee ${digits}`);

/** The dashboard with so many registrations: how long the server is busy in one go, and what a keystroke takes. */
function dashboardWith(count: number): Promise<Row[]> {
  return withSite(async (site) => {
    await fillUp(site, "registrations", count);
    const { headers } = await ownerOf(site.url);
    return withBrowser(async (browser) => {
      const page = await browser.newPage();
      page.setDefaultTimeout(120_000);
      const token = headers["authorization"]?.replace("Bearer ", "") ?? "";
      await page.addInitScript((token) => localStorage.setItem("adminToken", token), token);
      const waits = watchHealth(site.url);
      await page.goto(`${site.url}/admin-dashboard`);
      await page.getByRole("table").waitFor();
      const longest = await waits();
      await watchPaint(page, "table");
      await page.getByRole("searchbox").focus();
      const keystrokes: Answered[] = [];
      for (const word of words) {
        const typed = word.slice("lee".length).trimStart();
        await page.getByRole("searchbox").fill("lee ");
        await page.waitForTimeout(500);
        for (const key of [...typed, ...Array<string>(typed.length).fill("Backspace")])
          keystrokes.push(await millisecondsToAnswer(page, () => page.keyboard.press(key)));
      }
      const kept = `the dashboard with ${count.toLocaleString("en-US")} registrations`;
      return [
        ...(["found", "painted"] as const).map((until) => {
          const times = keystrokes.map((answered) => answered[until]);
          return {
            what: `${kept}: keystroke until the result is ${until}`,
            figure: `median ${median(times).toFixed(0)} ms, most ${quantile(times, 1).toFixed(0)}`,
            against: "",
            ratio: "",
          };
        }),
        {
          what: `${kept}: longest wait of another request while the list is read`,
          figure: `${longest.toFixed(0)} ms`,
          against: "",
          ratio: "",
        },
      ];
    });
  });
}

/** Asks again and again whether the site is well; answers how to end that, and the longest wait in milliseconds. */
function watchHealth(url: string): () => Promise<number> {
  let isOver = false;
  const watching = (async () => {
    let longest = 0;
    while (!isOver) {
      const since = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - since);
    }
    return longest;
  })();
  return () => {
    isOver = true;
    return watching;
  };
}

export const registrationsKept = grown("registrations");
export const postsKept = grown("posts");
export const ownerList: Measurement = {
  name: "owner-list",
  run: async () => [...(await dashboardWith(2_000)), ...(await dashboardWith(20_000))],
};
