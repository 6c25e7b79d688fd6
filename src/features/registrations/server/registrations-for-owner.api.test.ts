import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { openSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import type { RegistrationForOwner } from "../answers.ts";

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
      note: "",
      paid: null,
      eventCost: null,
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
    // Processor time: a busy machine does not lengthen it.
    const before = process.cpuUsage();
    const items = await list();
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1_000;
    expect(items).toHaveLength(many);
    expect(items[0]?.letter?.state).toBe("sent");
    // Two queries and one pass: a query for each row would take ten times this.
    expect(took).toBeLessThan(3_000);
  }, 120_000);
});
