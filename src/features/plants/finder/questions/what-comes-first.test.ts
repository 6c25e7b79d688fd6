import { describe, expect, it } from "vitest";
import { defaultHours } from "#shared/both/site-details.ts";
import {
  all,
  ask,
  blooms,
  isAnswered,
  isColored,
  isShady,
  lilies,
  type Wanted,
} from "#tests/support/wanted-answers.ts";
import { showsItsFlowers } from "../../plant-card.ts";
import type { BuiltInRecord } from "../../plant-record.ts";

const isTree = ({ catalogue }: BuiltInRecord) => catalogue === "trees";
const turnsOnly =
  (color: string) =>
  ({ seasons }: BuiltInRecord) =>
    `${seasons.fallColor?.colors}` === color;
const turnsAtFirst =
  (...colors: string[]) =>
  ({ seasons }: BuiltInRecord) =>
    colors.includes(seasons.fallColor?.colors[0] ?? "");
const isNamedForMary = ({ name, facts }: BuiltInRecord) =>
  /Our Lady|Mary's|Madonna/.test(`${name} ${facts.tradition?.name}`);
const isWet = ({ facts }: BuiltInRecord) => facts.soilMoisture.includes("wet");
const isInPots = ({ uses }: BuiltInRecord) => uses.includes("containers");
const showsFlowers = ({ facts }: BuiltInRecord) => showsItsFlowers(facts);
const bloomsLong = ({ facts }: BuiltInRecord) =>
  showsItsFlowers(facts) && facts.bloomMonths.length >= 4;

const delivers = /^Yes\. We deliver orders over \$100 .* Call \(570\) 555-0142 or write to hello@/;

const isNotTree = ({ catalogue }: BuiltInRecord) => catalogue !== "trees";
const isAtLeast =
  (inches: number) =>
  ({ facts }: BuiltInRecord) =>
    facts.heightInchesMax >= inches;
const isHighFor = (visitor: "butterflies" | "hummingbirds") => (plant: BuiltInRecord) =>
  plant.facts.flowerVisitors[0] === visitor;
const notLarge = "We have not recorded how large leaves and flowers are.";

const byGroup: Record<string, readonly (readonly [question: string, wanted: Wanted])[]> = {
  "the color asked for before a mixed one": [
    ["trees with red fall color", { each: all(isTree, turnsAtFirst("red")), top: 9 }],
    ["fall color trees bright red", { each: turnsOnly("red"), top: 5 }],
    ["small tree that is good in fall", { each: ({ seasons }) => seasons.fallColor !== undefined }],
    ["last fall a gold tree whose fruit stinks", { first: ["American Yellowwood", "Ginkgo"] }],
    ["bright yellow fall trees", { each: turnsOnly("yellow") }],
    ["salt tolerant tree with yellow fall color", { first: ["Thornless Honeylocust", "Ginkgo"] }],
    [
      "small tree with spring flowers and nice color in the fall",
      { each: all(isTree, ({ seasons }) => seasons.fallColor !== undefined), top: 6 },
    ],
  ],
  "the ground among roots": [
    ["trees whose roots wont get in the sewer", { each: isTree }],
    ["soil with shallow roots under a maple", { each: ({ uses }) => uses.includes("under-trees") }],
    [
      "bare patch under a big old maple, dry and full of roots, what would work",
      { each: ({ uses }) => uses.includes("under-trees"), first: ["Barrenwort"] },
    ],
  ],
  "vague praise, which leaves nobody out": [
    [
      "easy pink cut flowers from seed",
      { first: ["Spider Flower", "Cosmos", "Larkspur", "Zinnia"] },
    ],
    [
      "easy native for hummingbirds in shade",
      {
        first: ["Virginia Bluebells", "Solomon's Seal", "Fringed Bleeding Heart", "Wild Columbine"],
      },
    ],
    ["something colorful in pots in full sun", { each: all(isInPots, bloomsLong) }],
    ["lots of color", { each: bloomsLong }],
    ["flowers in pots", { each: bloomsLong }],
  ],
  "a feast": [
    ["flowers for a Mary garden", { each: isNamedForMary }],
    ["rosary garden", { each: isNamedForMary }],
    [
      "flowers for All Souls' Day",
      {
        first: ["Garden Mum", "African Marigold", "Pansy", "Ornamental Kale"],
        each: isNotTree,
        top: 5,
      },
    ],
    ["All Souls", { first: ["Garden Mum"], without: ["Yarrow"] }],
    ["red flowers for Pentecost", { each: all(isColored("red", "crimson"), blooms(5)), top: 5 }],
    ["Pentecost", { first: ["Peony"], each: blooms(5) }],
  ],
  "a season of the place": [
    ["my yard is a swamp every spring, is there a tree", { first: ["Sweetbay Magnolia"] }],
    ["every spring it floods, shade", { each: all(isShady, isWet) }],
    ["in spring the corner is very soggy", { each: isWet }],
    ["white flowers in spring in wet soil", { each: blooms(3, 4, 5) }],
  ],
  "the nursery, in its own words": [
    ["do you deliver", { says: delivers, leadsTo: "/contact", none: true }],
    ["do you ship", { says: delivers, none: true }],
    ["can you design my garden", { says: /^Yes\. Bring photographs/, leadsTo: "/contact" }],
    ["classes", { says: /on our Events & Education page\.$/, leadsTo: "/events" }],
    ["your hours", { says: defaultHours, leadsTo: "/contact" }],
    ["when is the plant sale", { leadsTo: "/events", none: true }],
    ["is there a sale this weekend", { leadsTo: "/events", none: true }],
    ["trees for sale", { each: isTree }],
    ["plants on sale", { says: /prices/, none: true }],
    ["gift cards", { says: "", leadsTo: "/contact", none: true }],
  ],
  "the size of what stands beside it": [
    ["a big empty bed on the north side", { first: ["Hosta", "Assumption Lily", "Astilbe"] }],
    ["along a tall wooden fence in the shade", { first: ["Hosta", "Assumption Lily", "Astilbe"] }],
    ["large pots in the sun", { without: ["Joe Pye Weed"], each: isInPots }],
    ["tall plants by houses", { each: isAtLeast(30), top: 20 }],
    ["small yard perennials", { first: ["Purple Coneflower"], inPart: false }],
    ["flowers for a small garden", { each: isNotTree }],
    ["something for a small yard", { each: isTree }],
    ["big leaves for shade", { says: notLarge, first: ["Hosta"], each: isShady }],
    ["small white flowers", { says: notLarge, each: isColored("white", "cream") }],
  ],
  "flowers before trees": [
    ["tall blue flowers", { first: ["Blue False Indigo", "Larkspur", "Globe Thistle"] }],
    ["tall blue flowers", { each: all(isColored("blue", "sky-blue"), isAtLeast(30)), top: 12 }],
    ["purple flowers in may", { each: isNotTree }],
    ["yellow flowers for a dry sunny bank", { each: isNotTree }],
    ["a tree with white flowers", { each: isTree }],
    ["flowers that bees do not visit", { each: showsFlowers, top: 8 }],
  ],
  "a name, and what stands beside it": [
    ["snap dragons red", { first: ["Snapdragon"], without: ["Angelonia"] }],
    [
      "those tall spires, pink, I think they start with holly",
      { first: ["Hollyhock"], without: ["American Holly"] },
    ],
    [
      "cup and saucer tulip magnolia",
      { first: ["Saucer Magnolia"], without: ["California Poppy"] },
    ],
    ["red geranium", { each: isColored("red", "crimson") }],
    ["pink dogwood", { first: ["Flowering Dogwood", "Kousa Dogwood"], inPart: true }],
    ["red tulips", { each: isColored("red", "crimson") }],
    ["how much is a red maple", { first: ["Red Maple"], without: ["Impatiens"] }],
    ["bee balm", { first: ["Bee Balm"], without: ["Bells of Ireland"] }],
    ["BeeBalms", { first: ["Bee Balm"] }],
    ["oswegotea", { first: ["Bee Balm"] }],
    ["yellowfox glove", { first: ["Yellow Foxglove"] }],
    ["rose mallow in wet soil", { first: ["Rose Mallow"], inPart: false }],
    ["tulip bulbs", { says: "We list no tulip.", none: true }],
    [
      "star shaped flowers",
      { first: ["Blazing Star", "Pentas", "Star Magnolia", "Columnar Sweetgum"] },
    ],
    ["hosta or fern for deep shade", { first: ["Hosta", "Christmas Fern"], inPart: false }],
    [
      "ferns and hostas",
      { first: ["Christmas Fern", "Hosta", "Ostrich Fern", "Assumption Lily", "Maidenhair Fern"] },
    ],
    ["coneflower and grasses", { first: ["Purple Coneflower", "Little Bluestem"], inPart: false }],
    ["lillies", { first: [...lilies, "Hosta", "White Trillium", "Daylily"] }],
    ["blush flowers", { each: isColored("pink", "rose", "magenta") }],
    ["lily or iris", { first: ["Madonna Lily", "Bearded Iris"] }],
    ["hosta and astilbe for shade", { first: ["Hosta", "Astilbe"], inPart: false }],
    ["hosta and astilbe in zone 2", { inPart: true }],
  ],
  "what suits it best": [
    ["annuals for shade", { each: ({ facts }) => !facts.light.includes("full-sun"), top: 5 }],
    ["butterfly garden", { each: isHighFor("butterflies"), top: 8 }],
    ["hummingbird garden", { each: isHighFor("hummingbirds"), top: 3 }],
    ["ornamental grasses", { first: ["Little Bluestem", "Switchgrass"] }],
    ["greens to decorate church at christmas", { first: ["Christmas Fern", "American Holly"] }],
  ],
  smells: [
    ["smelly flowers", { says: /read as fragrant/, first: ["English Lavender", "Peony"] }],
    ["trees that do not smell bad", { says: /smell bad/, each: isTree, inPart: false }],
    ["not smelly", { says: /smell bad/, none: true }],
  ],
  "what is worth little": [
    ["low blue flowers", { first: ["Edging Lobelia"] }],
    ["berries for birds in winter", { first: ["Prairifire Crabapple"], top: 1 }],
    ["lilies for an altar", { says: /^Some are listed for their name alone/ }],
  ],
};

describe("what comes first", () => {
  for (const [group, questions] of Object.entries(byGroup)) {
    it.each(questions)(`${group}: %s`, (question, wanted) => {
      expect(isAnswered(question, wanted)).toBe(true);
    });
  }

  it("is what blooms on the next day of a feast that moves", () => {
    const first = (today: string) => ask("red flowers for Pentecost", undefined, today).best[0];
    expect(first("2027-05-16")?.facts.bloomMonths).toContain(5);
    // Pentecost of 2028 is on June 4.
    expect(ask("red flowers for Pentecost", undefined, "2027-05-17").best[0]?.name).toBe(
      "Blanket Flower",
    );
  });

  it("says nothing twice of what was understood", () => {
    expect(ask("white flowers for first communion").found.understood).toEqual([
      "White",
      "Good for cutting, for First Communion",
    ]);
    expect(ask("pink cut flowers for a wedding").found.understood).toEqual([
      "Pink",
      "Good for cutting, as for a wedding",
    ]);
    expect(ask("easter altar, white").found.understood[1]).toBe(
      "Good for cutting, as for an altar, first among equals",
    );
    expect(ask("greens for the church altar at christmas").found.understood[1]).not.toMatch(
      "first, first",
    );
    expect(ask("black eyed susans").found.understood).toEqual(["“black eyed susan”"]);
    expect(ask("hosta or fern for deep shade").found.understood).toEqual(["Takes full shade"]);
  });

  it("leaves a catalogue who has the letters of a name in a text", () => {
    const names = (catalogue?: "perennials") => ask("mint", catalogue).best.map(({ name }) => name);
    expect(names()).toEqual(["Mountain Mint", "Catmint", "Catmint"]);
    expect(names("perennials")).toContain("Anise Hyssop");
  });

  it("leaves no season to the plants where it is the place's", () => {
    expect(ask("a swamp every spring").found.understood).toEqual(["Takes wet soil"]);
  });
});
