import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { Catalogue } from "#features/plants/pages/catalogue.tsx";
import { perennialWords } from "#features/plants/pages/catalogue-copy.ts";
import type { PlantCard } from "#features/plants/plant-card.ts";
import { StoreContext } from "#platform/browser/page-queries.ts";
import { PageStore } from "#platform/browser/page-store.ts";
import "../../src/app/app.css";

/** The shipped catalogue page around plants that the address asks for by their number. */
const size = new URLSearchParams(window.location.search).get("plants");
const cards: PlantCard[] = await (await fetch(`/plants-${size}.json`)).json();

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
