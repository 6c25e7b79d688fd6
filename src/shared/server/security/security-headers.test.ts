import { describe, expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

describe("securityHeaders", () => {
  it("sends HSTS only where the site is served over TLS", () => {
    const names = (url: string) => securityHeaders(url).map(([name]) => name);
    expect(names("https://garden.example")).toContain("Strict-Transport-Security");
    expect(names("http://127.0.0.1:3000")).not.toContain("Strict-Transport-Security");
  });
});
