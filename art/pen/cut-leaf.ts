import type { Tint } from "./colors.ts";
import { angleAt, bow, brush, steps, toward } from "./curve.ts";
import type { Point, Trace } from "./ink.ts";
import type { LeafShape } from "./leaf-shapes.ts";
import { widthAt } from "./leaf-shapes.ts";
import type { Sheet } from "./plate-sheet.ts";

export interface Feather {
  tint: Tint;
  /** Half its breadth along it, as a part of its length. */
  envelope: (t: number) => number;
  /** Segments a side. */
  pairs: number;
  /** How thick a segment is, in units. */
  thick: number;
  bend?: number;
  /** Whether each segment is cut again, to teeth. */
  isToothed?: boolean;
}

/** One segment of a leaf that is cut twice: narrow, with three teeth a side. */
function toothedSegment(d: Trace, from: Point, angle: number, length: number): void {
  const on = (along: number, aside: number) =>
    toward(toward(from, angle, along * length), angle + 90, aside * length);
  const edge = (side: 1 | -1) =>
    [0.14, 0.38, 0.62].flatMap((k) => [
      on(k, side * 0.035),
      on(k + 0.24, side * (0.21 - 0.13 * k)),
    ]);
  d.polygon(from, ...edge(-1), on(0.86, -0.04), on(1, 0), on(0.86, 0.04), ...edge(1).reverse());
}

/** A leaf cut to fine segments that end in points, as yarrow, cosmos or larkspur have it. */
export function feathered(
  sheet: Sheet,
  from: Point,
  angle: number,
  length: number,
  { tint: t, envelope, pairs, thick, bend = 0.1, isToothed = false }: Feather,
): string {
  const rachis = bow(from, toward(from, angle, length), -bend);
  // However broad its segments, its rib is a thin one.
  const d = brush(rachis, (k) => Math.min(thick, 4) * (1.2 - k), 4);
  // Of few broad segments the last is as long as those beside it.
  const isBroad = thick > 10;
  const last = isBroad ? 0.66 : 0.86;
  d.leaf(
    ...rachis.at(last),
    angleAt(rachis, 0.93),
    length * (isBroad ? 0.4 : 0.17),
    thick * 1.1,
    0,
  );
  steps(pairs, 0.14, isBroad ? 0.68 : 0.9).forEach((k, i) => {
    for (const side of [-1, 1]) {
      const l = envelope(k) * length * (1 + 0.12 * Math.sin(i * 7 + side * 2));
      const p = rachis.at(k + side * 0.012);
      const a = angleAt(rachis, k) + side * (62 - 30 * k);
      if (isToothed) {
        toothedSegment(d, p, a, l);
        continue;
      }
      d.leaf(...p, a, l, thick * 1.15, side * l * -0.12);
      // Toward the tip they are whole.
      if (l < 12 || k > (isBroad ? 0.6 : 0.78)) continue;
      for (const [at, lean] of [
        [0.45, -36],
        [0.62, 36],
      ] as const)
        d.leaf(...toward(p, a, l * (at - 0.08)), a + lean * side, l * 0.48, thick);
    }
  });
  // Where segments cross, the lower one's edge is hidden.
  if (isToothed || isBroad) return sheet.line(d, t.line, 2) + sheet.fill(d, t.wash);
  return sheet.bound(d, t.wash, t.line, 1);
}

/** How deep lobes go, of the way to the midrib or the stalk. */
export const depths = { shallow: 0.2, half: 0.45, deep: 0.72, "finely-cut": 0.85 } as const;

/** A feather-veined leaf cut to lobes: as many a side as asked, pointing forward. */
export function pinnatelyLobed(
  base: LeafShape,
  aside: number,
  deep: number,
  sharp: boolean,
  /** Whether each lobe and the tip end in a spine, as a thistle's do. */
  spiny = false,
): LeafShape {
  const half: [number, number, 1?][] = [[0, 0.012]];
  const veins: [number, number, number][] = [];
  steps(aside, 0.16, 0.8).forEach((t) => {
    const gap = 0.64 / aside;
    const w = Math.max(0.06, widthAt(base.half, t) * (1.15 + deep));
    const neck = w * (1 - deep);
    half.push([t - gap * 0.45, neck, 1]);
    if (spiny)
      half.push(
        [t - gap * 0.3, w * 0.62, 1],
        [t - gap * 0.16, w * 0.96, 1],
        [t - gap * 0.1, w * 0.74, 1],
        [t + gap * 0.3, w * 1.12, 1],
        [t + gap * 0.56, w * 1.62, 1],
        [t + gap * 0.42, w * 1.02, 1],
        [t + gap * 0.4, neck * 1.3],
      );
    else if (sharp)
      half.push([t, w * 0.62], [t + gap * 0.42, w * 1.2, 1], [t + gap * 0.4, neck * 1.3]);
    else half.push([t - gap * 0.12, w * 0.8], [t + gap * 0.3, w, 1], [t + gap * 0.42, w * 0.55]);
    veins.push([t - gap * 0.2, t + gap * 0.25, w * 0.9]);
  });
  // The last lobe ends as the others do, in a point or round.
  if (spiny)
    half.push([0.88, 0.07, 1], [0.93, 0.11, 1], [0.94, 0.04, 1], [0.96, 0.012, 1], [1.07, 0]);
  else if (sharp) half.push([0.88, 0.05, 1], [0.94, 0.045], [1, 0]);
  else {
    const w = Math.max(0.05, widthAt(base.half, 0.82) * (1.15 + deep));
    half.push([0.86, w * (1 - deep), 1], [0.9, w * 0.7], [0.97, w * 0.5], [1, 0]);
  }
  return { half, veins };
}

/** A leaflet that is a wedge below and cleft above into three or five pointed lobes, as a bleeding heart's. */
export const cleft = (lobes: number): LeafShape => ({
  half: [
    [0, 0.012],
    [0.2, 0.05],
    ...(lobes > 3
      ? ([
          [0.24, 0.16],
          [0.4, 0.32, 1],
          [0.38, 0.19],
          [0.33, 0.08, 1],
        ] as const)
      : []),
    [0.4, 0.14],
    [0.5, 0.27],
    [0.72, 0.36, 1],
    [0.64, 0.22],
    [0.56, 0.1, 1],
    [0.66, 0.19],
    [0.8, 0.15],
    [1, 0],
  ],
  veins: [[0.16, 0.66, 0.31], ...(lobes > 3 ? ([[0.1, 0.37, 0.27]] as const) : [])],
});

/**
 * A leaf whose veins and lobes spread like a hand: `round` ones are scalloped, `pointed` ones taper, `wedged` ones are
 * narrow below and cut again above, as a cranesbill's, `round and toothed` ones have even teeth, as a lady's mantle's.
 */
export function palmatelyLobed(
  lobes: number,
  deep: number,
  lobe: "round" | "pointed" | "wedged" | "round and toothed",
  /** Whether two round lobes stand beside its stalk, as a foamflower's do. */
  isHeart = false,
): LeafShape {
  const isToothed = lobe === "round and toothed";
  const round = lobe === "round" || isToothed;
  const aside = (lobes - 1) / 2;
  const reach = round ? Math.min(158, 44 + aside * 38) : Math.min(152, 34 + aside * 34);
  const gap = reach / (aside + 0.45);
  const at = (degrees: number, far: number): [number, number] => [
    Math.cos((degrees * Math.PI) / 180) * far,
    Math.sin((degrees * Math.PI) / 180) * far,
  ];
  const far = (degrees: number) =>
    round ? 1 - 0.12 * (degrees / 150) : 1 - 0.36 * (degrees / 150);
  const half: [number, number, 1?][] = [[0, 0]];
  const veins: [number, number, number][] = [];
  if (isHeart) {
    half.push([-0.16, 0.07], [-0.3, 0.2], [-0.33, 0.38], [-0.24, 0.53], [-0.08, 0.56, 1]);
    veins.push([0, -0.25, 0.34]);
  }
  /** The outline of one side of a wedged lobe, from its foot to its tip. */
  const wedge = (a: number, out: number, side: 1 | -1): [number, number, 1?][] => [
    [...at(a + side * gap * 0.34, out * 0.56)],
    [...at(a + side * gap * 0.38, out * 0.76), 1],
    [...at(a + side * gap * 0.24, out * 0.74), 1],
    [...at(a + side * gap * 0.2, out * 0.92), 1],
    [...at(a + side * gap * 0.09, out * 0.86), 1],
  ];
  /** The edge of a round lobe from its outer side on, each tooth a peak and the notch behind it. */
  const teeth = (a: number, out: number, many: number): [number, number, 1?][] =>
    steps(7, 0.42, -0.42)
      .slice(0, many)
      .flatMap((k): [number, number, 1?][] => {
        const tip = out * (1.05 - 0.6 * k * k);
        return [
          [...at(a + gap * k, tip), 1],
          [...at(a + gap * (k - 0.07), tip - 0.06), 1],
        ];
      });
  for (let i = aside; i > 0; i--) {
    const a = i * gap;
    const out = far(a);
    const sinus = far(a - gap / 2) * (1 - deep);
    if (i === aside && lobe !== "wedged")
      half.push([...at(a + gap * (isToothed ? 0.36 : 0.48), out * 0.55)]);
    if (lobe === "wedged") {
      half.push(...wedge(a, out, 1), [...at(a, out), 1], ...wedge(a, out, -1).reverse());
      for (const k of [0.2, -0.2]) veins.push([0, ...at(a + gap * k, out * 0.8)]);
    } else if (isToothed) half.push(...teeth(a, out, 7).slice(i === aside ? 2 : 0));
    else if (round)
      half.push([...at(a + gap * 0.3, out)], [...at(a, out * 1.06)], [...at(a - gap * 0.3, out)]);
    else
      half.push(
        [...at(a + gap * 0.32, out * (0.62 + 0.2 * (1 - deep)))],
        [...at(a, out), 1],
        [...at(a - gap * 0.32, out * (0.62 + 0.2 * (1 - deep)))],
      );
    half.push([...at(a - gap / 2, sinus), 1]);
    veins.push([0, ...at(a, out * 0.86)]);
  }
  if (lobe === "wedged") {
    half.push(...wedge(0, 1, 1), [1, 0]);
    veins.push([0, ...at(gap * 0.2, 0.8)]);
  } else if (isToothed) half.push(...teeth(0, 1, 3), [1.05, 0]);
  else if (round) half.push([...at(gap * 0.3, 1)], [1.03, 0.1], [1.03, 0]);
  else half.push([...at(gap * 0.3, 0.66)], [1, 0]);
  return { half, veins };
}
