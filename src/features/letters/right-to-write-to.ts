import type { Right } from "#shared/both/owner/rights.ts";
import type { LetterInput } from "./inputs.ts";

/** Who may write to whom: to an event's people, whoever may see them. */
export const rightToWriteTo: Record<LetterInput["to"], readonly Right[]> = {
  subscribers: ["blog"],
  event: ["people"],
  person: ["blog", "people"],
};
