import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EventForOwner, ListedEvent, PublicEvent } from "#features/events/answers.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { annLee, roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { OwnRegistration, Registered, RegistrationForOwner } from "../answers.ts";

const walk = { ...roseWalk, capacity: 10 };

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
let event: EventForOwner;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
  event = await (await owner.call("POST", "/api/admin/events", walk)).json();
});
afterEach(() => site.close());

let people = 0;
function sending(attendeesCount: number, more: object = {}) {
  people += 1;
  const address = "12 Rose Lane, Scranton, PA 18503";
  return site.call("POST", "/api/events/register", {
    eventId: event.id,
    fullName: `Person ${people}`,
    email: `person${people}@example.com`,
    phone: "(570) 555-0100",
    mailingAddress: address,
    attendeesCount,
    ...more,
  });
}
async function register(attendeesCount: number, more: object = {}): Promise<Registered> {
  const response = await sending(attendeesCount, more);
  expect(response.status).toBe(201);
  clock.advance({ seconds: 1 });
  return response.json();
}
const wait = (attendeesCount: number) => register(attendeesCount, { joinWaitingList: true });
const api = (link: string, action = "") => `/api/registrations/${link.split("/")[2]}${action}`;
const own = async ({ link }: Registered) =>
  (await (await site.call("GET", api(link))).json()) as OwnRegistration;
const post = ({ link }: Registered, action: string, body?: unknown) =>
  site.call("POST", api(link, action), body);
const shown = async () =>
  (await (await site.call("GET", `/api/events/${event.id}`)).json()) as PublicEvent;
const letters = async () =>
  (await site.letters()).map(({ to, subject }) => [to?.[0]?.address, subject]);
const change = (changes: object) =>
  owner.call("PUT", `/api/admin/events/${event.id}`, { ...walk, ...changes });
const resend = (id: number) => owner.call("POST", `/api/admin/registrations/${id}/resend-email`);
const statusOf = (id: number, body: object) =>
  owner.call("POST", `/api/admin/registrations/${id}/status`, body);

describe("an event with a capacity", () => {
  it("says how many places are left once they are few, and refuses who does not fit", async () => {
    expect((await shown()).placesLeft).toBe(10);
    await change({ capacity: 30 });
    expect((await shown()).placesLeft).toBeNull();
    await change({ capacity: 10 });
    await register(7);
    expect((await shown()).placesLeft).toBe(3);
    const refused = await sending(4);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      message: "Only 3 places are left. You can register fewer people, or join the waiting list.",
      code: "full",
      placesLeft: 3,
      waitingListOffered: true,
    });
    const tooLarge = await sending(11, { joinWaitingList: true });
    expect(await tooLarge.json()).toMatchObject({ code: "full", waitingListOffered: false });
    await register(3);
    const full = await sending(1);
    expect(await full.json()).toMatchObject({
      message: "This event is full. You can join the waiting list.",
      placesLeft: 0,
    });
  });

  it("registers a party that would wait, where it fits", async () => {
    expect(await wait(2)).toMatchObject({ status: "registered" });
  });

  it("counts a double click on the last places once", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const body = { eventId: event.id, fullName: "Ann Lee", email: "ann@example.com" };
    const rest = { phone: "(570) 555-0100", mailingAddress: "12 Rose Lane, Scranton" };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        site.call(
          "POST",
          "/api/events/register",
          { ...body, ...rest, attendeesCount: 10 },
          headers,
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  });
});

describe("the waiting list", () => {
  it("offers free places to the first party that fits, by letter, with a deadline", async () => {
    const ten = await register(10);
    const large = await wait(6);
    const small = await wait(2);
    expect([large.status, small.status]).toEqual(["waiting", "waiting"]);
    const changed = await post(ten, "", {
      fullName: "Person",
      phone: "(570) 555-0100",
      mailingAddress: "12 Rose Lane, Scranton",
      attendeesCount: 7,
    });
    expect(changed.status).toBe(200);
    // Three are free: the party of six is passed over because it does not fit, and keeps its turn.
    expect((await own(small)).status).toBe("offered");
    expect((await own(small)).offerExpiresAt).toBe("2026-05-02T14:00:03.000Z");
    expect((await own(large)).status).toBe("waiting");
    expect((await shown()).placesLeft).toBe(1);
    const offer = [`person${people}@example.com`, "Places for you: Rose Walk"];
    expect(await letters()).toContainEqual(offer);
    // Resent, it is the offer again, and not that the party waits.
    const before = await letters();
    expect((await resend(small.id)).status).toBe(202);
    expect((await letters()).toSorted()).toEqual([...before, offer].toSorted());
    expect((await post(small, "/accept")).status).toBe(200);
    expect((await own(small)).status).toBe("registered");
    expect((await post(ten, "/cancel")).status).toBe(200);
    expect((await own(large)).status).toBe("offered");
    // Who declines, or leaves the list, had no places to be thanked for and no event in the calendar.
    const waiting = await wait(9);
    for (const party of [large, waiting]) await post(party, "/cancel");
    const off = (await site.letters()).filter(({ subject }) => /^Off the wait/.test(subject ?? ""));
    expect(off.map(({ attachments }) => attachments)).toEqual([[], []]);
    expect(off[0]?.text).toContain("no longer on the waiting list for Rose Walk. Thank you");
  });

  it("lets an offer lapse by the clock and asks the next, and tells both", async () => {
    const ten = await register(10);
    const first = await wait(10);
    const second = await wait(4);
    await post(ten, "/cancel");
    expect((await own(first)).status).toBe("offered");
    clock.advance({ hours: 23 });
    await site.services.jobs.runDue();
    expect((await own(first)).status).toBe("offered");
    clock.advance({ hours: 2 });
    await site.services.jobs.runDue();
    await site.services.jobs.runDue();
    expect(await own(first)).toMatchObject({ status: "cancelled", cancelledBy: "lapse" });
    expect((await own(second)).status).toBe("offered");
    const late = await post(first, "/accept");
    expect(late.status).toBe(409);
    const sent = await letters();
    expect(
      sent.filter(([, subject]) => subject?.startsWith("The places were passed on")),
    ).toHaveLength(1);
    expect(sent.filter(([, subject]) => subject?.startsWith("Places for you"))).toHaveLength(1);
    // Resent, it is told that again. Her session has ended by now.
    owner = await signIn(site);
    expect((await resend(first.id)).status).toBe(202);
    const passedOn = (await letters()).filter(([, subject]) => /passed on/.test(subject ?? ""));
    expect(passedOn).toHaveLength(2);
  });

  it("lets an overdue offer lapse without the job, for whoever comes next", async () => {
    const ten = await register(10);
    const first = await wait(10);
    await post(ten, "/cancel");
    clock.advance({ hours: 25 });
    expect((await post(first, "/accept")).status).toBe(409);
    expect((await register(10)).status).toBe("registered");
  });

  it("holds an offer more briefly before the event, and makes none after its end", async () => {
    const ten = await register(10);
    const first = await wait(10);
    const second = await wait(1);
    clock.advance(clock.now().until(Temporal.Instant.from("2026-06-20T18:00:00Z")));
    await post(ten, "/cancel");
    // Four hours before six in the evening: two hours.
    expect((await own(first)).offerExpiresAt).toBe("2026-06-20T20:00:00.000Z");
    clock.advance({ hours: 24 });
    await site.services.jobs.runDue();
    expect((await own(second)).status).toBe("waiting");
  });

  it("moves when the owner cancels, deletes, or adds places", async () => {
    const ten = await register(10);
    const a = await wait(3);
    const b = await wait(3);
    const c = await wait(3);
    await change({ capacity: 13 });
    expect((await own(a)).status).toBe("offered");
    expect((await own(b)).status).toBe("waiting");
    expect((await statusOf(ten.id, { status: "cancelled" })).status).toBe(200);
    expect([(await own(b)).status, (await own(c)).status]).toEqual(["offered", "offered"]);
    const d = await wait(8);
    expect(d.status).toBe("waiting");
    await owner.call("DELETE", `/api/admin/registrations/${a.id}`);
    await owner.call("DELETE", `/api/admin/registrations/${b.id}`);
    expect((await own(d)).status).toBe("offered");
  });

  it("takes no party that is larger than the event, and lets none grow so large", async () => {
    await register(10);
    const waiting = await wait(9);
    const { fullName, phone, mailingAddress } = await own(waiting);
    const changes = { fullName, phone, mailingAddress };
    const row = `/api/admin/registrations/${waiting.id}`;
    const theirs = { ...changes, email: `person${people}@example.com` };
    const visitor = await post(waiting, "", { ...changes, attendeesCount: 11 });
    const call = "This event has 10 places in all. For a larger group, please call us.";
    expect(visitor.status).toBe(400);
    expect(await visitor.json()).toMatchObject({
      issues: [{ path: "attendeesCount", message: call }],
    });
    const vain =
      "This event has 10 places in all, and a larger party would wait in vain. Please give it more places, or register the party.";
    const added = { eventId: event.id, ...changes, attendeesCount: 11, waiting: true };
    for (const answer of [
      await owner.call("PATCH", row, { ...theirs, attendeesCount: 11, allowOverCapacity: true }),
      await owner.call("POST", "/api/admin/registrations", added),
    ]) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        issues: [{ path: "attendeesCount", message: vain }],
      });
    }
    expect((await own(waiting)).attendeesCount).toBe(9);
    const added10 = { ...added, attendeesCount: 10 };
    expect((await owner.call("POST", "/api/admin/registrations", added10)).status).toBe(201);
    expect((await post(waiting, "", { ...changes, attendeesCount: 10 })).status).toBe(200);
    // Too large since there are fewer places, it may still say something else, and come with fewer.
    await change({ capacity: 8 });
    const other = { ...theirs, phone: "(570) 555-0199" };
    expect((await owner.call("PATCH", row, { ...other, attendeesCount: 10 })).status).toBe(200);
    expect(await own(waiting)).toMatchObject({ attendeesCount: 10, attendeesMost: 8 });
    expect((await post(waiting, "", { ...changes, attendeesCount: 9 })).status).toBe(200);
  });

  it("is offered no places beyond the start of an event that is moved", async () => {
    const ten = await register(10);
    const first = await wait(10);
    await post(ten, "/cancel");
    expect((await own(first)).offerExpiresAt).toBe("2026-05-02T14:00:02.000Z");
    const offers = async () =>
      (await letters()).filter(([, subject]) => subject?.startsWith("Places for you")).length;
    expect(await offers()).toBe(1);
    // To this evening at six: half of eight hours.
    await change({ date: "2026-05-01" });
    expect((await own(first)).offerExpiresAt).toBe("2026-05-01T18:00:01.000Z");
    expect(await offers()).toBe(2);
    const told = (await site.letters()).map(({ text }) => text).join("\n");
    expect(told).toContain("held for you until Friday, May 1 at 2:00 PM");
    // Neither another change nor a later day takes a place away from, or gives more time to, anybody.
    clock.advance({ hours: 1 });
    await change({ date: "2026-05-01", title: "Evening Walk" });
    await change({ date: "2026-06-20" });
    expect((await own(first)).offerExpiresAt).toBe("2026-05-01T18:00:01.000Z");
    expect(await offers()).toBe(2);
    expect((await post(first, "/accept")).status).toBe(200);
  });

  it("makes no offer for a cancelled event, and makes it when the event is on again", async () => {
    const ten = await register(10);
    const waiting = await wait(2);
    await owner.call("POST", `/api/admin/events/${event.id}/cancel`);
    await post(ten, "/cancel");
    expect((await own(waiting)).status).toBe("waiting");
    expect(await (await sending(1)).json()).toMatchObject({ code: "cancelled" });
    await owner.call("POST", `/api/admin/events/${event.id}/reinstate`);
    expect((await own(waiting)).status).toBe("offered");
  });
});

describe("the owner", () => {
  it("may go over the capacity, knowing it", async () => {
    const ten = await register(10);
    const added = { eventId: event.id, fullName: "Phone Call", phone: "(570) 555-0101" };
    const add = (more: object) =>
      owner.call("POST", "/api/admin/registrations", { ...added, attendeesCount: 2, ...more });
    const refused = await add({});
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      message: "This event has 10 places, and 12 people would come. Do you want to go over it?",
      code: "over_capacity",
      capacity: 10,
      taken: 10,
    });
    const knowing = await add({ allowOverCapacity: true });
    expect(knowing.status).toBe(201);
    expect(await knowing.json()).toMatchObject({ source: "owner", email: "", letter: null });
    const edited = { ...added, email: "x@example.com", mailingAddress: "12 Rose Lane, Scranton" };
    const patch = (more: object) =>
      owner.call("PATCH", `/api/admin/registrations/${ten.id}`, {
        ...edited,
        attendeesCount: 11,
        ...more,
      });
    expect((await patch({})).status).toBe(409);
    expect((await patch({ allowOverCapacity: true })).status).toBe(200);
    const listed = (await (await owner.call("GET", "/api/admin/events")).json()) as ListedEvent[];
    expect(listed.find(({ id }) => id === event.id)?.people).toMatchObject({ taken: 13 });
  });

  it("gives a place by hand, takes a cancellation back, and notes who came", async () => {
    const ten = await register(10);
    const waiting = await wait(2);
    expect((await statusOf(waiting.id, { status: "registered" })).status).toBe(409);
    const given = await statusOf(waiting.id, { status: "registered", allowOverCapacity: true });
    expect(await given.json()).toMatchObject({ status: "registered", waitingSince: null });
    expect(await letters()).toContainEqual([
      `person${people}@example.com`,
      "Your registration: Rose Walk",
    ]);
    await statusOf(ten.id, { status: "cancelled" });
    const back = await statusOf(ten.id, { status: "registered", allowOverCapacity: true });
    expect(await back.json()).toMatchObject({ status: "registered", cancelledBy: null });
    const came = await statusOf(ten.id, { status: "came", cameCount: 8 });
    const row = (await came.json()) as RegistrationForOwner;
    expect(row).toMatchObject({ status: "came", cameCount: 8, attendeesCount: 10 });
    const stale = await owner.call(
      "POST",
      `/api/admin/registrations/${ten.id}/status`,
      { status: "registered" },
      { "if-match": `"${row.version - 1}"` },
    );
    expect(stale.status).toBe(412);
  });
});

describe("when registration closes", () => {
  it.each([
    [{ registrationMode: "closed" }, "closed"],
    [{ closesAt: "2026-05-01T09:59" }, "closed"],
    [{ date: "2026-04-30" }, "over"],
  ])("refuses with %j", async (changes, code) => {
    await change(changes);
    const refused = await sending(1);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code });
    expect(await shown()).toMatchObject({ takesRegistrations: false, closedBecause: code });
  });

  it("takes people for a past event where the owner leaves it open", async () => {
    await change({ date: "2026-04-30", registrationMode: "always" });
    expect((await sending(1)).status).toBe(201);
  });

  it("takes people for an event that is entered when its day is past, where the owner does not close it", async () => {
    const enter = async (more: object) => {
      const { capacity: _, ...documented } = { ...walk, date: "2026-04-30", ...more };
      const made = await owner.call("POST", "/api/admin/events", documented);
      const { id: eventId } = (await made.json()) as { id: number };
      return site.call("POST", "/api/events/register", { ...annLee, eventId });
    };
    expect((await enter({})).status).toBe(201);
    expect((await enter({ registrationMode: "until_event_ends" })).status).toBe(409);
  });

  it("keeps what a documented payload does not name", async () => {
    const { capacity: _, ...documented } = walk;
    const kept = await owner.call("PUT", `/api/admin/events/${event.id}`, documented);
    expect(await kept.json()).toMatchObject({ capacity: 10 });
  });
});
