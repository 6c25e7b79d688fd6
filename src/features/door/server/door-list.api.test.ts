import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { makeHelper } from "#tests/support/helpers.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { annLee, roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { DoorAnswer, DoorLink, DoorList } from "../answers.ts";

const walk = { ...roseWalk, date: "2026-05-02" };

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
let eventId: number;
let door: string;
beforeEach(async () => {
  clock = createTestClock("2026-05-02T20:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
  eventId = (await (await owner.call("POST", "/api/admin/events", walk)).json()).id;
  const made = await owner.call("POST", `/api/admin/events/${eventId}/door-links`);
  expect(made.status).toBe(201);
  const link = (await made.json()) as DoorLink;
  // The morning after, six o'clock in New York.
  expect(link.expiresAt).toBe("2026-05-03T10:00:00.000Z");
  door = `/api${link.path}`;
});
afterEach(() => site.close());

async function register(more: object = {}): Promise<number> {
  const body = { eventId, ...annLee, ...more };
  return (await (await site.call("POST", "/api/events/register", body)).json()).id;
}
async function send(...actions: object[]): Promise<DoorAnswer> {
  const answer = await site.call("POST", door, { actions });
  expect(answer.status).toBe(200);
  return answer.json();
}
const id = () => crypto.randomUUID();
const list = async () => (await (await site.call("GET", door)).json()) as DoorList;

describe("a door link", () => {
  it("opens this event's list, without what a gate need not know", async () => {
    const registered = await register();
    await register({ eventId: 1, fullName: "Somebody Else" });
    expect(await list()).toEqual({
      event: {
        id: eventId,
        title: "Rose Walk",
        date: "2026-05-02",
        time: "6:00 PM - 8:00 PM",
        location: "The rose beds",
      },
      entries: [
        {
          id: registered,
          fullName: "Ann Lee",
          attendeesCount: 3,
          status: "registered",
          source: "visitor",
          cameCount: null,
          statusChangedAt: "2026-05-02T20:00:00.000Z",
        },
      ],
      totals: { expected: 3, came: 0, walkIns: 0 },
      capacity: null,
      expiresAt: "2026-05-03T10:00:00.000Z",
    });
  });

  it("opens nothing else, and nothing from the morning after, or once it was taken back", async () => {
    const token = door.split("/").at(-1);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.call("GET", "/api/admin/registrations", undefined, headers)).status).toBe(
      401,
    );
    const elsewhere = await register({ eventId: 1 });
    const { results } = await send({ id: id(), kind: "came", registrationId: elsewhere, count: 3 });
    expect(results[0]).toMatchObject({
      result: "conflict",
      message: "This registration is no longer on the list.",
    });
    expect((await site.call("GET", "/api/door/x")).status).toBe(404);
    clock.advance({ hours: 14 });
    expect((await site.call("GET", door)).status).toBe(404);
    clock.advance({ hours: -14 });
    expect((await site.call("GET", door)).status).toBe(200);
    expect((await owner.call("DELETE", `/api/admin/events/${eventId}/door-links`)).status).toBe(
      204,
    );
    expect((await site.call("GET", door)).status).toBe(404);
  });

  it("follows the day of its event, later and earlier", async () => {
    const moveTo = async (date: string) =>
      expect(
        (await owner.call("PUT", `/api/admin/events/${eventId}`, { ...walk, date })).status,
      ).toBe(200);
    await moveTo("2026-06-20");
    expect((await list()).expiresAt).toBe("2026-06-21T10:00:00.000Z");
    clock.advance({ hours: 40 * 24 });
    owner = await signIn(site);
    expect((await site.call("GET", door)).status).toBe(200);
    await moveTo("2026-06-09");
    expect((await site.call("GET", door)).status).toBe(404);
    // Back on the day it was made: as if it had been made for that day.
    clock.advance({ hours: -40 * 24 });
    await moveTo("2026-05-01");
    expect((await list()).expiresAt).toBe("2026-05-03T10:00:00.000Z");
  });
});

describe("what is done at the door", () => {
  it("is done once, however often a phone sends it", async () => {
    const registered = await register();
    const actions = [
      { id: id(), kind: "came", registrationId: registered, count: 2 },
      { id: id(), kind: "walk-in", fullName: "Walk In", count: 4 },
    ];
    await Promise.all([send(...actions), send(...actions), send(...actions)]);
    const { results, list: now } = await send(...actions);
    expect(results.map(({ result }) => result)).toEqual(["done", "done"]);
    expect(now.totals).toEqual({ expected: 0, came: 6, walkIns: 4 });
    expect(now.entries).toHaveLength(2);
  });

  it("is undone, for a walk-in too", async () => {
    const registered = await register();
    const { results } = await send(
      { id: id(), kind: "came", registrationId: registered, count: 3 },
      { id: id(), kind: "walk-in", fullName: "Walk In", count: 1 },
    );
    const walkIn = results[1]?.registrationId;
    const undone = await send(
      { id: id(), kind: "undo", registrationId: registered },
      { id: id(), kind: "undo", registrationId: walkIn },
    );
    expect(undone.list.totals).toEqual({ expected: 3, came: 0, walkIns: 0 });
    expect(undone.list.entries.map(({ status }) => status)).toEqual(["registered", "cancelled"]);
  });

  it("is undone only as it was seen, never as another gate has marked it since", async () => {
    const registrationId = await register();
    const marked = await send({ id: id(), kind: "came", registrationId, count: 3 });
    const markedAt = marked.list.entries[0]?.statusChangedAt;
    clock.advance({ minutes: 10 });
    const undoneAt = clock.now().toString();
    clock.advance({ minutes: 10 });
    // The other gate takes it back, and notes a smaller party.
    await send({ id: id(), kind: "undo", registrationId, markedAt });
    await send({ id: id(), kind: "came", registrationId, count: 2 });
    const undo = { kind: "undo", registrationId, at: undoneAt };
    for (const late of [{ markedAt }, {}, { markedAt, markId: "x".repeat(32) }]) {
      const answer = await send({ ...undo, ...late, id: id() });
      expect(answer.results[0]).toMatchObject({
        result: "conflict",
        message:
          "Ann Lee was marked at 4:20 PM with 2 people. This stays; please undo it again if it is wrong.",
      });
      expect(answer.list.totals.came).toBe(2);
    }
    const seen = (await list()).entries[0]?.statusChangedAt;
    const again = await send({ id: id(), kind: "undo", registrationId, markedAt: seen });
    expect(again.results[0]?.result).toBe("done");
    expect(again.list.totals.came).toBe(0);
  });

  it("is undone before it was sent, whatever the phone's clock says", async () => {
    const registrationId = await register();
    const markId = id();
    const at = "2026-05-09T20:00:00.000Z";
    const undo = { kind: "undo", registrationId, markedAt: at, markId, at };
    const first = await send(
      { id: markId, kind: "came", registrationId, count: 3, at },
      { ...undo, id: id() },
    );
    expect(first.results.map(({ result }) => result)).toEqual(["done", "done"]);
    expect(first.list.totals.came).toBe(0);
    // A mark of the other gate's is not its own, though it was noted as done.
    await send({ id: id(), kind: "came", registrationId, count: 3 });
    clock.advance({ minutes: 1 });
    const ownMark = id();
    const second = await send(
      { id: ownMark, kind: "came", registrationId, count: 3, at },
      { ...undo, id: id(), markId: ownMark },
    );
    expect(second.results.map(({ result }) => result)).toEqual(["done", "conflict"]);
    expect(second.list.totals.came).toBe(3);
  });

  it("names what stands against it: another gate, a cancellation", async () => {
    const registered = await register();
    const gone = await register({ fullName: "Bob Lee" });
    await owner.call("POST", `/api/admin/registrations/${gone}/status`, { status: "cancelled" });
    await send({ id: id(), kind: "came", registrationId: registered, count: 3 });
    const { results } = await send(
      { id: id(), kind: "came", registrationId: registered, count: 2 },
      { id: id(), kind: "came", registrationId: registered, count: 3 },
      { id: id(), kind: "came", registrationId: gone, count: 3 },
    );
    expect(results.map(({ result, message }) => [result, message])).toEqual([
      ["conflict", "Ann Lee was marked at 4:00 PM with 3 people."],
      ["done", null],
      ["conflict", "Bob Lee cancelled. If they are here, please add them as a walk-in."],
    ]);
  });

  it("stands in the history under the helper who made the link, else under the event's door", async () => {
    const registered = await register();
    await send({ id: id(), kind: "came", registrationId: registered, count: 3 });
    const helper = await makeHelper(site, owner, ["door"]);
    const made = await helper.call("POST", `/api/admin/events/${eventId}/door-links`);
    const undo = { id: id(), kind: "undo", registrationId: registered };
    await site.call("POST", `/api${(await made.json()).path}`, { actions: [undo] });
    const history = await (await owner.call("GET", "/api/admin/history?kind=registration")).json();
    expect(history.changes).toMatchObject([
      { by: `helper:${helper.id}`, byName: expect.stringMatching(/^Helper \d+$/) },
      { by: "door", byName: "Door link of Rose Walk" },
    ]);
    expect(history.people).toContainEqual({ by: "door", name: "Door links" });
  });

  it("goes by the owner's sign-in, too", async () => {
    const registered = await register();
    const path = `/api/admin/events/${eventId}/door`;
    const actions = [{ id: id(), kind: "came", registrationId: registered, count: 3 }];
    expect((await site.call("POST", path, { actions })).status).toBe(401);
    const answer = (await (await owner.call("POST", path, { actions })).json()) as DoorAnswer;
    expect(answer.list).toMatchObject({ totals: { came: 3 }, expiresAt: null });
    expect((await owner.call("POST", path, { actions: [] })).status).toBe(400);
  });
});

describe("what is paid at the door", () => {
  const cash = (cents: number) => ({ cents, by: "cash" });

  it("is noted, corrected and taken back, and never written over what another gate noted", async () => {
    await owner.call("PUT", `/api/admin/events/${eventId}`, { ...walk, cost: "$10" });
    const registrationId = await register();
    await owner.call("PATCH", `/api/admin/registrations/${registrationId}`, {
      ...{ ...annLee, note: "Owes us a rake" },
    });
    const pay = async (paid: object | null, before: object | null) =>
      (await send({ id: id(), kind: "paid", registrationId, paid, before })).results[0];
    expect(await pay(cash(3000), null)).toMatchObject({ result: "done" });
    expect(await pay(cash(3000), null)).toMatchObject({ result: "done" });
    expect(await pay(cash(1000), null)).toMatchObject({
      ...{ result: "conflict", message: "Ann Lee: $30.00, cash was noted meanwhile. This stays." },
    });
    expect(await pay({ cents: 3000, by: "check" }, cash(3000))).toMatchObject({ result: "done" });
    const seen = await list();
    expect(seen.event.cost).toBe("$10");
    expect(seen.entries).toMatchObject([{ paid: { cents: 3000, by: "check" } }]);
    expect(JSON.stringify(seen)).not.toContain("rake");
    await pay(null, { cents: 3000, by: "check" });
    expect((await list()).entries[0]).not.toHaveProperty("paid");
  });

  it("goes with a walk-in that was not yet sent, and goes when it is undone", async () => {
    const walkInId = id();
    const { results, list: seen } = await send(
      { id: walkInId, kind: "walk-in", fullName: "Bea Hall", count: 2 },
      { id: id(), kind: "paid", walkInId, paid: cash(2000), before: null },
      { id: id(), kind: "paid", walkInId: id(), paid: cash(2000), before: null },
    );
    expect(results.map(({ result }) => result)).toEqual(["done", "done", "conflict"]);
    expect(seen.entries).toMatchObject([{ fullName: "Bea Hall", paid: cash(2000) }]);
    const [entry] = seen.entries;
    const undone = await send({
      ...{ id: id(), kind: "undo", registrationId: entry?.id, markedAt: entry?.statusChangedAt },
    });
    expect(undone.list.entries[0]).not.toHaveProperty("paid");
  });
});
