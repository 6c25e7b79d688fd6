import { afterAll, beforeAll, expect, it } from "vitest";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
let owner: TestOwner;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
  owner = await signIn(site);
});
afterAll(() => site.close());

const paths = ["/api/admin/registrations", "/api/admin/events"] as const;

/** As many rows as one statement may have parameters for. */
const batch = 2_500;
let kept = 0;
/** In one transaction: a hundred commits, each waiting for a busy disk, would take minutes. */
async function fillTo(many: number): Promise<void> {
  await site.services.db.transaction().execute(async (trx) => {
    for (; kept < many; kept += batch) {
      const rows = Array.from({ length: batch }, (_, n) => ({
        eventId: 1 + ((kept + n) % 7),
        fullName: `Person ${kept + n}`,
        email: `person${kept + n}@example.com`,
        phone: `570555${kept + n}`,
        mailingAddress: "12 Rose Lane, Scranton, PA 18503",
        attendeesCount: 2,
        idempotencyKey: null,
        requestDigest: null,
        createdAt: "2026-04-01T00:00:00.000Z",
      }));
      await trx.insertInto("registration").values(rows).execute();
    }
  });
}

/** The quickest of three, in milliseconds: a busy machine is slow, not wrong. */
async function time(path: string): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const started = performance.now();
    const answer = await owner.call("GET", path);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    quickest = Math.min(quickest, performance.now() - started);
  }
  return quickest;
}

it("takes for 100,000 registrations no more than their share of time", async () => {
  await fillTo(20_000);
  const few = { [paths[0]]: await time(paths[0]), [paths[1]]: await time(paths[1]) };
  await fillTo(100_000);
  for (const path of paths) {
    // Five times as many take five times as long. Twice that is allowed on a busy machine.
    expect(await time(path), path).toBeLessThan(10 * (few[path] ?? 0) + 50);
  }
}, 600_000);
