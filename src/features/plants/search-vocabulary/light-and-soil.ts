import { means, type VocabularyEntry } from "./vocabulary-entry.ts";

const light: VocabularyEntry[] = [
  means(
    "full-sun",
    "Takes full sun",
    "sun, full sun, sunny, sun loving, south side, south facing, west side, west facing",
    ({ facts }) => facts.light.includes("full-sun"),
  ),
  means(
    "part-shade",
    "Takes part shade",
    "part shade, partial shade, part sun, partial sun, half shade, light shade, dappled shade, dappled light, dappled sun, filtered light, filtered sun, semi shade, morning sun, afternoon shade, east side, east facing",
    ({ facts }) => facts.light.includes("part-shade"),
  ),
  means(
    "full-shade",
    "Takes full shade",
    "full shade, deep shade, heavy shade, dense shade, no sun, low light",
    ({ facts }) => facts.light.includes("shade"),
    "full-shade",
    // Where nothing takes it, who at least bears some.
    { howWell: ({ facts }) => Number(facts.light.some((light) => light !== "full-sun")) },
  ),
  means(
    "shade",
    "Takes part or full shade",
    "shade, shady, shaded, shade loving, woodland, north side, north facing",
    ({ facts }) => facts.light.includes("shade") || facts.light.includes("part-shade"),
    "shade",
    {
      // Who is at home there before who bears it.
      howWell: ({ facts: { light } }) =>
        (Number(light.includes("shade")) + Number(!light.includes("full-sun"))) / 2,
    },
  ),
];

const soil: VocabularyEntry[] = [
  means(
    "wet",
    "Takes wet soil",
    "wet, wet soil, wet spot, wet feet, wet ground, soggy, swamp, bog, boggy, rain garden, pond, standing water, aquatic, water garden, lot of water, lots of water, flood, floods, flooding, flooded, holds water, puddle, puddles, collects water, poor drainage, poorly drained, drains poorly, stays wet, mud, muddy, marsh, marshy, swampy, ditch, swale, creek, creek bank, stream, streambank, stream bank, waterlogged, soaked, downspout, gutter",
    ({ uses }) => uses.includes("wet-spot"),
    "moisture",
  ),
  means(
    "moist",
    "Takes moist soil",
    "moist, moist soil, damp, damp soil",
    ({ facts }) => facts.soilMoisture.includes("moist"),
    "moisture",
  ),
  means(
    "dry",
    "Takes dry soil",
    "dry, dry soil, sandy, sandy soil, sand, rocky, rocky soil, stony, stony soil, gravel, full of rocks, full of stones, drought, drought tolerant, drought resistant, xeric, xeriscape, low water, no water, no watering, needs no water, not need water, little water, less water, without water, without watering, dont need water, doesnt need water, dont need much water, doesnt need much water, not much water, need little water, needs little water",
    ({ facts }) => facts.soilMoisture.includes("dry"),
    "moisture",
  ),
  means("clay", "Bears clay soil", "clay, clay soil, heavy clay, heavy soil", ({ goodFor }) =>
    goodFor.includes("clay"),
  ),
];

/** What light and soil a plant takes. */
export const lightAndSoilWords: readonly VocabularyEntry[] = [...light, ...soil];
