import type { PageLink } from "../answers.ts";
import { feasts } from "../data/feasts.ts";

/** What a gardener asks for and no fact of ours answers. */
export interface AnsweredElsewhere {
  /** The words that ask for it, from the first of them on. */
  pattern: RegExp;
  /** Nothing where the link's page answers it. */
  says: string;
  link: PageLink;
  /** What else they ask for, in words that mean a fact. */
  means?: string;
}

const askUs: PageLink = { name: "Ask us", path: "/contact#visit" };
const contact: PageLink = { name: "Ask us, or arrange a visit", path: "/contact" };

const asked = (words: string) => new RegExp(`^(?:${words})(?= |$)`);

const walnut =
  "(?: (?:a|an|the|my|our|your|big|old|large|mature|tall))* (?:black )?walnuts?(?: trees?)?";
const ofWalnut = {
  says: "We have not recorded which plants bear the roots of a black walnut.",
  link: askUs,
};

const animals =
  "rabbits?|bunny|bunnies|hares?|groundhogs?|woodchucks?|squirrels?|chipmunks?|voles?|moles|gophers?";
const left =
  "proof|resistant|resistance|tolerant|safe|eats?|touch|bother|likes?|hates?|dislikes?|avoid|repellent|nibble|browse";

const atMost = "under|below|less than|up to|at most|over|about|around|only|within|for";
const price =
  "prices?|pricing|priced|costs?|cheap|cheaper|cheapest|inexpensive|expensive|affordable|budget|low cost|discounts?|coupons?|on sale|how much(?: (?:is|are|does|do|for))+";

/** Those who have a feast here, or of whom a plant's story tells. */
const knownSaints = [
  ...feasts.flatMap(({ words }) =>
    [...words.matchAll(/\bst (\w+?)s?\b/g)].map(([, saint]) => saint),
  ),
  ...["veronica", "simeon", "john", "augustine grass"],
].join("|");
const noSaint = "flowers?|plants?|garden|names?|days?|statue|trees?|herbs?";

const flower = "flower(?:s|ed|ing)?|bloom(?:s|ing)?|blossoms?|petal(?:s|ed)?";
const leaf = "leaf|leaves|leaved|foliage";
const joints = "(?: (?:colou?red|that|which|are|is|with|in|of|a|an|any|all|color))*";

/** Colors in which nothing here flowers and no leaf is; who has the word in a name follows. */
const noSuchColor = ["black", "brown", "tan", "beige", "gray", "turquoise", "teal", "aqua"].flatMap(
  (color) =>
    [[flower, "flowers"] as const, ...(color === "gray" ? [] : [[leaf, "leaves"] as const])].map(
      ([of, noun]) => ({
        pattern: asked(
          `(?:(?:true|truly|real|almost|nearly|pure|jet|dark) )*${color.replace("gray", "gr[ae]y")}${joints} (?:${of})|(?:${of})${joints} ${color.replace("gray", "gr[ae]y")}(?! \\w)`,
        ),
        says: `We have recorded no plant with ${color} ${noun}.`,
        link: askUs,
        means: color,
      }),
    ),
);

const stinky =
  "stink(?:s|y|ing|iest)?|smell(?:s|ing)? (?:bad|awful|terrible|horrible|foul)|(?:bad|foul) smell(?:s|ing)?|malodorous";
const not = "(?:(?:not|no|isnt|arent|dont|doesnt|nothing|too|so|very) )";

export const notRecorded: readonly AnsweredElsewhere[] = [
  ...noSuchColor,
  {
    pattern: asked(`${not}*(?:${stinky})|${not}+smelly`),
    says: "We have not recorded which plants smell bad.",
    link: askUs,
  },
  {
    pattern: asked("smelly|smelliest"),
    says: "“Smelly” is read as fragrant. We have not recorded which plants smell bad.",
    link: askUs,
    means: "fragrant",
  },
  {
    pattern: asked("(?:(?:english|old fashioned) )?cottage(?: style)?(?: gardens?)?|old fashioned"),
    says: "“Cottage garden” is read as flowers to cut, in the sun.",
    link: askUs,
    means: "cut flowers full sun",
  },
  {
    pattern: asked(
      "(?:big|bigger|biggest|large|larger|largest|huge|giant|small|smaller|little|tiny)(?= (?:(?!(?:and|that|which|with) )\\w+ )?(?:leaf|leaves|leaved|foliage|flowers|flowered|blooms|blossoms|petals)(?: |$))",
    ),
    says: "We have not recorded how large leaves and flowers are.",
    link: askUs,
  },
  {
    pattern: asked(
      `(?:st )?patron(?: st| saints?)?(?: (?:of|for) \\w+)?|st (?!(?:${knownSaints})s?\\b|(?:${noSaint})\\b)\\w+(?: of(?: the)? \\w+)?`,
    ),
    says: "We know of no plant that tradition gives to this saint.",
    link: { name: "What is in bloom on a day or a feast", path: "/in-bloom" },
  },
  {
    pattern: asked(
      "(?:(?:do you|you|we|still|currently|now) )*(?:have )?(?:(?:is|are|be) )?(?:in|out of) stock(?: (?:now|today|right now|currently))*|stocked|in store now|available (?:now|today|right now)|(?:what|which) (?:is|are|do you have|plants do you have) available|whats available|availability|sold out|on hand",
    ),
    says: "Where we have said what is in stock, a plant’s page has it.",
    link: contact,
  },
  {
    pattern: asked("(?:(?:no|not|non) )?(?:non)?invasives?(?! roots)"),
    says: "We list no plant that Pennsylvania bans or calls invasive.",
    link: askUs,
  },
  {
    pattern: asked("birthdays?|anniversar(?:y|ies)|graduations?"),
    says: "For a day of your own, search for its month: “cut flowers July”.",
    link: { name: "What is in bloom on a day or a feast", path: "/in-bloom" },
  },
  // What grows under a walnut must grow under any tree.
  {
    pattern: asked(`(?:under|underneath|beneath|below)${walnut}`),
    ...ofWalnut,
    means: "under trees",
  },
  {
    pattern: asked(
      `(?:near|by|beside|around|next to|close to|with|tolerates?|survives?|stands?|resists?|bears?|withstands?)(?:${walnut}| juglone)|(?:my|our|the|neighbors?|his|her|their)(?: \\w+)? black walnut(?: trees?)?|(?:black walnut|walnut|juglone) (?:tolerant|tolerance|resistant|resistance|proof|safe|toxicity|poison)|black walnut (?:drops|roots|shades|kills)|juglone`,
    ),
    ...ofWalnut,
  },
  {
    pattern: asked(
      `(?:(?:repels?|resists?|(?:not )?(?:bothered|eaten|touched) by) )?(?:the )?(?:${animals})(?: (?:(?:and|or|will|would|do|does|to|not|never|wont|dont|doesnt|cannot|cant) ){0,3}(?:${left}))?`,
    ),
    says: "We have not recorded what rabbits and other small animals leave alone.",
    link: askUs,
  },
  {
    pattern: asked(
      `(?:(?:for )?(?:${atMost}) )?\\d+(?: \\d\\d)? (?:dollars?|bucks|usd)(?: (?:or (?:less|under)|each|apiece|a (?:pot|plant|piece)|per (?:pot|plant)|max|maximum|budget))*|${price}`,
    ),
    says: "A search knows no prices.",
    link: contact,
  },
];

const ofLivestock =
  "goats?|sheep|lambs?|cows?|cattle|livestock|llamas?|alpacas?|pigs?|chickens?|hens|ducks?|geese|poultry|guinea pigs?|hamsters?|tortoises?|turtles?|parrots?|birds? cage";

/** Which plants need it is not recorded; what a plant's own page says of it is read out. */
export const ofTending: AnsweredElsewhere = {
  pattern:
    /(?<= |^)(?:(?:drops?|not) (?:leaves|needles|petals)|mess|messy|messes|tidy|litter|dead ?head|dead ?heading|self cleaning|prun(?:e|ing)|staking|stake)(?= |$)/,
  says: "We have not recorded which plants make litter or need deadheading, pruning or stakes; a plant’s page tells how it is tended.",
  link: askUs,
};

/** What is said beside the answer: the words are read as well, by what comes nearest. */
export const saidBeside: readonly AnsweredElsewhere[] = [
  {
    pattern: /(?=.*\bzones? ?\d)(?=.*\bannuals?\b)/,
    says: "An annual is grown anew each year, in any zone.",
    link: { name: "Annuals", path: "/annuals" },
  },
  {
    pattern: new RegExp(`(?<= |^)(?:${ofLivestock})(?! (?:beard|ear|ears|and chicks)\\b)(?= |$)`),
    says: "Of farm animals but horses, and of small pets, we have recorded nothing of their own; “safe” here is what is not known to harm people, dogs, cats or horses.",
    link: askUs,
  },
  ofTending,
  {
    pattern: /(?<= |^)(?:allerg(?:y|ies|ic|en|ens)|hay ?fever|pollen|hypoallergenic|asthma)(?= |$)/,
    says: "We have not recorded which plants set off allergies.",
    link: askUs,
  },
];
