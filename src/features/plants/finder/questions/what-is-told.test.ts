import { describe, expect, it } from "vitest";
import {
  all,
  ask,
  blooms,
  isAnswered,
  isColored,
  isLeftByDeer,
  isShady,
  visitedBy,
  type Wanted,
} from "#tests/support/wanted-answers.ts";
import type { BuiltInRecord } from "../../plant-record.ts";
import { isSafeAround, isSafeAroundChildrenAndPets } from "../../plant-safety.ts";

const isTree = ({ catalogue }: BuiltInRecord) => catalogue === "trees";
const isNotTree = ({ catalogue }: BuiltInRecord) => catalogue !== "trees";
const isEvergreen = ({ seasons }: BuiltInRecord) => seasons.leaf === "evergreen";
const isSunny = ({ facts }: BuiltInRecord) => facts.light.includes("full-sun");
const isDry = ({ facts }: BuiltInRecord) => facts.soilMoisture.includes("dry");
const isInPots = ({ uses }: BuiltInRecord) => uses.includes("containers");
const isToCut = ({ uses }: BuiltInRecord) => uses.includes("cut-flowers");
const covers = ({ uses }: BuiltInRecord) => uses.includes("ground-cover");
const climbs = ({ facts }: BuiltInRecord) => facts.habit === "climber";
const isLow = ({ facts }: BuiltInRecord) => facts.heightInchesMax <= 18;
const isSafe = (whom: "cats" | "dogs" | "children") => (plant: BuiltInRecord) =>
  isSafeAround(whom, plant.facts);
const isBetween = (from: number, to: number) => (plant: BuiltInRecord) =>
  plant.facts.heightInchesMin <= to && plant.facts.heightInchesMax >= from;
const bloomsMostOfSummer = ({ facts }: BuiltInRecord) =>
  [6, 7, 8].filter((month) => facts.bloomMonths.includes(month)).length > 1;

const isMoist = ({ facts }: BuiltInRecord) => /moist|wet/.test(facts.soilMoisture.join());
const isUnderTrees = ({ uses }: BuiltInRecord) => uses.includes("under-trees");
const lavender = "English Lavender";

const isForSmallYard = ({ uses }: BuiltInRecord) => uses.includes("small-yard");
const isHedge = ({ uses }: BuiltInRecord) => uses.includes("hedge");

const rabbits = "We have not recorded what rabbits and other small animals leave alone.";

const byGroup: Record<string, readonly (readonly [question: string, wanted: Wanted])[]> = {
  "what was lost is not what is wanted": [
    [
      "the deer ate every one of my hostas last summer, what can I put in that shady bed that they leave alone",
      { each: all(isShady, isLeftByDeer), without: ["Hosta", "Assumption Lily"], inPart: false },
    ],
    [
      "deer and slugs chewed up our hostas and our daylilies, what else grows in shade",
      { each: all(isShady, isLeftByDeer), without: ["Hosta", "Daylily"] },
    ],
    [
      "rabbits ate all my pansies what can I plant that they leave alone",
      { says: rabbits, none: true },
    ],
    [
      "voles ate my lilies over the winter, what could I plant in that sunny bed",
      { says: rabbits, each: isSunny, without: ["Madonna Lily", "Asiatic Lily"], inPart: false },
    ],
    [
      "my impatiens got that downy mildew and melted away, what else gives color in the shade all summer",
      { says: /downy mildew/, each: all(isShady, bloomsMostOfSummer), without: ["Impatiens"] },
    ],
    [
      "we lost our big old maple last fall and the yard is sunny now, what shade tree would you put in",
      { each: all(isTree, isSunny), without: ["Sugar Maple", "Red Maple"], inPart: false },
    ],
    [
      "our roses died two years ago, what could I plant in their place in full sun",
      { each: isSunny, first: ["Purple Coneflower"] },
    ],
    [
      "I planted petunias in pots this spring and they fried by july, what can take the heat",
      { each: all(isInPots, isDry), without: ["Petunia"] },
    ],
    [
      "something tall for butterflies, last year I had joe pye weed and it took over",
      { each: visitedBy("butterflies"), without: ["Joe Pye Weed"], inPart: false },
    ],
    [
      "we had to take down an ash tree and there is a hole in the lawn in full sun, what should go there under 30 feet",
      { each: all(isTree, isSunny), inPart: false },
    ],
    [
      "the azaleas by our front steps finally gave up, I'd like something evergreen there that stays low",
      { each: all(isEvergreen, isLow) },
    ],
    [
      "a rose of sharon died by my porch, can I get something with blue flowers in its place",
      { each: isColored("blue", "sky-blue"), without: ["Rose Mallow"] },
    ],
    [
      "my garden phlox had mildew last year, which phlox doesn't get it",
      { first: ["Garden Phlox"] },
    ],
    // Who asks of a plant itself is answered by it.
    ["will deer eat my hostas", { first: ["Hosta"] }],
    ["my peony got mildew, what should I do", { first: ["Peony"] }],
    ["what blooms early in spring", { each: blooms(2, 3, 4) }],
    ["last flowers of fall", { each: blooms(10, 11) }],
  ],
  "a clause that tells is no wish": [
    ["my husband passed in march plant a tree", { first: ["Eastern Redbud"] }],
    ["empty in july need flowers in may", { each: blooms(5), top: 40 }],
    // The empty month is asked for where no other is.
    ["nothing blooms in our garden in august, what can I plant", { each: blooms(8) }],
    [
      "our house is yellow with a red door, I'd like something blue by the steps",
      { each: isColored("blue", "sky-blue") },
    ],
    [
      "a big maple roots everywhere and nothing grows under it but moss. dry as a bone. something low",
      { each: all(isShady, isDry), top: 3 },
    ],
    [
      "the arborvitaes I put in all got eaten by deer, what evergreen can I use instead",
      { each: all(isTree, isEvergreen, isLeftByDeer) },
    ],
    [
      "it stays soggy and everything I planted rotted, about half a day sun, something for hummingbirds",
      { first: ["Cardinal Flower"], each: all(isShady, visitedBy("hummingbirds")), inPart: false },
    ],
    // A story misspelled is no wish: "frying" is not drying.
    [
      "our maple came down and now the hostas are frying, what would like that much sun, pink",
      { each: all(isSunny, isColored("pink", "rose", "magenta")), inPart: false },
    ],
    [
      "I have lavender in clay and it looks dead, what should I do",
      { first: ["English Lavender"] },
    ],
    [
      "Sister Agnes is retiring in june and we want white flowers for the chapel that day",
      { each: all(isToCut, blooms(6), isColored("white", "cream")), inPart: false },
    ],
  ],
  "a word of two senses": [
    ["balcony faces north, no direct sun", { each: all(isInPots, isShady), first: ["Impatiens"] }],
    ["dangerous slope, sunny", { first: ["Creeping Phlox"] }],
    ["sunny bank too dangerous to mow", { each: isSunny, first: ["Creeping Phlox"] }],
    ["white and gold for easter urns", { each: isInPots }],
    ["tree, wires overhead", { each: ({ facts }) => facts.heightInchesMax <= 360 }],
    ["rose colored flowers", { each: isColored("rose"), inPart: false }],
    ["waist high purple in dry sun", { each: all(isBetween(30, 42), isSunny, isDry), top: 3 }],
    [
      "my knees are shot so nothing that needs weeding, part shade, I like white",
      { each: ({ facts }) => facts.light.includes("part-shade") },
    ],
    ["tree that feeds birds in winter", { first: ["Prairifire Crabapple"], top: 1 }],
    [
      "black walnut drops all over, what will take it in spring",
      { says: "We have not recorded which plants bear the roots of a black walnut." },
    ],
    ["along the road gets salted in winter", { first: ["Sea Thrift"] }],
  ],
  "who is chatty": [
    [
      "my grandson puts everything in his mouth so please nothing poisonous, the bed is sunny",
      { first: ["Purple Coneflower"], each: (plant) => isSafeAround("children", plant.facts) },
    ],
    [
      "what can my mother grow on a hot balcony if she forgets to water",
      { each: all(isInPots, isDry, isSunny), first: ["Moss Rose"], top: 13 },
    ],
    [
      "I have arthritis and cannot kneel to weed anymore, what perennials look after themselves",
      { each: isLeftByDeer, first: ["Purple Coneflower"] },
    ],
    ["velvety leaves for shade", { first: ["Wild Ginger"] }],
  ],
  "a church that something stands by": [
    [
      "we want a tree by the church door, no more than 25 feet, with white flowers in spring",
      { each: all(isTree, isColored("white", "cream")), inPart: false },
    ],
    [
      "dry sunny spot along the church wall",
      { first: ["Purple Coneflower"], each: all(isDry, isSunny) },
    ],
    ["flowers for the church in june", { each: all(isToCut, blooms(6)), leadsTo: "/in-bloom" }],
    ["white flowers to decorate our church", { each: all(isToCut, isColored("white", "cream")) }],
  ],
  "what it is for": [
    [
      "we have a steep hill in full sun behind the house that is miserable to mow, what can I plant to hold it",
      { each: all(covers, isSunny), top: 4 },
    ],
    [
      "the creek floods each spring and the bank is washing away, which trees would hold it",
      { each: all(isTree, ({ uses }) => uses.includes("wet-spot")), inPart: false, top: 9 },
    ],
    [
      "tired of mowing the strip between the sidewalk and the street, it bakes in summer",
      { each: all(covers, isSunny, isDry) },
    ],
    ["a tree that stays small, flowers in spring", { each: isForSmallYard, top: 9 }],
    ["groundcover instead of grass under a maple, dry shade", { each: isUnderTrees, top: 2 }],
    ["low plants for full sun with long bloom", { each: bloomsMostOfSummer, top: 9 }],
    ["sunny windowbox that won't hurt my cat", { each: all(isInPots, isSafe("cats")), top: 9 }],
    ["small tree for a wet spot", { first: ["Sweetbay Magnolia"], inPart: true }],
    ["keep the soil from sliding in the shade", { each: all(covers, isShady) }],
    ["runoff washes out the bed, full shade", { each: all(covers, isShady) }],
    ["something that spreads over the septic field in the sun", { each: all(covers, isSunny) }],
    ["my sister is getting married in june", { each: all(isToCut, blooms(6)) }],
    ["something to hold a shady bank", { each: all(covers, isShady) }],
    [
      "every spring the hill washes out a little more, what would keep the soil there",
      { each: covers, top: 4 },
    ],
    ["fill in a big bare patch under the maples", { each: all(covers, isShady) }],
    ["cover the bare ground in a sunny corner", { each: all(covers, isSunny) }],
    ["something to choke out weeds in the shade", { each: all(covers, isShady) }],
    ["something low to edge the walk in full sun", { each: all(isLow, isNotTree, isSunny) }],
    ["plants to line the driveway", { each: all(isLow, isNotTree) }],
    ["what will climb up the lamp post", { each: climbs }],
    [
      "something to hide our propane tank, nothing over six feet",
      { each: all(({ facts }) => facts.heightInchesMax <= 72, isHedge), inPart: false },
    ],
    ["line the sidewalk with something white and low", { each: all(isLow, isNotTree) }],
    ["hide the trash cans year round", { each: isEvergreen }],
    ["cutting garden all summer long", { each: all(isToCut, bloomsMostOfSummer), top: 24 }],
  ],
  "beside what it is to stand": [
    [
      "what goes well with hostas",
      {
        says: "Beside hosta: plants for the light and soil there.",
        each: all(isShady, isMoist),
        without: ["Hosta"],
      },
    ],
    ["what to plant next to my lavender", { each: all(isSunny, isDry), without: [lavender] }],
    ["hosta companion plants", { each: isShady, without: ["Hosta"] }],
    ["good neighbors for peonies", { each: isSunny, without: ["Peony"], inPart: false }],
    [
      "what flowers look pretty with black eyed susan and coneflowers",
      { each: all(isSunny, isDry), without: ["Black-Eyed Susan", "Purple Coneflower"] },
    ],
    ["what to plant under my dogwood", { each: isUnderTrees, without: ["Flowering Dogwood"] }],
    ["what looks nice next to an acer", { each: isUnderTrees }],
    [
      "what looks nice next to a hydrangea in part shade",
      { says: "We list no hydrangea.", each: isShady, inPart: false },
    ],
    ["can I plant ferns with hostas", { first: ["Hosta", "Christmas Fern"] }],
  ],
  "what happened, and when": [
    [
      "I travel all summer and cannot water, what would survive in pots on my balcony",
      { each: all(isInPots, isDry), first: ["Moss Rose"], top: 13 },
    ],
    [
      "we moved in june and the yard is all mud and full sun",
      { first: ["Siberian Iris", "Swamp Milkweed"] },
    ],
    [
      "we are away every july and august, so I want flowers in spring",
      { each: blooms(3, 4, 5), first: ["Pansy"] },
    ],
    [
      "my wife passed away in March, I want a small purple tree",
      { first: ["Saucer Magnolia", "Pawpaw"] },
    ],
    ["what may I plant on a dry sunny grave", { first: ["English Lavender"], each: isDry }],
    [
      "in our old garden we had peonies and lilacs, what smells as good in shade",
      { each: isShady, without: ["Peony"], inPart: false },
    ],
    [
      "an old man asks for something easy in the shade",
      { first: ["Barrenwort", "Christmas Fern"], without: ["Moss Rose"] },
    ],
    ["I killed everything I planted, what is left", { each: isLeftByDeer }],
    ["I do not have a green thumb", { each: isLeftByDeer }],
    [
      "my back is bad, what perennials can I grow",
      { first: ["Catmint", "Purple Coneflower", "Black-Eyed Susan"] },
    ],
    ["flowers that I do not have to bend down for", { each: isLeftByDeer }],
    ["nobody waters it", { each: isDry }],
    ["not too fussy", { each: isLeftByDeer }],
    ["the youth group will weed once a year", { each: isLeftByDeer }],
    ["my little boy wants a sunflower house", { first: ["Sunflower"], inPart: false }],
  ],
  "what the Church says": [
    ["monastery garden", { each: ({ facts }) => facts.tradition !== undefined }],
    ["renewing our vows in October", { each: all(isToCut, blooms(10)) }],
  ],
  "harm, where it is not asked": [
    [
      "lilies are dangerous for my cat, what can I plant instead",
      {
        says: "Deadly to cats:",
        each: (plant) => isSafeAround("cats", plant.facts),
        without: ["Madonna Lily", "Daylily"],
      },
    ],
    [
      "foxglove is poisonous, so what else can I grow in shade",
      {
        says: "Poisonous to people, pets and livestock:",
        each: all(isShady, ({ facts }) => isSafeAroundChildrenAndPets(facts)),
      },
    ],
    [
      "my border collie eats plants, what can I grow in shade that won't poison him",
      { each: all(isShady, ({ facts }) => isSafeAround("dogs", facts)) },
    ],
    [
      "orange flower no toxic kids",
      { each: all(isColored("orange", "apricot"), isSafe("children")) },
    ],
    ["blue safe for dogs", { each: all(isColored("blue", "sky-blue"), isSafe("dogs")), top: 16 }],
    [
      "our first communion class wants to plant seeds in cups that the kids can't get sick from",
      {
        each: all(isSafe("children"), ({ catalogue }) => catalogue === "annuals"),
        without: ["Stock"],
      },
    ],
    ["first communion flowers the kids can't get sick from", { each: isSafe("children") }],
    ["nothing that would make anybody sick, sun", { each: all(isSunny, isSafe("children")) }],
    [
      "we never get sick of blue flowers",
      {
        first: [
          "Globe Thistle",
          "Siberian Bugloss",
          "Peach-Leaved Bellflower",
          "Great Blue Lobelia",
        ],
      },
    ],
    ["nothing that can hurt them, sun", { each: all(isSunny, isSafe("cats")) }],
    ["flowers to cut, ok with cats", { each: all(isToCut, isSafe("cats")), top: 40 }],
    [
      "the cat got into a bouquet with lilies and we nearly lost her, I want flowers ok with cats",
      { each: isSafe("cats"), without: ["Madonna Lily", "Daylily"], top: 99 },
    ],
    ["we have two labs, sun", { each: isSafe("dogs") }],
    ["easter lilies", { says: "Deadly to cats:", leadsTo: "/perennials/madonna-lily" }],
  ],
};

describe("what is told beside a wish", () => {
  for (const [group, questions] of Object.entries(byGroup)) {
    it.each(questions)(`${group}: %s`, (question, wanted) => {
      expect(isAnswered(question, wanted)).toBe(true);
    });
  }

  it("says what was left out, and every word that orders the list", () => {
    const understood = (text: string) => ask(text).found.understood;
    expect(understood("deer ate all my hostas last summer, what else for shade")).toEqual([
      "Seldom or rarely damaged by deer",
      "Takes part or full shade",
      "Not “hosta”",
    ]);
    expect(understood("velvety leaves for shade")).toEqual([
      "Takes part or full shade",
      "“velvety”",
    ]);
    expect(understood("hot balcony")).toEqual([
      "Takes full sun and dry soil",
      "Good in containers",
    ]);
    expect(understood("white by the statue of St. Joseph")).toEqual(["White", "For St. Joseph"]);
    expect(understood("no mess, no bees, just pretty pots by the pool")).toEqual([
      "Not: visited by bees",
      "Good in containers",
    ]);
    expect(understood("our sunny bed was bare last summer")).toEqual(["Takes full sun"]);
    expect(
      understood("our big old maple died in the fall, what shade tree would you put in"),
    ).toEqual(["Shade trees", "Not “maple”"]);
    expect(
      understood("the petunias in my pots fried by july, what can take the heat there"),
    ).toEqual(["Good in containers", "Takes full sun and dry soil", "Not “petunia”"]);
    expect(understood("nothing poisonous")).toEqual(["Not known to harm people or pets"]);
  });

  it("names of what is nearest the one of its color first", () => {
    const nearest = ask("easter lilies").notes.find(({ says }) => says.startsWith("Nearest"));
    expect(nearest?.links[0]?.name).toBe("Madonna Lily");
  });

  it("names who has the name of a feast in another color", () => {
    const { notes } = ask("red flowers for pentecost");
    expect(notes).toContainEqual({
      says: "Named for the feast, but not “Red”:",
      links: [{ name: "Peony", path: "/perennials/peony-sarah-bernhardt" }],
    });
  });
});
