import { afterEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

/**
 * What is due by the nursery's clock stays so in the nights in which its clocks are changed: forward
 * on March 8th, 2026, back on November 1st.
 */

let site: TestSite;
let clock: TestClock;
afterEach(() => site.close());

async function openAt(local: string): Promise<void> {
  clock = createTestClock(instant(local).toString());
  site = await openSite({ env: ownerEnv, clock: clock.now });
}
/** The moment at which New York's clock shows this. */
function instant(local: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(local).toZonedDateTime("America/New_York").toInstant();
}
async function goTo(local: string): Promise<void> {
  clock.advance(clock.now().until(instant(local)));
  // Twice: what the first run makes may be due at once.
  await site.services.jobs.runDue();
  await site.services.jobs.runDue();
}

async function newEvent(more: object): Promise<number> {
  const owner = await signIn(site);
  const body = {
    title: "Pruning",
    description: "Fruit trees.",
    time: "10:00 AM - 11:30 AM",
    location: "The orchard",
  };
  return (await (await owner.call("POST", "/api/admin/events", { ...body, ...more })).json()).id;
}
async function register(eventId: number, fullName: string): Promise<string> {
  const answer = await site.call("POST", "/api/events/register", {
    eventId,
    fullName,
    email: `${fullName.split(" ")[0]?.toLowerCase()}@example.com`,
    phone: "(570) 555-0100",
    mailingAddress: "12 Rose Lane, Scranton, PA 18503",
    attendeesCount: 2,
    joinWaitingList: true,
  });
  return `/api/registrations/${(await answer.json()).link.split("/")[2]}`;
}
const statusOf = async (path: string) => (await (await site.call("GET", path)).json()).status;
const subjects = async () =>
  (await site.letters())
    .map(({ subject }) => subject)
    .filter((subject) => !subject?.startsWith("You are"));

describe.each([
  // The day that is set an hour on has 23 hours, the one that is set back 25.
  ["forward", "2026-03-07", "2026-03-08", "2026-03-15", "Sunday, March 8 at 4:00 PM", "16:00"],
  ["back", "2026-10-31", "2026-11-01", "2026-11-08", "Sunday, November 1 at 2:00 PM", "14:00"],
])("when the clocks go %s", (_way, saturday, sunday, date, until, hour) => {
  it("an offer holds for 24 hours, says until when, and lapses then", async () => {
    await openAt(`${saturday}T12:00`);
    const eventId = await newEvent({ date, capacity: 2 });
    const first = await register(eventId, "Ann Lee");
    const second = await register(eventId, "Bob Lee");
    const third = await register(eventId, "Cy Lee");
    await goTo(`${saturday}T15:00`);
    await site.call("POST", `${first}/cancel`);
    expect([await statusOf(second), await statusOf(third)]).toEqual(["offered", "waiting"]);
    const offer = (await site.letters()).find(({ subject }) => subject?.startsWith("Places for"));
    expect(offer?.text).toContain(`held for you until ${until}`);
    clock.advance(clock.now().until(instant(`${sunday}T${hour}`).subtract({ seconds: 1 })));
    await site.services.jobs.runDue();
    expect(await statusOf(second)).toBe("offered");
    await goTo(`${sunday}T${hour}`);
    expect([await statusOf(second), await statusOf(third)]).toEqual(["cancelled", "offered"]);
    expect((await subjects()).filter((it) => it?.startsWith("The places were passed"))).toEqual([
      "The places were passed on: Pruning",
    ]);
  });

  it("the reminder goes out at nine before, and the thanks at ten after", async () => {
    const event = Temporal.PlainDate.from(sunday);
    const before = event.subtract({ days: 2 }).toString();
    const after = event.add({ days: 1 }).toString();
    await openAt(`${event.subtract({ days: 6 })}T12:00`);
    await register(await newEvent({ date: sunday }), "Ann Lee");
    await goTo(`${before}T08:59`);
    expect(await subjects()).toEqual([]);
    await goTo(`${before}T09:00`);
    expect(await subjects()).toEqual(["Coming soon: Pruning"]);
    await goTo(`${after}T09:59`);
    expect(await subjects()).toHaveLength(1);
    await goTo(`${after}T10:00`);
    expect((await subjects()).sort()).toEqual([
      "Coming soon: Pruning",
      "Thank you for coming: Pruning",
    ]);
  });

  it("registration closes and the door's link ends by the nursery's clock", async () => {
    await openAt(`${saturday}T12:00`);
    const eventId = await newEvent({ date: sunday, closesAt: `${sunday}T09:00` });
    const owner = await signIn(site);
    const door = await owner.call("POST", `/api/admin/events/${eventId}/door-links`);
    const after = Temporal.PlainDate.from(sunday).add({ days: 1 });
    expect(Temporal.Instant.from((await door.json()).expiresAt)).toEqual(instant(`${after}T06:00`));
    const isOpen = async () =>
      (await (await site.call("GET", `/api/events/${eventId}`)).json()).takesRegistrations;
    await goTo(`${sunday}T08:59`);
    expect(await isOpen()).toBe(true);
    await goTo(`${sunday}T09:00`);
    expect(await isOpen()).toBe(false);
  });
});
