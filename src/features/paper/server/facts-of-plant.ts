import { lightInWords } from "#features/plants/facts-in-words.ts";
import {
  cardOf,
  heightInWords,
  plantPath,
  rangeOf,
  warningInShort,
} from "#features/plants/plant-card.ts";
import type { PlantRecord } from "#features/plants/plant-record.ts";
import { harms } from "#features/plants/plant-safety.ts";
import { plateAddress } from "#features/plants/plate-address.ts";
import { printable } from "./typeset.ts";

/** A note on poison, if a label has room for it; otherwise only the word. */
const warningMax = 64;

export type FactsOnPaper = ReturnType<typeof factsOfPlant>;

/** The printable facts of a plant. An unknown fact is an empty text, and so is not printed. */
export function factsOfPlant(plant: PlantRecord) {
  const { name, latin, facts, stock } = plant;
  const card = cardOf(plant);
  const size = rangeOf(facts, "heightInches");
  const sizes = stock ? [stock, ...(stock.otherSizes ?? [])] : [];
  return {
    name: printable(name),
    latin: printable(latin.replace(/'(.+)'/, "‘$1’")),
    light: lightInWords(facts.light),
    size: size ? `${heightInWords(...size)} tall` : "",
    /** Whom it harms; empty if no harm is known or nobody has looked. */
    warning: printable(warningOf(facts)),
    /** "1-gallon pot $14", one for each size that it is sold in. */
    prices: sizes
      .map(({ potSize, price }) => printable(`${potSize} ${price}`))
      .filter((words) => words !== ""),
    path: plantPath(plant),
    /** The owner's photograph or its plate; empty if there is neither. */
    picture: card.imageUrl || plateAddress(card),
  };
}

function warningOf({ toxicity }: PlantRecord["facts"]): string {
  if (!toxicity || toxicity.level === "none-known") return "";
  const note = warningInShort(toxicity.note ?? "");
  return note !== "" && note.length <= warningMax ? note : harms[toxicity.level];
}
