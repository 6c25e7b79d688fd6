import { describe, expect, it } from "vitest";
import type { PlantTraits } from "../search-vocabulary/vocabulary-entry.ts";
import { factAskedOf } from "./fact-asked-of-plant.ts";

const plant = (facts: object) =>
  ({
    catalogue: "perennials",
    facts: { light: [], soilMoisture: [], bloomMonths: [], flowerForm: "daisy", ...facts },
  }) as unknown as PlantTraits;

const known = plant({
  ...{ spacingInchesMin: 12, spacingInchesMax: 18, spreadInchesMin: 24, spreadInchesMax: 24 },
  ...{ heightInchesMin: 24, heightInchesMax: 36, zoneMin: 4, zoneMax: 8 },
  ...{ bloomMonths: [6, 7], light: ["full-sun"], soilMoisture: ["moist"] },
});

const answers: readonly (readonly [answer: RegExp, questions: string])[] = [
  [/^12 to 18 inches apart$/, "how far apart, how close, spacing, space between, spaced"],
  [/ wide$/, "how wide, how broad, spread"],
  [/ tall$/, "how tall does it get, how high, how big, how large, height"],
  [
    /^Blooms June and July$/,
    "when does it bloom, what month is it in flower, what months do they bloom, how long does it flower, bloom time, bloom months, blooming season, bloom month",
  ],
  [/^Hardy in zones 4 to 8$/, "what zone, which zones, what hardiness zone, are the roses hardy"],
  [/sun/, "how much sun, how much light, how much shade, sun or shade"],
  [/^Moist soil$/, "what soil, which kind of soil, what type of soil, what sort of soil"],
  [/^Moist soil$/, "how much water"],
];

describe("a fact that is asked of one plant", () => {
  it.each(answers)("is answered by %s for: %s", (answer, questions) => {
    for (const question of questions.split(", ")) {
      expect(factAskedOf(question)?.(known), question).toMatch(answer);
      expect(factAskedOf(question)?.(plant({})), `${question} of what is not known`).toBe("");
    }
  });

  it("is none in another question", () => {
    for (const question of ["roses", "deer", "what blooms", "when", "hardy", "soil", "zones"]) {
      expect(factAskedOf(question), question).toBeUndefined();
    }
  });

  it("is no bloom of what shows no flowers", () => {
    const fern = plant({ flowerForm: "none", bloomMonths: [6] });
    expect(factAskedOf("when does it bloom")?.(fern)).toBe("");
  });

  it("is any zone for what is grown anew each year", () => {
    expect(factAskedOf("what zone")?.({ ...known, catalogue: "annuals" })).toBe(
      "Grown anew each year, in any zone",
    );
  });
});
