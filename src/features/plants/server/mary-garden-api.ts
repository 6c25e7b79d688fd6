import { Hono } from "hono";
import { writeGarden } from "#shared/both/garden-list.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import { MaryGarden } from "../answers.ts";
import { maryBeds } from "../data/mary-beds.ts";
import { layMaryBed } from "../lay-mary-bed.ts";
import { isForMaryGarden } from "../mary-garden.ts";
import { plantLinkOf } from "../plant-page.ts";
import { plantSources } from "../schema-of-plant-facts.ts";
import type { CurrentPlants } from "./plants-with-owner-changes.ts";

function isNamedForHer({ facts }: CurrentPlants["shown"][number]): boolean {
  return /Our Lady|Mary|Virgin|Annunciation|Assumption/.test(facts.tradition?.name ?? "");
}

/** What the page of the Mary garden shows. */
export function maryGardenApi(readPlants: () => Promise<CurrentPlants>): Hono {
  return new Hono().get(
    "/mary-garden",
    described(
      "The plants with a name or a legend of Our Lady, each with its source, and beds of them.",
      { 200: MaryGarden },
    ),
    async (c) => {
      const { shown } = await readPlants();
      // Her own names first: on the lists stand All Saints’ Flower and Golden Jerusalem, too.
      const plants = shown
        .filter(({ facts }) => isForMaryGarden(facts))
        .toSorted((a, b) => Number(isNamedForHer(b)) - Number(isNamedForHer(a)));
      return c.json<MaryGarden>({
        plants: plants.flatMap((plant) => {
          const { tradition } = plant.facts;
          if (!tradition) return [];
          const { name, story, source } = tradition;
          return {
            ...plantLinkOf(plant),
            ...(name === undefined ? {} : { calledName: name }),
            story,
            source: plantSources[source],
          };
        }),
        list: writeGarden(plants.map(({ slug }) => ({ slug, count: 1 }))),
        beds: maryBeds.map((bed) =>
          layMaryBed(bed, (slug) => plants.find((plant) => plant.slug === slug)),
        ),
      });
    },
  );
}
