import { means, type PlantTraits, pageSays, type VocabularyEntry } from "./vocabulary-entry.ts";

/** The genera whose leaves monarch caterpillars eat. */
const feedsMonarchCaterpillars = ({ facts }: PlantTraits) => /^Asclepias /.test(facts.acceptedName);

const isForBaskets = pageSays(/\b(?:basket|spills? (?:two|over)|pour over)/);

/** Spined or thorny as the Missouri Botanical Garden describes them, and as their own pages say. */
const hasThorns = ({ facts }: PlantTraits) =>
  /^(?:Cleome|Crataegus|Echinops|Ilex|Moluccella)\b/.test(facts.acceptedName);

const thorns = "thorns, thorn, spines, spine, prickles";

/**
 * What a plant's own page says of it and no fact does. Each pattern is of the sentences that praise: a
 * plant that is to be kept from salted roads bears no salt.
 */
export const wordsToldOnPage: readonly VocabularyEntry[] = [
  means(
    "salt",
    "Said on its page to bear salt",
    "salt, road salt, salted, salty, salt tolerant, salt tolerance, salt resistant, salt spray, seaside, seashore, coastal, beach, winter salt, deicing salt",
    pageSays(/\b(?:puts up with|bears|takes)[^.;:]* salt\b/),
  ),
  means(
    "lime",
    "Said on its page to grow on lime",
    "lime, limy, limestone, alkaline, alkaline soil, lime soil, limestone soil, high ph, sweet soil, chalk, chalky",
    pageSays(
      /\b(?:lime suits|lime is welcome|add lime|lime an acid bed|(?:hang from the|from|on a) limestone|limestone and wind are no trouble)\b/i,
    ),
    "acidity",
  ),
  means(
    "acid",
    "Said on its page to grow in acid soil",
    "acid, acidic, acid soil, acidic soil, acid loving, sour soil, low ph, ericaceous",
    pageSays(/(?:\b(?:in|and|slightly)|,) acid\b/),
    "acidity",
  ),
  means(
    "grows-fast",
    "Said on its page to grow fast",
    "fast growing, fastest growing, fastest, grow fast, growing fast, fast grower, fast growers, fast, grows fast, quick growing, quick, quickly, grows quickly, fast growth, rapid growth, rapidly",
    pageSays(/\b(?:grows fast|faster than most)\b/i),
    "grows-fast",
    { isMinor: true },
  ),
  means(
    "self-sown",
    "Said on its page to sow itself",
    "self sowing, self sow, self sows, self seeding, self seed, self seeds, self seeder, self seeders, reseed, reseeds, reseeding, sows itself, seeds itself, volunteers",
    pageSays(
      /\b(?:sows (?:itself|its successors)|self-sown|seedlings (?:replace|come up|follow)|seeds a little|few seedlings)\b/,
    ),
  ),
  means(
    "sown",
    "Said on its page to be sown where it is to stand",
    "from seed, easy from seed, quickly from seed, fast from seed, easy to grow from seed, easily grown from seed, easy to sow, easy seeds, flower seeds, seed packets, seeds to plant, plant seeds, planting seeds, seeds to sow, grow from seed, grown from seed, to sow, sow, sowing, sown, direct sow, direct seed, sow directly",
    pageSays(
      /(?:^|\. )(?:Soak the seed and sow|Sow|Scatter seed|Broadcast the seed|Push the big seeds|Press the dustlike seed)|then sow\b/,
    ),
  ),
  means(
    "fuzzy",
    "With velvety or felted leaves, as its page says",
    ["fuzzy", "woolly", "furry", "soft", "felted"]
      .flatMap((how) => [`${how} leaves`, `${how} foliage`])
      .join(", "),
    pageSays(/\b(?:velvety|downy leaf|felted|white felt)\b/),
  ),
  means("thorns", "With thorns or spines", `${thorns}, thorny, spiny, prickly`, hasThorns),
  means(
    "no-thorns",
    "Without thorns or spines",
    `thornless, spineless, no ${thorns.replaceAll(", ", ", no ")}, without ${thorns.replaceAll(", ", ", without ")}, not thorny, not prickly, not spiny, wont scratch, doesnt scratch`,
    (plant) => !hasThorns(plant),
  ),
  means(
    "hanging-basket",
    "For a hanging basket",
    "hanging basket, hanging baskets, basket, baskets, hanging, hanging pot, hanging pots, hanging planter, trailing, trailer, trailers, spiller, spillers, spills over, spilling, cascading, cascade",
    (plant) => {
      const { catalogue, facts, uses } = plant;
      const isWide = (facts.spreadInchesMax ?? 0) > (facts.heightInchesMax ?? 0);
      return (
        catalogue === "annuals" &&
        uses.includes("containers") &&
        (facts.habit === "trailing" ||
          isForBaskets(plant) ||
          (isWide && ["mat", "mound"].includes(facts.habit ?? "")))
      );
    },
    "hanging-basket",
    {
      howWell: (plant) =>
        Number(isForBaskets(plant)) || Number(plant.facts.habit === "trailing") / 2,
      atLeast: ({ uses }) => uses.includes("containers"),
    },
  ),
  means(
    "dried-flowers",
    "Dries well for bouquets",
    "dried flower, dried flowers, dried, dry flowers, dried bouquet, dried bouquets, dried flower bouquet, dried flower bouquets, dried arrangement, dried arrangements, dried flower arrangements, drying, drying flowers, dry well, dries well, hang to dry, everlasting, everlastings, everlasting flowers, winter bouquet, winter bouquets, potpourri",
    ({ goodFor }) => goodFor.includes("dried-flower"),
  ),
  means(
    "monarch-caterpillars",
    "Food of monarch caterpillars",
    "monarch food, food for monarchs, monarch caterpillar, monarch caterpillars, monarch caterpillar food, food for monarch caterpillars, monarch larvae, monarch host, monarch host plant, monarch host plants, monarch eggs",
    feedsMonarchCaterpillars,
    "monarchs",
  ),
  means(
    "monarchs",
    "Feeds monarchs or their caterpillars",
    "monarch, monarchs, monarch butterfly, monarch butterflies",
    (plant) => feedsMonarchCaterpillars(plant) || pageSays(/\bmonarchs\b/i)(plant),
    "monarchs",
    { howWell: (plant) => Number(feedsMonarchCaterpillars(plant)) },
  ),
  means(
    "caterpillars",
    "Said on its page to feed caterpillars",
    "caterpillar, caterpillars, host plant, host plants, larval host, larval hosts, larval food, butterfly host, butterfly host plant, butterfly host plants, butterfly larvae",
    pageSays(/\b(?:caterpillars|lay their eggs)\b/i),
  ),
];
