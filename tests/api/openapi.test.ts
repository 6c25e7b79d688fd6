import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "#server/api.ts";
import { callGroups } from "#server/openapi/calls.ts";
import { makeDocument, type OpenApiDocument } from "#server/openapi/document.ts";
import { ownFiles } from "#server/openapi/files-description.ts";
import { apiPage, withTables } from "../../scripts/api-tables.ts";
import { checkAnswer } from "../support/described-answers.ts";
import { ownerEnv, signIn } from "../support/owner.ts";
import { openSite, type TestSite } from "../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
});
afterAll(() => site.close());

const described = callGroups.flatMap(({ calls }) => calls);

test("describes every call that the server takes, and no other", () => {
  const served = [...createApi(site.services).routes, ...site.app.routes]
    .filter(({ method, path }) => method !== "ALL" && !ownFiles.includes(path))
    .map(({ method, path }) => `${method} ${path}`);
  const known = described.map(
    ({ method, path, route }) => `${method} ${route ?? path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
  );
  const missing = [...new Set(served)].filter((call) => !known.includes(call));
  expect(missing.map(whereToAdd)).toEqual([]);
  expect(known.filter((call) => !served.includes(call)).map(whereToRemove)).toEqual([]);
});

test("is served with an ETag, as the same text each time", async () => {
  const first = await site.call("GET", "/openapi.json");
  expect(first.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const text = await first.text();
  expect((JSON.parse(text) as OpenApiDocument).openapi).toBe("3.1.1");
  // As another process makes it, which shares nothing with this one.
  expect(JSON.stringify(await makeDocument())).toBe(text);
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

test("stands in docs/api.md as it is", async () => {
  const page = await readFile(apiPage, "utf8");
  expect(page, "Please run: node scripts/api-tables.ts").toBe(await withTables(page));
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
  const { paths } = (await (await site.call("GET", "/openapi.json")).json()) as OpenApiDocument;
  const written = described.filter(({ method, file }) => method !== "GET" && !file);
  expect(written.length).toBeGreaterThan(50);
  for (const { method, path } of written) {
    const address = path.replaceAll(/\{\w+\}/g, "1");
    const known = Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {});
    expect([path, known.includes("413")]).toEqual([path, true]);
    expect([address, (await call(method, address, tooLarge)).status]).toEqual([address, 413]);
  }
});

test("a plate that there cannot be is answered as described", async () => {
  const document = (await (await site.call("GET", "/openapi.json")).json()) as OpenApiDocument;
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
  await checkAnswer(asked, Response.json([event]));
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
    await expect(checkAnswer(asked, answer)).rejects.toThrow("does not describe so");
  }
  const elsewhere = { method: "GET", path: "/api/nothing" };
  await expect(checkAnswer(elsewhere, Response.json({}))).rejects.toThrow("no such call");
  const signUp = { method: "POST", path: "/api/subscribe", body: '{"email":7}' };
  await expect(checkAnswer(signUp, Response.json({ message: "" }))).rejects.toThrow("forbids");
});

/** For whoever added the call: what to write, and into which file. */
function whereToAdd(call: string): string {
  const feature = /^\w+ \/api\/(admin\/)?([\w-]+)/.exec(call);
  return `${call} is not in /openapi.json. Please describe it in src/features/${feature?.[2] ?? "<feature>"}/server/${feature?.[1] ? "admin-" : ""}api-description.ts (or the feature's file of that kind that has its neighbors): { method, path, says, isOwners, payload, answers }, as the calls beside it. A new file's calls go into src/server/openapi/calls.ts.`;
}

function whereToRemove(call: string): string {
  return `${call} is in /openapi.json, and the server has no such call. Please take it out of its *api-description.ts, or give its "route" as the server has it.`;
}
