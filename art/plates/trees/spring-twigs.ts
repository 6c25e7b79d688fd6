import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, hues, type Tint, woods } from "#art/pen/colors.ts";
import { angleAt, beside, bow, type Curve, guides, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import { leafOf } from "../stems/leaf-of-figure.ts";
import { catkin } from "./balls-pods-and-cones.ts";
import { twigColor } from "./tree-silhouette.ts";

/** A twig in spring, when the wind dusts its flowers: catkins, tufts on bare wood, or bells on long threads. */
export function springTwig(sheet: Sheet, figure: Figure): string {
  const { inflorescence, leaf, tree } = figure;
  if (leaf.shape === "fan") return spurInSpring(sheet, figure);
  const bark = woods[twigColor(figure)];
  const c = shoot([-30, 90], 14, 40, 160);
  const twig = stem(sheet, c, 13, 7, bark);
  if (inflorescence?.position === "on-old-wood")
    // A red maple's flowers stand in tufts; an elm's hang.
    return figure.flower?.facing === "nodding"
      ? hung(sheet, [0.24, 0.9], elmFlowers(sheet, figure), c) + twig
      : tufts(sheet, figure, bark);
  if (tree?.branching === "weeping") return willowCatkins(sheet, figure, c) + twig;
  const young = youngLeaves(sheet, figure, c);
  if (inflorescence?.kind === "raceme")
    return young + hung(sheet, [0.5, 0.94], locustRacemes(sheet, figure), c) + twig;
  if (inflorescence?.kind !== "catkins")
    return twig + threads(sheet, figure, c.at(0.96), 1) + young;
  // A hornbeam's hang singly from the sides of last year's twig, an oak's by several.
  if (tree?.fruit?.kind !== "winged-nutlet")
    return young + hung(sheet, [0.5, 0.94], oakStrings(sheet, figure), c) + twig;
  const one = sheet.motif("single catkin", (r) =>
    catkin(104, 14)(sheet, r, hues[figure.flower?.colors[0] ?? "green"], figure),
  );
  return hung(sheet, [0.12, 0.44, 0.76], one, c) + twig + young;
}

/** What hangs from places of a twig, and begins behind it. */
const hung = (sheet: Sheet, places: readonly number[], id: string, c: Curve) =>
  places.map((k, i) => sheet.put(id, c.at(k), 1 - 0.06 * i, { flip: i % 2 === 1 })).join("");

/** An oak's strings: several from one bud, each of small flowers apart from each other, a few stamens close together. */
const oakStrings = (sheet: Sheet, figure: Figure) =>
  sheet.motif("strings of flowers", (r) => {
    const t = hues[figure.flower?.colors[0] ?? "green"];
    const [axes, cups, anthers] = [pen(), pen(), pen()];
    for (const k of steps(4, -1, 1)) {
      const c = bow([0, 0], [k * 40 + within(r, -4, 4), within(r, 104, 136)], k * 0.1);
      axes.sweep(guides(c.at, 4));
      for (const s of steps(9, 0.2, 1)) {
        cups.mark(...c.at(s));
        for (const side of s < 1 ? [-4.5, 4.5] : [0])
          anthers.mark(...beside(c, s + side / 160, side));
      }
    }
    return (
      sheet.line(axes, t.rim, 2.4) +
      sheet.line(anthers, hues.gold.rim, 7) +
      sheet.line(anthers, hues.yellow.wash, 5) +
      sheet.line(cups, t.shade, 7)
    );
  });

/** A honeylocust's racemes, two from one spur: narrow and dense, of greenish cups all but without stalks. */
function locustRacemes(sheet: Sheet, figure: Figure): string {
  const t = hues[figure.flower?.colors[0] ?? "green"];
  const cup = sheet.motif("locust flower", () => {
    const [petals, stamens, anthers] = [pen(), pen(), pen()];
    for (const a of [-40, 40, 0]) petals.leaf(0, 0, a, 22, 11);
    for (const a of [-36, -12, 12, 36]) {
      stamens.lines([0, -8], toward([0, 0], a, 24));
      anthers.mark(...toward([0, 0], a, 24));
    }
    return (
      sheet.line(stamens, t.line, 1.6) +
      sheet.bound(petals, t.wash, t.rim, 1.5) +
      sheet.line(anthers, hues.gold.wash, 5)
    );
  });
  const raceme = sheet.motif("raceme", () => {
    const c = bow([0, 0], [10, 122], 0.08);
    return (
      sheet.line(pen().sweep(guides(c.at, 4)), t.rim, 4) +
      steps(12, 0.18, 1)
        .map((s, i) =>
          sheet.put(cup, c.at(s), 1.15 - 0.45 * s, {
            turn: angleAt(c, s) + (s === 1 ? 0 : ([-70, 30, 70, -30][i % 4] ?? 0)),
          }),
        )
        .join("")
    );
  });
  return sheet.motif(
    "racemes",
    () =>
      sheet.put(raceme, [0, 4], 1, { turn: 16 }) +
      sheet.put(raceme, [0, 4], 0.9, { turn: -18, flip: true }) +
      sheet.line(pen().mark(0, 0), hues.brown.rim, 22),
  );
}

/** A ginkgo's spur in spring: short, ringed, with young fans, and among them soft catkins of many pairs of sacs. */
function spurInSpring(sheet: Sheet, figure: Figure): string {
  const bark = woods[twigColor(figure)];
  const t = hues[figure.flower?.colors[0] ?? "yellow"];
  const wood = shoot([-96, 112], 64, 84, 190);
  const spur = shoot(wood.at(0.5), 4, 8, 60);
  const top = spur.at(0.96);
  const rings = pen();
  for (const k of steps(5, 0.34, 0.94))
    rings.move(...beside(spur, k, -11)).quad(...beside(spur, k - 0.08, 0), ...beside(spur, k, 11));
  const fan = sheet.motif("young fan", () =>
    leafOf(sheet, figure, [0, 0], 0, 84, { bend: 0.05, stalk: 0.6, weight: 1.8, veins: 1 }),
  );
  const one = sheet.motif("catkin of sacs", () => {
    const axis = shoot([0, 0], 62, 172, 116);
    const [stalks, sacs] = [pen(), pen()];
    for (const [i, s] of steps(12, 0.3, 1).entries()) {
      const foot = axis.at(s);
      const end = toward(foot, angleAt(axis, s) + (i % 2 ? 64 : -64), s === 1 ? 0 : 8);
      stalks.lines(foot, end);
      for (const a of [-30, 30]) sacs.lines(end, toward(end, 180 + a, 8));
    }
    return (
      sheet.line(stalks.sweep(guides(axis.at, 4)), t.line, 2) +
      sheet.line(sacs, t.rim, 8) +
      sheet.line(sacs, t.wash, 5)
    );
  });
  const catkins = [
    [1, 0],
    [-1, 8],
    [0.86, -38],
    [-0.9, -34],
  ].map(([k = 1, turn = 0]) =>
    sheet.put(one, top, Math.abs(k), { turn: Math.sign(k) * turn, flip: k < 0 }),
  );
  const leaves = [-58, 60, -16, 26].map((turn, i) =>
    sheet.put(fan, top, 0.9 + 0.06 * i, { turn, flip: turn < 0 }),
  );
  return (
    leaves.slice(0, 2).join("") +
    catkins.join("") +
    leaves.slice(2).join("") +
    stem(sheet, spur, 22, 24, bark) +
    sheet.line(rings, bark.rim, 2.4) +
    stem(sheet, wood, 15, 11, bark)
  );
}

/** A willow's catkins: one from each bud, curved up, on a short stalk with a few leaflets. */
function willowCatkins(sheet: Sheet, figure: Figure, c: Curve): string {
  const green = greens[figure.leaf.color];
  const one = sheet.motif("willow catkin", (r) => {
    const leaflets = pen();
    for (const a of [148, 204, 226]) leaflets.leaf(0, -2, a, 50, 6, 5);
    return (
      sheet.bound(leaflets, green.wash, green.rim, 1.8) +
      catkin(106, 8)(sheet, r, hues[figure.flower?.colors[0] ?? "yellow"], figure)
    );
  });
  // They stand at its sides alone; its tip dies back, and bears no bud.
  const catkins = [0.12, 0.32, 0.52, 0.72, 0.9].map((k, i) => {
    const side = i % 2 ? 1 : -1;
    const turn = 180 + angleAt(c, k) + side * 52;
    return sheet.put(one, c.at(k), 0.94 - 0.2 * k, { turn, flip: side > 0 });
  });
  return catkins.join("");
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
function tufts(sheet: Sheet, figure: Figure, bark: Tint): string {
  const c = shoot([-60, 108], 14, 40, 220);
  const t = hues[figure.flower?.colors[0] ?? "red"];
  const pairs = figure.leaf.arrangement === "opposite";
  const tuft = sheet.motif("tuft of flowers", () => {
    const [stalks, cups, stamens, anthers] = [pen(), pen(), pen(), pen()];
    for (const [i, k] of steps(6, -1, 1).entries()) {
      const end = toward([0, 0], k * 70, 26 + 14 * (i % 2));
      stalks.move(0, 0).line(end);
      cups.leaf(...toward(end, k * 70, -4), k * 70, 24, 13);
      for (const a of [-24, 0, 24]) {
        const tip = toward(end, k * 70 + a, 38);
        stamens.lines(end, tip);
        anthers.mark(...tip);
      }
    }
    const bud = pen().leaf(-3, 6, -34, 26, 9).leaf(3, 6, 34, 26, 9);
    return (
      sheet.line(stalks, t.shade, 3) +
      sheet.line(stamens, t.line, 2) +
      sheet.line(anthers, hues.gold.shade, 6) +
      sheet.bound(cups, t.wash, t.rim, 1.8) +
      sheet.bound(bud, hues.brown.wash, hues.brown.rim, 1.8)
    );
  });
  const sides = (i: number) => (pairs ? [-1, 1] : [i % 2 ? 1 : -1]);
  return (
    [0.24, 0.62]
      .flatMap((k, i) =>
        sides(i).map((side) => sheet.put(tuft, c.at(k), 0.56, { turn: angleAt(c, k) + side * 76 })),
      )
      .join("") +
    sheet.put(tuft, c.at(0.98), 0.56, { turn: angleAt(c, 1) }) +
    stem(sheet, c, 13, 7, bark)
  );
}

/** A sugar maple's flowers: bells without petals that hang on hairy threads. */
function threads(sheet: Sheet, figure: Figure, from: Point, size: number): string {
  const t = hues[figure.flower?.colors[0] ?? "green"];
  const id = sheet.motif("hanging flowers", () => {
    const [lines, bells, stamens, anthers] = [pen(), pen(), pen(), pen()];
    for (const [i, k] of steps(7, -1, 1).entries()) {
      const [x, y] = [8 + k * 66, 96 + 34 * (i % 2) - 26 * k * k];
      lines.move(0, 0).quad(k * 30, 40, x, y);
      bells
        .move(x - 3, y - 6)
        .cubic(x - 15, y, x - 11, y + 12, x - 13, y + 24)
        .line([x - 5, y + 19], [x, y + 25], [x + 5, y + 19], [x + 13, y + 24])
        .cubic(x + 11, y + 12, x + 15, y, x + 3, y - 6)
        .close();
      for (const aside of [-12, -4, 4, 12]) {
        const tip: Point = [x + aside, y + 38 - Math.abs(aside) / 2];
        stamens.lines([x + aside / 2, y + 16], tip);
        anthers.mark(...tip);
      }
    }
    // They come out of a bud, whose scales stay at their foot.
    const bud = pen().leaf(-4, -6, 128, 30, 7).leaf(4, -6, 232, 30, 7);
    return (
      sheet.line(lines, greens["yellow-green"].shade, 2.4) +
      sheet.line(stamens, t.line, 2) +
      sheet.line(anthers, hues.gold.shade, 6) +
      sheet.bound(bells, t.wash, t.rim, 1.8) +
      sheet.bound(bud, hues.tan.wash, hues.brown.wash, 1.8)
    );
  });
  return sheet.put(id, from, size);
}

/** An elm's flowers, before its leaves: on stalks, a bell of a calyx, dark red anthers that hang out of it, two white styles. */
const elmFlowers = (sheet: Sheet, figure: Figure): string => {
  const t = hues[figure.flower?.colors[0] ?? "red"];
  const green = greens["yellow-green"];
  const one = sheet.motif("elm flower", () => {
    const [filaments, anthers, styles] = [pen(), pen(), pen()];
    for (const [i, k] of steps(7, -1, 1).entries()) {
      const tip: Point = [k * 30, 118 - 14 * k * k - (i % 2 ? 14 : 0)];
      filaments.lines([k * 7, 70], tip);
      anthers.lines(tip, [tip[0] + k * 2, tip[1] + 5]);
    }
    for (const side of [-1, 1]) styles.move(side * 2, 70).quad(side * 4, 94, side * 14, 94);
    return (
      sheet.line(pen().move(0, 0).quad(4, 24, 0, 52), green.shade, 3) +
      sheet.line(filaments, t.line, 1.6) +
      sheet.line(styles, t.rim, 5) +
      sheet.line(styles, hues.white.pale, 3) +
      sheet.line(anthers, t.rim, 8) +
      sheet.line(anthers, t.shade, 5) +
      sheet.bound(
        pen()
          .move(-3, 48)
          .cubic(-13, 52, -12, 64, -12, 78)
          .line([-6, 72], [0, 79], [6, 72], [12, 78])
          .cubic(12, 64, 13, 52, 3, 48)
          .close(),
        blend(green.pale, t.pale, 0.4),
        t.rim,
        1.8,
      )
    );
  });
  return sheet.motif("elm flowers", () => {
    const bud = pen().leaf(-4, -10, 160, 34, 9).leaf(4, -10, 200, 34, 9);
    return (
      [58, -54, 20, -18]
        .map((turn, i) => sheet.put(one, [0, 4], 0.86 + 0.07 * (i % 3), { turn }))
        .join("") + sheet.bound(bud, hues.brown.wash, hues.brown.rim, 1.8)
    );
  });
};
