import { describe, expect, it } from "vitest";
import { relyingPartyOf, whyNoPasskeys } from "./where-passkeys-work.ts";

describe("passkeys", () => {
  it.each([
    ["https://garden.example", "garden.example", "https://garden.example"],
    ["https://garden.example:8443/", "garden.example", "https://garden.example:8443"],
    ["https://www.garden.example", "www.garden.example", "https://www.garden.example"],
    ["http://localhost:3000", "localhost", "http://localhost:3000"],
    ["http://garden.localhost", "garden.localhost", "http://garden.localhost"],
  ])("work at %s", (publicUrl, rpID, origin) => {
    expect(relyingPartyOf({ publicUrl })).toEqual({ rpID, origin });
  });

  it.each([
    ["http://127.0.0.1:3000", "is a number: http://127.0.0.1:3000."],
    ["https://192.168.0.7", "is a number: https://192.168.0.7."],
    // Another spelling of 127.0.0.1.
    ["https://2130706433", "is a number: https://127.0.0.1."],
    ["https://[::1]:3000", "is a number: https://[::1]:3000."],
    ["http://garden.example", "is not: http://garden.example."],
    ["http://notlocalhost", "is not: http://notlocalhost."],
    ["http://localhost.example", "is not: http://localhost.example."],
  ])("do not work at %s, and it is said why", (publicUrl, end) => {
    expect(whyNoPasskeys({ publicUrl })?.endsWith(end)).toBe(true);
    expect(() => relyingPartyOf({ publicUrl })).toThrow(end);
  });
});
