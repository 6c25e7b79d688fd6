import type { Right } from "#shared/both/owner/rights.ts";
import type { LetterInput } from "./inputs.ts";

/** Who writes to whom: to the people of an event whoever sees them. */
export const rightToWriteTo: Record<LetterInput["to"], readonly Right[]> = {
  subscribers: ["blog"],
  event: ["people"],
  person: ["blog", "people"],
};
