import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PlantEntryForOwner } from "#features/plants/answers.ts";
import { pixels } from "#tests/support/pictures.ts";
import { annLee, roseWalk } from "#tests/support/sample-event.ts";
import { openTrashSite, type TrashSite } from "#tests/support/trash.ts";

let here: TrashSite;
beforeEach(async () => {
  here = await openTrashSite();
});
afterEach(() => here.site.close());

const status = async (path: string, headers = {}) =>
  (await here.site.call("GET", path, undefined, headers)).status;
const listed = async () => (await here.trash()).map(({ id, name, about }) => ({ id, name, about }));

describe("an event in the Trash", () => {
  const add = async (more = {}) =>
    (await here.ask<{ id: number }>("POST", "/api/admin/events", { ...roseWalk, ...more })).id;
  const register = async (eventId: number, more = {}) => {
    const answer = await here.site.call("POST", "/api/events/register", {
      ...annLee,
      eventId,
      ...more,
    });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { id: number }).id;
  };
  const registrations = () =>
    here.ask<{ id: number; eventTitle: string; isEventDeleted: boolean; status: string }[]>(
      "GET",
      "/api/admin/registrations",
    );
  /** What the calendar's feed says of it. */
  async function inCalendar(id: number) {
    const feed = await (await here.site.call("GET", "/events.ics")).text();
    const [, event = ""] = feed.split(`UID:event-${id}@`);
    const said = event.split("END:VEVENT")[0] ?? "";
    const fieldOf = (name: string) => new RegExp(`^${name}:(.*)$`, "m").exec(said)?.[1]?.trim();
    return [fieldOf("STATUS"), Number(fieldOf("SEQUENCE"))] as const;
  }

  it("comes back with its people, and calendars take it in again", async () => {
    const id = await add();
    const before = await here.ask<object>("GET", "/api/admin/events");
    const party = await register(id);
    const [, sequence] = await inCalendar(id);
    await here.remove(`/api/admin/events/${id}`);
    expect(await status(`/api/events/${id}`)).toBe(404);
    expect(await inCalendar(id)).toEqual(["CANCELLED", sequence + 1]);
    expect(await listed()).toEqual([
      { id: `event-${id}`, name: "Rose Walk", about: "Saturday, June 20th, 2026" },
    ]);
    expect(await here.bringBack(`event-${id}`)).toBe(`/admin-events/${id}`);
    expect(await inCalendar(id)).toEqual(["CONFIRMED", sequence + 2]);
    expect(await registrations()).toMatchObject([
      { id: party, eventTitle: "Rose Walk", isEventDeleted: false },
    ]);
    const after = await here.ask<{ id: number }[]>("GET", "/api/admin/events");
    const [was] = (before as { id: number }[]).filter((event) => event.id === id);
    const planning = { version: sequence + 2, registrationsCount: 1, people: expect.anything() };
    expect(after.find((event) => event.id === id)).toEqual({ ...was, ...planning });
    // Deleted again, it is known again to who registered.
    await here.remove(`/api/admin/events/${id}`);
    expect(await inCalendar(id)).toEqual(["CANCELLED", sequence + 3]);
  });

  it("lets mail go on that found no event", async () => {
    const id = await add();
    await register(id);
    await here.remove(`/api/admin/events/${id}`);
    expect(await here.site.letters()).toEqual([]);
    await here.bringBack(`event-${id}`);
    expect(await here.site.letters()).toHaveLength(1);
  });

  it("says that its people were told, and stops what has not gone", async () => {
    const id = await add();
    await register(id);
    expect(await here.site.letters()).toHaveLength(1);
    const tell = { subject: "No Rose Walk", text: "We are sorry." };
    await here.ask("DELETE", `/api/admin/events/${id}`, { tell });
    expect((await listed())[0]?.about).toContain("Its people were told that it is off.");
    await here.bringBack(`event-${id}`);
    here.clock.advance({ hours: 1 });
    expect(await here.site.letters()).toHaveLength(1);
  });

  it("offers its places anew where nobody could answer meanwhile, and not after a slip of the hand", async () => {
    const id = await add({ capacity: 3 });
    const first = await register(id);
    const waits = await register(id, { email: "bob@example.com", joinWaitingList: true });
    await here.ask("POST", `/api/admin/registrations/${first}/status`, { status: "cancelled" });
    const offers = async () =>
      (await here.site.letters()).filter(({ subject }) => subject?.startsWith("Places for you"));
    expect(await offers()).toHaveLength(1);
    await here.remove(`/api/admin/events/${id}`);
    await here.bringBack(`event-${id}`);
    here.clock.advance({ minutes: 20 });
    expect(await offers()).toHaveLength(1);
    await here.remove(`/api/admin/events/${id}`);
    await here.daysLater(20);
    await here.bringBack(`event-${id}`);
    expect(await registrations()).toContainEqual(
      expect.objectContaining({ id: waits, status: "offered" }),
    );
    expect(await offers()).toHaveLength(2);
  });

  it("is told of by its title after it is gone for good", async () => {
    const id = await add();
    await register(id);
    await here.remove(`/api/admin/events/${id}`);
    await here.daysLater(31);
    expect(await here.trash()).toEqual([]);
    expect(await registrations()).toMatchObject([
      { eventTitle: "Rose Walk", isEventDeleted: true },
    ]);
  });
});

describe("a post in the Trash", () => {
  const roses = {
    ...{ title: "Roses", slug: "roses", excerpt: "Of roses", content: "Roses.", author: "Rose" },
    tags: ["roses"],
  };
  const add = async (more = {}) =>
    (await here.ask<{ id: number }>("POST", "/api/admin/blog/posts", { ...roses, ...more })).id;

  it("frees its address, and comes back as it was", async () => {
    const id = await add();
    const before = await (await here.site.call("GET", "/api/blog/posts/roses")).json();
    await here.remove(`/api/admin/blog/posts/${id}`);
    expect(await status("/api/blog/posts/roses")).toBe(404);
    expect(await listed()).toEqual([{ id: `post-${id}`, name: "Roses", about: "/blog/roses" }]);
    expect(await here.bringBack(`post-${id}`)).toBe(`/admin-blog?edit=${id}`);
    expect(await (await here.site.call("GET", "/api/blog/posts/roses")).json()).toEqual(before);
  });

  it("asks for another address where its own was taken", async () => {
    const id = await add();
    await here.remove(`/api/admin/blog/posts/${id}`);
    await add({ title: "More Roses" });
    const refused = await here.restore(`post-${id}`);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      {
        message: "The address “roses” is another’s by now. Do you want it back at “roses-again”?",
        ...{ code: "address_taken", address: "roses-again" },
      },
    ]);
    expect(await here.trash()).toHaveLength(1);
    await add({ title: "Most Roses", slug: "roses-again" });
    await here.bringBack(`post-${id}`, { newAddress: true });
    const back = await (await here.site.call("GET", "/api/blog/posts/roses-again-again")).json();
    expect(back).toMatchObject({ id, title: "Roses", tags: ["roses"] });
  });

  it("is a draft again where it was one, and not everybody's to read", async () => {
    const id = await add({ publishedAt: null });
    await here.remove(`/api/admin/blog/posts/${id}`);
    expect((await listed())[0]?.about).toBe("A draft");
    await here.bringBack(`post-${id}`);
    expect(await status("/api/blog/posts/roses")).toBe(404);
    expect(await status("/api/blog/posts/roses", { cookie: here.owner.cookie })).toBe(200);
  });

  it("has its picture again, which she had deleted after it", async () => {
    const name = await upload();
    const id = await add({ featuredImage: name });
    await here.remove(`/api/admin/blog/posts/${id}`);
    await here.remove(`/api/admin/pictures/${name}`);
    expect((await here.trash()).map((it) => it.kind).sort()).toEqual(["picture", "post"]);
    await here.bringBack(`post-${id}`);
    expect(await here.trash()).toEqual([]);
    await here.daysLater(40);
    expect(await status(`/attached-assets/${name}`)).toBe(200);
  });
});

describe("a letter in the Trash", () => {
  const draft = { subject: "June", body: "Dear Ann", to: "person", email: "ann@example.com" };
  const add = async () => (await here.ask<{ id: number }>("POST", "/api/admin/letters", draft)).id;

  it("comes back as the draft it was", async () => {
    const id = await add();
    await here.remove(`/api/admin/letters/${id}`);
    expect((await here.owner.call("GET", `/api/admin/letters/${id}`)).status).toBe(404);
    expect(await listed()).toEqual([{ id: `letter-${id}`, name: "June", about: "A draft" }]);
    expect(await here.bringBack(`letter-${id}`)).toBe(`/admin-letters/${id}`);
    expect(await here.ask("GET", `/api/admin/letters/${id}`)).toMatchObject({
      ...{ ...draft, state: "draft" },
    });
  });

  it("keeps whom it went to, and forgets who is erased", async () => {
    const id = await add();
    await here.ask("POST", `/api/admin/letters/${id}/send`, {});
    here.clock.advance({ minutes: 2 });
    await here.site.services.jobs.runDue();
    expect(await here.site.letters()).toHaveLength(1);
    await here.site.services.jobs.runDue();
    await here.remove(`/api/admin/letters/${id}`);
    expect((await listed())[0]?.about).toBe("It was sent");
    await here.bringBack(`letter-${id}`);
    const sent = { state: "sent", progress: { people: 1, keptAsFile: 1 } };
    expect(await here.ask("GET", `/api/admin/letters/${id}`)).toMatchObject(sent);
    await here.remove(`/api/admin/letters/${id}`);
    await here.ask("POST", "/api/admin/people/forget", { email: "ann@example.com" });
    expect(await here.trash()).toEqual([]);
    expect(await here.site.letters()).toEqual([]);
  });

  it("loses of those it went to who is erased, and nobody else", async () => {
    const { id: eventId } = await here.ask<{ id: number }>("POST", "/api/admin/events", roseWalk);
    for (const email of ["ann@example.com", "bob@example.com"]) {
      await here.site.call("POST", "/api/events/register", { ...annLee, eventId, email });
    }
    const tell = { subject: "No Rose Walk", text: "We are sorry." };
    await here.ask("DELETE", `/api/admin/events/${eventId}`, { tell });
    await here.site.letters();
    await here.site.services.jobs.runDue();
    const [letter] = await here.ask<{ id: number }[]>("GET", "/api/admin/letters");
    await here.remove(`/api/admin/letters/${letter?.id}`);
    const about = { email: "ann@example.com" };
    const { kept } = await here.ask<{ kept: Record<string, object[]> }>(
      ...(["POST", "/api/admin/people/kept", about] as const),
    );
    expect(kept["Letters to them"]).toEqual([
      expect.objectContaining({ email: "ann@example.com", subject: "No Rose Walk" }),
    ]);
    await here.ask("POST", "/api/admin/people/forget", about);
    const rows = await here.site.services.db.selectFrom("trash").selectAll().execute();
    const text = JSON.stringify(rows.filter(({ kind }) => kind === "letter"));
    expect(text).not.toContain("ann@example.com");
    expect(text).toContain("bob@example.com");
    await here.bringBack(`letter-${letter?.id}`);
    expect(await here.ask("GET", `/api/admin/letters/${letter?.id}`)).toMatchObject({
      progress: { people: 1 },
    });
  });
});

describe("a plant of hers in the Trash", () => {
  const facts = (slug: string) => `/api/admin/plants/${slug}/facts`;
  const entry = async (slug: string) =>
    (await here.ask<PlantEntryForOwner>("GET", facts(slug))).entry;
  async function add(more: object = {}) {
    const like = await entry("eastern-redbud");
    await here.ask("POST", "/api/admin/plants", {
      ...like,
      ...{ name: "White Redbud", slug: "white-redbud", cultivar: "Royal White", synonyms: [] },
      ...{ bloomColors: ["white"], drawnLike: "eastern-redbud", ...more },
    });
  }

  it("comes back to its page, with its stock and its former addresses", async () => {
    await add({ slug: "royal-redbud" });
    await here.ask("PATCH", "/api/admin/plants/royal-redbud", { state: "few-left", price: "$40" });
    await here.ask("PATCH", facts("royal-redbud"), { slug: "white-redbud" });
    const before = await here.ask<PlantEntryForOwner>("GET", facts("white-redbud"));
    const page = await (await here.site.call("GET", "/api/plants/white-redbud")).json();
    await here.remove(facts("white-redbud"));
    expect(await status("/api/plants/white-redbud")).toBe(404);
    expect(await listed()).toEqual([
      { id: "plant-royal-redbud", name: "White Redbud", about: "/trees/white-redbud" },
    ]);
    expect(await here.bringBack("plant-royal-redbud")).toBe("/admin-plants/royal-redbud");
    expect(await here.ask("GET", facts("white-redbud"))).toEqual({
      ...before,
      version: before.version + 2,
    });
    for (const slug of ["white-redbud", "royal-redbud"]) {
      expect(await (await here.site.call("GET", `/api/plants/${slug}`)).json()).toEqual(page);
    }
  });

  it("asks for another address where a draft's was taken, and keeps two of one address apart", async () => {
    await add({ isHidden: true, name: "First Draft" });
    await here.remove(facts("white-redbud"));
    await add({ isHidden: true, name: "Second Draft" });
    expect((await here.restore("plant-white-redbud")).status).toBe(409);
    await here.remove(facts("white-redbud"));
    const [second, first] = await here.trash();
    expect([second?.name, first?.name]).toEqual(["Second Draft", "First Draft"]);
    await here.bringBack(second?.id ?? "");
    const refused = await here.restore(first?.id ?? "");
    expect(await refused.json()).toMatchObject({
      code: "address_taken",
      address: "white-redbud-again",
    });
    // The Latin name is another's, too, and no address helps there.
    const twin = await here.restore(first?.id ?? "", { newAddress: true });
    expect([twin.status, ((await twin.json()) as { message: string }).message]).toEqual([
      400,
      expect.stringContaining("No plant stands in the catalogues twice."),
    ]);
    await here.ask("PATCH", facts("white-redbud"), { cultivar: "Second" });
    await here.bringBack(first?.id ?? "", { newAddress: true });
    expect(await entry("white-redbud-again")).toMatchObject({ name: "First Draft" });
    expect(await entry("white-redbud")).toMatchObject({ name: "Second Draft" });
  });
});

async function upload(): Promise<string> {
  const answer = await here.site.app.request("/api/admin/pictures?once=true", {
    method: "POST",
    headers: { authorization: `Bearer ${here.owner.token}` },
    body: new Uint8Array(pixels),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { name: string }).name;
}

describe("a picture in the Trash", () => {
  it("is seen by nobody but the owner, and comes back", async () => {
    const name = await upload();
    const path = `/attached-assets/${name}`;
    expect(await status(path)).toBe(200);
    await here.remove(`/api/admin/pictures/${name}`);
    expect(await status(path)).toBe(404);
    const cookie = { cookie: here.owner.cookie };
    const seen = await here.site.call("GET", path, undefined, cookie);
    expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "no-store"]);
    await here.bringBack(`picture-${name}`);
    expect(await status(path)).toBe(200);
    expect(await here.trash()).toEqual([]);
  });

  it("is gone with its file on its day, or when she says so", async () => {
    const name = await upload();
    await here.remove(`/api/admin/pictures/${name}`);
    await here.remove(`/api/admin/trash/picture-${name}`);
    expect(await status(`/attached-assets/${name}`, { cookie: here.owner.cookie })).toBe(404);
    expect(await upload()).toBe(name);
    await here.remove(`/api/admin/pictures/${name}`);
    await here.daysLater(30);
    const cookie = () => ({ cookie: here.owner.cookie });
    expect(await status(`/attached-assets/${name}`, cookie())).toBe(200);
    await here.daysLater(1);
    expect(await status(`/attached-assets/${name}`, cookie())).toBe(404);
    expect(await here.trash()).toEqual([]);
  });

  it("leaves it where it is put back on her other screen, or uploaded again", async () => {
    const name = await upload();
    await here.remove(`/api/admin/pictures/${name}`);
    await here.ask("PATCH", `/api/admin/pictures/${name}`, { isDeleted: false });
    expect(await here.trash()).toEqual([]);
    await here.remove(`/api/admin/pictures/${name}`);
    await upload();
    expect(await here.trash()).toEqual([]);
  });
});

it("a request for a visit comes back from the Trash with its mail, and is erased in it", async () => {
  const asked = {
    ...{ fullName: "Ann Lee", email: "ann@example.com", phone: "" },
    days: "Saturdays",
    message: "",
  };
  const ask = async () => {
    const key = { "idempotency-key": "one-form-of-anns" };
    const answer = await here.site.call("POST", "/api/visits", asked, key);
    return ((await answer.json()) as { id: number }).id;
  };
  const id = await ask();
  await here.remove(`/api/admin/visits/${id}`);
  expect(await here.site.letters()).toEqual([]);
  const again = await ask();
  expect(again).toBeGreaterThan(id);
  expect(await here.bringBack(`visit-${id}`)).toBe("/admin-visits");
  expect(await here.site.letters()).toHaveLength(2);
  await here.remove(`/api/admin/visits/${id}`);
  await here.ask("POST", "/api/admin/people/forget", { email: "ann@example.com" });
  expect(await here.trash()).toEqual([]);
});
