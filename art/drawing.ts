/** What the site draws when it is asked to. It is as large as the rest of the plants' code: import it when it is needed. */
export { drawPlate, drawSharePlate } from "./plates/draw-plate.ts";
