import type { Point, Rand } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

/** A flower as it is met on a plant: how it is seen, or how old it is. */
export type Stage = "face" | "turned" | "side" | "back" | "opening" | "bud" | "over";

/** Draws one flower of 100 units' radius, its joint at 0, 0, growing up. */
export type DrawBlossom = (stage: Stage, color: number, r: Rand) => string;

/** Sets a flower down: joint at a point, growing at an angle, `size` its radius. */
export type Blossoms = (
  stage: Stage,
  at: Point,
  angle: number,
  size: number,
  side?: number,
  color?: number,
) => string;

/**
 * Flowers that are engraved once for each view and color, and then set down. A flat one that is
 * turned is its own face, foreshortened.
 */
export const blossomsOf =
  (sheet: Sheet, draw: DrawBlossom, flat = false): Blossoms =>
  (stage, at, angle, size, side = 1, color = 0) => {
    const turned = flat && stage === "turned";
    const drawn = turned ? "face" : stage;
    return sheet.put(
      sheet.motif(`${drawn} ${color}`, (r) => draw(drawn, color, r)),
      at,
      size / 100,
      { turn: angle, flip: side < 0, ...(turned ? { tall: 0.6 } : {}) },
    );
  };
