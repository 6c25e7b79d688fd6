import { fingered, pinnate, ternate } from "#drawing/compound-leaf.ts";
import { steps, toward } from "#drawing/curve.ts";
import { depths, feathered, palmatelyLobed, pinnatelyLobed } from "#drawing/cut-leaf.ts";
import { type Point, trace } from "#drawing/ink.ts";
import { type LeafLook, leaf } from "#drawing/leaf.ts";
import { type LeafShape, leafShapes, widthAt } from "#drawing/leaf-shapes.ts";
import type { Sheet } from "#drawing/sheet.ts";
import { blend, greens, hues, type Tint } from "#drawing/tones.ts";
import type { Figure } from "#features/plants/figure.ts";

type Leaf = Figure["leaf"];

const shapes: Record<Leaf["shape"], keyof typeof leafShapes> = {
  linear: "linear",
  lance: "lance",
  "egg-lance": "egg-lance",
  oval: "oval",
  egg: "egg",
  "inverse-egg": "inverse-egg",
  spoon: "spoon",
  round: "round",
  heart: "heart",
  kidney: "kidney",
  shield: "round",
  sword: "sword",
  strap: "strap",
  grass: "grass",
  arrow: "heart",
  fan: "round",
  needle: "linear",
  scale: "linear",
  thread: "linear",
  maple: "maple",
  oak: "oak",
  palmate: "palmate",
  star: "maple",
  tulip: "maple",
};

/** Teeth of a margin, as many as can be drawn at this size. */
function teethOf(margin: Leaf["margin"], length: number): LeafLook["teeth"] | undefined {
  const many = Math.max(5, Math.min(15, Math.round(length / 15)));
  switch (margin) {
    case "saw":
      return { count: many, deep: 0.018, kind: "saw" };
    case "double-saw":
      return { count: Math.round(many * 1.4), deep: 0.026, kind: "saw" };
    case "spiny":
      return { count: Math.round(many * 0.5), deep: 0.055, kind: "saw" };
    case "bristled":
    case "fringed":
      return { count: many, deep: 0.012, kind: "saw" };
    case "round-toothed":
      return { count: many, deep: 0.022, kind: "round" };
    case "wavy":
      return { count: Math.round(many * 0.7), deep: 0.02, kind: "wave" };
    case "smooth":
      return undefined;
  }
}

export const leafTint = (figure: Figure): Tint => greens[figure.leaf.color];
export const stemTint = ({ stem: { color } }: Figure): Tint =>
  color === "brown" ? hues.brown : color === "black" ? hues.black : greens[color];

/** Where veins that arch from base to tip end, and how far out, of the half width there. */
const arcs = [
  [0.3, 0.96],
  [0.52, 0.9],
  [0.72, 0.8],
  [0.88, 0.6],
] as const;

/** A round leaf on a stalk that is joined under its middle; its veins run out from there. */
function shield(sheet: Sheet, figure: Figure, from: Point, angle: number, length: number): string {
  const t = leafTint(figure);
  const half = length * 0.5;
  const c = toward(from, angle, length * 0.75);
  const rim: Point[] = steps(12, 0, 330).map((a, i) =>
    toward(c, angle + a, half * (i % 2 ? 0.96 : 1.03)),
  );
  const [first = c] = rim;
  const veins = trace(1);
  for (const a of steps(8, 0, 315)) veins.move(...c).line(toward(c, angle + a + 8, half * 0.84));
  const dark = toward(c, 135, half * 0.3);
  return (
    sheet.line(
      trace(1)
        .move(...from)
        .line(c),
      t.shade,
      7,
    ) +
    sheet.bound(
      trace(1)
        .sweep([...rim, first])
        .close(),
      t.wash,
      t.rim,
      2.2,
    ) +
    sheet.fill(trace(1).ellipse(...dark, half * 0.62), blend(t.wash, t.shade, 0.55)) +
    sheet.line(veins, t.pale, 2.6)
  );
}

/** The outline of a leaf or leaflet, with its lobes. */
function shapeOf({ shape, lobes, lobing = "shallow", veins, compound }: Leaf): LeafShape {
  const known = leafShapes[shapes[shape]];
  if (veins === "arching")
    return { half: known.half, veins: arcs.map(([to, k]) => [0, to, widthAt(known.half, to) * k]) };
  if (!lobes) return known;
  // Leaflets with lobes of their own.
  if (compound) return palmatelyLobed(lobes, depths[lobing], shape === "fan");
  if (veins === "palmate")
    return palmatelyLobed(
      lobes,
      depths[lobing],
      shape === "round" || shape === "kidney" || shape === "heart",
    );
  return pinnatelyLobed(
    shape === "oak" ? leafShapes.oval : known,
    Math.max(2, Math.floor(lobes / 2)),
    depths[lobing],
  );
}

/** What is painted on a leaf besides its green. */
function patternOf(sheet: Sheet, leafFigure: Leaf): LeafLook["pattern"] | undefined {
  const { pattern, veins, color } = leafFigure;
  if (!pattern) return undefined;
  const named = pattern.color;
  const t = named in hues ? hues[named as keyof typeof hues] : greens[named as keyof typeof greens];
  const band = (
    on: (along: number, aside: number) => Point,
    half: (t: number) => number,
    inner: number,
    outer: number,
    from: number,
    to: number,
  ) =>
    trace(1)
      .sweep(steps(6, from, to).map((k) => on(k, half(k) * outer)))
      .sweep(
        steps(6, to, from).map((k) => on(k, half(k) * inner)),
        false,
      )
      .close();
  switch (pattern.kind) {
    case "edge":
      return (on, half) => sheet.fill(band(on, half, 0.72, 1, 0.02, 0.98), t.wash);
    case "zone":
      // A hand-veined leaf has a ring, a feather-veined one a heart of color round the midrib.
      return (on, half) =>
        veins === "palmate"
          ? sheet.line(
              trace(1).sweep(
                steps(7, 0, 1).map((k) => {
                  const a = Math.PI * (0.97 - k * 0.97);
                  return on(0.3 - Math.cos(Math.PI - a) * 0.3, Math.sin(a) * 0.31);
                }),
              ),
              t.wash,
              15,
            )
          : sheet.fill(band(on, half, 0, 0.68, 0.03, 0.88), t.wash) +
            (color === "variegated" ? "" : sheet.fill(band(on, half, 0, 0.3, 0.08, 0.7), t.shade));
    case "veins":
      if (veins === "palmate")
        return (on) => {
          const d = trace(1)
            .move(...on(0, 0))
            .line(on(0.8, 0));
          for (const [from, along, aside] of shapeOf(leafFigure).veins)
            d.move(...on(from, 0)).line(on(from + (along - from) * 0.86, aside * 0.86));
          return sheet.line(d, t.wash, 7);
        };
      return (on, half) => {
        const d = trace(1);
        for (const k of steps(5, 0.12, 0.72))
          d.move(...on(k, 0)).line(on(k + 0.13, half(k + 0.13) * 0.8));
        return (
          sheet.line(d, t.wash, 5) +
          sheet.line(
            trace(1)
              .move(...on(0, 0))
              .line(on(0.9, 0)),
            t.wash,
            7,
          )
        );
      };
    case "spots":
      return (on, half) => {
        const d = trace(1);
        for (let i = 0; i < 9; i++) {
          const k = 0.12 + i * 0.085;
          d.mark(...on(k, half(k) * (0.25 + 0.55 * ((i * 0.618) % 1))));
        }
        return sheet.line(d, t.pale, 11);
      };
    default:
      // Silvered or mixed: patches between the side veins.
      return (on, half) => {
        const d = trace(1);
        for (const k of steps(4, 0.14, 0.66))
          d.move(...on(k, half(k) * 0.14))
            .quad(...on(k + 0.03, half(k) * 0.6), ...on(k + 0.14, half(k + 0.14) * 0.8))
            .quad(...on(k + 0.11, half(k) * 0.4), ...on(k, half(k) * 0.14))
            .close();
        return sheet.fill(d, t.pale);
      };
  }
}

export interface LeafPose {
  bend?: number;
  halves?: readonly [left: number, right: number];
  wide?: number;
  stalk?: number;
  weight?: number;
  veins?: 0 | 1 | 2;
}

/** A leaf of the figure: its shape, margin and division, `length` units long without its stalk. */
export function leafOf(
  sheet: Sheet,
  figure: Figure,
  from: Point,
  angle: number,
  length: number,
  pose: LeafPose = {},
): string {
  const { shape, margin, compound, leaflets, lobing, lobes, veins } = figure.leaf;
  if (shape === "shield") return shield(sheet, figure, from, angle, length);
  if (lobing === "finely-cut") {
    const thread = shape === "thread" || shape === "needle";
    const outline = leafShapes[thread ? "egg" : shapes[shape]];
    const stalk = (pose.stalk ?? 0) * length;
    return feathered(sheet, from, angle, length + stalk, {
      tint: leafTint(figure),
      envelope: (t) => Math.max(0.06, widthAt(outline.half, t) * (thread ? 1.15 : 1)),
      pairs: thread ? 5 : 11,
      thick: thread ? 4 : 5,
      bend: pose.bend ?? 0.1,
    });
  }
  const hand = lobes !== undefined && veins === "palmate" && !compound;
  const blade = compound === "pinnate" || compound === "bipinnate" ? length * 0.4 : length;
  const teeth = teethOf(margin, blade);
  const pattern = patternOf(sheet, figure.leaf);
  const look: LeafLook = {
    shape: shapeOf(figure.leaf),
    tint: leafTint(figure),
    ...(teeth ? { teeth } : {}),
    ...(pattern ? { pattern } : {}),
    ...pose,
  };
  if (compound === "bipinnate") return ternate(sheet, from, angle, length, look, 2, 5);
  if (compound === "pinnate") {
    const count = leaflets ?? 9;
    const paired = Math.floor(count / 2);
    return pinnate(sheet, from, angle, length, look, paired, {
      ending: count % 2 === 1,
      leaflet: paired === 1 ? 0.72 : Math.min(0.44, 2 / (paired + 1.5)),
    });
  }
  if (compound === "palmate" || compound === "pedate")
    return fingered(sheet, from, angle, length, look, leaflets ?? 5, 75);
  if (compound === "biternate" || compound === "triternate")
    return ternate(sheet, from, angle, length, look, compound === "biternate" ? 2 : 3);
  if (compound) return fingered(sheet, from, angle, length, look, 3, 58);
  if (hand && look.teeth) look.teeth = { ...look.teeth, count: Math.round(look.teeth.count * 1.5) };
  // A hand-shaped leaf is as broad as two of its middle lobe.
  return leaf(sheet, from, angle, hand ? length * 0.62 : length, {
    ...look,
    ...(hand && look.stalk ? { stalk: look.stalk / 0.62 } : {}),
  });
}

export const paintOf = (word: keyof typeof hues): Tint => hues[word];

/**
 * Leaves that are engraved in a few poses and then set down many times: flat, half turned, and
 * folded so that the back shows. For every plant with more than about eight leaves.
 */
export function leafPrinter(sheet: Sheet, figure: Figure, pose: LeafPose = {}) {
  const unit = 200;
  const poses: LeafPose[] = [
    { bend: 0.14, halves: [1, 0.92], ...pose },
    { bend: 0.22, halves: [1, 0.6], ...pose },
    { bend: 0.18, halves: [1, -0.4], ...pose },
  ];
  const ids = poses.map((p, i) =>
    sheet.motif(`leaf ${i}`, () => leafOf(sheet, figure, [0, 0], 0, unit, p)),
  );
  return (from: Point, angle: number, length: number, side: 1 | -1, i: number): string =>
    sheet.put(ids[[0, 1, 0, 2, 1][i % 5] ?? 0] ?? "", from, length / unit, {
      turn: angle,
      flip: side < 0,
    });
}
