import { describe, expect, it } from "vitest";
import { usualFigure } from "#art/index.ts";
import { entries, wrong } from "#tests/support/plants.ts";
import { annuals, perennials, trees } from "./built-in-catalogues.ts";
import { figures } from "./figure-of-plant.ts";
import { heightsOfHabits } from "./plant-entry/entry-rules.ts";
import { type BuiltInRecord, plantRecords } from "./plant-record.ts";
import { BuiltInPlant, bloomColors, plantSources } from "./schema-of-plant-facts.ts";

describe("the catalogues", () => {
  it("hold 100 perennials, 50 trees and 50 annuals, numbered in order", () => {
    for (const [plants, count] of [
      [perennials, 100],
      [trees, 50],
      [annuals, 50],
    ] as const) {
      expect(plants.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    }
    expect(trees[0]?.name).toBe("Eastern Redbud");
  });

  it("hold entries of the agreed shape", () => {
    for (const plant of [...perennials, ...trees, ...annuals]) {
      const { error } = BuiltInPlant.safeParse(plant);
      expect(error, `${plant.id} ${plant.name}`).toBeUndefined();
    }
  });

  it("give each plant an address of its own, made of its name", () => {
    const plants = [...perennials, ...trees, ...annuals];
    const slugs = plants.map(({ slug }) => slug);
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    const plain = (text: string) => text.toLowerCase().replace(/['’.]/g, "").replaceAll(" ", "-");
    expect(
      plants.filter(({ slug, name }) => !slug.startsWith(plain(name))).map(({ slug }) => slug),
    ).toEqual([]);
  });

  it("repeat the names that repeat, each time for another plant", () => {
    for (const name of ["Catmint", "Bee Balm", "Balloon Flower"]) {
      const same = perennials.filter((plant) => plant.name === name);
      expect(same.length, name).toBeGreaterThan(1);
      expect(new Set(same.map(({ latin }) => latin)).size).toBe(same.length);
    }
  });

  it("hold no plant twice", () => {
    const names = entries.map(({ latin }) => latin);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe("names", () => {
  it("are well-formed: genus, species or a hybrid's, rank, and a cultivar in quotes", () => {
    const genus = "[A-Z][a-z]+";
    const epithet = "[a-z]+(?:-[a-z]+)*";
    const accepted = new RegExp(
      `^${genus}(?: (?:× )?${epithet}(?: (?:var|subsp|f)\\. ${epithet})?)?$`,
    );
    expect(wrong(({ facts }) => !accepted.test(facts.acceptedName) && facts.acceptedName)).toEqual(
      [],
    );
    // A genus alone names a plant only together with its cultivar.
    expect(
      wrong(({ facts }) => !facts.acceptedName.includes(" ") && !facts.cultivar && "no species"),
    ).toEqual([]);
  });

  it("put the accepted name and the cultivar, or the group, together", () => {
    expect(
      wrong(({ latin, facts: { acceptedName, cultivar } }) => {
        if (cultivar) return latin !== `${acceptedName} '${cultivar}'` && latin;
        const rest = latin.replace(acceptedName, "");
        return !(rest === "" || /^ \([A-Z][a-z]+ Group\)$/.test(rest)) && latin;
      }),
    ).toEqual([]);
  });

  it("belong to a family, and are not among their own synonyms", () => {
    expect(wrong(({ facts }) => !/^[A-Z][a-z]+aceae$/.test(facts.family) && facts.family)).toEqual(
      [],
    );
    expect(
      wrong(({ latin, name, facts: { synonyms, acceptedName } }) =>
        synonyms.find((synonym, index) => {
          const same = [latin, name, acceptedName].includes(synonym);
          return same || synonyms.indexOf(synonym) !== index;
        }),
      ),
    ).toEqual([]);
  });
});

describe("ranges", () => {
  it("run from the smaller to the larger", () => {
    expect(
      wrong(({ facts }) => {
        const pairs = {
          zone: [facts.zoneMin, facts.zoneMax],
          height: [facts.heightInchesMin, facts.heightInchesMax],
          spread: [facts.spreadInchesMin, facts.spreadInchesMax],
          spacing: [facts.spacingInchesMin, facts.spacingInchesMax],
        };
        return Object.entries(pairs).find(([, [min, max]]) => (min ?? 0) > (max ?? 0))?.[0];
      }),
    ).toEqual([]);
  });

  it("let every plant live in Pennsylvania, whose zones are 5b to 7b", () => {
    expect(wrong(({ facts }) => (facts.zoneMin > 6 || facts.zoneMax < 6) && "zones")).toEqual([]);
  });

  it("fit the habit: no mat stands tall, no tree is low", () => {
    expect(
      wrong(({ kind, facts }) => {
        const isTree = facts.habit.endsWith("-tree");
        if (isTree !== (kind === "tree")) return `${facts.habit} for a ${kind}`;
        const [min, max] = isTree ? [120, 1440] : (heightsOfHabits[facts.habit] ?? [0, 0]);
        const fits = facts.heightInchesMin >= min && facts.heightInchesMax <= max;
        return !fits && `${facts.habit} of ${facts.heightInchesMin} to ${facts.heightInchesMax}`;
      }),
    ).toEqual([]);
  });
});

describe("flowers", () => {
  const bloomless = ["none", "cone"];

  it("have months and colors but on ferns and conifers", () => {
    expect(
      wrong(({ facts: { bloomMonths, bloomColors: colors, flowerForm } }) => {
        const blooms = !bloomless.includes(flowerForm);
        if (blooms !== bloomMonths.length > 0) return "months";
        return blooms !== colors.length > 0 && "colors";
      }),
    ).toEqual([]);
    const conifers = ["Pinaceae", "Cupressaceae", "Taxaceae"];
    const ferns = ["Dryopteridaceae", "Onocleaceae", "Pteridaceae", "Athyriaceae", "Osmundaceae"];
    expect(
      wrong(({ facts: { flowerForm, family } }) => {
        if ((flowerForm === "none") !== ferns.includes(family)) return `${flowerForm}, ${family}`;
        return (flowerForm === "cone") !== conifers.includes(family) && `${flowerForm}, ${family}`;
      }),
    ).toEqual([]);
  });

  it("have colors from the one list, none twice", () => {
    expect(
      wrong(({ facts: { bloomColors: colors } }) => {
        const unknown = colors.find((color) => !bloomColors.includes(color));
        return unknown ?? (new Set(colors).size !== colors.length && "a color twice");
      }),
    ).toEqual([]);
  });

  it("have months in the order of the year, or across its end", () => {
    expect(
      wrong(({ facts: { bloomMonths: months } }) => {
        const drops = months.filter((month, index) => month <= (months[index - 1] ?? 0)).length;
        if (new Set(months).size !== months.length) return "a month twice";
        return (drops > 1 || (drops === 1 && months[0] !== 12 && months[0] !== 11)) && `${months}`;
      }),
    ).toEqual([]);
  });
});

/** The plants for which something is wrong, each with what it is: an empty list is a pass. */
function wrongOf(check: (plant: BuiltInRecord) => string | false | undefined): string[] {
  return plantRecords.flatMap((plant) => {
    const problem = check(plant);
    return problem ? [`${plant.slug}: ${problem}`] : [];
  });
}

describe("fruit", () => {
  it("is called a berry only where it is fleshy", () => {
    const fleshy = [
      ...["Amelanchier", "Asimina", "Chionanthus", "Cornus", "Crataegus", "Fuchsia", "Ilex"],
      ...["Juniperus", "Lantana", "Malus", "Nyssa", "Polygonatum", "Prunus", "Sorbus", "Trillium"],
    ];
    expect(
      wrongOf(({ description, guide, seasons, facts: { acceptedName, toxicity } }) => {
        const told = [description, guide, toxicity.note, seasons.fruit?.look].join(" ");
        const isFleshy = fleshy.includes(acceptedName.split(" ")[0] ?? "");
        return !isFleshy && /\bberr(?:y|ies)\b/.exec(told)?.[0];
      }),
    ).toEqual([]);
  });
});

describe("figures", () => {
  it("have petals but where the wind carries the pollen", () => {
    const withoutPetals = [
      ...["Betula", "Carpinus", "Carya", "Fagus", "Ginkgo", "Liquidambar", "Platanus", "Quercus"],
      ...["Salix", "Ulmus", "Carex", "Panicum", "Schizachyrium"],
    ];
    expect(
      wrongOf(({ slug, facts: { acceptedName, flowerForm } }) => {
        const petals = figures[slug]?.flower?.petals;
        if (petals === undefined) return false;
        const isBare =
          ["catkin", "grass-seedhead"].includes(flowerForm) ||
          withoutPetals.includes(acceptedName.split(" ")[0] ?? "") ||
          acceptedName === "Acer saccharum";
        return (petals === 0) !== isBare && `${petals} petals`;
      }),
    ).toEqual([]);
    // A new plant of the owner's that has no figure of its own.
    expect(
      wrongOf(({ facts }) => {
        const isBare = ["catkin", "grass-seedhead"].includes(facts.flowerForm);
        return isBare && usualFigure(facts).flower?.petals !== 0 && "petals in the usual figure";
      }),
    ).toEqual([]);
  });

  it("have leaves of the color that the facts name", () => {
    expect(
      wrongOf(({ slug, facts: { foliageColor } }) => {
        const leaf = figures[slug]?.leaf;
        if (foliageColor === "variegated") return !leaf?.pattern && "no pattern";
        return leaf?.color !== foliageColor && `${leaf?.color} for ${foliageColor}`;
      }),
    ).toEqual([]);
  });

  it("show a ginkgo's two lobes, a witch hazel's brown cup and a smoketree's hairs", () => {
    expect(figures["ginkgo-autumn-gold"]?.leaf.lobes).toBe(2);
    expect(figures["common-witch-hazel"]?.flower?.center?.color).toBe("tan");
    expect(figures["american-smoketree"]?.flower?.colors).toEqual(["yellow", "green"]);
    expect(figures["american-smoketree"]?.tree?.fruit?.color).toBe("rose");
    const smoketree = plantRecords.find(({ slug }) => slug === "american-smoketree");
    expect(smoketree?.plateWords).toContain("plumes of rose hairs");
  });
});

// docs/plant-data.md says by which authority.
it("says of what was in doubt what its authority says", () => {
  const factsOf = (slug: string) => plantRecords.find((plant) => plant.slug === slug)?.facts;
  expect(factsOf("false-sunflower-tuscan-sun")?.heightInchesMax).toBe(24);
  expect(factsOf("purple-coneflower-magnus")?.spreadInchesMax).toBe(18);
  expect(factsOf("jacobs-ladder")?.light).toContain("full-sun");
  expect(factsOf("goats-beard")?.leafForm).toBe("twice-three-parted");
  expect(factsOf("american-smoketree")?.bloomColors).toEqual(["yellow", "green"]);
  expect(factsOf("ginkgo-autumn-gold")?.zoneMin).toBe(3);
  expect(factsOf("toad-lily")?.toxicity.level).toBe("none-known");
  for (const slug of ["leopard-plant-the-rocket", "stonecrop-autumn-joy", "ornamental-kale"])
    expect(factsOf(slug)?.toxicity.level, slug).toBe("harmful-if-eaten");
  const kousa = plantRecords.find(({ slug }) => slug === "kousa-dogwood");
  expect(kousa?.description).toContain("U.S. Geological Survey grades it a widespread invasive");
});

describe("sources", () => {
  it("are known, two to five for each entry, none twice", () => {
    expect(
      wrong(({ facts: { sources, tradition } }) => {
        const unknown = sources.find((source) => !(source in plantSources));
        if (unknown) return unknown;
        if (new Set(sources).size !== sources.length) return "one twice";
        if (tradition && !sources.includes(tradition.source)) return `no ${tradition.source}`;
        return (sources.length < 2 || sources.length > 5) && `${sources.length}`;
      }),
    ).toEqual([]);
  });

  it("include one that rates plants for deer", () => {
    const raters = ["rutgers", "cornell", "psu", "ncsu", "mobot", "umd", "uconn"];
    expect(
      wrong(({ facts }) => !facts.sources.some((source) => raters.includes(source)) && "no rater"),
    ).toEqual([]);
  });
});
