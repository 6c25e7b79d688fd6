import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { lockEvent } from "#features/events/server/store.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { Registered } from "../answers.ts";
import { lockRegistrations } from "./store.ts";

const isPostgres = process.env["TEST_ENGINE"] === "postgres";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
let db: Db;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
  db = site.services.db;
});
afterEach(() => site.close());

async function newEvent(capacity: number | null = 2): Promise<number> {
  const body = { ...roseWalk, capacity };
  return (await (await owner.call("POST", "/api/admin/events", body)).json()).id;
}
const from = { "x-forwarded-for": "198.51.100.7" };
async function register(eventId: number, name: string): Promise<Registered> {
  const answer = await registering(eventId, name);
  expect(answer.status).toBe(201);
  return answer.json();
}
const registering = (eventId: number, name: string) =>
  site.call(
    "POST",
    "/api/events/register",
    {
      eventId,
      fullName: `${name} Lee`,
      email: `${name.toLowerCase()}@example.com`,
      phone: "(570) 555-0100",
      mailingAddress: "12 Rose Lane, Scranton, PA 18503",
      attendeesCount: 2,
      joinWaitingList: true,
    },
    from,
  );
const cancelOwn = ({ link }: Registered) =>
  site.call("POST", `/api/registrations/${link.split("/")[2]}/cancel`, undefined, from);

/** Those of PostgreSQL's processes that wait for a row which another holds. */
async function waitingForLocks(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.map(({ pid }) => pid);
}

/** Starts the calls while rows are held, has `look` look once all of them wait for these, and answers theirs. */
async function whileHeld(
  hold: (trx: Db) => Promise<unknown>,
  calls: () => Promise<Response>[],
  look: () => Promise<void> = async () => {},
): Promise<Response[]> {
  const started = await db.transaction().execute(async (trx) => {
    await hold(trx);
    const answers = calls();
    // On SQLite they wait for this transaction's end by themselves, and nobody can be asked.
    if (isPostgres) {
      await expect.poll(async () => (await waitingForLocks()).length).toBe(answers.length);
    }
    await look();
    return { answers };
  });
  return Promise.all(started.answers);
}

/** Whether nobody holds what this select names. */
async function isFree(select: ReturnType<typeof sql>): Promise<boolean> {
  try {
    await sql`${select} for update nowait`.execute(db);
    return true;
  } catch (error) {
    expect((error as { code?: string }).code).toBe("55P03");
    return false;
  }
}

describe("two presses at once", () => {
  it.each(["cancel", "reinstate"])("%s an event once, with one letter to each", async (action) => {
    const eventId = await newEvent();
    await register(eventId, "Ann");
    const path = `/api/admin/events/${eventId}`;
    if (action === "reinstate") await owner.call("POST", `${path}/cancel`);
    const tell = { subject: "News of the Rose Walk", text: "Dear friends." };
    const press = () => owner.call("POST", `${path}/${action}`, { tell });
    const answers = await whileHeld(
      (trx) => lockEvent(trx, eventId),
      () => [press(), press()],
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const told = await db.selectFrom("letter").select("id").execute();
    expect(told).toHaveLength(1);
  });

  it("change a registration once, of an event that is gone, too", async () => {
    const eventId = await newEvent();
    const { id } = await register(eventId, "Ann");
    expect((await owner.call("DELETE", `/api/admin/events/${eventId}`)).status).toBe(200);
    const path = `/api/admin/registrations/${id}`;
    const { version } = (await (await owner.call("GET", path)).json()) as { version: number };
    const change = (fullName: string) =>
      owner.call(
        "PATCH",
        path,
        {
          fullName,
          email: "ann@example.com",
          phone: "(570) 555-0100",
          mailingAddress: "12 Rose Lane, Scranton, PA 18503",
          attendeesCount: 2,
        },
        { "if-match": `"${version}"` },
      );
    const answers = await whileHeld(
      (trx) => lockRegistrations(trx, eventId, [id]),
      () => [change("Ann Lee"), change("Anna Lee")],
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe.runIf(isPostgres)("rows are locked in one order", () => {
  it("the event with the lowest number first, whichever a person registered for first", async () => {
    const [low, high] = [await newEvent(), await newEvent()];
    for (const eventId of [high, low]) {
      await register(eventId, "Bob");
      await register(eventId, "Ann");
    }
    const [answer] = await whileHeld(
      (trx) => lockEvent(trx, low),
      () => [owner.call("POST", "/api/admin/people/forget", { email: "ann@example.com" })],
      async () => expect(await isFree(sql`select id from event where id = ${high}`)).toBe(true),
    );
    expect(answer?.status).toBe(200);
    const statuses = await db
      .selectFrom("registration")
      .select("status")
      .where("fullName", "=", "Forgotten")
      .execute();
    expect(statuses).toEqual([{ status: "cancelled" }, { status: "cancelled" }]);
  });

  it("where the owner is told and the content's version after the sender's tries", async () => {
    await confirmOwnerAddress();
    const [eventId, other] = [await newEvent(), await newEvent(null)];
    const ann = await register(eventId, "Ann");
    await register(eventId, "Bob");
    await cancelOwn(ann);
    // Bob's offer is overdue: settling it tells the owner, and changes the places that are shown.
    clock.advance({ minutes: 24 * 60 + 9 });
    await register(other, "Cy");
    const [answer] = await whileHeld(
      (trx) =>
        trx
          .updateTable("rateLimit")
          .set({ count: 1 })
          .where("key", "like", "registration%")
          .execute(),
      () => [registering(eventId, "Dan")],
      async () => {
        for (const name of ["owner-mail", "content-generation"]) {
          expect(await isFree(sql`select name from site_fact where name = ${name}`)).toBe(true);
        }
      },
    );
    expect(answer?.status).toBe(201);
    const notices = await db.selectFrom("ownerNotice").select("kind").orderBy("id").execute();
    expect(notices.map(({ kind }) => kind)).toContain("registration-offer-lapsed");
    expect(notices.at(-1)?.kind).toBe("registration-registered");
  });

  it("and one that was given up for another's sake is run once more", async () => {
    const ids = [await newEvent(), await newEvent()] as const;
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const ended = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const runs = [0, 0];
    const both = ([0, 1] as const).map((mine) => {
      const other = mine === 0 ? 1 : 0;
      return inTransaction(db, async (trx) => {
        runs[mine] = (runs[mine] ?? 0) + 1;
        // Else it could come first once more, and both wait for each other again.
        if (runs[mine] > 1) await ended[other].promise;
        await lockEvent(trx, ids[mine]);
        begun[mine].resolve();
        await begun[other].promise;
        await lockEvent(trx, ids[other]);
        return mine;
      }).finally(() => ended[mine].resolve());
    });
    expect(await Promise.all(both)).toEqual([0, 1]);
    expect(runs.toSorted()).toEqual([1, 2]);
  });
});

describe.runIf(isPostgres)("what waits too long for a row", () => {
  it("is answered 503 and asked to come back", async () => {
    const eventId = await newEvent();
    const [answer] = await whileHeld(
      (trx) => lockEvent(trx, eventId),
      () => [registering(eventId, "Ann")],
      async () => {
        // As the limit of time for a statement does (57014).
        const [pid] = await waitingForLocks();
        await sql`select pg_cancel_backend(${pid})`.execute(db);
        await expect.poll(waitingForLocks).toEqual([]);
      },
    );
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get("retry-after")).toBe("5");
  });

  it("is answered so where the database gives each of its tries up", async () => {
    const eventId = await newEvent();
    await sql`create function give_up() returns trigger language plpgsql as
      $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`.execute(db);
    await sql`create trigger give_up before insert on registration
      for each row execute function give_up()`.execute(db);
    const answer = await registering(eventId, "Ann");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
  });
});

async function confirmOwnerAddress(): Promise<void> {
  await owner.call("PUT", "/api/admin/owner-mail", { address: "owner@example.com" });
  const letter = (await site.letters()).find(({ to }) => to?.[0]?.address === "owner@example.com");
  const token = /owner-mail\/(\S+)/.exec(letter?.text ?? "")?.[1];
  expect((await site.call("POST", "/api/owner-mail/confirm", { token })).status).toBe(200);
}
