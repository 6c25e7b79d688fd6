import { describe, expect, it } from "vitest";
import type { PlantPage } from "./answers.ts";
import { shortNames } from "./data/short-names.ts";
import { countInWords, plantsForBed, readFeet } from "./pages/plant/bed-plant-count.ts";
import { taxonOf } from "./pages/plant/json-ld.ts";
import { warningInShort } from "./plant-card.ts";
import { plantLinkOf, plantPageOf } from "./plant-page.ts";
import { type PlantRecord, plantRecords } from "./plant-record.ts";
import { namesPlant } from "./plants-named-in-post.ts";

const plant = (slug: string) => plantRecords.find((it) => it.slug === slug) as PlantRecord;
const pageOf = (slug: string) => plantPageOf(plant(slug), { all: plantRecords, posts: [] });
const scaleOf = (slug: string) => pageOf(slug).scale as NonNullable<PlantPage["scale"]>;

describe("a plant's page", () => {
  it("says the facts in words, and leaves out what a plant does not have", () => {
    const redbud = pageOf("eastern-redbud");
    expect(redbud.facts).toContainEqual(["Light", "Full sun to part shade"]);
    expect(redbud.facts).toContainEqual(["Hardiness zones", "4 to 8"]);
    expect(redbud.year.map(({ kind }) => kind)).toEqual(["leaf", "bloom", "fruit", "fall"]);
    const fern = pageOf("christmas-fern");
    expect(fern.year.map(({ kind }) => kind)).not.toContain("bloom");
    expect(pageOf("pansy").facts.map(([label]) => label)).not.toContain("Hardiness zones");
  });

  it("tells plants of one name apart in its title", () => {
    const titles = plantRecords.map(({ slug }) => pageOf(slug).title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(pageOf("eastern-redbud").title).toBe("Eastern Redbud");
  });

  it("says of every plant whether it is poisonous, in a sentence", () => {
    for (const { slug, facts } of plantRecords) {
      const { level, words } = pageOf(slug).toxicity;
      expect(level).toBe(facts.toxicity?.level);
      expect(words, slug).toMatch(/^[A-Z].+\.$/);
    }
  });

  it("draws every plant within its drawing, as tall and as wide as it grows", () => {
    for (const { slug, facts } of plantRecords) {
      const { width, height, shapes } = scaleOf(slug);
      const shape = shapes.find(({ kind }) => kind === "plant")?.d ?? "";
      const numbers = (shape.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
      const xs = numbers.filter((_, at) => at % 2 === 0);
      expect(Math.max(...xs), slug).toBeLessThanOrEqual(width);
      // The handles of a curve lie outside it, but never outside half a plant more.
      expect(Math.max(...xs) - Math.min(...xs), slug).toBeGreaterThan(facts.spreadInchesMax * 0.45);
      expect(Math.max(...xs) - Math.min(...xs), slug).toBeLessThan(facts.spreadInchesMax * 1.3);
      expect(height).toBeGreaterThan(Math.max(facts.heightInchesMax, 80));
      expect(shape).not.toMatch(/NaN|undefined|e-/);
    }
  });
});

describe("a bed", () => {
  it("takes as many plants as its squares of the spacing", () => {
    const spacing = { spacingInchesMin: 12, spacingInchesMax: 24 };
    expect(plantsForBed({ length: 10, width: 4 }, spacing)).toEqual({ fewest: 10, most: 40 });
    expect(
      plantsForBed({ length: 1, width: 1 }, { spacingInchesMin: 240, spacingInchesMax: 300 }),
    ).toEqual({ fewest: 1, most: 1 });
  });

  it("reads feet as they are typed, and refuses what no bed has", () => {
    expect(["10", " 2.5 ", "2,5", "1000"].map(readFeet)).toEqual([10, 2.5, 2.5, 1000]);
    for (const text of ["", "0", "-1", "1001", "wide", "1e9", "Infinity"]) {
      expect(readFeet(text), text).toBeUndefined();
    }
  });

  it("says the number as one would", () => {
    expect(countInWords({ fewest: 1, most: 1 })).toBe("one plant");
    expect(countInWords({ fewest: 9, most: 9 })).toBe("about 9 plants");
    expect(countInWords({ fewest: 900, most: 1200 })).toBe("900 to 1,200 plants");
  });
});

describe("what search engines are told of a plant", () => {
  it("has the rank that its name has, and every one above it", () => {
    const ranksOf = (slug: string) => {
      const { acceptedName, family } = pageOf(slug);
      const chain: string[] = [];
      interface Taxon {
        name: string;
        taxonRank: string;
        parentTaxon?: Taxon;
      }
      let taxon = taxonOf(acceptedName, family) as Taxon | undefined;
      for (; taxon; taxon = taxon.parentTaxon) chain.push(`${taxon.taxonRank} ${taxon.name}`);
      return chain;
    };
    expect(ranksOf("black-eyed-susan-goldsturm")).toEqual([
      "variety Rudbeckia fulgida var. sullivantii",
      "species Rudbeckia fulgida",
      "genus Rudbeckia",
      "family Asteraceae",
    ]);
    expect(ranksOf("lenten-rose")[0]).toBe("nothospecies Helleborus × hybridus");
    expect(ranksOf("cranesbill-rozanne")).toEqual(["genus Geranium", "family Geraniaceae"]);
    const known = ["variety", "form", "species", "nothospecies", "genus"];
    for (const { slug } of plantRecords) {
      expect(known, slug).toContain(ranksOf(slug)[0]?.split(" ", 1)[0]);
    }
  });

  it("shortens a warning to whom the plant harms", () => {
    for (const it of plantRecords) {
      const { warning } = plantLinkOf(it);
      if (warning === undefined) continue;
      expect(warningInShort(warning), it.slug).toMatch(/^(?:Poisonous|Deadly) to [a-z, ]{4,30}$/);
    }
  });
});

describe("a post", () => {
  const post = (content: string) => ({ title: "A post", slug: "a-post", excerpt: "", content });

  it("names a plant by its name, many of it, its Latin and however it is written", () => {
    const ladysMantle = plant("ladys-mantle");
    for (const text of [
      "Lady’s mantle.",
      "LADY'S MANTLE",
      "two lady's mantles",
      "Alchemilla mollis",
    ]) {
      expect(namesPlant(post(text), ladysMantle), text).toBe(true);
    }
    expect(namesPlant(post("Joe-Pye weed and asters"), plant("joe-pye-weed-little-joe"))).toBe(
      true,
    );
  });

  const named = (text: string) =>
    plantRecords.filter((it) => namesPlant(post(text), it)).map(({ slug }) => slug);

  it("names one by genus and species, with and without the hybrid's sign", () => {
    expect(named("Rudbeckia fulgida comes up everywhere.")).toEqual(["black-eyed-susan-goldsturm"]);
    for (const text of ["Helleborus × hybridus", "Helleborus x hybridus", "helleborus hybridus"]) {
      expect(named(text), text).toEqual(["lenten-rose"]);
    }
  });

  it("names one by a short name that means nothing else of ours", () => {
    expect(named("Coneflower seed feeds the finches.")).toEqual(["purple-coneflower-magnus"]);
    expect(named("## For shade\n\nColumbines, and then the ferns")).toEqual(["wild-columbine"]);
    expect(named("Plant lavender and roses.")).toEqual(["english-lavender-munstead"]);
    for (const word of Object.keys(shortNames)) {
      expect(named(`We grow many ${word}s.`).length, word).toBeGreaterThan(0);
    }
  });

  it("does not name one by a part of a word, or by a word that means something else", () => {
    for (const text of [
      "unpeony",
      "look for stock grown from seed",
      "gray-headed coneflower",
      "a lavender haze over the hills",
      "lavender cotton",
      "the foxgloved hand",
      "a pot of geraniums",
      "magnolias and dogwoods",
    ]) {
      expect(named(text), text).toEqual([]);
    }
  });

  it("names by a longer name what a shorter one within it would not mean", () => {
    expect(named("foxglove beardtongue")).toEqual(["foxglove-beardtongue-husker-red"]);
    expect(named("false sunflower").some((slug) => slug.startsWith("sunflower"))).toBe(false);
    expect(named("black-eyed Susan vine")).toEqual(["black-eyed-susan-vine"]);
  });
});
