import { annuals } from "../catalogue.ts";
import { cardOf } from "../plant-card.ts";

/** Worked out when the site is built; see `vite.config.ts`. */
export const cards = annuals.map(cardOf);
