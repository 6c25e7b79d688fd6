import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { annLee } from "#tests/support/registration.ts";
import { roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { RegistrationForOwner } from "../answers.ts";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
let eventId: number;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
  const walk = { ...roseWalk, capacity: 10 };
  eventId = (await (await owner.call("POST", "/api/admin/events", walk)).json()).id;
});
afterEach(() => site.close());

async function register(fullName: string, attendeesCount: number, more: object = {}) {
  const email = `${fullName.replace(" ", ".")}@example.com`;
  const party = { ...annLee, eventId, fullName, email, attendeesCount, ...more };
  const answer = await site.call("POST", "/api/events/register", party);
  expect(answer.status).toBe(201);
  clock.advance({ seconds: 1 });
  return ((await answer.json()) as { id: number }).id;
}
const read = async (id: number): Promise<RegistrationForOwner> =>
  (await owner.call("GET", `/api/admin/registrations/${id}`)).json();
const path = (id: number) => `/api/admin/registrations/${id}`;
const settle = (id: number, body: object, headers = {}) =>
  owner.call("POST", `${path(id)}/double`, body, headers);

describe("two registrations that may be one person's", () => {
  it("are joined in one step, so that nobody is offered places between, and parted again", async () => {
    const first = await register("Ann Lee", 6);
    const second = await register("Ann Lee", 2);
    const waits = await register("Will Waits", 3, { joinWaitingList: true });
    expect(await read(first)).toMatchObject({ possibleDuplicate: true, duplicateOf: second });
    expect(await read(second)).toMatchObject({ possibleDuplicate: true, duplicateOf: first });
    const join = {
      attendeesCount: 8,
      other: { id: second, version: 1, status: "cancelled" },
      areTwo: false,
    };
    const stale = await settle(first, join, { "if-match": '"2"' });
    expect(stale.status).toBe(412);
    const joined = await settle(first, join, { "if-match": '"1"' });
    expect(joined.status).toBe(200);
    expect(await joined.json()).toMatchObject([
      { id: first, attendeesCount: 8, version: 2, possibleDuplicate: false },
      { id: second, status: "cancelled", version: 2, possibleDuplicate: false },
    ]);
    expect((await read(waits)).status).toBe("waiting");
    const part = {
      attendeesCount: 6,
      other: { id: second, version: 2, status: "registered" },
      areTwo: false,
    };
    expect((await settle(first, part, { "if-match": '"2"' })).status).toBe(200);
    expect(await read(first)).toMatchObject({ attendeesCount: 6, possibleDuplicate: true });
    expect(await read(second)).toMatchObject({ status: "registered", attendeesCount: 2 });
    expect((await read(waits)).status).toBe("waiting");
    await site.services.outbox.sendDue();
    // None but the three that say that they are registered, or wait.
    expect(await site.letters()).toHaveLength(3);
  });

  it("are kept apart once the owner said so, until a third is there", async () => {
    const first = await register("Ann Lee", 1);
    const second = await register("Ann Lee", 1);
    const both = (areTwo: boolean) => ({
      attendeesCount: 1,
      other: { id: second, version: 1 },
      areTwo,
    });
    expect((await settle(first, both(true))).status).toBe(200);
    const marked = async () =>
      (
        (await (
          await owner.call("GET", "/api/admin/registrations")
        ).json()) as RegistrationForOwner[]
      )
        .filter(({ possibleDuplicate }) => possibleDuplicate)
        .map(({ id }) => id);
    expect(await marked()).toEqual([]);
    expect(await read(second)).toMatchObject({ version: 1, possibleDuplicate: false });
    const third = await register("Ann Lee", 1);
    expect(await marked()).toEqual([third, second, first]);
    await owner.call("DELETE", path(third));
    expect((await settle(first, both(false))).status).toBe(200);
    expect(await marked()).toEqual([second, first]);
  });

  it("go over the capacity only knowingly, and are two of one event", async () => {
    const first = await register("Ann Lee", 6);
    const second = await register("Ann Lee", 4);
    const more = { attendeesCount: 7, other: { id: second, version: 1 }, areTwo: true };
    const refused = await settle(first, more);
    expect(refused.status).toBe(409);
    expect((await refused.json()).code).toBe("over_capacity");
    expect((await settle(first, { ...more, allowOverCapacity: true })).status).toBe(200);
    const elsewhere = await register("Ann Lee", 1, { eventId: 1 });
    const two = { attendeesCount: 7, other: { id: elsewhere, version: 1 }, areTwo: true };
    expect((await settle(first, two)).status).toBe(400);
    const itself = { attendeesCount: 7, other: { id: first, version: 2 }, areTwo: true };
    expect((await settle(first, itself)).status).toBe(400);
    const gone = { attendeesCount: 7, other: { id: 999_999, version: 1 }, areTwo: true };
    expect((await settle(first, gone)).status).toBe(404);
  });
});

describe("places that a change makes free", () => {
  it("are said to be offered, to whom and until when", async () => {
    const five = await register("Flo Five", 5);
    const rest = await register("Rita Rest", 5);
    const waits = await register("Will Waits", 2, { joinWaitingList: true });
    const three = { ...annLee, fullName: "Flo Five", attendeesCount: 3 };
    const answer = await (await owner.call("PATCH", path(five), three)).json();
    const { offerExpiresAt: until } = await read(waits);
    expect(until).not.toBeNull();
    expect(answer.offered).toEqual([{ fullName: "Will Waits", attendeesCount: 2, until }]);
    clock.advance({ seconds: 1 });
    // What was offered before is not said again.
    const named = { ...three, fullName: "Flora Five" };
    const after = await (await owner.call("PATCH", path(five), named)).json();
    expect(after).not.toHaveProperty("offered");
    const next = await register("Wes Waits", 5, { joinWaitingList: true });
    const status = await owner.call("POST", `${path(rest)}/status`, { status: "cancelled" });
    expect((await status.json()).offered).toMatchObject([{ fullName: "Wes Waits" }]);
    const registrations = [{ id: next, version: (await read(next)).version }];
    const third = await register("Wanda Waits", 5, { joinWaitingList: true });
    expect((await read(third)).status).toBe("waiting");
    const batch = await owner.call("POST", "/api/admin/registrations/batch", {
      ...{ action: "cancel", registrations },
    });
    expect((await batch.json()).offered).toMatchObject([{ fullName: "Wanda Waits" }]);
  });
});
