import type { Figures } from "#features/plants/figure.ts";

export const annualsFigures2: Figures = {};
