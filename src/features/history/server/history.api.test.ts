import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { makeHelper } from "#tests/support/helpers.ts";
import { ownerEnv, signIn, signInAs, type TestOwner } from "#tests/support/owner.ts";
import { annLee, roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { ChangesOfThing, History, PutBack } from "../answers.ts";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

const ann = { fullName: "Ann Lee", email: "ann@example.com", phone: "", days: "Saturdays" };
const changes = (kind: string) =>
  site.services.db
    .selectFrom("change")
    .selectAll()
    .where("kind", "=", kind)
    .orderBy("id")
    .execute();
async function done<T>(answer: Response | Promise<Response>): Promise<T> {
  const got = await answer;
  expect(got.ok, `${got.status} ${await got.clone().text()}`).toBe(true);
  return (got.status === 204 ? undefined : await got.json()) as T;
}
const list = (query = "") => done<History>(owner.call("GET", `/api/admin/history${query}`));
const ofThing = (thing: string, who = owner) =>
  done<ChangesOfThing>(who.call("GET", `/api/admin/history/${thing}`));
const details = () => done<object>(owner.call("GET", "/api/admin/site"));
const newEvent = (more = {}) =>
  done<{ id: number }>(owner.call("POST", "/api/admin/events", { ...roseWalk, ...more }));

describe("noteChange", () => {
  it("keeps who changed what and when, before and after, and nothing where nothing differs", async () => {
    await site.call("POST", "/api/visits", ann);
    expect(await changes("visit")).toEqual([]);
    clock.advance({ minutes: 5 });
    await owner.call("PATCH", "/api/admin/visits/1", { status: "answered", note: "" });
    await owner.call("PATCH", "/api/admin/visits/1", { status: "answered" });
    await owner.call("DELETE", "/api/admin/visits/1");
    const of = {
      ...{ at: "2026-05-01T14:05:00.000Z", by: "owner:1", byName: "rose" },
      ...{ kind: "visit", thing: "1", name: "Ann Lee" },
    };
    const kept = await changes("visit");
    expect(kept).toMatchObject([
      { ...of, action: "changed", fields: '{"status":["open","answered"]}' },
      // What is deleted is not kept here again.
      { ...of, action: "deleted", fields: "{}" },
    ]);
    expect(JSON.parse(kept[1]?.people ?? "")).toEqual([{ email: "ann@example.com", phone: "" }]);
  });

  it("takes what one person makes of a letter within an hour for one change", async () => {
    const { id } = await done<{ id: number }>(
      owner.call("POST", "/api/admin/letters", { to: "subscribers", subject: "A", body: "" }),
    );
    const save = (subject: string) =>
      done(owner.call("PUT", `/api/admin/letters/${id}`, { to: "subscribers", subject, body: "" }));
    await save("Au");
    clock.advance({ minutes: 20 });
    await save("August");
    clock.advance({ minutes: 61 });
    owner = await signIn(site);
    await save("September");
    expect((await changes("letter")).map(({ action, fields }) => [action, fields])).toEqual([
      ["added", "{}"],
      ["changed", '{"subject":["A","August"]}'],
      ["changed", '{"subject":["August","September"]}'],
    ]);
  });

  it("says what the site does as the site, whoever set it off", async () => {
    const { id: eventId } = await newEvent({ capacity: 3 });
    const one = await done<{ link: string }>(
      site.call("POST", "/api/events/register", { ...annLee, eventId }),
    );
    const waits = { ...annLee, eventId, fullName: "Bob Lee", joinWaitingList: true };
    await done(site.call("POST", "/api/events/register", waits));
    const own = `/api${one.link.replace("/registration/", "/registrations/")}`;
    await done(site.call("POST", `${own}/cancel`));
    expect(await changes("registration")).toMatchObject([
      { by: "site", byName: "The site", name: "Bob Lee", action: "changed" },
    ]);
  });
});

describe("GET /api/admin/history", () => {
  it("says it in words, narrowed to what is asked for, and page by page", async () => {
    const { id } = await newEvent();
    clock.advance({ hours: 24 });
    owner = await signIn(site);
    await done(
      owner.call("PUT", `/api/admin/events/${id}`, { ...roseWalk, cost: "$5", sendsThanks: false }),
    );
    const { changes: all, kinds, people } = await list();
    expect(all[0]).toMatchObject({
      ...{
        byName: "rose",
        kindLabel: "Event",
        name: roseWalk.title,
        screen: `/admin-events/${id}`,
      },
      action: "changed",
      fields: [
        { label: "Cost", before: null, after: "$5" },
        { label: "Word of thanks", before: "Yes", after: "No" },
      ],
    });
    expect(kinds).toContainEqual({ kind: "event", label: "Event" });
    expect(people).toEqual([{ by: "owner:1", name: "rose" }]);
    const actions = async (query: string) =>
      (await list(query)).changes.map(({ kind, action }) => `${kind} ${action}`);
    expect(await actions("?kind=event")).toEqual(["event changed", "event added"]);
    expect(await actions("?kind=event&until=2026-05-01")).toEqual(["event added"]);
    expect(await actions("?kind=event&from=2026-05-02")).toEqual(["event changed"]);
    expect(await actions("?by=helper:7")).toEqual([]);
    for (const [field, value] of [
      ["from", "garbage"],
      ["until", "2026-02-30"],
      ["before", "0"],
      ["before", "9999999999"],
      ["by", "owner%00"],
    ]) {
      const refused = await owner.call("GET", `/api/admin/history?${field}=${value}`);
      expect([refused.status, (await refused.json()).issues]).toEqual([
        400,
        [{ path: field, message: expect.stringContaining("Please ") }],
      ]);
    }
    for (let n = 0; n < 51; n += 1)
      await done(owner.call("POST", `/api/admin/events/${id}/door-links`));
    const first = await list("?kind=event");
    expect(first.changes).toHaveLength(50);
    const rest = await list(`?kind=event&before=${first.before}`);
    expect([rest.changes.length, rest.before]).toEqual([3, null]);
    expect((await ofThing(`event/${id}`)).changes).toHaveLength(20);
    expect((await ofThing("event/999")).changes).toEqual([]);
  });

  it("shows helpers what they may see", async () => {
    await done(
      owner.call("PUT", "/api/admin/site", { ...(await details()), phone: "(570) 555-0199" }),
    );
    const { id } = await newEvent();
    const all = await makeHelper(site, owner, ["everything"]);
    const blog = await makeHelper(site, owner, ["blog"]);
    const seen = await done<History>(all.call("GET", "/api/admin/history"));
    const kinds = new Set(seen.changes.map(({ kind }) => kind));
    expect([kinds.has("event"), kinds.has("site"), kinds.has("helper")]).toEqual([
      true,
      false,
      false,
    ]);
    for (const path of ["", `/event/${id}`, "/site/details"])
      expect((await blog.call("GET", `/api/admin/history${path}`)).status).toBe(403);
    expect((await all.call("GET", "/api/admin/history/site/details")).status).toBe(403);
    expect((await ofThing("post/1", blog)).changes).toEqual([]);
    await done(owner.call("PUT", `/api/admin/events/${id}`, { ...roseWalk, cost: "$5" }));
    const people = await makeHelper(site, owner, ["people"]);
    const [change] = (await ofThing(`event/${id}`, people)).changes;
    expect(change).toMatchObject({ action: "changed", putBack: null });
    expect((await ofThing(`event/${id}`)).changes[0]?.putBack).not.toBeNull();
  });

  it("calls a helper what the owner calls them, and has the event whose door they have by its title", async () => {
    const helper = await makeHelper(site, owner, ["blog"]);
    const is = { name: "Zita", rights: ["door"], doorEventId: null };
    await done(owner.call("PUT", `/api/admin/helpers/${helper.id}`, is));
    await signInAs(site, helper);
    await done(owner.call("PUT", `/api/admin/helpers/${helper.id}`, { ...is, name: "Anna" }));
    await signInAs(site, helper);
    const { id: doorEventId } = await newEvent();
    await done(
      owner.call("PUT", `/api/admin/helpers/${helper.id}`, { ...is, name: "Anna", doorEventId }),
    );
    const { changes: all, people } = await list();
    expect(people).toEqual([
      { by: `helper:${helper.id}`, name: "Anna" },
      { by: "owner:1", name: "rose" },
    ]);
    const by = all
      .filter(({ kind }) => kind === "account")
      .map(({ byName, name }) => [byName, name]);
    expect(by.slice(0, 2)).toEqual([
      ["Anna", "Anna"],
      ["Zita", "Zita"],
    ]);
    expect(JSON.stringify(all)).not.toContain(helper.username);
    expect(all.find(({ kind }) => kind === "helper")?.fields).toEqual([
      { label: "The one event whose door it is", before: null, after: roseWalk.title },
    ]);
  });

  it("shows a letter to whoever may write to all to whom it was", async () => {
    const { id: eventId } = await newEvent();
    const input = { to: "event", eventId, subject: "A", body: "Bring the rake" };
    const { id } = await done<{ id: number }>(owner.call("POST", "/api/admin/letters", input));
    const save = (more: object) =>
      done(owner.call("PUT", `/api/admin/letters/${id}`, { ...input, ...more }));
    const blog = await makeHelper(site, owner, ["blog"]);
    const people = await makeHelper(site, owner, ["people"]);
    const answers = async () => [
      (await blog.call("GET", `/api/admin/history/letter/${id}`)).status,
      (await people.call("GET", `/api/admin/history/letter/${id}`)).status,
    ];
    expect(await answers()).toEqual([403, 200]);
    await save({ to: "person", email: "bo@example.com", body: "Peas" });
    expect(await answers()).toEqual([403, 200]);
    await save({ to: "subscribers" });
    expect(await answers()).toEqual([403, 403]);
    expect((await ofThing(`letter/${id}`)).changes).toHaveLength(2);
  });

  it("names the call by which former values stand again, and that takes them", async () => {
    const { id } = await newEvent({ sendsThanks: false });
    const post = {
      title: "Peas",
      slug: "peas",
      excerpt: "Peas.",
      content: "Now.",
      author: "Rose",
      tags: ["peas"],
    };
    const { id: postId } = await done<{ id: number }>(
      owner.call("POST", "/api/admin/blog/posts", post),
    );
    await done(site.call("POST", "/api/events/register", { ...annLee, eventId: id }));
    const plant = "/api/admin/plants/purple-coneflower-magnus";
    const things: [thing: string, method: string, path: string, body: object][] = [
      [
        `event/${id}`,
        "PUT",
        `/api/admin/events/${id}`,
        { ...roseWalk, title: "Walk", sendsThanks: false },
      ],
      [
        `post/${postId}`,
        "PUT",
        `/api/admin/blog/posts/${postId}`,
        { ...post, content: "Later.", tags: [] },
      ],
      ["registration/1", "PATCH", "/api/admin/registrations/1", { ...annLee, attendeesCount: 2 }],
      ["site/details", "PUT", "/api/admin/site", { ...(await details()), phone: "(570) 555-0199" }],
      [
        "plant/purple-coneflower-magnus",
        "PATCH",
        `${plant}/facts`,
        { price: "$14", description: "Purple, and tall." },
      ],
    ];
    await done(owner.call("PATCH", plant, { price: "$12" }));
    for (const [thing, method, path, body] of things) {
      const before = (await ofThing(thing)).changes.length;
      await done(owner.call(method, path, body));
      const { changes: after } = await ofThing(thing);
      const made = after.slice(0, after.length - before);
      expect(made.length, thing).toBeGreaterThan(0);
      for (const { fields, putBack } of made) {
        expect(putBack, thing).not.toBeNull();
        const back = putBack as PutBack;
        expect(back.labels, thing).toEqual(fields.map(({ label }) => label));
        const read = await done<{ id: number; version: number }[] | { version: number }>(
          owner.call("GET", back.readFrom),
        );
        const now = Array.isArray(read) ? read.find((it) => thing.endsWith(`/${it.id}`)) : read;
        const body = back.takesAll ? { ...now, ...back.values } : back.values;
        const unchanged = { "if-match": `"${now?.version}"` };
        await done(owner.call(back.method, back.path, body, unchanged));
        const [last] = (await ofThing(thing)).changes;
        const turned = fields.map(({ label, before, after }) => ({
          label,
          before: after,
          after: before,
        }));
        expect(last?.fields, thing).toEqual(turned);
      }
    }
    await done(owner.call("PATCH", plant, { price: "$15", state: "few-left" }));
    const [last] = (await ofThing("plant/purple-coneflower-magnus")).changes;
    expect(last?.fields.map(({ label }) => label).sort()).toEqual(["Price", "Stock"]);
    expect(last?.putBack?.labels).toEqual(["Price"]);
  });
});

describe("what the history has of a person", () => {
  const keptOf = async (email: string) =>
    (
      await done<{ kept: Record<string, object[]> }>(
        owner.call("POST", "/api/admin/people/kept", { email }),
      )
    ).kept["Changes of what is about them"] ?? [];
  const forget = (email: string) => done(owner.call("POST", "/api/admin/people/forget", { email }));

  it("is theirs under their address then and now, and is erased with them", async () => {
    const registration = { ...annLee, eventId: 1 };
    await done(site.call("POST", "/api/events/register", registration));
    await done(
      owner.call("PATCH", "/api/admin/registrations/1", {
        ...registration,
        email: "ann.lee@example.com",
      }),
    );
    expect([
      (await keptOf(annLee.email)).length,
      (await keptOf("ann.lee@example.com")).length,
    ]).toEqual([1, 1]);
    await done(owner.call("POST", "/api/admin/registrations/1/status", { status: "cancelled" }));
    await forget("ann.lee@example.com");
    expect(await changes("registration")).toEqual([]);
  });

  it("leaves no name of a helper who is erased", async () => {
    const helper = await makeHelper(site, owner, ["blog"]);
    const is = { name: "Anna", email: "anna@example.com", rights: ["blog"], doorEventId: null };
    await done(owner.call("PUT", `/api/admin/helpers/${helper.id}`, is));
    const post = { title: "Peas", slug: "peas", excerpt: "Peas.", content: "Now.", author: "Rose" };
    await done(helper.call("POST", "/api/admin/blog/posts", post));
    await forget("anna@example.com");
    expect([await changes("helper"), await changes("account")]).toMatchObject([
      [],
      [{ by: "owner:1" }],
    ]);
    expect(await changes("post")).toMatchObject([{ byName: "A former helper" }]);
  });

  it("leaves no name of a helper who had ended before, nor beside what they deleted", async () => {
    const helper = await makeHelper(site, owner, ["blog"]);
    const is = { name: "Anna", email: "anna@example.com", rights: ["blog"], doorEventId: null };
    await done(owner.call("PUT", `/api/admin/helpers/${helper.id}`, is));
    for (const slug of ["peas", "beans"]) {
      const post = { title: "Peas", slug, excerpt: "Peas.", content: "Now.", author: "Rose" };
      const { id } = await done<{ id: number }>(helper.call("POST", "/api/admin/blog/posts", post));
      await done(helper.call("DELETE", `/api/admin/blog/posts/${id}`));
      clock.advance({ minutes: 1 });
      if (slug === "peas") continue;
      await done(helper.call("POST", `/api/admin/trash/post-${id}/restore`, {}));
      await done(owner.call("DELETE", `/api/admin/blog/posts/${id}`));
    }
    await done(owner.call("DELETE", `/api/admin/helpers/${helper.id}`));
    await forget("anna@example.com");
    const { db } = site.services;
    expect((await changes("account")).map(({ by }) => by)).toEqual(["owner:1"]);
    const kept = [
      await db.selectFrom("change").selectAll().execute(),
      await db.selectFrom("trash").selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`anna|${helper.username}`, "i"));
    const trashed = await db.selectFrom("trash").select("deletedBy").orderBy("deletedAt").execute();
    expect(trashed).toEqual([{ deletedBy: "A former helper" }, { deletedBy: "rose" }]);
  });

  it("ends after two years", async () => {
    await newEvent();
    clock.advance({ hours: 2 * 365 * 24 });
    await site.services.jobs.runDue();
    expect(await changes("event")).toHaveLength(1);
    clock.advance({ seconds: 1 });
    // Once a day is enough.
    await site.services.jobs.runDue();
    expect(await changes("event")).toHaveLength(1);
    clock.advance({ hours: 24 });
    await site.services.jobs.runDue();
    expect(await changes("event")).toEqual([]);
  });
});
