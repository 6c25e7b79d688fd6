import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { annLee, roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { OwnRegistration, Registered } from "../answers.ts";

const walk = { ...roseWalk, cost: "Free", notes: "Bring a coat." };
const changes = {
  fullName: "Anne Lee",
  phone: "(570) 555-0199",
  mailingAddress: "9 Iris Road, Scranton",
  attendeesCount: 2,
};
const nothing = { message: "This link does not open a registration." };

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
const path = ({ link }: Registered, rest = "") => `/api/registrations/${link.split("/")[2]}${rest}`;
const read = async (registered: Registered) =>
  (await (await site.call("GET", path(registered))).json()) as OwnRegistration;

describe("one's own registration", () => {
  it("is opened by the link of the answer, which the letter has, too", async () => {
    const registered = await register();
    const response = await site.call("GET", path(registered));
    expect(response.status).toBe(200);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.json()).toMatchObject({
      ...annLee,
      status: "registered",
      eventTitle: "Rose Walk",
      isCalledOff: false,
      mayChange: true,
      mayCancel: true,
      attendeesMost: 50,
      event: { title: "Rose Walk", slug: "rose-walk" },
    });
    const [letter] = await site.letters();
    for (const part of [letter?.text, letter?.html]) {
      expect(part).toContain(`http://nursery.test${registered.link}`);
      expect(part).toContain("Free");
      expect(part).toContain("Bring a coat.");
      expect(part).not.toContain("one registration for this event");
    }
    expect(letter?.html).not.toMatch(/(?:src|background)="?https?:/);
    expect(letter?.html).toContain("prefers-color-scheme: dark");
  });

  it("tells a stranger nothing: any other key is the same 404", async () => {
    const { link, id } = await register();
    const key = link.split("/")[2] ?? "";
    const hash = key.split("-")[1] ?? "";
    expect(hash).toMatch(/^[0-9a-f]{40}$/);
    const another = await register();
    const wrong = [
      `${another.id}-${hash}`,
      `${another.id + 1}-${hash}`,
      `${id}-${"0".repeat(40)}`,
      `${id}-${hash.slice(0, -1)}${hash.endsWith("0") ? "1" : "0"}`,
      `${id}-${hash.toUpperCase()}X`,
      `${id}`,
      "x",
      `${key}x`,
      `99999999999-${hash}`,
    ];
    for (const other of wrong) {
      for (const [method, rest] of [
        ["GET", ""],
        ["POST", "/cancel"],
        ["POST", "/accept"],
        ["GET", "/event.ics"],
      ] as const) {
        const response = await site.call(method, `/api/registrations/${other}${rest}`);
        expect(response.status).toBe(404);
        expect(await response.json()).toEqual(
          rest === "/event.ics"
            ? { message: "There is no event at this link (any more)." }
            : nothing,
        );
      }
    }
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const statuses: number[] = [];
    for (let tries = 0; tries < 65; tries += 1) {
      statuses.push((await site.call("GET", "/api/registrations/1-x", undefined, headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it("takes a corrected address, which gets a letter with a new link, and the old link is no longer one", async () => {
    const registered = await register({ email: "ann@exmaple.com" });
    await site.letters();
    const email = "ann@example.com";
    const same = await site.call("POST", path(registered), { ...changes, fullName: "Ann B. Lee" });
    expect(((await same.json()) as OwnRegistration).link).toBe(registered.link);
    await site.letters();
    const wrong = await site.call("POST", path(registered), { ...changes, email: "ann@" });
    expect((await wrong.json()).issues[0].path).toBe("email");
    const answer = await site.call("POST", path(registered), { ...changes, email });
    expect(answer.status).toBe(200);
    const corrected = (await answer.json()) as OwnRegistration;
    expect(corrected).toMatchObject({ id: registered.id, email, fullName: "Anne Lee" });
    expect(corrected.link).not.toBe(registered.link);
    expect((await site.call("GET", path(registered))).status).toBe(404);
    expect((await read({ ...registered, link: corrected.link })).email).toBe(email);
    const sent = (await site.letters()).filter(({ to }) => to?.[0]?.address === email);
    expect(sent.map(({ subject }) => subject)).toEqual(["You are registered: Rose Walk"]);
    expect(sent[0]?.text).toContain(`http://nursery.test${corrected.link}`);
  });

  it("sends what still waits for the address before to nobody: the one letter says it all", async () => {
    const stranger = "stranger@example.com";
    const registered = await register({ email: "ann@exmaple.com" });
    await site.call("POST", path(registered), { ...changes, email: stranger });
    const sent = (await site.letters()).filter(({ to }) => to?.[0]?.address === stranger);
    expect(sent.map(({ subject }) => subject)).toEqual(["You are registered: Rose Walk"]);
  });

  it("is changed and cancelled by POST alone, each told by a letter", async () => {
    const registered = await register();
    await site.letters();
    for (const rest of ["/cancel", "/accept", "/decline"]) {
      expect((await site.call("GET", path(registered, rest))).status).toBe(405);
    }
    const changed = await site.call("POST", path(registered), changes);
    expect(await changed.json()).toMatchObject({ ...changes, email: "ann@example.com" });
    const refused = await site.call("POST", path(registered), { ...changes, attendeesCount: 0 });
    expect(refused.status).toBe(400);
    expect((await refused.json()).issues[0].path).toBe("attendeesCount");
    for (let times = 0; times < 2; times += 1) {
      const cancelled = await site.call("POST", path(registered, "/cancel"));
      expect(await cancelled.json()).toMatchObject({ status: "cancelled", cancelledBy: "visitor" });
    }
    expect((await site.call("POST", path(registered), changes)).status).toBe(409);
    const sent = await site.letters();
    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      "Cancelled: your registration for Rose Walk",
      "Cancelled: your registration for Rose Walk",
      "You are registered: Rose Walk",
    ]);
    const off = sent.find(({ subject }) => subject?.startsWith("Cancelled"));
    const file = off?.attachments.find(({ filename }) => filename === "event.ics");
    expect(new TextDecoder().decode(file?.content as ArrayBuffer)).toContain("METHOD:CANCEL");
  });

  it("is not undone by a page that was loaded before it was changed", async () => {
    const registered = await register({ mailingAddress: "12 Rose Lane\nScranton" });
    const send = (body: object, version?: number) =>
      site.call("POST", path(registered), body, version ? { "if-match": `"${version}"` } : {});
    const { email: _, ...facts } = annLee;
    const loaded = { ...facts, mailingAddress: "12 Rose Lane\r\nScranton" };
    const { version } = await read(registered);
    expect((await send({ ...loaded, attendeesCount: 1 }, version)).headers.get("etag")).toBe('"2"');
    const late = { ...loaded, phone: "(570) 555-0199" };
    const refused = await send(late, version);
    expect(refused.status).toBe(412);
    expect((await refused.json()).issues).toEqual([
      { path: "phone", message: `Saved now: ${annLee.phone}` },
      { path: "attendeesCount", message: "Saved now: 1" },
    ]);
    const now = await read(registered);
    expect(now).toMatchObject({ phone: annLee.phone, attendeesCount: 1, version: 2 });
    // Sent twice, as after an answer that was lost, it is done once.
    for (let times = 0; times < 2; times += 1) {
      expect((await send(late, now.version)).status).toBe(200);
    }
    expect(await read(registered)).toMatchObject({ ...late, version: 3 });
    // Who sends no version means whatever is there.
    expect(await (await send(changes)).json()).toMatchObject(changes);
  });

  it("cannot grow beyond the places", async () => {
    await owner.call("PUT", `/api/admin/events/${eventId}`, { ...walk, capacity: 5 });
    const registered = await register();
    expect((await read(registered)).attendeesMost).toBe(5);
    const refused = await site.call("POST", path(registered), { ...changes, attendeesCount: 6 });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "full", placesLeft: 2 });
    expect(
      (await site.call("POST", path(registered), { ...changes, attendeesCount: 5 })).status,
    ).toBe(200);
  });

  it("names the others of the same address in the letter, with their links", async () => {
    const first = await register();
    const second = await register({ fullName: "Bob Lee", email: "ANN@example.com" });
    await site.letters();
    const letter = (await site.letters()).find(({ text }) => text?.includes("Dear Bob Lee"));
    for (const part of [letter?.text, letter?.html]) {
      expect(part).toContain("there is more than one registration for this event");
      expect(part).toContain("Ann Lee, 3 people");
      expect(part).toContain(first.link);
      expect(part).toContain(second.link);
    }
  });

  it("is opened by a new link alone once the owner has replaced the old one", async () => {
    const registered = await register();
    await site.letters();
    const answer = await owner.call("POST", `/api/admin/registrations/${registered.id}/new-link`);
    expect(answer.status).toBe(202);
    expect(await (await site.call("GET", path(registered))).json()).toEqual(nothing);
    const letter = (await site.letters()).find(
      ({ subject }) => subject === "Your registration: Rose Walk",
    );
    const link = /http:\/\/nursery\.test(\/registration\/\S+)/.exec(letter?.text ?? "")?.[1] ?? "";
    expect((await read({ ...registered, link })).status).toBe("registered");
  });

  it("says that the event was called off, and closes when it is over", async () => {
    const registered = await register();
    await owner.call("DELETE", `/api/admin/events/${eventId}`);
    expect(await read(registered)).toMatchObject({
      event: null,
      eventTitle: "Rose Walk",
      isCalledOff: true,
      mayChange: false,
    });
    eventId = (await (await owner.call("POST", "/api/admin/events", walk)).json()).id;
    const late = await register();
    clock.advance({ hours: 24 * 60 });
    expect(await read(late)).toMatchObject({ mayChange: false, mayCancel: false });
    expect((await site.call("POST", path(late, "/cancel"))).status).toBe(409);
  });

  it("is put into a calendar, and the event before registering", async () => {
    const registered = await register();
    for (const address of [path(registered, "/event.ics"), `/events/${eventId}.ics`]) {
      const calendar = await site.call("GET", address);
      expect(calendar.headers.get("content-type")).toContain("text/calendar");
      expect(await calendar.text()).toContain("SUMMARY:Rose Walk");
    }
  });
});
