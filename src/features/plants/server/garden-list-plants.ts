import { readGarden } from "#shared/both/garden-list.ts";
import { pick } from "#shared/both/pick-fields.ts";
import type { GardenPlant, SharedGarden } from "../answers.ts";
import { lightInWords, moistureInWords } from "../facts-in-words.ts";
import { isBloomUntold, rangeOf, showsItsFlowers } from "../plant-card.ts";
import { plantLinkOf } from "../plant-page.ts";
import type { PlantRecord } from "../plant-record.ts";
import type { CurrentPlants } from "./plants-with-owner-changes.ts";

/** Every plant as a list shows it: browsers fetch all of them, so that no list is sent. */
export function everyGardenPlant({ shown, formerSlugsOf }: CurrentPlants): GardenPlant[] {
  return shown.map((plant) => {
    const formerSlugs = formerSlugsOf(plant);
    return { ...gardenPlantOf(plant), ...(formerSlugs.length > 0 ? { formerSlugs } : {}) };
  });
}

/** The plants of a list in an address, under their present slugs, and what in it is no plant of ours. */
export function gardenOf(text: string, { findShown }: CurrentPlants): SharedGarden {
  const items = readGarden(text);
  const found = items.flatMap(({ slug, count }) => {
    const plant = findShown(slug);
    return plant ? [{ ...gardenPlantOf(plant), count }] : [];
  });
  // A former slug and the present one are the same plant.
  const bySlug = Map.groupBy(found, ({ slug }) => slug);
  return {
    plants: [...bySlug.values()].map((same) => ({
      ...(same[0] as (typeof found)[number]),
      count: same.reduce((sum, { count }) => sum + count, 0),
    })),
    unknown: items.map(({ slug }) => slug).filter((slug) => !findShown(slug)),
  };
}

function gardenPlantOf(plant: PlantRecord): GardenPlant {
  const { slug, facts } = plant;
  const link = plantLinkOf(plant);
  const untold = [
    rangeOf(facts, "spacingInches") ? "" : "how far apart",
    isBloomUntold(facts) ? "when it blooms" : "",
    facts.toxicity ? "" : "whether it can do harm",
  ].filter(Boolean);
  const soil = moistureInWords(facts.soilMoisture);
  const notes = [
    link.notes,
    lightInWords(facts.light),
    soil && `${soil} soil`,
    untold.length > 0 && `not known yet: ${untold.join(", ")}`,
  ];
  return {
    ...link,
    notes: notes.filter(Boolean).join(" · "),
    slug,
    ...pick(facts, ["spacingInchesMin", "spacingInchesMax", "toxicity"]),
    // A calendar of catkins and cones would not agree with the notes beside it.
    bloomMonths: showsItsFlowers(facts) ? facts.bloomMonths : [],
    ...(untold.length > 0 ? { isUntold: true } : {}),
  };
}
