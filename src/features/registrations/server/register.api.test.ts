import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keyOfPosted } from "#shared/browser/idempotency-key.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { mostAttendees } from "../registration-fields.ts";

const ann = {
  eventId: 1,
  fullName: "Ann O'Brien",
  email: "ann@example.com",
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: 2,
};

let site: TestSite;
let owner: TestOwner;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
  owner = await signIn(site);
});
afterAll(() => site.close());

const register = (body: unknown, headers?: Record<string, string>) =>
  site.call("POST", "/api/events/register", body, headers);
const countRows = async () =>
  Number(
    (
      await site.services.db
        .selectFrom("registration")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe("POST /api/events/register", () => {
  it("keeps a registration and answers 201 with its id", async () => {
    const response = await register(ann);
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: number };
    const row = await site.services.db
      .selectFrom("registration")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject(ann);
    expect(row.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it.each([
    ["an apostrophe", "Seán O'Brien"],
    ["markup", "<img src=x onerror=alert(1)>"],
    ["emoji", "Ann 🌹 Lee"],
    ["Arabic", "مريم العذراء"],
  ])("keeps a name with %s as it is", async (_what, fullName) => {
    const response = await register({ ...ann, fullName });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: number };
    const row = await site.services.db
      .selectFrom("registration")
      .select("fullName")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.fullName).toBe(fullName);
  });

  it.each([
    ["fullName", "A", "Name must be at least 2 characters"],
    ["fullName", "   A   ", "Name must be at least 2 characters"],
    ["fullName", "\u200b\u200d\ufeff", "Name must be at least 2 characters"],
    ["fullName", undefined, "Name must be at least 2 characters"],
    [
      "fullName",
      "Ann\r\nBcc: all@example.com",
      "Please remove line breaks and other control characters",
    ],
    ["fullName", "Ann\u0000", "Please remove line breaks and other control characters"],
    ["email", "ann", "Please enter a valid email address"],
    ["email", "ann@example.com, bob@example.com", "Please enter a valid email address"],
    ["email", "ann@example.com\nBcc: x@example.com", "Please enter a valid email address"],
    ["email", ["ann@example.com"], "Please enter a valid email address"],
    ["phone", "555-0100", "Please enter a valid phone number"],
    ["mailingAddress", "Rose Lane", "Please enter your complete mailing address"],
    ["attendeesCount", 0, "Please enter a valid number of attendees"],
    ["attendeesCount", 1.5, "Please enter a valid number of attendees"],
    ["attendeesCount", "2 people", "Please enter a valid number of attendees"],
    ["attendeesCount", null, "Please enter a valid number of attendees"],
    [
      "attendeesCount",
      1e9,
      `Please enter at most ${mostAttendees} attendees; for a larger group, please call us`,
    ],
  ])("refuses %s %j with the field's message", async (field, value, message) => {
    const before = await countRows();
    const response = await register({ ...ann, [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message, issues: [{ path: field, message }] });
    expect(await countRows()).toBe(before);
  });

  it("answers every field's message at once", async () => {
    const response = await register({ eventId: 1 });
    const { issues } = (await response.json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual([
      "fullName",
      "email",
      "phone",
      "mailingAddress",
      "attendeesCount",
    ]);
  });

  it.each([
    ["an empty body", ""],
    ["truncated JSON", '{"eventId":1,'],
    ["an array", "[]"],
    ["a bare text", '"register me"'],
    ["null", "null"],
    ["deep nesting", "[".repeat(60_000)],
    ["__proto__", '{"__proto__":{"eventId":1}}'],
  ])("refuses %s with 400 and a message", async (_what, body) => {
    const response = await register(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/./) });
  });

  it("refuses another content type with 415", async () => {
    const response = await register("fullName=Ann", {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect(response.status).toBe(415);
  });

  it("refuses more than 64 KB with 413", async () => {
    const response = await register({ ...ann, mailingAddress: "x".repeat(70_000) });
    expect(response.status).toBe(413);
    expect(await response.json()).toHaveProperty("message");
  });

  it.each([4711, 2 ** 31, Number.MAX_SAFE_INTEGER])(
    "answers 404 for an event that does not exist (%i)",
    async (eventId) => {
      const response = await register({ ...ann, eventId });
      expect(response.status).toBe(404);
      expect(await response.json()).toHaveProperty("message");
    },
  );

  it("answers 405 and says which method is meant", async () => {
    const response = await site.call("GET", "/api/events/register");
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("POST");
  });
});

describe("Idempotency-Key", () => {
  it("makes one row and one letter of a double click", async () => {
    const before = await countRows();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => register({ ...ann, fullName: "Double Click" }, headers)),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(ids).size).toBe(1);
    expect(await countRows()).toBe(before + 1);
    const letters = await site.services.db
      .selectFrom("outbox")
      .select("id")
      .where("subjectId", "=", ids[0])
      .execute();
    expect(letters).toHaveLength(1);
  });

  it("makes eight rows of eight sendings without a key (the control)", async () => {
    const before = await countRows();
    await Promise.all(Array.from({ length: 8 }, () => register(ann)));
    expect(await countRows()).toBe(before + 8);
  });

  it("answers 409 where a key comes back with other details", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    expect((await register(ann, headers)).status).toBe(201);
    expect((await register({ ...ann, fullName: "Bob Lee" }, headers)).status).toBe(409);
  });

  it("answers no link where anybody could make the key, and none that was renewed since", async () => {
    const posted = { "idempotency-key": await keyOfPosted(ann) };
    const first = await (await register(ann, posted)).json();
    expect(first.link).toMatch(/^\/registration\//);
    expect(await (await register(ann, posted)).json()).toEqual({ ...first, link: "" });

    const headers = { "idempotency-key": crypto.randomUUID() };
    const own = await (await register(ann, headers)).json();
    expect(await (await register(ann, headers)).json()).toEqual(own);
    await owner.call("POST", `/api/admin/registrations/${own.id}/new-link`, {});
    expect(await (await register(ann, headers)).json()).toEqual({ ...own, link: "" });
  });

  it("refuses a key that is none", async () => {
    const refused = await register(ann, { "idempotency-key": "short" });
    expect(refused.status).toBe(400);
    expect((await refused.json()).message).toMatch(/^The Idempotency-Key must be 8 to 128/);
  });
});
