import { use, useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { StoreContext, usePageQuery } from "#shared/browser/page-queries.ts";
import type { PlantLink } from "../../answers.ts";
import type { ListName } from "../../catalogue-names.ts";
import { listCardsQuery, listedCardsQuery, listQuery, stockQuery, withStock } from "../queries.ts";

export interface ListCards {
  /** By their places; null where the page was sent without one. */
  data: readonly (PlantLink | null)[] | undefined;
  /** All are here. */
  isWhole: boolean;
  isPending: boolean;
  isError: boolean;
  /** Fetches those that are not here, at the first sign that somebody will look for them. */
  request(): void;
  /** Tries again after a failure. */
  refetch(): Promise<void>;
}

/**
 * The cards of a list. A page that was opened by the address of a search has only those that the
 * search lists; the others come as a file that never changes, when somebody comes near the form.
 */
export function useListCards(list: ListName): ListCards {
  const query = listCardsQuery(list);
  const store = use(StoreContext);
  const { search } = useLocation();
  const [listed] = useState(() =>
    // They are no answer to any other address.
    store.state(listQuery(list, search).key).isSuccess
      ? store.state<readonly (PlantLink | null)[]>(listedCardsQuery(query).key).data
      : undefined,
  );
  const [isWanted, setIsWanted] = useState(listed === undefined);
  const all = usePageQuery(query, { enabled: isWanted });
  const stock = usePageQuery(stockQuery);
  // A list that could not be told what is sold out is still a list.
  const whole = useMemo(
    () => (stock.isPending ? undefined : all.data && withStock(all.data, stock.data ?? {})),
    [all.data, stock.data, stock.isPending],
  );
  return {
    data: whole ?? listed,
    isWhole: whole !== undefined,
    isPending: (all.isPending || stock.isPending) && listed === undefined,
    isError: all.isError,
    request: useCallback(() => setIsWanted(true), []),
    refetch: all.refetch,
  };
}
