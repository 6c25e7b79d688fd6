/* What is told around a wish, and what a plant is to do, in the words of the vocabulary. */

import { type Rewording, season, words } from "./rewordings.ts";

const slope = "(?:banks?|hills?|hillsides?|slopes?|embankments?|berms?)";
const earth = `(?:${slope}|soil|dirt|ground)`;
const the = "(?:(?:the|a|an|my|our|that|this|some|up|down|in|over) )*";
const church = "(?:church|chapel)";

const coloredLeaves = "(?:yellow|gold|golden|orange|red|purple) (?:trees?|leaves)";

/** When something happened, and not when something is to be in flower. */
const pastTimes: readonly Rewording[] = [
  [
    words(
      `last (?:fall|autumn)(?=.* ${coloredLeaves}(?: |$))|(?<=\\b${coloredLeaves} .*)last (?:fall|autumn)`,
    ),
    "fall color",
  ],
  [
    words(
      "(?<=\\btrees?\\b.* )(?:good|nice|pretty|beautiful|showy|interesting) in (?:the )?(?:fall|autumn)",
    ),
    "fall color",
  ],
  [
    words(
      `(?:(?:in|during|over|all|since|back|early|late|mid|the) )*(?:last|this past|past|previous) (?:${season}|year|month|week)(?! (?:flower|bloom|blossom|to )\\w*)`,
    ),
    "",
  ],
  // When something happened, and not when something is in flower.
  [
    words(
      `(?<=\\b(?:moved|traveled|retired|bought|passed|died|buried)(?: (?!(?:that|which|what|to|want|need|like|something|bloom\\w*|flower\\w*)\\b)\\w+){0,4} )${season}`,
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
      `(?:on top of|on|over) ${the}septic(?: (?:field|tank|system|mound))?|(?:that|which) spreads?`,
    ),
    "ground cover",
  ],
  [words("rock gardens?|rockery|alpines?"), "low dry full sun"],
  [
    words(
      "(?:looks? (?:nice|good|pretty)|something to see|to look at)(?: \\w+){0,6}? in (?:the )?(?:winter|december|january|february)",
    ),
    "winter interest",
  ],
  [words("birds(?: \\w+){1,5}? in (?:the )?winter"), "birds in winter"],
  [
    words(
      "(?:stays?|left|leave|lives?|survives?)((?: \\w+){0,4}?) (?:outside|outdoors|out)(?: (?:in|all|through|over|during|the))* winter",
    ),
    "$1 survive winter",
  ],
  [words("(?:at|by|near|around|beside|in front of) (?:his|her|their|my \\w+s) stone"), "grave"],
  // From there it is looked at.
  [words("from (?:the|my|our)(?: \\w+)? (?:porch|deck|patio|balcony)"), ""],
  [
    words(
      "(?:looks?|looking|sees?|seeing|stares?|staring) (?:right |straight )?(?:into|in|at) (?:my|our|the|us|me)(?: (?:kitchen|windows?|yard|backyard|bedroom|house|living room))*",
    ),
    "screen",
  ],
  // A church is a place, unless something is cut for it.
  [
    words(
      `((?:flowers?|bouquets?|arrangements?|greens|greenery|decorat\\w+)(?: (?!front|by|along|near|beside|outside|around|behind|against|next)\\w+){0,4}?) (?:(?:for|in|inside|at|the|our|my) )*${church}(?! (?:doors?|walls?|yard|lawn|steps|sign|grounds?|entrance|garden|hall|bed|walk|parking)\\b)`,
    ),
    "$1 altar",
  ],
  [
    words(
      "(?:getting|gets?|is|be) married|marries|renew\\w*(?: (?:our|their|your))? (?:wedding )?vows",
    ),
    "wedding",
  ],
];

export const tending: readonly Rewording[] = [
  [
    words(
      "(?:nobody|no one|hardly ever|never|rarely|seldom|forgets?|cant|cannot|hates?)(?: \\w+){0,4}? to water(?: it| them)?|(?:hardly ever|never|rarely|seldom|nobody|no one) (?:gets? |be )?water(?:s|ed)(?: it| them)?",
    ),
    "low water",
  ],
  [
    words(
      "(?:hardly|barely|scarcely)(?: any| much)? (?:care|work|attention|upkeep)|(?:look|looks|looking) after (?:itself|themselves)|takes? care of (?:itself|themselves)|(?:needs? )?no (?:looking after|fuss\\w*|attention)|(?:not|nothing|isnt|arent)(?: (?:too|so|very|that))* (?:fussy|finicky|demanding)",
    ),
    "low maintenance",
  ],
  [
    words(
      `(?:bak(?:es?|ing)|scorch(?:ing|ed)|blazing|broiling|roasting)(?: (?:hot|in|all|the|full))*(?: (?:sun|${season}))?|dries out`,
    ),
    "full sun dry",
  ],
  [
    words(
      "(?:bad|sore|stiff) (?:backs?|knees|hips?)|(?:back|knees|hips?) (?:is|are) (?:bad|sore|stiff|shot|gone)|arthritis|(?:kill(?:s|ed)?|killing) (?:everything|anything|every plant)|(?:brown|black|no|not an?) thumb|(?:weed|water|tend|mow)(?:s|ed)?(?: it)? once a (?:year|month|summer)",
    ),
    "low maintenance",
  ],
  [
    words(
      "(?:nothing|only)(?: (?:but|except))?(?: \\w+)? moss(?: (?:grows|lives|likes))?|moss grows",
    ),
    "moist shade",
  ],
  [words("water (?:\\w+ ){0,6}?(?:stands|sits|pools|collects|stays|lies|drips|pours)"), "wet"],
];

export const storiesAndPurposes = [...pastTimes, ...purposes];

/** What happened to somebody, or what he did. */
export const happened =
  /\b(?:died?|dead|passed|ate|eaten|lost|planted|bought|moved|came|took|tried|killed|fried|burned|froze|rotted|melted|drowned|ruined|destroyed|was|were|had)\b/;
/** A clause that says how something is or what happened. */
export const tells = new RegExp(
  `${happened.source}|\\b(?:is|are|has|have|gets?|got|keeps?|kept|put|runs?|goes|went|grows|sits?|stands?|faces|lives?|theres|theyre|its|im|were|away|gone|empty)\\b`,
);
/** A clause that wishes or asks. */
export const wishes =
  /^(?:is|are|do|does|did|will|was|has|how|why|(?:where|when) (?:can|do|does|should|is|are)|have you|give|show|find|suggest) |\b(?:wants?|wanted|needs?|needed|likes?|loves?|prefers?|favorite|looking for|hop(?:e|ing)|thinking|wish|please|what|which|suggest\w*|recommend\w*|ideas|(?:can|could|should|must) (?:i|we|you|be)|(?:is|are) there|do you|has to be|(?:some|any)thing(?! (?:ate|is eating|eats|keeps|killed|dug)\b)|would (?:love|like|look|work|grow))\b/;
/** Where one begins without a mark before it. */
export const wishesBegin =
  / (?=(?:(?:and|so|but|because) )?(?:i|we|id|wed|im|she|he|my \w+|our \w+) (?:want|need|like|would|am looking|are looking|looking)\b|(?:and|so|but|because) (?:i|we|my|our|it|its|he|she|they|nothing|something)\b|(?:want|need|looking for|what|which|please|can i|can we|something)\b|who )/;
export const timeOfYear = words(
  `(?:(?:in|over|by|during|through|this|all|the|early|late|mid) )*${season}`,
);

/** What a place, a day or a purpose implies, and nobody said of the plant. */
const implied = /^(?:hot|hanging-basket|tradition|saint|grave|altar|cut-for-.*)$/;
const ofShrines = /^(?:statue|shrine|grotto)$/;
/** A bed around a statue need not be a Mary garden, and what stands on steps stands in pots where it can. */
export const isImplied = (key: string, typed: readonly string[]) =>
  implied.test(key) ||
  (key === "mary" && typed.some((word) => ofShrines.test(word))) ||
  (key === "use-containers" && typed.includes("steps"));
/** What stands along one of these need not be a small tree. */
export const paved = /^(?:sidewalks?|foundation)$/;

/** Whether flowers are asked for, no tree that has them, and not who is the first in the year. */
export function asksForFlowers(words: readonly string[]): boolean {
  const has = (noun: RegExp) => words.some((word) => noun.test(word));
  return (
    has(/^(?:flowers?|blossoms)$/) &&
    !has(/^(?:trees?|shrubs?|bush|bushes|first|earliest|last|latest|longest)$/)
  );
}
