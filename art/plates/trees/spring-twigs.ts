import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, hues, type Tint, woods } from "#art/pen/colors.ts";
import { angleAt, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import { catkins } from "./acorns-nuts-and-other-fruit.ts";

/** A twig in spring, when the wind dusts its flowers: catkins, tufts on bare wood, or bells on long threads. */
export function springTwig(sheet: Sheet, figure: Figure): string {
  const { inflorescence, tree } = figure;
  const bark = woods[tree?.bark.color ?? "gray-brown"];
  const c = shoot([-40, 110], 10, 34, 200);
  const twig = stem(sheet, c, 13, 7, bark);
  if (inflorescence?.position === "on-old-wood") return tufts(sheet, figure, c) + twig;
  const hung =
    inflorescence?.kind === "catkins" || inflorescence?.kind === "raceme"
      ? [0.5, 0.96].map((k) => sheet.put(catkins(sheet, figure), c.at(k), 0.92)).join("")
      : threads(sheet, figure, c.at(0.96));
  return twig + hung + youngLeaves(sheet, greens[figure.leaf.color], c);
}

/** Leaves as they come out of their bud, still folded. */
function youngLeaves(sheet: Sheet, t: Tint, c: Curve): string {
  const [blades, midribs] = [pen(), pen()];
  const end = c.at(0.98);
  for (const [a, long] of [
    [-34, 62],
    [36, 54],
    [2, 80],
  ] as const) {
    const angle = angleAt(c, 1) + a;
    blades.leaf(...end, angle, long, long * 0.26, a / 8);
    midribs.move(...end).line(toward(end, angle + 3, long * 0.86));
  }
  return (
    sheet.bound(blades, blend(t.wash, t.pale, 0.4), t.rim, 2) + sheet.line(midribs, t.line, 1.6)
  );
}

/** Flowers in tufts where last year's leaves stood: red maple, elm. */
function tufts(sheet: Sheet, figure: Figure, c: Curve): string {
  const t = hues[figure.flower?.colors[0] ?? "red"];
  const pairs = figure.leaf.arrangement === "opposite";
  const tuft = sheet.motif("tuft of flowers", () => {
    const [stalks, cups, stamens] = [pen(), pen(), pen()];
    for (const [i, k] of steps(7, -1, 1).entries()) {
      const end = toward([0, 0], k * 62, 46 + 12 * (i % 2));
      stalks.move(0, 0).line(end);
      cups.leaf(...toward(end, k * 62, -4), k * 62, 24, 15);
      for (const a of [-20, 20]) {
        const tip = toward(end, k * 62 + a, 36);
        stamens.move(...end).line(tip);
        stamens.mark(...tip);
      }
    }
    const bud = pen().leaf(-3, 6, -34, 26, 9).leaf(3, 6, 34, 26, 9);
    return (
      sheet.line(stalks, t.shade, 3) +
      sheet.line(stamens, t.line, 2) +
      sheet.bound(cups, t.wash, t.rim, 1.8) +
      sheet.bound(bud, hues.brown.wash, hues.brown.rim, 1.8)
    );
  });
  const sides = (i: number) => (pairs ? [-1, 1] : [i % 2 ? 1 : -1]);
  return (
    [0.36, 0.68]
      .flatMap((k, i) =>
        sides(i).map((side) => sheet.put(tuft, c.at(k), 1, { turn: angleAt(c, k) + side * 64 })),
      )
      .join("") + sheet.put(tuft, c.at(0.98), 1, { turn: angleAt(c, 1) })
  );
}

/** A sugar maple's flowers: bells without petals that hang on hairy threads. */
function threads(sheet: Sheet, figure: Figure, from: Point): string {
  const t = hues[figure.flower?.colors[0] ?? "green"];
  const [lines, bells, stamens] = [pen(), pen(), pen()];
  for (const [i, k] of steps(7, -1, 1).entries()) {
    const end: Point = [from[0] + 10 + k * 74, from[1] + 96 + 34 * (i % 2) - 16 * k * k];
    lines.move(...from).quad(from[0] + k * 30, from[1] + 40, ...end);
    bells.leaf(end[0], end[1] - 4, 180, 32, 22);
    for (const x of [-6, 6])
      stamens
        .move(end[0], end[1] + 14)
        .line([end[0] + x, end[1] + 38])
        .mark(end[0] + x, end[1] + 38);
  }
  return (
    sheet.line(lines, greens["yellow-green"].shade, 2.4) +
    sheet.line(stamens, hues.gold.line, 2) +
    sheet.bound(bells, t.wash, t.rim, 1.8)
  );
}
