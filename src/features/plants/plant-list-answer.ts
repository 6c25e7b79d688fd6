import type { CatalogueName } from "./catalogue-names.ts";
import type { ListAnswer } from "./finder/answer-list-question.ts";

/** As many of those that fit otherwise as a page shows. */
export const alsoFittingMax = 60;

/** What a page of plants is served with, beside its cards. */
export interface PlantListAnswer extends ListAnswer {
  /** The places that pass the filters in the order asked for; null where neither is asked for. */
  filtered: readonly number[] | null;
  /** The places that have the text in name, Latin name or description; null without a text. */
  named: readonly number[] | null;
  /** What the same search would show in the other catalogues. */
  elsewhere: readonly { catalogue: CatalogueName; count: number }[];
  /** Where the facts are that a browser filters by. */
  factsPath: string;
}
