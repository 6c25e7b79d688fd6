import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { annLee, roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { Registered } from "../answers.ts";

const walk = { ...roseWalk, cost: "Free", notes: "Bring a coat." };

let site: TestSite;
let owner: TestOwner;
let eventId: number;
beforeEach(async () => {
  const clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
  eventId = (await (await owner.call("POST", "/api/admin/events", walk)).json()).id;
});
afterEach(() => site.close());

async function register(more: object = {}): Promise<Registered> {
  const response = await site.call("POST", "/api/events/register", { eventId, ...annLee, ...more });
  expect(response.status).toBe(201);
  return response.json();
}

describe("telling the people of an event", () => {
  const tell = { subject: "The Rose Walk moves", text: "Dear friends,\n\nwe begin at 7." };

  it("counts them first, writes to those with an address, and says who got it", async () => {
    const registered = await register();
    const phone = { eventId, fullName: "Phone Call", phone: "(570) 555-0101", attendeesCount: 4 };
    await owner.call("POST", "/api/admin/registrations", phone);
    const left = await register({ email: "left@example.com" });
    await site.call("POST", `/api/registrations/${left.link.split("/")[2]}/cancel`);
    await site.letters();
    const audience = await owner.call("GET", `/api/admin/events/${eventId}/audience`);
    expect(await audience.json()).toEqual({
      registrations: 2,
      people: 7,
      withoutEmail: [{ id: expect.any(Number), fullName: "Phone Call", phone: "(570) 555-0101" }],
    });
    const changed = await owner.call("PUT", `/api/admin/events/${eventId}`, {
      ...walk,
      time: "7:00 PM - 8:00 PM",
      tell,
    });
    const { letter } = await changed.json();
    expect(letter).toEqual({ id: expect.any(Number), recipients: 1, people: 3 });
    const sent = (await site.letters()).filter(({ subject }) => subject === tell.subject);
    expect(sent.map(({ to }) => to?.[0]?.address)).toEqual(["ann@example.com"]);
    expect(sent[0]?.text).toContain("we begin at 7.");
    expect(sent[0]?.text).toContain("7:00 PM - 8:00 PM");
    expect(sent[0]?.text).toContain(registered.link);
    const result = await owner.call("GET", `/api/admin/event-letters/${letter.id}`);
    expect(await result.json()).toMatchObject({
      about: "change",
      recipients: [
        { fullName: "Ann Lee", email: "ann@example.com", state: "sent", reason: null },
        { fullName: "Phone Call", phone: "(570) 555-0101", state: "no_email" },
      ],
    });
    expect(await (await owner.call("GET", "/api/admin/event-letters")).json()).toEqual([
      {
        id: letter.id,
        ...{ eventId, eventTitle: "Rose Walk", isEventDeleted: false },
        ...{ about: "change", subject: tell.subject },
        createdAt: expect.any(String),
      },
    ]);
  });

  it.each([
    ["cancelled", "POST", "/cancel"],
    ["deleted", "DELETE", ""],
  ])(
    "takes a %s event out of their calendars, and out of the feed",
    async (_what, method, rest) => {
      await register();
      await site.letters();
      const answer = await owner.call(method, `/api/admin/events/${eventId}${rest}`, { tell });
      expect((await answer.json()).letter).toMatchObject({ recipients: 1 });
      const sent = (await site.letters()).find(({ subject }) => subject === tell.subject);
      const file = sent?.attachments.find(({ filename }) => filename === "event.ics");
      const calendar = new TextDecoder().decode(file?.content as ArrayBuffer);
      expect(calendar).toContain("METHOD:CANCEL");
      expect(calendar).toContain("STATUS:CANCELLED");
      const feed = (await (await site.call("GET", "/events.ics")).text()).split("BEGIN:VEVENT");
      expect(feed.find((part) => part.includes(`UID:event-${eventId}@`))).toMatch(
        /SEQUENCE:2\r\n[\s\S]*STATUS:CANCELLED/,
      );
    },
  );

  it("sends nothing of a change that is refused", async () => {
    await register();
    await owner.call("POST", `/api/admin/events/${eventId}/cancel`, {});
    const path = `/api/admin/events/${eventId}`;
    const refused = await owner.call("PUT", path, { ...walk, tell }, { "if-match": '"1"' });
    expect(refused.status).toBe(412);
    const sent = (await site.letters()).filter(({ subject }) => subject === tell.subject);
    expect(sent).toEqual([]);
    expect(await (await owner.call("GET", "/api/admin/event-letters")).json()).toEqual([]);
  });

  it("keeps a deleted event's title for the owner", async () => {
    const { id } = await register();
    await owner.call("DELETE", `/api/admin/events/${eventId}`);
    const row = await owner.call("GET", `/api/admin/registrations/${id}`);
    expect(await row.json()).toMatchObject({ eventTitle: "Rose Walk", isEventDeleted: true });
  });
});

describe("copies of an event", () => {
  it("are events of their own, with everything but the people", async () => {
    await owner.call("PUT", `/api/admin/events/${eventId}`, {
      ...walk,
      capacity: 5,
      closesAt: "2026-06-19T12:00",
    });
    await register();
    const copy = await owner.call("POST", `/api/admin/events/${eventId}/duplicate`, {
      date: "2026-07-04",
    });
    expect(copy.status).toBe(201);
    expect(await copy.json()).toMatchObject({
      title: "Rose Walk",
      date: "2026-07-04",
      closesAt: "2026-07-03T12:00",
      capacity: 5,
      cost: "Free",
      version: 1,
    });
    const repeated = await owner.call("POST", `/api/admin/events/${eventId}/repeat`, {
      every: "week",
      times: 3,
    });
    const dates = ((await repeated.json()) as { date: string }[]).map(({ date }) => date);
    expect(dates).toEqual(["2026-06-27", "2026-07-04", "2026-07-11"]);
  });
});
