import { cardOf } from "../cards.ts";
import { trees } from "../catalogue.ts";

/** Worked out when the site is built; see `vite.config.ts`. */
export const cards = trees.map(cardOf);
