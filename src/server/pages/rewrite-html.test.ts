import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { rewriteHtml } from "./rewrite-html.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const own = { mark: "m-a-r-k", constant: "one()" };

describe("the policy of a page", () => {
  it("allows the page's own inline scripts and nothing else", () => {
    const { html, policy } = rewriteHtml(
      '<script>one()</script><script src="/a.js"></script><script type="module" async="" nonce="m-a-r-k">two()</script><script type="application/ld+json">{}</script>',
      own,
    );
    const [scripts] = policy.split("; ").filter((part) => part.startsWith("script-src"));
    expect(scripts).toBe(`script-src 'self' ${hash("one()")} ${hash("two()")}`);
    expect(policy).not.toContain("unsafe");
    expect(html).toContain('<script type="later" async="">two()</script>');
    expect(html).not.toContain("m-a-r-k");
  });

  it("allows no script that got into the page in another way", () => {
    for (const intruder of [
      "<script>evil()</script>",
      '<script nonce="guessed">evil()</script>',
      "<SCRIPT type=module>evil()</SCRIPT>",
      "<script>one();evil()</script>",
    ]) {
      const { policy } = rewriteHtml(`<p>${intruder}</p><script>one()</script>`, own);
      expect(policy).toContain(`script-src 'self' ${hash("one()")};`);
    }
  });
});

const htmlOf = (rendered: string) => rewriteHtml(rendered, own).html;

describe("the order of a page", () => {
  it("puts the theme and the style sheet first and marks the page's code as later", () => {
    const html =
      '<html><head><meta name="viewport" content="a"/><link rel="preload" href="f"/><title>T</title><link rel="modulepreload" href="m"/><script>theme()</script><link rel="stylesheet" href="s"/></head><body><script>data()</script><script type="module" async="">code()</script></body></html>';
    expect(htmlOf(html)).toBe(
      '<html><head><meta name="viewport" content="a"/><script>theme()</script><link rel="stylesheet" href="s"/><link rel="preload" href="f"/><title>T</title><link rel="later" href="m"/></head><body><script>data()</script><script type="later" async="">code()</script></body></html>',
    );
  });

  it("knows a style sheet whose mark comes before what it is", () => {
    expect(
      htmlOf(
        '<head><meta name="viewport"><title>T</title><link nonce="m-a-r-k" rel="stylesheet" href="s"/></head>',
      ),
    ).toBe('<head><meta name="viewport"><link rel="stylesheet" href="s"/><title>T</title></head>');
  });

  it("does not change a page without such a head", () => {
    for (const html of ["", "<p>plain</p>", '<body><meta name="viewport"></body></head>']) {
      expect(htmlOf(html)).toBe(html);
    }
  });
});

describe("apostrophes of a page", () => {
  it("are written as they are, in texts and in attributes", () => {
    expect(htmlOf('<p title="Rose&#x27;s">Rosa &#x27;Peace&#x27;</p>')).toBe(
      `<p title="Rose's">Rosa 'Peace'</p>`,
    );
  });

  it("stay as they are in a script, and where somebody typed the entity itself", () => {
    const page = '<p>&amp;#x27;</p><script id="a">["&#x27;",\n"&#x27;"]</script><p>1 &lt; 2</p>';
    expect(htmlOf(page)).toBe(page);
  });
});
