import { describe, expect, it } from "vitest";
import { PageData, packList, safeJson, unpackList } from "./data-block-in-page.ts";

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

describe("a list of texts", () => {
  const cards = [
    { name: "Rue", latin: "Ruta graveolens", warning: "Burns the skin in sun." },
    { latin: "Rosa 'Peace'", imageUrl: "", name: "Rose <b>" },
  ];

  it("comes back as it was, with what a record lacks and what is empty", () => {
    const packed = JSON.parse(safeJson(packList(cards)));
    expect(packed).toEqual({
      fields: ["name", "latin", "warning", "imageUrl"],
      lines: "Rue\nRuta graveolens\nBurns the skin in sun.\n\nRose <b>\nRosa 'Peace'\n\n-",
    });
    expect(unpackList(packed)).toStrictEqual(cards);
  });

  it("is left alone where it holds anything but single lines of text", () => {
    for (const value of [
      [],
      [{ name: "Rue", zone: 4 }],
      [{ name: "Two\nlines" }],
      [{ name: "-" }],
      ["Rue"],
      [null],
      { fields: [], more: 1 },
      "text",
      null,
    ]) {
      expect(packList(value)).toBe(value);
      expect(unpackList(value)).toBe(value);
    }
  });
});
