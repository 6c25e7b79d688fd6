/** What the site draws when it is asked to. It is as large as the rest of the plants' code: import it when it is needed. */
export { drawPlate } from "./plates/draw-plate.ts";
export { drawSharePlate } from "./plates/draw-share-plate.ts";
