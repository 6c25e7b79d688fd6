import { describe, expect, it } from "vitest";
import {
  all,
  ask,
  blooms,
  isAnswered,
  isColored,
  isShady,
  visitedBy,
  type Wanted,
} from "#tests/support/wanted-answers.ts";
import { showsItsFlowers } from "../../plant-card.ts";
import type { BuiltInRecord } from "../../plant-record.ts";
import { isSafeAround, isSafeAroundChildrenAndPets } from "../../plant-safety.ts";

const isTree = ({ catalogue }: BuiltInRecord) => catalogue === "trees";
const isNotTree = ({ catalogue }: BuiltInRecord) => catalogue !== "trees";
const isNot =
  (...colors: string[]) =>
  (plant: BuiltInRecord) =>
    !isColored(...colors)(plant);
const takes =
  (moisture: BuiltInRecord["facts"]["soilMoisture"][number]) => (plant: BuiltInRecord) =>
    plant.facts.soilMoisture.includes(moisture);
const turns = (color: string) => (plant: BuiltInRecord) =>
  isTree(plant) && !!plant.seasons.fallColor?.colors.some((fall) => fall === color);
const isToCut = ({ uses }: BuiltInRecord) => uses.includes("cut-flowers");
const isNotAnnual = ({ catalogue }: BuiltInRecord) => catalogue !== "annuals";
const feedsBirds = ({ facts, seasons }: BuiltInRecord) =>
  facts.flowerVisitors.includes("birds") || /berr/.test(seasons.fruit?.look ?? "");
const isForeign = ({ facts }: BuiltInRecord) => !facts.nativeToPennsylvania;
const isNotForPots = ({ uses }: BuiltInRecord) => !uses.includes("containers");
const inDryShade = ["Barrenwort", "Christmas Fern", "Pennsylvania Sedge"];
const isAtMostThreeFeet = ({ facts }: BuiltInRecord) => facts.heightInchesMax <= 36;
const isSafe = ({ facts }: BuiltInRecord) => isSafeAroundChildrenAndPets(facts);

const byGroup: Record<string, readonly (readonly [question: string, wanted: Wanted])[]> = {
  "a feast or a saint": [
    ["feast of saint michael the archangel", { first: ["New England Aster"] }],
    ["st gabriel", { first: ["New England Aster", "Madonna Lily"] }],
    ["seven sorrows of mary", { first: ["Bearded Iris", "Blue Flag Iris", "Larkspur"] }],
    ["all souls november 2", { first: ["Garden Mum"], leadsTo: "/in-bloom?feast=all-souls" }],
    [
      "all souls day at the cemetery",
      { first: ["Garden Mum", "African Marigold", "Pansy", "Ornamental Kale"] },
    ],
    ["feast of the visitation may 31", { first: ["Wild Columbine"] }],
    ["saints peter and paul", { first: ["Cowslip"] }],
    ["st. joseph the worker", { first: ["Hollyhock", "Weeping Higan Cherry"] }],
    ["saint joseph's day march 19", { first: ["Hollyhock"], without: ["Purple Coneflower"] }],
    [
      "the passion",
      { first: ["Garden Phlox", "Eastern Redbud", "American Holly"], without: ["Red Maple"] },
    ],
    [
      "crown of thorns",
      { says: "We list no crown of thorns.", leadsTo: "/in-bloom?feast=good-friday" },
    ],
    ["st john's day", { leadsTo: "/in-bloom?feast=st-john", each: blooms(6) }],
    ["st nicholas day", { leadsTo: "/in-bloom?feast=st-nicholas" }],
    ["holy trinity", { first: ["Johnny-Jump-Up"] }],
    // A color of one's own, and what is cut, are no narrower feast.
    ["blue flowers for the assumption", { each: all(isColored("blue", "sky-blue"), blooms(8)) }],
    [
      "pink flowers for mother's day",
      { each: all(isColored("pink", "rose", "magenta"), blooms(5)) },
    ],
    ["christmas altar arrangement", { first: ["Christmas Rose"], without: ["Yarrow"] }],
    ["cut flowers for all saints", { first: ["Garden Mum"] }],
    ["petals for a eucharistic procession", { first: ["Peony"], each: blooms(5, 6) }],
    ["corpus christi procession", { first: ["Peony", "Bearded Iris", "Siberian Iris"] }],
    ["petals to strew", { each: all(isNotTree, blooms(5, 6)), top: 93 }],
    ["palm sunday procession", { first: ["Garden Phlox", "Eastern Redbud", "American Holly"] }],
    ["may crowning flowers", { each: blooms(5), leadsTo: "/mary-garden" }],
    // Whom and what nothing here tells of.
    ["st lucy", { says: /no plant/, none: true, leadsTo: "/in-bloom" }],
    ["patron saint of bees", { says: /no plant/, none: true }],
    ["st veronica", { first: ["Spike Speedwell"] }],
    ["flowers named after saints", { each: ({ facts }) => !!facts.tradition }],
    ["scripture garden", { each: ({ facts }) => /\d|psalm/i.test(facts.tradition?.story ?? "") }],
  ],
  "what is not wanted": [
    ["nothing pink for shade", { each: all(isNot("pink", "rose", "magenta"), isShady) }],
    ["we don't like white", { each: isNot("white", "cream") }],
    ["i hate orange and yellow", { each: isNot("orange", "apricot", "yellow", "gold") }],
    ["my mother in law hates yellow", { each: isNot("yellow", "gold") }],
    ["not a fan of red", { each: isNot("red", "crimson") }],
    ["anything but pink or purple", { each: isNot("pink", "rose", "magenta", "purple", "violet") }],
    ["perennials, not blue, red or white", { each: isNot("blue", "red", "white", "cream") }],
    ["neither pink nor blue", { each: isNot("pink", "blue") }],
    ["doesn't draw wasps or bees", { each: ({ facts }) => !facts.flowerVisitors.includes("bees") }],
    ["dont want anything tall", { each: isAtMostThreeFeet }],
    ["no ferns or hostas", { without: ["Christmas Fern", "Hosta", "Ostrich Fern"] }],
    ["no peonies, asters and mums", { without: ["Peony", "New England Aster", "Garden Mum"] }],
    ["not hardy in zone 5", { first: ["Madonna Lily"], without: ["Purple Coneflower"] }],
    [
      "no flowers in full shade",
      {
        each: all(
          ({ facts }) => facts.light.includes("shade"),
          (plant) => !showsItsFlowers(plant.facts),
        ),
      },
    ],
    ["no flowers that need sun", { each: (plant) => !plant.facts.light.includes("full-sun") }],
    ["no hostas and native", { each: ({ facts }) => facts.nativeToPennsylvania }],
    ["no water or sun", { each: all(isShady, takes("dry")) }],
    ["no purple coneflowers", { without: ["Purple Coneflower"], first: ["Black-Eyed Susan"] }],
    ["not too much sun", { each: isShady }],
    ["I hate weeding", { each: ({ facts }) => /rarely|seldom/.test(facts.deerResistance) }],
    ["I don't want anything poisonous", { each: isSafe }],
    ["trees that don't drop fruit", { each: isTree, without: ["Kousa Dogwood"], inPart: false }],
    ["I'm allergic to bees", { each: ({ facts }) => !facts.flowerVisitors.includes("bees") }],
    ["tree that doesn't get berries", { each: isTree, without: ["American Holly"], inPart: false }],
    ["anything except hydrangeas", { without: [], first: ["Purple Coneflower"], inPart: false }],
    ["we don't get much sun", { each: isShady }],
    ["don't want to water", { each: takes("dry") }],
    ["annuals that aren't native", { each: isForeign }],
    ["no native trees for pa", { each: all(isTree, isForeign) }],
    ["something not known as deer resistant", { without: ["Catmint", "Peony"] }],
    ["not good for cutting", { each: (plant) => !isToCut(plant) }],
    ["shade plants that won't do well in containers", { each: all(isShady, isNotForPots) }],
    ["without a hedge", { each: ({ uses }) => !uses.includes("hedge") }],
    ["doesn't bloom in june", { each: (plant) => !blooms(6)(plant) }],
    ["no butterflies and bees", { each: (plant) => !visitedBy("bees")(plant) }],
    ["grass won't grow in the shade", { each: isShady }],
    // What deer and slugs do not want is wanted.
    ["deer don't like", { each: ({ facts }) => /rarely|seldom/.test(facts.deerResistance) }],
  ],
  "a word beside its neighbors": [
    ["trees for a low wet area", { each: all(isTree, takes("wet")), top: 9, inPart: false }],
    ["low lying spot in the lawn", { each: takes("wet") }],
    ["low ground cover", { each: ({ uses }) => uses.includes("ground-cover") }],
    ["ground is wet in winter", { each: takes("wet") }],
    ["dry in summer", { each: takes("dry") }],
    ["yellow flowers in summer", { each: all(isColored("yellow", "gold"), blooms(6, 7, 8)) }],
    ["red trees in fall", { each: turns("red"), inPart: false }],
    ["trees that turn yellow in the fall", { each: turns("yellow"), inPart: false }],
    ["shrubs fit for a king", { each: isTree, inPart: false }],
    ["maples red in october", { each: turns("red"), inPart: false }],
    ["autumn orange tree", { each: turns("orange"), inPart: false }],
    ["gets 3 to 4 hours of sun", { each: ({ facts }) => facts.light.includes("part-shade") }],
    ["6 hours of direct sun", { each: ({ facts }) => facts.light.includes("full-sun") }],
    [
      "blooms in may 3 feet tall",
      { each: all(blooms(5), ({ facts }) => facts.heightInchesMax >= 36) },
    ],
    ["low part shade", { each: ({ facts }) => facts.light.includes("part-shade") }],
    ["roses for the yard", { says: "We list no true rose.", without: ["Hens and Chicks"] }],
    ["pinks", { first: ["Cheddar Pink"], without: ["Peony", "Stonecrop"] }],
    ["safe for a 3 year old", { each: isSafe }],
    ["under my 12 year old oak", { each: ({ uses }) => uses.includes("under-trees") }],
    ["self seeding", { each: ({ guide, description }) => /sow|seed/i.test(guide + description) }],
    ["5 year old dog", { each: ({ facts }) => isSafeAround("dogs", facts) }],
    ["easy to grow from seed", { each: ({ guide }) => /\b(?:sow|seeds?)\b/i.test(guide) }],
    ["fragrant, not too tall", { each: isAtMostThreeFeet }],
    [
      "dry shade under a maple",
      { first: [...inDryShade, "Purple Coneflower"], each: takes("dry") },
    ],
    ["dry soil under trees", { each: ({ uses }) => uses.includes("under-trees") }],
    ["hedge 10 feet tall", { each: ({ facts }) => facts.heightInchesMax >= 120, inPart: false }],
    ["dry shade perennials", { first: inDryShade, each: takes("dry") }],
    [
      "a tree for the cardinals, our yard is small",
      {
        first: ["Flowering Dogwood", "Kousa Dogwood", "Pagoda Dogwood"],
        inPart: false,
        each: all(isTree, feedsBirds),
        top: 3,
      },
    ],
    ["yellow flowers october dry", { each: all(blooms(10), takes("dry")) }],
    ["privacy trees green all year", { each: isTree, inPart: false }],
    ["dark green leaves for shade", { first: ["Hosta"] }],
    ["shrubs for birds", { each: isTree, inPart: false }],
    ["evergreen shrub or small tree", { first: ["American Holly"], inPart: false }],
    ["trees 10-15 ft", { first: ["White Fringetree"], inPart: false }],
    ["screen 15 feet", { first: ["Eastern White Pine", "Norway Spruce"], inPart: false }],
    ["plants for cardinals", { without: ["Cardinal Flower"], each: visitedBy("birds") }],
    [
      "seeds for finches, berries for robins",
      { first: ["Solomon's Seal", "Purple Coneflower"], each: feedsBirds, inPart: false },
    ],
    ["cut flowers that dry well everlasting", { first: ["Globe Amaranth", "Strawflower"] }],
    ["purple deer resistant perennials", { each: isColored("purple"), top: 3 }],
    ["native shrub 10 to 15 ft", { first: ["White Fringetree", "Common Witch Hazel"] }],
    ["zone 6 purple", { each: isNotAnnual, inPart: false }],
    ["not too low", { each: ({ facts }) => facts.heightInchesMax >= 24 }],
  ],
  "a question to the nursery": [
    ["open christmas eve", { leadsTo: "/contact", none: true }],
    ["kids event", { leadsTo: "/events", none: true }],
    ["flowers that come in may", { each: blooms(5) }],
    ["how far apart do hostas go", { first: ["Hosta", "Assumption Lily"] }],
    ["what spacing do hostas need", { says: /inches apart:$/, first: ["Hosta"] }],
    ["how tall do peonies get", { says: /^[\d to]+inches tall:$/, first: ["Peony"] }],
    ["how wide is a white oak", { says: /feet wide:$/, first: ["White Oak"] }],
    ["when do peonies flower", { says: /^Blooms May/, first: ["Peony"] }],
    ["what zone is redbud", { says: /^Hardy in zones \d to \d:$/ }],
    ["which zone is a zinnia", { says: "Grown anew each year, in any zone:" }],
    ["how much sun does astilbe want", { says: /shade:$/ }],
    ["what kind of soil for astilbe", { says: /oist.* soil:$/ }],
    ["what are your hours on sunday", { leadsTo: "/contact", none: true }],
    ["can we visit this saturday", { leadsTo: "/location", none: true }],
    ["how do I get to you", { leadsTo: "/location", none: true }],
    ["do you deliver trees", { leadsTo: "/contact", none: true }],
    ["events in june", { leadsTo: "/events", none: true }],
    ["next may crowning event", { leadsTo: "/events", none: true }],
    ["native plant workshop in may", { leadsTo: "/events", each: blooms(5) }],
    ["flowers that butterflies visit", { each: visitedBy("butterflies") }],
    ["price list", { says: /prices/, leadsTo: "/contact", none: true }],
    ["what is in stock", { says: /in stock/, none: true }],
    ["are hostas in stock", { says: /in stock/, first: ["Hosta", "Assumption Lily"] }],
  ],
  "a day of one's own": [
    ["memorial day flowers", { each: blooms(5), first: ["Zonal Geranium"], leadsTo: "/cemetery" }],
    ["halloween", { each: all(isColored("orange", "apricot"), blooms(10)) }],
    ["valentine's day", { each: all(isColored("red", "crimson", "pink", "rose"), isToCut) }],
    ["confirmation flowers", { each: all(isColored("red", "crimson"), isToCut) }],
    ["flowers for an ordination", { each: all(isColored("white", "cream"), isToCut) }],
    ["baptism gift", { each: all(isColored("white", "cream"), isToCut) }],
    ["blue wedding flowers", { each: all(isColored("blue", "sky-blue"), isToCut) }],
    ["birthday", { says: /month/, none: true }],
  ],
  "what is not recorded, or not here": [
    ["safe for sheep and horses", { says: /farm animals/, each: isSafe }],
    ["flowers with no deadheading", { says: /deadheading/ }],
    ["trees that are not messy", { says: /litter/, each: isTree }],
    ["shade ground cover that is not invasive", { says: /invasive/, each: isShady }],
    ["hay fever", { says: /allergies/, none: true }],
    ["black blooms", { says: /no plant with black flowers/, first: ["Black-Eyed Susan"] }],
    ["flowers that are brown", { says: /no plant with brown flowers/, none: true }],
    ["zone 5 annuals", { says: /any zone/, inPart: false }],
    [
      "forget me nots",
      { says: "We list no forget-me-not.", leadsTo: "/perennials/siberian-bugloss-jack-frost" },
    ],
    ["lily-of-the-valley", { says: "We list no lily of the valley.", none: true }],
    ["azaelia", { says: "We list no azalea.", none: true }],
    ["ekinasea", { first: ["Purple Coneflower"] }],
    ["krisanthemum", { first: ["Garden Mum"] }],
    ["nasturshium", { first: ["Nasturtium"] }],
    ["apple trees", { says: "Nearest to it here:", leadsTo: "/trees/prairifire-crabapple" }],
    ["ice plant", { says: "We list no ice plant.", without: ["Obedient Plant"], none: true }],
    ["boxwood", { says: "Nearest to it here:", leadsTo: "/plants?q=evergreen+hedge" }],
    ["dogwoods deer won't eat", { first: ["Kousa Dogwood"], says: /^Listed by name, but not/ }],
  ],
  "what counts more": [
    ["fast growing screen", { each: ({ uses }) => uses.includes("hedge"), inPart: true }],
    ["evergreen hedge", { each: isTree, top: 5 }],
    ["hedge", { each: ({ facts }) => facts.heightInchesMax >= 48, top: 8 }],
    ["low hedge", { first: ["English Lavender"] }],
  ],
};

describe("words and their neighbors", () => {
  for (const [group, questions] of Object.entries(byGroup)) {
    it.each(questions)(`${group}: %s`, (question, wanted) => {
      expect(isAnswered(question, wanted)).toBe(true);
    });
  }

  it("call nothing near for a word that any plant may have in its name", () => {
    const near = (question: string) =>
      ask(question).notes.flatMap(({ links }) => links.map(({ name }) => name));
    expect(near("ice plant")).toEqual(["Ask us for ice plant"]);
    expect(near("canna lily").slice(1)).toEqual([
      ...["Assumption Lily", "Asiatic Lily", "Toad Lily"],
      // Deadly to cats.
      "Asiatic Lily",
    ]);
  });

  it("make no plant of a question to the nursery, and say one page once", () => {
    expect(ask("hours", "trees").notes).toEqual(ask("hours").notes);
    expect(ask("hours", "trees").found.understood).toEqual([]);
    const { notes } = ask("corpus christi procession");
    expect(notes.flatMap(({ links }) => links)).toHaveLength(1);
  });

  it("offer in a catalogue nothing else for the name of a plant of another", () => {
    expect(ask("red maple", "annuals").best).toEqual([]);
  });

  it("list everybody who is what is asked, those that have its other words first", () => {
    const names = ask("velvety leaves for shade").best.map(({ name }) => name);
    expect(names[0]).toBe("Wild Ginger");
    expect(names).toHaveLength(ask("shade").best.length);
  });

  it("list for a day who carries its name, where he is what is asked besides", () => {
    expect(ask("perennials for the assumption").best[0]?.name).toBe("Assumption Lily");
    const annuals = ask("annuals for the assumption").best;
    expect(annuals.map(({ name }) => name)).not.toContain("Assumption Lily");
  });

  it("list by the letters alone what they call nothing", () => {
    expect(ask("osta").best.map(({ name }) => name)).toEqual(["Hosta", "Assumption Lily"]);
    expect(ask("osta").notes).toEqual([]);
  });

  it("list nobody else for a name that is not all that is asked", () => {
    expect(ask("hosta in zone 2").best).toHaveLength(2);
    expect(ask("hydrangea for shade poisonous to dogs").best.every(isShady)).toBe(true);
  });

  it("say what was understood, and of a name no fact", () => {
    expect(ask("october glory").found.understood).toEqual([]);
    expect(ask("no hostas").found.understood).toEqual(["Not “hosta”"]);
  });

  it("ask nothing of blanks", () => {
    expect(ask("  ").found).toMatchObject({ named: null, best: null, understood: [] });
  });

  it("read a sign for and", () => {
    expect(ask("hens & chicks").notes).toEqual([]);
  });

  it("leave a catalogue's own list as it is", () => {
    expect(ask("hours", "annuals").found.named).toHaveLength(1);
    expect(ask("hours", "annuals").best).toHaveLength(1);
    expect(ask("hours").found.isInPart).toBe(false);
  });
});
