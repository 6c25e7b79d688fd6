import type { Figures } from "#features/plants/figure.ts";

export const perennialsFigures2: Figures = {};
