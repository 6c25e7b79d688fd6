import type { Figure } from "#art/figures/figure.ts";
import { contour, hues, type Tint } from "#art/pen/colors.ts";
import { beside, bow, brush, type Curve, radians, steps, through, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { blossomsOf, type Stage } from "../flowers/blossom-motifs.ts";
import { petalOf } from "../flowers/open-flowers.ts";
import type { Family } from "../plate-subject.ts";
import { leafTint } from "../stems/leaf-of-figure.ts";
import { bushy, upright } from "../stems/plant-postures.ts";

type Flower = NonNullable<Figure["flower"]>;

/** How full a double head is: rings, how much each is smaller, how far the middle is domed. */
function build({ poise, center }: Flower) {
  const ball = poise === "globed";
  return {
    ball,
    rings: ball ? 6 : 4,
    step: ball ? 0.15 : 0.16,
    dome: ball ? 0.62 : poise === "cupped" ? 0.34 : 0.22,
    eye: center?.kind === "disc" || center?.kind === "eye" ? 0.26 : 0,
  };
}

/** A double head: ring within ring of one engraved ray, the far ones first. */
function doubleBlossom(
  sheet: Sheet,
  r: Rand,
  figure: Figure,
  stage: Stage,
  color: Tint,
  key: string,
): string {
  const { flower } = figure;
  if (!flower) return "";
  if (stage === "bud" || stage === "opening")
    return closed(sheet, figure, color, stage === "opening" ? 0.62 : 0.4);
  const { rings, step, dome, eye, ball } = build(flower);
  const tall = 0.94;
  const lift = dome * 34;
  const n = Math.min(18, Math.max(9, Math.ceil(flower.petals * (flower.petals > 30 ? 0.55 : 0.8))));
  const edged = flower.edge?.color ? hues[flower.edge.color] : undefined;
  const rays = [0, 1].map((i) =>
    sheet.motif(`ray ${key} ${i}`, (q) => {
      const t = i ? { ...color, wash: color.shade } : color;
      // An edge of another color is the ray itself; the color lies within it.
      return edged
        ? petalOf(sheet, q, flower, n, edged) + petalOf(sheet, q, flower, n, t, 0, [0.76, 0.86])
        : petalOf(sheet, q, flower, n, t);
    }),
  );
  let out = "";
  if (stage === "turned") {
    // From the side: its rays rise row before row, the lowest spread, over the cup and the stalk.
    for (const [row, high] of (ball ? [1.06, 0.92, 0.7, 0.46] : [0.78, 0.6, 0.38]).entries())
      for (const k of steps((ball ? 7 : Math.max(7, Math.round(n * 0.6))) - (row % 2), -1, 1).sort(
        (a, b) => Math.abs(b) - Math.abs(a),
      ))
        out += sheet.put(rays[row % 2 ? 0 : 1] ?? "", [k * 6, -30], within(r, 0.9, 0.98), {
          turn: k * (ball ? 100 : 88),
          tall: high + (0.94 - high) * Math.abs(k) ** 1.6,
        });
    return out + bractsOf(sheet, figure, color);
  }
  for (let ring = 0; ring < rings; ring++) {
    const size = 1 - ring * step;
    const many = Math.max(5, Math.round(n * (1 - ring * 0.18)));
    const up = lift * Math.sin((ring / rings) * 1.4) * (ball ? 1.25 : 1);
    const order = Array.from(
      { length: many },
      (_, i) => (360 / many) * (i + (ring % 2) * 0.5) + within(r, -4, 4),
    ).sort((a, b) => Math.cos(radians(b)) - Math.cos(radians(a)));
    for (const a of order) {
      const [x, y] = [
        Math.sin(radians(a)),
        -Math.cos(radians(a)) * tall - 0.02 * (ring + 1) * dome,
      ];
      const length = Math.max(0.3, Math.hypot(x, y));
      const dark = Math.cos(radians(a - 130)) > 0.25 || ring === 0;
      out += sheet.put(rays[dark ? 1 : 0] ?? "", [0, -up], size * within(r, 0.94, 1.05), {
        turn: (Math.atan2(x, -y) * 180) / Math.PI,
        tall: length,
      });
    }
  }
  const middle = hues[flower.center?.color ?? "gold"];
  const tips = hues[flower.center?.tips ?? flower.center?.color ?? "gold"];
  if (eye) {
    const y = -lift;
    const d = pen();
    for (let i = 0; i < 34; i++) {
      const k = Math.sqrt((i + 0.5) / 34) * eye * 92;
      const a = radians(i * 137.508);
      d.mark(Math.sin(a) * k, y - Math.cos(a) * k * tall);
    }
    out +=
      sheet.bound(pen().ellipse(0, y, eye * 100, eye * 100 * tall), middle.wash, middle.rim, 2) +
      sheet.line(d, tips.shade, 5.5);
  } else if (flower.center?.kind === "crown") {
    // Quilled florets crest the middle.
    const id = rays[0] ?? "";
    for (let i = 0; i < 6; i++)
      out += sheet.put(id, toward([0, -lift], i * 137, i * 3.4), 0.34, { turn: i * 137 });
    out += sheet.line(pen().mark(0, -lift), middle.shade, 12);
  }
  return out;
}

/** A bud: green bracts with the rays' color breaking through. */
function closed(sheet: Sheet, figure: Figure, color: Tint, open: number): string {
  const { flower } = figure;
  const bud = flower?.bud ? hues[flower.bud] : color;
  const rays = pen();
  const [long, wide] = [46 + 40 * open, 13 + 8 * open];
  for (const a of steps(5, -26, 26)) {
    const [foot, turn]: [Point, number] = [[a * 0.5, -12], a * open * 2];
    // A marigold's are blunt and crumpled.
    if (figure.section?.bracts === "united")
      rays
        .move(...foot)
        .line(toward(foot, turn - wide, long * 0.9))
        .quad(...toward(foot, turn - wide * 0.4, long * 1.16), ...toward(foot, turn, long))
        .quad(
          ...toward(foot, turn + wide * 0.4, long * 1.16),
          ...toward(foot, turn + wide, long * 0.9),
        )
        .close();
    else rays.leaf(...foot, turn, long, wide);
  }
  return sheet.bound(rays, bud.wash, bud.rim, 2) + bractsOf(sheet, figure, bud);
}

/** The cup of bracts under a head. */
function bractsOf(sheet: Sheet, figure: Figure, color: Tint): string {
  const bracts = pen();
  const papery = figure.flower?.petalShape === "pointed";
  const kind = figure.section?.bracts;
  // A China aster's bud stands in leaves, a marigold's in one long cup with teeth.
  if (kind === "leafy") for (const a of [-88, 88, -54, 54]) bracts.leaf(0, 6, a, 74, 13, a * -0.14);
  for (const a of [-44, 44, -22, 22, 0]) {
    if (kind !== "united") bracts.leaf(a * 0.2, 6, a * 0.9, 56, 15, a * -0.2);
    else bracts.leaf(a * 0.3, -30, a * 0.2, 26, 6);
  }
  if (kind === "united")
    bracts.move(-5, 22).quad(-22, 2, -21, -38).line([21, -38]).quad(22, 2, 5, 22);
  return sheet.bound(bracts, papery ? color.pale : leafTint(figure).wash, contour, 2);
}

/** Double daisies: marigolds, zinnias, strawflowers, rays ring upon ring. */
export const doubleComposites: Family = (sheet, subject) => {
  const { figure, facts } = subject;
  const colors = figure.flower?.colors ?? ["gold"];
  const set = blossomsOf(sheet, (stage, color, r) =>
    doubleBlossom(
      sheet,
      r,
      figure,
      stage,
      hues[colors[color % colors.length] ?? "gold"],
      String(color),
    ),
  );
  const posture = facts.habit === "mound" ? bushy : upright;
  return {
    specimen: posture(sheet, subject, set),
    detail: figure.detail === "seedhead" ? curledSeeds(sheet) : "",
  };
};

/** A pot marigold's three seeds: a rough claw, a boat and a ring. */
function curledSeeds(sheet: Sheet): string {
  const t = hues.tan;
  // Its spines stand on its outer curve; the boat has broad smooth wings instead.
  const seed = (c: Curve, wide: number, back: 1 | -1 | 0) => {
    const broad = (k: number) => 7 + wide * Math.sin(Math.PI * (0.08 + 0.86 * k));
    const [knobs, ridge] = [pen(), pen()];
    for (const k of back ? steps(8, 0.1, 0.9) : [])
      knobs.lines(beside(c, k, back * broad(k) * 0.46), beside(c, k, back * (broad(k) * 0.46 + 9)));
    ridge.sweep(steps(5, 0.06, 0.94).map((k) => beside(c, k, broad(k) * 0.1)));
    return (
      sheet.line(knobs, t.rim, 6) +
      (back
        ? ""
        : sheet.bound(
            brush(c, (k) => broad(k) * 1.8, 6),
            hues.cream.shade,
            t.rim,
            2,
          )) +
      sheet.bound(brush(c, broad, 6), t.wash, t.rim, 2.6) +
      sheet.line(ridge, t.line, 2)
    );
  };
  return (
    seed(bow([-72, 62], [-48, -62], -0.3), 20, -1) +
    seed(bow([-36, -34], [44, -34], 0.3), 26, 0) +
    seed(through(steps(9, -160, 130).map((a) => toward([40, 52], a, 26))), 13, -1)
  );
}
