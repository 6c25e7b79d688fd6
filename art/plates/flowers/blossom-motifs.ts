import type { Point, Rand } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

/** A flower as it is met on a plant: how it is seen, or how old it is. */
export type Stage = "face" | "turned" | "side" | "opening" | "bud";

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
 * turned is its own face, foreshortened, before the tube it stands on, where it has one.
 */
export const blossomsOf =
  (sheet: Sheet, draw: DrawBlossom, flat = false, tube?: (color: number) => string): Blossoms =>
  (stage, at, angle, size, side = 1, color = 0) => {
    const turned = flat && stage === "turned";
    const drawn = turned ? "face" : stage;
    const face = sheet.motif(`${drawn} ${color}`, (r) => draw(drawn, color, r));
    const pose = { turn: angle, flip: side < 0 };
    if (!turned) return sheet.put(face, at, size / 100, pose);
    const behind = tube?.(color);
    if (!behind) return sheet.put(face, at, size / 100, { ...pose, tall: 0.6 });
    const whole = sheet.motif(
      `turned ${color}`,
      () => behind + sheet.put(face, [0, 0], 1, { tall: 0.36 }),
    );
    return sheet.put(whole, at, size / 100, pose);
  };
