import { panel, shaded, type Tone } from "#art/pen/colors.ts";
import type { Subject } from "./plate-subject.ts";

/** What a plant stands before: the paper, or for white and cream flowers, which would be lost on it, a darker ground. */
export function groundBehind({ figure: { flower, family, detail } }: Subject): Tone {
  const isShown = flower?.petals && (family !== "leaf-trees" || detail === "floret");
  return isShown && /^(white|cream)$/.test(flower.colors[0] ?? "") ? shaded : panel;
}
