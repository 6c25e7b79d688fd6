import type { PlantFacts } from "../schema-of-plant-facts.ts";

/** The colors of the Mass (General Instruction of the Roman Missal, 346), and which flowers are in them. */
export const liturgicalColors = {
  white: ["white", "cream"],
  red: ["red", "crimson"],
  violet: ["purple", "violet", "lavender"],
  rose: ["rose", "pink"],
  green: ["green"],
} satisfies Record<string, PlantFacts["bloomColors"]>;
export type LiturgicalColor = keyof typeof liturgicalColors;

/**
 * When a feast is kept: on a day of the year, so many days after Easter Sunday, or by a rule of its own
 * (`reckon-feast-days.ts`).
 */
type FeastDay =
  | readonly [month: number, day: number]
  | { readonly afterEaster: number }
  | "annunciation"
  | "st-joseph"
  | "st-john"
  | "immaculate-conception"
  | "holy-family"
  | "epiphany"
  | "mothers-day"
  | "thanksgiving"
  | "christ-the-king"
  | "advent"
  | "gaudete";

export interface Feast {
  /** As it stands in an address. */
  id: string;
  name: string;
  day: FeastDay;
  color: LiturgicalColor;
  /** The months in which it falls, for a search that names no year. */
  months: readonly number[];
  /** How a parishioner types it. */
  words: string;
  /** What a plant's names or its story say of the saint or the mystery. */
  named?: RegExp;
}

/** Two that the birth of St. John gives way to. */
export const corpusChristi = { afterEaster: 63 };
export const sacredHeart = { afterEaster: 68 };

const feast = (
  id: string,
  name: string,
  day: FeastDay,
  color: LiturgicalColor,
  months: readonly number[],
  words: string,
  named?: RegExp,
): Feast => ({ id, name, day, color, months, words, ...(named ? { named } : {}) });

const passion = /Christ's Thorn|Christ's-Cross|Judas|Calvary/;
const josephTheSpouse = /(?:St\.|Saint) Joseph(?! of Arimathea)/;

/** The feasts for which flowers are wanted, of the calendar of the dioceses of the United States. */
export const feasts: readonly Feast[] = [
  feast(
    "mary-mother-of-god",
    "Mary, the Holy Mother of God",
    [1, 1],
    "white",
    [1],
    "mother of god, new years day",
  ),
  feast("epiphany", "Epiphany", "epiphany", "white", [1], "epiphany, three kings, magi"),
  feast(
    "presentation",
    "Presentation of the Lord",
    [2, 2],
    "white",
    [2],
    "candlemas, presentation, presentation of the lord",
  ),
  feast("lourdes", "Our Lady of Lourdes", [2, 11], "white", [2], "lourdes, our lady of lourdes"),
  feast("ash-wednesday", "Ash Wednesday", { afterEaster: -46 }, "violet", [2, 3], "ash wednesday"),
  feast(
    "lent",
    "First Sunday of Lent",
    { afterEaster: -42 },
    "violet",
    [2, 3],
    "lent, lenten season, lenten, lenten garden, first sunday of lent",
    /Lenten/,
  ),
  feast(
    "laetare",
    "Laetare Sunday",
    { afterEaster: -21 },
    "rose",
    [3, 4],
    "laetare, laetare sunday",
  ),
  feast("st-patrick", "St. Patrick", [3, 17], "white", [3], "st patrick, st patricks day"),
  feast(
    "st-joseph",
    "St. Joseph",
    "st-joseph",
    "white",
    [3],
    "st joseph, st josephs day, st josephs, joseph",
    josephTheSpouse,
  ),
  feast(
    "annunciation",
    "Annunciation of the Lord",
    "annunciation",
    "white",
    [3, 4],
    "annunciation, annunciation of the lord, lady day",
    /Annunciation/,
  ),
  feast(
    "palm-sunday",
    "Palm Sunday",
    { afterEaster: -7 },
    "red",
    [3, 4],
    "palm sunday, holy week, palms for palm sunday",
    passion,
  ),
  feast(
    "holy-thursday",
    "Holy Thursday",
    { afterEaster: -3 },
    "white",
    [3, 4],
    "holy thursday, maundy thursday, altar of repose",
    passion,
  ),
  feast(
    "good-friday",
    "Good Friday",
    { afterEaster: -2 },
    "red",
    [3, 4],
    "good friday, passion of our lord, passion of the lord, passion of christ, passion of jesus, passion, passiontide, the passion, crown of thorns, crucifixion, calvary, cross, crucifix, stations of the cross, stations, way of the cross",
    passion,
  ),
  feast(
    "easter",
    "Easter Sunday",
    { afterEaster: 0 },
    "white",
    [3, 4],
    "easter, easter sunday, easter vigil, eastertide, paschal, resurrection",
    /\bEaster\b/,
  ),
  feast(
    "divine-mercy",
    "Divine Mercy Sunday",
    { afterEaster: 7 },
    "white",
    [4],
    "divine mercy, divine mercy sunday",
  ),
  feast(
    "st-joseph-the-worker",
    "St. Joseph the Worker",
    [5, 1],
    "white",
    [5],
    "st joseph the worker, joseph the worker, st joseph worker, may day",
    josephTheSpouse,
  ),
  feast("fatima", "Our Lady of Fatima", [5, 13], "white", [5], "fatima, our lady of fatima"),
  feast("mothers-day", "Mother’s Day", "mothers-day", "white", [5], "mothers day, mother day"),
  feast(
    "ascension",
    "Ascension of the Lord",
    { afterEaster: 39 },
    "white",
    [5],
    "ascension, ascension thursday, ascension day",
  ),
  feast(
    "visitation",
    "Visitation of the Blessed Virgin Mary",
    [5, 31],
    "white",
    [5],
    "visitation, visitation of mary, the visitation, elizabeth, st elizabeth",
    /Elizabeth/,
  ),
  feast(
    "pentecost",
    "Pentecost Sunday",
    { afterEaster: 49 },
    "red",
    [5, 6],
    "pentecost, whitsun, whitsunday, holy spirit, holy ghost",
    /Pentecost|Whitsun/,
  ),
  feast(
    "trinity",
    "Most Holy Trinity",
    { afterEaster: 56 },
    "white",
    [5, 6],
    "trinity sunday, holy trinity, most holy trinity, blessed trinity, trinity",
    /Trinit/,
  ),
  feast(
    "corpus-christi",
    "Corpus Christi",
    corpusChristi,
    "white",
    [5, 6],
    "corpus christi, body of christ, blessed sacrament",
  ),
  feast(
    "sacred-heart",
    "Sacred Heart of Jesus",
    sacredHeart,
    "white",
    [6],
    "sacred heart, sacred heart of jesus",
  ),
  feast(
    "immaculate-heart",
    "Immaculate Heart of Mary",
    { afterEaster: 69 },
    "white",
    [6],
    "immaculate heart, immaculate heart of mary, heart of mary",
    /Mary's Heart/,
  ),
  feast(
    "st-anthony",
    "St. Anthony of Padua",
    [6, 13],
    "white",
    [6],
    "st anthony, st anthony of padua",
  ),
  feast(
    "st-john",
    "Nativity of St. John the Baptist",
    "st-john",
    "white",
    [6],
    "st john, st john the baptist, midsummer day",
  ),
  feast(
    "peter-and-paul",
    "Sts. Peter and Paul",
    [6, 29],
    "red",
    [6],
    "peter and paul, st peter and paul, st peter and st paul, st peter, st paul, peter",
    /Saint Peter/,
  ),
  feast(
    "mount-carmel",
    "Our Lady of Mount Carmel",
    [7, 16],
    "white",
    [7],
    "mount carmel, our lady of mount carmel, scapular",
  ),
  feast(
    "mary-magdalene",
    "St. Mary Magdalene",
    [7, 22],
    "white",
    [7],
    "mary magdalene, st mary magdalene",
  ),
  feast("st-anne", "Sts. Joachim and Anne", [7, 26], "white", [7], "st anne, st ann, joachim"),
  feast("transfiguration", "Transfiguration", [8, 6], "white", [8], "transfiguration"),
  feast(
    "assumption",
    "Assumption of the Blessed Virgin Mary",
    [8, 15],
    "white",
    [8],
    "assumption, assumption day, assumption of mary, dormition",
    /Assumption/,
  ),
  feast("queenship", "Queenship of Mary", [8, 22], "white", [8], "queenship, queen of heaven"),
  feast("st-rose", "St. Rose of Lima", [8, 23], "white", [8], "st rose, st rose of lima"),
  feast(
    "nativity-of-mary",
    "Nativity of the Blessed Virgin Mary",
    [9, 8],
    "white",
    [9],
    "nativity of mary, birthday of mary, marys birthday",
  ),
  feast(
    "holy-cross",
    "Exaltation of the Holy Cross",
    [9, 14],
    "red",
    [9],
    "holy cross, exaltation, exaltation of the cross, exaltation of the holy cross, triumph of the cross",
    passion,
  ),
  feast(
    "our-lady-of-sorrows",
    "Our Lady of Sorrows",
    [9, 15],
    "white",
    [9],
    "our lady of sorrows, lady of sorrows, mother of sorrows, sorrowful mother, seven sorrows, seven sorrows of mary, sorrows, sorrow, sorrowful, mater dolorosa, dolorosa, dolors, pieta",
    /Sorrow|Mary's Tears/,
  ),
  feast(
    "michaelmas",
    "Sts. Michael, Gabriel and Raphael",
    [9, 29],
    "white",
    [9],
    "michaelmas, st michael, st gabriel, st raphael, michael, gabriel, raphael, archangel, archangels, st michael the archangel, michael gabriel and raphael, michael gabriel raphael, st michael gabriel and raphael, st michael gabriel raphael, guardian angel, guardian angels, angel, angels",
    /Michael|angel Gabriel/,
  ),
  feast(
    "st-therese",
    "St. Thérèse of the Child Jesus",
    [10, 1],
    "white",
    [10],
    "st therese, little flower, therese",
  ),
  feast("st-francis", "St. Francis of Assisi", [10, 4], "white", [10], "st francis, assisi"),
  feast("rosary", "Our Lady of the Rosary", [10, 7], "white", [10], "our lady of the rosary"),
  feast(
    "all-saints",
    "All Saints",
    [11, 1],
    "white",
    [11],
    "all saints, all saints day, all hallows",
    /All Saints/,
  ),
  feast(
    "all-souls",
    "All Souls",
    [11, 2],
    "violet",
    [11],
    "all souls, all souls day, day of the dead, holy souls, poor souls, souls in purgatory",
    /All (?:Saints|Souls)/,
  ),
  feast("christ-the-king", "Christ the King", "christ-the-king", "white", [11], "christ the king"),
  feast("thanksgiving", "Thanksgiving Day", "thanksgiving", "white", [11], "thanksgiving"),
  feast(
    "advent",
    "First Sunday of Advent",
    "advent",
    "violet",
    [11, 12],
    "advent, advent wreath, jesse tree, o antiphons",
  ),
  feast("st-nicholas", "St. Nicholas", [12, 6], "white", [12], "st nicholas, st nick"),
  feast(
    "immaculate-conception",
    "Immaculate Conception",
    "immaculate-conception",
    "white",
    [12],
    "immaculate conception",
  ),
  feast(
    "guadalupe",
    "Our Lady of Guadalupe",
    [12, 12],
    "white",
    [12],
    "guadalupe, our lady of guadalupe",
  ),
  feast("gaudete", "Gaudete Sunday", "gaudete", "rose", [12], "gaudete, gaudete sunday"),
  feast(
    "christmas",
    "Christmas",
    [12, 25],
    "white",
    [12],
    "christmas, christmas eve, christmas day, christmastide, nativity, xmas, midnight mass, noel, creche, birth of jesus, bethlehem",
    /Christmas|Holy Night/,
  ),
  feast(
    "holy-family",
    "Holy Family",
    "holy-family",
    "white",
    [12],
    "holy family, flight into egypt",
    /flight into Egypt|Child Jesus/,
  ),
];
