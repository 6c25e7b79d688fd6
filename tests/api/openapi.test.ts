import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "#server/api.ts";
import { makeDocument, type OpenApiDocument, type Operation } from "#server/openapi/document.ts";
import { descriptionOf } from "#shared/server/openapi/described-route.ts";
import { apiPage, withTables } from "../../scripts/write-api-tables-in-docs.ts";
import { checkAnswer } from "../support/described-answers.ts";
import { ownerEnv, signIn } from "../support/owner.ts";
import { openSite, type TestSite } from "../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
});
afterAll(() => site.close());

/** Files that the site's own pages load; their form may change with any version. */
const ownFiles = [
  "/plants/:file{facts(?:-[\\w-]+)?\\.json}",
  "/plants/garden.json",
  "/plates/preview.svg",
];

/** Every route of the API and at the root. */
const routes = () =>
  [...createApi(site.services).routes, ...site.app.routes].filter(
    ({ method, path }) => method !== "ALL" && !ownFiles.includes(path),
  );

async function readDocument(): Promise<OpenApiDocument> {
  return (await site.call("GET", "/openapi.json")).json();
}

/** Every call of the document, with its path in braces. */
const callsIn = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, string, Operation] => [
      method.toUpperCase(),
      path,
      operation,
    ]),
  );

test("describes every call that the server takes", () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  const described = routes().filter(({ handler }) => descriptionOf(handler));
  const missing = new Set(routes().map(nameOf)).difference(new Set(described.map(nameOf)));
  expect(
    [...missing].map((call) => `Please put described("…", { … }) before the handler of ${call}.`),
  ).toEqual([]);
});

test("is served with an ETag, as the same text each time", async () => {
  const first = await site.call("GET", "/openapi.json");
  expect(first.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const text = await first.text();
  expect((JSON.parse(text) as OpenApiDocument).openapi).toBe("3.1.1");
  // As another process makes it, which shares nothing with this one.
  expect(JSON.stringify(await makeDocument(routes()))).toBe(text);
  expect(await (await site.call("GET", "/openapi.json")).text()).toBe(text);
  const tag = first.headers.get("etag") ?? "";
  const again = await site.call("GET", "/openapi.json", undefined, { "if-none-match": tag });
  expect(again.status).toBe(304);
});

test("refers to nothing that is not there, and names each call once", async () => {
  const text = await (await site.call("GET", "/openapi.json")).text();
  const document = JSON.parse(text) as OpenApiDocument;
  const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(100);
  const components = document.components as unknown as Record<string, Record<string, unknown>>;
  for (const [, kind = "", name = ""] of references) {
    expect(components[kind]?.[name], `${kind}/${name}`).toBeDefined();
  }
  const ids = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(text).not.toContain("$defs");
});

test("names the ETag of every answer that is asked for again by it", async () => {
  const conditional = callsIn(await readDocument()).filter(([, , { responses }]) => responses[304]);
  expect(conditional.length).toBeGreaterThan(3);
  const without = conditional.filter(
    ([, , { responses }]) => !Object.keys(responses[200]?.headers ?? {}).includes("ETag"),
  );
  expect(without.map(([method, path]) => `${method} ${path}`)).toEqual([]);
});

test("stands in docs/api.md as it is", async () => {
  const page = await readFile(apiPage, "utf8");
  expect(page, "Please run: node scripts/write-api-tables-in-docs.ts").toBe(
    withTables(page, await readDocument()),
  );
});

test("the examples of docs/api.md do what they say", async () => {
  const page = await readFile(apiPage, "utf8");
  const { token } = await signIn(site);
  const commands = [...page.matchAll(/^curl [^']*?(?:'[^']*'[^'\n]*)*$/gm)].map(([command]) =>
    command
      .replace("'$OWNER'", ownerEnv.ADMIN_USERNAME)
      .replace("'$PASSWORD'", ownerEnv.ADMIN_PASSWORD)
      .replace("$TOKEN", token),
  );
  expect(commands.length).toBeGreaterThan(11);
  for (const command of commands) {
    const path = /\$SITE(\S+)/.exec(command)?.[1] ?? "";
    const headers = [...command.matchAll(/-H (['"])([\w-]+): (.*?)\1/g)].map(
      ([, , name = "", value = ""]) => [name.toLowerCase(), value] as const,
    );
    const body = /-d '([^']+)'/.exec(command)?.[1];
    const method = /-X (\w+)/.exec(command)?.[1] ?? "GET";
    const answer = await site.call(method, path, body, Object.fromEntries(headers));
    expect([command, answer.status, answer.ok]).toEqual([command, answer.status, true]);
  }
});

test("a body that is too large is answered as described by every call that is no GET", async () => {
  const { call } = await signIn(site);
  const tooLarge = "x".repeat(70_000);
  const written = callsIn(await readDocument()).filter(
    ([method, , { requestBody }]) =>
      method !== "GET" && (!requestBody || "application/json" in requestBody.content),
  );
  expect(written.length).toBeGreaterThan(50);
  for (const [method, path, { responses }] of written) {
    const address = path.replaceAll(/\{\w+\}/g, "1");
    expect([path, "413" in responses]).toEqual([path, true]);
    expect([address, (await call(method, address, tooLarge)).status]).toEqual([address, 413]);
  }
});

test("a plate that there cannot be is answered as described", async () => {
  const document = await readDocument();
  const { parameters } = document.paths["/plates/{catalogue}/{slug}.svg"]?.["get"] ?? {};
  expect(parameters?.map(({ schema }) => schema)).toMatchObject([
    { enum: ["perennials", "trees", "annuals"] },
    { type: "string", pattern: "^[a-z-]+$" },
  ]);
  // The first is none of the described addresses; the second one is, and there is no such plant.
  expect((await site.call("GET", "/plates/nonesuch/x.svg")).status).toBe(404);
  expect((await site.call("GET", "/plates/trees/x.svg")).status).toBe(404);
});

test("the check of answers finds a field, a status, a header and a refusal that are not described", async () => {
  const [event] = await (await site.call("GET", "/api/events")).json();
  const asked = { method: "GET", path: "/api/events" };
  const document = await readDocument();
  await checkAnswer(asked, Response.json([event]), document);
  const { location: _, ...without } = event;
  const wrong = [
    Response.json([{ ...event, phone: "(570) 555-0142" }]),
    Response.json([without]),
    Response.json([{ ...event, startsAt: "tomorrow" }]),
    Response.json([event], { status: 201 }),
    new Response(JSON.stringify([event]), { headers: { "content-type": "text/html" } }),
    Response.json({ message: "The site is busy." }, { status: 503 }),
  ];
  for (const answer of wrong) {
    await expect(checkAnswer(asked, answer, document)).rejects.toThrow("does not describe so");
  }
  const elsewhere = { method: "GET", path: "/api/nothing" };
  await expect(checkAnswer(elsewhere, Response.json({}), document)).rejects.toThrow("no such call");
  const signUp = { method: "POST", path: "/api/subscribe", body: '{"email":7}' };
  await expect(checkAnswer(signUp, Response.json({ message: "" }), document)).rejects.toThrow(
    "forbids",
  );
});
