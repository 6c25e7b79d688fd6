import type { RouterContextProvider } from "react-router";
import { loadQuery, type PageQuery } from "#shared/browser/page-queries.ts";
import type { PlantLink, PlantListAnswer, PublicStock } from "../../answers.ts";
import { readSelection } from "../../finder/filters.ts";
import { linkOf } from "../../plant-card.ts";
import { listedCardsQuery, listQuery, stockQuery, withStock } from "../queries.ts";
import { alsoFittingMax } from "./below-the-list.tsx";
import type { ListName } from "./finder-on-demand.ts";

/**
 * Reads what a page of plants is served with, for its `loader`. A search or a filter leaves a few
 * plants of many: then only the cards that the page shows travel with it, because the others would
 * be two thirds of its bytes and of the time it takes to compress them.
 */
export async function loadList(
  context: Readonly<RouterContextProvider>,
  request: Request,
  list: ListName,
  query: PageQuery<readonly PlantLink[]>,
): Promise<null> {
  const { search, searchParams } = new URL(request.url);
  const [served, stock] = await Promise.all([
    loadQuery(context, listQuery(list, search)),
    loadQuery(context, stockQuery),
  ]);
  const isNarrowed = served.named !== null || Object.keys(readSelection(searchParams)).length > 0;
  if (isNarrowed) await loadQuery(context, listedCards(query, served, stock));
  else await loadQuery(context, query);
  return null;
}

function listedCards(
  query: PageQuery<readonly PlantLink[]>,
  served: PlantListAnswer,
  stock: PublicStock,
): PageQuery<readonly (PlantLink | null)[]> {
  const { filtered, named, alsoFitting } = served;
  const passing = filtered && new Set(filtered);
  const listed = new Set(
    named ? named.filter((at) => !passing || passing.has(at)) : (filtered ?? []),
  );
  const also = new Set(alsoFitting.slice(0, alsoFittingMax));
  return {
    ...listedCardsQuery(query),
    read: async (get) =>
      withStock(await query.read(get), stock).map((card, at) => {
        if (listed.has(at)) return card;
        return also.has(at) ? linkOf(card) : null;
      }),
  };
}
