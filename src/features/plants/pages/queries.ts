import type { ListInPage } from "#shared/both/compact-lists-in-page.ts";
import { getQuery, type PageQuery } from "#shared/browser/page-queries.ts";
import type { CatalogueCards, PlantListAnswer } from "../answers.ts";
import type { ListName } from "../catalogue-names.ts";
import { type ListQuestion, listAddress, readQuestion } from "../finder/filter-choices.ts";

/** Where an entry of a catalogue's page has the texts of its card (`WholeCard`). */
const inPage: ListInPage = {
  elements: ".plant-list > li",
  texts: {
    path: "h2 > a@href",
    name: "h2",
    latin: "h2 + p",
    notes: "h2 + p + p",
    warning: ".plant-warning",
    description: ":scope > p",
    guide: ":scope > p + h3 + p",
    plateWords: "img@alt",
    tint: ".plate@class=tint-",
  },
  // Beside a photograph stands the plant's name.
  isShown: (field, { imageUrl }) => field !== "plateWords" || imageUrl === "",
};

/** The plants of a list with all their texts. */
export function cardsQuery(list: ListName): PageQuery<CatalogueCards> {
  return { ...getQuery(`/api/plants/cards/${list}`), inPage };
}

/** The cards that a page shows, of a search those alone: the others would be two thirds of its bytes and compression time. */
export function shownCardsQuery(list: ListName, search: string): PageQuery<CatalogueCards> {
  const address = listAddress(`/api/plants/shown/${list}`, questionIn(search));
  const isWhole = list !== "all" && !address.includes("?");
  return isWhole ? cardsQuery(list) : getQuery(address);
}

/** What a list answers to a search, filters and an order, however its plants are shown. */
export function answerQuery(list: ListName, question: ListQuestion): PageQuery<PlantListAnswer> {
  return getQuery(listAddress(`/api/plants/list/${list}`, { ...question, asPictures: false }));
}

/** The question in an address. Other parameters do not affect a list. */
export function questionIn(search: string): ListQuestion {
  return readQuestion(new URLSearchParams(search));
}
