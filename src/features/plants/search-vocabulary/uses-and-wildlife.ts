import { warningInShort } from "../plant-card.ts";
import { isSafeAroundChildrenAndPets } from "../plant-safety.ts";
import type { PlantUse } from "../plant-uses.ts";
import type { KnownFacts } from "../schema-of-plant-facts.ts";
import { means, type VocabularyEntry } from "./vocabulary-entry.ts";

const isSeldomDamaged = ({ deerResistance }: KnownFacts) =>
  deerResistance === "rarely-damaged" || deerResistance === "seldom-damaged";

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
    ({ facts }) => isSeldomDamaged(facts),
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
    ({ facts }) => facts.nativeToPennsylvania === true,
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

const isHarmful = ({ toxicity }: KnownFacts) =>
  ["poisonous", "harmful-if-eaten"].includes(toxicity?.level ?? "");

/** The first words of a note say whom it harms; what follows may say whom not. */
const harmfulTo = (whom: string, words: string, named: RegExp) =>
  means(
    `poisonous-to-${whom}`,
    `Poisonous or harmful to ${whom}`,
    words
      .split(", ")
      .flatMap((word) =>
        ["poisonous to", "toxic to", "bad for", "harmful to"].map((to) => `${to} ${word}`),
      )
      .join(", "),
    ({ facts }) => isHarmful(facts) && named.test(warningInShort(facts.toxicity?.note ?? "")),
    "poisonous-to",
  );

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
    "poison, poisonous, toxic, harmful, deadly, dangerous",
    ({ facts }) => isHarmful(facts),
  ),
  harmfulTo("dogs", "dog, dogs, pets, puppies", /dogs|pets/),
  harmfulTo("cats", "cat, cats, kittens", /cats|pets/),
  harmfulTo("horses", "horse, horses, livestock, cattle", /horses|livestock|grazing/),
  harmfulTo("people", "people, humans, children, kids, toddlers", /people/),
  means(
    "irritant",
    "Irritates the skin",
    "irritant, irritants, irritating, skin irritant, skin rash, rash, itchy",
    ({ facts }) => facts.toxicity?.level === "irritant",
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
  entryForUse(
    "dry-bank",
    "For a dry bank",
    "dry bank, bank, slope, hillside, dry slope, steep slope, erosion, erosion control",
  ),
  entryForUse(
    "under-trees",
    "Grows under trees",
    "under trees, under a tree, beneath trees, dry shade",
  ),
  means(
    "undemanding",
    "Not particular about moisture, and mostly left by deer",
    "low maintenance, easy care, easy to grow, easy, carefree, undemanding, beginner, beginners, tough",
    ({ facts }) => facts.soilMoisture.length > 1 && isSeldomDamaged(facts),
  ),
  means(
    "fragrant",
    "Fragrant",
    "fragrant, fragrance, scented, scent, perfume, perfumed, sweet smelling, smells good, aromatic",
    ({ goodFor }) => goodFor.includes("fragrant-flower") || goodFor.includes("fragrant-leaf"),
  ),
];

/** What a plant feeds, means and is good for. */
export const usesAndWildlifeWords: readonly VocabularyEntry[] = [...wildlife, ...safety, ...uses];
