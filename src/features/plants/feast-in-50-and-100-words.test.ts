import { describe, expect, it } from "vitest";
import { feastInWords } from "./feast-in-50-and-100-words.ts";

const named = (names: readonly string[]) =>
  names.map((name) => ({ name }) as Parameters<typeof feastInWords>[0]["bloom"][number]);
const notice = {
  ...{ feast: "Assumption of the Blessed Virgin Mary", day: "2027-08-15", color: "white" as const },
  ...{ inColor: named(["Garden Phlox", "Turtlehead"]), bloom: named(["Bee Balm"]), fruit: [] },
  ...{ brand: "Rosa Mystica Gardens", phone: "(570) 555-0142" },
  address: "https://nursery.test/in-bloom?feast=assumption",
};
const opening =
  "Assumption of the Blessed Virgin Mary, Sunday, August 15th, 2027: what usually shows at Rosa Mystica Gardens in August.";
const closing =
  "Visits by appointment: (570) 555-0142. More: https://nursery.test/in-bloom?feast=assumption";
const words = (text: string) => text.split(/\s+/).length;

describe("a feast in words", () => {
  it("says its day, what usually is in bloom then, and how to see it", () => {
    expect(feastInWords(notice, 50)).toBe(
      `${opening} In bloom in white: Garden Phlox and Turtlehead. In bloom in other colors: Bee Balm. ${closing}`,
    );
  });

  it("says a weekday once", () => {
    const sunday = { ...notice, feast: "Palm Sunday", day: "2027-03-21" };
    expect(feastInWords(sunday, 50)).toMatch(/^Palm Sunday, March 21st, 2027: /);
  });

  it("says no more than the day where nothing is in bloom", () => {
    expect(feastInWords({ ...notice, inColor: [], bloom: [] }, 50)).toBe(`${opening} ${closing}`);
  });

  it.each([50, 100])("has %i words at most, and as many names as that leaves", (most) => {
    const many = Array.from({ length: 80 }, (_, at) => `Flower ${at}`);
    const text = feastInWords({ ...notice, inColor: named([...many, "Flower 0"]) }, most);
    const [told = ""] = text.match(/Flower 0.*? and \d+ more/) ?? [];
    const names = told.split(/, | and /).slice(0, -1);
    expect(names).toEqual(many.slice(0, names.length));
    expect(told).toMatch(new RegExp(` and ${80 - names.length} more$`));
    expect(words(text)).toBeGreaterThan(most - 2);
    expect(words(text)).toBeLessThanOrEqual(most);
    expect(text.endsWith(closing)).toBe(true);
  });
});
