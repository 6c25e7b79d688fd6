import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sealPage, securityHeaders } from "./security-headers.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const own = { mark: "m-a-r-k", constant: "one()" };

describe("sealPage", () => {
  it("allows the page's own inline scripts and nothing else", () => {
    const { html, policy } = sealPage(
      '<script>one()</script><script src="/a.js"></script><script type="module" async="" nonce="m-a-r-k">two()</script><script type="application/ld+json">{}</script>',
      own,
    );
    const [scripts] = policy.split("; ").filter((part) => part.startsWith("script-src"));
    expect(scripts).toBe(`script-src 'self' ${hash("one()")} ${hash("two()")}`);
    expect(policy).not.toContain("unsafe");
    expect(html).toContain('<script type="module" async="">two()</script>');
    expect(html).not.toContain("m-a-r-k");
  });

  it("allows no script that got into the page in another way", () => {
    for (const intruder of [
      "<script>evil()</script>",
      '<script nonce="guessed">evil()</script>',
      "<SCRIPT type=module>evil()</SCRIPT>",
      "<script>one();evil()</script>",
    ]) {
      const { policy } = sealPage(`<p>${intruder}</p><script>one()</script>`, own);
      expect(policy).toContain(`script-src 'self' ${hash("one()")};`);
    }
  });
});

describe("securityHeaders", () => {
  it("sends HSTS only where the site is served over TLS", () => {
    const names = (url: string) => securityHeaders(url).map(([name]) => name);
    expect(names("https://garden.example")).toContain("Strict-Transport-Security");
    expect(names("http://127.0.0.1:3000")).not.toContain("Strict-Transport-Security");
  });
});
