import type { Figures } from "#features/plants/figure.ts";

export const annualsFigures1: Figures = {};
