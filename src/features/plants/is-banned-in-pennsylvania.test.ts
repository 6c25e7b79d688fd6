import { describe, expect, it } from "vitest";
import { annuals, perennials, trees } from "./built-in-catalogues.ts";
import { bannedInPennsylvania } from "./data/banned-in-pennsylvania.ts";
import { banOf } from "./is-banned-in-pennsylvania.ts";
import type { BuiltInPlant } from "./schema-of-plant-facts.ts";

/** Every name that an entry goes by: as it is sold, as it is accepted, and its synonyms. */
function namesOf(plant: BuiltInPlant): string[] {
  const latin = plant.latin;
  return [latin, plant.facts.acceptedName, ...plant.facts.synonyms];
}

function bannedAmong(plants: readonly BuiltInPlant[]): string[] {
  return plants.flatMap((plant) =>
    namesOf(plant).flatMap((name) => {
      const ban = banOf(name);
      return ban ? [`${plant.name} ${plant.id}: ${name} (${ban.taxon}, ${ban.list})`] : [];
    }),
  );
}

describe("what may not be sold in Pennsylvania", () => {
  it("is in no catalogue, by any of its names", () => {
    expect(bannedAmong([...perennials, ...trees, ...annuals])).toEqual([]);
  });

  it("would be found if it were, by its name, a synonym, a cultivar or its genus", () => {
    const [some] = perennials;
    if (!some) throw new Error("There are no perennials.");
    const as = (latin: string, synonyms: string[] = []): BuiltInPlant => ({
      ...some,
      latin,
      facts: { ...some.facts, acceptedName: "Echinacea purpurea", synonyms },
    });
    for (const banned of [
      as("Pyrus calleryana 'Bradford'"),
      as("Berberis thunbergii f. atropurpurea"),
      as("Lythrum virgatum 'Morden Pink'"),
      as("Lythrum 'Dropmore Purple'"),
      as("Lonicera × bella"),
      as("Echinacea purpurea", ["Miscanthus sinensis 'Gracillimus'"]),
      as("Echinacea purpurea", ["Lonicera xbella"]),
    ]) {
      expect(bannedAmong([banned])).toHaveLength(1);
    }
    expect(
      bannedAmong([as("Lythrum alatum"), as("Ipomoea tricolor"), as("Viburnum nudum")]),
    ).toEqual([]);
  });

  it("is banned by the list that bans it", () => {
    const lists = {
      committee: ["Reynoutria japonica", "Reynoutria × bohemica", "Polygonum cuspidatum"],
      law: ["Rosa multiflora"],
      before: ["Datura stramonium"],
      dcnr: ["Miscanthus sinensis", "Phragmites australis"],
    };
    for (const [list, taxa] of Object.entries(lists))
      for (const taxon of taxa) expect(banOf(taxon)?.list, taxon).toBe(list);
  });

  it("is listed once each, well written", () => {
    const taxa = bannedInPennsylvania.map(({ taxon }) => taxon);
    expect(new Set(taxa).size).toBe(taxa.length);
    for (const taxon of taxa) expect(taxon).toMatch(/^[A-Z][a-z]+( (× )?[a-z-]+)?$/);
  });
});
