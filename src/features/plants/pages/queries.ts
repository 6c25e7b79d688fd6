import { getQuery, type PageQuery } from "#shared/browser/page-queries.ts";
import type { PlantCard, PlantLink, PlantListAnswer, PublicStock } from "../answers.ts";
import type { CatalogueName, ListName } from "../catalogue-names.ts";
import { listAddress, readSelection } from "../finder/filters.ts";
import { readSortOrder } from "../finder/sort-orders.ts";
import { linkOf } from "../plant-card.ts";

/**
 * The cards are built in: no call of the API stands behind them. The server puts them into the page;
 * on a click the browser loads them as a file that never changes.
 */
function builtIn<Data>(list: ListName, read: PageQuery<Data>["read"]): PageQuery<Data> {
  return { key: `plants/${list}`, read, isBuiltIn: true };
}

export const cardsQueries: Readonly<Record<CatalogueName, PageQuery<readonly PlantCard[]>>> = {
  perennials: builtIn(
    "perennials",
    async () => (await import("../built-in-cards/perennials.ts")).cards,
  ),
  trees: builtIn("trees", async () => (await import("../built-in-cards/trees.ts")).cards),
  annuals: builtIn("annuals", async () => (await import("../built-in-cards/annuals.ts")).cards),
};

/** Every plant of the three catalogues by its picture and names; the texts stay out of the page. */
const allPlantsQuery = builtIn<readonly PlantLink[]>("all", async (get) => {
  const cards = await Promise.all(Object.values(cardsQueries).map(({ read }) => read(get)));
  return cards.flat().map(linkOf);
});

/** What a list is shown by. */
export function listCardsQuery(list: ListName): PageQuery<readonly PlantLink[]> {
  return list === "all" ? allPlantsQuery : cardsQueries[list];
}

/** What the owner says of plants, beside their built-in cards. */
export const stockQuery: PageQuery<PublicStock> = getQuery("/api/plants/in-stock");

/** The cards as the owner has them: without those that are hidden, with hers, each with what is said of it. */
export function withStock<Card extends PlantLink>(
  cards: readonly Card[],
  stock: PublicStock,
): readonly Card[] {
  return cards.flatMap((card) => {
    const says = stock[card.path];
    if (says === "hidden") return [];
    if (!says) return card;
    if (!("instead" in says)) return { ...card, stock: says };
    const whole: readonly PlantLink[] = says.instead;
    return ("description" in card ? whole : whole.map(linkOf)) as readonly Card[];
  });
}

/**
 * Where a page that was opened by a search or a filter has its cards: those that it shows, each at
 * its place in the list. Only the server reads it (`loadList`).
 */
export function listedCardsQuery({
  key,
}: PageQuery<unknown>): Pick<PageQuery<readonly (PlantLink | null)[]>, "key"> {
  return { key: `${key}/listed` };
}

/** What a list answers to the search, the filters and the order of an address. */
export function listQuery(list: ListName, search: string): PageQuery<PlantListAnswer> {
  const params = new URLSearchParams(search);
  // What else an address may carry says nothing to a list, and must not hide the server's answer.
  return getQuery(
    listAddress(`/api/plants/list/${list}`, {
      text: params.get("q") ?? "",
      selection: readSelection(params),
      sort: readSortOrder(params),
    }),
  );
}
