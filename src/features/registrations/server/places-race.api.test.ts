import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EventForOwner } from "#features/events/answers.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { countTaken, insertRegistration } from "./store.ts";

const capacity = 50;
const parties = 200;

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
});
afterAll(() => site.close());

async function newEvent(): Promise<number> {
  const owner = await signIn(site);
  const body = {
    title: "Plant Sale",
    description: "Hardy perennials.",
    date: "2099-05-02",
    time: "9:00 AM - 2:00 PM",
    location: "The yard",
    capacity,
  };
  return ((await (await owner.call("POST", "/api/admin/events", body)).json()) as EventForOwner).id;
}

const party = (eventId: number, index: number) => ({
  eventId,
  fullName: `Party ${index}`,
  email: `party${index}@example.com`,
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: 1 + (index % 4),
});

/** Whoever waits too long on a busy machine is asked to come again, and does. */
async function register(body: ReturnType<typeof party>): Promise<Response> {
  const answer = await site.call("POST", "/api/events/register", body);
  return answer.status === 503 ? register(body) : answer;
}

const taken = async (eventId: number) => countTaken(site.services.db, eventId);

describe("200 parties at once for 50 places", () => {
  it("fill them and not one more", async () => {
    const eventId = await newEvent();
    const answers = await Promise.all(
      Array.from({ length: parties }, (_, index) => register(party(eventId, index))),
    );
    const registered = answers.filter(({ status }) => status === 201).length;
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(parties - registered);
    const people = await taken(eventId);
    expect(people).toBeLessThanOrEqual(capacity);
    // There were parties of one among those refused, so that no place was left empty.
    expect(people).toBe(capacity);
  });

  it("oversell where they are counted outside of the transaction (the control)", async () => {
    const eventId = await newEvent();
    const { db } = site.services;
    const naive = new Hono().post("/register", async (c) => {
      const input = await c.req.json();
      if ((await taken(eventId)) + input.attendeesCount > capacity) return c.body(null, 409);
      await db
        .transaction()
        .execute((trx) =>
          insertRegistration(
            trx,
            { ...input, idempotencyKey: null, requestDigest: null },
            Temporal.Now.instant(),
          ),
        );
      return c.body(null, 201);
    });
    await Promise.all(
      Array.from({ length: parties }, (_, index) =>
        naive.request("/register", {
          method: "POST",
          body: JSON.stringify(party(eventId, index)),
        }),
      ),
    );
    expect(await taken(eventId)).toBeGreaterThan(capacity);
  });
});
