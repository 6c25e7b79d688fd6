import type { PageLink } from "../answers.ts";
import { type Feast, feasts, liturgicalColors } from "../data/feasts.ts";
import { isForMaryGarden } from "../mary-garden.ts";
import { showsItsFlowers } from "../plant-card.ts";
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

/** Flowers in the color of the Mass; in winter whatever the garden has then. */
function isForFeast(
  plant: PlantTraits,
  { months, color }: Pick<Feast, "months" | "color">,
): boolean {
  const { facts } = plant;
  const isWinter = months.every((month) => month > 10 || month < 2);
  const isInBloom =
    showsItsFlowers(facts) && facts.bloomMonths.some((month) => months.includes(month));
  const colors: readonly string[] = liturgicalColors[color];
  const isInColor = facts.bloomColors.some((bloom) => colors.includes(bloom));
  return isInBloom ? isWinter || isInColor : isWinter && isWinterGreen(plant, months);
}

const isNamedForGraves = pageSays(/\b(?:graves?|cemetery)\b/);

const feastWords = feasts.map((feast) =>
  means(
    `feast-${feast.id}`,
    `For ${feast.name}`,
    feast.words,
    (plant) => isForFeast(plant, feast),
    feast.id,
    {
      leadsTo: { name: `What is in bloom: ${feast.name}`, path: `/in-bloom?feast=${feast.id}` },
    },
  ),
);

/** What a parish asks for. None of these words is ever corrected to the name of a plant. */
export const churchWords: readonly VocabularyEntry[] = [
  ...feastWords,
  means(
    "mary",
    "For a Mary garden",
    "mary, marys, marian, mary garden, mary gardens, marys garden, our lady, our ladys, our blessed lady, virgin mary, blessed virgin, blessed mother, madonna, hail mary, ave maria, consecration, marian consecration, rosa mystica, mystical rose, grotto, shrine, statue, miraculous medal, angelus, magnificat, nossa senhora, nuestra senora",
    ({ facts }) => isForMaryGarden(facts),
    "mary",
    { leadsTo: { name: "The Mary garden", path: "/mary-garden" } },
  ),
  means(
    "rosary",
    "For a Mary garden",
    "rosary, rosaries, holy rosary, rosary garden, rosary beads, novena",
    ({ facts }) => isForMaryGarden(facts),
    "rosary",
    {
      leadsTo: {
        name: "What is in bloom: Our Lady of the Rosary",
        path: "/in-bloom?feast=rosary",
      },
    },
  ),
  means(
    "altar",
    "Good for cutting, as for an altar",
    "altar, altar flowers, altar arrangement, altar arrangements, church, church flowers, chapel, sanctuary, mass, sunday mass, liturgy, liturgical, tabernacle, monstrance, adoration, benediction, holy communion, communion, confirmation, baptism, christening, ordination, wedding, weddings, bride, bridal, bridesmaid, bridesmaids, boutonniere, corsage, centerpiece, centerpieces, quinceanera, anniversary, funeral, funerals, vestment, vestments, priest, ordinary time, sunday, sundays, holy day, first friday, first fridays, first saturday, first saturdays",
    ({ uses }) => uses.includes("cut-flowers"),
    "altar",
    { leadsTo: inBloom },
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
    "cemetery, cemeteries, grave, graves, graveside, gravesite, headstone, burial, memorial garden, memorial day",
    (plant) => isNamedForGraves(plant) || plant.uses.includes("containers"),
    "grave",
    {
      howWell: (plant) => Number(isNamedForGraves(plant)),
      leadsTo: { name: "Our planned cemetery", path: "/cemetery" },
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
    "christian, catholic, bible, biblical, scripture, saint, saints, tradition, legend, jesus, christ, lord, cross, crucifix, gospel, apostle, apostles, angel, angels, prayer, prayer garden, pope, memorial, stations of the cross, stations, way of the cross",
    ({ facts }) => facts.tradition !== undefined,
  ),
];
