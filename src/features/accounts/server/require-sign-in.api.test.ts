import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createApi } from "#server/api.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { listen, rawRequest } from "#tests/support/raw-request.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock();
  site = await openSite({ env: ownerEnv, clock: clock.now });
});
afterEach(() => site.close());

/** Every route under the prefix, with ids put into the path, as method and path. */
const adminRoutes = (): [method: string, path: string][] =>
  createApi(site.services)
    .routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/admin"))
    .map(({ method, path }) => [method, path.replace(/:\w+/g, "1")]);

async function tableSizes(): Promise<Record<string, number>> {
  const tables = ["event", "registration", "post", "outbox", "owner", "ownerSession"] as const;
  const sizes: Record<string, number> = {};
  for (const table of tables) {
    const row = await site.services.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    sizes[table] = Number(row.count);
  }
  return sizes;
}

describe("everything under /api/admin/ but the login", () => {
  it.each([
    ["/api/admin/blog/posts", "application/json", '{"title":"Late"}'],
    ["/api/admin/pictures", "image/jpeg", "no picture"],
  ])(
    "answers 401 where the body was held back until the session had ended: %s",
    async (path, type, text) => {
      const thief = await signIn(site);
      const owner = await signIn(site);
      const isAwaited = Promise.withResolvers<void>();
      const mayCome = Promise.withResolvers<void>();
      const body = new ReadableStream(
        {
          async pull(controller) {
            isAwaited.resolve();
            await mayCome.promise;
            controller.enqueue(new TextEncoder().encode(text));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = {
        authorization: `Bearer ${thief.token}`,
        "content-type": type,
        "content-length": `${text.length}`,
      };
      const sent = { method: "POST", headers, body, duplex: "half" };
      const answer = site.app.request(path, sent);
      await isAwaited.promise;
      expect((await owner.call("DELETE", "/api/admin/sessions")).status).toBe(204);
      mayCome.resolve();
      expect((await answer).status).toBe(401);
    },
  );

  it("answers 401 without a token, with garbage, and with an expired or a revoked one", async () => {
    const expired = await signIn(site);
    // Not hours: whoever signs in after those clears it away, and it would be merely unknown.
    clock.advance({ minutes: 31 });
    const revoked = await signIn(site);
    expect((await revoked.call("POST", "/api/admin/logout")).status).toBe(204);
    const live = await signIn(site);

    const credentials: Record<string, string>[] = [
      {},
      { authorization: "" },
      { authorization: "Bearer" },
      { authorization: "Bearer garbage" },
      { authorization: `Bearer ${"A".repeat(43)}` },
      { authorization: `Basic ${btoa("rose:mystica ora pro nobis")}` },
      { authorization: `Bearer ${expired.token}` },
      { authorization: `Bearer ${revoked.token}` },
      { authorization: `Bearer ${live.token.toUpperCase()}x` },
      { authorization: live.token },
      // The cookie's secret is no token.
      { authorization: `Bearer ${live.cookie.replace("owner_session=", "")}` },
      { cookie: live.cookie },
      { cookie: `adminToken=${live.token}` },
    ];
    const before = await tableSizes();
    const routes = adminRoutes();
    expect(routes.length).toBeGreaterThan(15);
    for (const [method, path] of [
      ...routes,
      ["GET", "/api/admin"] as const,
      ["GET", "/api/admin/"] as const,
      ["GET", "/api/admin/a-route-of-tomorrow"] as const,
      ["OPTIONS", "/api/admin/registrations"] as const,
      ["GET", "/api/%61dmin/registrations"] as const,
      ["GET", "/api/admin/login/"] as const,
      ["GET", "/api/admin//registrations"] as const,
    ]) {
      if (path === "/api/admin/login") continue;
      for (const headers of credentials) {
        const body = method === "GET" || method === "OPTIONS" ? undefined : {};
        const response = await site.call(method, path, body, headers);
        expect([method, path, response.status]).toEqual([method, path, 401]);
        expect(await response.json()).toEqual({ message: "Please sign in to continue." });
        expect(response.headers.get("cache-control")).toBe("no-store");
        expect(response.headers.get("www-authenticate")).toBe("Bearer");
      }
    }
    expect(await tableSizes()).toEqual(before);
    // The control: a live token opens every one of them.
    for (const [method, path] of routes) {
      if (path === "/api/admin/login" || path === "/api/admin/logout") continue;
      const response = await live.call(method, path, method === "GET" ? undefined : {});
      expect([method, path, response.status]).not.toEqual([method, path, 401]);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  }, 120_000);

  it("cannot be bypassed by a path that leads through the login", async () => {
    await site.call("POST", "/api/events/register", {
      eventId: 1,
      fullName: "Ann Hidden",
      email: "hidden@example.com",
      phone: "(570) 555-0100",
      mailingAddress: "12 Rose Lane, Scranton, PA 18503",
      attendeesCount: 1,
    });
    const owner = await signIn(site);
    const door = await listen(site);
    const around = [
      "/api/admin/login/../registrations",
      "/api/admin/login/%2e%2e/registrations",
      "/api/admin/login/..%2fregistrations",
      "/api/events/../admin/registrations",
      "/api/events/%2E%2E/admin/registrations",
      "/api/./admin/registrations",
      "/api//admin/registrations",
      "//api/admin/registrations",
      "/api/admin/./registrations",
      "/api/admin/login\\..\\registrations",
      "/API/admin/registrations",
    ];
    for (const path of around) {
      const { status, body } = await rawRequest(door.url, "GET", path);
      expect([path, status]).toEqual([path, expect.toBeOneOf([400, 401, 404])]);
      expect(body).not.toContain("Hidden");
    }
    // The control: the way is open to whoever has a token, by the last path that is one.
    const { status, body } = await rawRequest(door.url, "GET", around[0] ?? "", {
      authorization: `bearer  ${owner.token}`,
    });
    expect(status).toBe(200);
    expect(body).toContain("Ann Hidden");
    door.close();
  });
});

describe("a session", () => {
  const status = async (owner: { call: TestSite["call"] }) =>
    (await owner.call("GET", "/api/admin/events")).status;

  it("ends after thirty minutes without use", async () => {
    const owner = await signIn(site);
    clock.advance({ minutes: 29, seconds: 59 });
    expect(await status(owner)).toBe(200);
    clock.advance({ minutes: 29, seconds: 59 });
    expect(await status(owner)).toBe(200);
    clock.advance({ minutes: 30 });
    expect(await status(owner)).toBe(401);
  });

  it("ends after twelve hours, however much it is used", async () => {
    const owner = await signIn(site);
    for (let quarter = 1; quarter < 48; quarter += 1) {
      clock.advance({ minutes: 15 });
      expect(await status(owner)).toBe(200);
    }
    clock.advance({ minutes: 15 });
    expect(await status(owner)).toBe(401);
  });

  it("outlives a restart, and ends alone when the owner signs out of it", async () => {
    const one = await signIn(site);
    const other = await signIn(site);
    const out = await one.call("POST", "/api/admin/logout");
    expect(out.status).toBe(204);
    expect(out.headers.get("set-cookie")).toMatch(/^owner_session=; Max-Age=0; Path=\/; HttpOnly/);
    expect(await status(one)).toBe(401);
    expect(await status(other)).toBe(200);
    expect((await one.call("POST", "/api/admin/logout")).status).toBe(401);
  });

  it("leaves no cookie behind when the owner signs out after it has ended", async () => {
    const owner = await signIn(site);
    clock.advance({ hours: 13 });
    const out = await owner.call("POST", "/api/admin/logout");
    expect(out.status).toBe(401);
    expect(out.headers.get("set-cookie")).toMatch(/^owner_session=; Max-Age=0; Path=\/; HttpOnly/);
    // The control: neither another call nor a stranger's sign-out takes the cookie away.
    const other = await owner.call("GET", "/api/admin/events");
    expect(other.headers.get("set-cookie")).toBeNull();
    const stranger = await site.call("POST", "/api/admin/logout");
    expect(stranger.headers.get("set-cookie")).toBeNull();
  });

  it("is cleared away once it has ended", async () => {
    await signIn(site);
    clock.advance({ hours: 13 });
    await signIn(site);
    expect((await tableSizes())["ownerSession"]).toBe(1);
  });
});

describe("the owner's cookie", () => {
  const draft = {
    title: "A draft",
    slug: "a-draft",
    excerpt: "Not yet",
    content: "Not yet",
    author: "Rose",
    publishedAt: null,
  };
  const statusWith = async (cookie?: string) =>
    (await site.call("GET", "/api/blog/posts/a-draft", undefined, cookie ? { cookie } : {})).status;

  it("opens drafts for reading while the session lives, and nothing else", async () => {
    const owner = await signIn(site);
    expect((await owner.call("POST", "/api/admin/blog/posts", draft)).status).toBe(201);
    expect(await statusWith()).toBe(404);
    expect(await statusWith("owner_session=garbage")).toBe(404);
    expect(await statusWith(`owner_session=${owner.token}`)).toBe(404);
    expect(await statusWith(`theme=dark; ${owner.cookie}; a=b`)).toBe(200);
    const { cookie } = owner;
    for (const [method, path] of adminRoutes()) {
      if (path === "/api/admin/login") continue;
      const response = await site.call(method, path, method === "GET" ? undefined : draft, {
        cookie,
      });
      expect([method, path, response.status]).toEqual([method, path, 401]);
    }
    // Reading by cookie does not keep the session awake.
    clock.advance({ minutes: 20 });
    expect(await statusWith(owner.cookie)).toBe(200);
    clock.advance({ minutes: 10 });
    expect(await statusWith(owner.cookie)).toBe(404);
  });

  it("opens nothing after signing out", async () => {
    const owner = await signIn(site);
    await owner.call("POST", "/api/admin/blog/posts", draft);
    await owner.call("POST", "/api/admin/logout");
    expect(await statusWith(owner.cookie)).toBe(404);
  });
});
