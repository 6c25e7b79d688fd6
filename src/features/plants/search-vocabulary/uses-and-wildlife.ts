import { warningInShort } from "../plant-card.ts";
import {
  isSafeAround,
  isSafeAroundChildrenAndPets,
  type WhoMayBeHarmed,
  whoMayBeHarmed,
} from "../plant-safety.ts";
import type { PlantUse } from "../plant-uses.ts";
import type { KnownFacts } from "../schema-of-plant-facts.ts";
import { howShowy } from "./appearance.ts";
import { means, type PlantTraits, pageSays, type VocabularyEntry } from "./vocabulary-entry.ts";

type Visitor = KnownFacts["flowerVisitors"][number];

/** By how much they find there, and who is named first. */
const visitedBy = (visitor: Visitor, words: string) =>
  means(
    visitor,
    `Visited by ${visitor}`,
    words,
    ({ facts }) => facts.flowerVisitors.includes(visitor),
    visitor,
    {
      howWell: ({ facts: { flowerVisitors, pollinatorValue } }) =>
        Number(pollinatorValue === "high") / 2 + 0.5 / (1 + flowerVisitors.indexOf(visitor)),
    },
  );

const isToldOfEvening = pageSays(
  /\b(?:at|toward|after) (?:dusk|dark|evening)\b|\b(?:\w+ evenings|twilight|by night|evening prayer)\b/i,
);

const isSeldomDamaged = ({ deerResistance }: KnownFacts) =>
  deerResistance === "rarely-damaged" || deerResistance === "seldom-damaged";

const isVisitedByBirds = ({ facts }: PlantTraits) => facts.flowerVisitors.includes("birds");
const hasFruitForBirds = ({ seasons }: PlantTraits) =>
  /berr|crabapple|cherries/.test(seasons.fruit?.look ?? "");

const wildlife: VocabularyEntry[] = [
  means(
    "deer-proof",
    "Rarely damaged by deer",
    "deer proof, rarely eaten by deer",
    ({ facts }) => facts.deerResistance === "rarely-damaged",
  ),
  means(
    "deer",
    "Seldom or rarely damaged by deer",
    "deer, deer resistant, deer resistance, deer tolerant, deer hate, deer dislike, deer wont eat, deer dont eat, deer do not eat, deer dont like, deer avoid, deer repellent, deer repelling, repel deer, repels deer",
    ({ facts }) => isSeldomDamaged(facts),
    "deer",
    // Less than a color: of what is purple and left by deer the purple first.
    { howWell: ({ facts }) => (facts.deerResistance === "rarely-damaged" ? 1 : 0.8) },
  ),
  means(
    "slugs",
    "With leaves that slugs mostly leave alone",
    "slug, slugs, slug proof, slug resistant, slug resistance, slugs wont eat, slugs dont eat, slugs dont like, slugs hate, snail, snails, snail proof, snail resistant",
    ({ catalogue, facts, goodFor }) =>
      (catalogue === "perennials" &&
        goodFor.includes("fragrant-leaf") &&
        !/^Monarda /.test(facts.acceptedName)) ||
      /fern|grass/.test(facts.habit ?? "") ||
      facts.leafForm === "succulent" ||
      ["Geraniaceae", "Saxifragaceae"].includes(facts.family),
  ),
  means(
    "repels-insects",
    "With fragrant leaves, which many plant against insects",
    "mosquito, mosquitoes, mosquitos, mosquito repellent, mosquito repelling, mosquito repellant, repel mosquitoes, repel mosquitos, repels mosquitoes, keep mosquitoes away, keeps mosquitoes away, repellent, repellant, repelling, repel, repels, bug repellent, bug repelling, insect repellent, insect repelling, pest repellent, repel bugs, repels bugs, repel insects, repel pests, keep bugs away, keeps bugs away, keep pests away, gnats, ticks",
    ({ catalogue, goodFor }) => catalogue !== "trees" && goodFor.includes("fragrant-leaf"),
  ),
  means(
    "native",
    "Native to Pennsylvania",
    "native, natives, native plant, native plants, native to pennsylvania, pennsylvania native, pennsylvania natives, native pennsylvania, native in pennsylvania, pa native, pa natives, pa native plants, native pa, native to pa, native in pa",
    ({ facts }) => facts.nativeToPennsylvania === true,
  ),
  means(
    "wildflowers",
    "Native to Pennsylvania, and no tree",
    "wildflower, wildflowers, wild flower, wild flowers, wildflower meadow, wildflower garden",
    ({ catalogue, facts }) => facts.nativeToPennsylvania === true && catalogue !== "trees",
  ),
  means(
    "pollinators",
    "Of high value to pollinators",
    "pollinator, pollinators, pollinator friendly, pollinator garden, pollinating",
    ({ facts }) => facts.pollinatorValue === "high",
  ),
  visitedBy(
    "bees",
    "bee, bees, bumblebee, bumblebees, bumble bee, bumble bees, honeybee, honeybees, honey bee, honey bees, beekeeper, beekeeping, hive, hives, beehive, beehives",
  ),
  visitedBy("butterflies", "butterfly, butterflies, butterfly garden"),
  visitedBy("hummingbirds", "hummingbird, hummingbirds, humming bird, humming birds"),
  visitedBy("moths", "moth, moths"),
  means(
    "evening",
    "Visited by moths, or said on its page to be there in the evening",
    "moon garden, moonlight, moonlight garden, moonlit, night garden, night blooming, night blooming flowers, evening, evenings, evening garden, in the evening, evening scent, evening fragrance, at night, at dusk, dusk, twilight, night scented, night fragrance, after dark, after sunset",
    (plant) => plant.facts.flowerVisitors.includes("moths") || isToldOfEvening(plant),
    "moths",
    { howWell: (plant) => Number(isToldOfEvening(plant)) },
  ),
  means(
    "seed-eaters",
    "Visited by birds, or a tree with fruit for them",
    "goldfinch, goldfinches, gold finch, gold finches, finches, cardinals, chickadees, sparrows",
    (plant) => isVisitedByBirds(plant) || (plant.catalogue === "trees" && hasFruitForBirds(plant)),
    "birds",
    { howWell: (plant) => Number(isVisitedByBirds(plant)) },
  ),
  means(
    "birds",
    "Visited by birds, or has berries or other small fruit",
    "bird, birds, songbirds, songbird, robins, bluebirds, cedar waxwings, waxwings, mockingbirds, catbirds, thrushes, orioles, woodpeckers, blue jays, bluejays",
    (plant) => isVisitedByBirds(plant) || hasFruitForBirds(plant),
  ),
];

const isHarmful = ({ toxicity }: KnownFacts) =>
  ["poisonous", "harmful-if-eaten"].includes(toxicity?.level ?? "");

/** Whom the first words of a note name. What follows may say whom it does not harm. */
export const harmed: Record<WhoMayBeHarmed, RegExp> = {
  dogs: /dogs|pets|people and animals/,
  cats: /cats|pets|people and animals/,
  horses: /horses|livestock|grazing|animals/,
  children: /people/,
};

const degrees = [/^Irritating/, /^Mildly/, /^Harmful/, /^Poisonous/, /^Deadly/];

/** From 0 to 4, to those whom the first words of a note name; or to whomever it harms the most. */
export function howHarmful({ toxicity }: KnownFacts, named = /./): number {
  const short = warningInShort(toxicity?.note ?? "");
  return named.test(short)
    ? Math.max(
        0,
        degrees.findIndex((degree) => degree.test(short)),
      )
    : 0;
}

const harmfulTo = (whom: WhoMayBeHarmed, named: RegExp) =>
  means(
    `poisonous-to-${whom}`,
    `Poisonous or harmful to ${whom}`,
    `poisonous to ${whom}`,
    ({ facts }) => isHarmful(facts) && named.test(warningInShort(facts.toxicity?.note ?? "")),
    "poisonous-to",
    { howWell: ({ facts }) => howHarmful(facts, named) / 4 },
  );

/** What they are called. */
export const whomWords: Record<WhoMayBeHarmed, string> = {
  dogs: "dog, dogs, puppy, puppies, pup, collie, retriever, labrador, labradors, lab, labs, beagle, poodle, terrier, dachshund, corgi, spaniel",
  cats: "cat, cats, kitten, kittens, kitty",
  horses: "horse, horses, pony, ponies, pasture, paddock",
  children:
    "children, child, kid, kids, toddler, toddlers, baby, babies, infant, infants, preschooler, preschoolers, preschool, kindergarten, school garden, schoolyard, playground, daycare, grandchildren, grandchild, grandkids, grandson, grandsons, granddaughter, granddaughters, people, humans",
};

const safeAround = (whom: WhoMayBeHarmed) =>
  means(
    `safe-${whom}`,
    `Not known to harm ${whom}`,
    whomWords[whom]
      .split(", ")
      // "What did people plant" asks for nothing safe.
      .flatMap((word) => [
        ...(/people|humans/.test(word) ? [] : [word]),
        `${word} safe`,
        `${word} friendly`,
        `${word} proof`,
      ])
      .join(", "),
    ({ facts }) => isSafeAround(whom, facts),
    `safe-${whom}`,
    { howWell: ({ facts }) => Number(isSafeAroundChildrenAndPets(facts)) },
  );

const safety: VocabularyEntry[] = [
  means(
    "safe",
    "Not known to harm people or pets",
    "safe, not poisonous, pet safe, petsafe, pet friendly, safe for pets, safe around pets, pets, pet, animals, livestock, cattle, cow, cows, goat, goats, sheep, chickens, nontoxic, nonpoisonous, harmless",
    ({ facts }) => isSafeAroundChildrenAndPets(facts),
  ),
  ...whoMayBeHarmed.map(safeAround),
  means(
    "poisonous",
    "Poisonous or harmful if eaten",
    "poison, poisonous, toxic, harmful, deadly, dangerous",
    ({ facts }) => isHarmful(facts),
    "poisonous",
    { howWell: ({ facts }) => (howHarmful(facts) * 2 + howHarmful(facts, harmed.children)) / 12 },
  ),
  ...whoMayBeHarmed.map((whom) => harmfulTo(whom, harmed[whom])),
  means(
    "irritant",
    "Irritates the skin",
    "irritant, irritants, irritating, skin irritant, skin rash, rash, itchy",
    ({ facts }) => facts.toxicity?.level === "irritant",
  ),
];

/** As in NC State Extension's “Choosing and Using Edible Flowers”, and harmful to nobody. */
const hasEdibleFlowers = ({ facts }: PlantTraits) =>
  /^(?:Agastache|Alcea|Calendula|Cercis|Lavandula|Monarda|Salvia officinalis|Thymus|Tropaeolum|Viola)\b/.test(
    facts.acceptedName,
  ) && !isHarmful(facts);

const hasEdibleFruit = ({ facts }: PlantTraits) =>
  /^(?:Amelanchier|Asimina|Cornus kousa)\b/.test(facts.acceptedName);

/** What spreads as a mat or trails before what grows in mounds, and what stays before what is planted anew each year. */
const howSpreading = ({ catalogue, facts }: PlantTraits) =>
  (Number(/^(?:mat|trailing)$/.test(facts.habit ?? "")) + Number(catalogue !== "annuals") + 1) / 3;

const entryForUse = (
  use: PlantUse,
  label: string,
  phrases: string,
  more: Parameters<typeof means>[5] = {},
) => means(`use-${use}`, label, phrases, ({ uses }) => uses.includes(use), `use-${use}`, more);

const uses: VocabularyEntry[] = [
  entryForUse(
    "small-yard",
    "Trees for a small yard",
    "small yard, tiny yard, little yard, small garden, small space, small tree, small trees, courtyard, sidewalk, sidewalks, near sidewalk, damage sidewalk, damage sidewalks, roots that dont damage, roots that wont damage, roots that do not damage, roots that dont lift, roots that wont lift, roots that dont crack, roots that wont crack, roots wont damage, roots dont damage, invasive roots, no invasive roots, without invasive roots, noninvasive roots, non invasive roots, power lines, under power lines, foundation, near foundation, near septic",
    {
      isOfSize: true,
      howWell: ({ catalogue, facts }) =>
        catalogue === "trees" ? Math.min(1, 360 / (facts.heightInchesMax ?? Infinity)) : 0,
    },
  ),
  means(
    "use-hedge",
    "For a hedge or screen",
    "hedge, hedges, hedging",
    ({ uses }) => uses.includes("hedge"),
    "use-hedge",
    { howWell: ({ facts }) => Number((facts.heightInchesMax ?? 0) >= 48) },
  ),
  means(
    "screen",
    "For a hedge or screen, six feet tall or taller",
    "screen, screens, screening, screen off, hide, hides, conceal, disguise, mask, cover up, block, blocks, block the view, block out, privacy, windbreak, privacy screen, privacy hedge",
    ({ facts, uses }) => uses.includes("hedge") && (facts.heightInchesMax ?? 0) >= 72,
    "screen",
    { howWell: ({ seasons }) => Number(seasons.leaf === "evergreen") },
  ),
  entryForUse(
    "ground-cover",
    "Covers the ground",
    "ground cover, ground covers, groundcover, groundcovers, carpet",
    { howWell: howSpreading },
  ),
  means(
    "walkable",
    "Covers the ground, at most four inches tall",
    "stepping stones, between stepping stones, pavers, between pavers, walkable, walk on, walked on, stepable",
    ({ facts, uses }) => uses.includes("ground-cover") && (facts.heightInchesMax ?? 99) <= 4,
  ),
  entryForUse(
    "cut-flowers",
    "Good for cutting",
    "cut flower, cut flowers, flowers to cut, flowers for cutting, cutting, cutting garden, bouquet, bouquets, vase, arrangement, arrangements, flower arrangement, flower arrangements, can pick, for picking",
  ),
  entryForUse(
    "containers",
    "Good in containers",
    "container, containers, pot, pots, potted, patio, porch, porches, balcony, balconies, deck, doorstep, stoop, front steps, church steps, on the steps, for the steps, window box, window boxes, windowbox, windowboxes, flower box, flower boxes, planter, planters, barrel, barrels, half barrel, whiskey barrel, urn, urns, tub, tubs",
    { howWell: ({ facts }) => howShowy(facts) },
  ),
  means(
    "hot",
    "Takes full sun and dry soil",
    "hot, heat, heat tolerant",
    ({ uses }) => uses.includes("dry-bank"),
    "hot",
    {
      atLeast: ({ facts, uses }) => facts.light.includes("full-sun") && !uses.includes("wet-spot"),
    },
  ),
  entryForUse(
    "dry-bank",
    "For a dry bank",
    "dry bank, bank, slope, hill, steep hill, steep, steep bank, hillside, dry slope, steep slope, erosion, erosion control, hellstrip, hell strip, roadside",
    { howWell: (plant) => (plant.uses.includes("ground-cover") ? howSpreading(plant) : 0) },
  ),
  means(
    "use-under-trees",
    "Grows under trees",
    "under trees, under a tree, beneath trees",
    ({ uses }) => uses.includes("under-trees"),
    "use-under-trees",
    // Their roots drink the soil dry.
    { howWell: ({ facts }) => Number(facts.soilMoisture.includes("dry")) },
  ),
  means(
    "undemanding",
    "Takes dry soil or many kinds, and mostly left by deer",
    "low maintenance, lowest maintenance, less maintenance, minimal maintenance, maintenance free, easiest, easy care, easy to maintain, easy to grow, easy, carefree, undemanding, beginner, beginners, first garden, first time gardener, new gardener, novice, tough, no care, need no care, needs no care, little care, low care, no maintenance, low upkeep, no upkeep, no work, little work, neglect, thrives on neglect, hard to kill, cant kill, unkillable, bulletproof, indestructible, foolproof",
    ({ facts }) =>
      (facts.soilMoisture.includes("dry") || facts.soilMoisture.length > 2) &&
      isSeldomDamaged(facts),
  ),
  means(
    "edible-flowers",
    "Flowers known as edible, where nothing was sprayed",
    "edible flower, edible flowers, edible petals, flowers to eat, flowers i can eat, flowers you can eat, flowers for salad, flowers for salads, flowers for cakes",
    hasEdibleFlowers,
    "edible",
  ),
  means(
    "edible-fruit",
    "Fruit known as edible, where nothing was sprayed",
    "edible fruit, edible fruits, edible berry, edible berries, fruit to eat, fruit i can eat, fruit you can eat",
    hasEdibleFruit,
    "edible",
  ),
  means(
    "edible",
    "Flowers or fruit known as edible, where nothing was sprayed",
    "edible, edibles, edible plants, to eat, i can eat, we can eat, you can eat, good to eat",
    (plant) => hasEdibleFlowers(plant) || hasEdibleFruit(plant),
    "edible",
  ),
  means(
    "herbs",
    "Of the mint family, with fragrant leaves",
    "herb, herbs, blessing of herbs, herb blessing, herbs for the assumption, assumption herbs, assumption day blessing of herbs, herb garden, herbal, culinary, kitchen garden",
    ({ facts, goodFor }) => facts.family === "Lamiaceae" && goodFor.includes("fragrant-leaf"),
  ),
  means(
    "fragrant",
    "Fragrant",
    "fragrant, fragrance, scented, scent, perfume, perfumed, sweet smelling, smell, smells, smells good, smell good, smells nice, smell nice, smelling, good smelling, aromatic, sensory, sensory garden",
    ({ goodFor }) => goodFor.includes("fragrant-flower") || goodFor.includes("fragrant-leaf"),
    "fragrant",
    { howWell: ({ goodFor }) => Number(goodFor.includes("fragrant-flower")) },
  ),
];

/** What a plant feeds, means and is good for. */
export const usesAndWildlifeWords: readonly VocabularyEntry[] = [...wildlife, ...safety, ...uses];
