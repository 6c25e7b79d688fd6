/* What is told around a wish, and what a plant is to do, in the words of the vocabulary. */

import { type Rewording, season, words } from "./rewordings.ts";

const slope = "(?:banks?|hills?|hillsides?|slopes?|embankments?|berms?)";
const earth = `(?:${slope}|soil|dirt|ground)`;
const the = "(?:(?:the|a|an|my|our|that|this|some|up|down|in|over) )*";
const church = "(?:church|chapel)";

/** When something happened, and not when something is to be in flower. */
const pastTimes: readonly Rewording[] = [
  [
    words(
      `(?:(?:in|during|over|all|since|back|early|late|mid|the) )*(?:last|this past|past|previous) (?:${season}|year|month|week)(?! (?:flower|bloom|blossom|to )\\w*)`,
    ),
    "",
  ],
  [words(`(early|late) in (?:the )?(${season})`), "$1 $2"],
  [words(`(?<!(?:bloom|flower|color|back|return|grow)\\w* )(?:every|each) ${season}`), ""],
];

const purposes: readonly Rewording[] = [
  [
    words(
      `(?:holds?|holding|keeps?|stabilizes?|anchors?) ${the}(\\w+ )??${earth}(?! covers?)(?: (?:there|in place|together|from \\w+))*`,
    ),
    "$1 erosion",
  ],
  [
    words("(?:wash(?:es|ed|ing)?|slid(?:es|ing)) (?:out|away|down)|erod(?:es?|ed|ing)|runoff"),
    "erosion",
  ],
  [
    words(
      `(?<!ground )(?:fills?|filling|covers?|covering)(?: (?:in|over))*(?=(?: \\w+){0,4} (?:bare|patch(?:es)?|gaps?|${earth})(?: |$))`,
    ),
    "ground cover",
  ],
  [
    words("(?:choke|smother|crowd|shade|keep)s?(?: (?:out|down|back|off|away))*(?: the)? weeds"),
    "ground cover",
  ],
  [
    words(
      `(?<!${slope}.*)(?:hard|difficult|miserable|impossible|hate|tired|sick)(?: (?:to|of))* mow(?:ing)?(?!.*${slope})`,
    ),
    "ground cover",
  ],
  [
    words(
      `(?:edges?|edging|lines?|lining|borders?) ${the}(?:(?:front|brick|stone|garden|gravel) )*(?:walk|walkway|path|pathway|sidewalk|driveway|drive|bed|patio)`,
    ),
    "edging",
  ],
  [
    words(
      "(?:conceal|disguise|mask|block|cover up)(?=(?: \\w+){0,3} (?:view|shed|cans?|unit|tank|meter|box|neighbors?|street|road)(?: |$))",
    ),
    "screen",
  ],
  [
    words(
      `(?:on top of|on|over) ${the}septic(?: (?:field|tank|system|mound))?|(?:that|which) spreads?`,
    ),
    "ground cover",
  ],
  // A church is a place, unless something is cut for it.
  [
    words(
      `((?:flowers?|bouquets?|arrangements?|greens|greenery|decorat\\w+)(?: (?!front|by|along|near|beside|outside|around|behind|against|next)\\w+){0,4}?) (?:(?:for|in|inside|at|the|our|my) )*${church}(?! (?:doors?|walls?|yard|lawn|steps|sign|grounds?|entrance|garden|hall|bed|walk|parking)\\b)`,
    ),
    "$1 altar",
  ],
  [words("(?:getting|gets?|is|be) married|marries"), "wedding"],
];

export const tending: readonly Rewording[] = [
  [
    words(
      "(?:nobody|no one|hardly ever|never|rarely|seldom|forgets?|cant|cannot|hates?)(?: \\w+){0,4}? to water(?: it| them)?|(?:hardly ever|never|rarely|seldom) (?:gets? |be )?water(?:s|ed)",
    ),
    "low water",
  ],
  [
    words(
      "(?:hardly|barely|scarcely)(?: any| much)? (?:care|work|attention|upkeep)|(?:look|looks|looking) after (?:itself|themselves)|takes? care of (?:itself|themselves)",
    ),
    "low maintenance",
  ],
  [words(`bak(?:es?|ing)(?: (?:in|all|the))*(?: (?:sun|${season}))?|dries out`), "hot"],
  [words("(?<!(?:pye|butterfly) )weeds|weeding|to weed"), ""],
  [words("water (?:stands|sits|pools|collects|stays|lies)"), "wet"],
];

export const storiesAndPurposes = [...pastTimes, ...purposes];

/** What happened to somebody, or what he did. */
export const ofPast =
  /\b(?:died?|dead|ate|eaten|lost|planted|bought|tried|killed|fried|froze|rotted|melted|drowned|ruined|destroyed)\b/;
export const asksOrWishes =
  /(?<= |^)(?:what|which|is there|are there|i want|i need|we want|we need|id like|i would like)(?= |$)/;
export const timeOfYear = words(
  `(?:(?:in|over|by|during|through|this|all|the|early|late|mid) )*${season}`,
);
