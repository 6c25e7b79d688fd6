import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { openSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import type { RegistrationForOwner } from "../contract.ts";

const ann = {
  fullName: "Ann O'Brien",
  email: "ann@example.com",
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane\nScranton, PA 18503",
  attendeesCount: 2,
};

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
let smtp: TestSmtp | undefined;
beforeEach(async () => {
  clock = createTestClock();
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(async () => {
  await site.close();
  await smtp?.close();
  smtp = undefined;
});

async function register(changes: object = {}): Promise<number> {
  const body = { eventId: 1, ...ann, ...changes };
  const response = await site.call("POST", "/api/events/register", body);
  expect(response.status).toBe(201);
  clock.advance({ seconds: 1 });
  return (await response.json()).id;
}
const list = async () =>
  (await (await owner.call("GET", "/api/admin/registrations")).json()) as RegistrationForOwner[];
const one = (id: number | string) => owner.call("GET", `/api/admin/registrations/${id}`);
const patch = (id: number | string, body: unknown, headers?: Record<string, string>) =>
  owner.call("PATCH", `/api/admin/registrations/${id}`, body, headers);
const gone = { message: "This registration is no longer there." };

describe("GET /api/admin/registrations", () => {
  it("answers everything about each, newest first", async () => {
    const first = await register();
    const second = await register({
      fullName: "Bob Lee",
      email: "bob@example.com",
      phone: "570-555-0199",
    });
    const items = await list();
    expect(items.map(({ id }) => id)).toEqual([second, first]);
    expect(items[1]).toEqual({
      id: first,
      eventId: 1,
      ...ann,
      createdAt: "2026-05-01T14:00:00.000Z",
      version: 1,
      possibleDuplicate: false,
      letter: { state: "waiting", delivery: "file", at: "2026-05-01T14:00:00.000Z", reason: null },
      status: "registered",
      source: "visitor",
      waitingSince: null,
      offerExpiresAt: null,
      cancelledBy: null,
      statusChangedAt: "2026-05-01T14:00:00.000Z",
      cameCount: null,
      eventTitle: "Summer Garden Tour and Talk",
      isEventDeleted: false,
    });
    const single = await one(first);
    expect(single.headers.get("etag")).toBe('"1"');
    expect(await single.json()).toEqual(items[1]);
  });

  it("says of each letter whether it was sent, waits or failed, and why", async () => {
    const id = await register();
    const letterOf = async () => (await (await one(id)).json()).letter;
    await site.services.outbox.sendDue();
    expect(await letterOf()).toEqual({
      state: "sent",
      delivery: "file",
      at: "2026-05-01T14:00:01.000Z",
      reason: null,
    });
    await site.services.db
      .updateTable("outbox")
      .set({ state: "failed", lastError: "The mail server refused the letter (550)." })
      .execute();
    const failed = {
      state: "failed",
      delivery: "file",
      at: null,
      reason: "The mail server refused the letter (550).",
    };
    expect(await letterOf()).toEqual(failed);
    expect((await list())[0]?.letter).toEqual(failed);
    await owner.call("POST", `/api/admin/registrations/${id}/resend-email`);
    expect(await letterOf()).toMatchObject({ state: "waiting", reason: null });
    await site.services.db.deleteFrom("outbox").execute();
    expect(await letterOf()).toBeNull();
  });

  it("still says that a letter was kept as a file after a mail server is connected", async () => {
    const filed = await register();
    await site.services.outbox.sendDue();
    smtp = await openSmtp();
    const { dataDir, services } = site;
    await services.close();
    site = await openSite({
      env: { SMTP_URL: smtp.url },
      clock: clock.now,
      reopen: { dataDir, databaseUrl: services.config.databaseUrl },
    });
    owner = await signIn(site);
    const mailed = await register();
    const letterOf = async (id: number) => (await (await one(id)).json()).letter;
    expect(await letterOf(mailed)).toMatchObject({ state: "waiting", delivery: "mail" });
    await site.services.outbox.sendDue();
    expect(smtp.accepted).toHaveLength(1);
    expect(await letterOf(filed)).toMatchObject({ state: "sent", delivery: "file" });
    expect(await letterOf(mailed)).toMatchObject({ state: "sent", delivery: "mail" });
    const csv = await (await owner.call("GET", "/api/admin/registrations.csv")).text();
    expect(csv).toMatch(/"Sent 2026-05-01 [\s\S]*"Kept as a file 2026-05-01 /);
    const resent = await owner.call("POST", `/api/admin/registrations/${filed}/resend-email`);
    expect(await resent.json()).toEqual({
      message: "The confirmation email is on its way.",
      delivery: "mail",
    });
  });

  it("marks possible duplicates, in the list and alone", async () => {
    const a = await register();
    const sameMail = await register({
      fullName: "Sean",
      email: "ANN@example.com",
      phone: "5705550111",
    });
    const other = await register({ fullName: "Bob Lee", email: "bob@example.com" });
    const samePerson = await register({
      fullName: "BOB  LEE",
      email: "b@example.com",
      phone: "+1 570.555.0100",
    });
    const otherEvent = await register({
      eventId: 2,
      fullName: "Carl Roe",
      email: "carl@example.com",
    });
    const items = await list();
    const marked = items.filter((it) => it.possibleDuplicate).map(({ id }) => id);
    expect(marked.sort((x, y) => x - y)).toEqual([a, sameMail, other, samePerson]);
    expect((await (await one(otherEvent)).json()).possibleDuplicate).toBe(false);
    expect((await (await one(a)).json()).possibleDuplicate).toBe(true);
  });

  it("stays quick with 20,000 of them", async () => {
    const { db } = site.services;
    const many = 20_000;
    for (let from = 0; from < many; from += 500) {
      const rows = Array.from({ length: 500 }, (_, n) => {
        const i = from + n;
        return {
          ...ann,
          eventId: 1 + (i % 7),
          fullName: `Person ${i}`,
          email: `person${i}@example.com`,
          phone: `570555${String(i).padStart(5, "0")}`,
          idempotencyKey: null,
          createdAt: "2026-04-01T00:00:00.000Z",
        };
      });
      const ids = await db.insertInto("registration").values(rows).returning("id").execute();
      await db
        .insertInto("outbox")
        .values(
          ids.map(({ id }) => ({
            kind: "registration-confirmation",
            subjectId: id,
            messageId: `${id}@example.com`,
            state: "sent" as const,
            dueAt: "2026-04-01T00:00:00.000Z",
            lastError: null,
            createdAt: "2026-04-01T00:00:00.000Z",
            sentAt: "2026-04-01T00:00:00.000Z",
          })),
        )
        .execute();
    }
    await list();
    const started = performance.now();
    const items = await list();
    const took = performance.now() - started;
    expect(items).toHaveLength(many);
    expect(items[0]?.letter?.state).toBe("sent");
    // Two queries and one pass: a query for each row would take ten times this.
    expect(took).toBeLessThan(3_000);
  }, 120_000);
});

describe("PATCH /api/admin/registrations/{id}", () => {
  const changes = { ...ann, fullName: "Anna O'Brien", attendeesCount: 5 };

  it("writes the documented payload, and counts the version", async () => {
    const id = await register();
    const response = await patch(id, changes);
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toBe('"2"');
    expect(await response.json()).toMatchObject({ id, eventId: 1, ...changes, version: 2 });
    expect(await (await one(id)).json()).toMatchObject(changes);
  });

  it("writes nothing but what the form has", async () => {
    const id = await register();
    await patch(id, { ...changes, id: 99, eventId: 3, createdAt: "x", version: 7 });
    expect(await (await one(id)).json()).toMatchObject({
      id,
      eventId: 1,
      version: 2,
      createdAt: "2026-05-01T14:00:00.000Z",
    });
  });

  it("tells the second of two editors", async () => {
    const id = await register();
    expect((await patch(id, changes, { "if-match": '"1"' })).status).toBe(200);
    const second = await patch(id, { ...changes, fullName: "Somebody" }, { "if-match": '"1"' });
    expect(second.status).toBe(412);
    expect((await (await one(id)).json()).fullName).toBe("Anna O'Brien");
  });

  it.each([
    ["fullName", "A", "Name must be at least 2 characters"],
    ["email", "ann", "Please enter a valid email address"],
    ["phone", "1", "Please enter a valid phone number"],
    ["mailingAddress", "x", "Please enter your complete mailing address"],
    ["attendeesCount", 0, "At least 1 attendee is required"],
  ])("refuses %s %j with the field's message", async (field, value, message) => {
    const id = await register();
    const response = await patch(id, { ...changes, [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message, issues: [{ path: field, message }] });
    expect((await (await one(id)).json()).version).toBe(1);
  });

  it("answers 404 for one that is not there", async () => {
    for (const id of ["4711", "0", "x"]) {
      expect((await patch(id, changes)).status).toBe(404);
      const response = await one(id);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual(gone);
    }
  });
});

describe("a registration that is sent again under its key", () => {
  const headers = { "idempotency-key": "k-0123456789" };
  const send = (changes: object = {}) =>
    site.call("POST", "/api/events/register", { eventId: 1, ...ann, ...changes }, headers);

  it("is the first one, after the owner has edited it, too", async () => {
    const { id } = await (await send()).json();
    const edited = { ...ann, fullName: "Anne O'Brien", attendeesCount: 4 };
    expect((await patch(id, edited)).status).toBe(200);
    const again = await send();
    expect(again.status).toBe(201);
    expect((await again.json()).id).toBe(id);
    expect(await list()).toMatchObject([edited]);
    // What the owner made of it was never sent: under this key it is something else.
    expect((await send(edited)).status).toBe(409);
  });

  it("shows the owner nothing of the key", async () => {
    await send();
    expect(Object.keys((await list())[0] ?? {})).not.toContain("requestDigest");
  });
});

describe("DELETE /api/admin/registrations/{id}", () => {
  it("deletes it, once, and its waiting letter is not sent", async () => {
    const id = await register();
    const path = `/api/admin/registrations/${id}`;
    expect((await owner.call("DELETE", path, undefined, { "if-match": '"3"' })).status).toBe(412);
    const response = await owner.call("DELETE", path);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect((await owner.call("DELETE", path)).status).toBe(404);
    expect(await list()).toEqual([]);
    expect(await site.letters()).toEqual([]);
  });
});

describe("POST /api/admin/registrations/{id}/resend-email", () => {
  const resend = (id: number) => owner.call("POST", `/api/admin/registrations/${id}/resend-email`);

  it("sends another letter, to the address that stands there now", async () => {
    const id = await register();
    expect(await site.letters()).toHaveLength(1);
    await patch(id, { ...ann, email: "new@example.com" });
    const response = await resend(id);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({
      message: "No mail server is connected: the confirmation email becomes a file.",
      delivery: "file",
    });
    const to = (await site.letters()).map((letter) => letter.to?.[0]?.address);
    expect(to.sort()).toEqual(["ann@example.com", "new@example.com"]);
  });

  it("answers 404 where the registration is gone, 409 where its event is", async () => {
    const id = await register();
    await owner.call("DELETE", "/api/admin/events/1");
    expect((await resend(id)).status).toBe(409);
    await owner.call("DELETE", `/api/admin/registrations/${id}`);
    expect((await resend(id)).status).toBe(404);
  });

  it("does not flood one person with letters", async () => {
    const id = await register();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await resend(id)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe("GET /api/admin/registrations.csv", () => {
  it("is a file that a spreadsheet reads right and runs nothing of", async () => {
    await register({ fullName: '=HYPERLINK("http://evil.example","x")', phone: "+1 570 555 0100" });
    await register({
      fullName: 'Séan "Jack" مريم',
      email: "-x@example.com",
      phone: "-5705550100",
      mailingAddress: "@SUM(1+1)*cmd|' /C calc'!A0\nLine, two",
    });
    await register({ eventId: 2, fullName: "Ann", mailingAddress: "1+1 Rose Lane, Scranton" });
    await owner.call("DELETE", "/api/admin/events/2");
    await site.services.outbox.sendDue();
    const response = await owner.call("GET", "/api/admin/registrations.csv");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="registrations-2026-05-01.csv"',
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    const lines = text.split("\r\n");
    expect(lines[0]).toBe(
      '"Name","Event","Email","Phone","Mailing Address","Attendees","Registered","Confirmation","Status"',
    );
    expect(lines[1]).toContain('"Unknown Event"');
    expect(lines[2]).toBe(
      `"Séan ""Jack"" مريم","Summer Garden Tour and Talk","'-x@example.com","'-5705550100","'@SUM(1+1)*cmd|' /C calc'!A0\nLine, two","2","2026-05-01 10:00","Kept as a file 2026-05-01 10:00","Registered"`,
    );
    expect(lines[3]).toMatch(/^"'=HYPERLINK\(""http:\/\/evil\.example"",""x""\)",/);
    expect(lines[3]).toContain(`"'+1 570 555 0100"`);
    expect(lines[4]).toBe("");
    expect(lines).toHaveLength(5);
  });

  it("holds those alone that the list shows: of one event, found by words", async () => {
    await register({ fullName: "Ann O’Brien" });
    await register({ fullName: "Bea O’Brien", eventId: 2 });
    await register({ fullName: "Cara Lee", eventId: 2 });
    const names = async (query: string) => {
      const response = await owner.call("GET", `/api/admin/registrations.csv${query}`);
      const lines = (await response.text()).split("\r\n").slice(1, -1);
      return lines.map((line) => line.split(",")[0]).sort();
    };
    expect(await names("")).toHaveLength(3);
    expect(await names("?event=2")).toEqual(['"Bea O’Brien"', '"Cara Lee"']);
    expect(await names("?event=2&find=o%27brien")).toEqual(['"Bea O’Brien"']);
    expect(await names("?find=o%27brien")).toEqual(['"Ann O’Brien"', '"Bea O’Brien"']);
    expect(await names("?find=nobody")).toEqual([]);
    const odd = await owner.call("GET", "/api/admin/registrations.csv?event=two");
    expect(odd.status).toBe(400);
  });
});
