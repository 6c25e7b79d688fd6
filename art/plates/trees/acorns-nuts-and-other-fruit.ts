import type { Figure } from "#art/figures/figure.ts";
import { hues, type Tint, woods } from "#art/pen/colors.ts";
import { angleAt, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { pen, within } from "#art/pen/ink.ts";
import { at, type Sheet } from "#art/pen/plate-sheet.ts";
import { branch } from "#art/pen/stem.ts";
import { leafPrinter } from "../stems/leaf-of-figure.ts";
import {
  aggregate,
  bracts,
  capsule,
  catkin,
  cone,
  pod,
  samara,
  silverbell,
} from "./balls-pods-and-cones.ts";
import { ball, berries, cluster, type DrawFruit, pomes, raspberry } from "./berries-and-pomes.ts";

const acorn: DrawFruit = (sheet, _r, t, { leaf }) => {
  // The red oaks' cups are saucers, the white oaks' bowls; a swamp white oak's hang on long stalks.
  const red = leaf.margin === "bristled";
  const stalked = leaf.lobing === "shallow";
  const [w, h] = red
    ? [leaf.lengthInches > 6 ? 40 : 30, leaf.lengthInches > 6 ? 74 : 50]
    : [30, 76];
  const cupHigh = red ? 16 : 30;
  const stalk = stalked ? 30 : 14;
  const nut = pen()
    .move(-w, 0)
    .quad(-w - 2, h * 0.75, -4, h)
    .line([0, h + 8], [4, h])
    .quad(w + 2, h * 0.75, w, 0)
    .close();
  const cup = pen()
    .move(-w - 5, 6)
    .quad(-w - 6, -cupHigh, 0, -cupHigh)
    .quad(w + 6, -cupHigh, w + 5, 6)
    .quad(0, 16, -w - 5, 6)
    .close();
  const scales = pen();
  for (let row = 0; row < (red ? 2 : 4); row++)
    for (const k of steps(6, -0.8, 0.8)) {
      const y = -cupHigh + 8 + row * 8;
      scales.move(k * w - 4, y).quad(k * w, y + 6, k * w + 4, y);
    }
  const one =
    sheet.line(
      pen()
        .move(0, -stalk - cupHigh)
        .quad(-6, -cupHigh - 8, 0, -cupHigh),
      hues.brown.shade,
      5,
    ) +
    sheet.bound(nut, t.wash, t.rim, 2.4) +
    sheet.fill(
      pen()
        .move(8, 10)
        .quad(w * 0.9, h * 0.6, 2, h)
        .quad(w + 2, h * 0.7, w - 3, 8)
        .close(),
      t.shade,
    ) +
    sheet.bound(cup, hues.brown.wash, hues.brown.rim, 2.4) +
    sheet.line(scales, hues.brown.line, 2);
  if (!stalked) return one;
  // Two on one long stalk.
  const id = sheet.motif("acorn", () => one);
  return (
    sheet.line(
      pen()
        .move(0, -190)
        .quad(10, -130, 0, -stalk - cupHigh),
      hues.brown.shade,
      6,
    ) +
    sheet.put(id, [46, -80], 0.86, { turn: -52 }) +
    sheet.put(id, [0, 0])
  );
};

const nut: DrawFruit = (sheet, _r, t, { leaf }) => {
  if (leaf.shape === "heart") return cluster(5, 9, 60)(sheet, _r, t, {} as Figure);
  if (leaf.compound) {
    // A hickory's husk in four parts.
    const seams = pen().move(0, 0).quad(-30, 34, 0, 84).move(0, 0).quad(30, 34, 0, 84);
    const stalk = sheet.line(pen().lines([0, -14], [0, 6]), hues.brown.shade, 12);
    return stalk + ball(sheet, [0, 42], 44, t) + sheet.line(seams, t.line, 3.4);
  }
  // Beech: a prickly husk on a short stalk, parted in four valves round two three-sided nuts.
  const [behind, sides, nuts, ridges, prickles] = [pen(), pen(), pen(), pen(), pen()];
  for (const side of [-1, 1]) {
    behind.leaf(side * 4, 34, 180 - side * 22, 88, 20);
    nuts
      .move(side * 6, 46)
      .cubic(side * 30, 56, side * 26, 84, side * 13, 120)
      .cubic(side * 2, 96, side * -2, 60, side * 6, 46)
      .close();
    ridges.move(side * 7, 52).quad(side * 17, 80, side * 13, 112);
    sides
      .move(0, 24)
      .cubic(side * 42, 22, side * 44, 66, side * 78, 104)
      .quad(side * 46, 112, side * 27, 74)
      .quad(side * 16, 60, 0, 62)
      .close();
    for (const [i, k] of steps(8).entries()) {
      const [x, y] = [16 + 48 * k - 11 * (i % 2), 32 + 60 * k + 6 * (i % 2)];
      prickles.move(side * x, y).quad(side * (x + 7), y - 1, side * (x + 12), y + 8);
    }
  }
  return (
    sheet.line(pen().lines([0, 0], [0, 26]), hues.brown.shade, 6) +
    sheet.bound(behind, hues.tan.pale, hues.tan.rim, 2) +
    sheet.bound(nuts, t.wash, t.rim, 2.2) +
    sheet.line(ridges, t.line, 2) +
    sheet.bound(sides, hues.tan.wash, hues.tan.rim, 2.2) +
    sheet.line(prickles, hues.tan.rim, 2)
  );
};

const spikyBall: DrawFruit = (sheet, r, t, { leaf }) => {
  const spiky = leaf.shape === "star";
  const stalk = pen().move(0, -84).quad(-8, -40, 0, 0);
  const marks = pen();
  for (let i = 0; i < (spiky ? 30 : 44); i++) {
    const a = i * 137.5;
    const far = 38 * Math.sqrt((i + 0.5) / (spiky ? 30 : 44));
    const p = toward([0, 38], a, far);
    if (spiky) marks.move(...p).line(toward(p, a + within(r, -20, 20), 5 + far * 0.34));
    else marks.mark(...p);
  }
  return (
    sheet.line(stalk, hues.brown.shade, 4) +
    sheet.bound(pen().ellipse(0, 38, 40), t.wash, t.rim, 2.4) +
    sheet.fill(pen().ellipse(10, 48, 26), t.shade) +
    sheet.line(marks, t.line, spiky ? 4 : 5)
  );
};

/** Pawpaws: oblong and heavy, two on one stalk, hanging from 0, 0. */
function pawpaws(sheet: Sheet, t: Tint): string {
  const one = sheet.motif("oblong fruit", () => {
    const body = pen()
      .move(-4, 0)
      .cubic(-40, 4, -44, 60, -34, 92)
      .cubic(-26, 122, 24, 124, 34, 94)
      .cubic(46, 58, 38, 6, 4, 0)
      .close();
    const dark = pen()
      .move(8, 6)
      .cubic(32, 14, 36, 64, 26, 92)
      .cubic(20, 108, 2, 114, -14, 110)
      .cubic(18, 86, 20, 44, 8, 6)
      .close();
    const freckles = pen();
    for (const [x, y] of [
      [-18, 40],
      [-6, 72],
      [4, 28],
      [-22, 84],
    ] as const)
      freckles.mark(x, y);
    return (
      sheet.bound(body, t.wash, t.rim, 2.5) +
      sheet.fill(dark, t.shade) +
      sheet.fill(pen().leaf(-22, 66, 8, 44, 6, 3), t.pale) +
      sheet.line(freckles, hues.brown.wash, 5)
    );
  });
  // One is cut: two rows of flat brown seeds lie in its cream flesh.
  const cut = sheet.motif("cut fruit", () => {
    const seeds = pen();
    for (const side of [-1, 1])
      for (const y of [30, 52, 74])
        seeds.leaf(side * 8, y - side * 4, side * 152, 26, 11, side * -3);
    return (
      sheet.put(one, [0, 0]) +
      sheet.bound(pen().ellipse(-1, 64, 33, 47), hues.cream.wash, t.rim, 1.8) +
      sheet.bound(seeds, hues.brown.wash, hues.brown.rim, 1.8)
    );
  });
  const stalk = pen().move(0, -42).quad(4, -16, -24, 8).move(1, -22).quad(14, -4, 30, 4);
  return (
    sheet.line(stalk, t.rim, 9) +
    sheet.line(stalk, t.shade, 5.4) +
    sheet.put(one, [30, 0], 0.64, { turn: -24 }) +
    sheet.put(cut, [-24, 4], 0.8, { turn: 16 })
  );
}

type Fruit = NonNullable<NonNullable<Figure["tree"]>["fruit"]>;

const draws: Record<Fruit["kind"], DrawFruit> = {
  pod,
  berry: berries,
  drupe: cluster(3, 17, 66, { tall: 1.24 }),
  pome: pomes,
  acorn,
  nut,
  samara,
  ball: spikyBall,
  cone,
  capsule,
  aggregate,
  "winged-nutlet": bracts,
  catkin: catkin(96, 22),
  raspberry,
  silverbell,
  "fleshy-seed": (sheet, _r, t) => pawpaws(sheet, t),
  plumes: cluster(5, 6, 70),
};

/**
 * The motif of a tree's fruit, hanging from 0, 0 and about 100 high; undefined where it has none
 * worth drawing.
 */
export function fruitMotif(sheet: Sheet, figure: Figure): string | undefined {
  const fruit = figure.tree?.fruit;
  if (!fruit) return undefined;
  return sheet.motif("fruit", (r) => {
    const drawn = draws[fruit.kind](sheet, r, hues[fruit.color], figure);
    // A tulip tree's stands; every other hangs by the end of its stalk.
    return fruit.kind === "cone" ? drawn : at([0, -sheet.bounds(drawn).top], drawn);
  });
}

/** How a tree's fruit hangs together: its turns on one foot, its size, and from where on the twig. */
const bunches: Partial<Record<Fruit["kind"], { turns: number[]; size: number; on: number[] }>> = {
  samara: { turns: [32, -34], size: 0.68, on: [0.5, 0.8] },
  acorn: { turns: [14, -12], size: 0.66, on: [0.5, 0.8] },
  ball: { turns: [-6], size: 0.92, on: [0.48, 0.8] },
  drupe: { turns: [4], size: 0.95, on: [0.42, 0.62, 0.82] },
  nut: { turns: [-8], size: 1, on: [0.46, 0.76] },
  pod: { turns: [-16, 12], size: 0.86, on: [0.6] },
  "winged-nutlet": { turns: [-4], size: 1.1, on: [0.4, 0.66, 0.92] },
  catkin: { turns: [158], size: 0.9, on: [0.34, 0.52, 0.7] },
};

/** The fruit where it hangs on a twig: from the foot of a leaf, in the tree's own number. */
export function hungFruit(
  sheet: Sheet,
  figure: Figure,
  twig: Curve,
  axils: readonly number[] = [],
): string {
  const fruit = fruitMotif(sheet, figure);
  const kind = figure.tree?.fruit?.kind;
  const bunch = kind && bunches[kind];
  if (!fruit || !bunch) return "";
  if (kind === "winged-nutlet") return onLeafyShoots(sheet, figure, twig, fruit);
  // An elm's wafers hang more together than a maple's pairs.
  const isWafer = kind === "samara" && figure.leaf.arrangement === "alternate";
  // A honeylocust's pods hang singly.
  const isSingle = kind === "pod" && (figure.leaf.leaflets ?? 0) > 15;
  // A beech's husks stand.
  const isStanding = kind === "nut" && !figure.leaf.compound;
  // A hickory's nuts end the shoot.
  const isLast = kind === "nut" && figure.leaf.compound;
  // An acorn stands beside the next one, and a swamp white oak's hang together.
  const isAcorn = kind === "acorn";
  const isPaired = isAcorn && figure.leaf.lobing === "shallow";
  const turns = isWafer
    ? [50, -50, 22, -26, -4]
    : isSingle
      ? [-10]
      : isPaired
        ? [-4]
        : isStanding
          ? [-154]
          : bunch.turns;
  const size = isWafer ? 0.85 : bunch.size;
  // A maple that flowers with its leaves bears its keys on this year's wood.
  const on = kind === "samara" && figure.tree?.blooms === "with-leaves" ? [0.86, 0.97] : bunch.on;
  const atLeaf = (k: number) =>
    axils.reduce((best, it) => (Math.abs(it - k) < Math.abs(best - k) ? it : best), axils[0] ?? k);
  return (isLast ? [1] : [...new Set(on.map(atLeaf))])
    .flatMap((k, i) =>
      turns.map((turn, n) =>
        // Before the wood, from its lower edge.
        sheet.put(
          fruit,
          toward(twig.at(k + (isAcorn && !isPaired ? 0.075 * n - 0.05 : 0)), 180, 9 - 6 * k),
          size * (1 - 0.08 * i),
          {
            turn: i % 2 && !isStanding && !isAcorn ? -turn : turn,
            flip: i % 2 === 1,
          },
        ),
      ),
    )
    .join("");
}

/** A hornbeam's hang from the ends of short shoots of this year, which have leaves of their own. */
function onLeafyShoots(sheet: Sheet, figure: Figure, twig: Curve, fruit: string): string {
  const printed = leafPrinter(sheet, figure, { stalk: 0.1 });
  const bark = woods[figure.tree?.bark.color ?? "gray"];
  return [0.4, 0.66, 0.92]
    .map((k, i) => {
      const c = shoot(twig.at(k), angleAt(twig, k) + 62, 176, 150 - 20 * i);
      const leaves = [
        [0.45, -1],
        [0.72, 1],
      ] as const;
      return (
        branch(sheet, c, 7, 4, bark) +
        leaves
          .map(([at, side], n) =>
            printed(c.at(at), angleAt(c, at) + side * 66, 120 - 12 * i, side, i + n),
          )
          .join("") +
        sheet.put(fruit, toward(c.at(1), 0, 8), 1.1 - 0.08 * i, { turn: i % 2 ? 5 : -4 })
      );
    })
    .join("");
}
