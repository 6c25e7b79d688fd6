import type { AddressInfo } from "node:net";
import { connect as connectTo, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connect, migrate } from "#db/connect.ts";
import { annLee } from "#tests/support/registration.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

/** A line to the database that can go dead without a word, as when a cable is pulled or a firewall forgets. */
async function openLine(url: string) {
  const target = new URL(url);
  const alive = new Set<Socket>();
  let isDead = false;
  let slowBy = 0;
  let lastWords: RegExp | undefined;
  const die = () => {
    isDead = true;
    for (const socket of alive) dead.add(socket);
  };
  const server = createServer((near) => {
    const far = connectTo(Number(target.port), target.hostname);
    const both = [near, far];
    for (const socket of both) {
      socket.on("error", () => {});
      alive.add(socket);
    }
    const doomed = isDead;
    const late = pause(slowBy);
    const pass = (from: Socket, to: Socket) => {
      from.on("data", (chunk) => {
        void late.then(() => {
          if (dead.has(from) || doomed || to.destroyed) return;
          to.write(chunk);
          if (!lastWords?.test(chunk.toString("latin1"))) return;
          lastWords = undefined;
          die();
        });
      });
      from.on("close", () => {
        if (!dead.has(from) && !doomed) to.destroy();
      });
    };
    pass(near, far);
    pass(far, near);
  });
  const dead = new WeakSet<Socket>();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    /** What is open stays so and says nothing, and never will; so does what is opened. */
    die,
    /** The same, as soon as words like these have passed it. */
    dieAfter(words: RegExp) {
      lastWords = words;
    },
    /** What is opened from now on waits so many milliseconds for its first byte: the server is busy. */
    slowDown(milliseconds: number) {
      slowBy = milliseconds;
    },
    /** New connections work; the dead stay dead. */
    comeBack() {
      isDead = false;
    },
    close() {
      for (const socket of alive) socket.destroy();
      server.close();
    },
  };
}

describe.runIf(process.env["TEST_ENGINE"] === "postgres")(
  "a network that goes away silently",
  () => {
    let direct: TestSite;
    let site: TestSite;
    let line: Awaited<ReturnType<typeof openLine>>;
    beforeEach(async () => {
      direct = await openSite();
      const url = direct.services.config.databaseUrl as string;
      line = await openLine(url);
      site = await openSite({ reopen: { dataDir: direct.dataDir, databaseUrl: line.url } });
    });
    afterEach(async () => {
      line.close();
      await site.close();
      await direct.close();
    });

    const list = () => site.call("GET", "/api/events");

    it("is answered with 503 while it lasts, and is over within five seconds of its return", async () => {
      // Every place of the pool is in use.
      expect(
        (await Promise.all(Array.from({ length: 12 }, list))).every(({ status }) => status === 200),
      ).toBe(true);
      line.die();
      const during = await Promise.all(Array.from({ length: 12 }, list));
      expect(during.map(({ status }) => status)).toEqual(Array(12).fill(503));
      expect(during[0]?.headers.get("retry-after")).toBe("5");
      const stuck = list();
      line.comeBack();
      const returned = performance.now();
      let status = 0;
      while (status !== 200) status = (await list()).status;
      expect(performance.now() - returned).toBeLessThan(5_000);
      await stuck;
    });

    const register = (email: string) =>
      site.call("POST", "/api/events/register", { ...annLee, email });

    it("keeps an event locked no longer than visitors wait, when it goes in the middle of a registration", async () => {
      // Without a capacity nobody locks it.
      const { db } = direct.services;
      await db.updateTable("event").set({ capacity: 30 }).where("id", "=", 1).execute();
      line.dieAfter(/from "event" .*for update/);
      const started = performance.now();
      const cutOff = register("ann@example.com");
      // The control: the server has not heard of it, and keeps the transaction open.
      const open = () =>
        sql`select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`.execute(
          db,
        );
      await expect.poll(async () => (await open()).rows.length, { timeout: 7_000 }).toBe(1);
      const { status, headers } = await cutOff;
      expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
      expect(performance.now() - started).toBeLessThan(15_000);
      line.comeBack();
      expect((await register("bea@example.com")).status).toBe(201);
      expect((await open()).rows).toHaveLength(0);
    }, 60_000);

    it("is noticed by the server, too, which gives connections up that nobody answers on", async () => {
      const { rows } = await sql<{ name: string; setting: string }>`
        select name, setting from pg_settings where name like 'tcp_%' order by name`.execute(
        site.services.db,
      );
      expect(rows).toEqual([
        { name: "tcp_keepalives_count", setting: "3" },
        { name: "tcp_keepalives_idle", setting: "30" },
        { name: "tcp_keepalives_interval", setting: "10" },
        { name: "tcp_user_timeout", setting: "30000" },
      ]);
    });

    it("lets wait who came while every connection was at work", async () => {
      const slow = () =>
        sql<{ done: string }>`select pg_sleep(1.7)::text as done`.execute(site.services.db);
      // Three turns of ten: the last one waits longer than a server has to answer a new connection.
      const answers = await Promise.all(Array.from({ length: 21 }, slow));
      expect(answers.map(({ rows }) => rows.length)).toEqual(Array(21).fill(1));
    });

    it("leaves a slow query alone that the server is at work on", async () => {
      const slow = await sql<{ done: string }>`select pg_sleep(3.5)::text as done`.execute(
        site.services.db,
      );
      expect(slow.rows).toHaveLength(1);
    });

    it("leaves a connection alone whose answer comes while the server is asked about it", async () => {
      await list();
      line.slowDown(700);
      const answers = await site.services.db.transaction().execute(async (trx) => {
        await sql`select pg_sleep(2.3)`.execute(trx);
        // The server says now that it is at work on nothing, which is true.
        await pause(1_500);
        return sql<{ still: number }>`select 1 as still`.execute(trx);
      });
      expect(answers.rows).toEqual([{ still: 1 }]);
    });

    it("waits for another's migration, however long that takes and however busy the server is", async () => {
      const other = new pg.Client({
        connectionString: direct.services.config.databaseUrl as string,
      });
      await other.connect();
      const name = `empty_${Date.now()}`;
      await other.query(`create database ${name}`);
      const here = (url: string) => Object.assign(new URL(url), { pathname: name }).href;
      // Kysely's own lock, taken by its number, as a version before this one takes it.
      const migrates = new pg.Client({
        connectionString: here(direct.services.config.databaseUrl as string),
      });
      await migrates.connect();
      await migrates.query("select pg_advisory_lock(3853314791062309107)");
      const db = connect({ url: here(line.url) });
      try {
        await sql`select 1`.execute(db);
        line.slowDown(2_500);
        const migrating = migrate(db).then(
          (names) => names.length,
          (error: Error) => error.message,
        );
        await pause(4_500);
        await migrates.end();
        expect(await migrating).toBeGreaterThan(20);
      } finally {
        await db.destroy();
        await other.query(`drop database ${name} with (force)`);
        await other.end();
      }
    });
  },
);
