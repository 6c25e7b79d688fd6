import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PostContent } from "./pages/post-content.tsx";
import { canBeSlug, contentBlocks, formatPublished, pictureAddress } from "./rules.ts";

const pieces = fc.constantFrom("<", ">", "/", "script", "&lt;", '"', "#", "*", " ", "\u0000", "a");
const kinds = (content: string) => contentBlocks(content).map(({ kind }) => kind);

describe("the content of a post, line by line", () => {
  it("tells headings, quotations, paragraphs and spacing apart", () => {
    expect(contentBlocks("# One\n\n*Said*\nWords\r\n  \n## Two\n### Three")).toEqual([
      { kind: "heading", level: 2, text: "One" },
      { kind: "space" },
      { kind: "quote", text: "Said" },
      { kind: "paragraph", text: "Words" },
      { kind: "space" },
      { kind: "heading", level: 3, text: "Two" },
      { kind: "heading", level: 4, text: "Three" },
    ]);
  });

  it.each([
    ["## A\n## B", [2, 2]],
    ["### A\n# B\n### C", [2, 2, 3]],
    ["# A\n### B\n## C\n### D", [2, 3, 3, 4]],
  ])("skips no level under the page's own heading: %j", (content, levels) => {
    const found = contentBlocks(content).flatMap((block) =>
      block.kind === "heading" ? [block.level] : [],
    );
    expect(found).toEqual(levels);
  });

  it.each([
    ["*", "paragraph"],
    ["**", "paragraph"],
    ["**bold**", "paragraph"],
    ["*one* and *two*", "paragraph"],
    ["* a list", "paragraph"],
    ["#", "paragraph"],
    ["###", "paragraph"],
    ["#hashtag", "heading"],
    ["#### four", "heading"],
    ["text # not", "paragraph"],
    ["\u00a0", "space"],
  ])("reads %j as %s", (line, kind) => {
    expect(kinds(line)).toEqual([kind]);
  });

  it("shows any text as text, never as markup", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: pieces })), (lines) => {
        const html = renderToStaticMarkup(
          createElement(PostContent, {
            content: `${lines.join("\n")}\n<img src=x onerror=alert(1)>`,
          }),
        );
        expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
        expect(html.match(/<(?!\/?(?:div|p|h[2-4]|blockquote)\b)/g)).toBeNull();
      }),
    );
  });
});

describe("where a post's picture is", () => {
  it.each([
    [null, undefined],
    ["", undefined],
    ["  ", undefined],
    ["rose.jpg", "/attached-assets/rose.jpg"],
    ["spring/my rose#1.jpg", "/attached-assets/spring/my%20rose%231.jpg"],
    ["attached-assets/rose.jpg", "/attached-assets/rose.jpg"],
    ["/attached-assets/rose.jpg", "/attached-assets/rose.jpg"],
    ["/pictures/blog/mary-garden.svg", "/pictures/blog/mary-garden.svg"],
    ["https://example.org/a b.jpg?x=1", "https://example.org/a b.jpg?x=1"],
    ["//evil.example/x.png", "/evil.example/x.png"],
    ["/\\evil.example/x.png", "/evil.example/x.png"],
    ["javascript:alert(1)", "/attached-assets/javascript%3Aalert(1)"],
    ["http://example.org/x.png", "/attached-assets/http%3A/example.org/x.png"],
    ["../../etc/passwd", "/attached-assets/etc/passwd"],
    ["\ud800.png", "/attached-assets/%EF%BF%BD.png"],
  ])("%j is %j", (given, address) => {
    expect(pictureAddress(given)).toBe(address);
  });
});

describe("the date of a post", () => {
  it("is the day at the nursery, or the word Draft", () => {
    expect(formatPublished("2025-06-21T14:00:00.000Z")).toBe("June 21, 2025");
    expect(formatPublished("2025-06-21T02:00:00.000Z")).toBe("June 20, 2025");
    expect(formatPublished(null)).toBe("Draft");
  });
});

describe("what can be the address of a post", () => {
  it("is any short text without control characters", () => {
    expect(canBeSlug("planning-a-mary-garden")).toBe(true);
    expect(canBeSlug("Émile & co")).toBe(true);
    for (const text of ["", "a\u0000b", "a\nb", "\ud800", "x".repeat(201)]) {
      expect(canBeSlug(text)).toBe(false);
    }
  });
});
