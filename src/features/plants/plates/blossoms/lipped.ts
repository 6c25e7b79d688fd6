import { bow, brush, steps } from "#drawing/curve.ts";
import { type Point, trace } from "#drawing/ink.ts";
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
    const d = trace(1).leaf(0, 0, 8, 74, 22, 6);
    const over = trace(1).leaf(0, 0, 16, 74, 9, 4);
    const cup = trace(1);
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
    const sepals = trace(1);
    for (const a of [-60, -112, -20, -150]) sepals.leaf(-6, 0, a, 52, 10, 0);
    out += sheet.bound(sepals, green.wash, contour, 2);
  }
  let marks = "";
  const [blots, lines] = [trace(1), trace(1)];
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
  const throat = trace(1);
  for (const a of [-50, 50, 180]) throat.leaf(0, 3, a, a === 180 ? 30 : 20, 11, 0);
  marks += sheet.bound(throat, eye.wash, small ? eye.shade : eye.rim, 1.6);
  const whole = out + marks;
  return side ? `<g transform="scale(.5 1)">${whole}</g>` : whole;
}

/** Outlines of a mouth from the side, its foot at 0, 0, the upper lip to the left: in hundredths. */
const profiles = {
  /** A closed mouth with a swollen palate. */
  snap: {
    tube: "M-9 0C-22-18-20-44-15-58L19-56C24-38 22-16 8 0z",
    back: "M-15-56C-34-66-46-86-40-104C-26-112-14-106-8-96C0-108 14-108 18-96C16-80 8-66 2-58z",
    front: "M2-60C14-72 34-72 42-58C58-62 66-46 58-34C50-20 34-22 28-32C20-26 14-36 12-44z",
    palate: [20, -58, 15],
  },
  /** A turtle's head: a hood that nearly closes over a bearded lower lip. */
  turtle: {
    tube: "M-10 0C-30-22-34-60-26-84L26-78C32-52 24-18 9 0z",
    back: "M-26-80C-28-104-8-116 12-108C26-104 34-94 36-84C18-88-4-84-26-80z",
    front: "M0-80C12-84 30-82 38-74C46-66 40-54 30-54C20-58 8-66 0-80z",
    palate: [26, -72, 7],
  },
  /** A long tube out of a colored calyx, the lips short. */
  salvia: {
    tube: "M-8-30C-13-58-15-80-13-96L11-92C13-70 12-50 9-30z",
    back: "M-13-94C-18-112-6-126 8-124C8-112 4-102 0-94z",
    front: "M2-94C16-98 28-90 26-76C18-72 10-80 6-88z",
    palate: [14, -86, 0],
  },
  /** Broad lips of a sage, open wide. */
  sage: {
    tube: "M-8-10C-14-30-14-46-12-58L12-56C14-36 12-20 8-10z",
    back: "M-12-56C-26-72-24-98-4-104C2-90 4-72 2-58z",
    front: "M0-58C16-66 40-66 48-48C52-34 40-26 30-32C20-30 10-44 0-58z",
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
  const cup = trace(1);
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
    const d = trace(1)
      .move(-8, 0)
      .cubic(-28, -20, -22, -long, 2, -long)
      .cubic(26, -long, 26, -20, 8, 0)
      .close();
    const bud = stage === "bud" && flower.bud === "green" ? greens["yellow-green"] : t;
    return (
      sheet.bound(d, bud.wash, bud.rim, 2) +
      sheet.fill(trace(1).leaf(6, -4, 8, long * 0.86, 8, 4), bud.shade) +
      cupped
    );
  }
  const { tube, back, front, palate } = profiles[kind];
  const lip = hues[flower.center?.color ?? flower.colors[color % flower.colors.length] ?? "rose"];
  const ribs = trace(1).move(4, -12).quad(12, -34, 8, -54).move(12, -16).quad(18, -34, 14, -50);
  return (
    sheet.bound(back, t.wash, t.rim, 2.2) +
    sheet.bound(tube, t.wash, t.rim, 2.2) +
    sheet.line(ribs, t.shade, 6) +
    sheet.bound(front, t.pale, t.rim, 2.2) +
    (palate[2]
      ? sheet.bound(
          trace(1).ellipse(palate[0], palate[1], palate[2], palate[2] * 0.7),
          lip.wash,
          lip.rim,
          1.8,
        )
      : "") +
    cupped
  );
}
