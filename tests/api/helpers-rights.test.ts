import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenApiDocument } from "#server/openapi/document.ts";
import { rightOfCall } from "#server/rights-of-calls.ts";
import { type Right, rights } from "#shared/both/owner/rights.ts";
import { makeHelper, type TestHelper } from "#tests/support/helpers.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { annLee, roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
let owner: TestOwner;
let helpers: Record<Right, TestHelper>;
let calls: [method: string, path: string][];
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
  owner = await signIn(site);
  helpers = Object.fromEntries(
    await Promise.all(
      rights.map(async (right) => [right, await makeHelper(site, owner, [right])] as const),
    ),
  ) as Record<Right, TestHelper>;
  const document: OpenApiDocument = await (await site.call("GET", "/openapi.json")).json();
  calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security)
      .map(([method]): [string, string] => [method.toUpperCase(), path]),
  );
});
afterAll(() => site.close());

/** A number that nothing has: what is refused for the right is told from what is not there. */
const address = (path: string) => path.replaceAll(/\{\w+\}/g, "999999");
const send = (who: TestOwner, [method, path]: [string, string]) =>
  who.call(method, address(path), method === "GET" ? undefined : {});

/** The words of the owner's screen, said once more: what nobody but her may do, and what each right is for. */
const hers = /^\/api\/admin\/(helpers|backup|diary-link|owner-mail|site(?!-status)|people\/forget)/;
const anybodys =
  /^\/api\/admin\/(logout|me|password|sessions|signing-in|confirm|second-factor|passkeys|today$)/;
/** Of the Trash each sees what they may delete, and brings it back. */
const trash = /^(GET \/api\/admin\/trash|POST \/api\/admin\/trash\/\{id\}\/restore)$/;
const isFor: Record<Right, RegExp> = {
  door: /^\w+ \/api\/admin\/(door-events$|events\/\{id\}\/door(-links)?$)/,
  people:
    /^\w+ \/api\/admin\/(registrations|letters)|^GET \/api\/admin\/events(\/\{id\}\/audience)?$/,
  plants: /^\w+ \/api\/admin\/(plants|pictures|paper)/,
  blog: /^\w+ \/api\/admin\/(blog|letters)|^(GET|POST) \/api\/admin\/pictures$/,
  everything: /./,
};
/** Of these calls a right has fewer than its address says. */
const notFor: Partial<Record<Right, RegExp>> = {
  door: /^DELETE /,
  people:
    /^DELETE \/api\/admin\/registrations|^(PUT|POST) \/api\/admin\/letters\/settings|from-post/,
  blog: /^(PUT|POST) \/api\/admin\/letters\/settings/,
};
function isOpenTo(right: Right, [method, path]: [string, string]): boolean {
  const call = `${method} ${path}`;
  if (hers.test(path)) return false;
  if (anybodys.test(path)) return true;
  if (trash.test(call)) return right !== "door";
  return isFor[right].test(call) && !(notFor[right]?.test(call) ?? false);
}

/** What each right opens is no matter of the database: some thousand calls are sent on one. */
const once = describe.skipIf(process.env["TEST_ENGINE"] === "postgres");

once("every call that asks for a sign-in", () => {
  it("has a right named in the one table", () => {
    expect(calls.length).toBeGreaterThan(90);
    const missing = calls.filter(
      ([method, path]) => rightOfCall(`${method} ${path}`) === undefined,
    );
    expect(missing).toEqual([]);
  });

  it("answers each role as the owner's words have it, and 403 rather than 401 else", async () => {
    const wrong: unknown[] = [];
    for (const call of calls) {
      if (call[1] === "/api/admin/logout") continue;
      for (const right of rights) {
        const { status } = await send(helpers[right], call);
        const isOpen = isOpenTo(right, call);
        if ((status === 403) === isOpen || status === 401) wrong.push([right, ...call, status]);
      }
      // The control: to the owner all of them are open.
      const { status } = await send(owner, call);
      if (status === 401 || status === 403) wrong.push(["owner", ...call, status]);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it("is shut to somebody with every right but that which it needs", async () => {
    const wrong: unknown[] = [];
    for (const right of ["door", "people", "plants", "blog"] as const) {
      const others = rights.filter((one) => one !== right && one !== "everything");
      const helper = await makeHelper(site, owner, others);
      for (const call of calls) {
        if (call[1] === "/api/admin/logout" || anybodys.test(call[1])) continue;
        const isOpen = others.some((one) => isOpenTo(one, call));
        const { status } = await send(helper, call);
        if ((status === 403) === isOpen) wrong.push([right, ...call, status]);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it("is not opened by another spelling of its address", async () => {
    for (const path of [
      "/api/admin//helpers",
      "/api/admin/helpers/",
      "/api/admin/%68elpers",
      "/api/admin/sessions/../helpers",
      "/api/admin/a-route-of-tomorrow",
    ]) {
      const { status } = await helpers.everything.call("GET", path);
      expect([path, status]).toEqual([path, expect.toBeOneOf([403, 404])]);
    }
    expect((await helpers.everything.call("HEAD", "/api/admin/helpers")).status).toBe(403);
    expect((await helpers.everything.call("HEAD", "/api/admin/visits")).status).toBe(200);
    expect((await helpers.plants.call("PUT", "/api/admin/plants", {})).status).toBe(403);
  });
});

describe("what depends on the thing itself", () => {
  it("opens the door of one event to whom the owner opened that one, and of no other", async () => {
    const event = async (title: string) =>
      (await (await owner.call("POST", "/api/admin/events", { ...roseWalk, title })).json()).id;
    const [theirs, other] = [await event("Theirs"), await event("Another")];
    const helper = await makeHelper(site, owner, ["door"], theirs);
    const both = await makeHelper(site, owner, ["door", "people"], theirs);
    const listed = await (await helper.call("GET", "/api/admin/door-events")).json();
    expect(listed).toEqual([
      {
        ...{ id: theirs, title: "Theirs", date: roseWalk.date, time: roseWalk.time },
        ...{ location: roseWalk.location, isCancelled: false },
      },
    ]);
    const body = { actions: [{ id: "x".repeat(20), kind: "walk-in", fullName: "Ann", count: 1 }] };
    for (const [method, path] of calls.filter(([, path]) => /events\/\{id\}\/door/.test(path))) {
      const sent = method === "POST" ? body : undefined;
      for (const [id, isOpen] of [
        [theirs, method !== "DELETE"],
        [other, false],
        [1, false],
      ] as const) {
        for (const who of [helper, both]) {
          const { status } = await who.call(method, path.replace("{id}", String(id)), sent);
          expect([method, path, id, status === 403]).toEqual([method, path, id, !isOpen]);
          expect(status).not.toBe(401);
        }
      }
    }
    // The control: with every event's door the other opens, too.
    const all = await helpers.door.call("GET", `/api/admin/events/${other}/door`);
    expect(all.status).toBe(200);
    // An event that is gone does not make of one door all of them.
    await owner.call("DELETE", `/api/admin/events/${theirs}`);
    expect((await helper.call("GET", `/api/admin/events/${other}/door`)).status).toBe(403);
    expect(await (await helper.call("GET", "/api/admin/door-events")).json()).toEqual([]);
  });

  it("lets those write letters who may write to whom they go", async () => {
    const letter = { subject: "Mulch", body: "Text" };
    const begin = async (to: object) =>
      (await (await owner.call("POST", "/api/admin/letters", { ...letter, ...to })).json()).id;
    const ids = {
      subscribers: await begin({ to: "subscribers" }),
      event: await begin({ to: "event", eventId: 1 }),
      person: await begin({ to: "person", email: "ann@example.com" }),
    };
    const expected = { people: ["event", "person"], blog: ["person", "subscribers"] } as const;
    for (const right of ["people", "blog"] as const) {
      const helper = helpers[right];
      const list = (await (await helper.call("GET", "/api/admin/letters")).json()) as {
        to: string;
      }[];
      expect([...new Set(list.map(({ to }) => to))].sort()).toEqual(expected[right]);
      for (const [to, id] of Object.entries(ids)) {
        const isOpen = (expected[right] as readonly string[]).includes(to);
        for (const [method, path] of calls.filter(([, path]) => /letters\/\{id\}/.test(path))) {
          if (method === "DELETE") continue;
          const sent = method === "GET" ? undefined : {};
          const { status } = await helper.call(method, path.replace("{id}", String(id)), sent);
          // Who the subscribers are is not said to those who only write to them.
          const asks = await owner.call("GET", `/api/admin/letters/${id}`);
          const isListed = path.endsWith("/recipients") && (await asks.json()).to === "subscribers";
          expect([right, to, method, path, status === 403]).toEqual([
            ...[right, to, method, path],
            !isOpen || isListed,
          ]);
        }
        const body = { ...letter, to, eventId: 1, email: "ann@example.com" };
        for (const [method, path] of [
          ["POST", "/api/admin/letters"],
          ["POST", "/api/admin/letters/preview"],
          ["POST", "/api/admin/letters/audience"],
          // A letter that is theirs is not turned into one that is not.
          ["PUT", `/api/admin/letters/${ids.person}`],
        ] as const) {
          const { status } = await helper.call(method, path, body);
          expect([right, to, path, status === 403]).toEqual([right, to, path, !isOpen]);
        }
      }
    }
    const { status } = await helpers.everything.call("GET", `/api/admin/letters/${ids.event}`);
    expect(status).toBe(200);
  });

  it("deletes nobody for whom the right to people is all that they have", async () => {
    const registered = await site.call("POST", "/api/events/register", { eventId: 1, ...annLee });
    const { id } = await registered.json();
    const batch = (action: string) => ({ action, registrations: [{ id, version: 1 }] });
    const path = "/api/admin/registrations/batch";
    expect((await helpers.people.call("POST", path, batch("delete"))).status).toBe(403);
    expect((await owner.call("GET", `/api/admin/registrations/${id}`)).status).toBe(200);
    expect((await helpers.people.call("POST", path, batch("cancel"))).status).toBe(200);
    expect((await helpers.everything.call("POST", path, batch("delete"))).status).toBe(200);
  });

  it("shows in Today what is theirs, and notes no look of the owner's", async () => {
    const today = async (who: TestOwner) => (await who.call("GET", "/api/admin/today")).json();
    await site.call("POST", "/api/visits", {
      ...{ fullName: "Ann Lee", email: "ann@example.com", days: "Any Saturday" },
    });
    const lastLook = () =>
      site.services.db
        .selectFrom("siteFact")
        .select("value")
        .where("name", "=", "owner-last-visit")
        .execute();
    const before = await lastLook();
    const forHelper = { ownerAddress: null, backup: null, sinceLastVisit: null };
    expect(await today(helpers.plants)).toMatchObject({
      ...forHelper,
      ...{ nextEvent: null, offers: [], doubles: [], fullEvents: [], visitRequestsWaiting: 0 },
    });
    expect(await today(helpers.people)).toMatchObject({ ...forHelper, visitRequestsWaiting: 0 });
    expect((await today(helpers.people)).nextEvent).not.toBeNull();
    expect(await today(helpers.everything)).toMatchObject({
      ...forHelper,
      visitRequestsWaiting: 1,
    });
    expect(await lastLook()).toEqual(before);
    expect(await today(owner)).toMatchObject({ ownerAddress: "missing", visitRequestsWaiting: 1 });
    expect(await lastLook()).not.toEqual(before);
  });

  it("names the uses of a picture that are not theirs to see without their titles", async () => {
    const picture = `${"ab".repeat(16)}.webp`;
    const at = "2026-05-01T00:00:00.000Z";
    await site.services.db
      .insertInto("picture")
      .values({ name: picture, width: 10, height: 10, uploadedAt: at, goesOn: null })
      .execute();
    await owner.call("POST", "/api/admin/blog/posts", {
      ...{ title: "A Secret Draft", slug: "a-secret", excerpt: "An excerpt", content: "Text" },
      ...{ author: "Rose", featuredImage: picture, tags: [], publishedAt: null },
    });
    const uses = async (who: TestOwner) =>
      JSON.stringify(await (await who.call("GET", "/api/admin/pictures")).json());
    expect(await uses(helpers.plants)).toContain("not open to you");
    expect(await uses(helpers.plants)).not.toContain("Secret");
    expect(await uses(helpers.blog)).toContain("A Secret Draft");
  });

  it("shows in the Trash what is theirs, and lets them bring back that alone", async () => {
    const add = async (path: string, body: object) =>
      (await (await owner.call("POST", path, body)).json()).id;
    const post = {
      ...{ title: "Thrown Away", slug: "thrown-away", excerpt: "An excerpt", content: "Text" },
      ...{ author: "Rose", featuredImage: "", tags: [], publishedAt: null },
    };
    const letter = { subject: "To the guests", body: "Text", to: "event", eventId: 1 };
    const registered = await site.call("POST", "/api/events/register", { eventId: 1, ...annLee });
    const things = [
      ["post", "/api/admin/blog/posts", await add("/api/admin/blog/posts", post)],
      ["letter", "/api/admin/letters", await add("/api/admin/letters", letter)],
      ["registration", "/api/admin/registrations", (await registered.json()).id],
    ] as const;
    for (const [, path, id] of things)
      expect((await owner.call("DELETE", `${path}/${id}`)).status).toBe(204);
    const theirs = { people: ["letter"], plants: [], blog: ["post"] } as const;
    for (const right of ["people", "plants", "blog"] as const) {
      const seen = (await (await helpers[right].call("GET", "/api/admin/trash")).json()) as {
        kind: string;
      }[];
      expect([right, seen.map(({ kind }) => kind)]).toEqual([right, theirs[right]]);
      for (const [kind, , id] of things) {
        if ((theirs[right] as readonly string[]).includes(kind)) continue;
        const path = `/api/admin/trash/${kind}-${id}/restore`;
        expect((await helpers[right].call("POST", path, {})).status).toBe(403);
      }
    }
    for (const right of ["people", "blog"] as const) {
      for (const kind of theirs[right]) {
        const id = things.find(([one]) => one === kind)?.[2];
        const path = `/api/admin/trash/${kind}-${id}/restore`;
        expect((await helpers[right].call("POST", path, {})).status).toBe(200);
      }
    }
    const [, , id] = things[2];
    const restored = { action: "undo-delete", registrations: [{ id, version: 1 }] };
    const batch = "/api/admin/registrations/batch";
    expect((await helpers.people.call("POST", batch, restored)).status).toBe(403);
    const path = `/api/admin/trash/registration-${id}/restore`;
    expect((await helpers.everything.call("POST", path, {})).status).toBe(200);
  });

  it("opens drafts by cookie to those with the blog, and plates to those with the plants", async () => {
    const draft = {
      ...{ title: "A Draft", slug: "a-draft", excerpt: "An excerpt", content: "Text" },
      ...{ author: "Rose", featuredImage: "", tags: [], publishedAt: null },
    };
    expect((await owner.call("POST", "/api/admin/blog/posts", draft)).status).toBe(201);
    for (const right of rights) {
      const { cookie } = helpers[right];
      const sees = right === "blog" || right === "everything";
      const post = await site.call("GET", "/api/blog/posts/a-draft", undefined, { cookie });
      expect([right, post.status]).toEqual([right, sees ? 200 : 404]);
      const list = await site.call("GET", "/api/blog/posts", undefined, { cookie });
      expect([right, (await list.text()).includes("a-draft")]).toEqual([right, sees]);
      const plate = await site.call("GET", "/plates/preview.svg", undefined, { cookie });
      expect([right, plate.status]).toEqual([
        right,
        right === "plants" || right === "everything" ? 400 : 404,
      ]);
    }
  });
});
