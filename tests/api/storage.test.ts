import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SqliteConnection } from "#db/dialect/sqlite-connection.ts";
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

describe.runIf(isSqlite)("what is asked to be forgotten", () => {
  const name = "Wilhelmina Featherstonehaugh";
  const wilhelmina = {
    ...{ eventId: 1, fullName: name, email: "w@example.com", attendeesCount: 1 },
    ...{ phone: "(570) 555-0100", mailingAddress: "4711 Gooseberry Hollow" },
  };
  const visit = {
    ...{ fullName: name, email: "w@example.com", phone: "", days: "Saturdays" },
    message: "The slope behind Gooseberry Hollow slides.",
  };

  /** The files of the site in which one of these texts stands. */
  async function filesWith(...texts: string[]): Promise<string[]> {
    const entries = await readdir(site.dataDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const found = await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const content = await readFile(join(parentPath, name));
        return texts.some((text) => content.includes(text)) ? [name] : [];
      }),
    );
    return found.flat().sort();
  }
  const filesAboutHer = () => filesWith("Featherstonehaugh", "Gooseberry", "w@example.com");

  const isEmptying = ([statement]: [string, ...unknown[]]) => /wal_checkpoint/.test(statement);

  it("is overwritten in the file, and gone from the log beside it", async () => {
    const owner = await signIn(site);
    const { id } = (await (await site.call("POST", "/api/events/register", wilhelmina)).json()) as {
      id: number;
    };
    expect((await site.letters()).length).toBe(1);
    expect(await filesAboutHer()).not.toEqual([]); // The control.
    expect((await owner.call("DELETE", `/api/admin/registrations/${id}`)).status).toBe(204);
    // Until then it lies in the Trash.
    await site.services.jobs.runDue();
    expect(await filesAboutHer()).not.toEqual([]);
    expect((await owner.call("DELETE", `/api/admin/trash/registration-${id}`)).status).toBe(204);
    await expect.poll(filesAboutHer).toEqual([]);
    expect(await filesWith("Summer Garden Tour")).toContain("garden.sqlite");
    expect((await site.letters()).length).toBe(0);
  });

  it("is gone from every file, whatever was kept and while somebody reads", async () => {
    const owner = await signIn(site);
    await site.call("POST", "/api/events/register", wilhelmina);
    await site.call("POST", "/api/visits", visit);
    await site.call("POST", "/api/marketing-subscribers", {
      ...{ email: "w@example.com", phone: "", emailConsent: true, smsConsent: false },
    });
    await site.letters();
    const reader = new DatabaseSync(join(site.dataDir, "garden.sqlite"));
    reader.exec("BEGIN");
    reader.prepare("SELECT count(*) FROM registration").get();
    const tries = vi.spyOn(SqliteConnection.prototype, "run");
    const about = { email: "w@example.com" };
    expect((await owner.call("POST", "/api/admin/people/forget", about)).status).toBe(200);
    await expect.poll(() => tries.mock.calls.filter(isEmptying)).not.toEqual([]);
    expect(await filesAboutHer()).not.toEqual([]);
    reader.exec("COMMIT");
    reader.close();
    await expect.poll(filesAboutHer).toEqual([]);
  });

  it("is one emptying of the log for many that are deleted at once", async () => {
    await site.call("POST", "/api/visits", visit);
    const { db } = site.services;
    const tries = vi.spyOn(SqliteConnection.prototype, "run");
    const rows = Array.from({ length: 50 }, (_, n) => ({ name: `n${n}`, value: "Gooseberry" }));
    await db.insertInto("siteFact").values(rows).execute();
    await Promise.all(
      rows.map(({ name }) => db.deleteFrom("siteFact").where("name", "=", name).execute()),
    );
    await db.deleteFrom("visitRequest").execute();
    await expect.poll(filesAboutHer).not.toContain("garden.sqlite-wal");
    expect(tries.mock.calls.filter(isEmptying)).toHaveLength(1);
  });

  it("is gone where it was a reader of a letter and nothing else", async () => {
    const { db } = site.services;
    const tries = vi.spyOn(SqliteConnection.prototype, "run");
    const owner = await signIn(site);
    // A sign-in deletes its own count of tries.
    await expect.poll(() => tries.mock.calls.filter(isEmptying)).not.toEqual([]);
    const at = "2026-05-01T14:00:00.000Z";
    const words = { subject: "Roses", body: "", picture: "", pictureAlt: "" };
    const { id } = await db
      .insertInto("letter")
      .values({ ...words, to: "subscribers", part: "all", email: "", createdAt: at, updatedAt: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const reader = { letterId: id, addressee: 1, name, email: "w@example.com" };
    await db
      .insertInto("letterRecipient")
      .values({ ...reader, emailKey: "w@example.com" })
      .execute();
    expect(
      (await owner.call("POST", "/api/admin/people/forget", { email: "w@example.com" })).status,
    ).toBe(200);
    await expect.poll(filesAboutHer).toEqual([]);
  });

  it("is gone after the next start where the process was killed before", async () => {
    const { db } = site.services;
    const reader = new DatabaseSync(join(site.dataDir, "garden.sqlite"));
    reader.exec("BEGIN");
    reader.prepare("SELECT count(*) FROM registration").get();
    await site.call("POST", "/api/visits", visit);
    await db.deleteFrom("visitRequest").execute();
    const left = await readFile(join(site.dataDir, "garden.sqlite-wal"));
    expect(left.includes("Gooseberry")).toBe(true);
    reader.exec("COMMIT");
    const again = await openSite({ reopen: { dataDir: site.dataDir, databaseUrl: undefined } });
    expect(await filesWith("Gooseberry")).toEqual([]);
    await again.close();
    reader.close();
  });
});

describe("the visitor's address", () => {
  it("is one, whatever port the proxy writes beside it", async () => {
    const attempt = (address: string) =>
      site.call("POST", "/api/owner-password/reset", {}, { "x-forwarded-for": address });
    // Of all calls that anybody may send this allows fewest.
    const most = 20;
    for (let tries = 0; tries < most; tries += 1) await attempt(`198.51.100.44:${4000 + tries}`);
    expect((await attempt("198.51.100.44:9")).status).toBe(429);
    expect((await attempt("198.51.100.44")).status).toBe(429);
    for (let tries = 0; tries < most; tries += 1)
      await attempt(`[2001:db8::${tries}]:${4000 + tries}`);
    expect((await attempt("2001:db8::ffff")).status).toBe(429);
  });
});
