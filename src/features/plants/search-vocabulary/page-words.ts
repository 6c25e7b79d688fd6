import type { PageLink } from "../answers.ts";

/** What is asked of the nursery and not of a plant, and the page that answers it. */
export const pageWords: readonly (readonly [words: string, page: PageLink])[] = [
  [
    "hours, opening hours, opening times, open, opened, closed, closing, appointment, appointments, phone, phone number, telephone, email, delivery, deliver, delivers, shipping, ship, order, orders, gift card, gift cards, gift certificate, gift certificates, credit card, wholesale, warranty, guarantee, landscaping, landscaper, landscape design, garden design, design, designing, planting service, planting services, job, jobs, hiring",
    { name: "Ask us, or arrange a visit", path: "/contact" },
  ],
  [
    "directions, address, parking, location, located, map, wheelchair, restroom, bathroom, visiting, nursery, greenhouse, store, shop",
    { name: "Visit us", path: "/location" },
  ],
  [
    "event, events, workshop, workshops, class, classes, talk, talks, tour, tours, register, registration, sign up",
    { name: "Events and workshops", path: "/events" },
  ],
  ["blog, article, articles, advice", { name: "The garden blog", path: "/blog" }],
];
