import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type PostgresServer, startPostgres } from "#tests/support/postgres-server.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";

let postgres: PostgresServer;
let server: RunningServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  await admin.query("create database nursery");
  await admin.end();
  server = await startServer({ DATABASE_URL: `${postgres.url}/nursery` });
});
afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

const get = (path: string) => fetch(server.url + path);

/**
 * The first look at what falls due has all pages made anew, some time after the site is open. A page that
 * was made before it is dropped, and one of a write's own answer on is kept.
 */
async function lookedAtWhatFallsDue(): Promise<void> {
  const database = new pg.Client({ connectionString: `${postgres.url}/nursery` });
  await database.connect();
  const shown = "select from site_fact where name in ('posts-shown-as-of', 'events-shown-as-of')";
  await vi.waitFor(async () => expect((await database.query(shown)).rowCount).toBe(2), 20_000);
  await database.end();
  const body = JSON.stringify({ email: "ann@example.com" });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${server.url}/api/subscribe`, { method: "POST", headers, body });
  expect(answer.ok).toBe(true);
}

it("a page that has to be made answers 503 with Retry-After while the database is away, and is there again with it", async () => {
  await lookedAtWhatFallsDue();
  expect((await get("/blog")).status).toBe(200);
  const startAgain = await postgres.pause();

  // The first is the same for everybody and was never asked for; the second is made for each visitor.
  for (const path of ["/events", "/event-registration?event=2"]) {
    const page = await get(path);
    expect([path, page.status]).toEqual([path, 503]);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await page.text()).toContain("Something went wrong");
  }
  expect((await get("/blog")).status).toBe(200);
  expect((await get("/healthz")).status).toBe(503);

  await startAgain();
  await vi.waitFor(async () => expect((await get("/events")).status).toBe(200), 20_000);
});
