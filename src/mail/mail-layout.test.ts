import { html } from "hono/html";
import { expect, it } from "vitest";
import { readConfig } from "#shared/server/config.ts";
import { mailButton, mailLayout } from "./mail-layout.ts";

const { site } = readConfig({});
const letter = mailLayout({
  site: { ...site, brand: 'Rosa "Mystica" <b>' },
  heading: "Roses & <lilies>",
  body: html`<p>${"Words <script>"}</p>${mailButton("https://example.org/?a=1&b=2", "See")}`,
  picture: { cid: "letter-picture", alt: 'A "rose"' },
});

it("is light enough, holds its width, and brings everything with it", () => {
  expect(Buffer.byteLength(letter)).toBeLessThan(6_000);
  expect(letter).toContain("max-width:600px");
  expect(letter).toContain("prefers-color-scheme: dark");
  expect(letter).toContain('src="cid:letter-picture" alt="A &quot;rose&quot;"');
  // Nothing is loaded from anywhere, so nobody learns that it was opened.
  expect(letter).not.toMatch(/src="https?:|url\(|<link|@import/);
});

it("shows words as words", () => {
  expect(letter).toContain("Roses &amp; &lt;lilies&gt;");
  expect(letter).not.toMatch(/<script|<b>|<lilies>/);
  expect(letter).toContain('href="https://example.org/?a=1&amp;b=2"');
});

it("has a class for each color that a dark mail program changes", () => {
  const dark = /<style>([\s\S]*)<\/style>/.exec(letter)?.[1] ?? "";
  for (const name of ["paper", "card", "soft", "heading", "button", "quote"]) {
    expect(dark).toContain(`.${name}`);
  }
});
