import { describe, expect, it } from "vitest";
import { deferScripts } from "./deferred-scripts.ts";

describe("deferScripts", () => {
  it("puts the theme and the style sheet first and marks the page's code as later", () => {
    const html =
      '<html><head><meta name="viewport" content="a"/><link rel="preload" href="f"/><title>T</title><link rel="modulepreload" href="m"/><script>theme()</script><link rel="stylesheet" href="s"/></head><body><script>data()</script><script type="module" async="">code()</script></body></html>';
    expect(deferScripts(html)).toBe(
      '<html><head><meta name="viewport" content="a"/><script>theme()</script><link rel="stylesheet" href="s"/><link rel="preload" href="f"/><title>T</title><link rel="later" href="m"/></head><body><script>data()</script><script type="later" async="">code()</script></body></html>',
    );
  });

  it("does not change a page without such a head", () => {
    for (const html of ["", "<p>plain</p>", '<body><meta name="viewport"></body></head>']) {
      expect(deferScripts(html)).toBe(html);
    }
  });
});
