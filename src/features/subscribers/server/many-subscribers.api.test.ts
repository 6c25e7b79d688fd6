import { afterAll, beforeAll, expect, it } from "vitest";
import { fewTurns, leastShareOfLongestTurn } from "#tests/support/longest-turn.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

const many = 20_000;
const batch = 1_000;
let site: TestSite;
let owner: TestOwner;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
  owner = await signIn(site);
  const at = "2026-04-01T00:00:00.000Z";
  await site.services.db.transaction().execute(async (trx) => {
    for (let kept = 0; kept < many; kept += batch) {
      const people = Array.from({ length: batch }, (_, n) => `person${kept + n}@example.com`);
      const ids = await trx
        .insertInto("subscriber")
        .values(
          people.map((email) => ({
            ...{ email, emailKey: email, phone: null, createdAt: at },
            ...{ subscribedAt: at, unsubscribedAt: null },
          })),
        )
        .returning("id")
        .execute();
      await trx
        .insertInto("consent")
        .values(
          ids.map(({ id }) => ({
            ...{ subscriberId: id, form: "newsletter" as const, page: "/", note: null },
            ...{ wordingKey: "newsletter-1", wording: "By subscribing, you agree to letters." },
            ...{ agreed: 1 as const, phone: null, givenAt: at },
          })),
        )
        .execute();
    }
  });
}, 120_000);
afterAll(() => site.close());

it.each(["/api/admin/subscribers", "/api/admin/subscribers/csv?find=person"])(
  "holds the loop for no more than a few turns while it lists 20,000 subscribers (%s)",
  async (path) => {
    let text = "";
    const share = await leastShareOfLongestTurn(async () => {
      const answer = await owner.call("GET", path);
      text = await answer.text();
    });
    expect(text.match(/person\d+@/g)).toHaveLength(many);
    expect(share).toBeLessThan(fewTurns);
  },
  120_000,
);
