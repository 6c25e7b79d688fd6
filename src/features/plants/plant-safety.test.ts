import { describe, expect, it } from "vitest";
import { entries, wrong } from "#tests/support/plants.ts";
import {
  isSafeAround,
  isSafeAroundChildrenAndPets,
  type WhoMayBeHarmed,
  whoMayBeHarmed,
} from "./plant-safety.ts";

const named = (name: string) => {
  const entry = entries.find((some) => some.name === name);
  if (!entry) throw new Error(`There is no ${name}.`);
  return entry.facts;
};

/** Genera that the ASPCA's list names for dogs, cats and horses alike. */
const aspcaGenera = [
  ...["Achillea", "Asclepias", "Begonia", "Catharanthus", "Chrysanthemum", "Coleus", "Delphinium"],
  ...["Dianthus", "Digitalis", "Helleborus", "Hibiscus", "Hosta", "Ilex", "Ipomoea", "Iris"],
  ...["Lantana", "Lathyrus", "Lavandula", "Leucanthemum", "Lobelia", "Malus", "Paeonia"],
  ...["Pelargonium", "Portulaca", "Primula", "Prunus"],
];

describe("the words about poison", () => {
  const opening = {
    "none-known": /^/,
    irritant: /^Irritating to some skins: /,
    "harmful-if-eaten": /^(?:Mildly h|H)armful to /,
    poisonous: /^(?:Poisonous|Deadly) to /,
  };

  it("stand wherever a plant is not harmless, and begin with how bad it is and for whom", () => {
    expect(
      wrong(({ facts: { toxicity } }) => {
        if (toxicity.level === "none-known") return false;
        if (!toxicity.note) return "no note";
        if (!opening[toxicity.level].test(toxicity.note)) return `${toxicity.level}: opening`;
        const whom = /people|pets|livestock|dogs|cats|horses|animals|skins/;
        return !whom.test(toxicity.note.split(":")[0] ?? "") && "whom?";
      }),
    ).toEqual([]);
  });

  it("name the part, and are short enough for a card", () => {
    const part =
      /part|root|rhizome|bulb|lea(?:f|ves)|foliage|seed|acorn|berr|sap|hair|stem|plant|fiddlehead|graz|flower/i;
    expect(
      wrong(({ facts: { toxicity } }) => {
        if (toxicity.level === "none-known") return false;
        const note = toxicity.note ?? "";
        if (!part.test(note)) return "which part?";
        return (note.length > 200 || !note.endsWith(".")) && `${note.length} characters`;
      }),
    ).toEqual([]);
  });

  it("say cats, by name, where a lily can kill one", () => {
    const lilies = entries.filter(({ latin }) => /^(?:Lilium|Hemerocallis)\b/.test(latin));
    expect(lilies).toHaveLength(4);
    for (const { facts } of lilies) {
      expect(facts.toxicity.level).toBe("poisonous");
      expect(facts.toxicity.note).toMatch(/^Deadly to cats: /);
    }
  });

  it("agree within a genus, but where the parts or the people differ", () => {
    const differing = new Set<string>();
    for (const { facts } of entries) {
      for (const other of entries) {
        const genus = facts.acceptedName.split(" ")[0] ?? "";
        if (other.facts.acceptedName.split(" ")[0] !== genus) continue;
        if (other.facts.toxicity.level !== facts.toxicity.level) differing.add(genus);
      }
    }
    // Red maple is the worst of the maples; sweet potato is milder than morning glory.
    expect([...differing].sort()).toEqual(["Acer", "Ipomoea"]);
  });

  it("name the animals that the ASPCA, or a veterinary school, names of the genus", () => {
    const dogs = /dogs|pets|animals/;
    const cats = /cats|pets|animals/;
    const horses = /horses|livestock|animals/;
    const grazers = /horses|cattle|livestock|animals/;
    const harmed = new Map<string, readonly RegExp[]>([
      ...aspcaGenera.map((genus) => [genus, [dogs, cats, horses]] as const),
      ...["Hemerocallis", "Lilium", "Nepeta"].map((genus) => [genus, [cats]] as const),
      ...["Acer", "Brassica", "Helenium", "Panicum", "Pinus", "Quercus"].map(
        (genus) => [genus, [grazers]] as const,
      ),
    ]);
    expect(
      wrong(({ facts: { acceptedName, toxicity } }) => {
        const whom = toxicity.level === "none-known" ? "" : (toxicity.note ?? "").split(":")[0];
        const animals = harmed.get(acceptedName.split(" ")[0] ?? "") ?? [];
        return animals.find((animal) => !animal.test(whom ?? ""))?.source;
      }),
    ).toEqual([]);
    expect(
      wrong(({ facts: { acceptedName, sources } }) => {
        const isListed = aspcaGenera.includes(acceptedName.split(" ")[0] ?? "");
        return isListed && !sources.includes("aspca") && "the ASPCA is not among the sources";
      }),
    ).toEqual([]);
  });

  it("are as grave as the grade: what kills is poisonous, what nobody should eat is no mere irritant", () => {
    expect(
      wrong(({ facts: { toxicity } }) => {
        const note = toxicity.note ?? "";
        if (/\b(?:kills?|dies?|dead(?:ly)?|fatal)\b/i.test(note))
          return toxicity.level !== "poisonous" && note;
        const isEdible = ["none-known", "irritant"].includes(toxicity.level);
        return /(?:not|nobody should|never) eat/i.test(note) && isEdible && note;
      }),
    ).toEqual([]);
  });
});

describe("safe around some alone", () => {
  const namesOf = (whom: WhoMayBeHarmed) =>
    entries
      .filter(({ facts }) => isSafeAround(whom, facts) && !isSafeAroundChildrenAndPets(facts))
      .map(({ name }) => name);

  it("is also what its note says they are not known to be harmed by", () => {
    const forHorses = ["Switchgrass", "Sugar Maple", "Red Maple", "Paperbark Maple"];
    const forGrazers = [...forHorses, "Eastern White Pine", "Ornamental Kale"];
    expect(namesOf("dogs")).toEqual(["Daylily", "Ostrich Fern", ...forGrazers]);
    expect(namesOf("cats")).toEqual(["Ostrich Fern", ...forGrazers]);
    expect(namesOf("horses")).toEqual([]);
    expect(namesOf("children")).toEqual([
      ...["Daylily", "Hosta", "Assumption Lily", "Rose Mallow"],
      ...forGrazers,
    ]);
  });

  it("is nothing of which the note is silent about them, and nothing that nobody has looked up", () => {
    expect(isSafeAround("dogs", named("Black Cohosh"))).toBe(false);
    expect(isSafeAround("dogs", named("French Marigold"))).toBe(false);
    const note = "Harmful to cats: dogs are not said to be harmed.";
    for (const whom of whoMayBeHarmed) {
      expect(isSafeAround(whom, {}), whom).toBe(false);
      expect(isSafeAround(whom, { toxicity: { level: "harmful-if-eaten", note } })).toBe(false);
    }
  });
});

describe("safe around children and pets", () => {
  it("is only what nothing is known against", () => {
    expect(isSafeAroundChildrenAndPets(named("Garden Phlox"))).toBe(true);
    for (const name of ["Red Maple", "Hosta", "French Marigold", "Lenten Rose"]) {
      expect(isSafeAroundChildrenAndPets(named(name)), name).toBe(false);
    }
  });
});
