import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withDatabase } from "#db/connect.ts";
import * as migrations from "#db/migrations/index.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { makeHelper } from "#tests/support/helpers.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { annLee } from "#tests/support/registration.ts";
import { roseWalk } from "#tests/support/sample-event.ts";
import { newEmptyDatabase, openSite, type TestSite } from "#tests/support/site.ts";
import type { Today } from "../answers.ts";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

const today = async () => (await (await owner.call("GET", "/api/admin/today")).json()) as Today;

describe("GET /api/admin/today", () => {
  it("is the owner's alone", async () => {
    expect((await site.call("GET", "/api/admin/today")).status).toBe(401);
  });

  it("names to the owner for seven days who accepted her invitation, whatever word she wants of it", async () => {
    const helper = await makeHelper(site, owner, ["everything"]);
    const [invited] = await (await owner.call("GET", "/api/admin/helpers")).json();
    expect((await today()).newHelpers).toEqual([invited.name]);
    expect((await (await helper.call("GET", "/api/admin/today")).json()).newHelpers).toEqual([]);
    clock.advance({ hours: 7 * 24 });
    owner = await signIn(site);
    expect((await today()).newHelpers).toEqual([]);
  });

  it("names the next event with its people, and no cancelled one", async () => {
    const created = await owner.call("POST", "/api/admin/events", {
      title: "Rosary in the Garden",
      description: "Five decades among the roses.",
      date: "2026-05-02",
      time: "9:00 AM - 10:00 AM",
      location: "The rose garden",
      imageUrl: "",
      capacity: 12,
    });
    const { id } = (await created.json()) as { id: number };
    await site.call("POST", "/api/events/register", {
      eventId: id,
      fullName: "Ann Lee",
      email: "ann@example.com",
      phone: "(570) 555-0199",
      mailingAddress: "12 Rose Lane, Scranton, PA 18503",
      attendeesCount: 3,
    });
    expect((await today()).nextEvent).toEqual({
      id,
      title: "Rosary in the Garden",
      date: "2026-05-02",
      time: "9:00 AM - 10:00 AM",
      people: 3,
      capacity: 12,
      waiting: 0,
    });
    await owner.call("POST", `/api/admin/events/${id}/cancel`);
    expect((await today()).nextEvent?.id).not.toBe(id);
  });

  it("names what of events to come wants an answer, and what is done no more", async () => {
    const event = { ...roseWalk, date: "2026-06-02", capacity: 5 };
    const { id: eventId } = await (await owner.call("POST", "/api/admin/events", event)).json();
    const register = async (fullName: string, attendeesCount: number, more: object = {}) => {
      const party = { ...annLee, fullName, email: `${fullName.length}@example.com` };
      const sent = { ...party, eventId, attendeesCount, ...more };
      return (await (await site.call("POST", "/api/events/register", sent)).json()).id as number;
    };
    const nothing = { offers: [], fullEvents: [], doubles: [], ownerAddress: "missing" };
    expect(await today()).toMatchObject(nothing);
    const four = await register("Four Guests", 4);
    const twice = await register("Four Guests", 1);
    await register("Will Waits", 2, { joinWaitingList: true });
    expect(await today()).toMatchObject({
      fullEvents: [{ id: eventId, title: event.title, waiting: 2 }],
      doubles: [{ id: twice, eventId, eventTitle: event.title, fullName: "Four Guests" }],
      offers: [],
    });
    // Somebody without e-mail is to be called.
    const caller = { eventId, fullName: "Vera Caller", phone: "(570) 555-0155", attendeesCount: 2 };
    await owner.call("POST", "/api/admin/registrations", { ...caller, waiting: true });
    await owner.call("POST", `/api/admin/registrations/${four}/status`, { status: "cancelled" });
    const { offers, doubles, fullEvents } = await today();
    const offer = { eventId, eventTitle: event.title, attendeesCount: 2, id: expect.any(Number) };
    const until = expect.stringMatching(/^2026-05-/);
    expect(offers).toEqual([
      { ...offer, fullName: "Will Waits", phone: null, until },
      { ...offer, fullName: "Vera Caller", phone: caller.phone, until },
    ]);
    expect({ doubles, fullEvents }).toMatchObject({ doubles: [], fullEvents: [{ waiting: 0 }] });
    await owner.call("PUT", "/api/admin/owner-mail", { address: "owner@example.com" });
    expect((await today()).ownerAddress).toBe("pending");
    await owner.call("POST", `/api/admin/events/${eventId}/cancel`);
    expect(await today()).toMatchObject({ ...nothing, ownerAddress: "pending" });
  });

  it("names who is first in line where too few places are free, which stay open until fewer come", async () => {
    const event = { ...roseWalk, date: "2026-06-02", capacity: 5 };
    const { id: eventId } = await (await owner.call("POST", "/api/admin/events", event)).json();
    const register = async (fullName: string, attendeesCount: number, more: object = {}) => {
      const sent = { ...annLee, fullName, eventId, attendeesCount, ...more };
      return site.call("POST", "/api/events/register", sent);
    };
    await register("Three Guests", 3);
    await register("Four Wait", 4, { joinWaitingList: true });
    clock.advance({ minutes: 1 });
    await register("Five Wait", 5, { joinWaitingList: true });
    const waits = { id: eventId, title: event.title, waiting: 9 };
    const firstInLine = { fullName: "Four Wait", attendeesCount: 4 };
    expect((await today()).fullEvents).toEqual([{ ...waits, placesLeft: 2, firstInLine }]);
    expect((await register("A Stranger", 1)).status).toBe(201);
    expect((await today()).fullEvents).toEqual([{ ...waits, placesLeft: 1, firstInLine }]);
    const rows = (await (await owner.call("GET", "/api/admin/registrations")).json()) as {
      id: number;
      fullName: string;
    }[];
    const four = rows.find(({ fullName }) => fullName === "Four Wait");
    const fewer = { ...annLee, fullName: "Four Wait", attendeesCount: 1 };
    await owner.call("PATCH", `/api/admin/registrations/${four?.id}`, fewer);
    const { offers, fullEvents } = await today();
    expect(offers).toMatchObject([{ fullName: "Four Wait", attendeesCount: 1 }]);
    expect(fullEvents).toMatchObject([{ placesLeft: 0, firstInLine: { fullName: "Five Wait" } }]);
  });

  it("counts what came since the last visit, not since the last look", async () => {
    expect((await today()).sinceLastVisit).toBeNull();
    clock.advance({ minutes: 5 });
    expect((await today()).sinceLastVisit).toBeNull();
    clock.advance({ hours: 3 });
    owner = await signIn(site);
    await site.call("POST", "/api/subscribe", { email: "bea@example.com", phoneNumber: "" });
    clock.advance({ minutes: 1 });
    const counted = { since: "2026-05-01T14:05:00.000Z", registrations: 0, subscribers: 1 };
    expect((await today()).sinceLastVisit).toEqual(counted);
    clock.advance({ minutes: 10 });
    expect((await today()).sinceLastVisit).toEqual(counted);
  });

  it("tells what waits and what went wrong", async () => {
    expect(await today()).toMatchObject({
      visitRequestsWaiting: 0,
      failedLetters: { count: 0, reason: null, lastAt: null },
      isMailConnected: false,
      plantsToLookAt: 0,
    });
    await site.call("POST", "/api/visits", {
      fullName: "Ann Lee",
      email: "ann@example.com",
      days: "Saturdays",
    });
    await site.services.db
      .updateTable("outbox")
      .set({ state: "failed", lastError: "550 No such mailbox", failedAt: clock.now().toString() })
      .execute();
    await owner.call("PATCH", "/api/admin/plants/pawpaw", {
      state: "back-soon",
      stateSince: "2026-03-01",
    });
    expect(await today()).toMatchObject({
      visitRequestsWaiting: 1,
      failedLetters: { count: 1, reason: "550 No such mailbox" },
      plantsToLookAt: 1,
    });
  });

  it("tells, on a site from before letters could be void, of those that failed alone", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "nursery-before-"));
    const onPostgres = process.env["TEST_ENGINE"] === "postgres";
    const databaseUrl = onPostgres ? await newEmptyDatabase() : undefined;
    const location = databaseUrl ? { url: databaseUrl } : { file: join(dataDir, "garden.sqlite") };
    await withDatabase(location, async (db) => {
      const before = Object.entries(migrations).filter(([name]) => name < "035");
      const provider = { getMigrations: async () => Object.fromEntries(before) };
      const { error } = await new Migrator({ db, provider }).migrateToLatest();
      if (error) throw error;
      for (const lastError of ["550 No such mailbox", "There is nothing to write about."]) {
        const at = "2026-04-01T00:00:00Z";
        const row = { kind: "visit-asked", subjectId: 1, state: "failed", dueAt: at };
        const made = { ...row, messageId: lastError, lastError, createdAt: at };
        await db
          .insertInto("outbox")
          .values(made as never)
          .execute();
      }
    });
    const reopen = { dataDir, databaseUrl };
    const updated = await openSite({ env: ownerEnv, clock: clock.now, reopen });
    try {
      owner = await signIn(updated);
      expect((await today()).failedLetters).toEqual({
        count: 1,
        reason: "550 No such mailbox",
        lastAt: "2026-04-01T00:00:00Z",
      });
    } finally {
      await updated.services.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
