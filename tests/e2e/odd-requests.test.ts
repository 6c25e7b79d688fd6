import { readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
