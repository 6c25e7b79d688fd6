import { isSafeAround, type WhoMayBeHarmed, whoMayBeHarmed } from "../plant-safety.ts";
import {
  harmed,
  howHarmful,
  usesAndWildlifeWords,
  whomWords,
} from "../search-vocabulary/uses-and-wildlife.ts";
import type { PlantTraits, SearchClause } from "../search-vocabulary/vocabulary-entry.ts";
import type { Match } from "./numbers-in-search.ts";

const whomByWord = new Map(
  Object.entries(whomWords).flatMap(([whom, words]) =>
    words.split(", ").map((word) => [word, whom as WhoMayBeHarmed] as const),
  ),
);

/** Of whom no note tells. Safe for them is at best what harms nobody of whom we know. */
const others =
  "pets?|animals?|goats?|sheep|lambs?|cows?|cattle|livestock|llamas?|alpacas?|chickens?|hens|ducks?|geese|poultry|rabbits?|guinea pigs?|hamsters?|tortoises?|turtles?|parrots?|pigs?";

const clauseOf = new Map(usesAndWildlifeWords.map(({ clause }) => [clause.key, clause]));

/** "Toxic to my dog", "won't hurt the cats", "isn't poisonous", "safe around small children", "plants to avoid with dogs". */
const pattern = new RegExp(
  "^(?:(?<not>non|no|not|isnt|arent|wont|doesnt|dont|cannot|cant|never|nothing|without)(?: be| that| is| are| to| too| an?| any| anything| something| plants| flowers| trees)* )?" +
    "(?:(?<safe>safe)|avoid(?: (?:planting|growing))?|keep away(?: from)?|(?:not|dont|never)(?: to)? (?:plant|grow)|(?<verb>hurts?|harms?|kills?|sickens?|bothers?)|toxic|poison(?:ous|s)?|harmful|dangerous|deadly|bad)" +
    "(?: (?:plants?|flowers?|trees?))?" +
    "(?:(?: (?:to|for|around|with|near|if|when|i|we|you|have|own|eaten|by))*(?: (?:a|an|the|my|our|your|small|little|young))* " +
    `(?:(?<whom>${[...whomByWord.keys()].join("|")})|(?<other>${others})))?(?= |$)`,
);

/** Whether a plant harms somebody, or does not, that begins at this word, if it does. */
export function harmClauseAt(words: readonly string[], at: number): Match | undefined {
  const { 0: typed, groups: read } = pattern.exec(words.slice(at).join(" ")) ?? {};
  if (!typed || !read) return undefined;
  const whom = whomByWord.get(read["whom"] ?? "");
  const isSafe = !!read["not"] !== !!read["safe"];
  // "Plants that I won't kill" asks for something else.
  const isOfNobody = isSafe && !whom && !read["verb"] && !typed.endsWith("bad");
  const ofAll = read["other"] ? (isSafe ? "safe" : "poisonous") : isOfNobody ? "safe" : "";
  const clause = clauseOf.get(whom ? `${isSafe ? "safe" : "poisonous-to"}-${whom}` : ofAll);
  return clause && { clause, length: typed.split(" ").length };
}

/** What words mean. */
interface Meant {
  words: string;
  run?: string;
  clause?: SearchClause;
}

/** "Toxic annuals for cats" asks for what is poisonous to cats, and for nothing that is safe for them. */
export function whomItHarms(terms: readonly Meant[]): readonly Meant[] {
  const keys = terms.map(({ clause }) => clause?.key ?? "");
  const safe = keys.find((key) => key.startsWith("safe-"));
  if (!safe || !keys.includes("poisonous")) return terms;
  const words = safe.replace("safe-", "poisonous to ");
  const clause = clauseOf.get(words.replaceAll(" ", "-"));
  return terms.map((term) =>
    clause && term.clause?.key === "poisonous" ? { words, clause } : term,
  );
}

export const harmful = /^(?:poison(?:ous)?|toxic|harmful|deadly|dangerous)$/;

/** Who tells of a lily that it is dangerous for his cat asks for what is not. */
export function harmlessInstead(words: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { clause, length = 1 } = harmClauseAt(words, at) ?? {};
    const isOfAll = !clause && harmful.test(words[at] ?? "");
    const whom = isOfAll ? "pets" : /^poisonous-to-(.*)/.exec(clause?.key ?? "")?.[1];
    all.push(...(whom ? ["safe", "for", whom] : words.slice(at, at + length)));
    at += length;
  }
  return all;
}

const saidLater = 0.5;

/** How dangerous plants are to whom a search asks about; to anybody where it names none. */
export function dangerAskedOf({ key }: SearchClause): (plant: PlantTraits) => number {
  const whom = whoMayBeHarmed.find((one) => key.endsWith(one));
  if (!whom) return ({ facts }) => howHarmful(facts);
  return ({ facts }) => {
    const isNamed = harmed[whom].test(facts.toxicity?.note?.toLowerCase() ?? "");
    const least = isNamed && !isSafeAround(whom, facts) ? saidLater : 0;
    return Math.max(least, howHarmful(facts, harmed[whom]));
  };
}
