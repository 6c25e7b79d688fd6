import { expect, it } from "vitest";
import { listHeaders } from "./list-unsubscribe-headers.ts";

it("tells mail programs the list by the site's host, and how to leave it", () => {
  const site = (publicUrl: string) => ({ publicUrl }) as Parameters<typeof listHeaders>[0];
  expect(listHeaders(site("https://garden.example:8443"), "token")).toEqual({
    "List-Id": "<letters.garden.example>",
    "List-Unsubscribe": "<https://garden.example:8443/api/unsubscribe/token>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(listHeaders(site("no address"), "token")["List-Id"]).toBe("<letters.localhost>");
});
