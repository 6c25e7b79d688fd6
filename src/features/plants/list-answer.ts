import type { CatalogueName } from "./catalogue-names.ts";
import type { ListAnswer } from "./find-plants.ts";

/** What a page of plants is served with, beside its cards. */
export interface ServedList extends Omit<ListAnswer, "filtered" | "listed"> {
  /** As in `ListAnswer`; null where no filter and no order is asked for, and all is as it stands. */
  filtered: readonly number[] | null;
  /** As in `ListAnswer`; null where no text is searched for. */
  listed: readonly number[] | null;
  /** What the same search would show in the other catalogues. */
  elsewhere: readonly { catalogue: CatalogueName; count: number }[];
  /** Where the facts are that a browser filters by. */
  factsPath: string;
}
