import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PostgresServer, startPostgres } from "#tests/support/postgres-server.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";
import { openSmtp, type TestSmtp } from "#tests/support/smtp.ts";

let postgres: PostgresServer;
let database: pg.Client;
let smtp: TestSmtp;
let servers: [RunningServer, RunningServer];

beforeAll(async () => {
  postgres = await startPostgres();
  const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  await admin.query("create database nursery");
  await admin.end();
  const url = `${postgres.url}/nursery`;
  database = new pg.Client({ connectionString: url });
  await database.connect();
  smtp = await openSmtp();
  // Empty: each start would make a password of its own, if both made the owner.
  const env = { DATABASE_URL: url, SMTP_URL: smtp.url, ADMIN_PASSWORD: "" };
  servers = await Promise.all([startServer(env), startServer(env)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.end();
  await smtp.close();
  await postgres.stop();
});

const count = async (table: string) =>
  Number((await database.query(`select count(*) from ${table}`)).rows[0].count);

const registration = (email: string) => ({
  eventId: 1,
  fullName: "Ann Lee",
  email,
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: 1,
});

const post = (server: RunningServer, path: string, body: unknown, headers = {}) =>
  fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const application = "garden-nursery";

let token: string | undefined;

/** Calls one of the two with a token that the other one gave. */
async function owner(server: RunningServer, method: string, path: string, body?: unknown) {
  if (!token) {
    const other = servers.find((one) => one !== server) as RunningServer;
    const password = /password {3}(\S+)/.exec(servers[0].output() + servers[1].output())?.[1];
    const login = await post(other, "/api/admin/login", { username: "owner", password });
    expect(login.status).toBe(200);
    token = (await login.json()).token;
  }
  return fetch(server.url + path, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

describe("two processes on one PostgreSQL", () => {
  it("started at once on an empty database, fill it once and make one owner", async () => {
    expect(await count("event")).toBe(8);
    expect(await count("owner")).toBe(1);
    const told = servers.filter((server) => server.output().includes("Sign in as the owner"));
    expect(told).toHaveLength(1);
  });

  it("send the letter of each registration once, whichever took it", async () => {
    const addresses = Array.from({ length: 12 }, (_, n) => `ann${n}@example.com`);
    const answers = await Promise.all(
      addresses.map((email, n) =>
        post(servers[n % 2] as RunningServer, "/api/events/register", registration(email)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const sentTo = () => smtp.accepted.map(({ to }) => to?.[0]?.address).toSorted();
    await expect.poll(sentTo).toEqual(addresses.toSorted());
    await expect.poll(() => count("outbox where state <> 'sent'")).toBe(0);
    expect(await count("outbox where attempts <> 1")).toBe(0);
    // The control: a letter that is sent twice is seen twice.
    const { id } = (await (answers[0] as Response).json()) as { id: number };
    const again = await owner(servers[1], "POST", `/api/admin/registrations/${id}/resend-email`);
    expect(again.status).toBe(202);
    await expect.poll(sentTo).toEqual([...addresses, "ann0@example.com"].toSorted());
  });

  it("keep one registration of one key that both are given at once", async () => {
    const before = await count("registration");
    const headers = { "idempotency-key": randomUUID() };
    const body = registration("twice@example.com");
    const answers = await Promise.all(
      [0, 1, 0, 1].map((n) =>
        post(servers[n] as RunningServer, "/api/events/register", body, headers),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await count("registration")).toBe(before + 1);
  });

  it("both show a change that one of them made, within a second", async () => {
    const page = async (server: RunningServer) => (await fetch(`${server.url}/events`)).text();
    // The control: both hold the page as it is before.
    for (const server of servers)
      expect(await page(server)).not.toContain("Rosary among the Roses");
    const events = (await (await fetch(`${servers[0].url}/api/events`)).json()) as { id: number }[];
    const event = events.find(({ id }) => id === 2);
    const changed = await owner(servers[0], "PUT", "/api/admin/events/2", {
      ...event,
      title: "Rosary among the Roses",
    });
    expect(changed.status).toBe(200);
    expect(await page(servers[0])).toContain("Rosary among the Roses");
    // A second, and what a busy machine adds to it.
    await expect
      .poll(() => page(servers[1]), { timeout: 5_000 })
      .toContain("Rosary among the Roses");
  });

  it("both publish a scheduled post at its moment: its page, the list and the feed", async () => {
    const publishedAt = new Date(Date.now() + 6_000);
    const made = await owner(servers[0], "POST", "/api/admin/blog/posts", {
      ...{ title: "Rorate Caeli", slug: "rorate-caeli", excerpt: "Soon.", content: "Text." },
      ...{ author: "Rose", featuredImage: "", tags: ["Advent Mass"] },
      publishedAt: publishedAt.toISOString(),
    });
    expect(made.status).toBe(201);
    const paths = ["/blog/rorate-caeli", "/blog", "/feed.xml", "/blog/tags/advent-mass"];
    const shown = async () =>
      Promise.all(
        servers.flatMap(({ url }) =>
          paths.map(async (path) =>
            (await (await fetch(url + path)).text()).includes("Rorate Caeli"),
          ),
        ),
      );
    // The control: both hold the pages as they are before.
    const before = await shown();
    expect(Date.now()).toBeLessThan(publishedAt.getTime());
    expect(before).toEqual(Array(8).fill(false));
    await expect.poll(shown, { interval: 100 }).toEqual(Array(8).fill(true));
  });

  it("count a visitor's tries together", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      const server = servers[n % 2] as RunningServer;
      statuses.push((await post(server, "/api/owner-password/reset", {})).status);
    }
    expect(statuses).toEqual([...Array(20).fill(400), 429, 429]);
  });

  it("outlive a database that drops every connection", async () => {
    // One connection of the first is dropped in the middle of a transaction, the others while idle.
    await database.query("begin; lock table registration in access exclusive mode");
    const waiting = post(servers[0], "/api/events/register", registration("cut@example.com"));
    const waits = async () =>
      Number(
        (
          await database.query(
            "select count(*) from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'",
            [application],
          )
        ).rows[0].count,
      );
    await expect.poll(waits).toBe(1);
    const { rowCount } = await database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1",
      [application],
    );
    await database.query("rollback");
    // The control: there were some to drop, of both.
    expect(rowCount).toBeGreaterThanOrEqual(2);
    const cut = await waiting;
    expect(cut.status).toBe(503);
    expect(cut.headers.get("retry-after")).toBe("5");
    expect(await count("registration where email = 'cut@example.com'")).toBe(0);
    for (const server of servers) {
      const status = async () => (await fetch(`${server.url}/api/events`)).status;
      await expect.poll(status).toBe(200);
      expect(server.process().exitCode).toBeNull();
    }
  });

  it("go on alone when the other one is gone", async () => {
    await servers[0].stop("SIGKILL");
    const taken = await post(servers[1], "/api/events/register", registration("last@example.com"));
    expect(taken.status).toBe(201);
    await expect
      .poll(() => smtp.accepted.some(({ to }) => to?.[0]?.address === "last@example.com"))
      .toBe(true);
  });
});
