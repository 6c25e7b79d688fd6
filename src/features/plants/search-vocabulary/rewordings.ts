/*
 * What a gardener types in many words, or in a word that means something else where it stands alone, and the
 * words that the vocabulary has for it. All are of a text as `foldWords` leaves it.
 */

import { monthNames } from "../plant-card.ts";

/** Words and what they mean. */
export type Rewording = readonly [typed: RegExp, means: string];

export const words = (pattern: string) => new RegExp(`(?<= |^)(?:${pattern})(?= |$)`, "g");

const partsOfYear = "winter|spring|summer|fall|autumn";
export const season = `(?:${partsOfYear}|${monthNames.join("|").toLowerCase()})`;
const inSeason = `(?: (?:in|the|during|through|throughout|all|most of|early|late|every))* ${season}s?`;
const ofGround =
  "(?:wet|dry|soggy|boggy|bog|damp|moist|muddy|marsh|swamp|swampy|pond|lake|flooded|flooding|floods?|standing water|puddles?|under water|cold|hot|humid|harsh)(?: soil| ground)?";
const place =
  "(?:spots?|areas?|places?|ends?|corners?|parts?(?! (?:shade|sun))|ground(?! cover)|points?|sections?|pockets?|land)";
const kinds = "trees?|conifers?|evergreens?|maples?|oaks?|shrubs?|bush(?:es)?|hedges?|screens?";

/** Who says that something is not wanted: what "deer don't like" is wanted. */
const speaker =
  "(?<=^|(?:^| )(?:i|we|im|i am|we are|he|she|husband|wife|mother|mom|father|dad|daughter|son|sister|brother|law|neighbors?|family|but|and|please|that|which)(?: (?:really|get|so))* )";
const never =
  "(?:do not|dont|does not|doesnt|did not|will not|wont|would not|wouldnt|cannot|can not|cant|never|hate|hates)";
const visitors = "(?:bees?|wasps?|butterflies|hummingbirds?|moths?|birds)";

const refusals: readonly Rewording[] = [
  [
    words(
      "(?:(?:big|old|huge|large) )*(?:maples?|oaks?|pines?|spruces?|beech(?:es)?|sycamores?|trees?)(?: trees?)?(?=(?: \\w+){0,6} (?:nothing|grass|bare)(?: \\w+)*? under (?:it|them)(?: |$))",
    ),
    "under trees",
  ],
  // Where nothing grows, somebody wants something that does.
  [
    words(
      "(?:where )?(?:nothing|grass|lawn|anything)(?: (?:else|ever|really|will|would|can|could|does|do|seems?|refuses?|to|not|wont|cant|cannot|doesnt|dont|never))* (?:grows?|lives?|survives?|thrives?)",
    ),
    "",
  ],
  [words("(?:rather than|instead of) (?:(?:a|my|our|the) )?(?:grass|lawn|turf)"), "ground cover"],
  [words("excluding|rather than|instead of|anything besides"), "not"],
  [words("(trees?(?: \\w+){0,3}) (?:stays?|keeps?|remains?) (?:small|little|short)"), "small $1"],
  [words("(?:very |severely )?allergic to"), "not"],
  [
    words(
      "(?:not|no|never|without) (?:too )?(?:(?:any|much|a lot of|lots of) (?:(?:full|direct) )?|(?:full|direct) )(?:sun|sunlight|light)",
    ),
    "shade",
  ],
  [
    words(
      `${never} (?:need|require|get|have)(?: (?:much|any|a lot of|lots of|enough))?(?: (?:full|direct))? (?:sun|sunlight|light)`,
    ),
    "shade",
  ],
  [words("(?:any ?thing|every ?thing|all|any) (?:but|except)|other than"), "not"],
  [words(`${never}(?: want| like| have)?(?: to)? (?:water|irrigate)`), "low water"],
  [
    words(
      `${never}(?: want| like| have)?(?: to)? (?:weed|mow|fuss|kneel|bend|stoop)(?:ing)?(?: (?:down|over))?(?: to \\w+)?`,
    ),
    "low maintenance",
  ],
  [
    new RegExp(
      `${speaker}(?:${never}(?: (?:really|even|ever))* (?:want|like|love|care for|stand|attract|draw|bring|have|get(?! (?:too|so|very|that|tall|big|large|wide|high|much|any|enough|a lot|full|sun|taller|bigger|over|more|above|past))|drop|make|produce|set|bear)|hates?|dislikes?|detest|despise|tired of|sick of|not fond of|not crazy about|(?:not an?|no)(?: big)? fan of)(?= )`,
      "g",
    ),
    "not",
  ],
  [
    words(
      `(${visitors}) (?:${never}|dislike|avoid|ignore|stay away from|leave alone)(?: (?:like|visit|want|come to|go to|love))?`,
    ),
    "not $1",
  ],
];

const whom =
  "\\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|horses?|pon(?:y|ies)|child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|grand\\w+)\\b";
const somebody = "(?:him|her|it|them|us|anyone|anybody)";
const noHarm = `(?:${never}|nothing (?:that|which)(?: (?:can|could|will|would|might))?) (?:(?:hurts?|harms?|bother|kills?|poisons?|sickens?) ${somebody}|makes? (?:(?:the|my|our) )?\\w+(?: all)? sick|(?:get|be) sick(?! of)(?: from)?)`;

const spoken: readonly Rewording[] = [
  [words("n"), "and"],
  [
    words(
      "(?<!(?:in|of|this|every|late|early|mid|and|or) )may (?:i|we|you|one|it|they|be|not|have)|(?:i|we|you|it|that|they) may",
    ),
    "",
  ],
  [words("(?:lemon|orange|rose|peach)(?= (?:scented|smelling|scent))"), ""],
  [words("ladies"), "ladys"],
  [words("(?:baby|bridal|wedding) showers?"), "bouquet"],
  [words(`${never}(?: \\w+)? open(?:s|ing)?`), ""],
  [
    words(`${never} (?:get|grow|reach|hit|touch|go)(?: (?:in|into|up|to|the))* power lines`),
    "under power lines",
  ],
  [words("patriotic"), "red white blue"],
  [words("easter baskets?"), "easter"],
  [
    words("(?:wires|power lines) (?:overhead|above)|(?:overhead|under(?: the)?) (?:wires|lines)"),
    "under power lines",
  ],
  // The color, and not the flower.
  [words("rose (?:colou?r(?:ed|s)?|pink)"), "rosy"],
  [words("statues? of(?: the)?(?= (?:st|saint|sacred|jesus|christ)(?: |$))"), ""],
  // A church has a saint's name.
  [
    words(
      "(?:at|behind|near|by) (?:st|saint) \\w+(?! (?:statue|altar|shrine|grotto|feet|garden)(?: |$))",
    ),
    "",
  ],
  [
    words(
      "trees?((?: \\w+){0,3}?) (?:gives?|casts?|throws?|provides?|makes?)(?: (?!in )\\w+){0,3}? shade|trees? to shade",
    ),
    "shade tree$1",
  ],
  [
    words(
      "(?:fruits?|berries|seeds)(?: (?:that|which|really|all))*(?= (?:stink|smells? (?:bad|awful)))",
    ),
    "",
  ],
  // The noun is asked for, and stands between what belongs together.
  [
    words(
      "(?<!(?:non|not|no|isnt|arent) )(safe|toxic|poisonous|deadly|harmful|dangerous) (trees?|shrubs?|perennials?|annuals?)",
    ),
    "$2 $1",
  ],
  [
    words("(first|earliest|last|latest) (trees?|shrubs?|perennials?|annuals?) to (?:bloom|flower)"),
    "$2 $1 to bloom",
  ],
  [
    words(
      "(?:cover|climb|climbs|climbing|grow up|grow over|grow on|grows up|twine|twines)(?: \\w+){0,3} (?:fence|trellis|arbor|pergola|wall|lamppost|mailbox|railing)",
    ),
    "climbers",
  ],
  // The dog, who is named before.
  [words(`(?<=(${whom}).*)${noHarm}`), "safe for $1"],
  [words(noHarm), "not poisonous"],
];

const sizes: readonly Rewording[] = [
  // What hides is tall.
  [
    words("(?:tall|big|large)(?= (?:\\w+ ){0,2}(?:screens?|screening|privacy|windbreak)(?: |$))"),
    "",
  ],
  [words("(some|lots of) colou?r(?! (?:in|for) (?:the )?(?:fall|autumn))"), "$1 color flowers"],
  [words("a little(?= (?:bit|more|less|like|extra|too|of)(?: |$))"), ""],
  // "How tall does it get" asks for nothing tall.
  [
    words(
      "how (?:tall|big|large|wide|high|fast|long|deep|much (?:sun|sunlight|light|shade|water|space|room))",
    ),
    "how",
  ],
  [words("not (?:too|so|very|that) (?:low|small|short|tiny)"), "at least 2 feet"],
  ...[
    ["ankle", "2 to 8"],
    ["knee", "14 to 24"],
    ["waist|hip", "30 to 42"],
    ["chest|shoulder", "42 to 60"],
    ["head|eye", "60 to 72"],
  ].map(
    ([part, inches]): Rewording => [
      words(`(?:to )?(?:(?:my|the|your) (?:${part})|(?:${part}) (?:high|height|level|tall|deep))`),
      `${inches} inches`,
    ],
  ),
];

/** Where no kind is named: a tree that is low of its kind is not low. */
export const notTooTall: Rewording = [
  words(
    "(?!(?:doesnt|does not|dont|do not|wont) (?:get|grow) tall(?: |$))(?:not|nothing|doesnt|dont|does not|do not|wont|isnt|arent|never)(?: (?:get|gets|grow|grows|be|is|are|to|too|very|so|that|really|an?|any|anything|something|plants?|flowers?))* (?:tall|big|large|huge|high|wide)",
  ),
  "at most 3 feet",
];

const monthsInShort: readonly Rewording[] = monthNames.map((name) => [
  words(name === "September" ? "sept?" : name.slice(0, 3).toLowerCase()),
  name.toLowerCase(),
]);

const notOfBloom = "(?!(?:that|which|for|so|with|bloom|flower|color|colour)\\w*\\b)";
const early = "(?:(?:the|early|mid|late|my) )*";

const month = monthNames.join("|").toLowerCase();
const monthsTo: Rewording = [
  words(
    `(?:(?:from|between) )?(${month}) (?:to|through|thru|till|until|and on to|into) (${month})`,
  ),
  "$1 to $2",
];

/** When something is planted, and not when it is in flower. */
const planting: readonly Rewording[] = [
  [
    words(
      `(?:(?<=(?:^|(?:to|i|we|you|lets|please|will) ))(?:plant(?! sales?)|sow|transplant|put in|set out)|planting|transplanting|sowing)((?: ${notOfBloom}\\w+){0,4}?) (?:in|during|this|by|before) ${early}(${season})`,
    ),
    "$1 planted in $2",
  ],
  // When the work is done.
  [
    words(
      `((?:divide|dividing|prune|pruning|cut back|cut down|trim|move|mulch|feed|fertilize)(?: ${notOfBloom}\\w+){0,4}?) (?:in|during|this) ${early}${season}`,
    ),
    "$1",
  ],
  [words(`(${season}) plantings?`), "planted in $1"],
  [
    words(
      `(?:(?:is|in) )?${early}(${season}) (?:(?:too|a|the|an|very|late|early|good|right|best|bad|ok|okay|fine|time|month) )+(?:to|for) (?:trans)?plant(?:ing)?`,
    ),
    "planted in $1",
  ],
  [words("planted in autumn"), "planted in fall"],
  [words(`(?<!(?:bloom|flower|color)\\w* )(?:in )?this ${season}(?! (?:bloom|flower|color))`), ""],
];

const sunFor = (hours: string): RegExp =>
  words(
    `(?:(?:at least|about|only|maybe|less than|more than|up to) )*(?:${hours})(?: (?:to )?\\d)?(?: plus| or more)? hours?(?: of)?(?: (?:full|direct|morning|afternoon))? (?:sun|sunlight|sunshine|light)(?: in the (?:morning|afternoon|evening))?`,
  );

const places: readonly Rewording[] = [
  // Leaves that turn so out of season.
  [
    words(
      "(?:are|is|keep|keeps|all|have|has|started) (?:turn(?:ing|ed)?|going|gone|getting) (?:yellow|brown)(?! (?:in|now|this))",
    ),
    "",
  ],
  [words("(?:faces?|facing) (?:(?:the|due) )*(north|south|east|west)"), "$1 facing"],
  [
    words(`half (?:(?:a|the) )?day(?: of)?(?: (?:full|direct))? (?:sun|sunlight|light)`),
    "part sun",
  ],
  [sunFor("[6-9]|1\\d|six|seven|eight"), "full sun"],
  [sunFor("[3-5]|three|four|five"), "part shade"],
  [sunFor("[0-2]|one|two|few|no"), "shade"],
  [
    words(
      `low lying(?: ${place})?|(?:low|lower|lowest|sunken)(?: (?:wet|damp|soggy|muddy))* ${place}`,
    ),
    "wet",
  ],
  [
    words(`(?:in )?(?:the )?shade (?:of|from)(?= .*(?:trees?|maples?|oaks?|pines?)(?: |$))`),
    "shade under",
  ],
  [
    words(
      "soil(?: (?:here|there))? (?:is|gets|stays|turns)(?: (?:very|so|too|quite|pretty|always|mostly))* (dry|wet|sour|acid\\w*|sandy|clay|heavy|rocky|stony|moist|damp)",
    ),
    "$1 soil",
  ],
  [
    words("(north|south|east|west)(?:ern)? (?:exposure|porch|balcony|window|wall|bed|end)"),
    "$1 side",
  ],
  [
    words(
      "sun(?:light|shine)?(?: \\w+){0,6}? (?:then|after that|afterwards?|but)(?: (?!no )\\w+){0,3} shad(?:e|y|ed)(?: (?:from|of) (?:the|our|my) \\w+)?",
    ),
    "part shade",
  ],
  [words("(?:near|by|beside|along|next to) (?:the |a )?(?:water|lake|river)"), "wet"],
  // What stands beside a porch stands in the ground.
  [
    words(
      "((?:near|by|around|beside|along|against|behind|next to|in front of)(?: \\w+){0,2}) (?:porch|patio|deck|balcony|steps)",
    ),
    "$1",
  ],
  // When the ground is so, and not when something is in flower.
  [words(`(${ofGround})${inSeason}`), "$1"],
  [
    words(
      `(?!(?:${month}) ${ofGround})(?:(?:in|every|each) )*${season}(?: (?:my|the|our|it|that|this|yard|backyard|garden|corner|spot))*(?: (?:is|gets|turns|stays|becomes|an?|into|so|very|all|under))* (${ofGround})(?! soil)`,
    ),
    "$1",
  ],
  [
    words(
      `(?<!(?:bloom|flower|color).*)(sun|sunny|shade|shady) (?:in|during|all|through)(?: the)? (?:${partsOfYear})(?!.*(?:bloom|flower|color))`,
    ),
    "$1",
  ],
];

const things =
  "beds?|places?|spots?|areas?|holes?|strips?|yards?|backyards?|gardens?|spaces?|lots?|fences?|walls?|houses?|homes?|patch(?:es)?|garages?|sheds?|windows?|porch(?:es)?|patios?|decks?|balcon(?:y|ies)|urns?|pots?|containers?|planters?|barrels?|tubs?|hills?|slopes?|banks?|ponds?|lawns?|roads?|corners?|propert(?:y|ies)|church|chapel|parish|statue|dogs?|cats?|boys?|girls?|sons?|daughters?|famil(?:y|ies)";
/** After these another noun begins: "tall plants for the house", "small trees by a fence". */
const nextNoun =
  "for|in|on|by|at|to|with|and|or|of|along|near|against|behind|beside|next|under|over|around|from|as|that|which|plants?|flowers?|trees?|shrubs?|bush(?:es)?|perennials?|annuals?|vines?|grass(?:es)?|ferns?|things?|ones?|something";

const length = "(?:\\d+|one|two|three|four|five|six) (?:feet|foot|ft|inch|inches)";

/** A size is that of the noun beside it: a "big empty bed", "my tall fence", and so is a danger. Of a "small yard" the vocabulary knows. */
const ofThings: readonly Rewording[] = [
  [
    words(
      `${length} of (?:dirt|soil|space|room|ground)|(?<=\\b(?:bed|strip|border|space)\\b.* )${length} (?:wide|long|deep)`,
    ),
    "",
  ],
  [
    words(
      `(?!(?:small|little|tiny)(?: \\w+)? (?:yard|garden|space|lot)(?: |$))(?:dangerous|big|bigger|large|larger|huge|tall|high|short|low|small|little|tiny|narrow|skinny)(?=(?: (?!(?:${nextNoun}) )\\w+){0,3} (?:${things})(?: |$))`,
    ),
    "",
  ],
  [
    words(
      "(?:yard|garden|space|lot)s? (?:is|are)(?: (?:very|so|too|quite|pretty|really|rather|fairly|only|a|bit))* (?:small|tiny|little)",
    ),
    "small yard",
  ],
  [words("(?:too )?dangerous to (?:mow|walk|climb|reach|work|dig)"), ""],
];

/** Trees are no flowers; "flowers or shrubs" asks for either. */
const besideTrees: readonly Rewording[] = [
  // Roots in the ground are a tree's; "Culver's root" is a name.
  [words("(?:full|lots) of (?:(?:tree|big|old|maple|oak|shallow) )*roots"), "under trees"],
  [words("flowers (?:and|or)(?= (?:trees|shrubs)(?: |$))"), "perennials annuals"],
  [words("(?<=(?:trees|shrubs) )(?:and|or) flowers"), "perennials annuals"],
];

const years =
  "(?:\\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:years?|yrs?|months?|mo) olds?";

const peopleAndDays: readonly Rewording[] = [
  [
    words(
      `(?:an? |my |our )*${years}(?! (?:${kinds}|house|home|lawn|garden|bed|dog|puppy|cat|kitten|horse|pony)(?: |$))`,
    ),
    "child",
  ],
  [words(years), ""],
  // Children who plant, and no occasion or workshop.
  [
    words(
      "(?:(?:our|my|his|her|their)(?: \\w+){0,3}? class|(?:communion|confirmation|sunday school|grade) (?:class|kids|children|students))(?=.* (?:plant|sow|grow)(?: |$))",
    ),
    "children",
  ],
  // Whoever has a title has a name, and it is no plant's.
  [
    words(
      "(?<!(?:my|our|his|her|their|your) )(?:sister|mrs|mr|aunt|uncle|deacon|monsignor) (?!(?:is|was|has|and|who|in|wants?|needs?|loves?|likes?|hates?) )\\w+",
    ),
    "x",
  ],
  [
    words(`(${season}) \\d{1,2}(?:st|nd|rd|th)?(?! (?:feet|foot|ft|inch|inches|in|to|or|and) )`),
    "$1",
  ],
  [words("halloween|all hallows eve"), "orange october"],
  [words("(?:st )?valentines(?: day)?"), "valentines"],
  [words("dia de (?:los )?muertos"), "all souls"],
  [words("st (?!(?:nichola|franci|thoma|jame|loui|agne)s )(\\w+?)s (?:day|feast)"), "st $1"],
  [words("fathers day"), "june"],
  [words("labor day(?: weekend)?"), "september"],
  [words("veterans day"), "november"],
  [words("(?:4th|fourth) of july|july (?:4|4th|fourth)|independence day"), "july"],
  [words("new years?(?: eve)?(?! day)"), "january"],
  [/(?<!all )(?<= |^)(?:saints?|sts) (?=\w)/g, "st "],
];

/** How bright or deep a color is, no fact tells. */
const shades: readonly Rewording[] = [
  // Leaves are green, and so is a lawn.
  [words("green(?= (?:(?:all|in|during|through|the|even) )*(?:year|winter)(?: |$))"), "foliage"],
  [
    words(
      "(?:(?:dark|deep|light|bright) )?green(?= (?:leaves|leaf|foliage|thumb|wall|screen|privacy|hedge|lawn|grass|space|house|trees?|shrubs?)(?: |$))",
    ),
    "",
  ],
  // No flower is asked for.
  [words("colou?rs?(?: (?:in|during|for|every|the|this))+ (?:fall|autumn)"), "fall color"],
  [
    words(
      "(?:bright(?:ly)?|deep|vivid|brilliant|rich|intense|strong|bold|soft|pale|dark(?! red))(?= (?:colou?red )?(?:white|yellow|gold|golden|orange|red|scarlet|crimson|pink|purple|violet|blue)(?: |$))",
    ),
    "",
  ],
];

export const rewordings = [
  ...shades,
  ...monthsInShort,
  ...planting,
  monthsTo,
  ...spoken,
  ...refusals,
  ...sizes,
  ...places,
  ...ofThings,
  ...besideTrees,
  ...peopleAndDays,
];

export const inFall = words(
  "(?:(?:in|during|for|every|the) )*(?:fall|autumn|september|october|november)(?: (?:colou?rs?|foliage|leaves))?",
);
export const ofLeaves = words("trees?|maples?|oaks?|leaf|leaves|foliage|turns?|turning|colou?rs?");
export const notOfLeaves = /\b(?:bloom|flower|blossom|berr|fruit)/;
/** As the facts have it. The "red" of a "red maple" is its name. */
export const leafColors: readonly Rewording[] = [
  ["yellow", "yellow"],
  ["gold|golden", "gold"],
  ["orange", "orange"],
  ["red|scarlet|crimson", "red"],
  ["purple|burgundy", "purple"],
  ["bronze", "bronze"],
].map(([typed, color]) => [
  words(`(?:(?:turns?|turning|goes|go) )?(?:${typed})(?! (?:maples?|oaks?|buds?|cedars?)(?: |$))`),
  `${color} fall color`,
]);

/** What a kind of plants is called that is tall by nature. */
export const ofTallKind = words(kinds);
