import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LetterRecipients } from "#features/letters/answers.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { annLee, roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { Registered } from "../answers.ts";

const walk = { ...roseWalk, cost: "Free", notes: "Bring a coat." };

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
let eventId: number;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
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

const read = async (path: string) => (await owner.call("GET", path)).json();

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
    const { people } = await read(`/api/admin/letters/${letter.id}/recipients`);
    expect(people).toMatchObject([
      { name: "Phone Call", phone: "(570) 555-0101", state: "no_email", reason: null },
      { name: "Ann Lee", email: "ann@example.com", state: "kept_as_file", reason: null },
    ]);
    await site.services.jobs.runDue();
    const [listed, ...others] = await read("/api/admin/letters");
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      ...{ id: letter.id, to: "event", part: "all", eventId, eventTitle: "Rose Walk" },
      ...{ about: "change", subject: tell.subject, body: tell.text, state: "sent" },
    });
    const { progress } = await read(`/api/admin/letters/${letter.id}`);
    expect(progress).toMatchObject({ people: 2, keptAsFile: 1, withoutEmail: 1, notSent: 0 });
  });

  it("reads the owner's marks, and puts day, place and link around her words", async () => {
    const { link } = await register();
    await site.letters();
    const marked = { ...tell, text: "# We move\n\n**Bring** a [map](/visit)." };
    await owner.call("PUT", `/api/admin/events/${eventId}`, { ...walk, tell: marked });
    const sent = (await site.letters()).find(({ subject }) => subject === tell.subject);
    expect(sent?.html).toMatch(/<h2 [^>]*>We move<\/h2>/);
    expect(sent?.html).toContain("<strong>Bring</strong>");
    const text = sent?.text ?? "";
    const places = ["Dear Ann Lee", "Bring a map", "When: ", "Where: ", link, "A question?"];
    const at = places.map((words) => text.indexOf(words));
    expect(at.every((place) => place >= 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(sent?.attachments.map(({ filename }) => filename)).toContain("event.ics");
  });

  it("writes once to a family with one address, with the link of each", async () => {
    const [ann, bob] = [await register(), await register({ fullName: "Bob Lee" })];
    await site.letters();
    const path = `/api/admin/events/${eventId}`;
    const { letter } = await (await owner.call("PUT", path, { ...walk, tell })).json();
    expect(letter).toMatchObject({ recipients: 2, people: 6 });
    const sent = (await site.letters()).filter(({ subject }) => subject === tell.subject);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(ann.link);
    expect(sent[0]?.text).toContain(bob.link);
  });

  it("goes at once and before letters to many, whatever their limits; nobody can take it back", async () => {
    await register();
    await site.letters();
    const { db } = site.services;
    const path = `/api/admin/events/${eventId}`;
    const { letter } = await (await owner.call("POST", `${path}/cancel`, { tell })).json();
    const [row] = await db
      .selectFrom("outbox")
      .select(["rank", "dueAt", "state"])
      .where("kind", "=", "letter-with-change")
      .execute();
    expect(row).toMatchObject({ rank: 0, state: "waiting" });
    expect(row?.dueAt).toBe(clock.now().toString({ fractionalSecondDigits: 3 }));
    const back = await owner.call("POST", `/api/admin/letters/${letter.id}/take-back`);
    expect(back.status).toBe(409);
    const other = await owner.call("DELETE", `/api/admin/letters/${letter.id}`);
    expect(other.status).toBe(409);
  });

  it("forgets whom it was written to, with address and telephone", async () => {
    const registered = await register();
    const phone = { eventId, fullName: "Phone Call", phone: "(570) 555-0101", attendeesCount: 4 };
    await owner.call("POST", "/api/admin/registrations", phone);
    const path = `/api/admin/events/${eventId}`;
    const { letter } = await (await owner.call("PUT", path, { ...walk, tell })).json();
    await site.letters();
    // Also where they have another address by now.
    const changes = { ...annLee, email: "ann.lee@example.com" };
    const { id } = registered;
    const moved = await owner.call("PATCH", `/api/admin/registrations/${id}`, changes);
    expect(moved.status).toBe(200);
    for (const who of [{ email: "ann.lee@example.com" }, { phone: "570-555-0101" }]) {
      const forgotten = await owner.call("POST", "/api/admin/people/forget", who);
      expect(forgotten.status).toBe(200);
    }
    const { people }: LetterRecipients = await read(`/api/admin/letters/${letter.id}/recipients`);
    expect(people.map(({ name, email, phone: number }) => [name, email, number])).toEqual([
      ["", "", ""],
      ["", "", ""],
    ]);
    const left = (await site.letters()).filter(({ subject }) => subject === tell.subject);
    expect(left).toEqual([]);
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
    expect(await read("/api/admin/letters")).toEqual([]);
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
    const copies = await owner.call("POST", `/api/admin/events/${eventId}/copies`, {
      dates: ["2026-07-04", "2026-07-11"],
    });
    expect(copies.status).toBe(201);
    expect(await copies.json()).toMatchObject([
      {
        title: "Rose Walk",
        date: "2026-07-04",
        closesAt: "2026-07-03T12:00",
        capacity: 5,
        cost: "Free",
        version: 1,
      },
      { date: "2026-07-11", closesAt: "2026-07-10T12:00" },
    ]);
  });
});
