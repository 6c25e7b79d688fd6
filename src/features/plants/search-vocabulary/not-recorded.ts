import type { PageLink } from "../answers.ts";

/** What a gardener asks for and no fact of ours answers. */
export interface NotRecorded {
  /** The words that ask for it, from the first of them on. */
  pattern: RegExp;
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

export const notRecorded: readonly NotRecorded[] = [
  // What grows under a walnut must grow under any tree.
  {
    pattern: asked(`(?:under|underneath|beneath|below)${walnut}`),
    ...ofWalnut,
    means: "under trees",
  },
  {
    pattern: asked(
      `(?:near|by|beside|around|next to|close to|with|tolerates?|survives?|stands?|resists?|bears?|withstands?)(?:${walnut}| juglone)|(?:black walnut|walnut|juglone) (?:tolerant|tolerance|resistant|resistance|proof|safe|toxicity|poison)|juglone`,
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
