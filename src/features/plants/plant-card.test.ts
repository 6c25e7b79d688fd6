import { describe, expect, it } from "vitest";
import { trees } from "./built-in-catalogues.ts";
import { cardOf, heightInWords, monthsInWords } from "./plant-card.ts";
import { plantRecords } from "./plant-record.ts";

const cards = plantRecords.map(cardOf);
const [perennialCards, treeCards] = [cards.slice(0, 100), cards.slice(100, 150)];

describe("cards", () => {
  it("carry the texts of their plants, whatever a catalogue calls its fields", () => {
    const [tree] = trees;
    expect(treeCards[0]).toMatchObject({
      name: "Eastern Redbud",
      latin: tree?.latin,
      guide: tree?.guide,
      description: tree?.description,
    });
    expect(perennialCards[0]).toMatchObject({
      latin: "Echinacea purpurea 'Magnus'",
      tint: "rose",
      ornament: "rose",
      notes: "Blooms June to August · 30 to 36 inches tall",
    });
  });

  it("give a leaf in the color of the leaves to what is grown for them", () => {
    const fern = perennialCards.find(({ name }) => name === "Christmas Fern");
    expect(fern).toMatchObject({ ornament: "leaf" });
    expect(fern?.notes).not.toContain("Blooms");
    expect(treeCards.find(({ name }) => name === "Norway Spruce")).toMatchObject({
      ornament: "leaf",
    });
  });

  it("say something true of every plant", () => {
    for (const { notes } of cards) {
      expect(notes).toMatch(/^(Blooms [A-Z][\w ,]+ · )?\d+( to \d+)? (inches|feet) tall/);
      expect(notes).not.toMatch(/undefined|NaN|Blooms ·/);
    }
  });
});

describe("monthsInWords", () => {
  it("names a month, a pair, a run, and a run across the new year", () => {
    expect(monthsInWords([5])).toBe("May");
    expect(monthsInWords([5, 6])).toBe("May and June");
    expect(monthsInWords([6, 7, 8])).toBe("June to August");
    expect(monthsInWords([12, 1, 2, 3])).toBe("December to March");
    expect(monthsInWords([5, 6, 9])).toBe("May and June, September");
  });
});

describe("heightInWords", () => {
  it("counts inches, and feet where they come out even or hardly matter", () => {
    expect(heightInWords(8, 8)).toBe("8 inches");
    expect(heightInWords(30, 36)).toBe("30 to 36 inches");
    expect(heightInWords(48, 84)).toBe("4 to 7 feet");
    expect(heightInWords(240, 360)).toBe("20 to 30 feet");
  });
});
