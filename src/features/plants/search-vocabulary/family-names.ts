import { means, type VocabularyEntry } from "./vocabulary-entry.ts";

/**
 * How gardeners call a family: "mint family" for Lamiaceae. The Latin name is found as it stands, and a family that
 * is called as one of our plants by that plant: "dogwood family".
 */
const familyNames: Readonly<Record<string, string>> = {
  Apiaceae: "carrot, parsley",
  Asteraceae: "aster, daisy, sunflower, composite",
  Boraginaceae: "borage, forget me not",
  Brassicaceae: "mustard, cabbage",
  Caprifoliaceae: "honeysuckle",
  Caryophyllaceae: "pink, carnation",
  Ericaceae: "heath, heather",
  Fabaceae: "pea, bean, legume",
  Lamiaceae: "mint",
  Liliaceae: "lily",
  Malvaceae: "mallow",
  Plantaginaceae: "plantain, snapdragon",
  Ranunculaceae: "buttercup",
  Rosaceae: "rose",
  Solanaceae: "nightshade, potato",
  Verbenaceae: "verbena, vervain",
};

/** "Mint family", and its like. */
export const familyWords: readonly VocabularyEntry[] = Object.entries(familyNames).map(
  ([family, names]) =>
    means(
      `family-${family.toLowerCase()}`,
      `${family}, the ${names.split(", ", 1)[0]} family`,
      names.replace(/[^,]+/g, "$& family").replaceAll(",  ", ", "),
      ({ facts }) => facts.family === family,
      "family",
    ),
);
