import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

const ann = { fullName: "Ann Lee", email: "ann@example.com", phone: "", days: "Saturdays" };
/** Of requests for a visit: her sign-in is noted, too. */
const changes = () =>
  site.services.db
    .selectFrom("change")
    .selectAll()
    .where("kind", "=", "visit")
    .orderBy("id")
    .execute();

describe("noteChange", () => {
  it("keeps who changed what and when, before and after, and nothing where nothing differs", async () => {
    await site.call("POST", "/api/visits", ann);
    expect(await changes()).toEqual([]);
    clock.advance({ minutes: 5 });
    await owner.call("PATCH", "/api/admin/visits/1", { status: "answered", note: "" });
    await owner.call("PATCH", "/api/admin/visits/1", { status: "answered" });
    await owner.call("DELETE", "/api/admin/visits/1");
    const of = {
      ...{ at: "2026-05-01T14:05:00.000Z", by: "owner:1", byName: "rose" },
      ...{ kind: "visit", thing: "1", name: "Ann Lee" },
    };
    expect(await changes()).toMatchObject([
      { ...of, action: "changed", fields: '{"status":["open","answered"]}' },
      // What is deleted is not kept here again.
      { ...of, action: "deleted", fields: "{}" },
    ]);
    expect(JSON.parse((await changes())[1]?.people ?? "")).toEqual([
      { email: "ann@example.com", phone: "" },
    ]);
  });
});
