import { describe, expect, it } from "vitest";
import { perennials as cards } from "../built-in-catalogues.ts";
import { latinParts } from "./latin-name.tsx";

describe("latinParts", () => {
  it("sets ranks, the hybrid sign and the cultivar apart from the Latin", () => {
    const latin = (name: string) =>
      latinParts(name)
        .filter(({ isLatin }) => isLatin)
        .map(({ text }) => text);
    expect(latin("Echinacea purpurea 'Magnus'")).toEqual(["Echinacea purpurea"]);
    expect(latin("Nepeta × faassenii 'Walker's Low'")).toEqual(["Nepeta", "faassenii"]);
    expect(latin("Rudbeckia fulgida var. sullivantii 'Goldsturm'")).toEqual([
      "Rudbeckia fulgida",
      "sullivantii",
    ]);
    expect(latin("Celosia argentea (Plumosa Group)")).toEqual(["Celosia argentea"]);
    expect(latin("Hosta 'Halcyon'")).toEqual(["Hosta"]);
  });

  it("loses nothing", () => {
    for (const { latin } of cards) {
      expect(
        latinParts(latin)
          .map(({ text }) => text)
          .join(""),
      ).toBe(latin);
    }
  });
});
