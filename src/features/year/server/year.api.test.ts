import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { annLee } from "#tests/support/registration.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { Year } from "../answers.ts";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock("2026-06-10T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

const readYear = async (year = 2026) =>
  (await (await owner.call("GET", `/api/admin/years/${year}`)).json()) as Year;

async function addEvent(title: string, date: string): Promise<number> {
  const made = await owner.call("POST", "/api/admin/events", {
    ...{ title, date, description: "Among the roses." },
    ...{ time: "9:00 AM - 10:00 AM", location: "The rose garden", registrationMode: "always" },
  });
  return (await made.json()).id;
}

/** A party of this size; where `came` is given, that many of it came. */
async function addParty(
  eventId: number,
  attendeesCount: number,
  came?: number,
  paidCents = 0,
): Promise<void> {
  const answer = await site.call("POST", "/api/events/register", {
    ...{ ...annLee, eventId, attendeesCount },
  });
  const { id } = await answer.json();
  if (paidCents > 0) {
    await owner.call("PATCH", `/api/admin/registrations/${id}`, {
      ...{ ...annLee, attendeesCount, paid: { cents: paidCents, by: "cash" } },
    });
  }
  if (came === undefined) return;
  const set = await owner.call("POST", `/api/admin/registrations/${id}/status`, {
    ...{ status: "came", cameCount: came },
  });
  expect(set.status).toBe(200);
}

it("counts who registered and who came, in people, beside the same days of the year before", async () => {
  const spring = await addEvent("Spring Walk", "2026-05-02");
  await addParty(spring, 4, 3);
  await addParty(spring, 2);
  const before = await addEvent("Spring Walk", "2025-05-03");
  await addParty(before, 5, 5);
  // After the day that it is: neither year counts its own.
  await addParty(await addEvent("Advent Wreaths", "2025-12-01"), 7, 7);
  await addParty(await addEvent("Advent Wreaths", "2026-12-01"), 6);
  const { totals, before: counted, events, cameByMonth, cameByMonthBefore } = await readYear();
  expect(totals).toMatchObject({ through: "2026-06-10", events: 1, registered: 6, came: 3 });
  expect(counted).toMatchObject({ through: "2025-06-10", events: 1, registered: 5, came: 5 });
  const ours = events.filter(({ title }) => ["Spring Walk", "Advent Wreaths"].includes(title));
  expect(ours.map(({ date, registered, came }) => [date, registered, came])).toEqual([
    ["2026-05-02", 6, 3],
    ["2026-12-01", 6, null],
  ]);
  expect(cameByMonth[4]).toBe(3);
  expect(cameByMonthBefore[11]).toBe(7);
  // A year that has ended counts whole.
  expect((await readYear(2025)).totals).toMatchObject({ through: "2025-12-31", came: 12 });
});

it("lists a cancelled event without counting it, and a deleted one to which somebody had come", async () => {
  const cancelled = await addEvent("Called Off", "2026-05-02");
  await addParty(cancelled, 2, 2);
  await owner.call("POST", `/api/admin/events/${cancelled}/cancel`, {});
  const came = await addEvent("Was Held", "2026-04-02");
  await addParty(came, 3, 3);
  const nobody = await addEvent("Never Held", "2026-04-03");
  await addParty(nobody, 2);
  for (const id of [came, nobody]) await owner.call("DELETE", `/api/admin/events/${id}`);
  const { totals, events } = await readYear();
  expect(events.filter(({ id }) => id === null).map(({ title }) => title)).toEqual(["Was Held"]);
  expect(events.find(({ title }) => title === "Called Off")?.isCancelled).toBe(true);
  expect(totals).toMatchObject({ came: 3 });
});

it("says of an event at which nobody was marked that nobody was counted, and not that nobody came", async () => {
  expect((await readYear()).totals.came).toBe(0);
  await addParty(await addEvent("Spring Walk", "2026-05-02"), 2);
  const { totals, events } = await readYear();
  expect(totals).toMatchObject({ registered: 2, came: null });
  expect(events.find(({ title }) => title === "Spring Walk")).toMatchObject({ came: null });
});

it("counts letters with their people, requests and subscribers by the nursery's days, and what is wished for", async () => {
  await site.call("POST", "/api/subscribe", { email: "reader@example.com" });
  const ask = (plants: string, name: string) =>
    site.call("POST", "/api/visits", {
      ...{ fullName: name, email: `${name}@example.com`, days: "Saturdays", plants },
    });
  await ask("lenten-rose*3,eastern-redbud", "ann");
  await ask("lenten-rose", "bea");
  const made = await owner.call("POST", "/api/admin/letters", {
    ...{ subject: "July", body: "Bring boots.", to: "event", eventId: 1 },
  });
  const { id } = await made.json();
  const { totals, wishedFor } = await readYear();
  expect(totals).toMatchObject({ letters: 0, letterRecipients: 0, visits: 2, newSubscribers: 1 });
  await addParty(1, 1);
  await site.call("POST", "/api/events/register", {
    ...{ ...annLee, eventId: 1, email: "bea@example.com" },
  });
  expect((await owner.call("POST", `/api/admin/letters/${id}/send`, {})).status).toBe(200);
  clock.advance({ minutes: 5 });
  await site.services.jobs.runDue();
  expect((await readYear()).totals).toMatchObject({ letters: 1, letterRecipients: 2 });
  expect(wishedFor).toEqual([
    { name: "Lenten Rose", lists: 2, plants: 4 },
    { name: "Eastern Redbud", lists: 1, plants: 1 },
  ]);
  // By the clock of the nursery it is still New Year's Eve.
  clock.advance(clock.now().until(Temporal.Instant.from("2027-01-01T03:00:00Z")));
  owner = await signIn(site);
  await ask("", "cec");
  expect((await readYear(2026)).totals.visits).toBe(3);
  expect((await readYear(2027)).totals.visits).toBe(0);
});

it("is a file for a spreadsheet, too, the owner's alone, and of a year", async () => {
  await addParty(await addEvent("Spring Walk", "2026-05-02"), 4, 3, 1250);
  await addParty(await addEvent("Spring Walk", "2025-05-02"), 1, 1, 500);
  await addParty(await addEvent("Open Door", "2026-05-03"), 4);
  expect((await readYear()).totals.paidCents).toBe(1250);
  const file = await owner.call("GET", "/api/admin/years/2026/csv");
  expect(file.headers.get("content-disposition")).toContain("year-2026.csv");
  const rows = (await file.text()).split("\r\n");
  expect(rows).toContain('"Event","Spring Walk","2026-05-02","4","3","",""');
  expect(rows).toContain('"Event","Open Door","2026-05-03","4","","",""');
  expect(rows).toContain('"Total","People who came, 2026-01-01 to 2026-06-10","","","","3","1"');
  expect(rows).toContain('"Paid in dollars","Spring Walk","2026-05-02","","","12.5",""');
  expect(rows).toContain('"Total","Paid in dollars, 2026-01-01 to 2026-06-10","","","","12.5","5"');
  expect((await site.call("GET", "/api/admin/years/2026")).status).toBe(401);
  expect((await owner.call("GET", "/api/admin/years/next")).status).toBe(404);
});
