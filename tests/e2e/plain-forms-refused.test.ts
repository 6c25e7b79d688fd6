import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "#tests/support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const ann = {
  fullName: "Ann Lee",
  email: "ann@example.com",
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: "2",
};

/** As a browser without JavaScript posts it. */
const post = (path: string, form: Record<string, string>) =>
  fetch(server.url + path, { method: "POST", body: new URLSearchParams(form) });

describe("a form posted without JavaScript", () => {
  it("that cannot be kept now says when to try again, and brings back what was typed", async () => {
    const database = new DatabaseSync(join(server.dataDir, "garden.sqlite"));
    // Nobody else can write: as on a full disk, what is there can be read.
    database.exec("PRAGMA busy_timeout = 10000; BEGIN IMMEDIATE");
    const page = await post("/event-registration?event=2", ann);
    database.exec("ROLLBACK");
    database.close();
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).toBe("5");
    expect(await page.text()).toContain('value="Ann Lee"');
    expect((await post("/event-registration?event=2", ann)).status).toBe(200);
  });

  it("too often says when to try again", async () => {
    let page = await post("/owner-password", { username: "somebody" });
    for (let tries = 0; page.status === 200 && tries < 200; tries += 1) {
      page = await post("/owner-password", { username: "somebody" });
    }
    expect(page.status).toBe(429);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
