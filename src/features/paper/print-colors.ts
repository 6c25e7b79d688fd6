import type { PaperColor } from "./answers.ts";

/** Ink on white paper: the site's roles by day. */
export const inkOf: Readonly<Record<PaperColor, string>> = {
  ink: "#2a2b24",
  soft: "#5a564a",
  rubric: "#8f2a1f",
  gilt: "#b08a3c",
  rule: "#d8caa5",
  black: "#000000",
};
