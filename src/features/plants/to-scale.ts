import type { PlantFacts } from "./contract.ts";
import { heightInWords } from "./plant-card.ts";
import type { PlantSize } from "./plant-page.ts";

/** A drawing in inches, its ground at the bottom: a door, a person and the plant. */
export interface ScaleDrawing {
  /** What it shows: "Catmint, 24 to 30 inches tall and 24 to 36 inches wide, beside …" */
  words: string;
  width: number;
  height: number;
  /** Paths of one kind each; the page gives the kinds their colors. */
  shapes: readonly { kind: "door" | "person" | "wood" | "plant" | "ground"; d: string }[];
}

/** A front door of 6 feet 8 inches by 3 feet; the person is 5 feet 7 inches tall. */
const doorInches = 80;
const doorWidth = 36;

type Outline = (width: number, height: number) => { wood?: string; plant: string };

/** Full-grown, at its tallest and widest, on the same ground as a person and a door. */
export function drawToScale(name: string, size: PlantSize): ScaleDrawing {
  const { heightInchesMax: tall, spreadInchesMax: wide, habit } = size;
  const gap = Math.max(14, tall * 0.04);
  const height = Math.ceil(Math.max(tall, doorInches) * 1.06);
  const plantAt = gap * 3 + doorWidth + 22 + wide / 2;
  const width = Math.ceil(plantAt + wide / 2 + gap);
  const { wood, plant } = outlines[habit](wide, tall);
  const standing = (d: string, x: number) => moved(d, x, height);
  return {
    words: `${name}, ${heightInWords(size.heightInchesMin, tall)} tall and ${heightInWords(size.spreadInchesMin, wide)} wide, beside a person of 5 feet 7 inches and a door of 6 feet 8 inches.`,
    width,
    height,
    shapes: [
      { kind: "ground", d: `M0 ${height}H${width}` },
      { kind: "door", d: standing(door, gap + doorWidth / 2) },
      { kind: "person", d: standing(person, gap * 2 + doorWidth + 11) },
      ...(wood ? [{ kind: "wood" as const, d: standing(wood, plantAt) }] : []),
      { kind: "plant", d: standing(plant, plantAt) },
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

const door = `M-18 0L-18 80L18 80L18 0ZM-13 44L-13 74L-2 74L-2 44ZM2 44L2 74L13 74L13 44ZM-13 6L-13 38L13 38L13 6Z`;

const person =
  "M-3 57C-8 57 -9 55 -9.5 51L-11 32C-11 30 -8.5 30 -8 32L-6.5 46L-7 30L-6.5 2C-6.5 0 -1 0 -1 2L0 28L1 2C1 0 6.5 0 6.5 2L7 30L6.5 46L8 32C8.5 30 11 30 11 32L9.5 51C9 55 8 57 3 57ZM0 58C-6 58 -6 67 0 67C6 67 6 58 0 58Z";

/** The outline of each habit in a box of this width and height, as a path. */
const outlines: Record<PlantFacts["habit"], Outline> = {
  mound: (w, h) => ({ plant: dome(w, 0, h) }),
  mat: (w, h) => ({ plant: dome(w, 0, h) }),
  trailing: (w, h) => ({ plant: dome(w, 0, h) }),
  rosette: (w, h) => ({ plant: dome(w, 0, h * 0.4) + blades(w * 0.3, h, 3) }),
  "upright-clump": (w, h) => ({ plant: dome(w * 0.8, 0, h * 0.7) + blades(w, h, 7) }),
  arching: (w, h) => ({ plant: blades(w, h, 9) }),
  spire: (w, h) => ({ plant: dome(w, 0, h * 0.35) + blades(w * 0.5, h, 5) }),
  "fountain-grass": (w, h) => ({ plant: blades(w, h, 11) }),
  "upright-grass": (w, h) => ({ plant: blades(w * 0.9, h, 11) }),
  "fern-vase": (w, h) => ({ plant: blades(w, h, 9) }),
  climber: (w, h) => ({
    plant: `M${-w / 2} 0C${-w / 3} ${h / 2} ${-w / 2} ${h} 0 ${h}C${w / 2} ${h} ${w / 3} ${h / 2} ${w / 2} 0Z`,
  }),
  "rounded-tree": (w, h) => ({ wood: trunk(w, h * 0.5), plant: oval(w, h * 0.2, h) }),
  "oval-tree": (w, h) => ({ wood: trunk(w, h * 0.5), plant: oval(w, h * 0.16, h) }),
  "spreading-tree": (w, h) => ({ wood: trunk(w, h * 0.5), plant: dome(w, h * 0.28, h) }),
  "vase-tree": (w, h) => ({
    wood: trunk(w, h * 0.4),
    plant: `M${-w * 0.08} ${h * 0.25}C${-w * 0.2} ${h * 0.5} ${-w * 0.5} ${h * 0.6} ${-w / 2} ${h * 0.8}C${-w * 0.4} ${h} ${w * 0.4} ${h} ${w / 2} ${h * 0.8}C${w * 0.5} ${h * 0.6} ${w * 0.2} ${h * 0.5} ${w * 0.08} ${h * 0.25}Z`,
  }),
  "pyramidal-tree": (w, h) => ({
    wood: trunk(w, h * 0.3),
    plant: `M0 ${h}C${w * 0.12} ${h * 0.7} ${w * 0.36} ${h * 0.35} ${w / 2} ${h * 0.1}C${w * 0.2} ${h * 0.06} ${-w * 0.2} ${h * 0.06} ${-w / 2} ${h * 0.1}C${-w * 0.36} ${h * 0.35} ${-w * 0.12} ${h * 0.7} 0 ${h}Z`,
  }),
  "columnar-tree": (w, h) => ({ wood: trunk(w, h * 0.3), plant: oval(w, h * 0.05, h) }),
  "weeping-tree": (w, h) => ({
    wood: trunk(w, h * 0.6),
    plant: `M${-w / 2} ${h * 0.1}C${-w * 0.5} ${h * 0.7} ${-w * 0.35} ${h} 0 ${h}C${w * 0.35} ${h} ${w * 0.5} ${h * 0.7} ${w / 2} ${h * 0.1}C${w * 0.35} ${h * 0.4} ${w * 0.25} ${h * 0.4} ${w * 0.2} ${h * 0.18}C${w * 0.1} ${h * 0.45} ${-w * 0.1} ${h * 0.45} ${-w * 0.2} ${h * 0.18}C${-w * 0.25} ${h * 0.4} ${-w * 0.35} ${h * 0.4} ${-w / 2} ${h * 0.1}Z`,
  }),
  "layered-tree": (w, h) => ({
    wood: trunk(w, h * 0.9),
    plant:
      tier(w, h * 0.28, h * 0.5) + tier(w * 0.86, h * 0.5, h * 0.74) + tier(w * 0.55, h * 0.74, h),
  }),
  "multi-stem-tree": (w, h) => ({
    wood: `M${-w * 0.03} 0L${-w * 0.2} ${h * 0.6}L${-w * 0.17} ${h * 0.6}L0 ${h * 0.1}L${w * 0.17} ${h * 0.6}L${w * 0.2} ${h * 0.6}L${w * 0.03} 0Z`,
    plant: oval(w, h * 0.22, h),
  }),
};

function trunk(w: number, top: number): string {
  const half = Math.max(2, w * 0.03);
  return `M${-half} 0L${-half / 2} ${top}L${half / 2} ${top}L${half} 0Z`;
}

function oval(w: number, from: number, to: number): string {
  const middle = (from + to) / 2;
  const bend = (to - from) * 0.55;
  return `M${-w / 2} ${middle}C${-w / 2} ${middle + bend} ${w / 2} ${middle + bend} ${w / 2} ${middle}C${w / 2} ${middle - bend} ${-w / 2} ${middle - bend} ${-w / 2} ${middle}Z`;
}

function dome(w: number, from: number, to: number): string {
  const rise = from + (to - from) * 1.33;
  return `M${-w / 2} ${from}C${-w * 0.5} ${rise} ${w * 0.5} ${rise} ${w / 2} ${from}Z`;
}

function tier(w: number, from: number, to: number): string {
  const middle = from + (to - from) * 0.35;
  return `M${-w / 2} ${middle}C${-w / 4} ${to * 1.02} ${w / 4} ${to * 1.02} ${w / 2} ${middle}C${w / 4} ${from} ${-w / 4} ${from} ${-w / 2} ${middle}Z`;
}

/** Leaves or stems from one foot, fanned out to the whole width; the middle one reaches the top. */
function blades(w: number, h: number, count: number): string {
  const half = Math.max(0.6, w / (count * 6));
  return Array.from({ length: count }, (_, index) => {
    const lean = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
    const tip = (lean * w) / 2;
    const top = h * (1 - 0.45 * lean ** 2);
    const foot = lean * w * 0.12;
    return `M${foot - half} 0C${foot - half} ${top * 0.6} ${tip * 0.6 - half} ${top * 0.9} ${tip} ${top}C${tip * 0.6 + half} ${top * 0.8} ${foot + half} ${top * 0.5} ${foot + half} 0Z`;
  }).join("");
}
