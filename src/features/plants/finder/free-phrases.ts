/** Some words that mean what a phrase of the vocabulary does, and how many they are. */
export interface FreePhrase {
  means: string;
  length: number;
}

/** Words that mean what a phrase of the vocabulary does, whatever stands between them. */
const freePhrases: readonly (readonly [typed: RegExp, means: string])[] = [
  // "Under my big old pine trees" looks for no pine.
  [
    /^(?:under|underneath|beneath|below)(?: (?!trees?\b)\w+){0,4} (?:trees?|maples?|oaks?|pines?|spruces?|firs?|cedars?|hemlocks?|beech(?:es)?|birch(?:es)?|willows?|poplars?|sycamores?|walnuts?|evergreens?|conifers?|canopy)(?= |$)/,
    "under trees",
  ],
  // In "small shady yard" the word between is read separately.
  [/^(?:small|tiny|little)(?= \S+ (?:yard|garden|space|lot|trees?)(?: |$))/, "small yard"],
  // "No flowers in full shade" refuses no shade.
  [
    /^(?:no|not|without) (?:flowers|blooms|blossoms)(?= (?:just|only|but|please|(?:in|for|under)(?: \w+){0,2} (?:sun|shade|spot|corner|bed|yard|trees))(?: |$)|$)/,
    "flowerless",
  ],
  // "A tree that doesn't get too big".
  [
    /^(?:not|doesnt|dont|wont|isnt|arent|never|nothing)(?: (?:get|gets|grow|grows|be|is|are|to|too|very|so|that|really|a|any|anything))* (?:tall|big|large|huge|high|wide)(?= |$)/,
    "short",
  ],
];

const allYear =
  /^(?:all year(?: round| long)?|year round|yearround|all winter|in winter too|even in (?:the )?winter|(?:summer and winter|winter and summer)|(?:every season|all seasons))(?= |$)/;
const whatIsToBeGreen =
  /^(?:screen|screens|screening|privacy|hide|hides|block|blocks|windbreak|hedge|hedges|hedging|green|leaves|foliage)$/;

const season =
  /^(?:winter|spring|summer|fall|autumn|january|february|march|april|may|june|july|august|september|october|november|december)$/;
/** What may stand between a noun and its season: "berries that hang on into winter". */
const joint =
  /^(?:in|the|through|all|during|into|and|that|which|last|lasts|lasting|hang|hangs|hanging|hold|holds|stay|stays|persist|persists|on|until|till|over|for|early|late)$/;
/** What the season of a noun means. */
const ofNouns: readonly (readonly [noun: RegExp, means: (when: string) => string])[] = [
  [/^(?:berry|berries|fruit|fruits)$/, (when) => `fruit in ${when}`],
  [/^(?:leaf|leaves|foliage)$/, (when) => (when === "winter" ? "evergreen" : "")],
  [/^barks?$/, () => "bark"],
  [/^salt(?:s|ed)?$/, () => "salt"],
];
const colorOfFruit = /^(?:red|orange|blue|purple|black|bright|showy)$/;

const bloom = /^(?:flower|bloom|blossom)/;

/** A season belongs to the noun beside it: "berries in winter" and "winter leaves" ask for no flowers. */
function seasonOfNoun(words: readonly string[], at: number): string | undefined {
  const when = words[at] ?? "";
  if (!season.test(when)) return undefined;
  let before = at - 1;
  while (joint.test(words[before] ?? "")) before -= 1;
  const after = colorOfFruit.test(words[at + 1] ?? "") ? at + 2 : at + 1;
  const beside = [words[before] ?? "", words[after] ?? ""];
  const nouns = words.some((word) => bloom.test(word)) ? beside : [...beside, ...words];
  return ofNouns.find(([noun]) => nouns.some((word) => noun.test(word)))?.[1](when);
}

/** What the words from a place on mean in the words of the vocabulary, judged by the words around them. */
export function freePhraseAt(words: readonly string[], at: number): FreePhrase | undefined {
  const left = words.slice(at).join(" ");
  const phrases = freePhrases.flatMap(([pattern, means]) => {
    const typed = pattern.exec(left)?.[0];
    return typed ? { means, length: typed.split(" ").length } : [];
  });
  const whole = words.some((word) => whatIsToBeGreen.test(word)) && allYear.exec(left)?.[0];
  const ofNoun = seasonOfNoun(words, at);
  return (
    phrases[0] ??
    (whole ? { means: "evergreen", length: whole.split(" ").length } : undefined) ??
    (ofNoun ? { means: ofNoun, length: 1 } : undefined)
  );
}
