import type { PageLink } from "../answers.ts";

/** What is asked of the nursery and not of a plant, and the page that answers it. */
export const pageWords: readonly (readonly [words: string, page: PageLink])[] = [
  [
    "hours, opening hours, opening times, directions, address, parking, appointment, appointments, phone, price, prices, pricing, cost, delivery, deliver, gift card, gift cards, gift certificate, gift certificates, landscaping, planting service, planting services",
    { name: "Ask us, or arrange a visit", path: "/contact" },
  ],
  [
    "event, events, workshop, workshops, class, classes, tour, tours",
    { name: "Events and workshops", path: "/events" },
  ],
  ["blog, article, articles, advice", { name: "The garden blog", path: "/blog" }],
];
