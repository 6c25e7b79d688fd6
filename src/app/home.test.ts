import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { HomePictures } from "#features/pictures/answers.ts";
import { galleryImages } from "#features/pictures/built-in-home-pictures.ts";
import { seedProducts } from "#features/plants/server/seed-products.ts";
import { StoreContext, storeOf } from "#shared/browser/page-queries.ts";
import Home from "./home.tsx";

function render(pictures: HomePictures | undefined, events: readonly object[] = []): string {
  const store = storeOf([
    ...(pictures ? [["/api/pictures", pictures] as const] : []),
    ["/api/products", seedProducts.map((product, at) => ({ id: at + 1, ...product }))],
    ["/api/events", events],
    ["today", "2026-05-01"],
  ]);
  const page = createElement(createRoutesStub([{ path: "/", Component: Home }]), {
    initialEntries: ["/"],
  });
  return renderToString(createElement(StoreContext, { value: store }, page));
}

it("shows our own pictures until the owner replaces them", () => {
  const html = render({ gallery: [...galleryImages], replaced: {} });
  expect(html).toContain('<source media="(width &lt; 40rem)" srcSet="/pictures/hero-tall.svg"');
  for (const picture of ["hero", "visit", "products/decor", "gallery/01", "gallery/21"]) {
    expect(html).toContain(`src="/pictures/${picture}.svg"`);
  }
  expect(html.match(/<figure>/g)).toHaveLength(21);
  expect(html).not.toContain("focus-x-");
});

it("shows the owner's pictures in their places, with what must stay in sight", () => {
  const own = { url: "/attached-assets/own.webp", alt: "Our own", focus: "50% 20%" };
  const gallery = galleryImages.map((image) => (image.id === 3 ? { ...image, ...own } : image));
  const places = ["/pictures/hero.svg", "/pictures/visit.svg", "/pictures/products/decor.svg"];
  const html = render({ gallery, replaced: Object.fromEntries(places.map((url) => [url, own])) });
  const shown = /<img src="\/attached-assets\/own.webp" alt="Our own"[^>]* focus-x-50 focus-y-20"/g;
  expect(html.match(shown)).toHaveLength(4);
  for (const url of [...places, "/pictures/hero-tall.svg", "/pictures/gallery/03.svg"]) {
    expect(html).not.toContain(`"${url}"`);
  }
});

it("shows the next event where the tour is gone", () => {
  const event = { id: 7, title: "Rose Walk", date: "2026-06-20", time: "6:00 PM - 8:00 PM" };
  expect(render(undefined)).toContain("No upcoming events at this time");
  const html = render(undefined, [{ ...event, status: "open", description: "", location: "" }]);
  expect(html).toContain("Rose Walk");
  expect(html).not.toContain("No upcoming events");
});

it("shows nothing in a place before it knows whose picture stands there", () => {
  expect(render(undefined)).not.toContain("/pictures/hero.svg");
});
