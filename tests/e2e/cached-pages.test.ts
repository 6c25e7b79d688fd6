import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownerPassword, type RunningServer, startServer } from "#tests/support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "info" });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${server.url}${path}`, { redirect: "manual", method, headers });

/** The lines that the log has for this request. */
const linesOf = (requestId: string | null) =>
  server
    .output()
    .split("\n")
    .filter((line) => requestId && line.includes(requestId))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("the log", () => {
  it("has one line for every page, from memory or not, under the id that the answer carries", async () => {
    const made = await get("/location?utm_source=letter");
    const kept = await get("/location?utm_source=letter");
    const tag = kept.headers.get("etag") ?? "";
    const asked = [
      { response: made, status: 200 },
      { response: kept, status: 200 },
      { response: await get("/location", { "if-none-match": tag }), status: 304 },
      { response: await get("/location", {}, "HEAD"), method: "HEAD", status: 200 },
    ];
    expect(new Set(asked.map(({ response }) => response.headers.get("x-request-id"))).size).toBe(4);
    for (const { response, method = "GET", status } of asked) {
      const id = response.headers.get("x-request-id");
      expect(response.status).toBe(status);
      await expect.poll(() => linesOf(id)).toHaveLength(1);
      const [line] = linesOf(id);
      expect(line).toEqual({
        level: "info",
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        requestId: id,
        method,
        path: "/location",
        status,
        ms: expect.any(Number),
        msg: "request",
      });
    }
  });

  it("has its last line when the process is told to stop", async () => {
    const own = await startServer({ LOG_LEVEL: "info" });
    await fetch(`${own.url}/contact`);
    const id = (await fetch(`${own.url}/contact`)).headers.get("x-request-id");
    await own.stop();
    expect(own.output()).toContain(id);
    expect(own.output()).toContain('"msg":"Stopped."');
    await own.close();
  });
});

describe("a page from memory", () => {
  it("is answered whatever an advertisement puts behind its address", async () => {
    const tag = (await get("/events")).headers.get("etag");
    expect(tag).toBeTruthy();
    for (const query of ["?utm_source=letter&utm_medium=email", "?fbclid=1", "?gclid=1&_gl=2"]) {
      expect((await get(`/events${query}`)).headers.get("etag")).toBe(tag);
    }
    // The control: what a page may read makes a page of its own.
    expect((await get("/perennials?q=rose&utm_source=a")).headers.get("etag")).toBeNull();
  });

  it("is answered to the owner, too, where there are no drafts", async () => {
    const { cookie } = await signIn();
    const tag = (await get("/events")).headers.get("etag");
    expect(tag).toBeTruthy();
    expect((await get("/events", { cookie })).headers.get("etag")).toBe(tag);
  });

  it("is answered to a cookie that opens nothing, and never to the owner who may see drafts", async () => {
    const { token, cookie } = await signIn();
    const draft = await fetch(`${server.url}/api/admin/blog/posts`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({
        title: "Not for everybody yet",
        slug: "not-yet",
        excerpt: "Soon",
        content: "Soon",
        author: "Rose",
        publishedAt: null,
      }),
    });
    expect(draft.status).toBe(201);
    const everybodys = await get("/blog");
    const tag = everybodys.headers.get("etag");
    expect(tag).toBeTruthy();
    const unknown = randomBytes(32).toString("base64url");
    for (const stale of ["owner_session=", "owner_session=last-year", `owner_session=${unknown}`]) {
      for (const _time of ["asked of the database", "remembered"]) {
        expect((await get("/blog", { cookie: stale })).headers.get("etag")).toBe(tag);
      }
    }

    for (let time = 1; time <= 2; time += 1) {
      const owners = await get("/blog", { cookie: `theme=dark; ${cookie}` });
      expect(await owners.text()).toContain("Not for everybody yet");
      expect(owners.headers.get("etag")).toBeNull();
      expect(owners.headers.get("cache-control")).toBe("no-store");
      expect((await get("/blog/not-yet", { cookie })).status).toBe(200);
    }
    expect(await (await get("/blog")).text()).not.toContain("Not for everybody yet");
    expect((await get("/blog/not-yet")).status).toBe(404);

    await fetch(`${server.url}/api/admin/logout`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await get("/blog", { cookie })).headers.get("etag")).toBe(tag);
    expect((await get("/blog/not-yet", { cookie })).status).toBe(404);
    // Whoever signs in again has a new cookie, and it is not taken for the old one.
    const again = await signIn();
    expect((await get("/blog/not-yet", { cookie: again.cookie })).status).toBe(200);
  });
});

describe("a page made for one visitor", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ])("comes compressed to whoever takes %s", async (accepted, encoding) => {
    const response = await get("/perennials?q=rose", { "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toContain("Accept-Encoding");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toMatch(/<\/html>$/);
  });

  it("has its head alone for HEAD", async () => {
    const response = await get("/perennials?q=rose", {}, "HEAD");
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(1000);
    expect(await response.text()).toBe("");
  });
});

async function signIn(): Promise<{ token: string; cookie: string }> {
  const response = await fetch(`${server.url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "owner", password: ownerPassword }),
  });
  const { token } = (await response.json()) as { token: string };
  return { token, cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
}
