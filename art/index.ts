/**
 * What the site knows of its plates without drawing them: figures, words and the version; and a plant's outline
 * to scale. It is small enough for a browser; what draws plates is in `index-for-server.ts`.
 */

export { plateWords } from "./figures/describe-plate-in-words.ts";
export type { Figure, Figures } from "./figures/figure.ts";
export { type DrawnPlant, figureLikeAnother } from "./figures/figure-like-another.ts";
export { usualFigure } from "./figures/usual-figure.ts";
export { plateVersion } from "./plate-version.ts";
export type { PlateSubject } from "./plates/plate-subject.ts";
export { drawToScale } from "./to-scale/draw-to-scale.ts";
