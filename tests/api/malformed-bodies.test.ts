import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyCharacter } from "#tests/support/any-character.ts";
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
  fc.string({ unit: anyCharacter, maxLength: 300 }),
  fc
    .record(
      Object.fromEntries(
        Object.entries(valid).map(([field, value]) => [
          field,
          fc.oneof(
            { weight: 12, arbitrary: fc.constant<unknown>(value) },
            fc.constant(undefined),
            fc.jsonValue(),
            fc.string({ unit: anyCharacter, maxLength: 600 }),
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
      { numRuns: 1_000 },
    );
    // The control: the bodies are near enough to the truth that some are kept and some refused.
    expect(statuses.get(201)).toBeGreaterThan(20);
    expect(statuses.get(400)).toBeGreaterThan(200);
  }, 120_000);
});

describe("whatever is sent to the sign-ups", () => {
  const email = "ann@example.com";
  it.each<[path: string, valid: Record<string, unknown>]>([
    ["/api/subscribe", { email, phoneNumber: "(570) 555-0100" }],
    ["/api/marketing-subscribers", { email, phone: "(570) 555-0100", consentMarketing: true }],
  ])(
    "%s answers below 500, and keeps nothing without a 2xx",
    async (path, valid) => {
      const consents = async () =>
        (await site.services.db.selectFrom("consent").select("id").execute()).length;
      const spoiled = fc.oneof(
        fc.constantFrom<unknown>(
          "\u0000",
          "a\u0000@example.com",
          "ann@example.com\r\nBcc: b@c.d",
          null,
        ),
        fc.jsonValue(),
        fc.string({ unit: anyCharacter, maxLength: 600 }),
      );
      const body = fc.oneof(
        { weight: 1, arbitrary: fc.json() },
        {
          weight: 6,
          arbitrary: fc
            .record(
              Object.fromEntries(
                Object.entries(valid).map(([field, value]) => [
                  field,
                  fc.oneof(
                    { weight: 4, arbitrary: fc.constant(value) },
                    { weight: 1, arbitrary: spoiled },
                  ),
                ]),
              ),
            )
            .map((fields) => JSON.stringify(fields)),
        },
      );
      const headers = fc.constantFrom<Record<string, string>>(
        {},
        { referer: "https://nursery.test/%00?a#b" },
        { referer: "not an address" },
        { "consent-wording": "__proto__" },
        { "content-encoding": "gzip" },
      );
      let kept = await consents();
      const statuses = new Map<boolean, number>();
      await fc.assert(
        fc.asyncProperty(body, headers, async (body, more) => {
          const response = await site.call("POST", path, body, {
            "content-type": "application/json",
            ...more,
          });
          statuses.set(response.ok, (statuses.get(response.ok) ?? 0) + 1);
          expect(response.status).toBeLessThan(500);
          expect((await response.json()).message).toMatch(/\S/);
          if (response.ok) kept += 1;
          expect(await consents()).toBe(kept);
        }),
        { numRuns: 400 },
      );
      // The control: near enough to the truth that some are kept, and far enough that some are not.
      expect(statuses.get(true)).toBeGreaterThan(30);
      expect(statuses.get(false)).toBeGreaterThan(30);
    },
    120_000,
  );
});

describe("whatever address is asked for", () => {
  const odd = fc.oneof(
    fc.constantFrom("%00", "a%00b", "%ED%A0%80", "%FF", "%", "..", "%2e%2e%2f", "%0d%0aX: y", "//"),
    fc
      .string({ unit: anyCharacter, maxLength: 300 })
      .map((text) => encodeURIComponent(text.toWellFormed())),
  );

  it.each([
    "/api/blog/posts/",
    "/api/unsubscribe/",
    "/api/",
    "/api/events?",
    "/api/events/register/",
    "/attached-assets/",
    "/feed.xml?",
  ])("%s… is answered below 500", async (start) => {
    await fc.assert(
      fc.asyncProperty(odd, fc.constantFrom("GET", "HEAD", "POST"), async (rest, method) => {
        const response = await site.call(method, start + rest);
        expect(response.status).toBeLessThan(500);
        for (const value of response.headers.values()) expect(value).not.toMatch(/[\r\n]/);
      }),
      { numRuns: 100 },
    );
  });
});
