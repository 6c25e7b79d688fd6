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
const keepApart = (ids: number[], areTwo: boolean) =>
  owner.call("POST", "/api/admin/registrations/keep-apart", { ids, areTwo });

describe("two registrations that may be one person's", () => {
  it("know each other until one is cancelled", async () => {
    const first = await register("Ann Lee", 6);
    const second = await register("Ann Lee", 2);
    expect(await read(first)).toMatchObject({ possibleDuplicate: true, duplicateOf: second });
    expect(await read(second)).toMatchObject({ possibleDuplicate: true, duplicateOf: first });
    const become = (status: string) => owner.call("POST", `${path(second)}/status`, { status });
    expect((await become("cancelled")).status).toBe(200);
    expect(await read(first)).toMatchObject({ possibleDuplicate: false, attendeesCount: 6 });
    expect((await become("registered")).status).toBe(200);
    expect(await read(first)).toMatchObject({ possibleDuplicate: true, duplicateOf: second });
  });

  it("are kept apart once the owner said so, until a third is there", async () => {
    const first = await register("Ann Lee", 1);
    const second = await register("Ann Lee", 1);
    expect((await keepApart([first, second], true)).status).toBe(204);
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
    expect((await keepApart([first, second], false)).status).toBe(204);
    expect(await marked()).toEqual([second, first]);
    expect((await keepApart([first], true)).status).toBe(400);
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
