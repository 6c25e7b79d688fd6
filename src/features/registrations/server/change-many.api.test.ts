import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readContentVersion } from "#shared/server/content-version.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { BatchAnswer, RegistrationForOwner } from "../answers.ts";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock();
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

const herbWalk = {
  ...{ title: "Herb Walk", description: "Among the herbs.", date: "2026-06-05" },
  ...{ time: "2:00 PM - 3:00 PM", location: "The herb bed" },
};
async function newEvent(capacity: number | null): Promise<number> {
  const body = { ...herbWalk, date: `2026-06-${10 + Math.floor(Math.random() * 18)}`, capacity };
  const answer = await owner.call("POST", "/api/admin/events", body);
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}
async function register(fullName: string, changes: object = {}): Promise<number> {
  const answer = await site.call("POST", "/api/events/register", {
    ...{
      eventId: 1,
      fullName,
      email: `${fullName.replaceAll(" ", ".").toLowerCase()}@example.com`,
    },
    ...{ phone: "(570) 555-0100", mailingAddress: "12 Rose Lane, Scranton, PA 18503" },
    ...{ attendeesCount: 2, ...changes },
  });
  expect(answer.status).toBe(201);
  clock.advance({ seconds: 1 });
  return (await answer.json()).id;
}
async function registerMany(count: number, changes: object = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await register(`Guest ${n}`, changes));
  return ids;
}
const list = async () => {
  const answer = await owner.call("GET", "/api/admin/registrations");
  const rows = (await answer.json()) as RegistrationForOwner[];
  return new Map(rows.map((row) => [row.id, row]));
};
const batch = (body: object) => owner.call("POST", "/api/admin/registrations/batch", body);
async function answerOf(body: object): Promise<BatchAnswer> {
  const answer = await batch(body);
  expect(answer.status).toBe(200);
  return answer.json();
}
/** As the owner's list has them now. */
async function seen(ids: readonly number[], more: object = {}) {
  const rows = await list();
  return ids.map((id) => ({ id, version: rows.get(id)?.version ?? 1, ...more }));
}
const resultsOf = ({ results }: BatchAnswer) => results.map(({ result }) => result);
const letterTo = async (address: string) =>
  (await site.letters()).filter(({ to }) => to?.[0]?.address === address);

describe("POST /api/admin/registrations/batch", () => {
  it("cancels many as one by one, and offers their places to those who wait", async () => {
    const eventId = await newEvent(8);
    const ids = await registerMany(4, { eventId });
    const waits = await register("Waits Long", {
      eventId,
      attendeesCount: 5,
      joinWaitingList: true,
    });
    const small = await register("Waits Small", { eventId, joinWaitingList: true });
    const before = await readContentVersion(site.services.db);
    const answer = await answerOf({ action: "cancel", registrations: await seen(ids) });
    expect(answer.letters).toBe(0);
    expect(answer.results).toEqual(ids.map((id) => ({ id, result: "done", version: 2 })));
    const rows = await list();
    for (const id of ids) {
      expect(rows.get(id)).toMatchObject({ status: "cancelled", cancelledBy: "owner", version: 2 });
    }
    expect(rows.get(waits)).toMatchObject({ status: "offered" });
    expect(rows.get(small)).toMatchObject({ status: "offered" });
    expect(await letterTo("waits.long@example.com")).toHaveLength(2);
    expect(await readContentVersion(site.services.db)).toBe(before + 1);
  });

  it("counts one change of the public content, however many events it is about", async () => {
    const events = [await newEvent(4), await newEvent(4), await newEvent(4)];
    const ids: number[] = [];
    for (const eventId of events) {
      ids.push(await register("Full House", { eventId, attendeesCount: 4 }));
    }
    const before = await readContentVersion(site.services.db);
    await answerOf({ action: "delete", registrations: await seen(ids) });
    expect(await readContentVersion(site.services.db)).toBe(before + 1);
    const listed = await (await owner.call("GET", "/api/admin/events")).json();
    const taken = (id: number) =>
      listed.find((event: { id: number }) => event.id === id).people.taken as number;
    expect(events.map(taken)).toEqual([0, 0, 0]);
  });

  it("deletes many, with what still waits to be sent about them", async () => {
    const ids = await registerMany(3);
    const stays = await register("Stays Here");
    const answer = await answerOf({ action: "delete", registrations: await seen(ids) });
    expect(answer).toEqual({
      letters: 0,
      results: ids.map((id) => ({ id, result: "done", version: null })),
    });
    expect([...(await list()).keys()]).toEqual([stays]);
    expect((await site.letters()).map(({ to }) => to?.[0]?.address)).toEqual([
      "stays.here@example.com",
    ]);
  });

  it("leaves what somebody else changed or deleted meanwhile, and says which", async () => {
    const [one, two, three, four] = (await registerMany(4)) as [number, number, number, number];
    const registrations = await seen([one, two, three, four]);
    await owner.call("POST", `/api/admin/registrations/${two}/status`, { status: "came" });
    await owner.call("DELETE", `/api/admin/registrations/${three}`);
    const answer = await answerOf({ action: "cancel", registrations });
    expect(answer.results).toEqual([
      { id: one, result: "done", version: 2 },
      { id: two, result: "changed", version: 2 },
      { id: three, result: "gone", version: null },
      { id: four, result: "done", version: 2 },
    ]);
    expect((await list()).get(two)).toMatchObject({ status: "came" });
    const again = await answerOf({ action: "cancel", registrations: await seen([one, four]) });
    expect(resultsOf(again)).toEqual(["same", "same"]);
  });

  it("writes to each party where it is asked to, and to one address no more than four times", async () => {
    const flood = await registerMany(10, { email: "flood@example.com" });
    const apart = await register("Honest Guest");
    await site.letters();
    clock.advance({ hours: 25 });
    owner = await signIn(site);
    const before = (await letterTo("flood@example.com")).length;
    const registrations = await seen([...flood, apart]);
    const answer = await answerOf({ action: "cancel", registrations, sendLetter: true });
    expect(answer.letters).toBe(11);
    const letters = await letterTo("flood@example.com");
    expect(letters).toHaveLength(before + 4);
    const told = (text = "") => text.match(/Cancelled: your registration/g)?.length ?? 0;
    expect(letters.map(({ subject, text }) => Math.max(told(subject), told(text))).sort()).toEqual([
      ...Array(before).fill(0),
      ...[1, 1, 1, 7],
    ]);
    const honest = await letterTo("honest.guest@example.com");
    expect(honest.map(({ subject }) => subject)).toContain(
      "Cancelled: your registration for Summer Garden Tour and Talk",
    );
  });

  it("takes a cancellation back, as far as there are places", async () => {
    const eventId = await newEvent(6);
    const ids = await registerMany(3, { eventId });
    const came = await register("Came Early", { eventId: 1 });
    await owner.call("POST", `/api/admin/registrations/${came}/status`, { status: "came" });
    await answerOf({ action: "cancel", registrations: await seen([...ids, came]) });
    await register("Quick One", { eventId, attendeesCount: 2 });
    const registrations = [
      ...(await seen(ids, { status: "registered" })),
      ...(await seen([came], { status: "came", cameCount: 1 })),
    ];
    const undone = await answerOf({ action: "undo-cancel", registrations });
    expect(resultsOf(undone)).toEqual(["done", "done", "full", "done"]);
    const rows = await list();
    expect(ids.map((id) => rows.get(id)?.status)).toEqual([
      "registered",
      "registered",
      "cancelled",
    ]);
    expect(rows.get(came)).toMatchObject({ status: "came", cameCount: 1 });
    const last = await seen(ids.slice(2), { status: "registered" });
    const forced = { action: "undo-cancel", registrations: last, allowOverCapacity: true };
    expect(resultsOf(await answerOf(forced))).toEqual(["done"]);
  });

  it("gives those who waited their place in the list again", async () => {
    const eventId = await newEvent(2);
    await register("Has Places", { eventId });
    const ids: number[] = [];
    for (const name of ["Waits First", "Waits Second"]) {
      ids.push(await register(name, { eventId, joinWaitingList: true }));
    }
    const since = (await list()).get(ids[0] as number)?.waitingSince;
    await answerOf({ action: "cancel", registrations: await seen(ids) });
    await register("Waits Third", { eventId, joinWaitingList: true });
    const back = await seen(ids, { status: "waiting" });
    expect(resultsOf(await answerOf({ action: "undo-cancel", registrations: back }))).toEqual([
      "done",
      "done",
    ]);
    expect((await list()).get(ids[0] as number)).toMatchObject({
      status: "waiting",
      waitingSince: since,
    });
  });

  it("is bounded, and refuses what makes no sense, before anything is done", async () => {
    const id = await register("Only One");
    const row = { id, version: 1 };
    const many = Array.from({ length: 1_001 }, (_, n) => ({ id: n + 1, version: 1 }));
    for (const [body, message] of [
      [
        { action: "delete", registrations: many },
        "Please choose at most 1000 registrations at once",
      ],
      [{ action: "delete", registrations: [] }, "Please choose at least one registration"],
      [{ action: "delete", registrations: [row, row] }, "Please name each registration once"],
      [{ action: "sell", registrations: [row] }, "Please choose what becomes of the registrations"],
    ] as const) {
      const answer = await batch(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message });
    }
    expect((await batch({ action: "delete", registrations: [{ id }] })).status).toBe(400);
    const stranger = await site.call("POST", "/api/admin/registrations/batch", {
      action: "delete",
      registrations: [row],
    });
    expect(stranger.status).toBe(401);
    expect((await list()).size).toBe(1);
  });

  it("takes a thousand in one call, even to undo", async () => {
    const rows = Array.from({ length: 1_000 }, (_, n) => ({
      ...{ eventId: 1, fullName: `Flood ${n}`, email: "flood@example.com", phone: "5705550100" },
      ...{ mailingAddress: "12 Rose Lane, Scranton", attendeesCount: 50, idempotencyKey: null },
      ...{ requestDigest: null, createdAt: "2026-04-01T00:00:00.000Z" },
    }));
    await site.services.db.insertInto("registration").values(rows).execute();
    const ids = [...(await list()).keys()];
    const cancelled = await answerOf({
      ...{ action: "cancel", registrations: await seen(ids), sendLetter: true },
    });
    expect(new Set(resultsOf(cancelled))).toEqual(new Set(["done"]));
    const back = await seen(ids, { status: "came", cameCount: 50 });
    const undone = await answerOf({ action: "undo-cancel", registrations: back });
    expect(new Set(resultsOf(undone))).toEqual(new Set(["done"]));
    expect(await site.letters()).toHaveLength(4);
  });
});
