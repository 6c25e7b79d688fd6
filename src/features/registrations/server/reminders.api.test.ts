import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

/** The clocks go forward on Sunday, March 8th, 2026, in the night before the event. */
const walk = {
  title: "Pruning",
  description: "Fruit trees.",
  date: "2026-03-08",
  time: "10:00 AM - 11:30 AM",
  location: "The orchard",
};

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock("2026-03-01T15:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

async function newEvent(more: object = {}): Promise<number> {
  return (await (await owner.call("POST", "/api/admin/events", { ...walk, ...more })).json()).id;
}
async function register(eventId: number, fullName = "Ann Lee"): Promise<number> {
  const answer = await site.call("POST", "/api/events/register", {
    eventId,
    fullName,
    email: `${fullName.split(" ")[0]?.toLowerCase()}@example.com`,
    phone: "(570) 555-0100",
    mailingAddress: "12 Rose Lane, Scranton, PA 18503",
    attendeesCount: 2,
  });
  return (await answer.json()).id;
}
/** The subjects sent at this moment of the nursery's clock, without what was sent before. */
async function at(local: string): Promise<(string | undefined)[]> {
  const before = (await site.letters()).length;
  const then = Temporal.PlainDateTime.from(local).toZonedDateTime("America/New_York").toInstant();
  clock.advance(clock.now().until(then));
  await site.services.jobs.runDue();
  await site.services.jobs.runDue();
  const subjects = (await site.letters()).map(({ subject }) => subject);
  expect(subjects.length).toBeGreaterThanOrEqual(before);
  return subjects.filter((subject) => !subject?.startsWith("You are registered")).sort();
}

describe("reminders and thanks", () => {
  it("go out once, at nine two days before and at ten the day after, over the change of the clocks", async () => {
    await register(await newEvent());
    expect(await at("2026-03-06T08:59")).toEqual([]);
    expect(await at("2026-03-06T09:00")).toEqual(["Coming soon: Pruning"]);
    expect(await at("2026-03-06T09:30")).toHaveLength(1);
    expect(await at("2026-03-09T09:59")).toHaveLength(1);
    expect(await at("2026-03-09T10:00")).toEqual([
      "Coming soon: Pruning",
      "Thank you for coming: Pruning",
    ]);
    expect(await at("2026-03-11T10:00")).toHaveLength(2);
  });

  it("say when they are next due, by the nursery's clock", async () => {
    await register(await newEvent());
    await at("2026-03-07T12:00");
    const { db, jobs } = site.services;
    // Without the shipped events, which close and are over at moments of their own.
    await db.deleteFrom("event").where("title", "!=", "Pruning").execute();
    // Summer time began in between: ten is two in the afternoon in UTC, not three.
    // Other work falls due in between, by the hour and at night.
    const next: string[] = [];
    const until = Temporal.Instant.from("2026-03-09T16:00:00Z");
    while (Temporal.Instant.compare(clock.now(), until) < 0) {
      const due = (await jobs.runDue()) ?? until;
      next.push(String(due));
      clock.advance(clock.now().until(due));
    }
    expect(next).toEqual(expect.arrayContaining(["2026-03-08T15:30:00Z", "2026-03-09T14:00:00Z"]));
  });

  it("are switched off for each event alone, and never sent for a cancelled one", async () => {
    await register(await newEvent({ sendsReminder: false, sendsThanks: false }));
    const off = await newEvent();
    await register(off);
    await site.letters();
    await owner.call("POST", `/api/admin/events/${off}/cancel`);
    expect(await at("2026-03-06T09:00")).toEqual([]);
    expect(await at("2026-03-09T10:00")).toEqual([]);
  });

  it("remind again of an event that is moved", async () => {
    const id = await newEvent();
    await register(id);
    expect(await at("2026-03-06T09:00")).toHaveLength(1);
    // The owner's sign-in has ended by now.
    owner = await signIn(site);
    await owner.call("PUT", `/api/admin/events/${id}`, { ...walk, date: "2026-03-15" });
    expect(await at("2026-03-13T08:59")).toHaveLength(1);
    expect(await at("2026-03-13T09:00")).toHaveLength(2);
  });

  it("thank those who came, where that was noted", async () => {
    const id = await newEvent();
    const came = await register(id);
    await register(id, "Bob Lee");
    await at("2026-03-08T11:00");
    // The owner's sign-in has ended by now.
    owner = await signIn(site);
    await owner.call("POST", `/api/admin/registrations/${came}/status`, { status: "came" });
    await at("2026-03-09T10:00");
    const thanked = (await site.letters()).filter(({ subject }) =>
      subject?.startsWith("Thank you"),
    );
    expect(thanked.map(({ to }) => to?.[0]?.address)).toEqual(["ann@example.com"]);
  });

  it("are enqueued once by several processes", async () => {
    await register(await newEvent());
    clock.advance({ hours: 24 * 5 });
    await Promise.all(Array.from({ length: 5 }, () => site.services.jobs.runDue()));
    const rows = await site.services.db
      .selectFrom("outbox")
      .select("rank")
      .where("kind", "=", "registration-reminder")
      .execute();
    // As a letter to many: behind what one person waits for, and within the owner's limits.
    expect(rows).toEqual([{ rank: 1 }]);
  });

  it("remind nobody of what has begun, where the letter was held back so long", async () => {
    await register(await newEvent());
    await site.letters();
    clock.advance({ hours: 24 * 5 });
    await site.services.jobs.runDue();
    clock.advance({ hours: 24 * 2 });
    expect(await site.letters()).toHaveLength(1);
  });
});
