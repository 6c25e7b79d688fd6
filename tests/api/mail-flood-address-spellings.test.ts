import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { annLee, guestName } from "#tests/support/registration.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

/** Ways around the limits of letters that strangers set off. */

let site: TestSite;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock();
  site = await openSite({ env: ownerEnv, clock: clock.now });
});
afterEach(() => site.close());

async function register(changes: object, post = 0): Promise<void> {
  const from = `198.51.${post % 200}.7`;
  const answer = await site.call(
    "POST",
    "/api/events/register",
    { ...annLee, ...changes },
    { "x-forwarded-for": from },
  );
  expect(answer.status).toBe(201);
}

const notices = async () =>
  (
    (await (await (await signIn(site)).call("GET", "/api/admin/site-status")).json()) as {
      notices: { code: string; message: string }[];
    }
  ).notices;

/** When each letter that has gone was sent, in minutes since `since`. */
async function sentAt(since: Temporal.Instant): Promise<number[]> {
  const rows = await site.services.db
    .selectFrom("outbox")
    .select("sentAt")
    .where("state", "=", "sent")
    .where("combinedInto", "is", null)
    .orderBy("sentAt")
    .execute();
  return rows.map(({ sentAt: at }) =>
    Temporal.Instant.from(at as string)
      .since(since)
      .total("minutes"),
  );
}

/** At most three of these minutes within an hour, and six within a day. */
function expectFew(minutes: readonly number[]): void {
  for (const minute of minutes) {
    const within = (span: number) =>
      minutes.filter((other) => other >= minute && other < minute + span).length;
    expect(within(60)).toBeLessThanOrEqual(3);
    expect(within(24 * 60)).toBeLessThanOrEqual(6);
  }
}

/** Lets the time pass in steps, with the outbox at work. */
async function pass(steps: number, by: { minutes: number } | { seconds: number }): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    clock.advance(by);
    await site.services.outbox.sendDue();
  }
}

describe("spellings of one address", () => {
  it("with parts behind a plus sign fill no more than a day, and the address itself has its letter within the hour", async () => {
    const start = clock.now();
    for (let post = 0; post < 190; post += 1) {
      await register({ email: `ann+${post}@example.com`, fullName: guestName(post) }, post);
    }
    await site.services.outbox.sendDue();
    await pass(5, { minutes: 6 });
    await register({ fullName: "Ann Herself" }, 200);
    await pass(1, { minutes: 31 });
    const own = (await site.letters()).filter(({ text }) => text?.includes("Ann Herself"));
    expect(own).toHaveLength(1);
    expect(own[0]?.to?.[0]?.address).toBe("ann@example.com");
    expect(own[0]?.text).toMatch(/\/registration\//);
    await pass(72, { minutes: 60 });
    const minutes = await sentAt(start);
    expectFew(minutes);
    expect(minutes.at(-1)).toBeLessThanOrEqual(25 * 60);
    // Nobody has another's letter.
    for (const { to, text } of await site.letters()) {
      const tag = /\+(\d+)@/.exec(to?.[0]?.address ?? "")?.[1];
      expect(text).toContain(tag === undefined ? "Ann Herself" : guestName(Number(tag)));
    }
    // The others are kept, and the owner is told of what was not sent.
    const kept = await site.services.db.selectFrom("registration").select("id").execute();
    expect(kept).toHaveLength(191);
    const today = await (await signIn(site)).call("GET", "/api/admin/today");
    expect(((await today.json()) as { failedLetters: object }).failedLetters).toMatchObject({
      count: 191 - minutes.length,
      reason: expect.stringContaining("spellings of one e-mail address"),
    });
  });

  it("with parts behind a plus sign leave room for the address itself for days", async () => {
    let asked = 0;
    const toAnn = async () =>
      (await site.letters()).filter(({ to }) => to?.[0]?.address === "ann@example.com");
    for (let hour = 0; hour < 72; hour += 1) {
      await setOff(5, (post) => `ann+${hour}-${post}@example.com`);
      await site.services.outbox.sendDue();
      if (hour % 25 === 20) {
        asked += 1;
        await register({ fullName: `Ann Herself ${asked}` }, hour);
      }
      await pass(1, { minutes: 60 });
      expect(await toAnn()).toHaveLength(asked);
    }
    await pass(30, { minutes: 60 });
    expect(await toAnn()).toHaveLength(asked);
  });

  it("with dots are one at Gmail, and one letter tells what all of them were given for", async () => {
    const dotted = (post: number) =>
      [..."annlee"].reduce((text, letter, at) => `${text}${(post >> at) & 1 ? "." : ""}${letter}`);
    for (let post = 0; post < 31; post += 1) {
      const domain = post % 2 ? "gmail.com" : "GoogleMail.com";
      const tag = post % 3 ? "" : `+${post}`;
      await register({ email: `${dotted(post * 2)}${tag}@${domain}`, fullName: guestName(post) });
    }
    expect(await site.letters()).toHaveLength(3);
    clock.advance({ minutes: 61 });
    const letters = await site.letters();
    expect(letters).toHaveLength(4);
    expect(letters.find(({ text }) => text?.includes(guestName(30)))?.text).toContain(guestName(5));
  });

  it("are told of first by the address without a tag where not all of them are told", async () => {
    for (let post = 0; post < 45; post += 1) {
      await register({ email: `annlee+${post}@gmail.com`, fullName: guestName(post) });
    }
    expect(await site.letters()).toHaveLength(3);
    await register({ email: "annlee@gmail.com", fullName: "Ann Lee" });
    clock.advance({ minutes: 61 });
    const [rest, ...more] = (await site.letters()).filter(({ subject }) =>
      subject?.startsWith("What else"),
    );
    expect(more).toEqual([]);
    expect(rest?.text).toContain("And 13 more; please ask us about them.");
    expect(rest?.text?.split("\n- ")[1]).toContain("Ann Lee");
  });

  it("with dots are different people anywhere else", async () => {
    for (const local of ["annlee", "a.nnlee", "an.nlee", "ann.lee", "annl.ee"]) {
      await register({ email: `${local}@example.com` });
    }
    expect(await site.letters()).toHaveLength(5);
  });
});

describe("a flood of letters", () => {
  it("goes out slowly where programs filled in the form, too", async () => {
    const start = clock.now();
    await setOff(290, (person) => `other${person}@example.com`);
    for (let post = 0; post < 40; post += 1) {
      await register({ email: `victim${post}@example.com`, website: "x" }, post);
    }
    expect(await site.letters()).toHaveLength(0);
    expect(await notices()).toMatchObject([
      { code: "many_letters", message: expect.stringContaining("30 letters") },
    ]);
    // An honest one in between has its moment before theirs.
    await register({ email: "honest@example.com" });
    expect(await site.letters()).toHaveLength(0);
    clock.advance({ minutes: 1 });
    expect(await site.letters()).toHaveLength(1);
    clock.advance({ minutes: 28 });
    await pass(45, { seconds: 12 });
    const sent = await sentAt(start);
    expect(sent).toHaveLength(41);
    // Ten came before the flood; one of it may go in the same moment.
    expect(sent.filter((minute) => minute <= 30).length).toBeLessThanOrEqual(12);
    const after = sent.filter((minute) => minute > 30);
    for (const [place, minute] of after.entries()) {
      expect(minute - (after[place - 1] ?? 30)).toBeGreaterThan(0.19);
    }
  });

  it("gives each letter a moment of its own, however many are set off at once", async () => {
    await setOff(300, (person) => `other${person}@example.com`);
    const posts = Array.from({ length: 12 }, (_, post) => post);
    await Promise.all(posts.map((post) => register({ email: `victim${post}@example.com` }, post)));
    await site.services.outbox.sendDue();
    const rows = await site.services.db
      .selectFrom("outbox")
      .select("dueAt")
      .where("waitsFor", "=", "brake")
      .execute();
    const moments = rows.map(({ dueAt }) => Temporal.Instant.from(dueAt).since(clock.now()));
    expect(moments.map((after) => after.total("seconds")).sort((a, b) => a - b)).toEqual(
      posts.map((post) => (post + 1) * 12),
    );
  });

  it("leaves it at three an hour to one recipient", async () => {
    const start = clock.now();
    await setOff(650, (person) => `other${person}@example.com`);
    for (let post = 0; post < 10; post += 1) {
      await register({ email: "victim@example.org", fullName: guestName(post) }, post);
    }
    await pass(30, { minutes: 5 });
    // The others' had nothing to be written about, so that these are the victim's.
    const minutes = await sentAt(start);
    expectFew(minutes);
    expect(minutes).toHaveLength(4);
  });
});

/** So many letters that strangers set off, with nothing to be written about. */
async function setOff(count: number, email: (letter: number) => string): Promise<void> {
  const { db } = site.services;
  await db.transaction().execute(async (trx) => {
    for (let letter = 0; letter < count; letter += 1) {
      await enqueueMail(trx, {
        kind: "registration-confirmation",
        subjectId: 1_000_000,
        mailDomain: "example.com",
        now: clock.now(),
        fromStranger: { email: email(letter) },
      });
    }
  });
}
