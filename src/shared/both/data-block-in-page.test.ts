import { describe, expect, it } from "vitest";
import { PageData, safeJson } from "./data-block-in-page.ts";

describe("what a page has read", () => {
  it("is the same text whichever loader was done first", () => {
    const [one, other] = [new PageData(), new PageData()];
    one.add("/api/site", { a: 1 }, '{"a":1}');
    one.add("/api/events", [], "[]");
    other.add("/api/events", [], "[]");
    other.add("/api/site", { a: 1 }, '{"a":1}');
    expect(one.toJson()).toBe(other.toJson());
    expect(JSON.parse(one.toJson())).toEqual({ "/api/site": { a: 1 }, "/api/events": [] });
    expect(new PageData().toJson()).toBe("{}");
  });

  it("holds nothing that could end its element, in a key or in a value", () => {
    const data = new PageData();
    const hostile = '</script><script>alert("1")</script><!--';
    data.add(hostile, hostile, safeJson(hostile));
    expect(data.toJson()).not.toContain("<");
    expect(JSON.parse(data.toJson())).toEqual({ [hostile]: hostile });
  });
});
