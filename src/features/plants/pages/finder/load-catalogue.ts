import type { LoaderFunctionArgs } from "react-router";
import { loadQuery, type PageQuery, prefetchPage } from "#shared/browser/page-queries.ts";
import type { PlantLink, PlantListAnswer, PublicStock } from "../../answers.ts";
import type { ListName } from "../../catalogue-names.ts";
import { readSelection } from "../../finder/filters.ts";
import { linkOf } from "../../plant-card.ts";
import { listCardsQuery, listedCardsQuery, listQuery, stockQuery, withStock } from "../queries.ts";
import { alsoFittingMax } from "./below-the-list.tsx";

/** Starts reading what a page of plants shows, for its `clientLoader`. */
export const prefetchCatalogue = (list: ListName) => prefetchPage(listCardsQuery(list), stockQuery);

/**
 * Reads what a page of plants is served with, for its `loader`. A search or a filter leaves a few
 * plants of many: then only the cards that the page shows travel with it, because the others would
 * be two thirds of its bytes and of the time it takes to compress them.
 */
export async function loadCatalogue(
  list: ListName,
  { context, request }: LoaderFunctionArgs,
): Promise<null> {
  const query = listCardsQuery(list);
  const { search, searchParams } = new URL(request.url);
  const [served, stock] = await Promise.all([
    loadQuery(context, listQuery(list, search)),
    loadQuery(context, stockQuery),
  ]);
  const isNarrowed = served.named !== null || Object.keys(readSelection(searchParams)).length > 0;
  await loadQuery<unknown>(context, isNarrowed ? listedCards(query, served, stock) : query);
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
