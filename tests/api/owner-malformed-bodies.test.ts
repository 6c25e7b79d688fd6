import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyCharacter } from "#tests/support/any-character.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
let owner: TestOwner;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
  owner = await signIn(site);
});
afterAll(() => site.close());

const event = {
  title: "Rose Walk",
  description: "An evening among the roses.",
  date: "2032-05-01",
  time: "6:00 PM - 8:00 PM",
  location: "The rose beds",
  imageUrl: "/pictures/x.svg",
};
const post = {
  title: "Mulch",
  slug: "a-slug-of-its-own",
  excerpt: "An excerpt",
  content: "Text",
  author: "Rose",
  featuredImage: "x.webp",
  tags: ["Soil"],
  publishedAt: null,
};
const registration = {
  fullName: "Ann Lee",
  email: "ann@example.com",
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: 2,
};

const text = fc.string({ unit: anyCharacter, maxLength: 400 });

/** Right bodies with some fields spoiled, and now and then something else altogether. */
const bodyNear = (valid: object) =>
  fc.oneof(
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: text },
    {
      weight: 8,
      arbitrary: fc
        .record(
          Object.fromEntries(
            Object.entries(valid).map(([field, value]) => [
              field,
              fc.oneof(
                { weight: 12, arbitrary: fc.constant<unknown>(value) },
                { weight: 1, arbitrary: fc.constantFrom<unknown>(undefined, null, "", "\u0000") },
                { weight: 1, arbitrary: fc.jsonValue() },
                { weight: 2, arbitrary: text },
              ),
            ]),
          ),
        )
        .map((body) => JSON.stringify(body)),
    },
  );

/** Everything in these tables, so that "unchanged" is not only "as many". */
async function contents(): Promise<string> {
  const { db } = site.services;
  const rows = await Promise.all([
    db.selectFrom("event").selectAll().orderBy("id").execute(),
    db.selectFrom("post").selectAll().orderBy("id").execute(),
    db.selectFrom("registration").selectAll().orderBy("id").execute(),
  ]);
  return JSON.stringify(rows);
}

describe("whatever the owner's browser sends", () => {
  it.each<[method: string, path: string, valid: object]>([
    ["POST", "/api/admin/events", event],
    ["PUT", "/api/admin/events/2", event],
    ["POST", "/api/admin/blog/posts", post],
    ["PUT", "/api/admin/blog/posts/2", { ...post, slug: "another-slug" }],
    ["PATCH", "/api/admin/registrations/1", registration],
  ])(
    "%s %s is never answered with 5xx, and changes nothing without a 2xx",
    async (method, path, valid) => {
      await site.call("POST", "/api/events/register", { eventId: 1, ...registration });
      let before = await contents();
      const statuses = new Map<number, number>();
      const headers = fc.constantFrom<Record<string, string>>({}, {}, {}, { "if-match": '"77"' });
      await fc.assert(
        fc.asyncProperty(bodyNear(valid), headers, async (body, more) => {
          const response = await owner.call(method, path, body, {
            "content-type": "application/json",
            ...more,
          });
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          expect(response.status).toBeLessThan(500);
          const after = await contents();
          if (response.ok) expect(after).not.toBe(before);
          else expect(after).toBe(before);
          before = after;
          if (!response.ok) expect((await response.json()).message).toMatch(/\S/);
        }),
        { numRuns: 300 },
      );
      // The control: near enough to the truth that some are kept, and far enough that some are not.
      expect([...statuses.keys()].some((status) => status < 300)).toBe(true);
      expect(statuses.get(400)).toBeGreaterThan(30);
    },
    120_000,
  );

  it("POST /api/admin/login answers 4xx and no token", async () => {
    await fc.assert(
      fc.asyncProperty(bodyNear({ username: "rose", password: "wrong" }), async (body) => {
        const response = await site.call("POST", "/api/admin/login", body, {
          "content-type": "application/json",
        });
        expect([400, 401, 415, 429]).toContain(response.status);
        expect(await response.json()).not.toHaveProperty("token");
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it("paths of any kind are answered with 4xx", async () => {
    const segment = fc.oneof(text, fc.nat().map(String), fc.constantFrom("..", "%", "1.0", "1e3"));
    await fc.assert(
      fc.asyncProperty(
        segment,
        fc.constantFrom("events", "blog/posts", "registrations"),
        async (id, kind) => {
          const path = `/api/admin/${kind}/${encodeURIComponent(id.toWellFormed())}x`;
          const response = await owner.call("PUT", path, kind === "events" ? event : post);
          expect(response.status).toBeLessThan(500);
          expect(response.status).toBeGreaterThanOrEqual(400);
        },
      ),
      { numRuns: 200 },
    );
  }, 120_000);

  it.each<[method: string, path: string, body: object]>([
    ["PUT", "/api/admin/events/2", event],
    ["PUT", "/api/admin/blog/posts/2", { ...post, slug: "another-slug" }],
    ["PATCH", "/api/admin/registrations/1", registration],
  ])(
    "%s %s changes a row that is there when If-Match names its version, and else not",
    async (method, path, body) => {
      await site.call("POST", "/api/events/register", { eventId: 1, ...registration });
      const statuses = new Map<number, number>();
      let version: number = (await (await owner.call(method, path, body)).json()).version;
      const number = fc.integer({ min: -1, max: 1 }).map((step) => (now: number) => now + step);
      const tag = fc.oneof(
        fc.string({ maxLength: 40 }).map((any) => () => any.trim()),
        number.map((near) => (now: number) => `"${near(now)}"`),
        number.map((near) => (now: number) => `W/"${near(now)}"`),
        number.map((near) => (now: number) => String(near(now))),
        fc.constantFrom(
          () => "*",
          () => '""',
          () => '"1", "2"',
        ),
      );
      let before = await contents();
      await fc.assert(
        fc.asyncProperty(tag, async (tagAt) => {
          const header = tagAt(version);
          const response = await owner.call(method, path, body, { "if-match": header });
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          const fits = [`"${version}"`, `W/"${version}"`, "*"].includes(header);
          expect([header, response.status]).toEqual([header, fits ? 200 : 412]);
          const after = await contents();
          if (fits) version = (await response.json()).version;
          else expect(after).toBe(before);
          before = after;
        }),
        { numRuns: 150 },
      );
      // The control: the row was reached both ways.
      expect(statuses.get(200)).toBeGreaterThan(5);
      expect(statuses.get(412)).toBeGreaterThan(5);
    },
    120_000,
  );
});
