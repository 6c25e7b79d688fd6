import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Letter, LetterRecipient } from "#features/letters/answers.ts";
import type { PlantForOwner } from "#features/plants/answers.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { type EarlierSite, openEarlierSite, readEarlierSite } from "#tests/support/earlier-site.ts";
import { signIn, type TestOwner } from "#tests/support/owner.ts";
import type { TestSite } from "#tests/support/site.ts";
import { openSmtp, type TestSmtp } from "#tests/support/smtp.ts";

let earlier: EarlierSite;
let smtp: TestSmtp;
let clock: TestClock;
let site: TestSite;
let owner: TestOwner;
beforeEach(async () => {
  earlier = await readEarlierSite();
  smtp = await openSmtp();
  clock = createTestClock(earlier.now);
  site = await openEarlierSite({ env: { ...earlier.owner, SMTP_URL: smtp.url }, clock: clock.now });
  owner = await signIn(site);
});
afterEach(async () => {
  await site.close();
  await smtp.close();
});

/** Whether the owner has said something of a plant: what is built in may be corrected. */
const isOwners = ({ state, isHidden, isBuiltIn }: PlantForOwner) =>
  state !== null || isHidden || !isBuiltIn;

/** Withdrawn: what the owner told an event's people is one of her letters; see below, and docs/api.md. */
const isWithdrawn = (path: string) => path.startsWith("/api/admin/event-letters");

/** The earlier site's letters to an event's people, and who got each. */
const eventLetters = () =>
  Object.entries(earlier.answers)
    .filter(([path]) => /\/event-letters\/\d+$/.test(path))
    .map(([, { body }]) => body as EventLetter);

interface EventLetter {
  about: string;
  subject: string;
  createdAt: string;
  recipients: { fullName: string; email: string; phone: string; state: string }[];
}

/** What is answered now, in the form in which it was kept. */
async function answerOf(path: string) {
  const call = path.startsWith("/api/admin/") ? owner.call : site.call;
  const answer = await call("GET", path, undefined, { accept: "*/*" });
  const isJson = answer.headers.get("content-type")?.includes("json");
  const body = await (isJson ? answer.json() : answer.text());
  return {
    status: answer.status,
    body:
      path === "/api/admin/plants"
        ? body.filter(isOwners)
        : path === "/api/admin/letters"
          ? body.filter(({ about }: Letter) => about === null)
          : body,
  };
}

/** The columns of a table for a spreadsheet, by their heads: more may stand among them. */
function columnsOf(csv: string): Map<string, string[]> {
  const rows = csv
    .replace(/^\ufeff/, "")
    .trim()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) => cell ?? ""),
    );
  const [heads = [], ...rest] = rows;
  return new Map(heads.map((head, at) => [head, rest.map((row) => row[at] ?? "")]));
}

describe("the site of 36f535d under today's code", () => {
  it("answers every call as it did; an answer may have gained fields and columns", async () => {
    for (const [path, was] of Object.entries(earlier.answers)) {
      if (isWithdrawn(path)) continue;
      const is = await answerOf(path);
      expect(is.status, path).toBe(was.status);
      if (typeof was.body === "string" && /csv$/.test(path)) {
        const columns = columnsOf(is.body as string);
        for (const [head, cells] of columnsOf(was.body))
          expect(columns.get(head), `${path}: ${head}`).toEqual(cells);
      } else if (typeof was.body === "object" && was.body !== null) {
        expect(is.body, path).toMatchObject(was.body);
      } else {
        expect(is.body, path).toBe(was.body);
      }
    }
  });

  it("shows what was told to events' people among the owner's letters, with who got it", async () => {
    const all: Letter[] = await (await owner.call("GET", "/api/admin/letters")).json();
    const told = all.filter(({ about }) => about !== null);
    expect(told).toHaveLength(eventLetters().length);
    for (const { about, subject, createdAt, recipients } of eventLetters()) {
      const letter = told.find((one) => one.subject === subject);
      expect(letter).toMatchObject({ about, createdAt, to: "event", state: "sent" });
      expect(letter?.eventTitle).not.toBeNull();
      const path = `/api/admin/letters/${letter?.id}/recipients`;
      const { people } = await (await owner.call("GET", path)).json();
      expect(people).toMatchObject(
        recipients.map(({ fullName: name, email, phone, state }) => ({
          name,
          email,
          phone,
          state,
        })),
      );
    }
  });

  it("takes over what an older process tells an event's people beside it, and sends it once", async () => {
    const { db, jobs, outbox } = site.services;
    const [party, another] = await db
      .selectFrom("registration")
      .select(["id", "eventId", "email"])
      .where("email", "!=", "")
      .where("status", "=", "registered")
      .where("eventId", "in", db.selectFrom("event").select("id").where("status", "=", "scheduled"))
      .orderBy("id")
      .limit(2)
      .execute();
    if (!party || !another) throw new Error("The earlier site has nobody to write to.");
    const at = toTimestamp(clock.now());
    await sql`
      insert into event_letter (id, event_id, about, subject, body, created_at)
      values (900, ${party.eventId}, 'change', 'Told by an older process', 'We begin at 7.', ${at})
    `.execute(db);
    for (const [id, registrationId, attempts] of [
      [901, party.id, 0],
      // The older process has this one in hand: another takes it when its lease has ended.
      [902, another.id, 1],
      [903, 999_999, 0],
    ] as const) {
      await sql`
        insert into event_letter_recipient (id, letter_id, registration_id)
        values (${id}, 900, ${registrationId})
      `.execute(db);
      const dueAt = toTimestamp(clock.now().add({ minutes: attempts * 2 }));
      await db
        .insertInto("outbox")
        .values({
          ...{ kind: "event-letter", subjectId: id, messageId: `older-${id}@example.com` },
          ...{ state: "waiting", attempts, dueAt, createdAt: at },
        })
        .execute();
    }
    await jobs.runDue();
    await jobs.runDue();
    await outbox.sendDue();
    const told = () =>
      smtp.accepted.filter(({ subject }) => subject === "Told by an older process");
    expect(told().map(({ messageId }) => messageId)).toEqual(["<older-901@example.com>"]);
    // It notes by the row what became of the copy that it had in hand.
    await db
      .updateTable("outbox")
      .set({ state: "sent", sentAt: at, delivery: "mail" })
      .where("messageId", "=", "older-902@example.com")
      .where("attempts", "=", 1)
      .execute();
    clock.advance({ minutes: 10 });
    await jobs.runDue();
    await outbox.sendDue();
    expect(told()).toHaveLength(1);
    const all: Letter[] = await (await owner.call("GET", "/api/admin/letters")).json();
    const [letter, ...more] = all.filter(({ subject }) => subject === "Told by an older process");
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ about: "change", state: "sent", eventId: party.eventId });
    const { people } = await (
      await owner.call("GET", `/api/admin/letters/${letter?.id}/recipients`)
    ).json();
    expect(people.map(({ state }: LetterRecipient) => state)).toEqual(["sent", "sent"]);
    const left = await db.selectFrom("outbox").select("id").where("kind", "=", "event-letter");
    expect(await left.execute()).toEqual([]);
  });

  it("opens the same by every link of the letters that it sent", async () => {
    const calls = {
      registration: "registrations",
      unsubscribe: "unsubscribe",
      subscription: "subscription",
      door: "door",
    };
    for (const [link, was] of Object.entries(earlier.links)) {
      const [kind = "", token] = link.split("/");
      if (was === null) continue;
      const path = `/api/${calls[kind as keyof typeof calls]}/${token}`;
      const is = await answerOf(path);
      expect(is, link).toMatchObject("status" in was ? was : { status: 200, body: was });
    }
  });

  it("sends what waited once, and nothing of what had been sent", async () => {
    const waited = await site.services.db
      .selectFrom("outbox")
      .select(["id", "kind", "subjectId"])
      .where("state", "=", "waiting")
      .where("kind", "=", "registration-confirmation")
      .execute();
    expect(waited.length).toBeGreaterThan(10);
    for (let hour = 0; hour < 60; hour += 3) {
      await site.services.jobs.runDue();
      await site.services.outbox.sendDue();
      clock.advance({ hours: 3, minutes: 1 });
    }
    const before = new Set(earlier.accepted.map(({ messageId }) => messageId));
    const sent = smtp.accepted.map(({ messageId = "" }) => messageId);
    expect(sent.filter((id) => before.has(id))).toEqual([]);
    expect(new Set(sent).size).toBe(sent.length);
    const texts = smtp.accepted.map(({ text = "" }) => text);
    for (const { subjectId } of waited) {
      const tells = texts.filter((text) => text.includes(`/registration/${subjectId}-`));
      expect(tells.length, `letters about registration ${subjectId}`).toBe(1);
    }
    // The people of the letter that was half sent: each who had none has one.
    expect(smtp.accepted.filter(({ subject }) => subject === "Half sent").length).toBeGreaterThan(
      0,
    );
    const left = await site.services.db
      .selectFrom("outbox")
      .select(["kind", "state"])
      .where("state", "=", "waiting")
      .execute();
    expect(left).toEqual([]);
  });
});
