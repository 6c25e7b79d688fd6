import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "#tests/support/server.ts";

const publicUrl = "https://nursery.test";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl });
});
afterAll(() => server.close());

const ann = new URLSearchParams({
  fullName: "Ann Lee",
  email: "ann@example.com",
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: "2",
}).toString();

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** With `node:http`, because `fetch` lets nobody choose Host and Origin. */
function send(
  method: string,
  path: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sending = request({ hostname, port, method, path, headers }, async (answer) => {
      const { statusCode: status = 0, headers } = answer;
      resolve({ status, headers, body: await text(answer) });
    });
    sending.once("error", reject);
    sending.end(body);
  });
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  send("POST", path, {
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });

describe("a form posted without JavaScript", () => {
  it("is kept", async () => {
    const { status, body } = await post("/event-registration", ann);
    expect(status).toBe(200);
    expect(body).toContain("Thank You");
  });

  it("comes back with the API's own status, the messages and what was typed", async () => {
    const { status, body } = await post("/event-registration", "fullName=A&phone=570");
    expect(status).toBe(400);
    expect(body).toContain("Name must be at least 2 characters");
    expect(body).toContain('value="570"');
    const newsletter = await post("/?index", "email=ann");
    expect(newsletter.status).toBe(400);
    expect(newsletter.body).toContain("Please enter a valid email address");
  });

  it.each([
    ["JSON", "application/json", "{}"],
    ["text", "text/plain", "fullName=Ann"],
    ["a torn upload", "multipart/form-data; boundary=x", "garbage"],
    ["nothing", "", ""],
  ])("is refused with 400 where it is no form but %s", async (_what, type, body) => {
    for (const path of ["/event-registration", "/?index"]) {
      const answer = await post(path, body, { "content-type": type });
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.headers["content-type"]).toMatch(/^text\/html/);
    }
    expect(server.output()).not.toContain('"level":"error"');
  });

  it.each<[what: string, headers: Record<string, string>]>([
    ["a proxy that ends TLS", { host: "nursery.test", origin: publicUrl }],
    ["a proxy that puts its own name for Host", { host: "backend:3000", origin: publicUrl }],
    [
      "another name that is this site",
      { host: "www.nursery.test", origin: "https://www.nursery.test" },
    ],
    ["no proxy", { host: "localhost:3000", origin: "http://localhost:3000" }],
  ])("is taken behind %s", async (_what, headers) => {
    expect((await post("/event-registration", ann, headers)).status).toBe(200);
  });

  it.each(["https://evil.example", "null", "https://nursery.test.evil.example", "garbage"])(
    "is refused from a page of another site (%s)",
    async (origin) => {
      const answer = await post("/event-registration", ann, { host: "nursery.test", origin });
      expect(answer.status).toBe(403);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(server.output()).not.toContain('"level":"error"');
    },
  );
});

describe("a page", () => {
  it("takes nothing from the headers that a visitor or a proxy can choose", async () => {
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "gopher",
      "x-original-url": "/admin-login",
    };
    for (const path of ["/location", "/location?asked=alone", "/no-such-page", "/blog/nothing"]) {
      const { body } = await send("GET", path, { headers });
      expect(body).not.toContain("evil.example");
      expect(body).not.toContain("gopher");
    }
    expect((await send("GET", "/location")).body).toContain(`href="${publicUrl}/location"`);
  });

  it.each(["//[", "//evil.example", "//@", "/%5B//["])(
    "is 404 at an address that is none (%s)",
    async (path) => {
      const { status, body } = await send("GET", path);
      expect(status).toBe(404);
      expect(body).toContain("404 Page Not Found");
    },
  );

  it.each(["POST", "PUT", "DELETE", "PATCH"])(
    "answers %s with 405 and what it takes",
    async (method) => {
      const { status, headers } = await send(method, "/cemetery");
      expect(status).toBe(405);
      expect(headers["allow"]).toBe("GET, HEAD");
      expect(server.output()).not.toContain('"level":"error"');
    },
  );

  it.each(["PUT", "PATCH", "DELETE"])("takes a form by POST alone (%s)", async (method) => {
    const form = {
      "content-type": "application/x-www-form-urlencoded",
      // Node's client says no length of what a DELETE carries.
      "content-length": String(ann.length),
    };
    for (const path of ["/event-registration", "/unsubscribe/none"]) {
      const { status, headers, body } = await send(method, path, { headers: form, body: ann });
      expect([path, status]).toEqual([path, 405]);
      expect(headers["allow"]).toBe("GET, HEAD, POST");
      expect(body).toContain("This page takes no such request");
      expect(body).not.toContain("our fault");
    }
    expect(server.output()).not.toContain('"level":"error"');
  });
});
