import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenApiDocument } from "#server/openapi/document.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite } from "#tests/support/site.ts";

// Opened before the tests are, because each call has one.
const site = await openSite({ env: { ...ownerEnv, TRUST_PROXY: "1" } });
const { paths }: OpenApiDocument = await (await site.call("GET", "/openapi.json")).json();
const calls = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, { requestBody }]) => "application/json" in (requestBody?.content ?? {}))
    .map(([method]) => [method.toUpperCase(), path] as const),
);

let owner: TestOwner;
beforeAll(async () => {
  owner = await signIn(site);
  const person = {
    eventId: 1,
    fullName: "Ann Lee",
    email: "ann@example.com",
    phone: "(570) 555-0100",
    mailingAddress: "12 Rose Lane, Scranton, PA 18503",
    attendeesCount: 1,
  };
  expect((await site.call("POST", "/api/events/register", person)).status).toBe(201);
});
afterAll(() => site.close());

const payloads = [
  ...["null", "[]", '""', "1", "true", "{}", '{"__proto__":null}', ""],
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  `${'{"a":'.repeat(1_000)}1${"}".repeat(1_000)}`,
];

it("knows the calls that take one", () => {
  expect(calls.length).toBeGreaterThan(40);
  expect(calls).toContainEqual(["POST", "/api/visits"]);
});

// Each answer is held to /openapi.json as well: a status that is not described there fails, too.
it.each(calls)("%s %s refuses what is no payload with a sentence", async (method, path) => {
  const address = path.replace("{slug}", "lenten-rose").replaceAll(/\{\w+\}/g, "1");
  for (const [n, payload] of payloads.entries()) {
    const answer = await owner.call(method, address, payload, {
      "content-type": "application/json",
      "x-forwarded-for": `10.0.0.${n}`,
    });
    const what = payload.slice(0, 40);
    expect([what, answer.status >= 500]).toEqual([what, false]);
    if (!answer.ok) expect((await answer.json()).message).toMatch(/^(?!.*received)\S/);
    else expect(payload).toMatch(/^\{|^$/);
  }
});
