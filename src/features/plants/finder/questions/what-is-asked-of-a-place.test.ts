import { describe, expect, it } from "vitest";
import {
  all,
  blooms,
  isAnswered,
  isColored,
  isShady,
  type Wanted,
} from "#tests/support/wanted-answers.ts";
import type { BuiltInRecord } from "../../plant-record.ts";
import { isSafeAround } from "../../plant-safety.ts";

const isTree = ({ catalogue }: BuiltInRecord) => catalogue === "trees";
const isInPots = ({ uses }: BuiltInRecord) => uses.includes("containers");
const isWet = ({ uses }: BuiltInRecord) => uses.includes("wet-spot");
const isDry = ({ facts }: BuiltInRecord) => facts.soilMoisture.includes("dry");
const isMoist = ({ facts }: BuiltInRecord) => facts.soilMoisture.includes("moist");
const isSunny = ({ facts }: BuiltInRecord) => facts.light.includes("full-sun");
const isToCut = ({ uses }: BuiltInRecord) => uses.includes("cut-flowers");
const isHedge = ({ uses }: BuiltInRecord) => uses.includes("hedge");
const isLow = ({ facts }: BuiltInRecord) => facts.heightInchesMax <= 18;
const isNoAnnual = ({ catalogue }: BuiltInRecord) => catalogue !== "annuals";
const isOfShade = ({ facts }: BuiltInRecord) => !facts.light.includes("full-sun");
const isSafeFor = (whom: "cats" | "dogs" | "horses") => (plant: BuiltInRecord) =>
  isSafeAround(whom, plant.facts);
const isInPink = isColored("pink", "rose", "magenta");

const byGroup: Record<string, readonly (readonly [question: string, wanted: Wanted])[]> = {
  "what a plant cannot live without": [
    [
      "low evergreen ground cover for dry shade",
      { each: all(isShady, isDry), first: ["Barrenwort", "Pennsylvania Sedge"], inPart: true },
    ],
    ["tall evergreen screen deer proof", { first: ["American Holly"], inPart: false }],
    ["what tree gives shade and is safe for ponies", { without: ["Flowering Dogwood"] }],
    ["full shade vines", { first: ["Black-Eyed Susan Vine"], without: ["Morning Glory"] }],
    ["moist red cut flowers zone 2", { each: isMoist, inPart: true }],
    ["perennials safe for cats zone 2", { each: isSafeFor("cats"), inPart: true }],
    ["deep purple flowers for shade", { each: isOfShade, top: 6 }],
    [
      "annuals for a hanging basket on a shady porch",
      {
        first: ["Impatiens", "Coleus", "Fuchsia", "Wishbone Flower", "New Guinea Impatiens"],
        each: isInPots,
        inPart: false,
      },
    ],
  ],
  "what a place or a day implies, which leaves few": [
    ["no care, dry strip by the sidewalk", { each: isDry, first: ["Purple Coneflower"] }],
    ["blue by the statue, april to october", { first: ["Morning Glory"], top: 3 }],
    ["lavender flowers for june at st anns", { each: all(blooms(6), isColored("lavender")) }],
    ["some color in the hot sun, no bees", { each: isSunny, first: ["Annual Vinca"] }],
    ["something low by his stone, blue", { leadsTo: "/cemetery", first: ["Edging Lobelia"] }],
    ["hanging basket for the shady porch", { first: ["Fuchsia"] }],
    ["waist high purple by a hot wall", { without: ["Joe Pye Weed"], first: ["Anise Hyssop"] }],
    [
      "something bright for the front steps in blazing sun, we have a puppy",
      { each: all(isInPots, isSunny, isSafeFor("dogs")), top: 6, inPart: false },
    ],
    [
      "yellow for the front steps in june, native",
      { each: all(isColored("yellow", "gold", "cream"), blooms(6)), inPart: false },
    ],
    [
      "green for an altar in ordinary time",
      { first: ["Bells of Ireland", "Coral Bells", "Lady's Mantle", "Great Masterwort"] },
    ],
    ["pots for advent", { first: ["Pansy", "Ornamental Kale"] }],
  ],
  "two colors and two months": [
    [
      "yellow cut flowers for september and october",
      { each: all(blooms(9), blooms(10)), top: 8, first: ["Goldenrod", "Sneezeweed"] },
    ],
    ["wedding flowers for june, pink and white", { first: ["Peony", "Bearded Iris"] }],
  ],
  "a time of planting": [
    ["something to plant now in october that bees like", { without: ["Zinnia", "Peony"] }],
    ["annuals to plant in april", { first: ["Spider Flower", "Johnny-Jump-Up", "Pot Marigold"] }],
    ["is october too late to plant peonies", { first: ["Peony"], says: /^Plant in September/ }],
    ["fall planting", { first: ["Peony", "Oriental Poppy", "Asiatic Lily"] }],
    ["what perennials can I divide in fall", { first: ["Black-Eyed Susan", "Shasta Daisy"] }],
    ["a plant that blooms in october", { each: blooms(10) }],
    ["what can I plant that blooms in may", { each: blooms(5) }],
  ],
  "the evening": [
    ["fragrant white flowers for an evening garden", { first: ["Bearded Iris", "Garden Phlox"] }],
    ["moon garden", { first: ["Bearded Iris", "Garden Phlox", "Assumption Lily"] }],
    ["moths", { without: ["Bearded Iris"] }],
  ],
  "what is told of a named plant": [
    ["when do i cut back my russian sage", { says: /cut to 6 inches in April/ }],
    [
      "my catmint flopped over in the middle",
      { says: /rich ground makes it flop\.$/, without: ["Oriental Poppy"] },
    ],
    ["leopard plant wilting", { says: /wilt at noon/ }],
    ["stonecrop falling apart", { says: /if they have flopped before/ }],
    ["how do i trim my hydrangea", { says: "We list no hydrangea.", none: true }],
    ["trees to plant in the fall", { each: isTree, without: ["Tulip Tree"] }],
    ["can i put impatiens in full sun", { says: "Part shade to shade:" }],
    ["leaves of my pin oak are turning yellow", { says: /yellows the leaves/, inPart: false }],
    ["my petunias are leggy", { says: /trim long runners/ }],
    ["does bee balm get powdery mildew", { says: /mildew stays away\.$/ }],
    ["when to divide daylilies", { says: /divide every three years/ }],
    ["do I deadhead zonal geraniums", { says: /^Snap off each spent cluster/ }],
    ["how do I keep my peonies from falling over", { says: /^Set a hoop in April/ }],
    ["pinch coleus", { says: /^Pinch the tips/ }],
    ["why wont my peony bloom", { says: /no more than 2 inches deep/ }],
    ["how deep do I plant peonies", { says: /no more than 2 inches deep/ }],
    ["can I move a redbud", { says: /resent moving/ }],
    ["do deer eat daylilies", { says: "Occasionally damaged by deer:", first: ["Daylily"] }],
    ["when do you cut down ornamental grasses", { says: /four inches in late March/ }],
    ["which hydrangea blooms on new wood", { says: "We list no hydrangea.", none: true }],
    ["peonies with buds that never open", { first: ["Peony"], says: "" }],
  ],
  "where it stands": [
    ["plants for a porch that gets no sun", { each: all(isInPots, isOfShade) }],
    ["fragrant in the evening near a patio", { first: ["Bearded Iris", "Garden Phlox"] }],
    [
      "evergreen in the shade of tall trees, under 6 feet",
      { first: ["Christmas Fern"], each: isShady, inPart: false },
    ],
    [
      "small tree with berries that won't get in the power lines",
      { first: ["Flowering Dogwood", "Kousa Dogwood", "Pagoda Dogwood"], inPart: false },
    ],
    ["something to cover a chain link fence", { first: ["Morning Glory"] }],
    ["trees that grow near water", { each: all(isTree, isWet), top: 9 }],
    ["weeping tree for a small yard", { first: ["Weeping Higan Cherry"], inPart: true }],
    ["large shade tree for the cemetery", { each: isTree, inPart: false }],
  ],
  "the place that is told of": [
    ["the yard is scorching by noon", { each: all(isSunny, isDry) }],
    ["shade from big maples and the soil is dry as dust", { each: all(isShady, isDry), top: 3 }],
    ["a balcony facing north", { each: all(isInPots, isShady) }],
    ["pots for a south window", { each: all(isInPots, isSunny) }],
    ["sun until two o'clock and then shade from the house", { each: isShady }],
    ["two hours of sun in the evening", { each: isShady, first: ["Hosta"] }],
    [
      "where the downspout empties nothing but moss grows",
      { each: isShady, first: ["Leopard Plant"] },
    ],
    ["water runs down the hill and stands by the garage", { each: isWet, inPart: false }],
    ["a full sun strip one foot wide", { each: isSunny, inPart: false }],
    ["a big round bare sunny place", { first: ["Purple Coneflower"] }],
    ["the soil here is very sandy", { each: isDry }],
    ["rock garden", { each: all(isLow, isDry, isSunny) }],
    ["my neighbor looks into our kitchen", { each: isHedge }],
    ["I see birds from my chair in winter", { first: ["Prairifire Crabapple"], inPart: false }],
    ["I want the yard to look nice in January", { first: ["Christmas Rose", "Kousa Dogwood"] }],
    ["what can stay in the pot outside all winter", { each: all(isInPots, isNoAnnual) }],
    ["white garden in the evening from the porch", { inPart: false, first: ["Bearded Iris"] }],
    ["my neighbors black walnut", { says: /roots of a black walnut/, none: true }],
    ["does not drop leaves", { says: /which plants make litter/, none: true }],
  ],
  "how it looks": [
    ["cottage garden flowers", { says: /read as flowers to cut/, each: all(isToCut, isSunny) }],
    ["spiky leaves", { first: ["Bearded Iris", "Daylily"], without: ["Spike Speedwell"] }],
    ["spiky flowers", { first: ["Catmint", "English Lavender"] }],
    ["feathery foliage", { first: ["Russian Sage", "Yarrow", "Threadleaf Coreopsis"] }],
    ["heart shaped leaves", { first: ["Siberian Bugloss"], without: ["Bleeding Heart"] }],
    ["bell shaped flowers", { first: ["Hosta"], without: ["Coral Bells"] }],
    ["daisy like flowers", { first: ["Purple Coneflower", "Black-Eyed Susan"] }],
    ["round flowers", { first: ["Globe Thistle", "Sea Thrift"] }],
    ["fuzzy leaves", { first: ["Lady's Mantle", "Wild Ginger", "Globe Thistle"] }],
    ["cold hardy annuals", { first: ["Pansy", "Johnny-Jump-Up"], without: ["Petunia"] }],
    ["what stays small and blooms in spring", { each: all(isLow, blooms(3, 4, 5)), says: "" }],
  ],
  "whom it is about": [
    ["deer are eating my hostas, shade", { each: isShady, without: ["Hosta"], inPart: false }],
    ["my dog digs, what can i plant that won't hurt him", { each: isSafeFor("dogs") }],
    ["flowers for a baby shower, pink", { first: ["Peony"], each: isInPink }],
    ["hens n chicks", { first: ["Hens and Chicks"], without: ["Lantana"] }],
    ["ladies mantle", { first: ["Lady's Mantle"], without: ["Love-in-a-Mist"] }],
    ["sedge", { first: ["Pennsylvania Sedge"] }],
    ["safe trees for a horse pasture", { each: all(isTree, isSafeFor("horses")) }],
    ["first tree to bloom in spring", { first: ["Star Magnolia", "Red Maple"], each: isTree }],
    ["flowers for easter baskets", { first: ["Pasque Flower"], each: blooms(3, 4) }],
    ["block the neighbors", { each: ({ uses }) => uses.includes("hedge"), inPart: false }],
    ["patriotic flowers", { each: isColored("red", "crimson", "white", "cream", "blue") }],
    ["hydrangea shrubs", { says: "We list no hydrangea.", none: true }],
    ["hollyhawk", { first: ["Hollyhock"] }],
    ["boston fern", { says: "Nearest to it here:", leadsTo: "/plants?q=ferns", none: true }],
    ["lily of the valleys", { leadsTo: "/plants?q=ground+cover+for+shade", none: true }],
  ],
};

describe("what is asked of a place, a season and a plant", () => {
  for (const [group, questions] of Object.entries(byGroup)) {
    it.each(questions)(`${group}: %s`, (question, wanted) => {
      expect(isAnswered(question, wanted)).toBe(true);
    });
  }
});
