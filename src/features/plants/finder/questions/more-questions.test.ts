import { describe, expect, it } from "vitest";
import { defaultHours } from "#shared/both/site-details.ts";
import {
  all,
  ask,
  blooms,
  deadlyToCats,
  isAnswered,
  isColored,
  isKnownForBark,
  isLeftByDeer,
  isShady,
  oaks,
  visitedBy,
  type Wanted,
} from "#tests/support/wanted-answers.ts";
import type { BuiltInRecord } from "../../plant-record.ts";
import { isSafeAround, isSafeAroundChildrenAndPets } from "../../plant-safety.ts";

const harmfulToDogs = [
  ...["Assumption Lily", "Hosta", "White Trillium"],
  ...["Madonna Lily", "Asiatic Lily", "Turk's Cap Lily"],
];
const isTree = ({ catalogue }: BuiltInRecord) => catalogue === "trees";
const isEvergreen = ({ seasons }: BuiltInRecord) => seasons.leaf === "evergreen";
const climbs = ({ facts }: BuiltInRecord) => facts.habit === "climber";
const isPoisonous = ({ facts }: BuiltInRecord) => facts.toxicity.level === "poisonous";
const isToCut = ({ uses }: BuiltInRecord) => uses.includes("cut-flowers");
const isAtMost =
  (inches: number) =>
  ({ facts }: BuiltInRecord) =>
    facts.heightInchesMax <= inches;
const isAtLeast =
  (inches: number) =>
  ({ facts }: BuiltInRecord) =>
    facts.heightInchesMax >= inches;
const bearsSalt = ({ name }: BuiltInRecord) =>
  ["Sea Thrift", "Thornless Honeylocust", "Ginkgo", "Sea Lavender Statice"].includes(name);
const inWetClay = ["Swamp Milkweed", "River Birch", "Black Gum", "Bald Cypress"];
const turnsRed = ({ seasons }: BuiltInRecord) => !!seasons.fallColor?.colors.includes("red");
/** In winter. */
const fruits = ({ seasons }: BuiltInRecord) =>
  !!seasons.fruit?.months.some((month) => month === 12 || month <= 2);

describe("the rules beside the sixty", () => {
  it.each<[question: string, wanted: Wanted]>([
    ["azalea dogs", { says: "We list no azalea." }],
    ["Rosa", { says: "We list no Rosa." }],
    ["white flowers", { each: ({ facts }) => /white|cream/.test(facts.bloomColors[0] ?? "") }],
    ["silver leaves", { each: ({ facts }) => /silver|gray/.test(facts.foliageColor) }],
    [
      "feast of the assumption",
      { first: ["Assumption Lily"], leadsTo: "/in-bloom?feast=assumption" },
    ],
    ["easter altar", { each: blooms(3, 4), leadsTo: "/in-bloom?feast=easter" }],
    // Who comes nearest is named as that, and stands in no list as if it were asked for.
    [
      "do you sell japanese maples",
      { says: "Nearest to it here:", leadsTo: "/trees/paperbark-maple", none: true },
    ],
    [
      "japanese maple for shade",
      { says: "We list no Japanese maple.", each: all(isTree, isShady) },
    ],
    ["knockout roses", { says: "Nearest to it here:", none: true }],
    ["rose", { says: "We list no true rose.", none: true }],
    ["rose", { says: "Called rose, but another plant:", leadsTo: "/perennials/lenten-rose" }],
    [
      "is a japanese maple poisonous to horses",
      { says: /^Deadly to horses/, leadsTo: "/trees/red-maple-october-glory", none: true },
    ],
    [
      "native plant workshop",
      { each: ({ facts }) => facts.nativeToPennsylvania, leadsTo: "/events" },
    ],
    ["shade ground cover", { each: ({ facts }) => facts.light.includes("shade"), top: 7 }],
    [
      "something for hummingbirds that isn't poisonous to dogs",
      { each: all(visitedBy("hummingbirds"), ({ facts }) => isSafeAround("dogs", facts)) },
    ],
    [
      "white flowers for a first communion",
      { each: all(isColored("white", "cream"), blooms(4, 5)), leadsTo: "/in-bloom" },
    ],
    ["hot dry sunny hillside", { each: ({ uses }) => uses.includes("dry-bank") }],
    ["flowers that last until frost", { each: blooms(10, 11) }],
    [
      "plants bees and butterflies love",
      { each: all(visitedBy("bees"), visitedBy("butterflies")) },
    ],
    ["monarch butterflies", { first: ["Butterfly Weed", "Swamp Milkweed"] }],
    ["vines", { each: ({ facts }) => facts.habit === "climber" }],
    ["st fiacre", { leadsTo: "/in-bloom" }],
    ["flowers for a grave", { leadsTo: "/cemetery" }],
    ["can my dog come to the nursery", { leadsTo: "/location" }],
    ["flores blancas para la sombra", { each: all(isColored("white", "cream"), isShady) }],
    [
      "winter berries",
      { each: ({ seasons }) => /berr|pome|crabapple/.test(seasons.fruit?.look ?? "") },
    ],
    ["dogs poisonous", { each: ({ facts }) => facts.toxicity.level !== "none-known" }],
    // The plant that carries the name of a feast, in flower then or not.
    ["Assumption of Mary flowers", { first: ["Assumption Lily"] }],
    [
      "flowers for All Saints' Day",
      { first: ["Garden Mum"], leadsTo: "/in-bloom?feast=all-saints" },
    ],
    ["Michaelmas", { first: ["New England Aster"] }],
    ["Easter flowers", { first: ["Pasque Flower"] }],
    // Latin names, and names of several words, of plants that we do not list.
    [
      "Acer palmatum",
      { says: "We list no Acer palmatum.", leadsTo: "/trees/red-maple-october-glory" },
    ],
    ["lily of the valley poisonous", { says: "We list no lily of the valley.", none: true }],
    ["climbing rose for a trellis", { each: ({ facts }) => facts.habit === "climber" }],
    [
      "non-poisonous shrubs",
      { each: all(isTree, ({ facts }) => isSafeAroundChildrenAndPets(facts)), inPart: false },
    ],
    // Heard, and written so.
    ["creeping flox", { first: ["Creeping Phlox"] }],
    ["companion plants for roses", { says: "We list no true rose.", none: true }],
    ["stations of the cross", { each: ({ facts }) => !!facts.tradition }],
    // A name before facts, a kind before what has no kind, facts together.
    ["lavender in clay", { first: ["English Lavender"] }],
    ["lavender flowers for shade", { each: all(isColored("lavender"), isShady) }],
    ["monarch host plants", { first: ["Butterfly Weed", "Swamp Milkweed"] }],
    ["tree with purple leaves", { each: ({ catalogue }) => catalogue === "trees" }],
    [
      "evergreen screen",
      { each: ({ facts, seasons }) => facts.heightInchesMax >= 72 && seasons.leaf === "evergreen" },
    ],
    // What is colored: bark and fruit are not the flowers, and in fall the leaves of a tree are meant.
    ["tree with white bark", { first: ["American Sycamore", "River Birch"] }],
    ["winter interest bark", { each: isKnownForBark, top: 9 }],
    ["peeling bark", { each: isKnownForBark, top: 9 }],
    [
      "red berries for birds",
      { each: ({ seasons }) => /red|scarlet/.test(seasons.fruit?.look ?? "") },
    ],
    ["orange fall flowers", { each: all(isColored("orange", "apricot"), blooms(9, 10, 11)) }],
    // What is said with a "not", or for whom.
    [
      "tree that doesn't get too big",
      { each: ({ facts }) => facts.heightInchesMax <= 300, top: 8 },
    ],
    [
      "flowers that don't need much water",
      { each: ({ facts }) => facts.soilMoisture.includes("dry") },
    ],
    [
      "plants to avoid with dogs",
      { each: ({ facts }) => /dogs|pets/.test(facts.toxicity.note ?? "") },
    ],
    ["shade plants, but not hostas", { each: all(isShady, ({ name }) => name !== "Hosta") }],
    ["annuals other than marigolds", { each: ({ name }) => !name.includes("Marigold") }],
    ["toxic to chickens", { each: ({ facts }) => facts.toxicity.level !== "none-known" }],
    ["safe for guinea pigs", { each: ({ facts }) => isSafeAroundChildrenAndPets(facts) }],
    ["deadly nightshade", { says: "We list no deadly nightshade.", none: true }],
    // Nothing fits all of it: the kind and the season come first.
    ["dwarf conifers", { each: ({ facts }) => facts.flowerForm === "cone", top: 6 }],
    ["flowers for the altar in December", { each: blooms(12), top: 2 }],
    ["privacy trees that stay green", { each: ({ seasons }) => seasons.leaf === "evergreen" }],
    ["first Friday flowers", { each: ({ uses }) => uses.includes("cut-flowers") }],
  ])("answer %s", (question, wanted) => {
    expect(isAnswered(question, wanted)).toBe(true);
  });

  it.each<[question: string, wanted: Wanted]>([
    // What is warned of is no fit, nor is a part of a word, nor a color or a kind in a name alone.
    ["salt tolerant along driveway", { each: bearsSalt }],
    ["trees that can stand road salt in winter", { each: bearsSalt }],
    ["likes lime", { without: ["Pin Oak", "River Birch", "Swamp White Oak", "Bald Cypress"] }],
    ["trees for acidic soil", { without: ["Eastern Red Cedar"], each: isTree }],
    [
      "should I put something where it is damp and shady",
      { first: ["Hosta", "Assumption Lily", "Astilbe"] },
    ],
    ["fragrant white flowers", { without: ["Concolor Fir", "American Arborvitae"] }],
    ["something for a mailbox that climbs", { each: climbs }],
    ["greens for an advent wreath", { each: isEvergreen }],
    [
      "plants for a grave that need no care",
      { each: ({ uses }) => uses.includes("containers"), top: 5 },
    ],
    // A "not" turns the comparison; what touches a span at its edge is not between.
    ["nothing over 2 feet for shade", { each: all(isShady, isAtMost(24)) }],
    ["doesn't get taller than 3 feet", { each: isAtMost(36) }],
    ["annuals 12 inches or shorter", { each: isAtMost(12) }],
    [
      "nothing smaller than 4 feet for full sun",
      { each: ({ facts }) => facts.heightInchesMax >= 48 },
    ],
    ["3 to 4 foot perennials part shade", { without: ["Purple Coneflower", "Peony"] }],
    // Danger: everyone of the name, the worst first.
    ["are lilies dangerous to cats", { first: deadlyToCats, without: ["Sourwood"] }],
    ["which lily would kill a kitten", { first: deadlyToCats, says: /^Deadly to cats/ }],
    ["lilies and dogs, poisonous?", { first: harmfulToDogs }],
    ["safe lilies for dogs", { first: harmfulToDogs }],
    ["poisonous plants to keep away from toddlers", { each: isPoisonous }],
    ["most poisonous plants", { each: isPoisonous }],
    [
      "toxic annuals for cats",
      { each: isPoisonous, top: 6, without: ["Floss Flower", "Ornamental Kale"] },
    ],
    ["what should I avoid planting if I have cats", { each: isPoisonous }],
    ["can my horse eat red maple leaves", { first: ["Red Maple"], inPart: false }],
    [
      "foxglove and larkspur near children",
      { first: ["Larkspur", "Yellow Foxglove"], inPart: false },
    ],
    // What is not recorded is said so, and the rest is answered.
    [
      "what can I plant under a black walnut",
      { says: /black walnut/, each: ({ uses }) => uses.includes("under-trees") },
    ],
    ["juglone resistant", { says: /black walnut/, none: true }],
    ["black walnut", { says: "We list no black walnut." }],
    ["plants rabbits and deer will not touch", { says: /rabbits/, each: isLeftByDeer }],
    ["what will groundhogs not eat", { says: /small animals/, none: true }],
    ["cheap annuals under $5", { says: /prices/, leadsTo: "/contact", inPart: false }],
    ["geraniums for 8 dollars or less", { says: /prices/, first: ["Cranesbill", "Wild Geranium"] }],
    // The year's order.
    ["first flowers of the year", { first: ["Christmas Rose", "Lenten Rose", "Bloodroot"] }],
    ["which perennials are the last to bloom", { each: blooms(10, 11), top: 8 }],
    ["longest blooming", { first: ["Pansy"] }],
    ["tallest oak", { first: oaks, inPart: false }],
    // How well it fits, and what kind it is, where nothing is all of it.
    ["trees that stay under 15 ft", { each: all(isTree, isAtMost(240)), inPart: true }],
    ["little trees below 10 feet", { each: isTree, top: 30, inPart: true }],
    ["silver leaves dry sunny", { first: ["Russian Sage", "Yarrow"] }],
    ["late summer blooming perennials", { each: all(blooms(8), blooms(9)), top: 20 }],
    ["yellow perennials late in summer for butterflies", { each: isColored("yellow", "gold") }],
    ["green giant arborvitae", { leadsTo: "/trees/american-arborvitae", none: true }],
    // A word that means nothing here is no reason to say that nothing fits.
    [
      "I have a sunny wet spot where nothing grows, is there a tree that would like it?",
      { each: all(isTree, ({ uses }) => uses.includes("wet-spot")), top: 9, inPart: false },
    ],
    ["how tall does a white oak get", { first: ["White Oak"], inPart: false }],
    ["how much sun does astilbe need", { first: ["Astilbe"], inPart: false }],
    ["white flowers for my mother's funeral", { each: isColored("white", "cream"), inPart: false }],
    ["thornless hawthorn", { inPart: true }],
    // A question of what is not wanted alone.
    ["no thorns", { without: ["American Holly", "Winter King Hawthorn"], inPart: false }],
    ["trees without spines", { each: isTree, without: ["American Holly"] }],
    ["for butterflies, but it isn't yellow", { without: ["Goldenrod", "Sneezeweed"] }],
    ["no hostas", { without: ["Hosta"], first: ["Purple Coneflower"] }],
    // A season belongs to its noun.
    ["small tree with red berries in winter", { each: fruits, inPart: false }],
    ["what berries can birds eat in january", { each: fruits, inPart: false }],
    ["trees with pretty bark in winter", { each: isKnownForBark, top: 9, inPart: false }],
    ["red berries that hang on through the winter", { each: fruits, inPart: false }],
    // What its page or a source says.
    ["flowers for a hanging basket", { first: ["Petunia", "Million Bells", "Ivy Geranium"] }],
    ["fast growing shade tree", { first: ["Red Maple", "Northern Red Oak"] }],
    // For an altar: to cut, in the color; and who is named for the feast.
    ["red flowers for a pentecost altar", { each: all(isColored("red"), isToCut), top: 4 }],
    // Facts that stand side by side in a longer name are facts.
    ["tall white perennial", { each: all(isColored("white", "cream"), isAtLeast(48)), top: 8 }],
    ["flowers or shrubs for birds", { first: ["Purple Coneflower"], each: visitedBy("birds") }],
    ["trees and flowers for shade", { first: ["Hosta"], each: isShady }],
    ["when does lavender bloom", { first: ["English Lavender"] }],
    ["purple annuals zone 6", { each: isColored("purple", "violet", "lavender"), inPart: false }],
    ["annuals and perennials for zone 5", { without: ["Madonna Lily"], inPart: false }],
    ["fuscha", { first: ["Fuchsia"] }],
    // A common word narrows nothing, and is put right to nothing.
    ["altar flowers corpus christi last week of june", { first: ["Bearded Iris"], each: isToCut }],
    ["flowers for my mother's grave full sun", { first: ["African Marigold"], inPart: false }],
    ["we bought a house with a dry bank", { first: ["Creeping Phlox"], inPart: false }],
    // A word that was not understood is said.
    ["zesty trees", { says: "We did not understand “zesty” and left it out.", each: isTree }],
    // A month is never passed over.
    ["blue in the shade in april", { each: blooms(4), first: ["Siberian Bugloss"] }],
    ["blue flowers for shade in summer", { each: blooms(6, 7, 8) }],
    ["what tree has the best red leaves in october", { each: turnsRed, inPart: false }],
    ["sept 8 birthday of mary", { leadsTo: "/in-bloom?feast=nativity-of-mary", each: blooms(9) }],
    ["white flowers oct 4", { each: all(isColored("white", "cream"), blooms(10)) }],
    // Two feasts are alternatives; a story that tells of another of the name is not of the feast.
    [
      "plant for Good Friday sorrow",
      { first: ["Bearded Iris", "Blue Flag Iris", "Eastern Redbud", "Garden Phlox"] },
    ],
    ["St Joseph", { without: ["Winter King Hawthorn"] }],
    // The first color of a flower before its second.
    [
      "white flowers for the altar at Easter",
      { each: ({ facts }) => /white|cream/.test(facts.bloomColors[0] ?? ""), top: 6 },
    ],
    // Under trees it is dry; wet clay is wet.
    ["what will grow under pine trees", { first: ["Barrenwort", "Christmas Fern"] }],
    ["wet clay", { first: ["Leopard Plant", ...inWetClay, "Siberian Iris"] }],
    [
      "something for wet clay, 3 ft or so, deer wont eat it",
      { first: ["Swamp Milkweed", "Siberian Iris", "Joe Pye Weed"], inPart: false },
    ],
    // A child beside a church day is whom it is for, and no tree stands in a pot on a grave.
    [
      "memorial tree for miscarried baby",
      { first: ["Eastern Redbud"], each: isTree, inPart: false },
    ],
    ["flowers for a baby's grave", { first: ["African Marigold", "Zonal Geranium"] }],
    ["baptism of our granddaughter", { first: ["Shasta Daisy", "Bearded Iris"], each: isToCut }],
    ["trees with no fruit or nuts", { each: isTree, without: oaks, inPart: false }],
    ["nut trees", { first: ["Shagbark Hickory", "American Beech", ...oaks] }],
    ["what is bulletproof", { each: isLeftByDeer }],
    ["half barrel on the porch", { each: ({ uses }) => uses.includes("containers") }],
    ["are you open sundays", { says: defaultHours }],
    // Once, of one plant.
    ["endless summer", { says: "We list no hydrangea.", none: true }],
  ])("answer truly: %s", (question, wanted) => {
    expect(isAnswered(question, wanted)).toBe(true);
  });

  it("offer in a catalogue nothing that is nearly so, but for a size", () => {
    expect(ask("hanging basket", "perennials").best).toEqual([]);
    expect(ask("red maple", "perennials").best).toEqual([]);
    const lowest = ask("under 15 feet", "trees").best.map(({ name }) => name);
    expect(lowest).toContain("Star Magnolia");
    expect(lowest).not.toContain("Eastern Redbud");
  });

  it("name for the altar of a feast who carries its name in another color, too, and one page", () => {
    const { best, notes } = ask("red flowers for a pentecost altar");
    expect(best.map(({ name }) => name)).toContain("Peony");
    const paths = notes.flatMap(({ links }) => links.map(({ path }) => path));
    expect(paths).toEqual(["/perennials/peony-sarah-bernhardt", "/in-bloom?feast=pentecost"]);
  });

  it("say in one line each how dangerous the plants of a name are, the deadly ones first", () => {
    const [first] = ask("are lilies dangerous to cats").notes;
    expect(first?.says).toBe("Deadly to cats:");
    expect(first?.links).toHaveLength(4);
  });

  it("say once of one plant that we do not list it", () => {
    const said = ask("limelight hydrangea").notes.map(({ says }) => says);
    expect(said).toEqual(["We list no hydrangea."]);
  });

  it("say nothing of another plant where the one is ours", () => {
    for (const question of ["tulip tree", "lenten rose", "rose mallow", "hibiscus", "bluebells"]) {
      const said = ask(question).notes.map(({ says }) => says);
      expect(
        said.filter((says) => says.startsWith("We list no")),
        question,
      ).toEqual([]);
    }
  });
});
