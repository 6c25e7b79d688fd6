import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawRequest } from "#tests/support/raw-request.ts";
import { ownerPassword, type RunningServer, startServer } from "#tests/support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { redirect: "manual", ...init });

describe("a page", () => {
  it("comes with its content, compressed, tagged, and under a policy without exceptions", async () => {
    const response = await get("/event-registration", { headers: { "accept-encoding": "br" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-encoding")).toBe("br");
    const html = await response.text();
    expect(html).toContain("Saturday, June 21st, 2025");
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toContain("<style");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("strict-transport-security")).toBeNull();
  });

  it("is the same for a hit and a miss, and 304 for whoever has it", async () => {
    const first = await get("/events");
    const second = await get("/events");
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^".+"$/);
    expect(second.headers.get("etag")).toBe(tag);
    expect(await second.text()).toBe(await first.text());
    const third = await get("/events", { headers: { "if-none-match": tag } });
    expect(third.status).toBe(304);
    expect(await third.text()).toBe("");
    expect(third.headers.get("content-security-policy")).toBe(
      first.headers.get("content-security-policy"),
    );
  });

  it("carries a request id of its own on every answer", async () => {
    const ids = await Promise.all(
      ["/events", "/events", "/api/events", "/nothing"].map(async (path) =>
        (await get(path)).headers.get("x-request-id"),
      ),
    );
    expect(new Set(ids).size).toBe(4);
    expect(ids.every(Boolean)).toBe(true);
  });

  it("answers HEAD with the head alone, and no worse for those who come after", async () => {
    const head = await get("/contact", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    const page = await get("/contact");
    expect(await page.text()).toContain("</html>");
    expect(page.headers.get("content-length")).toBe(head.headers.get("content-length"));
  });

  it.each([
    "/nothing",
    "/products",
    "/admin",
    "/newsletter",
    "/blog/no-such-post",
    "/%00",
    "/a%2Fb",
    // A page, too: no address that is not there says less than "404 Page Not Found".
    "/assets/no-such-file.js",
    "/attached-assets/no-such-picture.webp",
    "/pictures/no-such-picture.webp",
  ])("answers %s with a real 404", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  });

  it("has one address: a slash too many is sent on, and never to another site", async () => {
    const response = await get("/events/?a=1");
    expect(response.status).toBe(308);
    expect(new URL(response.headers.get("location") ?? "", server.url).href).toBe(
      `${server.url}/events?a=1`,
    );
    const hostile = await get("//example.org//");
    expect(new URL(hostile.headers.get("location") ?? "/", server.url).origin).toBe(server.url);
  });

  it.each([
    ["/Trees?q=Oak", "/trees?q=Oak"],
    ["/UNSUBSCRIBE/aBc", "/unsubscribe/aBc"],
  ])("has one address: %s is sent on to %s", async (path, address) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([308, address]);
  });
});

describe("files", () => {
  it("under hashed names are kept for good, and come compressed", async () => {
    const html = await (await get("/")).text();
    const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? "";
    const response = await get(script, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
  });

  it.each([
    "/../package.json",
    "/..%2fpackage.json",
    "/assets/..%2f..%2f.stamp",
    "/.env",
    "/assets",
    "/assets/../../.stamp",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/..%5cpackage.json",
    "/assets/..\\..\\package.json",
    "//../package.json",
  ])("do not lie outside the public folder (%s)", async (path) => {
    const { status, body } = await rawRequest(server.url, "GET", path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('"dependencies"');
  });
});

describe("the process", () => {
  it("says where the site is, where its data lies, and how the owner signs in", async () => {
    const greeting = server.output();
    expect(greeting).toContain(`is open at ${server.url}`);
    expect(greeting).toContain(server.dataDir);
    expect(greeting).toMatch(/user name {2}owner\n {4}password {3}the one in ADMIN_PASSWORD/);
    expect(greeting).not.toContain(ownerPassword);
  });

  it("says a password that it made once, and never in the log", async () => {
    const own = await startServer({
      ADMIN_PASSWORD: "",
      LOG_LEVEL: "trace",
      BACKUP_FOLDER: "/not/mounted",
    });
    expect(own.output()).toContain("There is no folder /not/mounted (BACKUP_FOLDER).");
    const password = / password {3}(\S+)/.exec(own.output())?.[1] ?? "";
    expect(password.length).toBeGreaterThanOrEqual(12);
    const signIn = () =>
      fetch(`${own.url}/api/admin/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username: "owner", password }),
      });
    const answer = await signIn();
    expect(answer.status).toBe(200);
    const { token } = await answer.json();
    const cookie = answer.headers.get("set-cookie")?.match(/=([^;]+)/)?.[1] ?? "";
    await fetch(`${own.url}/api/admin/registrations`, {
      headers: { authorization: `Bearer ${token}`, cookie: `owner_session=${cookie}` },
    });
    await own.stop();
    const log = () =>
      own
        .output()
        .split("\n")
        .filter((line) => line.startsWith("{"));
    // The control: the log does tell of these requests.
    expect(log().join("\n")).toContain("/api/admin/login");
    for (const secret of [password, token, cookie]) {
      expect(secret).not.toBe("");
      expect(log().join("\n")).not.toContain(secret);
    }
    await own.restart();
    expect(own.output()).not.toContain(password);
    expect((await signIn()).status).toBe(200);
    await own.close();
  });

  it("is healthy once it is open", async () => {
    const response = await get("/healthz");
    expect(response.status).toBe(200);
  });

  it("finishes what is under way when it is told to stop, and leaves with 0", async () => {
    const own = await startServer();
    const idle = await openSocket(own.url);
    const body = JSON.stringify({
      eventId: 1,
      fullName: "Ann Lee",
      email: "ann@example.com",
      phone: "(570) 555-0100",
      mailingAddress: "12 Rose Lane, Scranton, PA 18503",
      attendeesCount: 1,
    });
    const slow = await openSocket(own.url);
    slow.write(
      `POST /api/events/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
    );
    // A full round trip on another connection: the half request has arrived by then.
    await fetch(`${own.url}/healthz`);
    const ended = own.stop("SIGTERM");
    await refused(own.url);
    expect(slow.readyState).toBe("open");
    slow.write(body.slice(20));
    expect(await read(slow)).toMatch(/^HTTP\/1\.1 201 /);
    expect(await ended).toBe(0);
    idle.destroy();
    await own.close();
  });

  it("names the mistake where a setting is wrong, and does not start", async () => {
    await expect(startServer({ PORT: "many", DATA_DIR: server.dataDir })).rejects.toThrow(
      "PORT must be a number from 0 to 65535.",
    );
  });
});

function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once("error", reject);
  });
}

function read(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.once("end", () => resolve(text));
    socket.once("error", reject);
  });
}

/** Resolves when nobody listens there any more. */
async function refused(url: string): Promise<void> {
  for (;;) {
    try {
      (await openSocket(url)).destroy();
    } catch {
      return;
    }
  }
}
