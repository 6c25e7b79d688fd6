import type { Figure } from "#art/figures/figure.ts";
import { greens, hues, woods } from "#art/pen/colors.ts";
import { angleAt, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import { leafOf } from "../stems/leaf-of-figure.ts";
import { catkins } from "./acorns-nuts-and-other-fruit.ts";
import { hanging } from "./balls-pods-and-cones.ts";
import { twigColor } from "./tree-silhouette.ts";

/** A twig in spring, when the wind dusts its flowers: catkins, tufts on bare wood, or bells on long threads. */
export function springTwig(sheet: Sheet, figure: Figure): string {
  const { inflorescence } = figure;
  const bark = woods[twigColor(figure)];
  const c = shoot([-40, 110], 10, 34, 200);
  const twig = stem(sheet, c, 13, 7, bark);
  if (inflorescence?.position === "on-old-wood")
    // A red maple's flowers stand in tufts; an elm's hang.
    return figure.flower?.facing === "nodding"
      ? twig + [0.16, 0.5, 0.84].map((k) => threads(sheet, figure, c.at(k), 0.62)).join("")
      : tufts(sheet, figure, c) + twig;
  if (figure.tree?.branching === "weeping") return willowCatkins(sheet, figure, c) + twig;
  const hungFrom = (places: readonly number[]) =>
    places.map((k) => sheet.put(catkins(sheet, figure), c.at(k), 0.92)).join("");
  const hung =
    inflorescence?.kind === "catkins" || inflorescence?.kind === "raceme"
      ? hungFrom([0.5, 0.96])
      : threads(sheet, figure, c.at(0.96), 1);
  // A ginkgo's catkins hang out of the tuft of leaves on a spur.
  if (figure.leaf.shape === "fan") return hungFrom([0.97]) + youngLeaves(sheet, figure, c) + twig;
  return twig + hung + youngLeaves(sheet, figure, c);
}

/** A willow's catkins: one from each bud, curved up, on a short stalk with a few leaflets. */
function willowCatkins(sheet: Sheet, figure: Figure, c: Curve): string {
  const green = greens[figure.leaf.color];
  const one = sheet.motif("willow catkin", (r) => {
    const leaflets = pen();
    for (const a of [148, 204, 226]) leaflets.leaf(0, -2, a, 50, 6, 5);
    return (
      sheet.bound(leaflets, green.wash, green.rim, 1.8) +
      hanging(1, 106, 8)(sheet, r, hues[figure.flower?.colors[0] ?? "yellow"], figure)
    );
  });
  return [0.12, 0.34, 0.56, 0.78, 0.98]
    .map((k, i) => {
      const side = i % 2 ? 1 : -1;
      const turn = 180 + angleAt(c, k) + side * (k > 0.9 ? 8 : 52);
      return sheet.put(one, c.at(k), 0.94 - 0.2 * k, { turn, flip: side > 0 });
    })
    .join("");
}

/** Leaves as they come out of their bud: small, and half folded. */
function youngLeaves(sheet: Sheet, figure: Figure, c: Curve): string {
  const { leaf } = figure;
  const long = leaf.compound ? 110 : leaf.lobes ? 92 : 78;
  const young = sheet.motif("young leaf", () =>
    leafOf(sheet, figure, [0, 0], 0, long, {
      halves: [1, 0.5],
      veins: 1,
      weight: 1.8,
      stalk: 0.12,
    }),
  );
  return [-38, 40, 2]
    .map((a, i) =>
      sheet.put(young, c.at(0.98), 0.86 + 0.07 * i, { turn: angleAt(c, 1) + a, flip: a < 0 }),
    )
    .join("");
}

/** Flowers in tufts where last year's leaves stood: red maple, elm. */
function tufts(sheet: Sheet, figure: Figure, c: Curve): string {
  const t = hues[figure.flower?.colors[0] ?? "red"];
  const pairs = figure.leaf.arrangement === "opposite";
  const tuft = sheet.motif("tuft of flowers", () => {
    const [stalks, cups, stamens] = [pen(), pen(), pen()];
    for (const [i, k] of steps(5, -1, 1).entries()) {
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
function threads(sheet: Sheet, figure: Figure, from: Point, size: number): string {
  const t = hues[figure.flower?.colors[0] ?? "green"];
  const id = sheet.motif("hanging flowers", () => {
    const [lines, bells, stamens] = [pen(), pen(), pen()];
    for (const [i, k] of steps(7, -1, 1).entries()) {
      const [x, y] = [8 + k * 66, 96 + 34 * (i % 2) - 26 * k * k];
      lines.move(0, 0).quad(k * 30, 40, x, y);
      bells.leaf(x, y - 4, 180, 32, 22);
      for (const aside of [-6, 6])
        stamens
          .move(x, y + 14)
          .line([x + aside, y + 38])
          .mark(x + aside, y + 38);
    }
    // They come out of a bud, whose scales stay at their foot.
    const bud = pen().leaf(-4, -12, 164, 34, 9).leaf(6, -12, 196, 34, 9).leaf(1, -14, 180, 32, 9);
    return (
      sheet.line(lines, greens["yellow-green"].shade, 2.4) +
      sheet.line(stamens, t.line, 2) +
      sheet.bound(bells, t.wash, t.rim, 1.8) +
      sheet.bound(bud, hues.brown.wash, hues.brown.rim, 1.8)
    );
  });
  return sheet.put(id, from, size);
}
