import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import type { FactsFile } from "#features/plants/filter-facts-file.ts";
import { filterGroups } from "#features/plants/filters.ts";
import { Catalogue } from "#features/plants/pages/catalogue.tsx";
import { perennialWords } from "#features/plants/pages/catalogue-copy.ts";
import { finderOf } from "#features/plants/pages/load-finder.ts";
import type { PlantCard } from "#features/plants/plant-card.ts";
import { StoreContext } from "#platform/browser/page-queries.ts";
import { PageStore } from "#platform/browser/page-store.ts";
import "../../src/app/app.css";

/** The shipped catalogue page around plants that the address asks for by their number. */
const size = new URLSearchParams(window.location.search).get("plants");
const cards: PlantCard[] = await (await fetch(`/plants-${size}.json`)).json();

const file: FactsFile = await (await fetch("/plants/facts.json")).json();
const finder = finderOf(file, cards);

/** Filters and counts for a bench: the milliseconds that each choice took, one after the other. */
(window as unknown as { filterTimes: () => number[] }).filterTimes = () =>
  filterGroups.flatMap(({ name, choices }) =>
    choices.map(({ value }, at) => {
      const selection = { light: ["full-sun"], [name]: [value] };
      const text = at % 2 === 0 ? "" : "blue";
      // Typed before anything is chosen.
      finder.find({ text, selection: {} });
      const started = performance.now();
      finder.filter(selection, "height");
      finder.find({ text, selection });
      return performance.now() - started;
    }),
  );

const query = { key: "plants", read: async () => cards };
const store = new PageStore();
store.set(query.key, cards);

const router = createBrowserRouter([
  {
    path: "*",
    element: <Catalogue list="perennials" path="/" query={query} words={perennialWords} />,
  },
]);
const page = document.getElementById("page");
if (page) {
  createRoot(page).render(
    <StoreContext value={store}>
      <RouterProvider router={router} />
    </StoreContext>,
  );
}
