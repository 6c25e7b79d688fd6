import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { pagePolicy, securityHeaders } from "./headers.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("pagePolicy", () => {
  it("lets run the page's own inline scripts and nothing else", () => {
    const policy = pagePolicy(
      '<script>one()</script><script src="/a.js"></script><script type="module" async="">two()</script><script type="application/ld+json">{}</script>',
    );
    const [scripts] = policy.split("; ").filter((part) => part.startsWith("script-src"));
    expect(scripts).toBe(`script-src 'self' ${hash("one()")} ${hash("two()")}`);
    expect(policy).not.toContain("unsafe");
  });
});

describe("securityHeaders", () => {
  it("asks for TLS only where the site has it", () => {
    const names = (url: string) => securityHeaders(url).map(([name]) => name);
    expect(names("https://garden.example")).toContain("Strict-Transport-Security");
    expect(names("http://127.0.0.1:3000")).not.toContain("Strict-Transport-Security");
  });
});
