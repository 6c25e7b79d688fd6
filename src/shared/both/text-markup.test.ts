import { describe, expect, it } from "vitest";
import { type TextBlock, textBlocks, wordsOf } from "./text-markup.ts";

const kinds = (text: string) => textBlocks(text).map(({ kind }) => kind);
const partsIn = (line: string) =>
  textBlocks(line).flatMap((block: TextBlock) => (block.kind === "paragraph" ? block.parts : []));

describe("the specified rules of a post's lines", () => {
  it("tell headings, quotations, paragraphs and spacing apart", () => {
    expect(textBlocks("# One\n\n*Said*\nWords\r\n  \n## Two\n### Three")).toEqual([
      { kind: "heading", level: 2, text: "One" },
      { kind: "space" },
      { kind: "quote", text: "Said" },
      { kind: "paragraph", parts: ["Words"] },
      { kind: "space" },
      { kind: "heading", level: 3, text: "Two" },
      { kind: "heading", level: 4, text: "Three" },
    ]);
  });

  it.each([
    ["## A\n## B", [2, 2]],
    ["### A\n# B\n### C", [2, 2, 3]],
    ["# A\n### B\n## C\n### D", [2, 3, 3, 4]],
  ])("skip no level under the page's own heading: %j", (content, levels) => {
    const found = textBlocks(content).flatMap((block) =>
      block.kind === "heading" ? [block.level] : [],
    );
    expect(found).toEqual(levels);
  });

  it.each([
    ["*", "paragraph"],
    ["**", "paragraph"],
    ["**bold**", "paragraph"],
    ["*one* and *two*", "paragraph"],
    ["* not a list", "paragraph"],
    ["-", "paragraph"],
    ["-not a list", "paragraph"],
    ["- - -", "paragraph"],
    ["---", "paragraph"],
    ["1. First", "paragraph"],
    ["#", "paragraph"],
    ["###", "paragraph"],
    ["#hashtag", "heading"],
    ["#### four", "heading"],
    ["# [as it is](/blog)", "heading"],
    ["*[as it is](/blog)*", "quote"],
    ["text # not", "paragraph"],
    ["\u00a0", "space"],
  ])("read %j as %s", (line, kind) => {
    expect(kinds(line)).toEqual([kind]);
  });

  it.each([
    "It costs $5 (or [less]) * each.",
    "2 ** 3 and ** spaced ** stars",
    "A [note] (see below), and [one](without an address)",
    "[x](javascript:alert(1)) [x](data:text/html,x) [x](//evil.example) [x](/\\evil.example)",
    "[x](ftp://example.org) [x](example.org) [](/blog) https:// http://...",
    "![](rose.jpg)",
    "![ ](rose.jpg)",
    "![A rose](data:image/png)",
    "![A rose](../../etc/passwd)",
    "![A rose](/api/events)",
    "![A rose](//evil.example/x.png)",
    "Before ![A rose](rose.jpg) after",
  ])("leave %j as the text it is", (line) => {
    expect(textBlocks(line)).toEqual([{ kind: "paragraph", parts: [line] }]);
  });
});

describe("the marks beside them", () => {
  it("make lists of lines that follow one another", () => {
    expect(textBlocks("Bring:\n- a hat\n•  **water**\n\n- a chair")).toEqual([
      { kind: "paragraph", parts: ["Bring:"] },
      { kind: "list", items: [["a hat"], [{ text: "water", isBold: true }]] },
      { kind: "space" },
      { kind: "list", items: [["a chair"]] },
    ]);
  });

  it.each([
    ["See [our roses](/perennials?q=rose).", { text: "our roses", url: "/perennials?q=rose" }],
    ["[Write](mailto:rose@example.com)", { text: "Write", url: "mailto:rose@example.com" }],
    ["[Call](tel:+1-570-555-0142)", { text: "Call", url: "tel:+1-570-555-0142" }],
    ["[Home](/)", { text: "Home", url: "/" }],
    ["(https://example.org/a).", { text: "https://example.org/a", url: "https://example.org/a" }],
    [
      "[Rosa](https://en.wikipedia.org/wiki/Rosa_(genus))",
      { text: "Rosa", url: "https://en.wikipedia.org/wiki/Rosa_(genus)" },
    ],
    ["[**Now**](/events)", { text: "Now", url: "/events", isBold: true }],
    ["**[Now](/events)**", { text: "Now", url: "/events", isBold: true }],
  ])("make a link of %j", (line, link) => {
    expect(partsIn(line).filter((part) => typeof part !== "string")).toEqual([link]);
  });

  it("make words bold, in the middle of a line and in all of it", () => {
    expect(partsIn("Water **deeply**, **once a week**.")).toEqual([
      "Water ",
      { text: "deeply", isBold: true },
      ", ",
      { text: "once a week", isBold: true },
      ".",
    ]);
    expect(partsIn("**All of it**")).toEqual([{ text: "All of it", isBold: true }]);
  });

  it.each([
    ["![A red rose](rose.jpg)", "/attached-assets/rose.jpg"],
    ["![A red rose]( attached-assets/my rose.jpg )", "/attached-assets/my%20rose.jpg"],
    ["![A red rose](/attached-assets/rose.jpg)", "/attached-assets/rose.jpg"],
    ["![A red rose](/pictures/blog/mary-garden.svg)", "/pictures/blog/mary-garden.svg"],
  ])("show a picture of this site: %j", (line, src) => {
    expect(textBlocks(line)).toEqual([{ kind: "picture", src, alt: "A red rose" }]);
  });

  it.each([
    [".", ","],
    [";", ":"],
    ["!", "?"],
    [")", "]"],
    ["*", "’"],
    ["”", "..."],
  ])("leave %j and %j after a bare address to the sentence", (one, other) => {
    for (const mark of [one, other]) {
      expect(partsIn(`See https://example.org/a${mark} Yes`)).toEqual([
        "See ",
        { text: "https://example.org/a", url: "https://example.org/a" },
        `${mark} Yes`,
      ]);
    }
  });

  it("make a bare address bold with the words around it", () => {
    expect(partsIn("**See https://example.org/a now**")).toEqual([
      { text: "See ", isBold: true },
      { text: "https://example.org/a", url: "https://example.org/a", isBold: true },
      { text: " now", isBold: true },
    ]);
  });

  it.each([
    "[x](tel:12)",
    "[x](mailto:ann)",
    "[x](mailto:@example.com)",
    "[x](mailto:ann@)",
    "[x](https://-)",
    "![x](/blog)",
    "[a [b](/blog",
    "** a**",
    "**a **",
    "![A rose](./rose.jpg)",
    "![A rose](a/../rose.jpg)",
    "![A rose](a//rose.jpg)",
    "![A rose](rose.jpg?x)",
    "![A rose](rose.jpg#x)",
    "![A rose](a\\rose.jpg)",
    "![A rose](/attached-assets/)",
    "![A rose](/pictures)",
    "![A rose](/x/pictures/a.svg)",
    "![A rose]( )",
    "![A [rose](rose.jpg)",
    "x ![A rose](rose.jpg)",
    "![A rose](rose.jpg) x",
  ])("take no mark in %j", (line) => {
    expect(textBlocks(line)).toEqual([{ kind: "paragraph", parts: [line] }]);
  });

  it.each([
    ["[x](tel:123)", "tel:123"],
    ["[x](HTTPS://Example.org)", "HTTPS://Example.org"],
    ["[x](https://ümlaut.example/ä)", "https://ümlaut.example/ä"],
    ["[x](/a_(b)_(c))", "/a_(b)_(c)"],
    ["![x](rose.jpg) [x](/a)", "/a"],
  ])("lead from %j to %j", (line, url) => {
    const links = partsIn(line).filter((part) => typeof part !== "string");
    expect(links).toEqual([{ text: "x", url }]);
  });

  it("leave the words where they are taken away", () => {
    expect(wordsOf(partsIn("Water **deeply**, see [here](/a)."))).toBe("Water deeply, see here.");
  });

  it("end a list with any other line, and keep its points apart", () => {
    expect(kinds("- a\n- b\nc\n- d\n# e\n- f")).toEqual([
      "list",
      "paragraph",
      "list",
      "heading",
      "list",
    ]);
    expect(textBlocks("-\ta\r- b")).toEqual([{ kind: "list", items: [["a"], ["b"]] }]);
  });

  it("show no picture from elsewhere", () => {
    expect(kinds("![A rose](https://example.org/rose.jpg)")).toEqual(["paragraph"]);
  });

  // A rule that tries every ending again takes four times as long for twice the text.
  it.each<[start: string, repeated: string, end?: string]>([
    ["", "**a"],
    ["", "["],
    ["", "[a](/"],
    ["", "!["],
    ["", "https://a."],
    ["", "- "],
    ["", "*"],
    ["", "[a](https://a("],
    ["", "**"],
    ["-", " ", "-"],
    ["-", "\t-", " "],
    ["#", " ", "a\u2028b"],
    ["", "#", "a\u2028b"],
    ["![", "a", "]("],
    ["![a](", "/", ")"],
    ["[a](/", "(a)", " "],
    ["**", "a", "*"],
  ])(
    "are read in twice the time where %j, %j … %j is twice as long",
    (start, repeated, end = "") => {
      const taken = (length: number) => {
        const line = start + repeated.repeat(length / repeated.length) + end;
        const tries = [1, 2, 3].map(() => {
          const began = performance.now();
          expect(kinds(line)).toHaveLength(1);
          return performance.now() - began;
        });
        return Math.min(...tries);
      };
      expect(taken(50_000)).toBeLessThan(2.5 * Math.max(taken(25_000), 40));
    },
  );
});
