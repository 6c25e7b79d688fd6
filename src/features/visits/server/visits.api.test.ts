import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ownerMailSettings } from "#mail/owner-address.ts";
import { gardenTextMax } from "#shared/both/garden-list.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { VisitForOwner } from "../answers.ts";

const ann = {
  fullName: "Ann Lee",
  email: "ann@example.com",
  phone: "",
  days: "Saturdays in May",
  message: "We have a small shady yard.",
  plants: "lenten-rose*2,eastern-redbud",
};

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

const ask = (body: unknown, headers?: Record<string, string>) =>
  site.call("POST", "/api/visits", body, headers);
const list = async () =>
  (await (await owner.call("GET", "/api/admin/visits")).json()) as VisitForOwner[];
const recipients = async () => (await site.letters()).map(({ to }) => to?.[0]?.address).sort();
const confirmOwner = () =>
  ownerMailSettings.write(site.services.db, {
    address: "rose@example.com",
    pending: null,
    word: "never",
  });

describe("POST /api/visits", () => {
  it("keeps a parish's request, and repeats nothing of it to an address that anybody can type", async () => {
    await confirmOwner();
    const parish = { ...ann, church: "St. Rose of Lima", occasion: "Corpus Christi" };
    expect((await ask(parish)).status).toBe(201);
    expect((await list())[0]).toMatchObject({
      church: "St. Rose of Lima",
      occasion: "Corpus Christi",
    });
    const letters = await site.letters();
    const to = (address: string) => letters.find(({ to }) => to?.[0]?.address === address);
    expect(to("rose@example.com")?.subject).toBe("Ann Lee asks for St. Rose of Lima");
    expect(to("rose@example.com")?.text).toContain("Occasion: Corpus Christi");
    expect(to("ann@example.com")?.text).toContain("Your request for your parish has reached us");
    expect(to("ann@example.com")?.text).not.toMatch(/St\. Rose|Corpus/);
    const refused = await ask({ ...parish, church: " " });
    expect(await refused.json()).toMatchObject({ issues: [{ path: "church" }] });
  });

  it("keeps the request and writes to the visitor and to the owner", async () => {
    await confirmOwner();
    const response = await ask(ann);
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: number };
    expect(await list()).toEqual([
      {
        ...ann,
        id,
        plants: ["2 × Lenten Rose", "1 × Eastern Redbud"],
        plantsLink: "/my-garden?plants=lenten-rose*2,eastern-redbud",
        isSuspect: false,
        status: "open",
        note: "",
        createdAt: "2026-05-01T14:00:00.000Z",
        statusChangedAt: null,
        version: 1,
      },
    ]);
    const letters = await site.letters();
    const [toVisitor, toOwner] = ["ann@example.com", "rose@example.com"].map((address) =>
      letters.find(({ to }) => to?.[0]?.address === address),
    );
    expect(letters).toHaveLength(2);
    expect(toVisitor?.text).toContain("Dear Ann Lee,");
    expect(toVisitor?.text).toContain("2 × Lenten Rose");
    expect(toOwner?.text).toContain("Days that suit: Saturdays in May");
    expect(toOwner?.subject).toBe("Ann Lee asks for a visit");
    expect(toOwner?.replyTo?.[0]?.address).toBe("ann@example.com");
    expect(toOwner?.html).toContain("We have a small shady yard.");
  });

  it("writes to nobody but the owner where there is a phone alone, and to nobody without her address", async () => {
    const { email: _, ...withoutEmail } = { ...ann, phone: "(570) 555-0100" };
    expect((await ask(withoutEmail)).status).toBe(201);
    expect(await recipients()).toEqual([]);
    await confirmOwner();
    expect((await ask(withoutEmail)).status).toBe(201);
    expect(await recipients()).toEqual(["rose@example.com"]);
  });

  it("keeps the request and both letters, or none of them", async () => {
    await confirmOwner();
    const { db } = site.services;
    const counts = async () => ({
      visits: (await db.selectFrom("visitRequest").select("id").execute()).length,
      letters: (await db.selectFrom("outbox").select("kind").execute()).map(({ kind }) => kind),
    });
    const restore = await failingAt("visit-to-owner");
    expect((await ask(ann)).status).toBe(500);
    expect(await counts()).toEqual({ visits: 0, letters: [] });
    await restore();
    // The control: the same request without the fault keeps all three.
    expect((await ask(ann)).status).toBe(201);
    expect(await counts()).toEqual({ visits: 1, letters: ["visit-asked", "visit-to-owner"] });
  });

  it.each([
    ["fullName", "A", "Name must be at least 2 characters"],
    ["fullName", undefined, "Name must be at least 2 characters"],
    [
      "fullName",
      "Ann\r\nBcc: x@example.com",
      "Please remove line breaks and other control characters",
    ],
    ["email", "ann", "Please enter a valid email address"],
    ["email", 7, "Please enter a valid email address"],
    ["email", "", "Please give an e-mail address or a phone number, so that we can answer you"],
    [
      "email",
      undefined,
      "Please give an e-mail address or a phone number, so that we can answer you",
    ],
    ["phone", "555-0100", "Please enter a valid phone number"],
    ["days", " ", "Please tell us which days would suit you"],
    ["days", undefined, "Please tell us which days would suit you"],
    ["days", "x".repeat(301), "Please shorten the days to 300 characters"],
    ["message", "x".repeat(2001), "Please shorten the message to 2,000 characters"],
    ["message", 5, "Please write your message as text"],
    ["message", "a\u0000", "Please remove control characters"],
    ["plants", "x".repeat(gardenTextMax + 1), "The list of plants is too long to send along"],
  ])("refuses %s %j with the field's message", async (field, value, message) => {
    const response = await ask({ ...ann, [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message, issues: [{ path: field, message }] });
    expect(await list()).toEqual([]);
  });

  it("says all that is missing at once", async () => {
    const { issues } = (await (await ask({})).json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual(["fullName", "days", "email"]);
  });

  it("keeps the same sending once, and says so where the details differ", async () => {
    const key = { "idempotency-key": "one-sending-of-ann" };
    const first = await (await ask(ann, key)).json();
    expect(await (await ask(ann, key)).json()).toEqual(first);
    expect((await ask({ ...ann, days: "Never" }, key)).status).toBe(409);
    expect((await ask(ann, { "idempotency-key": "short" })).status).toBe(400);
    const racing = { "idempotency-key": "sent-five-times" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(ann, racing)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await list()).toHaveLength(2);
  });

  it("takes thirty tries in ten minutes from one sender, refused ones counted", async () => {
    const sender = { "x-forwarded-for": "10.9.8.7" };
    for (let n = 0; n < 30; n += 1) {
      const { status } = await ask(n % 2 ? ann : { ...ann, days: "" }, sender);
      expect(status).toBe(n % 2 ? 201 : 400);
    }
    const refused = await ask(ann, sender);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBe(600);
    expect((await ask(ann)).status).toBe(201);
    clock.advance({ minutes: 10, seconds: 1 });
    expect((await ask(ann, sender)).status).toBe(201);
  });

  it("keeps and marks what a program filled in, and sends no letter to the address in it", async () => {
    await confirmOwner();
    expect((await ask({ ...ann, website: "https://spam.example" })).status).toBe(201);
    expect((await ask({ ...ann, website: { deep: [1] } })).status).toBe(201);
    expect((await ask({ ...ann, website: "" })).status).toBe(201);
    // Another program's way to say that there is nothing in it, as with registrations.
    expect((await ask({ ...ann, website: null })).status).toBe(201);
    expect((await list()).map(({ isSuspect }) => isSuspect)).toEqual([false, false, true, true]);
    expect(await recipients()).toEqual([
      "ann@example.com",
      "ann@example.com",
      "rose@example.com",
      "rose@example.com",
      "rose@example.com",
      "rose@example.com",
    ]);
  });

  it("carries nothing that a stranger wrote to the address that he typed", async () => {
    await confirmOwner();
    const spam = {
      fullName: "Win $5,000 at www.prize.example",
      email: "victim@example.com",
      days: "Today: call 900 555 0100 for your prize",
      message: "Cheap pills at https://pills.example/now",
      plants: "buy-cheap-pills-at-pills-example,lenten-rose",
    };
    expect((await ask(spam)).status).toBe(201);
    const letters = await site.letters();
    const [toVictim, toOwner] = [spam.email, "rose@example.com"].map((address) =>
      letters.find(({ to }) => to?.[0]?.address === address),
    );
    const whole = JSON.stringify(toVictim);
    for (const words of ["5,000", "prize", "900 555", "pills"]) expect(whole).not.toContain(words);
    for (const said of [toVictim?.text, toVictim?.html]) {
      expect(said).toContain("Dear friend,");
      expect(said).toContain("1 × Lenten Rose");
    }
    // The control: all of it reaches the owner.
    for (const words of [spam.fullName, spam.days, spam.message, "buy-cheap-pills"]) {
      expect(toOwner?.text).toContain(words);
    }
  });

  it("writes three letters an hour to one address and tells the rest in one, and keeps every request", async () => {
    for (let n = 0; n < 5; n += 1) {
      await ask({ ...ann, email: n === 4 ? "Ann@Example.com" : ann.email });
      clock.advance({ minutes: 1 });
    }
    await ask({ ...ann, message: "https://pills.example" });
    expect(await recipients()).toHaveLength(3);
    expect(await list()).toHaveLength(6);
    clock.advance({ hours: 1, seconds: 1 });
    const rest = (await site.letters()).find(({ subject }) => subject?.startsWith("What else"));
    expect(rest?.to?.[0]?.address?.toLowerCase()).toBe(ann.email);
    expect(rest?.text?.match(/- Your request for a visit, sent on /g)).toHaveLength(3);
    expect(rest?.text).not.toContain("pills");
    expect(await recipients()).toHaveLength(4);
  });

  it("writes nothing about a request that was deleted meanwhile", async () => {
    const { id } = (await (await ask(ann)).json()) as { id: number };
    expect((await owner.call("DELETE", `/api/admin/visits/${id}`)).status).toBe(204);
    expect(await recipients()).toEqual([]);
  });
});

describe("/api/admin/visits", () => {
  const change = (id: number, body: object, headers?: Record<string, string>) =>
    owner.call("PATCH", `/api/admin/visits/${id}`, body, headers);

  it("is the owner's alone", async () => {
    const { id } = (await (await ask(ann)).json()) as { id: number };
    for (const [method, path] of [
      ["GET", "/api/admin/visits"],
      ["PATCH", `/api/admin/visits/${id}`],
      ["DELETE", `/api/admin/visits/${id}`],
    ] as const) {
      expect((await site.call(method, path, method === "PATCH" ? {} : undefined)).status).toBe(401);
    }
  });

  it("notes the answer, takes it back, and refuses what was changed meanwhile", async () => {
    const { id } = (await (await ask(ann)).json()) as { id: number };
    clock.advance({ minutes: 5 });
    const answered = await change(
      id,
      { status: "answered", note: "Saturday at ten" },
      { "if-match": '"1"' },
    );
    expect(answered.headers.get("etag")).toBe('"2"');
    expect(await answered.json()).toMatchObject({
      status: "answered",
      note: "Saturday at ten",
      statusChangedAt: "2026-05-01T14:05:00.000Z",
      version: 2,
    });
    expect((await change(id, { status: "done" }, { "if-match": '"1"' })).status).toBe(412);
    const undone = await change(id, { status: "open" }, { "if-match": '"2"' });
    expect(await undone.json()).toMatchObject({ status: "open", note: "Saturday at ten" });
    expect((await change(999, { status: "done" })).status).toBe(404);
    expect((await change(id, { status: "lost" })).status).toBe(400);
    expect(
      (await owner.call("DELETE", `/api/admin/visits/${id}`, undefined, { "if-match": '"1"' }))
        .status,
    ).toBe(412);
  });
});

/** Lets the outbox refuse letters of this kind, by a trigger or a rule of the engine in use. */
async function failingAt(kind: string) {
  const { db } = site.services;
  const postgres = process.env["TEST_ENGINE"] === "postgres";
  const name = sql.raw(`'${kind}'`);
  if (postgres) {
    await sql`create function refuse_letter() returns trigger as $$ begin raise exception 'refused'; end $$ language plpgsql`.execute(
      db,
    );
    await sql`create trigger refuse before insert on outbox for each row when (new.kind = ${name}) execute function refuse_letter()`.execute(
      db,
    );
  } else {
    await sql`create trigger refuse before insert on outbox when new.kind = ${name} begin select raise(abort, 'refused'); end`.execute(
      db,
    );
  }
  return () =>
    (postgres ? sql`drop trigger refuse on outbox` : sql`drop trigger refuse`).execute(db);
}
