import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prerenderPage } from "#server/pages/page-cache.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { Event, EventForOwner, ListedEvent } from "../answers.ts";

const walk = {
  title: "Rose Walk",
  description: "An evening among the roses.\nBring a coat.",
  date: "2032-02-29",
  time: "6:00 PM - 8:00 PM",
  location: "The rose beds",
};

const wrongPicture =
  "Please give a path on this site (starting with /) or an address starting with https://";

let site: TestSite;
let owner: TestOwner;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
  owner = await signIn(site);
});
afterAll(() => site.close());

const create = async (body: object = walk) =>
  (await (await owner.call("POST", "/api/admin/events", body)).json()) as EventForOwner;
const publicEvents = async () => (await (await site.call("GET", "/api/events")).json()) as Event[];
const put = (id: number, body: unknown, ifMatch?: string) =>
  owner.call("PUT", `/api/admin/events/${id}`, body, ifMatch ? { "if-match": ifMatch } : {});

describe("POST /api/admin/events", () => {
  it("puts an event into the public calendar", async () => {
    const response = await owner.call("POST", "/api/admin/events", walk);
    expect(response.status).toBe(201);
    expect(response.headers.get("etag")).toBe('"1"');
    const event = (await response.json()) as EventForOwner;
    expect(event).toEqual({
      ...walk,
      id: expect.any(Number),
      imageUrl: null,
      version: 1,
      slug: "rose-walk",
      status: "scheduled",
      capacity: null,
      closesAt: null,
      registrationMode: "until_event_ends",
      cost: null,
      notes: null,
      sendsReminder: true,
      sendsThanks: true,
    });
    expect(await publicEvents()).toContainEqual({
      ...walk,
      id: event.id,
      imageUrl: null,
      slug: "rose-walk",
      status: "scheduled",
      startsAt: "2032-02-29T23:00:00.000Z",
      endsAt: "2032-03-01T01:00:00.000Z",
      takesRegistrations: true,
      closedBecause: null,
      closesAt: null,
      placesLeft: null,
      cost: null,
      notes: null,
    });
  });

  it.each([
    ["", null],
    [null, null],
    ["/attached-assets/rose.webp", "/attached-assets/rose.webp"],
    [" https://example.org/rose.jpg ", "https://example.org/rose.jpg"],
  ])("takes %j as the picture", async (imageUrl, kept) => {
    expect(await create({ ...walk, imageUrl })).toMatchObject({ imageUrl: kept });
  });

  it.each<[field: string, value: unknown, message: string]>([
    ["title", "", "Please enter a title"],
    ["title", "  ", "Please enter a title"],
    ["title", undefined, "Please enter a title"],
    ["title", "a\u0000b", "Please remove line breaks and other control characters"],
    ["description", "", "Please enter a description"],
    ["date", "", "Please choose a date"],
    ["date", "next Sunday", "Please enter the date as YYYY-MM-DD"],
    ["date", "2031-02-29", "Please choose a day that is in the calendar"],
    ["date", "2031-13-01", "Please choose a day that is in the calendar"],
    ["date", "0206-05-01", "Please check the year of the date"],
    ["time", "", "Please enter a time"],
    ["location", null, "Please enter a location"],
    ["imageUrl", "//example.org/x", wrongPicture],
    ["imageUrl", "/\\example.org/x", wrongPicture],
    ["imageUrl", "http://example.org/x", wrongPicture],
    ["imageUrl", "javascript:alert(1)", wrongPicture],
    ["imageUrl", "x.webp", wrongPicture],
    ["imageUrl", "https://", wrongPicture],
    ["imageUrl", "https://example.org/\u0000", wrongPicture],
  ])("refuses %s %j with the field's message", async (field, value, message) => {
    const before = (await publicEvents()).length;
    const response = await owner.call("POST", "/api/admin/events", { ...walk, [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message, issues: [{ path: field, message }] });
    expect(await publicEvents()).toHaveLength(before);
  });
});

describe("PUT /api/admin/events/{id}", () => {
  it("changes the event for the next request, and forgets the cached pages at once", async () => {
    const { id } = await create();
    const { pages } = site.services;
    pages.keep(
      "/events",
      await prerenderPage("old", []),
      pages.contentVersion,
      Date.now() + 60_000,
    );
    expect(pages.get("/events")).toBeDefined();
    const response = await put(id, { ...walk, date: "2032-03-01" });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id, date: "2032-03-01", version: 2 });
    expect(pages.get("/events")).toBeUndefined();
    expect((await publicEvents()).find((event) => event.id === id)?.date).toBe("2032-03-01");
  });

  it("tells the second of two editors, and keeps what the first one wrote", async () => {
    const { id } = await create();
    expect((await put(id, { ...walk, title: "First" }, '"1"')).status).toBe(200);
    const second = await put(id, { ...walk, title: "Second" }, '"1"');
    expect(second.status).toBe(412);
    expect((await second.json()).message).toMatch(/^Somebody else changed this meanwhile\. /);
    expect((await publicEvents()).find((event) => event.id === id)?.title).toBe("First");
    // Weakened on the way by compression; then any version; then none named, as documented.
    expect((await put(id, walk, 'W/"2"')).status).toBe(200);
    expect((await put(id, walk, "*")).status).toBe(200);
    expect((await (await put(id, walk)).json()).version).toBe(5);
    expect((await put(id, walk, "5")).status).toBe(412);
  });

  it("lets exactly one of many that save at once go through", async () => {
    const { id } = await create();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put(id, { ...walk, title: `Title ${n}` }, '"1"')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)]);
  });

  it("answers 404 for an event that is not there", async () => {
    for (const id of ["999999", "0", "-1", "abc", "99999999999999999999", "1e3"]) {
      const response = await owner.call("PUT", `/api/admin/events/${id}`, walk);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: "This event is no longer there." });
    }
    expect((await put(999_999, walk, '"1"')).status).toBe(404);
  });
});

describe("DELETE /api/admin/events/{id}", () => {
  it("says how many registrations the event had, and keeps them", async () => {
    const { id } = await create();
    const person = {
      eventId: id,
      fullName: "Ann Lee",
      email: "ann@example.com",
      phone: "(570) 555-0100",
      mailingAddress: "12 Rose Lane, Scranton, PA 18503",
      attendeesCount: 2,
    };
    for (const fullName of ["Ann Lee", "Bob Lee"]) {
      await site.call("POST", "/api/events/register", { ...person, fullName });
    }
    const listed = (await (await owner.call("GET", "/api/admin/events")).json()) as ListedEvent[];
    expect(listed.find((event) => event.id === id)).toMatchObject({
      registrationsCount: 2,
      version: 1,
    });
    expect(
      (await owner.call("DELETE", `/api/admin/events/${id}`, undefined, { "if-match": '"9"' }))
        .status,
    ).toBe(412);
    const response = await owner.call("DELETE", `/api/admin/events/${id}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ registrations: 2 });
    const kept = (await (await owner.call("GET", "/api/admin/registrations")).json()) as {
      eventId: number;
    }[];
    expect(kept.filter((it) => it.eventId === id)).toHaveLength(2);
    expect((await owner.call("DELETE", `/api/admin/events/${id}`)).status).toBe(404);
  });
});
