import {
  type Layer,
  type Petal,
  petal,
  type petalSurface,
  stacked,
  type View,
} from "#drawing/bloom.ts";
import { angleAt, bow, brush, type Curve, shoot, steps, toward } from "#drawing/curve.ts";
import { clump, fitted } from "#drawing/habit.ts";
import { type Point, type Rand, trace, within } from "#drawing/ink.ts";
import type { Sheet } from "#drawing/sheet.ts";
import { stem } from "#drawing/stem.ts";
import { hatching, swell } from "#drawing/surface.ts";
import { contour, greens, hues, type Tint } from "#drawing/tones.ts";
import type { Figure } from "#features/plants/figure.ts";
import type { Family, Subject } from "../family.ts";
import { tuft } from "../leafy.ts";
import { leafTint, stemTint } from "../parts.ts";

type Flower = NonNullable<Figure["flower"]>;

/** How the three falls and the three standards are shaped; a bearded iris is broad and ruffled. */
function build(flower: Flower) {
  const bearded = flower.markings?.kind === "whiskers";
  if (bearded) return { fall: 0.44, standard: 0.46, rise: 1.12, drop: 0.92, part: 0.3, bearded };
  // Wild ones are slender; those of the marsh hold short standards apart.
  const short = flower.petalShape === "spoon" || flower.petalShape === "strap";
  return {
    fall: short ? 0.34 : 0.31,
    standard: short ? 0.15 : 0.2,
    rise: short ? 0.62 : 1,
    drop: short ? 0.46 : 0.86,
    part: short ? 0.42 : 0.26,
    bearded,
  };
}

function iris(
  sheet: Sheet,
  r: Rand,
  flower: Flower,
  view: View,
  radius: number,
  color: Tint,
): string {
  const b = build(flower);
  const ruffle = flower.edge?.kind === "ruffled" ? 0.09 : 0;
  const marks = flower.markings ? hues[flower.markings.color] : hues.gold;
  const large = radius > 120;
  const finish = { weight: large ? 2.4 : 1.8, hatch: large ? 4 : 0, n: 7 };
  const layers: Layer[] = [];
  const add = (
    p: Petal,
    extra: number,
    draw?: (s: ReturnType<typeof petalSurface>, from: number, to: number) => string,
  ) =>
    layers.push(
      ...petal(sheet, view, p, {
        inside: color,
        outside: { ...color, pale: color.wash, wash: color.shade },
        finish,
        ...(draw ? { marks: draw } : {}),
      }).map((l) => ({ ...l, near: l.near + extra })),
    );
  for (const a of [58, 302, 180]) {
    const shape = swell(b.bearded ? 0.66 : 0.7, 0.88);
    const w = radius * b.fall * within(r, 0.95, 1.05);
    add(
      {
        azimuth: a + within(r, -8, 8),
        half: (t) => w * (0.34 * (1 - t) + shape(t) * (1 + ruffle * Math.sin(t * 24))),
        out: (t) =>
          radius * (0.06 + (b.bearded ? 0.66 : 0.92) * Math.sin(Math.min(1, t * 1.16) * 1.5)),
        rise: (t) =>
          radius * (0.26 * Math.sin(t * 2.4) - b.drop * t ** 2.1) +
          radius * ruffle * 0.5 * Math.sin(t * 15),
        cup: -0.25,
      },
      a === 180 ? radius : -radius,
      (s, from, to) => {
        const out: string[] = [];
        if (!b.bearded) {
          const blot = trace(1)
            .sweep([s(0.12, -0.2), s(0.3, -0.6), s(0.5, -0.5), s(0.62, 0)])
            .sweep([s(0.62, 0), s(0.5, 0.5), s(0.3, 0.6), s(0.12, 0.2)], false)
            .close();
          if (from < 0.3)
            out.push(
              sheet.fill(blot, hues.white.wash),
              sheet.fill(
                trace(1)
                  .sweep([s(0.08, -0.3), s(0.22, -0.5), s(0.38, 0), s(0.22, 0.5), s(0.08, 0.3)])
                  .close(),
                marks.wash,
              ),
            );
          out.push(
            sheet.line(
              hatching(
                s,
                [-0.6, -0.36, -0.12, 0.12, 0.36, 0.6],
                Math.max(from, 0.16),
                Math.min(to, 0.8),
              ),
              color.rim,
              2,
            ),
          );
        } else {
          const beard = trace(1);
          for (let i = 0; i < 15; i++) {
            const t = 0.1 + i * 0.026;
            if (t < from || t > to) continue;
            const p = s(t, 0);
            for (const k of [-34, 0, 34]) beard.move(...p).line(toward(p, k, radius * 0.06));
          }
          out.push(
            sheet.line(
              hatching(s, [-0.5, -0.3, 0.3, 0.5], Math.max(from, 0.1), Math.min(to, 0.44)),
              marks.shade,
              1.6,
            ),
          );
          out.push(sheet.line(beard, marks.rim, 4.6), sheet.line(beard, marks.wash, 3));
        }
        return out.join("");
      },
    );
  }
  for (const a of [0, 122, 238]) {
    const shape = swell(0.6, 0.84);
    const w = radius * b.standard * within(r, 0.95, 1.05);
    add(
      {
        azimuth: a + within(r, -6, 6),
        half: (t) => w * (0.3 * (1 - t) + shape(t) * (1 + ruffle * Math.sin(t * 21 + 1))),
        out: (t) => radius * (0.08 + b.part * (b.bearded ? Math.sin(t * 2.9) * 1.1 : t)),
        rise: (t) => radius * b.rise * t,
        cup: b.bearded ? -0.5 : -0.2,
      },
      a === 0 ? -radius * 0.5 : radius * 0.2,
    );
  }
  // The style's arms lie over the falls like small crested petals.
  for (const a of [70, 290, 180])
    add(
      {
        azimuth: a,
        half: (t) => radius * 0.12 * (0.6 + 0.6 * Math.sin(t * 2.6)) * (t > 0.92 ? 0.4 : 1),
        out: (t) => radius * 0.4 * t,
        rise: (t) => radius * (0.12 + 0.22 * Math.sin(t * 2.2)),
        cup: -0.4,
      },
      a === 180 ? radius * 1.2 : 0,
    );
  return stacked(layers);
}

/** A bud: a furled point out of its green or papery sheath. */
function bud(
  sheet: Sheet,
  c: Curve,
  long: number,
  color: Tint,
  sheath: Tint,
  showing: number,
): string {
  const [p, a] = [c.at(1), angleAt(c, 1)];
  const furl = trace(1).leaf(
    ...toward(p, a, long * 0.2),
    a + 2,
    long * (0.5 + 0.5 * showing),
    long * 0.17,
    4,
  );
  const seam = trace(1)
    .move(...toward(p, a, long * 0.5))
    .quad(...toward(p, a + 9, long * 0.8), ...toward(p, a + 2, long * (0.62 + 0.5 * showing)));
  const spathe = trace(1)
    .leaf(...toward(p, a + 180, long * 0.16), a - 9, long * 0.9, long * 0.17, -6)
    .leaf(...toward(p, a + 180, long * 0.16), a + 12, long * 0.72, long * 0.14, 8);
  return (
    sheet.bound(furl, color.wash, color.rim, 2.2) +
    sheet.line(seam, color.line, 2) +
    sheet.bound(spathe, sheath.wash, sheath.rim, 2.2)
  );
}

/** Irises: three petals that fall, three that stand, over swords or grass. */
export const irises: Family = (sheet, subject) => {
  const { figure } = subject;
  const r = sheet.rand;
  const { flower, leaf } = figure;
  const color = hues[flower?.colors[0] ?? "violet"];
  const green = stemTint(figure);
  const bearded = flower?.markings?.kind === "whiskers";
  const grassy = leaf.shape === "grass";
  const leaves = tuft(sheet, r, figure, {
    count: grassy ? 17 : bearded ? 8 : 9,
    reach: bearded ? 560 : grassy ? 800 : 720,
    blade: 0,
    spread: bearded ? 40 : grassy ? 38 : 34,
  });
  const high = bearded ? 780 : 850;
  const main = shoot([-10, 0], -4, 6, high);
  const left = shoot(main.at(bearded ? 0.62 : 0.74), -34, -10, bearded ? 190 : 150);
  const right = shoot(main.at(bearded ? 0.46 : 0.56), 32, 10, bearded ? 200 : 250);
  const paper = bearded ? hues.tan : greens.green;
  let flowers = bud(sheet, left, 140, color, paper, 0.7);
  const radius = bearded ? 205 : 195;
  if (flower) {
    if (!bearded)
      flowers += iris(
        sheet,
        r,
        flower,
        { at: toward(right.at(1), 10, 40), tilt: 84, turn: 14 },
        radius * 0.66,
        color,
      );
    else flowers += bud(sheet, right, 120, color, paper, 0.3);
    flowers += bud(sheet, main, 110, color, paper, 0);
    flowers += iris(
      sheet,
      r,
      flower,
      { at: toward(main.at(1), 5, 60), tilt: 66, turn: 4 },
      radius,
      color,
    );
  }
  const thick = bearded ? 19 : 11;
  return {
    specimen:
      leaves.back +
      stem(sheet, left, thick * 0.6, thick * 0.5, green, 4) +
      stem(sheet, right, thick * 0.6, thick * 0.5, green, 4) +
      stem(sheet, main, thick, thick * 0.6, green) +
      leaves.front +
      flowers,
    habit: sketch(sheet, r, subject, color),
    detail: detail(sheet, subject, color),
    ...(figure.detail === "rhizome" ? { detailAt: "high" as const } : {}),
  };
};

function sketch(sheet: Sheet, r: Rand, { figure, facts }: Subject, color: Tint): string {
  const { high, broad } = fitted(facts.heightInchesMax, facts.spreadInchesMax, [260, 315]);
  const little = sheet.motif("little", () => {
    const d = trace(1);
    for (const a of [-8, 12, 34, -30]) d.leaf(0, -6, a, 22, 6, 0);
    for (const a of [112, -112, 176]) d.leaf(0, -6, a, 22, 7, a > 150 ? 0 : a * 0.06);
    return sheet.bound(d, color.wash, contour, 1.5);
  });
  return clump(sheet, r, {
    high: high * 0.92,
    broad,
    leaf: leafTint(figure),
    blade: [60, figure.leaf.shape === "grass" ? 4 : 8],
    stems: figure.leaf.shape === "grass" ? 7 : 4,
    foliage: figure.leaf.shape === "grass" ? 0.86 : 0.78,
    leaves: "blades",
    spread: 36,
    head: (p, a, i) => sheet.put(little, p, 0.95 + (i % 3) * 0.12, { turn: a * 0.5 }),
  });
}

function detail(sheet: Sheet, { figure }: Subject, color: Tint): string {
  const { flower } = figure;
  if (figure.detail === "rhizome" || figure.detail === "root") {
    const root = trace(1).move(-112, 20);
    const t = hues.tan;
    root.sweep(
      [
        [-112, 20],
        [-104, -14],
        [-60, -22],
        [-40, -10],
        [-16, -30],
        [30, -34],
        [52, -18],
        [74, -36],
        [112, -22],
      ],
      false,
    );
    root
      .sweep(
        [
          [112, -22],
          [116, 14],
          [70, 26],
          [20, 22],
          [-30, 34],
          [-80, 30],
          [-112, 20],
        ],
        false,
      )
      .close();
    const rings = trace(1);
    for (const x of [-84, -64, -34, -8, 14, 40, 60, 88])
      rings.move(x, -18).quad(x + 12, 4, x - 2, 26);
    const threads = trace(1);
    for (const [i, x] of steps(9, -84, 76).entries())
      threads.move(x, 26).quad(x + (i % 2 ? 12 : -14), 70, x + (i % 3) * 8 - 6, 108);
    const fan = trace(1);
    for (const [i, a] of [-26, -8, 10, 28].entries())
      fan.leaf(96 + i * 5 - 8, -20, a + 6, 92, 15, a * 0.2);
    return (
      sheet.line(threads, t.rim, 3) +
      sheet.bound(fan, leafTint(figure).wash, contour, 2) +
      sheet.bound(root, t.wash, t.rim, 2.6) +
      sheet.line(rings, t.line, 1.8)
    );
  }
  if (figure.detail === "seed-pod" || figure.detail === "seedhead") {
    const t = hues.brown;
    const pod = (x: number, y: number, a: number, l: number) => {
      const c = bow(toward([x, y], a + 180, l / 2), toward([x, y], a, l / 2), 0.03);
      const w = (k: number) => l * 0.44 * Math.sin(Math.PI * Math.min(0.96, k * 0.9 + 0.06)) + 4;
      const ribs = trace(1);
      for (const k of [-0.3, 0.26])
        ribs.sweep(
          steps(4, 0.08, 0.92).map((q): Point => {
            const [px, py] = c.at(q);
            return [
              px + Math.cos((a * Math.PI) / 180) * w(q) * k,
              py + Math.sin((a * Math.PI) / 180) * w(q) * k,
            ];
          }),
        );
      return sheet.bound(brush(c, w, 6), t.wash, t.rim, 2.4) + sheet.line(ribs, t.line, 2.2);
    };
    return (
      sheet.line(
        trace(1).move(6, 125).quad(-2, 70, 0, 20).move(0, 84).quad(30, 60, 46, 24),
        t.rim,
        6,
      ) +
      pod(-4, -36, -4, 140) +
      pod(58, -8, 20, 96)
    );
  }
  return flower
    ? iris(sheet, sheet.rand, flower, { at: [0, 0], tilt: 22, turn: 0 }, 104, color)
    : "";
}
