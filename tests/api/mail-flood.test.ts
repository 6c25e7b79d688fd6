import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { annLee, guestName } from "#tests/support/registration.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock();
  site = await openSite({ env: ownerEnv, clock: clock.now });
});
afterEach(() => site.close());

const register = (changes: object, from: string) =>
  site.call("POST", "/api/events/register", { ...annLee, ...changes }, { "x-forwarded-for": from });
const kept = async () =>
  (await site.services.db.selectFrom("registration").select("id").execute()).length;
const recipients = async () =>
  (await site.letters()).map((letter) => letter.to?.[0]?.address as string);

async function sentNow(): Promise<number> {
  await site.services.outbox.sendDue();
  const { db } = site.services;
  return (await db.selectFrom("outbox").select("id").where("state", "=", "sent").execute()).length;
}

/** Lets the hours pass, with the outbox at work, and answers how many letters there are after each. */
async function hours(count: number): Promise<number[]> {
  const after: number[] = [];
  for (let hour = 0; hour < count; hour += 1) {
    clock.advance({ minutes: 61 });
    after.push((await site.letters()).length);
  }
  return after;
}

describe("letters that strangers set off", () => {
  it("are three to one recipient, and then one that tells the rest, however many posts there were", async () => {
    for (let post = 0; post < 30; post += 1) {
      expect((await register({ fullName: guestName(post) }, "198.51.100.1")).status).toBe(201);
    }
    expect(await kept()).toBe(30);
    expect(await site.letters()).toHaveLength(3);
    clock.advance({ minutes: 59 });
    expect(await site.letters()).toHaveLength(3);
    clock.advance({ minutes: 2 });
    const letters = await site.letters();
    expect(letters).toHaveLength(4);
    const rest = letters.find(({ text }) => text?.includes(guestName(29)));
    expect(rest?.subject).toBe("What else was entered with your address: Rosa Mystica Gardens");
    expect(rest?.text).toContain("Dear friend,");
    // 27 registrations, each with the link that cancels it.
    expect(rest?.text?.match(/\/registration\//g)).toHaveLength(27);
    expect(await hours(30)).toEqual(Array(30).fill(4));
    const states = await site.services.db.selectFrom("outbox").select("state").execute();
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["sent"]));
  });

  it("stay three an hour and six a day to one recipient while 200 addresses go on posting", async () => {
    let posts = 0;
    const sent: number[] = [];
    for (let hour = 0; hour < 24; hour += 1) {
      for (let post = 0; post < 10; post += 1) {
        const from = `198.51.${posts % 200}.7`;
        posts += 1;
        const tag = post % 2 ? "" : "+garden";
        const email = `Ann${tag}@example.com`;
        expect((await register({ email, fullName: guestName(posts) }, from)).status).toBe(201);
      }
      sent.push((await site.letters()).length);
      clock.advance({ hours: 1 });
    }
    expect(await kept()).toBe(240);
    expect(sent[0]).toBeLessThanOrEqual(3);
    sent.forEach((count, hour) => {
      expect(count - (sent[hour - 1] ?? 0)).toBeLessThanOrEqual(3);
    });
    expect(sent.at(-1)).toBeLessThanOrEqual(6);
    expect(sent.at(-1)).toBeGreaterThanOrEqual(4);
  });

  it("count changes that a stranger makes through the link in his own answer, and newsletter sign-ups", async () => {
    const { link } = (await (await register({}, "198.51.100.1")).json()) as { link: string };
    for (let change = 1; change <= 10; change += 1) {
      const { eventId: _event, email: _email, ...own } = { ...annLee, attendeesCount: change + 1 };
      expect(
        (await site.call("POST", `/api${link.replace("registration", "registrations")}`, own))
          .status,
      ).toBe(200);
    }
    await site.call("POST", "/api/subscribe", { email: "ann@example.com", phoneNumber: "" });
    expect(await site.letters()).toHaveLength(3);
  });

  it("reach eighty families behind one address at once, and none of them is refused", async () => {
    for (let family = 0; family < 80; family += 1) {
      const email = `family${family}@example.com`;
      for (const phone of ["1", "2"]) {
        expect((await register({ email, phone }, "203.0.113.5")).status).toBe(400);
      }
      const right = await register({ email, attendeesCount: 12 }, "203.0.113.5");
      expect(right.status).toBe(201);
      const { link } = (await right.json()) as { link: string };
      const { eventId: _event, email: _email, ...own } = { ...annLee, attendeesCount: 11 };
      const changed = await site.call(
        ...(["POST", `/api${link.replace("registration", "registrations")}`, own] as const),
        { "x-forwarded-for": "203.0.113.5" },
      );
      expect(changed.status).toBe(200);
    }
    expect(new Set(await recipients()).size).toBe(80);
  });

  it("do not count the owner's resends", async () => {
    for (let post = 0; post < 3; post += 1)
      await register({ fullName: guestName(post) }, "198.51.100.1");
    expect(await site.letters()).toHaveLength(3);
    const owner = await signIn(site);
    const sent = await owner.call("POST", "/api/admin/registrations/1/resend-email");
    expect(sent.status).toBe(202);
    expect(await site.letters()).toHaveLength(4);
  });

  it("go out slowly, and the owner is told, where hundreds are set off at once", async () => {
    for (let post = 0; post < 400; post += 1) {
      const from = `198.51.${post % 200}.7`;
      expect((await register({ email: `victim${post}@example.com` }, from)).status).toBe(201);
    }
    expect(await kept()).toBe(400);
    expect(await sentNow()).toBe(300);
    const status = await (await signIn(site)).call("GET", "/api/admin/site-status");
    expect(await status.json()).toMatchObject({
      notices: [{ code: "many_letters", message: expect.stringContaining("100 letters") }],
    });
    clock.advance({ minutes: 10 });
    expect(await sentNow()).toBe(350);
    clock.advance({ minutes: 11 });
    expect(await sentNow()).toBe(400);
  });

  it("stop at a number of people for one event from one address, and say so", async () => {
    const seats = async (from: string, post: number) =>
      (await register({ email: `a${post}@example.com`, attendeesCount: 50 }, from)).status;
    for (let post = 0; post < 20; post += 1) expect(await seats("198.51.100.9", post)).toBe(201);
    expect(await seats("198.51.100.9", 20)).toBe(429);
    expect(await seats("198.51.100.10", 21)).toBe(201);
  });

  it("count one registration once, however often it is sent", async () => {
    for (let time = 0; time < 70; time += 1) {
      const again = await site.call(
        ...(["POST", "/api/events/register", { ...annLee, attendeesCount: 50 }] as const),
        { "x-forwarded-for": "198.51.100.9", "idempotency-key": "the-same-sending-again" },
      );
      expect(again.status).toBe(201);
    }
    expect(await kept()).toBe(1);
    expect((await register({}, "203.0.113.77")).status).toBe(201);
  });

  it("stop at a number of people for one event from everywhere", async () => {
    for (let post = 0; post < 60; post += 1) {
      const answer = await register(
        { email: `a${post}@example.com`, attendeesCount: 50 },
        `198.51.${post}.1`,
      );
      expect(answer.status).toBe(201);
    }
    const refused = await register({}, "203.0.113.77");
    expect(refused.status).toBe(429);
    expect(((await refused.json()) as { message: string }).message).toContain("(570) 555-0142");
    clock.advance({ minutes: 61 });
    expect((await register({}, "203.0.113.77")).status).toBe(201);
  });
});

describe("a form that a program filled in", () => {
  it.each([{ website: "https://spam.example" }, { filledInSeconds: 0.1 }])(
    "is kept like any other, and its letter goes half an hour later (%j)",
    async (sign) => {
      expect((await register(sign, "198.51.100.1")).status).toBe(201);
      expect(await site.letters()).toHaveLength(0);
      clock.advance({ minutes: 31 });
      expect(await site.letters()).toHaveLength(1);
    },
  );

  it("is not taken for one where it says nothing of how it was filled in", async () => {
    for (const nothing of [{}, { website: "" }, { filledInSeconds: 9 }, { filledInSeconds: "x" }]) {
      await register(
        { ...nothing, email: `b${JSON.stringify(nothing).length}@example.com` },
        "198.51.100.1",
      );
    }
    expect(await site.letters()).toHaveLength(4);
  });
});

describe("a name", () => {
  const names = {
    "Winner! Claim your $500 at https://prize.example": false,
    "Visit prize.example now": false,
    "www.prize.example": false,
    "ann@prize.example": false,
    "Win $500": false,
    "Win ₹500": false,
    "Win 500 USD": false,
    "Prizes at t.me/prize": false,
    "203.0.113.9 prize": false,
    "prize．example": false,
    "prize。example": false,
    "prize․example": false,
    "prize.\u200Bexample": false,
    "prize[.]example": false,
    "prize dot com": false,
    "win-prize .com": false,
    "win-prize. com": false,
    "mailto:prize": false,
    "You won a prize, call 1-888-555-0199": false,
    "Dot Smith": true,
    "J. R. R. Tolkien": true,
    "Mary van der Berg Jr.": true,
    "J.Robert Lee": true,
    "Fr. John O'Brien, O.P.": true,
    "J.R. Lee, Ph.D.": true,
    "Anne-Marie d’Arc": true,
    "Ann <b>Lee</b>": true,
  };
  it("is kept as typed, and greeted so where it looks like one", async () => {
    for (const [n, fullName] of Object.keys(names).entries()) {
      await register({ fullName, email: `name${n}@example.com` }, "198.51.100.1");
    }
    const rows = await site.services.db
      .selectFrom("registration")
      .select("fullName")
      .orderBy("id")
      .execute();
    expect(rows.map(({ fullName }) => fullName)).toEqual(Object.keys(names));
    const letters = new Map((await site.letters()).map((one) => [one.to?.[0]?.address, one]));
    for (const [n, [fullName, isPlain]] of Object.entries(names).entries()) {
      const letter = letters.get(`name${n}@example.com`);
      const greeted = isPlain ? `Dear ${fullName},` : "Dear friend,";
      expect(letter?.text?.split("\n")[0], fullName).toBe(greeted);
      expect(letter?.html?.includes("Dear friend,"), fullName).toBe(!isPlain);
      if (!isPlain) expect(JSON.stringify([letter?.text, letter?.html])).not.toContain("prize");
    }
  });
});
