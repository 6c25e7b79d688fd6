import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "#tests/support/site.ts";

const root = join(import.meta.dirname, "../..");

const ann = {
  eventId: 1,
  fullName: "Ann Lee",
  email: "ann@example.com",
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: 2,
};

/** PostgreSQL has its own ways: rows are locked, not files, and its tests are those of all others. */
const onSqlite = describe.skipIf(process.env["TEST_ENGINE"] === "postgres");

onSqlite("several first starts at once on one file", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "nursery-starts-"));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  async function readyToStart() {
    const child = spawn(process.execPath, [join(root, "tests/support/start-when-told.ts")], {
      cwd: root,
      env: { PATH: process.env["PATH"], DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    const exit = once(child, "exit");
    await Promise.race([once(child.stdout, "data"), exit]);
    return async () => {
      child.stdin.write("go");
      const [code] = await exit;
      return { code, output };
    };
  }

  it("all succeed, and one of them fills the site", { timeout: 120_000 }, async () => {
    const starts = await Promise.all(Array.from({ length: 4 }, readyToStart));
    const ends = await Promise.all(starts.map((start) => start()));
    expect(ends.map(({ code, output }) => (code === 0 ? "" : output))).toEqual(["", "", "", ""]);
    const told = ends.map(({ output }) => JSON.parse(output.split("\n")[1] ?? "{}"));
    expect(told.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(told.filter(({ madeOwner }) => madeOwner)).toHaveLength(1);
  });
});

onSqlite("while another process holds the file", () => {
  let site: TestSite;
  let other: DatabaseSync;
  beforeEach(async () => {
    site = await openSite();
    other = new DatabaseSync(join(site.dataDir, "garden.sqlite"));
  });
  afterEach(async () => {
    if (other.isTransaction) other.exec("ROLLBACK");
    other.close();
    await site.close();
  });

  const register = () => site.call("POST", "/api/events/register", ann);

  /** A turn of the loop that took longer was stopped by something, in milliseconds. */
  const longTurn = 100;
  /** What waits inside SQLite for half a second, once or in pieces, is stopped for longer. */
  const mostStopped = 300;

  /** How long this process was stopped while `work` ran, all long turns together, in milliseconds. */
  async function stoppedFor(work: () => Promise<unknown>): Promise<number> {
    let stopped = 0;
    let last = performance.now();
    const look = () => {
      const now = performance.now();
      if (now - last > longTurn) stopped += now - last;
      last = now;
    };
    const looking = setInterval(look, 5);
    try {
      await work();
    } finally {
      clearInterval(looking);
      look();
    }
    return stopped;
  }

  /**
   * The least of up to three tries, until one is short: a busy machine stops this process, too, but not
   * each time; what waits inside SQLite does.
   */
  async function leastStoppedFor(work: () => Promise<unknown>): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && least >= mostStopped; tries += 1) {
      least = Math.min(least, await stoppedFor(work));
    }
    return least;
  }

  it("answers a registration when the file is free, and everybody else meanwhile", async () => {
    const stopped = await leastStoppedFor(async () => {
      other.exec("BEGIN IMMEDIATE");
      let answered = false;
      const registering = register().then((response) => {
        answered = true;
        return response;
      });
      const reads: number[] = [];
      const until = performance.now() + 1_500;
      while (performance.now() < until) {
        reads.push((await site.call("GET", "/api/events")).status);
        await pause(50);
      }
      expect(new Set(reads)).toEqual(new Set([200]));
      expect(answered).toBe(false);
      other.exec("COMMIT");
      expect((await registering).status).toBe(201);
    });
    expect(stopped).toBeLessThan(mostStopped);
  }, 60_000);

  it("would be seen to stop, if it waited inside SQLite, once or in pieces (the control)", async () => {
    other.exec("BEGIN IMMEDIATE");
    for (const { times, timeout } of [
      { times: 1, timeout: 500 },
      { times: 4, timeout: 125 },
    ]) {
      const waiting = new DatabaseSync(join(site.dataDir, "garden.sqlite"), { timeout });
      const stopped = await leastStoppedFor(async () => {
        for (let n = 0; n < times; n += 1) {
          expect(() => waiting.exec("BEGIN IMMEDIATE")).toThrow(/locked/);
          await pause(100);
        }
      });
      waiting.close();
      expect(stopped).toBeGreaterThan(mostStopped);
    }
  }, 60_000);

  it("tells many who wait to come back after a few seconds, and takes them then", async () => {
    other.exec("BEGIN IMMEDIATE");
    const started = performance.now();
    let answers: Response[] = [];
    const stopped = await stoppedFor(async () => {
      answers = await Promise.all(Array.from({ length: 50 }, register));
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers[0]?.headers.get("retry-after")).toBe("5");
    // So many are work by themselves on a slow machine; who waits inside SQLite is stopped all the time.
    expect(stopped / (performance.now() - started)).toBeLessThan(0.75);
    other.exec("COMMIT");
    expect((await register()).status).toBe(201);
  }, 60_000);

  it("tells what is wrong with a form, though the try cannot be counted", async () => {
    other.exec("BEGIN IMMEDIATE");
    const wrong = { ...ann, email: "no address" };
    const answer = await site.call("POST", "/api/events/register", wrong);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ path: "email" }] });
  }, 20_000);

  it("looks for letters, and for tries to forget, without waiting for it", async () => {
    other.exec("BEGIN IMMEDIATE");
    const started = performance.now();
    expect(await site.services.outbox.sendDue()).toBe(0);
    await site.services.limiter.forgetEnded();
    // Whoever waits, waits for four seconds.
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it("starts, where there is nothing to write", async () => {
    const { dataDir } = site;
    other.exec("BEGIN IMMEDIATE");
    const again = await openSite({ reopen: { dataDir, databaseUrl: undefined } });
    expect((await again.call("GET", "/api/events")).status).toBe(200);
    await again.close();
  });
});

onSqlite("writes of the same moment", () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await openSite();
  });
  afterEach(() => site.close());

  const insert = (name: string) =>
    site.services.db
      .transaction()
      .execute((trx) => trx.insertInto("siteFact").values({ name, value: "x" }).execute());
  const names = async () =>
    (
      await site.services.db
        .selectFrom("siteFact")
        .select("name")
        .where("value", "=", "x")
        .orderBy("name")
        .execute()
    ).map(({ name }) => name);

  /** How often the write-ahead log was brought to a commit: a frame that has a size in bytes 4 to 8. */
  async function commits(): Promise<number> {
    const log = await readFile(join(site.dataDir, "garden.sqlite-wal"));
    const pageSize = log.readUInt32BE(8);
    const salt = log.subarray(16, 24);
    let count = 0;
    for (let at = 32; at + 24 <= log.length; at += 24 + pageSize) {
      if (!log.subarray(at + 8, at + 16).equals(salt)) break;
      if (log.readUInt32BE(at + 4) > 0) count += 1;
    }
    return count;
  }

  const numbered = Array.from({ length: 20 }, (_, n) => `n${String(n).padStart(2, "0")}`);

  it("reach the disk together, and none is answered before it is there", async () => {
    const elsewhere = new DatabaseSync(join(site.dataDir, "garden.sqlite"));
    const find = elsewhere.prepare("SELECT name FROM site_fact WHERE name = ?");
    const before = await commits();
    const seen = await Promise.all(
      numbered.map(async (name) => {
        await insert(name);
        return find.get(name)?.["name"];
      }),
    );
    elsewhere.close();
    expect(seen).toEqual(numbered);
    const together = (await commits()) - before;
    expect(together).toBeLessThanOrEqual(5);
    for (const name of numbered) await insert(`${name} alone`);
    expect((await commits()) - before - together).toBe(20); // The control.
  });

  it("that fail take nobody else's with them", async () => {
    await insert("n04");
    const outcomes = await Promise.allSettled(
      numbered.map((name, n) =>
        n % 3 === 0
          ? site.services.db.transaction().execute(async (trx) => {
              await trx.insertInto("siteFact").values({ name, value: "x" }).execute();
              throw new Error("changed my mind");
            })
          : insert(name),
      ),
    );
    const failed = numbered.filter((_, n) => outcomes[n]?.status === "rejected");
    expect(failed).toEqual(numbered.filter((name, n) => n % 3 === 0 || name === "n04"));
    expect(await names()).toEqual(numbered.filter((_, n) => n % 3 !== 0));
  });

  it("that the disk refuses are refused to all of them, and the next is kept", async () => {
    const outcomes = await Promise.allSettled([
      insert("first"),
      site.services.db.transaction().execute(async (trx) => {
        // What SQLite finds out at the commit only, as it does a broken disk.
        await sql`pragma defer_foreign_keys = on`.execute(trx);
        await sql`insert into owner_session (owner_id, token_hash, cookie_hash, created_at, last_used_at) values (999, 'a', 'b', 'c', 'd')`.execute(
          trx,
        );
      }),
      insert("last"),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await names()).toEqual([]);
    await insert("next");
    expect(await names()).toEqual(["next"]);
  });

  it("are not seen by anybody before they are all there", async () => {
    const read: number[] = [];
    await site.services.db.transaction().execute(async (trx) => {
      await trx.insertInto("siteFact").values({ name: "half", value: "x" }).execute();
      read.push((await names()).length);
    });
    read.push((await names()).length);
    expect(read).toEqual([0, 1]);
  });
});
