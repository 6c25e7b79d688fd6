/** As many of those that fit a search otherwise as a page shows. */
export const alsoFittingMax = 60;
