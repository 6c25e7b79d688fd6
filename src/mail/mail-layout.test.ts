import { expect, it } from "vitest";
import { readConfig } from "#shared/server/config.ts";
import { layOutMail } from "./mail-layout.ts";

const { site } = readConfig({});
const picture = { filename: "a.jpg", contentType: "image/jpeg" as const, content: Buffer.alloc(1) };
const { html: letter, text } = layOutMail(
  { ...site, brand: 'Rosa "Mystica" <b>' },
  {
    to: "ann@example.com",
    subject: "Roses & <lilies>",
    parts: [
      "Words <script>\nand more",
      "",
      {
        facts: [
          ["When", "Friday"],
          ["Where", "Here\nand <there>"],
        ],
      },
      { button: { label: "See", url: "https://example.org/?a=1&b=2" } },
      {
        before: "Others:",
        list: [{ label: "Ann", url: "https://example.org/ann" }, { label: "Bob" }],
      },
    ],
    closing: { question: "A question?" },
    foot: { why: "Because.", link: { label: "Leave", url: "https://example.org/leave" } },
    picture: { image: { ...picture, cid: "letter-picture" }, alt: 'A "rose"' },
  },
);

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

it("says the same in both forms", () => {
  expect(text).toBe(
    [
      "Words <script>\nand more",
      "When: Friday\nWhere: Here\nand <there>",
      "See:\nhttps://example.org/?a=1&b=2",
      "Others:\n- Ann:\n  https://example.org/ann\n- Bob",
      `A question? Call ${site.phone} or write to ${site.email}.`,
      `With thanks and prayers,\nRosa "Mystica" <b>\n${site.tagline}\n${site.publicUrl}`,
      "Because.\nLeave: https://example.org/leave",
    ].join("\n\n"),
  );
  for (const words of [
    "&lt;script&gt;<br>and more",
    "Friday",
    "Others:",
    ">Ann</a>",
    "Bob",
    "A question?",
    "With thanks",
    "Because.<br>",
    ">Leave</a>",
  ]) {
    expect(letter).toContain(words);
  }
  expect(letter).not.toContain("<p></p>");
});
