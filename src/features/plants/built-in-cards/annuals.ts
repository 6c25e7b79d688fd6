import { cardOf } from "../plant-card.ts";
import { plantRecords } from "../plant-record.ts";

/** Worked out when the site is built; see `vite.config.ts`. */
export const cards = plantRecords.filter(({ catalogue }) => catalogue === "annuals").map(cardOf);
