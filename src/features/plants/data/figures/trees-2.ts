import type { Figures } from "#features/plants/figure.ts";

export const treesFigures2: Figures = {};
