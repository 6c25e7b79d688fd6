import type { AddressInfo } from "node:net";
import { connect as connectTo, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "#tests/support/site.ts";

/** A line to the database that can go dead without a word, as when a cable is pulled or a firewall forgets. */
async function openLine(url: string) {
  const target = new URL(url);
  const alive = new Set<Socket>();
  let isDead = false;
  const server = createServer((near) => {
    const far = connectTo(Number(target.port), target.hostname);
    const both = [near, far];
    for (const socket of both) {
      socket.on("error", () => {});
      alive.add(socket);
    }
    const doomed = isDead;
    const pass = (from: Socket, to: Socket) => {
      from.on("data", (chunk) => {
        if (!dead.has(from) && !doomed) to.write(chunk);
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
    die() {
      isDead = true;
      for (const socket of alive) dead.add(socket);
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

    it("lets wait who came while every connection was at work", async () => {
      const { sql } = await import("kysely");
      const slow = () =>
        sql<{ done: string }>`select pg_sleep(1.7)::text as done`.execute(site.services.db);
      // Three turns of ten: the last one waits longer than a server has to answer a new connection.
      const answers = await Promise.all(Array.from({ length: 21 }, slow));
      expect(answers.map(({ rows }) => rows.length)).toEqual(Array(21).fill(1));
    });

    it("leaves a slow query alone that the server is at work on", async () => {
      const { sql } = await import("kysely");
      const slow = await sql<{ done: string }>`select pg_sleep(3.5)::text as done`.execute(
        site.services.db,
      );
      expect(slow.rows).toHaveLength(1);
    });
  },
);
