import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

const isSqlite = process.env["TEST_ENGINE"] === "sqlite";
const clock = createTestClock();
let site: TestSite;
beforeEach(async () => {
  site = await openSite({ env: ownerEnv, clock: clock.now });
});
afterEach(() => site.close());

const register = (n: number) =>
  site.call("POST", "/api/events/register", {
    eventId: 1,
    fullName: "Ann Lee",
    email: `ann${n}@example.com`,
    phone: "(570) 555-0100",
    mailingAddress: "12 Rose Lane, ".repeat(30),
    attendeesCount: 1,
  });

describe.runIf(isSqlite)("a full disk", () => {
  /** The file may grow no further: what SQLite says then is what it says of a full disk. */
  async function fill(): Promise<number> {
    await sql`pragma max_page_count = 1`.execute(site.services.db);
    for (let n = 0; n < 200; n += 1) {
      const { status } = await register(n);
      if (status !== 201) return status;
    }
    throw new Error("It never filled up.");
  }

  it("is answered with 503, Retry-After and a sentence, never with 500", async () => {
    expect(await fill()).toBe(503);
    const answer = await register(1000);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(((await answer.json()) as { message: string }).message).toContain(
      "cannot keep anything",
    );
  });

  it("lets an owner who is signed in read, and /healthz and the dashboard say what is wrong", async () => {
    const owner = await signIn(site);
    expect((await site.call("GET", "/healthz")).status).toBe(200);
    // On a disk that is full no write fits, not even one that takes the place of another.
    const { db } = site.services;
    await sql`create table ballast (bytes blob)`.execute(db);
    await sql`create trigger takes_room before update on owner_session
      begin insert into ballast values (zeroblob(1000000)); end`.execute(db);
    await sql`create trigger visit_takes_room before insert on site_fact when new.name = 'owner-last-visit'
      begin insert into ballast values (zeroblob(1000000)); end`.execute(db);
    await fill();
    // Long enough for the session's use to be noted again, which cannot be.
    clock.advance({ minutes: 20 });
    const list = await owner.call("GET", "/api/admin/registrations");
    expect(list.status).toBe(200);
    expect(((await list.json()) as unknown[]).length).toBeGreaterThan(0);
    // Nor can this look of hers be noted.
    expect((await owner.call("GET", "/api/admin/today")).status).toBe(200);
    const health = await site.call("GET", "/healthz");
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: "unavailable", problems: ["disk"] },
    ]);
    const { notices } = (await (await owner.call("GET", "/api/admin/site-status")).json()) as {
      notices: { code: string }[];
    };
    expect(notices.map(({ code }) => code)).toContain("disk_full");
    await sql`pragma max_page_count = 1000000`.execute(site.services.db);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    expect((await register(2000)).status).toBe(201);
    expect((await site.call("GET", "/healthz")).status).toBe(200);
  });
});

describe.runIf(isSqlite)("what is answered with success", () => {
  it("is flushed to the disk before the answer, by every writer", async () => {
    const { db } = site.services;
    const { rows } = await db
      .transaction()
      .execute((trx) => sql<{ synchronous: number }>`pragma synchronous`.execute(trx));
    // 2 is FULL: flushed at each commit. With 1 the last ones are lost when the power goes out.
    expect(rows).toEqual([{ synchronous: 2 }]);
  });
});

describe("a database that is away", () => {
  it("is said by /healthz", async () => {
    const { db } = site.services;
    await db.schema.alterTable("site_fact").renameTo("site_fact_away").execute();
    const health = await site.call("GET", "/healthz");
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: "unavailable", problems: ["database"] },
    ]);
    await db.schema.alterTable("site_fact_away").renameTo("site_fact").execute();
    expect((await site.call("GET", "/healthz")).status).toBe(200);
  });
});

describe("a database of a newer version", () => {
  it("is left alone by an older one", async () => {
    const { db, config } = site.services;
    await sql`insert into kysely_migration (name, timestamp) values ('999-tomorrow', '2030')`.execute(
      db,
    );
    const reopen = { dataDir: site.dataDir, databaseUrl: config.databaseUrl };
    await expect(openSite({ reopen })).rejects.toMatchObject({
      name: "NewerDatabase",
      message: "999-tomorrow",
    });
  });
});

describe("what is asked to be forgotten", () => {
  it.runIf(isSqlite)("is overwritten in the file", async () => {
    const { db } = site.services;
    const owner = await signIn(site);
    const { id } = (await (
      await site.call("POST", "/api/events/register", {
        ...{ eventId: 1, fullName: "Wilhelmina Featherstonehaugh", email: "w@example.com" },
        ...{ phone: "(570) 555-0100", mailingAddress: "12 Rose Lane", attendeesCount: 1 },
      })
    ).json()) as { id: number };
    expect((await site.letters()).length).toBe(1);
    expect((await owner.call("DELETE", `/api/admin/registrations/${id}`)).status).toBe(204);
    await site.services.jobs.runDue();
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    const { readFile } = await import("node:fs/promises");
    const file = await readFile(`${site.dataDir}/garden.sqlite`);
    expect(file.includes("Featherstonehaugh")).toBe(false);
    expect(file.includes("Summer Garden Tour")).toBe(true); // The control: it is the right file.
    expect((await site.letters()).length).toBe(0);
  });
});

describe("the visitor's address", () => {
  it("is one, whatever port the proxy writes beside it", async () => {
    const attempt = (address: string) =>
      site.call("POST", "/api/events/register", {}, { "x-forwarded-for": address });
    for (let tries = 0; tries < 200; tries += 1) await attempt(`198.51.100.44:${4000 + tries}`);
    expect((await attempt("198.51.100.44:9")).status).toBe(429);
    expect((await attempt("198.51.100.44")).status).toBe(429);
    for (let tries = 0; tries < 200; tries += 1)
      await attempt(`[2001:db8::${tries}]:${4000 + tries}`);
    expect((await attempt("2001:db8::ffff")).status).toBe(429);
  });
});
