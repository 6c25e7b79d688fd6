import { describe, expect, it } from "vitest";
import { packLists, unpackLists } from "./compact-lists-in-page.ts";
import { safeJson } from "./data-block-in-page.ts";

/** As far as it is asked: elements by their selectors, and the texts of what is in one. */
function pageOf(
  elements: string,
  texts: readonly Readonly<Record<string, string>>[],
): () => ParentNode {
  const element = (inIt: Readonly<Record<string, string>>) => ({
    querySelector(selector: string) {
      const text = inIt[selector];
      return text === undefined
        ? null
        : { textContent: text, getAttribute: (it: string) => it + text };
    },
  });
  const querySelectorAll = (asked: string) => (asked === elements ? texts.map(element) : []);
  return () => ({ querySelectorAll }) as unknown as ParentNode;
}
const noPage = pageOf("", []);

describe("a list of records", () => {
  const cards = [
    { name: "Rue", latin: "Ruta graveolens", warning: "Burns the skin in sun." },
    { latin: "Rosa 'Peace'", imageUrl: "", name: "Rose <b>" },
  ];

  it("comes back as it was, with what a record lacks and what is empty", () => {
    const packed = JSON.parse(safeJson(packLists({ version: "1", cards })));
    expect(packed).toEqual({
      version: "1",
      cards: {
        fields: ["name", "latin", "warning", "imageUrl"],
        lines: `Rue\nRuta graveolens\nBurns the skin in sun.\n\nRose <b>\nRosa 'Peace'\n\n\t""`,
      },
    });
    expect(unpackLists(packed, undefined, noPage)).toStrictEqual({ version: "1", cards });
  });

  it("comes back with whatever is no single line of text", () => {
    for (const value of [4, null, true, "Two\nlines", "\tTab", '"', { says: "Sold out" }, ["-"]]) {
      const answer = { plants: [{ name: "Rue" }, { name: "Rose", value }] };
      expect(
        unpackLists(JSON.parse(safeJson(packLists(answer))), undefined, noPage),
        String(value),
      ).toStrictEqual(answer);
    }
  });

  it("leaves out what the page shows, and reads it there", () => {
    const answer = { plants: [{ name: "Rue", path: "href/rue", tint: "blue" }, { name: "Rose" }] };
    const inPage = { elements: "li", texts: { name: "h2", path: "a@href" } };
    const packed = JSON.parse(safeJson(packLists(answer, inPage)));
    expect(packed).toEqual({ plants: { fields: ["tint"], lines: "blue\n" } });
    const page = pageOf("li", [{ h2: "Rue", a: "/rue" }, { h2: "Rose" }]);
    expect(unpackLists(packed, inPage, page)).toStrictEqual(answer);
    const isShown = (field: string) => field !== "name";
    const named = JSON.parse(safeJson(packLists(answer, { ...inPage, isShown })));
    expect(named.plants.fields).toEqual(["name", "tint"]);
    expect(
      unpackLists(named, inPage, pageOf("li", [{ h2: "No rue", a: "/rue" }, {}])),
    ).toStrictEqual(answer);
  });

  it("is read from what follows a beginning in an attribute", () => {
    const answer = { plants: [{ name: "Rue", tint: "blue" }, { name: "Rose" }] };
    const inPage = { elements: "li", texts: { tint: "i@class=tint-" } };
    const packed = JSON.parse(safeJson(packLists(answer, inPage)));
    expect(packed.plants.fields).toEqual(["name"]);
    const page = pageOf("li", [{ i: " plate plate-leaf tint-blue" }, { b: "" }]);
    expect(unpackLists(packed, inPage, page)).toStrictEqual(answer);
  });

  it("is left alone where it is none", () => {
    for (const value of [[], ["Rue"], [null], [null, { name: "Rue" }], [[]], "text", 1, null]) {
      expect(packLists({ value })).toEqual({ value });
      expect(unpackLists({ value }, undefined, noPage)).toEqual({ value });
      expect(unpackLists(value, undefined, noPage)).toBe(value);
    }
  });
});
