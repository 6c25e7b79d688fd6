import { cardOf } from "../cards.ts";
import { perennials } from "../catalogue.ts";

/** Worked out when the site is built; see `vite.config.ts`. */
export const cards = perennials.map(cardOf);
