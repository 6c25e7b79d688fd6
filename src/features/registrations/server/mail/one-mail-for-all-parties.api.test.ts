import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EventForOwner } from "#features/events/answers.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { OwnRegistration, Registered } from "../../answers.ts";

const capacity = 20;

let site: TestSite;
let clock: TestClock;
let event: EventForOwner;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  const owner = await signIn(site);
  const made = await owner.call("POST", "/api/admin/events", { ...roseWalk, capacity });
  event = await made.json();
});
afterEach(() => site.close());

async function register(fullName: string, email: string, more: object = {}): Promise<Registered> {
  const answer = await site.call("POST", "/api/events/register", {
    eventId: event.id,
    ...{ fullName, email, phone: "(570) 555-0100", mailingAddress: "12 Rose Lane, Scranton, PA" },
    ...{ attendeesCount: 1, joinWaitingList: true, ...more },
  });
  expect(answer.status).toBe(201);
  return answer.json();
}
const api = (link: string, action = "") => `/api/registrations/${link.split("/").at(-1)}${action}`;
async function post({ link }: Pick<Registered, "link">, action: string): Promise<void> {
  expect((await site.call("POST", api(link, action))).status).toBe(200);
}
const own = async (link: string) =>
  (await (await site.call("GET", api(link))).json()) as OwnRegistration;

/** The letters to this address of which the subject begins so. */
async function lettersTo(address: string, subject: string) {
  return (await site.letters()).filter(
    (letter) => letter.to?.[0]?.address === address && letter.subject?.startsWith(subject),
  );
}
const linksIn = (text: string | undefined) => text?.match(/\S+\/registration\/\S+/g) ?? [];

/** Lets the time come of what goes out by the nursery's clock. */
async function until(local: string): Promise<void> {
  const then = Temporal.PlainDateTime.from(local).toZonedDateTime("America/New_York").toInstant();
  clock.advance(clock.now().until(then));
  await site.services.jobs.runDue();
}

describe("a stranger who frees places for many parties with one address", () => {
  it("sets off one offer where he frees them at once, and one reminder", async () => {
    const all = await register("Stranger", "stranger@example.net", { attendeesCount: capacity });
    const parties: Registered[] = [];
    for (let party = 0; party < capacity; party += 1) {
      parties.push(await register(`Guest ${party}`, "victim@example.org"));
    }
    await post(all, "/cancel");
    const offers = await lettersTo("victim@example.org", "Places for you");
    expect(offers).toHaveLength(1);
    expect(linksIn(offers[0]?.text)).toHaveLength(capacity);
    for (const party of parties) await post(party, "/accept");
    await until(`${Temporal.PlainDate.from(roseWalk.date).subtract({ days: 2 })}T09:00`);
    expect(await lettersTo("victim@example.org", "Coming soon")).toHaveLength(1);
  });

  it("sets off three offers an hour where he frees them one after another", async () => {
    const seats: Registered[] = [];
    for (let seat = 0; seat < capacity; seat += 1) {
      seats.push(await register("Stranger", `stranger${seat}@example.net`));
    }
    for (let party = 0; party < capacity; party += 1) {
      await register(`Guest ${party}`, "victim@example.org");
    }
    for (const [place, seat] of seats.entries()) {
      await post(seat, "/cancel");
      await site.letters();
      if (place % 5 === 4) clock.advance({ minutes: 5 });
    }
    expect(await lettersTo("victim@example.org", "Places for you")).toHaveLength(3);
    clock.advance({ minutes: 45 });
    const offers = await lettersTo("victim@example.org", "Places for you");
    expect(offers).toHaveLength(4);
    // The last tells all of the others, each with its link.
    const last = offers.filter(({ text }) =>
      text?.includes("Your parties: 17, 17 people together"),
    );
    expect(last.map(({ text }) => linksIn(text).length)).toEqual([17]);
    const states = await site.services.db
      .selectFrom("outbox")
      .select("state")
      .where("kind", "=", "registration-offer")
      .execute();
    expect(states.map(({ state }) => state)).toEqual(Array(capacity).fill("sent"));
  });
});

describe("a stranger who spells one address in many ways", () => {
  const mailbox = async (subject: string) =>
    (await site.letters()).filter(
      ({ to, subject: is }) => to?.[0]?.address?.startsWith("victim") && is?.startsWith(subject),
    ).length;

  it("sets off three offers and three reminders an hour", async () => {
    const all = await register("Stranger", "stranger@example.net", { attendeesCount: capacity });
    const parties: Registered[] = [];
    for (let party = 0; party < capacity; party += 1) {
      parties.push(await register(`Guest ${party}`, `victim+${party}@example.org`));
    }
    await post(all, "/cancel");
    expect(await mailbox("Places for you")).toBe(3);
    clock.advance({ minutes: 59 });
    expect(await mailbox("Places for you")).toBe(3);
    clock.advance({ minutes: 1 });
    expect(await mailbox("Places for you")).toBe(6);
    for (const party of parties) await post(party, "/accept");
    await until(`${Temporal.PlainDate.from(roseWalk.date).subtract({ days: 2 })}T09:00`);
    expect(await mailbox("Coming soon")).toBe(3);
    for (let hour = 1; hour <= 7; hour += 1) {
      clock.advance({ hours: 1 });
      expect(await mailbox("Coming soon")).toBe(Math.min(capacity, 3 + 3 * hour));
    }
  });

  it("sets off three offers an hour where he frees places one after another", async () => {
    const seats: Registered[] = [];
    for (let seat = 0; seat < 9; seat += 1) {
      seats.push(await register("Stranger", `stranger${seat}@example.net`));
    }
    const rest = { attendeesCount: capacity - seats.length };
    await register("Carl Hay", "carl@example.com", rest);
    for (const place of seats.keys()) {
      await register(`Guest ${place}`, `victim+${place}@example.org`);
    }
    for (const seat of seats) await post(seat, "/cancel");
    expect(await mailbox("Places for you")).toBe(3);
    clock.advance({ hours: 1 });
    expect(await mailbox("Places for you")).toBe(6);
    clock.advance({ hours: 1 });
    expect(await mailbox("Places for you")).toBe(9);
  });

  it("sets off no more of them when half of the time to answer has gone by, but for the address itself", async () => {
    const all = await register("Stranger", "stranger@example.net", { attendeesCount: capacity });
    for (let party = 1; party < capacity; party += 1) {
      await register(`Guest ${party}`, `victim+${party}@example.org`);
    }
    await register("Victor Lee", "victim@example.org");
    // It begins in eight hours, and an offer is held for four.
    const owner = await signIn(site);
    const today = { ...roseWalk, capacity, date: "2026-05-01" };
    const changed = await owner.call("PUT", `/api/admin/events/${event.id}`, today);
    expect(changed.status).toBe(200);
    await post(all, "/cancel");
    expect(await mailbox("Places for you")).toBe(3);
    clock.advance({ hours: 1 });
    expect(await mailbox("Places for you")).toBe(6);
    clock.advance({ hours: 1 });
    expect(await mailbox("Places for you")).toBe(9 + 1);
    expect(await lettersTo("victim@example.org", "Places for you")).toHaveLength(1);
  });
});

describe("a family with two parties at one address", () => {
  it("is offered places, reminded and thanked in one letter each, with the link of each party", async () => {
    const all = await register("Carl Hay", "carl@example.com", { attendeesCount: capacity });
    const ann = await register("Ann Lee", "lee@example.com", { attendeesCount: 2 });
    const bob = await register("Bob Lee", "Lee@example.com", { attendeesCount: 3 });
    await register("Dora Fox", "dora@example.com");
    await post(all, "/cancel");

    const [offer, ...more] = await lettersTo("lee@example.com", "Places for you");
    expect(more).toEqual([]);
    expect(offer?.text).toContain("Dear Ann Lee,");
    expect(offer?.text).toContain("Your parties: 2, 5 people together");
    expect(offer?.text).toContain("Here you can take or decline the places of each:");
    expect(offer?.text).toMatch(/- Ann Lee, 2 people:\n.*\/registration\//);
    expect(offer?.text).toMatch(/- Bob Lee, 3 people:\n.*\/registration\//);
    expect(offer?.html).toContain("Bob Lee, 3 people");
    const links = linksIn(offer?.text);
    expect(links.map((link) => link.split("/").at(-1))).toEqual(
      [ann, bob].map(({ link }) => link.split("/").at(-1)),
    );
    for (const link of links) {
      expect((await own(link)).status).toBe("offered");
      await post({ link }, "/accept");
      expect((await own(link)).status).toBe("registered");
    }
    expect(await lettersTo("dora@example.com", "Places for you")).toHaveLength(1);

    const date = Temporal.PlainDate.from(roseWalk.date);
    await until(`${date.subtract({ days: 2 })}T09:00`);
    const reminders = await lettersTo("lee@example.com", "Coming soon");
    expect(reminders).toHaveLength(1);
    expect(linksIn(reminders[0]?.text)).toEqual(links);
    expect(reminders[0]?.text).toContain("please say so with the links above");
    await until(`${date.add({ days: 1 })}T10:00`);
    const thanks = await lettersTo("lee@example.com", "Thank you for coming");
    expect(thanks).toHaveLength(1);
    expect(thanks[0]?.text).toContain("Your parties: Ann Lee, 2 people\nBob Lee, 3 people");
  });

  it("is told once that its places were passed on", async () => {
    const all = await register("Carl Hay", "carl@example.com", { attendeesCount: capacity });
    await register("Ann Lee", "lee@example.com", { attendeesCount: 2 });
    await register("Bob Lee", "lee@example.com", { attendeesCount: 3 });
    await post(all, "/cancel");
    await site.letters();
    clock.advance({ hours: 25 });
    await site.services.jobs.runDue();
    expect(await lettersTo("lee@example.com", "The places were passed on")).toHaveLength(1);
  });

  it("has the letter of one party where the other has taken its places meanwhile", async () => {
    const all = await register("Carl Hay", "carl@example.com", { attendeesCount: capacity });
    const ann = await register("Ann Lee", "lee@example.com", { attendeesCount: 2 });
    await register("Bob Lee", "lee@example.com", { attendeesCount: 3 });
    await post(all, "/cancel");
    await post(ann, "/accept");
    const [offer] = await lettersTo("lee@example.com", "Places for you");
    expect(offer?.text).toContain("Dear Bob Lee,");
    expect(offer?.text).toContain("Take or decline the places:\n");
    expect(offer?.text).toContain("Your party: 3 people");
  });
});
