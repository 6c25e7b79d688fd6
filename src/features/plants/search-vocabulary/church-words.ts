import type { PageLink } from "../answers.ts";
import { type Feast, feasts, liturgicalColors } from "../data/feasts.ts";
import { isForMaryGarden } from "../mary-garden.ts";
import { showsItsFlowers } from "../plant-card.ts";
import { nextDayOfFeast } from "../reckon-feast-days.ts";
import { means, type PlantTraits, pageSays, type VocabularyEntry } from "./vocabulary-entry.ts";

const inBloom: PageLink = { name: "What is in bloom on a day or a feast", path: "/in-bloom" };

/** Boughs, ferns and berries to cut in winter. */
function isWinterGreen(
  { catalogue, facts, seasons }: PlantTraits,
  months: readonly number[],
): boolean {
  const isToCut = catalogue === "trees" || facts.habit === "fern-vase";
  const { look = "", months: fruiting = [] } = seasons.fruit ?? {};
  const hasBerries = /berr/.test(look) && fruiting.some((month) => months.includes(month));
  return hasBerries || (isToCut && seasons.leaf === "evergreen");
}

const reachInches = 40 * 12;

/** Not high in a tree, where nobody sees or cuts it. */
const isInReach = ({ catalogue, facts }: PlantTraits) =>
  catalogue !== "trees" || (facts.heightInchesMax ?? 0) <= reachInches;

/** In bloom in one of the months, and in reach. */
function isInBloom(plant: PlantTraits, months: readonly number[]): boolean {
  const { bloomMonths } = plant.facts;
  const isThen = bloomMonths.some((month) => months.includes(month));
  return isInReach(plant) && showsItsFlowers(plant.facts) && isThen;
}

const isWinter = (months: readonly number[]) => months.every((month) => month > 10 || month < 2);

/** An annual whose leaves color in the cold. */
const hasColoredLeaves = ({ catalogue, seasons }: PlantTraits, months: readonly number[]) =>
  catalogue === "annuals" && !!seasons.fallColor?.months.some((month) => months.includes(month));

/** Whatever the garden has at a feast. */
const isThereAt = (plant: PlantTraits, months: readonly number[]) =>
  isInBloom(plant, months) ||
  (isWinter(months) && (isWinterGreen(plant, months) || hasColoredLeaves(plant, months)));

/** Flowers in the color of the Mass; in winter whatever the garden has then. */
function isForFeast(
  plant: PlantTraits,
  { months, color }: Pick<Feast, "months" | "color">,
): boolean {
  const { bloomColors } = plant.facts;
  const colors: readonly string[] = liturgicalColors[color];
  // Of a tree the color that is seen from afar.
  const seen = plant.catalogue === "trees" ? bloomColors.slice(0, 1) : bloomColors;
  const isInColor = seen.some((bloom) => colors.includes(bloom));
  return isThereAt(plant, months) && (isInColor || isWinter(months));
}

/** By its own name, or that of tradition, before its story, in flower then or not. */
function howNamedFor({ name, facts }: PlantTraits, named = /(?!)/): number {
  const { tradition, synonyms } = facts;
  const isSaid = (texts: readonly string[]) => texts.some((text) => named.test(text));
  const isTold = isSaid([tradition?.story ?? "", ...synonyms]);
  return isSaid([name, tradition?.name ?? ""]) ? 1 : isTold ? 0.5 : 0;
}

/** Named in the text of its page as well, and to be had then: still in flower from the month before, or without a flower to wait for. */
const isToldFor = (plant: PlantTraits, { months, named }: Feast) =>
  !!named?.test(plant.description) &&
  (!showsItsFlowers(plant.facts) ||
    isInBloom(plant, [...months, ...months.map((month) => month - 1)]));

const isNamedForGraves = pageSays(/\b(?:graves?|cemetery)\b/);
const isForGrave = (plant: PlantTraits) =>
  isNamedForGraves(plant) || plant.uses.includes("containers");
const cemetery: PageLink = { name: "Our planned cemetery", path: "/cemetery" };

const feastWords = feasts.map((feast) => {
  const howNamed = (plant: PlantTraits) => howNamedFor(plant, feast.named);
  const orNamed = (test: (plant: PlantTraits) => boolean) => (plant: PlantTraits) =>
    howNamed(plant) > 0 || isToldFor(plant, feast) || test(plant);
  return means(
    `feast-${feast.id}`,
    `For ${feast.name}`,
    feast.words,
    orNamed((plant) => isForFeast(plant, feast)),
    "feast",
    {
      howWell: (plant, today) => {
        const next = Number(nextDayOfFeast(feast, today).slice(5, 7));
        const met = [[next], feast.months].filter((months) => isInBloom(plant, months)).length;
        return Math.max(Number(isToldFor(plant, feast)), met / 2);
      },
      leadsTo: { name: `What is in bloom: ${feast.name}`, path: `/in-bloom?feast=${feast.id}` },
      occasion: {
        months: feast.months,
        inAnyColor: orNamed((plant) => isThereAt(plant, feast.months)),
      },
      howNamed,
    },
  );
});

/** Flowers to cut for a day of one's own, in its usual color and in whatever month it is. */
const cutFor = (day: string, words: string, colors: Feast["color"][]) =>
  means(
    `cut-for-${day.split(" ").at(-1)}`,
    `${colors.join(" or ").replace(/^./, (first) => first.toUpperCase())} and good for cutting, as for ${day}`,
    words,
    ({ uses, facts }) =>
      uses.includes("cut-flowers") &&
      colors.some((color) =>
        (liturgicalColors[color] as readonly string[]).includes(facts.bloomColors[0] ?? ""),
      ),
    "altar",
    {
      leadsTo: inBloom,
      occasion: { months: [], inAnyColor: ({ uses }) => uses.includes("cut-flowers") },
    },
  );

const broadPetals = /^(?:double-rosette|cup|lily|iris|five-petal|trumpet)$/;

/** Of Our Lady, and not of the gardens that have their name from her. */
const marian = /\b(?:Our Lady|Madonna|Virgin|Mary(?!'s Gardens| Gardens?))\b/;
const howMarian = (plant: PlantTraits) => howNamedFor(plant, marian);

const isCited = /\d+:\d+|\bPsalm\b/;

/** What a parish asks for. None of these words is ever corrected to the name of a plant. */
export const churchWords: readonly VocabularyEntry[] = [
  ...feastWords,
  means(
    "mary",
    "For a Mary garden",
    "mary, marys, marian, mary garden, mary gardens, marys garden, our lady, our ladys, our blessed lady, virgin mary, blessed virgin, blessed mother, madonna, hail mary, ave maria, consecration, marian consecration, rosa mystica, mystical rose, grotto, shrine, statue, miraculous medal, angelus, magnificat, nossa senhora, nuestra senora",
    ({ facts }) => isForMaryGarden(facts),
    "mary",
    { howWell: howMarian, leadsTo: { name: "The Mary garden", path: "/mary-garden" } },
  ),
  means(
    "rosary",
    "For a Mary garden",
    "rosary, rosaries, holy rosary, rosary garden, rosary beads, novena",
    ({ facts }) => isForMaryGarden(facts),
    "rosary",
    {
      howWell: howMarian,
      leadsTo: {
        name: "What is in bloom: Our Lady of the Rosary",
        path: "/in-bloom?feast=rosary",
      },
    },
  ),
  means(
    "altar",
    "Good for cutting, as for an altar",
    "altar, altar flowers, altar arrangement, altar arrangements, church flowers, mass, sunday mass, liturgy, liturgical, tabernacle, monstrance, adoration, benediction, holy communion, communion, centerpiece, centerpieces, vestment, vestments, priest, ordinary time, sunday, sundays, holy day, first friday, first fridays, first saturday, first saturdays",
    ({ uses }) => uses.includes("cut-flowers"),
    "altar",
    {
      leadsTo: inBloom,
      // Boughs are cut low.
      atLeast: (plant) => isInReach(plant) || plant.seasons.leaf === "evergreen",
    },
  ),
  cutFor(
    "a wedding",
    "wedding, weddings, bride, brides, bridal, bridesmaid, bridesmaids, boutonniere, corsage, quinceanera",
    ["white", "rose"],
  ),
  cutFor("a baptism", "baptism, baptisms, christening, christenings", ["white"]),
  means(
    "valentines",
    "Red or pink and good for cutting, as for Valentine’s Day",
    "valentines",
    ({ uses, facts }) =>
      uses.includes("cut-flowers") && /red|crimson|pink|rose/.test(facts.bloomColors[0] ?? ""),
    "valentines",
    { occasion: { months: [], inAnyColor: ({ uses }) => uses.includes("cut-flowers") } },
  ),
  cutFor("Confirmation", "confirmation, confirmations", ["red"]),
  cutFor("an ordination", "ordination, ordinations, jubilee", ["white"]),
  cutFor("a funeral", "funeral, funerals, sympathy, condolence, wake", ["white"]),
  means(
    "may-crowning",
    "In bloom in May, those of a Mary garden first",
    "may crowning, may crownings, may procession, may processions, may altar, crowning, may devotion, may devotions, month of mary, marys month, mary in may",
    (plant) => isInBloom(plant, [5]),
    "may-crowning",
    {
      howWell: ({ facts }) => Number(isForMaryGarden(facts)),
      leadsTo: { name: "The Mary garden", path: "/mary-garden" },
      occasion: { months: [5] },
    },
  ),
  means(
    "procession",
    "Flowers with petals to strew in May or June",
    "procession, processions, eucharistic procession, petals, flower petals, rose petals, strew, strewing, strew petals",
    (plant) => plant.catalogue !== "trees" && isInBloom(plant, [5, 6]),
    "procession",
    {
      howWell: ({ facts, uses }) =>
        Number(uses.includes("cut-flowers")) / 2 +
        Number(broadPetals.test(facts.flowerForm ?? "")) / 2,
      leadsTo: {
        name: "What is in bloom: Corpus Christi",
        path: "/in-bloom?feast=corpus-christi",
      },
      occasion: { months: [5, 6] },
    },
  ),
  means(
    "first-communion",
    "White and good for cutting, for First Communion",
    "first communion, first communions, first holy communion, communion dress",
    (plant) =>
      plant.uses.includes("cut-flowers") && isForFeast(plant, { color: "white", months: [4, 5] }),
    "first-communion",
    { leadsTo: inBloom },
  ),
  means(
    "parish",
    "Good for cutting",
    "parish, parishes",
    ({ uses }) => uses.includes("cut-flowers"),
    "parish",
    {
      leadsTo: { name: "For your parish", path: "/parish" },
    },
  ),
  means(
    "grave",
    "For a grave: named so on its page, or good in pots",
    "cemetery, cemeteries, grave, graves, graveside, gravesite, headstone, burial, burial plot, burial plots, cemetery plot, cemetery plots, grave plot, memorial, memorial garden, in memory, in memory of, remembrance, miscarriage, miscarried, stillborn",
    isForGrave,
    "grave",
    { howWell: (plant) => Number(isNamedForGraves(plant)), leadsTo: cemetery },
  ),
  means(
    "memorial-day",
    "For a grave at the end of May: in bloom then, and named so on its page or good in pots",
    "memorial day, memorial day weekend, decoration day",
    (plant) => isInBloom(plant, [5]) && isForGrave(plant),
    "memorial-day",
    {
      howWell: (plant) => Number(isNamedForGraves(plant)),
      leadsTo: cemetery,
      occasion: { months: [5] },
    },
  ),
  means(
    "saint",
    "Has a Christian tradition",
    "st, sts",
    ({ facts }) => !!facts.tradition,
    "saint",
    {
      leadsTo: inBloom,
    },
  ),
  means(
    "tradition",
    "Has a Christian tradition",
    "christian, catholic, saint, saints, tradition, legend, jesus, christ, lord, apostle, apostles, prayer, prayer garden, pope, monastery, monasteries, monastic, cloister, abbey",
    ({ facts }) => facts.tradition !== undefined,
  ),
  means(
    "scripture",
    "Its story cites Scripture",
    "bible, biblical, bible garden, scripture, scriptures, scriptural, holy scripture, old testament, new testament, testament, psalm, psalms, gospel, gospels, bible verse, bible verses",
    ({ facts: { tradition } }) =>
      tradition?.source === "scripture" || isCited.test(tradition?.story ?? ""),
  ),
];
