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
  ...{ deerResistance: "rarely-damaged" },
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
  [
    /^Full sun$/,
    "can it take sun, could it grow in shade, does it like a sunny spot, is it for shade",
  ],
  [
    /^Full sun$/,
    "do they want shade, will it grow in sun, would it like sun, are they for shady places, should it have sun",
  ],
  [
    /^Rarely damaged by deer$/,
    "do deer eat it, does a deer like it, will deer touch it, are deer fond of it, is it deer proof; deer",
  ],
];

describe("a fact that is asked of one plant", () => {
  it.each(answers)("is answered by %s for: %s", (answer, questions) => {
    for (const question of questions.split(", ")) {
      expect(factAskedOf(question)?.(known), question).toMatch(answer);
      expect(factAskedOf(question)?.(plant({})), `${question} of what is not known`).toBe("");
    }
  });

  it.each([
    ["Deadhead it weekly.", "when do I deadhead it, dead heading"],
    ["Divide it every third spring.", "when do I divide it, dividing, how do I split it"],
    ["Pinch it in June.", "should I pinch it"],
    ["Plant it 2 inches deep.", "how deep, it will not bloom, why wont it flower, it never blooms"],
    ["It resents being moved.", "can I move it, moving it, how to transplant it"],
    ["Cut it down in March.", "when do I cut it back, cut down, prune, trim, shear, it is leggy"],
    ["Stake it early.", "it flops, it sprawls, stake it, it falls over, how to keep it upright"],
    ["It wilts in drought.", "it is wilting, why does it droop"],
    ["Mildew passes it by.", "does it get mildew"],
    ["Lime turns it yellow.", "it is turning yellow, it gets brown"],
    [
      "Plant it in May.",
      "when do I plant it, can I plant it in June, is May too early to plant it",
    ],
  ])("reads out %j for: %s", (sentence, questions) => {
    const texts = { guide: `Be kind to it. ${sentence} Love it.`, description: "A fine one!" };
    for (const question of questions.split(", ")) {
      expect(factAskedOf(question)?.({ ...known, ...texts }), question).toBe(sentence);
      expect(factAskedOf(question)?.({ ...known, guide: "", description: "" }), question).toBe("");
    }
  });

  it("is read out of both texts, the guide first", () => {
    const texts = { guide: "Divide it in fall.", description: "Divide it, and it spreads! Good." };
    expect(factAskedOf("divide")?.({ ...known, ...texts })).toBe(
      "Divide it in fall. Divide it, and it spreads!",
    );
  });

  it("is none in another question", () => {
    for (const question of [
      ...["roses", "deer", "what blooms", "when", "hardy", "soil", "zones", "full sun"],
      ...["a shrub that deer leave", "cut flowers", "plant sun", "water"],
    ]) {
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
