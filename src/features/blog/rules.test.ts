import { describe, expect, it } from "vitest";
import { canBeSlug, formatPublished, pictureAddress } from "./rules.ts";

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
