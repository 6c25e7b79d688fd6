import { bow, brush, steps } from "#drawing/curve.ts";
import { type Point, pen } from "#drawing/ink.ts";
import type { Sheet } from "#drawing/sheet.ts";
import { contour, greens, hues, type Tint } from "#drawing/tones.ts";
import type { Figure } from "#features/plants/plate-figure.ts";
import type { Stage } from "./blossoms.ts";
import { petalOf } from "./open.ts";

type Flower = NonNullable<Figure["flower"]>;

/** How the five parts of a face stand: angle, length and breadth of each, the upper ones first. */
interface Face {
  parts: readonly (readonly [angle: number, length: number, wide: number])[];
  /** Which of the flower's colors each part has. */
  paint: readonly number[];
}

const pansy: Face = {
  parts: [
    [-32, 1, 1.32],
    [30, 1.02, 1.32],
    [-84, 0.86, 1.22],
    [84, 0.86, 1.22],
    [180, 0.96, 1.62],
  ],
  paint: [0, 0, 0, 0, 0],
};
const viola: Face = {
  parts: [
    [-26, 1.02, 0.95],
    [26, 1, 0.95],
    [-82, 0.82, 0.82],
    [82, 0.82, 0.82],
    [180, 0.92, 1.3],
  ],
  paint: [0, 0, 1, 1, 2],
};
const violet: Face = {
  parts: [
    [-30, 0.95, 0.72],
    [30, 0.95, 0.72],
    [-100, 0.9, 0.72],
    [100, 0.9, 0.72],
    [180, 0.98, 0.8],
  ],
  paint: [0, 0, 0, 0, 0],
};
const lobelia: Face = {
  parts: [
    [-24, 0.6, 0.36],
    [24, 0.6, 0.36],
    [-112, 0.98, 0.98],
    [112, 0.98, 0.98],
    [180, 1, 1.05],
  ],
  paint: [0, 0, 0, 0, 0],
};
const torenia: Face = {
  parts: [
    [0, 0.9, 1.5],
    [-94, 0.88, 1.15],
    [94, 0.88, 1.15],
    [180, 0.92, 1.25],
  ],
  paint: [0, 1, 1, 1],
};

const faceOf = ({ markings, colors, center, sizeInches }: Flower): Face => {
  if (center?.kind === "throat" && markings?.kind === "blotch") return torenia;
  if (markings?.kind === "blotch") return pansy;
  if (markings?.kind === "whiskers") return colors.length > 2 ? viola : violet;
  return sizeInches < 0.75 ? lobelia : violet;
};

/** A face with an upper and a lower half: pansy, viola, lobelia, torenia. */
export function lippedFace(
  sheet: Sheet,
  { flower, leaf }: Figure,
  stage: Stage,
  color: number,
): string {
  if (!flower) return "";
  const { markings, center } = flower;
  const face = faceOf(flower);
  const many = flower.colors.length;
  // A mixture's second plant has another color; a viola always has all three.
  const tone = (k: number): Tint =>
    hues[flower.colors[(face === viola ? k : color + k) % many] ?? "violet"];
  const green = greens[leaf.color === "bronze" ? "bronze" : "green"];
  if (stage === "bud" || stage === "opening") {
    const d = pen().leaf(0, 0, 8, 74, 22, 6);
    const over = pen().leaf(0, 0, 16, 74, 9, 4);
    const cup = pen();
    for (const a of [-26, 30, 4]) cup.leaf(0, 2, a, 42, 10, 0);
    return (
      sheet.bound(d, tone(0).wash, tone(0).rim, 2.2) +
      sheet.fill(over, tone(0).shade) +
      sheet.bound(cup, green.wash, contour, 2)
    );
  }
  const side = stage === "side";
  let out = "";
  if (side) {
    const spur = bow([0, 0], [-58, 8], 0.16);
    if (flower.spur || face === pansy)
      out += sheet.bound(
        brush(spur, (t) => 22 - 12 * t, 4),
        tone(0).shade,
        contour,
        2,
      );
    const sepals = pen();
    for (const a of [-60, -112, -20, -150]) sepals.leaf(-6, 0, a, 52, 10, 0);
    out += sheet.bound(sepals, green.wash, contour, 2);
  }
  let marks = "";
  const [blots, lines] = [pen(), pen()];
  face.parts.forEach(([angle, length, wide], i) => {
    const t = tone(face.paint[i] ?? 0);
    const id = sheet.motif(`part ${face.paint[i]} ${color}`, (q) =>
      petalOf(sheet, q, { ...flower, petalShape: "round" }, 5, t, 2),
    );
    out += sheet.put(id, [0, 0], length, { turn: angle, wide, flip: angle < 0 });
    const lower = Math.abs(angle) > 60;
    const at = (along: number, aside: number): Point => {
      const a = (angle * Math.PI) / 180;
      return [
        (Math.sin(a) * along + Math.cos(a) * aside) * 100,
        (-Math.cos(a) * along + Math.sin(a) * aside) * 100,
      ];
    };
    if (markings?.kind === "blotch" && (face === torenia ? true : lower))
      face === torenia
        ? blots.leaf(...at(0.42, 0), angle, 46, 42 * Math.min(1.2, wide))
        : blots.leaf(...at(0.04, 0), angle, 62 * length, 40 * wide);
    if (markings?.kind === "whiskers" && lower)
      for (const k of [-0.16, -0.05, 0.06, 0.17])
        lines.move(...at(0.1, k * 0.4)).line(at(0.42 - Math.abs(k), k * 1.25));
  });
  if (markings) {
    const m = hues[markings.color];
    marks += markings.kind === "blotch" ? sheet.fill(blots, m.wash) : sheet.line(lines, m.wash, 4);
  }
  const eye = hues[center?.color ?? "white"];
  const small = face === lobelia || face === violet;
  const throat = pen();
  for (const a of [-50, 50, 180]) throat.leaf(0, 3, a, a === 180 ? 30 : 20, 11, 0);
  marks += sheet.bound(throat, eye.wash, small ? eye.shade : eye.rim, 1.6);
  const whole = out + marks;
  return side ? `<g transform="scale(.5 1)">${whole}</g>` : whole;
}

/**
 * Outlines of a mouth from the side, its foot at 0, 0, the upper lip to the left: in units of the
 * file, of which 67 are a hundred of the drawing.
 */
const profiles = {
  /** A closed mouth with a swollen palate. */
  snap: {
    tube: "M-6 0C-15-12-13-29-10-39L13-37C16-25 15-11 5 0z",
    back: "M-10-37C-23-44-31-57-27-69C-17-75-9-71-5-64C0-72 9-72 12-64C11-53 5-44 1-39z",
    front: "M1-40C9-48 23-48 28-39C39-41 44-31 39-23C33-13 23-15 19-21C13-17 9-24 8-29z",
    palate: [20, -58, 15],
  },
  /** A turtle's head: a hood that nearly closes over a bearded lower lip. */
  turtle: {
    tube: "M-7 0C-20-15-23-40-17-56L17-52C21-35 16-12 6 0z",
    back: "M-17-53C-19-69-5-77 8-72C17-69 23-63 24-56C12-59-3-56-17-53z",
    front: "M0-53C8-56 20-55 25-49C31-44 27-36 20-36C13-39 5-44 0-53z",
    palate: [26, -72, 7],
  },
  /** A long tube out of a colored calyx, the lips short. */
  salvia: {
    tube: "M-5-20C-9-39-10-53-9-64L7-61C9-47 8-33 6-20z",
    back: "M-9-63C-12-75-4-84 5-83C5-75 3-68 0-63z",
    front: "M1-63C11-65 19-60 17-51C12-48 7-53 4-59z",
    palate: [14, -86, 0],
  },
  /** Broad lips of a sage, open wide. */
  sage: {
    tube: "M-5-7C-9-20-9-31-8-39L8-37C9-24 8-13 5-7z",
    back: "M-8-37C-17-48-16-65-3-69C1-60 3-48 1-39z",
    front: "M0-39C11-44 27-44 32-32C35-23 27-17 20-21C13-20 7-29 0-39z",
    palate: [24, -50, 0],
  },
} as const;

const profileOf = ({ center, outside, sizeInches }: Flower): keyof typeof profiles =>
  center?.kind === "lip" && outside
    ? "turtle"
    : center?.kind === "lip"
      ? "snap"
      : sizeInches > 1
        ? "salvia"
        : "sage";

/** A two-lipped flower from the side. */
export function lippedSide(
  sheet: Sheet,
  { flower, leaf }: Figure,
  stage: Stage,
  color: number,
): string {
  if (!flower) return "";
  const t = hues[flower.colors[color % flower.colors.length] ?? "rose"];
  const kind = profileOf(flower);
  const calyx =
    kind === "salvia" || kind === "sage"
      ? hues[flower.outside ?? "green"]
      : greens[leaf.color === "deep-green" ? "deep-green" : "green"];
  const cup = pen();
  const deep = kind === "salvia" ? 62 : 34;
  if (kind === "salvia")
    cup
      .move(-5, 0)
      .quad(-22, -30, -16, -deep)
      .quad(0, -deep + 12, 18, -deep + 4)
      .quad(18, -22, 5, 0)
      .close();
  else for (const a of steps(4, -42, 42)) cup.leaf(0, 2, a, deep, 9, 0);
  const cupped = sheet.bound(cup, calyx.wash, calyx.rim, 2);
  if (stage === "bud" || stage === "opening") {
    const long = stage === "opening" ? 78 : 56;
    const d = pen()
      .move(-8, 0)
      .cubic(-28, -20, -22, -long, 2, -long)
      .cubic(26, -long, 26, -20, 8, 0)
      .close();
    const bud = stage === "bud" && flower.bud === "green" ? greens["yellow-green"] : t;
    return (
      sheet.bound(d, bud.wash, bud.rim, 2) +
      sheet.fill(pen().leaf(6, -4, 8, long * 0.86, 8, 4), bud.shade) +
      cupped
    );
  }
  const { tube, back, front, palate } = profiles[kind];
  const lip = hues[flower.center?.color ?? flower.colors[color % flower.colors.length] ?? "rose"];
  const ribs = pen().move(4, -12).quad(12, -34, 8, -54).move(12, -16).quad(18, -34, 14, -50);
  return (
    sheet.bound(back, t.wash, t.rim, 2.2) +
    sheet.bound(tube, t.wash, t.rim, 2.2) +
    sheet.line(ribs, t.shade, 6) +
    sheet.bound(front, t.pale, t.rim, 2.2) +
    (palate[2]
      ? sheet.bound(
          pen().ellipse(palate[0], palate[1], palate[2], palate[2] * 0.7),
          lip.wash,
          lip.rim,
          1.8,
        )
      : "") +
    cupped
  );
}
