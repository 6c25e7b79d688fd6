import { describe, expect, it } from "vitest";
import { figureOf } from "../figure-of-plant.ts";
import { plantRecords } from "../plant-record.ts";
import { factsTakenOver } from "./entry-fields.ts";
import { takenOverProblems } from "./entry-rules.ts";
import { entryOf, inTheirOrder, plantOfEntry } from "./entry-to-plant.ts";
import { PlantEntry } from "./inputs.ts";

const coneflower = plantRecords.find(({ slug }) => slug === "purple-coneflower-magnus");
if (!coneflower) throw new Error("There is no coneflower.");
const entry = entryOf(coneflower);

/** The fields that are refused, and what is said at each. */
function refused(changes: Partial<Record<keyof PlantEntry, unknown>>): Record<string, string> {
  const { error } = PlantEntry.safeParse({ ...entry, ...changes });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
}

describe("a built-in plant in the owner's form", () => {
  it("is right as it stands, every one of the 200", () => {
    const wrong = plantRecords.flatMap((plant) => {
      const { error } = PlantEntry.safeParse(entryOf(plant));
      return error ? [`${plant.name}: ${error.issues.map(({ message }) => message)}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("comes back out of it as it went in", () => {
    for (const plant of plantRecords) {
      const like = { facts: plant.facts, figure: figureOf(plant) };
      const { figure, ...back } = plantOfEntry(entryOf(plant), {
        id: plant.id,
        builtIn: plant,
        like,
      });
      expect(back).toEqual(plant);
      expect(figure).toEqual(like.figure);
    }
  });
});

describe("what contradicts itself", () => {
  it.each([
    [{ acceptedName: "Pyrus calleryana" }, ["acceptedName"]],
    [{ synonyms: ["Miscanthus sinensis 'Gracillimus'"] }, ["synonyms"]],
    [{ acceptedName: "echinacea purpurea" }, ["acceptedName"]],
    [{ acceptedName: "Echinacea", cultivar: "" }, ["acceptedName"]],
    [{ cultivar: "'Magnus'" }, ["cultivar"]],
    [{ family: "Daisies" }, ["family"]],
    [{ zoneMin: 8, zoneMax: 9, guide: "Water it." }, ["zoneMin"]],
    [{ zoneMin: 6, zoneMax: 4, guide: "Water it." }, ["zoneMax"]],
    [{ zoneMin: 4 }, ["guide"]],
    [{ heightInchesMin: 40 }, ["heightInchesMax"]],
    [{ habit: "mat" }, ["heightInchesMax"]],
    [{ habit: "oval-tree" }, ["habit"]],
    [{ spacingInchesMax: 36 }, ["guide"]],
    [{ light: ["shade"] }, ["guide"]],
    [{ bloomMonths: [] }, ["bloomMonths"]],
    [{ flowerForm: "none" }, ["bloomMonths", "bloomColors"]],
    [{ bloomMonths: [6, 6] }, ["bloomMonths"]],
    [{ bloomMonths: [13] }, ["bloomMonths"]],
    [{ leafMonths: [] }, ["leafMonths"]],
    [{ fruitLook: "" }, ["fruitLook"]],
    [{ fallColors: ["red"] }, ["fallMonths"]],
    [{ toxicity: "poisonous" }, ["toxicityNote"]],
    [{ traditionName: "Our Lady’s Flower" }, ["traditionStory"]],
    [{ traditionStory: "It is told." }, ["traditionSource"]],
    [{ slug: "Cone Flower" }, ["slug"]],
    [{ name: " " }, ["name"]],
    [{ heightInchesMin: Number.NaN }, ["heightInchesMin"]],
    [{ photographs: [{ url: "javascript:alert(1)", caption: "x" }] }, ["photographs"]],
    [{ photographs: [{ url: "/attached-assets/a.webp", caption: "" }] }, ["photographs"]],
  ] as [Partial<PlantEntry>, string[]][])("is told at its field: %o", (changes, fields) => {
    const said = refused(changes);
    expect(Object.keys(said)).toEqual(fields);
    for (const message of Object.values(said)) expect(message).toMatch(/^[A-Z0-9“].{8,}/);
  });
});

describe("a plant that began with the facts of another", () => {
  const rose = { ...entry, name: "Beach Rose", acceptedName: "Rosa rugosa" };

  it("has to confirm or change each of them that says something, where it is of another genus", () => {
    const problems = takenOverProblems(rose, entry, []);
    const silent = factsTakenOver.filter((fact) => String(entry[fact]) === "");
    expect(silent).toContain("toxicityNote");
    expect(problems.map(({ path }) => path)).toEqual(
      factsTakenOver.filter((fact) => !silent.includes(fact)),
    );
    expect(problems[0]?.message).toContain("Purple Coneflower (Echinacea)");
    const said = { ...rose, zoneMin: 2, nativeToPennsylvania: !entry.nativeToPennsylvania };
    const left = takenOverProblems(said, entry, ["family"]).map(({ path }) => path);
    expect(problems.length - left.length).toBe(3);
    expect(takenOverProblems(rose, entry, factsTakenOver)).toEqual([]);
  });

  it("keeps them within the genus, and does not see another order as another choice", () => {
    const pale = { ...entry, acceptedName: "Echinacea pallida" };
    expect(takenOverProblems(pale, entry, [])).toEqual([]);
    const turned = { ...rose, bloomMonths: entry.bloomMonths.toReversed() };
    expect(takenOverProblems(turned, entry, []).map(({ path }) => path)).toContain("bloomMonths");
  });
});

it("takes other names as a text with one a line", () => {
  expect(PlantEntry.parse({ ...entry, synonyms: " Red sunflower \n\nHedgehog " }).synonyms).toEqual(
    ["Red sunflower", "Hedgehog"],
  );
});

it("puts months in the order in which the plant lives them", () => {
  expect(inTheirOrder([3, 1, 12, 2])).toEqual([12, 1, 2, 3]);
  expect(inTheirOrder([9, 6, 7])).toEqual([6, 7, 9]);
  expect(inTheirOrder([1, 2, 9, 10, 11, 12])).toEqual([9, 10, 11, 12, 1, 2]);
  expect(inTheirOrder([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toHaveLength(12);
});
