import { describe, expect, it } from "vitest";
import { pathInLog, withoutSecrets } from "./hide-secrets-in-log.ts";

describe("a path in the log", () => {
  it.each([
    "/unsubscribe/SECRET",
    "/Unsubscribe/SECRET",
    "//unsubscribe//SECRET",
    "/unsubscribe/%0aSECRET",
    "/unsubscribe/%0d%0aSECRET",
    "/unsubscribe/\u2028SECRET",
    "/unsubscribe%2FSECRET",
    "/unsubscribe%252fSECRET",
    "/unsubscribe%5cSECRET",
    "/unsubscribe\\SECRET",
    "/unsubscribe%3Ftoken=SECRET",
    "/unsubscribe%20SECRET",
    "/%75nsubscribe/SECRET",
    "/%75nsubscribe/SECRET%",
    "/%2575nsubscribe/SECRET%ff",
    "/registration/3-SECRET%",
    "/registration/3-SECRET.data",
    "/%2e/registration/3-SECRET",
    "/about/../registration/3-SECRET",
    "/registration/3-SECRET/../../api/admin/x",
    "/api/admin/../registrations/3-SECRET",
    "/api/admin/%2e%2e/registrations/3-SECRET",
    "/api/registrations/3-SECRET/event.ics",
    "/api/backups/SECRET/garden-2026-05-01.tar",
    "/nursery.example/door/SECRET",
  ])("has no secret of %j", (path) => {
    const logged = pathInLog(path);
    expect(logged).not.toContain("SECRET");
    expect(logged).toMatch(/\/…$/);
  });

  it.each([
    "/",
    "/events/summer-garden-tour",
    "/event-registration",
    "/edit-registration/12",
    "/100%",
    "/api/admin/registrations/12",
    "/api/admin/events/1/door",
  ])("is logged as it is where there is none (%s)", (path) => {
    expect(pathInLog(path)).toBe(path);
  });
});

describe("a text in the log", () => {
  it("has no secret of the addresses in it", () => {
    expect(withoutSecrets('The URL path "/registration/3-SECRET%" could not be decoded')).toBe(
      'The URL path "/registration/…" could not be decoded',
    );
    expect(withoutSecrets("GET https://a.example/API/Backups/SECRET/garden.tar failed")).toBe(
      "GET https://a.example/API/Backups/… failed",
    );
  });

  it("keeps the names of files", () => {
    const text = "ENOENT: no such file or directory, open '/srv/garden/data/backups/garden.tar'";
    expect(withoutSecrets(text)).toBe(text);
  });
});
