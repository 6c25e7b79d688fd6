import { Hono } from "hono";
import { type Faq, faqsOf } from "#features/site/faqs.ts";
import { defaultHours, fillIn, type PublicSiteDetails } from "#shared/both/site-details.ts";
import { text } from "#shared/server/openapi/answer-shapes.ts";
import { type Description, described } from "#shared/server/openapi/described-route.ts";
import { CatalogueCards, PlantListAnswer } from "../answers.ts";
import { catalogueNames, type ListName } from "../catalogue-names.ts";
import {
  addressTermMax,
  alsoFittingMax,
  type ListQuestion,
  readQuestion,
} from "../finder/filter-choices.ts";
import { type FindablePage, findPages } from "../finder/find-pages.ts";
import { countFound, findPlants, makeFinder } from "../finder/find-plants.ts";
import { notesBeforeList } from "../finder/notes-before-list.ts";
import { memoizeByObject } from "../memoize-by-object.ts";
import { cardOf, linkOf } from "../plant-card.ts";
import { isInStock } from "../stock/stock-labels-and-days.ts";
import { type CurrentPlants, hashOf } from "./plants-with-owner-changes.ts";

const cataloguesOf = memoizeByObject(
  (_: CurrentPlants) => new Map<ListName, ReturnType<typeof makeCatalogue>>(),
);

/** Created at the first question, not at startup, and again when the owner changes a plant. */
function catalogueOf(list: ListName, current: CurrentPlants, today: string) {
  const make = () => makeCatalogue(list, current, today);
  return cataloguesOf(current).getOrInsertComputed(list, make);
}

function makeCatalogue(list: ListName, current: CurrentPlants, today: string) {
  const plants = current.shown.filter(({ catalogue }) => list === "all" || catalogue === list);
  return {
    finder: makeFinder(
      plants.map((plant) => ({ ...plant, isAvailable: isInStock(plant.stock?.state ?? null) })),
      today,
      current.shown,
    ),
    cards: plants.map(cardOf),
    version: hashOf(plants.map(({ slug }) => slug)),
  };
}

/** The question of a call, with its text limited like a page's address. */
function questionOf(address: string): ListQuestion {
  const question = readQuestion(new URL(address).searchParams);
  return { ...question, text: question.text.slice(0, addressTermMax) };
}

const query: NonNullable<Description["query"]> = {
  q: { says: "What is searched for.", schema: text },
  sort: { says: "In which order, as the page’s address has it.", schema: text },
};
const noSuchList = "There is no such list.";
const filtersToo =
  "The catalogue’s filters (`light`, `moisture`, `zone`, …) are parameters, too, as the page’s address has them.";
const anyList = ":list{perennials|trees|annuals|all}";

/** The pages of a kind that a search finds beside the plants: "Events". */
export interface PagesOfKind {
  heading: string;
  list(): Promise<readonly FindablePage[]>;
}

/** The hours, and the questions on /contact, as they are said without links. */
export function faqsAsText(site: PublicSiteDetails): Faq[] {
  const hours = { question: "hours", answer: site.hours ?? defaultHours };
  return [hours, ...faqsOf(site.texts)].map(({ question, answer }) => ({
    question,
    answer: fillIn(answer, site).replace("{events}", "Events & Education"),
  }));
}

async function pagesAbout(kinds: readonly PagesOfKind[], search: string) {
  const found = kinds.map(async ({ heading, list }) => ({
    says: heading,
    links: findPages(await list(), search).map(({ name, path }) => ({ name, path })),
  }));
  return (await Promise.all(found)).filter(({ links }) => links.length > 0);
}

/** The calls behind the page of one of the three catalogues, or of "all". */
export function catalogueApi(
  readPlants: () => Promise<CurrentPlants>,
  kinds: readonly PagesOfKind[],
  { site, today }: { site: PublicSiteDetails; today: () => string },
): Hono {
  return new Hono()
    .get(
      `/list/${anyList}`,
      described("Which plants of a catalogue fit a search and filters.", {
        more: `${filtersToo} Places count the list’s plants from 0; \`/plants.json\` has the plants.`,
        query,
        200: {
          says: "Their places, and how many each filter would leave.",
          body: PlantListAnswer,
        },
        404: noSuchList,
      }),
      async (c) => {
        const list = c.req.param("list") as ListName;
        const question = questionOf(c.req.url);
        const plants = await readPlants();
        const { finder, version } = catalogueOf(list, plants, today());
        const hasOthers = question.text.trim() !== "" && list !== "all";
        const others = hasOthers ? catalogueNames.filter((name) => name !== list) : [];
        const found = findPlants(finder, question);
        const answer: PlantListAnswer = {
          ...found,
          notes: notesBeforeList(finder, question.text, found, list !== "all", faqsAsText(site)),
          pages: question.text.trim() === "" ? [] : await pagesAbout(kinds, question.text),
          elsewhere: others.map((catalogue) => ({
            catalogue,
            count: countFound(catalogueOf(catalogue, plants, today()).finder, question.text),
          })),
          version,
        };
        return c.json(answer);
      },
    )
    .get(
      `/cards/${anyList}`,
      described("The plants of a catalogue with the texts of their cards.", {
        200: CatalogueCards,
        404: noSuchList,
      }),
      async (c) => {
        const { cards, version } = catalogueOf(
          c.req.param("list") as ListName,
          await readPlants(),
          today(),
        );
        return c.json<CatalogueCards>({ version, plants: cards });
      },
    )
    .get(
      `/shown/${anyList}`,
      described(
        "What a catalogue’s page shows: of a search, the plants that it lists, and null for the others.",
        {
          more: filtersToo,
          query: {
            ...query,
            view: { says: "`pictures`: without the texts, as over all catalogues.", schema: text },
          },
          200: { says: "The plants, each at its place.", body: CatalogueCards },
          404: noSuchList,
        },
      ),
      async (c) => {
        const list = c.req.param("list") as ListName;
        const { finder, cards, version } = catalogueOf(list, await readPlants(), today());
        const question = questionOf(c.req.url);
        const shown = list === "all" || question.asPictures ? cards.map(linkOf) : cards;
        const { filtered, named, best, alsoFitting } = findPlants(finder, question);
        const passing = new Set(filtered ?? cards.keys());
        const fitting = list === "all" ? best : named;
        const listed = new Set((fitting ?? [...cards.keys()]).filter((at) => passing.has(at)));
        const also = new Set(alsoFitting.slice(0, alsoFittingMax));
        return c.json<CatalogueCards>({
          version,
          plants: shown.map((card, at) => {
            if (listed.has(at)) return card;
            return also.has(at) ? linkOf(card) : null;
          }),
        });
      },
    );
}
