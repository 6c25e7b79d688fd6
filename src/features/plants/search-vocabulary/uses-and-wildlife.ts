import { isForMaryGarden } from "../mary-garden.ts";
import { isSafeAroundChildrenAndPets } from "../plant-safety.ts";
import type { PlantUse } from "../plant-uses.ts";
import { means, type VocabularyEntry } from "./vocabulary-entry.ts";

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
    "deer, deer resistant, deer resistance, deer tolerant, deer hate, deer dislike, deer wont eat, deer dont eat, deer do not eat, deer dont like, deer avoid",
    ({ facts }) => ["rarely-damaged", "seldom-damaged"].includes(facts.deerResistance),
  ),
  means(
    "rabbits",
    "Rarely damaged by deer, and so mostly left by rabbits",
    "rabbit, rabbits, bunny, bunnies, rabbit proof, rabbit resistant, rabbits wont eat, rabbits dont eat",
    ({ facts }) => facts.deerResistance === "rarely-damaged",
  ),
  means(
    "native",
    "Native to Pennsylvania",
    "native, natives, native plant, native plants, native to pennsylvania, pennsylvania native, pa native",
    ({ facts }) => facts.nativeToPennsylvania,
  ),
  means(
    "pollinators",
    "Of high value to pollinators",
    "pollinator, pollinators, pollinator friendly, pollinator garden, pollinating",
    ({ facts }) => facts.pollinatorValue === "high",
  ),
  means(
    "bees",
    "Visited by bees",
    "bee, bees, bumblebee, bumblebees, bumble bee, bumble bees, honeybee, honeybees, honey bee, honey bees",
    (plant) => plant.facts.flowerVisitors.includes("bees"),
  ),
  means(
    "butterflies",
    "Visited by butterflies",
    "butterfly, butterflies, butterfly garden",
    (plant) => plant.facts.flowerVisitors.includes("butterflies"),
  ),
  means(
    "hummingbirds",
    "Visited by hummingbirds",
    "hummingbird, hummingbirds, humming bird, humming birds",
    ({ facts }) => facts.flowerVisitors.includes("hummingbirds"),
  ),
  means("moths", "Visited by moths", "moth, moths, moon garden", ({ facts }) =>
    facts.flowerVisitors.includes("moths"),
  ),
  means("birds", "Visited by birds", "bird, birds, songbirds, finches", ({ facts }) =>
    facts.flowerVisitors.includes("birds"),
  ),
];

const safety: VocabularyEntry[] = [
  means(
    "safe",
    "Safe around children and pets",
    "safe, child safe, children safe, childsafe, kid safe, kid friendly, safe for children, safe for kids, safe around children, pet safe, petsafe, pet friendly, safe for pets, safe around pets, dog safe, safe for dogs, cat safe, safe for cats, children, toddler, toddlers, grandchildren, grandkids, kids, pets, pet, dog, dogs, puppy, puppies, cat, cats, kitten, kittens, horse, horses, nontoxic, non toxic, not toxic, nonpoisonous, non poisonous, not poisonous",
    ({ facts }) => isSafeAroundChildrenAndPets(facts),
  ),
  means(
    "poisonous",
    "Poisonous or harmful if eaten",
    "poison, poisonous, toxic, harmful, deadly, dangerous, poisonous to cats, poisonous to dogs, poisonous to pets, poisonous to horses, poisonous to children, toxic to cats, toxic to dogs, toxic to pets, toxic to horses, toxic to children",
    ({ facts }) => ["poisonous", "harmful-if-eaten"].includes(facts.toxicity.level),
  ),
  means(
    "irritant",
    "Irritates the skin",
    "irritant, irritants, irritating, skin irritant, skin rash, rash, itchy",
    ({ facts }) => facts.toxicity.level === "irritant",
  ),
];

const devotion: VocabularyEntry[] = [
  means(
    "mary",
    "For a Mary garden",
    "mary, marys, marian, mary garden, mary gardens, marys garden, our lady, virgin mary, blessed virgin, blessed mother",
    ({ facts }) => isForMaryGarden(facts),
  ),
  means(
    "tradition",
    "Has a Christian tradition",
    "christian, catholic, bible, biblical, scripture, saint, saints, tradition, legend",
    ({ facts }) => facts.tradition !== undefined,
  ),
];

const entryForUse = (use: PlantUse, label: string, phrases: string) =>
  means(`use-${use}`, label, phrases, ({ uses }) => uses.includes(use));

const uses: VocabularyEntry[] = [
  entryForUse(
    "small-yard",
    "Trees for a small yard",
    "small yard, tiny yard, little yard, small garden, small space, small tree, small trees, courtyard",
  ),
  entryForUse(
    "hedge",
    "For a hedge or screen",
    "hedge, hedges, hedging, screen, screening, privacy, windbreak",
  ),
  entryForUse(
    "ground-cover",
    "Covers the ground",
    "ground cover, ground covers, groundcover, groundcovers, carpet",
  ),
  entryForUse(
    "cut-flowers",
    "Good for cutting",
    "cut flower, cut flowers, cutting, cutting garden, bouquet, bouquets, vase",
  ),
  entryForUse(
    "containers",
    "Good in containers",
    "container, containers, pot, pots, potted, patio, hanging basket, hanging baskets, basket, window box, window boxes, planter",
  ),
  entryForUse("dry-bank", "For a dry bank", "dry bank, bank, slope, hillside, dry slope"),
  entryForUse(
    "under-trees",
    "Grows under trees",
    "under trees, under a tree, beneath trees, dry shade",
  ),
  means(
    "undemanding",
    "Not particular about moisture, and mostly left by deer",
    "low maintenance, easy care, easy to grow, easy, carefree, undemanding, beginner, beginners, tough",
    ({ facts }) =>
      facts.soilMoisture.length > 1 &&
      ["rarely-damaged", "seldom-damaged"].includes(facts.deerResistance),
  ),
  means(
    "fragrant",
    "Fragrant",
    "fragrant, fragrance, scented, scent, perfume, perfumed, sweet smelling, smells good, aromatic",
    ({ goodFor }) => goodFor.includes("fragrant-flower") || goodFor.includes("fragrant-leaf"),
  ),
];

/** What a plant feeds, means and is good for. */
export const usesAndWildlifeWords: readonly VocabularyEntry[] = [
  ...wildlife,
  ...safety,
  ...devotion,
  ...uses,
];
