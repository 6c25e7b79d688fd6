// What grows with what is kept: the dashboard's list of registrations, and the blog.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { connect, type Db } from "#db/connect.ts";
import { ownerPassword, type RunningServer, startServer } from "../../tests/support/server.ts";
import { median } from "../load.ts";
import type { Measurement, Row } from "./row.ts";

const rounds = 5;

/** Rows that go into one statement; SQLite takes a limited number of values in one. */
const inOne = 500;

async function insertMany(
  server: RunningServer,
  count: number,
  insert: (db: Db, from: number, to: number) => Promise<unknown>,
): Promise<void> {
  const db = connect({ file: join(server.dataDir, "garden.sqlite") });
  for (let from = 0; from < count; from += inOne) {
    await insert(db, from, Math.min(count, from + inOne));
  }
  await db.destroy();
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** Milliseconds to the last byte of an answer, and its bytes; the middle of some. */
async function timeOf(url: string, headers: Record<string, string> = {}) {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    const response = await fetch(url.replace("%", String(round)), { headers });
    bytes = (await response.arrayBuffer()).byteLength;
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    if (round > 0) times.push(performance.now() - started);
  }
  return { milliseconds: median(times), bytes };
}

async function registrations(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of [100, 10_000, 100_000]) {
    const server = await startServer();
    const now = new Date().toISOString();
    await insertMany(server, count, (db, from, to) =>
      db
        .insertInto("registration")
        .values(
          numbers(from, to).map((n) => ({
            eventId: (n % 8) + 1,
            fullName: `Ann Lee ${n}`,
            email: `ann${n}@example.com`,
            phone: "(570) 555-0100",
            mailingAddress: "12 Rose Lane, Scranton, PA 18503",
            attendeesCount: 2,
            createdAt: now,
          })),
        )
        .execute(),
    );
    const login = await fetch(`${server.url}/api/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "owner", password: ownerPassword }),
    });
    const { token } = (await login.json()) as { token: string };
    const { milliseconds, bytes } = await timeOf(`${server.url}/api/admin/registrations`, {
      authorization: `Bearer ${token}`,
    });
    const base = rawList(server.dataDir);
    rows.push({
      what: `the dashboard's call with ${count.toLocaleString("en-US")} registrations`,
      figure: `${milliseconds.toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} KB of JSON`,
      against: `the same rows from node:sqlite as JSON (${base.toFixed(1)} ms)`,
      ratio: (milliseconds / base).toFixed(1),
    });
    await server.close();
  }
  return rows;
}

function rawList(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, "garden.sqlite"), { readOnly: true });
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    JSON.stringify(database.prepare("SELECT * FROM registration").all());
    if (round > 0) times.push(performance.now() - started);
  }
  database.close();
  return median(times);
}

async function posts(): Promise<Row[]> {
  const rows: Row[] = [];
  const first: Record<string, number> = {};
  for (const count of [10, 1_000, 10_000]) {
    const server = await startServer();
    const day = (n: number) => new Date(Date.UTC(2026, 0, 1) - n * 3_600_000).toISOString();
    await insertMany(server, count, (db, from, to) =>
      db
        .insertInto("post")
        .values(
          numbers(from, to).map((n) => ({
            title: `A day in the garden, No. ${n}`,
            slug: `a-day-in-the-garden-${n}`,
            excerpt: "What we planted, and what came up.",
            content: "We planted roses along the wall. ".repeat(40),
            author: "Rosa",
            featuredImage: null,
            tags: '["Roses"]',
            publishedAt: day(n),
            createdAt: day(n),
            updatedAt: day(n),
          })),
        )
        .execute(),
    );
    // An address of its own each time, so that no finished page answers.
    for (const path of ["/blog?x=%", "/blog/a-day-in-the-garden-3?x=%", "/api/blog/posts"]) {
      const { milliseconds, bytes } = await timeOf(server.url + path);
      first[path] ??= milliseconds;
      rows.push({
        what: `${path.replace("?x=%", "")} with ${count.toLocaleString("en-US")} more posts`,
        figure: `${milliseconds.toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} KB`,
        against: "the same with 10",
        ratio: (milliseconds / (first[path] ?? Number.NaN)).toFixed(1),
      });
    }
    await server.close();
  }
  return rows;
}

export const registrationsKept: Measurement = { name: "registrations", run: registrations };
export const postsKept: Measurement = { name: "posts", run: posts };
