import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { requestJson } from "./http-client.ts";

const sent: { path: string; init: RequestInit }[] = [];

beforeEach(() => {
  sent.length = 0;
  const stored = new Map([["adminToken", "the-token"]]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return Promise.resolve(Response.json({}));
  });
});
afterEach(() => vi.unstubAllGlobals());

const headersOf = (at = 0) => new Headers(sent[at]?.init.headers);

describe("a call of the API", () => {
  it("sends the stored token on the owner's paths, and nowhere else", async () => {
    await requestJson("GET", "/api/admin/registrations");
    await requestJson("GET", "/api/events");
    expect(headersOf(0).get("authorization")).toBe("Bearer the-token");
    expect(headersOf(1).has("authorization")).toBe(false);
  });

  it("goes without a token where storage is forbidden", async () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("Forbidden.");
      },
    });
    await requestJson("GET", "/api/admin/registrations");
    expect(headersOf().has("authorization")).toBe(false);
  });

  it("includes cookies, and sends a body as JSON only where there is one", async () => {
    await requestJson("POST", "/api/subscribe", { body: { email: "ann@example.com" } });
    await requestJson("DELETE", "/api/admin/events/1");
    expect(sent.map(({ init }) => init.credentials)).toEqual(["include", "include"]);
    expect(headersOf(0).get("content-type")).toBe("application/json");
    expect(sent[0]?.init.body).toBe('{"email":"ann@example.com"}');
    expect(headersOf(1).has("content-type")).toBe(false);
    expect(sent[1]?.init.body).toBeUndefined();
  });
});
