import { monthNames, showsItsFlowers } from "../plant-card.ts";
import { fallColors } from "../plant-seasons.ts";
import type { KnownFacts } from "../schema-of-plant-facts.ts";
import { means, type PlantTraits, pageSays, type VocabularyEntry } from "./vocabulary-entry.ts";

const bloomsIn = (key: string, name: string, words: string, months: readonly number[]) =>
  means(
    `blooms-${key}`,
    `Blooms in ${name}`,
    words
      .split(", ")
      .flatMap((word) => [word, `blooms in ${word}`, `bloom in ${word}`, `${word} bloom`])
      .join(", "),
    ({ facts }) =>
      showsItsFlowers(facts) && facts.bloomMonths.some((month) => months.includes(month)),
    "blooms",
    {
      howWell: ({ facts }) =>
        months.filter((month) => facts.bloomMonths.includes(month)).length / months.length,
    },
  );

/** A sentence that tells when a plant is planted. */
export const onPlanting = (when: string) =>
  new RegExp(
    `(?:^|[.;] )(?:Plant|Set(?! an? )|Sow|Start|Move|Scatter|Push|Press|Nick|Hold|Wait)\\b(?:(?! (?:since|because|so|and) )[^.;])*\\b(?:${when})\\b`,
    "i",
  );

const partsOfYear = [
  ["winter", [12, 1, 2]],
  ["spring", [3, 4, 5]],
  ["summer", [6, 7, 8]],
  ["fall", [9, 10, 11]],
] as const;
export const anyTime = [...monthNames, ...partsOfYear.map(([name]) => name), "frost"].join("|");
const tellsTime = pageSays(onPlanting(anyTime));

/** When its page says so; what is hardy and tells no time always, and no annual before a winter. */
const plantedIn = (name: string, months: readonly number[], when: string) => {
  const tellsThis = pageSays(onPlanting(when));
  const isFrosty = months.every((month) => month > 7 || month < 4);
  return means(
    `planted-${name.toLowerCase()}`,
    `To be planted in ${name}, in flower then or not`,
    `planted in ${name.toLowerCase()}`,
    (plant) =>
      tellsThis(plant) || !(tellsTime(plant) || (isFrosty && plant.catalogue === "annuals")),
    "planted",
    { howWell: (plant) => Number(tellsThis(plant)) },
  );
};

const isFruit = /fruit|pawpaw|apple|cherr|berr/;
const fruitColors = [
  ["red", /red|scarlet/],
  ["orange", /orange/],
  ["blue", /blue/],
  ["purple", /purple/],
  ["black", /black/],
] as const;

const fruitIn = (when: string, label: string, months: readonly number[], phrases = "") =>
  means(
    `fruit-in-${label}`,
    `Has fruits or berries in ${label}`,
    `fruit in ${when}${phrases}`,
    ({ seasons: { fruit } }) =>
      isFruit.test(fruit?.look ?? "") && !!fruit?.months.some((month) => months.includes(month)),
    "fruit-in",
  );

/** Of the year that begins with the Christmas rose. */
const firstMonth = ({ facts }: PlantTraits) =>
  showsItsFlowers(facts) && facts.bloomMonths[0] ? facts.bloomMonths[0] % 12 : Number.NaN;
const lastMonth = ({ facts }: PlantTraits) =>
  (showsItsFlowers(facts) && facts.bloomMonths.at(-1)) || Number.NaN;

const blossoms = ["flowers", "flower", "blooms", "bloom", "blossoms", "to bloom", "to flower"];
const superlative = (words: string, of = blossoms) =>
  words.split(", ").flatMap((word) => of.map((what) => `${word} ${what}`));

/** What is asked of the whole year is an order by the months that are known. */
const ofWholeYear: VocabularyEntry[] = [
  means(
    "first-to-bloom",
    "Blooms in April at the latest, the earliest first",
    [
      ...superlative("first, earliest, very first"),
      "earliest, blooms first, blooms first in spring, first in spring, first color, blooms earliest, bloom first, blooming first",
    ].join(", "),
    (plant) => firstMonth(plant) <= 4,
    "first-to-bloom",
    { howWell: (plant) => 1 - firstMonth(plant) / 12 || 0 },
  ),
  means(
    "last-to-bloom",
    "Blooms in October or after, the latest first",
    [
      ...superlative("last, latest, very last"),
      "latest, blooms last, blooms latest, last color, bloom last, blooming last",
    ].join(", "),
    (plant) => lastMonth(plant) >= 10,
    "last-to-bloom",
    { howWell: (plant) => lastMonth(plant) / 12 || 0 },
  ),
  means(
    "longest-bloom",
    "Blooms for four months or more, the longest first",
    [
      ...superlative("longest, longest lasting"),
      "longest blooming, longest flowering, blooms longest, bloom longest, blooms the longest, bloom the longest",
    ].join(", "),
    ({ facts }) => showsItsFlowers(facts) && facts.bloomMonths.length >= 4,
    "longest-bloom",
    { howWell: ({ facts }) => facts.bloomMonths.length / 12 },
  ),
];

/** "May to October": half of the months, the longest first. */
const spans = monthNames.flatMap((from, at) =>
  monthNames.slice(at + 1).map((to, more) => {
    const months = monthNames.slice(at, at + more + 2).map((_, month) => at + month + 1);
    const bloomsFor = ({ bloomMonths }: KnownFacts) =>
      months.filter((month) => bloomMonths.includes(month)).length / months.length;
    return means(
      `blooms-${from}-${to}`,
      `Blooms from ${from} to ${to}, the longest first`,
      `${from} to ${to}`.toLowerCase(),
      ({ facts }) => showsItsFlowers(facts) && bloomsFor(facts) >= 0.5,
      "blooms",
      { howWell: ({ facts }) => bloomsFor(facts) },
    );
  }),
);

const summerMonthsOf = ({ bloomMonths }: KnownFacts) =>
  bloomMonths.filter((month) => month >= 6 && month <= 8).length;

const isInWinter = (months: readonly number[] = []) =>
  months.some((month) => month === 12 || month <= 2);
const isShowyInWinter = ({ catalogue, facts, goodFor, seasons }: PlantTraits) =>
  (catalogue === "trees" && seasons.leaf === "evergreen") ||
  goodFor.includes("showy-bark") ||
  isInWinter(facts.bloomMonths) ||
  (isInWinter(seasons.fruit?.months) && /berr/.test(seasons.fruit?.look ?? ""));

/** What there is to see in which part of the year. */
export const seasonWords: readonly VocabularyEntry[] = [
  ...ofWholeYear,
  // In spring no plant has any.
  ...monthNames.flatMap((name, at) =>
    at > 1 && at < 5 ? [] : fruitIn(name.toLowerCase(), name, [at + 1]),
  ),
  fruitIn("winter", "winter", [12, 1, 2], ", birds in winter, birds in the winter, winter birds"),
  fruitIn("summer", "summer", [6, 7, 8]),
  fruitIn("fall", "fall", [9, 10, 11], ", fruit in autumn"),
  ...monthNames.map((name, index) =>
    bloomsIn(String(index + 1), name, name.toLowerCase(), [index + 1]),
  ),
  ...partsOfYear.flatMap(([part, months]) => [
    plantedIn(part, months, [part, ...months.map((month) => monthNames[month - 1])].join("|")),
    ...months.flatMap((month) => {
      const name = monthNames[month - 1];
      return name ? plantedIn(name, [month], `${name}|${part}${month === 5 ? "|frost" : ""}`) : [];
    }),
  ]),
  ...spans,
  bloomsIn("spring", "spring", "spring, springtime", [3, 4, 5]),
  bloomsIn("early-spring", "early spring", "early spring, late winter", [2, 3, 4]),
  bloomsIn("late-spring", "late spring", "late spring", [5, 6]),
  bloomsIn("summer", "summer", "summer, summertime", [6, 7, 8]),
  bloomsIn("early-summer", "early summer", "early summer", [6]),
  bloomsIn("midsummer", "midsummer", "midsummer, mid summer", [7]),
  bloomsIn("late-summer", "late summer", "late summer", [8, 9]),
  bloomsIn("fall", "fall", "fall, autumn, late season", [9, 10, 11]),
  bloomsIn("early-fall", "early fall", "early fall, early autumn", [9]),
  bloomsIn(
    "late-fall",
    "late fall",
    "late fall, late autumn, frost, until frost, till frost, first frost",
    [10, 11],
  ),
  bloomsIn("winter", "winter", "winter", [12, 1, 2]),
  means(
    "all-summer",
    "Blooms most of the summer",
    "all summer, long bloom, long bloomer, long bloomers, long flowering, long blooming, blooms all summer, everblooming, ever blooming, nonstop bloom, blooms nonstop, continuous bloom, all season, blooms for months, bloom for months, blooms for weeks, bloom for weeks, blooms a long time, bloom a long time, keeps blooming, keep blooming",
    ({ facts }) => showsItsFlowers(facts) && summerMonthsOf(facts) > 1,
    "all-summer",
    { howWell: ({ facts }) => summerMonthsOf(facts) / 3 },
  ),
  means(
    "fall-color",
    "Leaves color in fall",
    "fall color, fall colors, colorful in fall, colorful fall, color in fall, colors in fall, turn color, turns color, turn colors, fall colour, autumn color, autumn colors, autumn colour, fall foliage, autumn foliage, fall leaves, autumn leaves",
    (plant) => plant.seasons.fallColor !== undefined,
  ),
  ...fallColors.map((color) =>
    means(
      `fall-color-${color}`,
      `Leaves turn ${color} in fall`,
      `${color} fall color, turn ${color}, turns ${color}, turning ${color}`,
      // Gold leaves are called yellow, too.
      ({ seasons: { fallColor } }) =>
        fallColor?.colors.some((one) => one === color || (color === "yellow" && one === "gold")) ??
        false,
      "fall-color",
      {
        // The only color before the first, and the first before others.
        howWell: ({ seasons: { fallColor } }) => {
          const colors = fallColor?.colors ?? [];
          const at = colors.indexOf(color);
          return at < 0 ? 0 : 1 / (colors.length + at);
        },
      },
    ),
  ),
  means(
    "evergreen",
    "Evergreen",
    "evergreen, evergreens, always green, stay green, stays green, green in winter, green all winter, keep their leaves, keeps its leaves",
    (plant) => plant.seasons.leaf === "evergreen",
    "evergreen",
    { howWell: ({ catalogue }) => (catalogue === "trees" ? 1 : 0.8) },
  ),
  means(
    "greens",
    "Evergreen branches or fronds to cut",
    "greens, greenery, boughs, evergreen boughs, wreath, wreaths, garland, garlands",
    ({ catalogue, facts, seasons }) =>
      (catalogue === "trees" || facts.habit === "fern-vase") && seasons.leaf === "evergreen",
    "evergreen",
  ),
  means(
    "deciduous",
    "Sheds its leaves in fall",
    "deciduous, sheds its leaves, loses its leaves",
    ({ catalogue, seasons }) => catalogue === "trees" && Array.isArray(seasons.leaf),
  ),
  means("berries", "Has berries", "berry, berries", (plant) =>
    /berr/.test(plant.seasons.fruit?.look ?? ""),
  ),
  ...fruitColors.map(([color, look]) =>
    means(
      `fruit-${color}`,
      `Has ${color} fruits or berries`,
      ["berry", "berries", "fruit", "fruits"].map((of) => `${color} ${of}`).join(", "),
      ({ seasons: { fruit } }) => look.test(fruit?.look ?? "") && isFruit.test(fruit?.look ?? ""),
      "fruit",
    ),
  ),
  means(
    "fruit",
    "Has fruits or berries",
    "fruit, fruits, fruiting",
    ({ seasons }) => isFruit.test(seasons.fruit?.look ?? ""),
    "fruit",
    {
      howWell: ({ seasons }) => Number(/fruit|pawpaw|apple|cherr/.test(seasons.fruit?.look ?? "")),
    },
  ),
  means("nuts", "Has nuts or acorns", "nut, nuts, acorn, acorns", ({ seasons }) =>
    /nuts|acorn/.test(seasons.fruit?.look ?? ""),
  ),
  means(
    "winter-interest",
    "Something to see in winter",
    "winter interest, winter color, winter garden, year round interest, year round color, all year interest, color all year, color year round, interest year round, four season interest, four seasons, four season",
    (plant) =>
      plant.seasons.leaf === "evergreen" ||
      isShowyInWinter(plant) ||
      isInWinter(plant.seasons.fruit?.months),
    "winter-interest",
    // Low leaves and seed heads come last.
    { howWell: (plant) => Number(isShowyInWinter(plant)) },
  ),
];
