import { describe, expect, it } from "vitest";
import { pictureAddress } from "./picture-address.ts";

describe("where a picture is that a post or a letter names", () => {
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
