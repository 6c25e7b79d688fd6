import type { Habit } from "../figures/usual-figure.ts";
import { outlineOf } from "./outlines-of-habits.ts";

/** In inches, its ground at the bottom: paths of one kind each, from back to front. */
interface DrawingToScale {
  width: number;
  height: number;
  shapes: readonly {
    kind: "ground" | "door" | "person" | (typeof plantKinds)[number];
    d: string;
  }[];
}

/** The parts of an `Outline`, from back to front. */
const plantKinds = ["wood", "plant", "shade", "lines", "bloom"] as const;

/** A front door. */
const doorInches = 80;
const doorWidth = 36;

/**
 * A plant full-grown, at its tallest and widest, on the same ground as a person of 5 feet 7 inches and a door
 * of 6 feet 8 inches.
 */
export function drawToScale(
  size: { habit: Habit; heightInchesMax: number; spreadInchesMax: number },
  { isFlowering }: { isFlowering: boolean },
): DrawingToScale {
  const { heightInchesMax: tall, spreadInchesMax: wide, habit } = size;
  const gap = Math.max(14, tall * 0.04, wide * 0.055);
  const height = Math.ceil(Math.max(tall, doorInches) * 1.06);
  const plantAt = gap * 3 + doorWidth + 22 + wide / 2;
  const width = Math.ceil(plantAt + wide / 2 + gap);
  const outline = outlineOf(habit, wide, tall, isFlowering);
  const standing = (d: string, x: number) => moved(d, x, height);
  return {
    width,
    height,
    shapes: [
      // Across the whole frame, which is wider than the drawing.
      { kind: "ground", d: `M${-5 * width} ${height}H${6 * width}` },
      { kind: "door", d: standing(door, gap + doorWidth / 2) },
      { kind: "person", d: standing(person, gap * 2 + doorWidth + 11) },
      ...plantKinds.flatMap((kind) => {
        const d = outline[kind];
        return d ? [{ kind, d: standing(d, plantAt) }] : [];
      }),
    ],
  };
}

/** Paths are written with x from the middle and y upward, as "M x y"; here they are set on the page. */
function moved(d: string, x: number, ground: number): string {
  let isX = false;
  return d.replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) => {
    isX = !isX;
    const value = isX ? x + Number(number) : ground - Number(number);
    return String(Math.round(value * 10) / 10);
  });
}

/** A door of planks under a round arch, with a knob. */
const door =
  "M-18 0L-18 62C-18 74 -10 80 0 80C10 80 18 74 18 62L18 0ZM-14.5 0L-14.5 62C-14.5 71.5 -8 76.5 0 76.5C8 76.5 14.5 71.5 14.5 62L14.5 0M-7.3 0L-7.3 74.6M0 0L0 76.5M7.3 0L7.3 74.6M9.6 36C9.6 38.4 12.8 38.4 12.8 36C12.8 33.6 9.6 33.6 9.6 36";

/** A gardener in a straw hat and a long coat, a hand on the spade. */
const person =
  "M-9 62.4C-5 60.6 5 60.6 9 62.4C6.4 64.2 4.8 63.9 4.3 64.6C4 68.2 -4 68.2 -4.3 64.6C-4.8 63.9 -6.4 64.2 -9 62.4ZM-3.5 61C-3.6 57.4 -2.2 56 -1.6 55.6L-1.7 53.9C-5 53.4 -8 52.8 -8.6 50C-9.6 45 -10.4 38 -10.7 32.4C-10.8 30.4 -8.6 30 -8.2 32L-6.7 42.5C-7 36 -8.4 28 -8.9 19L-5.5 18.4L-5.2 3.6C-6.6 2.8 -7.7 1.6 -7.5 0L-1.2 0L-0.9 17.8L0.9 17.8L1.2 0L7.5 0C7.7 1.6 6.6 2.8 5.2 3.6L5.5 18.4L8.9 19C8.4 28 7 36 6.8 43.4C8.6 40.8 10.6 38.6 12.4 37L12.4 10.8L10.2 10.8C10.2 6 11.2 2.4 13 0C14.8 2.4 15.8 6 15.8 10.8L13.6 10.8L13.6 36C15.2 36.4 15.2 38.6 13.6 39.8L13.6 44L15.4 44L15.4 45.4L10.6 45.4L10.6 44L12.4 44L12.4 41C10.4 43.4 9.4 47 8.6 50C8 52.8 5 53.4 1.7 53.9L1.6 55.6C2.2 56 3.6 57.4 3.5 61Z";
