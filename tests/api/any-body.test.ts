import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const valid = {
  eventId: 1,
  fullName: "Ann Lee",
  email: "ann@example.com",
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: 2,
};

/** Bodies near the truth find more than bodies far from it: right fields with some of them spoiled. */
const anyBody = fc.oneof(
  fc.json(),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc
    .record(
      Object.fromEntries(
        Object.entries(valid).map(([field, value]) => [
          field,
          fc.oneof(
            { weight: 12, arbitrary: fc.constant<unknown>(value) },
            fc.constant(undefined),
            fc.jsonValue(),
            fc.string({ unit: "binary", maxLength: 600 }),
            fc.double(),
          ),
        ]),
      ),
    )
    .map((body) => JSON.stringify(body)),
);

const countRows = async () =>
  Number(
    (
      await site.services.db
        .selectFrom("registration")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe("whatever is sent to POST /api/events/register", () => {
  it("is never answered with 5xx, and never kept without a 2xx", async () => {
    let kept = await countRows();
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        const response = await site.call("POST", "/api/events/register", body, {
          "content-type": "application/json",
        });
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        expect(response.status).toBeLessThan(500);
        const answer = await response.json();
        if (response.ok) kept += 1;
        else expect(answer.message).toMatch(/\S/);
        expect(await countRows()).toBe(kept);
      }),
      { numRuns: 2_000 },
    );
    // The control: the bodies are near enough to the truth that some are kept and some refused.
    expect(statuses.get(201)).toBeGreaterThan(20);
    expect(statuses.get(400)).toBeGreaterThan(200);
  }, 120_000);
});
