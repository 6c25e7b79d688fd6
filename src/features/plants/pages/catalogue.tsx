import { type LoaderFunctionArgs, useLocation } from "react-router";
import { hydrateLater } from "#shared/browser/hydrate-later.tsx";
import { clientLoaderOf, loadPage } from "#shared/browser/page-queries.ts";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { catalogueNames, type ListName } from "../catalogue-names.ts";
import { PlantList } from "./plant-list.tsx";
import { answerQuery, cardsQuery, questionIn, shownCardsQuery } from "./queries.ts";
import { type CatalogueWords, catalogueTexts, footnote } from "./texts.ts";

const Closing = hydrateLater(() => import("./catalogue-closing.tsx"));

/** The list that an address is of: "/perennials", and "/plants" for all. */
function listAt(pathname: string): ListName {
  return catalogueNames.find((name) => pathname.startsWith(`/${name}`)) ?? "all";
}

export function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const list = listAt(pathname);
  const question = questionIn(search);
  return loadPage(context, answerQuery(list, question), shownCardsQuery(list, search));
}

export const clientLoader = clientLoaderOf(({ request }) =>
  cardsQuery(listAt(new URL(request.url).pathname)),
);

/** A catalogue page: each of the three, and the one over them all. */
export default function CataloguePage() {
  const { pathname, search } = useLocation();
  const list = listAt(pathname);
  const { asPictures } = questionIn(search);
  const words = catalogueTexts[list];
  const path = list === "all" ? "/plants" : `/${list}`;
  return (
    <>
      <PageHead title={words.heading} description={words.summary} path={path} />
      <CatalogueHeader {...words} />
      <div className="page-x pt-5 pb-14 sm:pb-20">
        <PlantList key={list + asPictures} list={list} path={path} words={words} />
        <p className="mx-auto mt-12 max-w-measure text-center font-serif text-lead text-ink-soft italic">
          {footnote}
        </p>
      </div>
      {list !== "all" && (
        // In the page before its code, so that the sheet of filters covers it.
        <div>
          <Closing catalogue={list} />
        </div>
      )}
    </>
  );
}

/** Small enough that the search and the first plant are on the first screen of a phone. */
function CatalogueHeader({ heading, lead, verse }: CatalogueWords) {
  return (
    <header className="catalogue-header">
      <div className="page-x text-center">
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      {verse && (
        <figure className="ground-vellum text-center">
          <blockquote className="verse">
            <p>{verse.text}</p>
          </blockquote>
          <figcaption>
            <cite className="caps">{verse.reference}</cite>
          </figcaption>
        </figure>
      )}
    </header>
  );
}
