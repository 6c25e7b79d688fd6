import { readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import type { OpenApiDocument } from "#server/openapi/document.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "info" });
});
afterAll(() => server.close());

/** Sends bytes as they are, and answers what comes back until the connection closes. */
function raw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

describe("a request that is wrong before anything is asked", () => {
  it("is 405 for TRACE, whatever it names", async () => {
    const answer = await raw(
      "TRACE / HTTP/1.1\r\nHost: a\r\nX-Secret: 1\r\nConnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/^Allow: GET, HEAD/m);
    expect(answer).not.toContain("X-Secret");
  });

  it("is 400 with two Host headers", async () => {
    const answer = await raw("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const control = await raw("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    expect(control).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it("keeps the connection of a body that is too large", async () => {
  const body = "x".repeat(1_000_000);
  const answer = await raw(
    `POST /api/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}` +
      "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  );
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
});

it("keeps the key in a link out of the log, however the address is written", async () => {
  for (const path of [
    "/Unsubscribe/secret-one",
    "//unsubscribe/secret-two",
    "/%75nsubscribe/secret-three",
    "/API/Registrations/secret-four",
    ...["subscription", "registration", "door", "owner-mail", "owner-password"].flatMap((page) => [
      `/${page}/secret-of-a-page`,
      `/api/${page}/secret-of-the-api`,
    ]),
  ]) {
    await fetch(server.url + path).catch(() => {});
  }
  // What is logged in turn is logged whole once the last one is.
  await fetch(`${server.url}/the-last-one`);
  await expect.poll(() => server.output()).toContain("/the-last-one");
  expect(server.output()).toContain("nsubscribe/…");
  expect(server.output()).not.toContain("secret-");
});

/** A key that opens a registration: pages that are rendered with it are other ones than a refusal. */
async function validKey(): Promise<string> {
  const answer = await fetch(`${server.url}/api/events/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      eventId: 2,
      fullName: "Ann Lee",
      email: "ann@example.com",
      phone: "(570) 555-0100",
      mailingAddress: "12 Rose Lane, Scranton, PA 18503",
      attendeesCount: 1,
    }),
  });
  expect(answer.status).toBe(201);
  const links = async () =>
    /\/registration\/([\w-]+)/.exec((await server.letters())[0]?.text ?? "")?.[1];
  await expect.poll(links).toBeDefined();
  return (await links()) ?? "";
}

it("prints no key, whatever is wrong with the request", async () => {
  const key = await validKey();
  const pages = ["registration", "unsubscribe", "subscription", "door", "owner-mail"];
  const calls = ["api/registrations", "api/unsubscribe", "api/door", "api/backups"];
  const odd = (page: string) => [
    `/${page}/${key}%`,
    `/${page}/${key}%ff`,
    `/${page}/%00${key}`,
    `/${page}/%0a${key}`,
    `/${page}/%E2%80%A8${key}`,
    `/${page}%2f${key}`,
    `/${page}%252f${key}%`,
    `/${page}\\${key}`,
    `/${page}//${key}`,
    `//${page.toUpperCase()}/${key}%`,
    `/%2e/${page}/${key}`,
    `/nothing/../${page}/${key}%`,
    `/${page}/${key}.data`,
    `/${page}/${key}/more?key=${key}%`,
    `/location?from=/${page}/${key}%`,
    `/__manifest?p=/${page}/${key}%&version=1`,
    `http://nursery.example/${page}/${key}%`,
  ];
  const requests = [...pages, ...calls].flatMap((page) =>
    odd(page).flatMap((path) => ["GET", "POST", "DELETE"].map((method) => `${method} ${path}`)),
  );
  for (const request of requests) {
    const answer = await raw(
      `${request} HTTP/1.1\r\nHost: a\r\nReferer: http://a/registration/${key}%\r\n` +
        "Content-Type: application/json\r\nContent-Length: 3\r\nConnection: close\r\n\r\n{%}",
    );
    expect([request, answer.slice(0, 12)]).not.toEqual([request, "HTTP/1.1 500"]);
  }
  expect((await fetch(`${server.url}/registration/${key}`)).status).toBe(200);
  await fetch(`${server.url}/the-end-of-odd-requests`);
  await expect.poll(() => server.output()).toContain("/the-end-of-odd-requests");
  const lines = server.output().split("\n");
  expect(lines.filter((line) => line.includes(key))).toEqual([]);
  // All of it is the log: what a library prints by itself is none of its lines.
  const banner = lines.findIndex((line) => line.startsWith("{"));
  expect(lines.slice(banner).filter((line) => line !== "" && !line.startsWith("{"))).toEqual([]);
});

/** What in an address opens something for whoever has it, and what stands on public pages anyway. */
const secretParts = ["key", "secret", "token"];
const openParts = [
  "catalogue",
  "file",
  "id",
  "kind",
  "list",
  "name",
  "place",
  "post",
  "slug",
  "thing",
  "year",
];

/** "/door/:token", of every page and every call of the API; `/openapi.json` is held to have all calls. */
async function everyAddress(): Promise<string[]> {
  const pages = (routes as RouteConfigEntry[]).map(({ path = "" }) => `/${path}`);
  const { paths }: OpenApiDocument = await (await fetch(`${server.url}/openapi.json`)).json();
  return [...pages, ...Object.keys(paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ":$1"))];
}

const partsOf = (address: string) => [...address.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);

it("keeps what opens a page or a call out of the log, at every address there is", async () => {
  expect((routes as RouteConfigEntry[]).filter(({ children }) => children)).toEqual([]);
  const addresses = await everyAddress();
  const unknown = addresses.flatMap(partsOf).filter(isUnknown);
  expect(unknown, "Please say in this file whether it is a secret.").toEqual([]);
  const withSecrets = new Set(addresses.filter((address) => partsOf(address).some(isSecret)));
  expect(withSecrets).toContain("/subscription/:token");
  expect(withSecrets).toContain("/api/registrations/:key/event.ics");
  for (const address of withSecrets) {
    const path = address.replaceAll(
      /:(\w+)\??/g,
      (_, name) => `hidden-in${address.replaceAll(/\W/g, "-")}-${name}`,
    );
    await fetch(server.url + path);
  }
  await fetch(`${server.url}/the-very-last-one`);
  await expect.poll(() => server.output()).toContain("/the-very-last-one");
  const logged = server.output().match(/hidden-in[\w-]*/g) ?? [];
  expect([...new Set(logged)]).toEqual([]);
});

function isSecret(name: string): boolean {
  return secretParts.includes(name);
}

function isUnknown(name: string): boolean {
  return !isSecret(name) && !openParts.includes(name);
}

it("writes files that only its user can read", () => {
  const modes = ["garden.sqlite", "garden.sqlite-wal"].map(
    (name) => statSync(join(server.dataDir, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o600, 0o600]);
  expect(readFileSync(join(server.dataDir, "garden.sqlite")).length).toBeGreaterThan(0);
});

it("answers requests on kept connections while it stops, and resets none", async () => {
  const own = await startServer({ LOG_LEVEL: "info" });
  const { port } = new URL(own.url);
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(Number(port), "127.0.0.1");
      let received = "";
      const errors: Error[] = [];
      socket.setEncoding("latin1");
      socket.on("data", (chunk) => {
        received += chunk;
      });
      socket.on("error", (error) => errors.push(error));
      const ask = () => socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
      ask();
      await expect.poll(() => received).toContain('"ok"');
      return { ask, errors, received: () => received, socket };
    }),
  );
  const stopping = own.stop();
  await expect.poll(() => own.output(), { interval: 5 }).toContain("Draining.");
  for (const { ask } of sockets) ask();
  for (const { errors, received, socket } of sockets) {
    await expect.poll(() => socket.closed || socket.destroyed || socket.readableEnded).toBe(true);
    expect(errors).toEqual([]);
    expect(received().match(/HTTP\/1\.1 \d/g)).toHaveLength(2);
    expect(received().toLowerCase()).toContain("connection: close");
  }
  expect(await stopping).toBe(0);
  await own.close();
});
