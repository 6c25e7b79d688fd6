import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plantRecords } from "../plant-record.ts";
import { bloomColors } from "../schema-of-plant-facts.ts";
import { spanishWords } from "../search-vocabulary/spanish-words.ts";
import { foldWords } from "./fold-search-text.ts";
import { plantsFitting } from "./plants-fitting-search.ts";
import { parseSearch, searchVocabulary } from "./read-facts-from-search.ts";
import { everyGroup } from "./read-together.ts";

const keys = (text: string) => parseSearch(text).clauses.map(({ key }) => key);
const slugs = (text: string) => plantsFitting(plantRecords, text).map(({ slug }) => slug);
const found = (text: string) => plantsFitting(plantRecords, text);

/** Any characters at all, halves of pairs among them. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 20 })
  .map((points) => String.fromCodePoint(...points));

describe("folding words", () => {
  it("does not see accents, apostrophes of any kind, hyphens, case or hybrid signs", () => {
    for (const lady of ["Lady's", "lady’s", "LADY‘S", "ladyʼs", "lady`s", "lady´s", "lady′s"]) {
      expect(foldWords(`${lady} mantle`)).toBe("ladys mantle");
    }
    expect(foldWords("Étienne Cempasúchil")).toBe("etienne cempasuchil");
    expect(foldWords("Love-in-a-Mist")).toBe("love in a mist");
    expect(foldWords("Nepeta × faassenii 'Walker's Low'")).toBe("nepeta faassenii walkers low");
    expect(foldWords("2.5 feet. No more.")).toBe("2.5 feet no more");
  });

  it("changes nothing the second time, in any text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = foldWords(text);
        expect(foldWords(once)).toBe(once);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("the vocabulary", () => {
  it("has each phrase once, as it is looked up", () => {
    const phrases = searchVocabulary.flatMap((entry) => entry.phrases);
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
    expect(phrases.filter((phrase) => foldWords(phrase) !== phrase)).toEqual([]);
  });

  it("has each key once, with words that every phrase of it is understood by", () => {
    const all = searchVocabulary.map(({ clause }) => clause.key);
    expect(new Set(all).size).toBe(all.length);
    for (const { phrases, clause } of searchVocabulary) {
      for (const phrase of phrases) expect(keys(phrase), phrase).toEqual([clause.key]);
    }
  });

  it("asks for nothing that no plant has, and for nothing that all have", () => {
    for (const { phrases, clause } of searchVocabulary) {
      const count = plantRecords.filter((plant) => clause.test(plant)).length;
      expect(count, phrases[0]).toBeGreaterThan(0);
      expect(count, phrases[0]).toBeLessThan(plantRecords.length);
    }
  });

  it("knows every color that the catalogue has", () => {
    for (const color of bloomColors) {
      expect(keys(color.replace("-", " "))[0], color).toMatch(/^color-/);
    }
  });
});

describe("Spanish words", () => {
  it("are no words of a plant, nor of the vocabulary", () => {
    const names = plantRecords.flatMap(({ name, latin, facts }) => [
      name,
      latin,
      ...facts.synonyms,
    ]);
    const phrases = searchVocabulary.flatMap((entry) => entry.phrases);
    const english = new Set([...names, ...phrases].flatMap((text) => foldWords(text).split(" ")));
    expect([...spanishWords.keys()].filter((word) => english.has(word))).toEqual([]);
  });
});

describe("a search as a gardener means it", () => {
  it("understands the words of the garden", () => {
    for (const [text, expected] of [
      ["shade", ["shade"]],
      ["a tree for a small shady yard", ["catalogue-trees", "use-small-yard", "shade"]],
      ["small yard", ["use-small-yard"]],
      ["deer-proof border", ["deer-proof"]],
      ["child-safe bed", ["safe-children"]],
      ["won't hurt my dogs or the cat", ["safe-dogs", "safe-cats"]],
      ["not toxic to horses", ["safe-horses"]],
      ["isn't poisonous", ["safe"]],
      ["plants toxic to small children", ["poisonous-to-children"]],
      ["under my big old pine trees", ["use-under-trees"]],
      ["trees under 20 feet", ["catalogue-trees", "heightInchesMax-at most-240"]],
      ["Mary garden in blue and white", ["mary", "color-blue", "color-white"]],
      ["zone 5", ["zone-5"]],
      ["Zone 6b, full sun", ["zone-6", "full-sun"]],
      ["hummingbirds", ["hummingbirds"]],
      ["blooms in June", ["blooms-6"]],
      ["red fall color", ["fall-color-red"]],
      ["non-toxic ground cover", ["safe", "use-ground-cover"]],
      ["poisonous to cats", ["poisonous-to-cats"]],
      ["burgundy", ["color-burgundy"]],
      ["native plants for bees", ["native", "bees"]],
    ] as const) {
      expect(keys(text), text).toEqual(expected);
      expect(parseSearch(text).remaining, text).toEqual([]);
    }
  });

  it("reads sizes in feet and inches, in figures and words", () => {
    for (const [text, inches] of [
      ["under 3 feet", 36],
      ["under three feet tall", 36],
      ["less than 3'", 36],
      ["below 18 inches", 18],
      ['up to 18"', 18],
      ["shorter than 2.5ft", 30],
      ["under fifteen feet", 180],
      ["under a dozen feet", 144],
      ["no more than twenty-five feet tall", 300],
      ["at most ninety nine inches", 99],
      ["no taller than 5'6\"", 66],
      ["under five feet six inches", 66],
      ["smaller than two and a half feet", 30],
      ["under a foot", 12],
    ] as const) {
      expect(keys(text), text).toEqual([`heightInchesMax-at most-${inches}`]);
      expect(found(text).every(({ facts }) => facts.heightInchesMax <= inches)).toBe(true);
    }
    expect(keys("over 50 feet")).toEqual(["heightInchesMax-at least-600"]);
    expect(keys("taller than a hundred feet")).toEqual(["heightInchesMax-at least-1200"]);
    expect(keys("wider than thirteen feet")).toEqual(["spreadInchesMax-at least-156"]);
    expect(keys("six feet 18 inches wide")).toEqual([
      "heightInchesMax-about-72",
      "spreadInchesMax-about-18",
    ]);
    expect(keys("at most 10 feet wide")).toEqual(["spreadInchesMax-at most-120"]);
    expect(found("3 feet tall").every(({ facts }) => facts.heightInchesMin <= 36)).toBe(true);
    expect(keys("under 3")).toEqual([]);
  });

  it("reads every number up to ninety-nine, in words as in figures", () => {
    const ones = "one two three four five six seven eight nine".split(" ");
    const teens =
      "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
    const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
    const upTo99 = [
      ...ones,
      ...teens,
      ...tens.flatMap((ten) => [ten, ...ones.map((one) => `${ten}-${one}`)]),
    ];
    expect(upTo99).toHaveLength(99);
    for (const [at, words] of upTo99.entries()) {
      expect(keys(`over ${words} feet`), words).toEqual([
        `heightInchesMax-at least-${12 * (at + 1)}`,
      ]);
    }
  });

  it("reads what lies between two sizes", () => {
    for (const text of [
      "between four and six feet",
      "between 4 feet and 6 feet tall",
      "from 4 to 6 feet",
      "4 to 6 feet",
      "4-6 ft",
      "48 to 72 inches",
    ]) {
      expect(keys(text), text).toEqual(["heightInchesMax-between-48-72"]);
      expect(parseSearch(text).remaining, text).toEqual([]);
    }
    const { clauses } = parseSearch("between 18 inches and three feet wide");
    expect(clauses.map(({ label }) => label)).toEqual(["Between 18 inches and 3 feet wide"]);
    for (const { facts } of found("between 4 and 6 feet")) {
      expect(facts.heightInchesMax).toBeGreaterThanOrEqual(48);
      expect(facts.heightInchesMin).toBeLessThanOrEqual(72);
    }
    expect(found("between 4 and 6 feet").length).toBeGreaterThan(0);
    expect(keys("between six and four feet")).toEqual(["heightInchesMax-about-48"]);
  });

  it("leaves the words that mean no fact", () => {
    expect(parseSearch("Asteraceae for shade")).toMatchObject({ remaining: ["asteraceae"] });
    expect(parseSearch("zebra swallowtails").remaining).toEqual(["zebra", "swallowtails"]);
    expect(parseSearch("a plant for the garden")).toEqual({ clauses: [], remaining: [] });
  });

  it("asks for none of what is not wanted", () => {
    for (const text of ["not yellow", "anything but yellow", "no yellow flowers", "non yellow"]) {
      expect(keys(text), text).toEqual(["not-color-yellow"]);
    }
    expect(keys("small but yellow")).toEqual(["short", "color-yellow"]);
    expect(keys("no deer")).toEqual(["deer"]);
    const [yellow] = parseSearch("yellow").clauses;
    expect(found("not yellow").length).toBeGreaterThan(100);
    expect(found("not yellow").filter((plant) => yellow?.test(plant))).toEqual([]);
  });

  it("takes colors, months and kinds as alternatives, all else together", () => {
    const blueOrWhite = found("blue white");
    expect(blueOrWhite.length).toBeGreaterThan(found("blue").length);
    expect(found("blue shade").length).toBeLessThan(found("blue").length);
    expect(found("june july").length).toBeGreaterThan(found("june").length);
  });

  it("never throws and never asks for a thing twice, whatever is typed", () => {
    const phrase = fc.constantFrom(...searchVocabulary.flatMap(({ phrases }) => phrases));
    const typed = fc.oneof(
      anyText,
      fc.array(fc.oneof(phrase, fc.constantFrom("zone", "under", "3", "feet", "5b", "x", "")), {
        maxLength: 8,
      }),
    );
    fc.assert(
      fc.property(typed, (words) => {
        const { clauses, remaining } = parseSearch(Array.isArray(words) ? words.join(" ") : words);
        expect(new Set(clauses.map(({ key }) => key)).size).toBe(clauses.length);
        expect(new Set(remaining).size).toBe(remaining.length);
        for (const plant of plantRecords.slice(0, 5))
          everyGroup(clauses, ({ test }) => test(plant));
      }),
      { numRuns: 1_000 },
    );
  });

  it("means the same folded or not", () => {
    const phrase = fc.constantFrom(...searchVocabulary.flatMap(({ phrases }) => phrases));
    fc.assert(
      fc.property(fc.array(phrase, { maxLength: 4 }), (phrases) => {
        const text = phrases.join(" ");
        expect(keys(text.toUpperCase())).toEqual(keys(foldWords(text)));
      }),
    );
  });
});

describe("the plants that fit otherwise", () => {
  it.each<[text: string, some: string]>([
    ["mosquito repelling plants", "mountain-mint"],
    ["slug proof for shade", "christmas-fern"],
    ["edible flowers", "nasturtium-empress-of-india"],
    ["purple leaf tree", "american-smoketree"],
    ["tree roots that dont damage sidewalk", "eastern-redbud"],
    ["plants for a grave that need no care", "hens-and-chicks"],
    ["smells good at night", "madonna-lily"],
    ["fruit tree i can eat from", "pawpaw"],
    ["berries for birds in winter", "american-holly"],
    ["flores para san jose", "hollyhock"],
    ["hanging basket shade", "fuchsia-swingtime"],
  ])("of %j are %s and others", (text, some) => {
    expect(slugs(text)).toContain(some);
    expect(slugs(text).length).toBeLessThan(plantRecords.length / 4);
  });

  it("are those with the facts, and the words in names, synonyms, family and planting text", () => {
    expect(slugs("tree small yard shade")).toContain("eastern-redbud");
    expect(slugs("papaveraceae")).toContain("bloodroot");
    expect(slugs("perovskia")).toContain("russian-sage");
    expect(slugs("cafe")).toEqual([]);
    expect(slugs("cempasuchil")).toEqual(["african-marigold-crackerjack"]);
    expect(slugs("étienne")).toEqual(slugs("etienne"));
    expect(found("mary blue").every(({ facts }) => facts.tradition)).toBe(true);
  });

  it("are none for a search that asks nothing", () => {
    expect(slugs("")).toEqual([]);
    expect(slugs("plants for my garden")).toEqual([]);
  });

  it("keep their order", () => {
    const order = plantRecords.map(({ slug }) => slug);
    const shady = slugs("shade");
    expect(shady).toEqual(order.filter((slug) => shady.includes(slug)));
  });
});
