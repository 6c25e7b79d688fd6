import { cardOf } from "../cards.ts";
import { annuals } from "../catalogue.ts";

/** Worked out when the site is built; see `vite.config.ts`. */
export const cards = annuals.map(cardOf);
