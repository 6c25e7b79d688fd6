import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { callsWithoutNote } from "#tests/support/notes-in-history.ts";
import { rightOfCall, rightsOfCalls } from "./rights-of-calls.ts";

/** Every call of the owner's area, as docs/api.md has them from /openapi.json. */
const calls = [
  ...readFileSync("docs/api.md", "utf8").matchAll(/^\| ([A-Z]+ \/api\/admin\/\S+) \|/gm),
].flatMap(([, call = ""]) => (call === "POST /api/admin/login" ? [] : call));

it("names what each call of the owner's area asks for", () => {
  expect(calls.length).toBeGreaterThan(90);
  const missing = calls.filter((call) => rightOfCall(call) === undefined);
  expect(missing.map((call) => `Please say in rights-of-calls.ts who may call ${call}.`)).toEqual(
    [],
  );
});

it("says nothing of what is no call", () => {
  expect(Object.keys(rightsOfCalls).filter((call) => !calls.includes(call))).toEqual([]);
  expect(rightOfCall("GET /api/admin/a-call-of-tomorrow")).toBeUndefined();
  expect(rightOfCall("constructor")).toBeUndefined();
});

it("leaves no call out of the history that is none", () => {
  const known = ["POST /api/admin/login", ...calls];
  expect(Object.keys(callsWithoutNote).filter((call) => !known.includes(call))).toEqual([]);
});
