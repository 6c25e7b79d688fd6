import type { Figure } from "#art/figures/figure.ts";
import { greens, hues, type Tint, woods } from "#art/pen/colors.ts";
import { angleAt, beside, bow, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import { at, type Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import type { Family } from "../plate-subject.ts";
import { leafOf } from "../stems/leaf-of-figure.ts";
import { hungFruit } from "./acorns-nuts-and-other-fruit.ts";
import { treeDetail, treeFigures } from "./leaf-trees.ts";
import { furryBud, magnoliaCup } from "./magnolia-flowers.ts";
import { pawpawFlower, peaCluster, silverbellFlower } from "./small-tree-flowers.ts";
import { blossom, type Flower, ribbons } from "./tree-blossoms.ts";
import { treeFlowerSection } from "./tree-flower-sections.ts";
import { drawnLength } from "./tree-silhouette.ts";

/** Flowers as they stand together at one place of the twig, growing up from 0, 0. */
function clusterOf(sheet: Sheet, figure: Figure, radius: number, t: Tint): string {
  const { flower, inflorescence } = figure;
  if (!flower) return "";
  if (flower.symmetry === "two-sided") return peaCluster(sheet, radius, t);
  if (nodsFromOldWood(figure)) return sheet.motif("cluster", () => pawpawFlower(sheet, radius));
  const view = (tilt: number) =>
    sheet.motif(`flower ${tilt}`, (r) =>
      flower.petalShape === "thread"
        ? ribbons(sheet, r, radius, t)
        : blossom(sheet, r, flower, { at: [0, 0], tilt, turn: 0 }, radius, t, tilt < 20),
    );
  const bud = sheet.motif("bud", () => {
    const b = hues[flower.bud ?? flower.outside ?? flower.colors[0] ?? "white"];
    // A cherry's and an apple's are all but round.
    const [long, wide] = figure.inflorescence?.kind === "umbel" ? [0.66, 0.42] : [0.72, 0.26];
    return sheet.bound(pen().leaf(0, 0, 0, radius * long, radius * wide, 2), b.wash, b.rim, 2);
  });
  const green = greens["yellow-green"];
  const isRaised = flower.petals === 4 && figure.tree?.blooms === "after-leaves";
  return sheet.motif("cluster", () => {
    const stalks = pen();
    let heads = "";
    const hang = (p: Point, id: string, turn: number, k = 1) => {
      stalks.move(0, 0).quad(p[0] * 0.35, p[1] * 0.65, ...p);
      heads += sheet.put(id, p, k, { turn });
    };
    if (hangsInRows(flower)) {
      const one = sheet.motif("bell", () => silverbellFlower(sheet, radius * 1.7, t));
      for (const [i, k] of [-1, 0, 1].entries())
        hang([k * radius * 1.1, radius * (0.9 - 0.3 * (i % 2))], one, -k * 12);
      return sheet.line(stalks, green.shade, 3.4) + heads;
    }
    switch (inflorescence?.kind) {
      case "umbel":
        // All from one place, on stalks long enough to be seen.
        hang([-radius * 1.5, -radius * 1.35], view(46), -40);
        hang([radius * 1.55, -radius * 1.2], view(80), 44);
        hang([radius * 0.3, -radius * 2.6], bud, 8);
        hang([0, -radius * 1.55], view(10), 0);
        break;
      case "raceme": {
        // Each flower leaves the stalk at its own place, and the last ends it.
        const axis = bow([0, 0], [radius * 0.5, -radius * 4], 0.08);
        stalks.sweep(steps(4, 0, 0.9).map((k) => axis.at(k)));
        for (const [i, k] of steps(7, 0.3, 1).entries()) {
          const foot = axis.at(Math.max(0, k - 0.1));
          const side = k === 1 ? 0 : i % 2 ? 1 : -1;
          const p = toward(foot, angleAt(axis, k) + side * 62, radius * (1 - 0.4 * k));
          stalks.move(...foot).line(p);
          heads += sheet.put(k > 0.8 ? bud : view(i % 3 === 1 ? 10 : 50), p, 0.92 - 0.14 * k, {
            turn: side * 40,
          });
        }
        break;
      }
      case "few":
        for (const k of [-1, 0.1, 1])
          hang(
            [k * radius * 0.5, -radius * (0.5 - 0.2 * Math.abs(k))],
            view(k === 0.1 ? 10 : 50),
            k * 50,
          );
        break;
      default:
        if (isMagnoliaCup(flower)) return magnoliaCup(sheet, flower, radius);
        // A stewartia's five petals open on a green stalk of their own, and a kousa dogwood's bracts stand on one over the leaves.
        hang(
          [0, -radius * (flower.petals === 5 ? 0.7 : isRaised ? 0.94 : 0.16)],
          view(isRaised || flower.petals > 6 ? 44 : flower.petals < 6 ? 24 : 38),
          0,
        );
    }
    return sheet.line(stalks, green.rim, 4.5) + sheet.line(stalks, green.wash, 2.5) + heads;
  });
}

/** A pawpaw's flowers nod one by one along last year's twig. */
const nodsFromOldWood = ({ inflorescence }: Figure) =>
  inflorescence?.kind === "solitary" && inflorescence.position === "on-old-wood";

/** A silverbell's bells hang in rows under a level branch. */
const hangsInRows = ({ poise, facing, petals }: Flower) =>
  poise === "bell" && facing === "nodding" && petals === 4;

/** Magnolias but the star magnolia, which opens flat. */
const isMagnoliaCup = ({ poise, petals, petalShape }: Flower) =>
  poise === "cupped" && petals > 5 && petalShape === "spoon";

/** Trees known by their blossom or bracts: cherries, dogwoods, magnolias, redbuds and their like. */
export const blossomTrees: Family = (sheet, subject) => {
  const { figure } = subject;
  const { flower, tree, inflorescence } = figure;
  const t = hues[flower?.colors[0] ?? "white"];
  const bark = woods[tree?.bark.color ?? "gray-brown"];
  const bare = tree?.blooms === "before-leaves" || tree?.blooms === "fall";
  // A stewartia's stand in the axils of leaves, and its twigs go on.
  const isAxillary = inflorescence?.kind === "axillary";
  const solitary = isAxillary || inflorescence?.kind === "solitary";
  const inches = flower?.sizeInches ?? 1;
  const radius = solitary
    ? // What has leaves far larger than its flowers shows that.
      Math.max(120, Math.min(168, 90 + inches * 14)) *
      (figure.leaf.lengthInches > 2.4 * inches ? 0.76 : 1)
    : Math.max(46, Math.min(72, 36 + inches * 22));

  // The longest hang as they do in life.
  const nodsSingly = nodsFromOldWood(figure);
  const isRow = flower !== undefined && hangsInRows(flower);
  const isRaceme = inflorescence?.kind === "raceme";
  const long = Math.min(
    figure.leaf.lengthInches > 7 ? (nodsSingly ? 220 : 290) : 230,
    drawnLength(figure.leaf.lengthInches),
  );

  const weeps = tree?.branching === "weeping";
  // Flowers and leaves that are not there at once are drawn as two twigs.
  const main = weeps
    ? shoot([-300, -250], 64, 166, 780)
    : nodsSingly || isRow
      ? shoot([-290, 110], 56, 78, isRow ? 660 : 560)
      : shoot([-200, 250], bare ? 8 : 24, bare ? 30 : 38, 590);
  const spur = weeps ? shoot(main.at(0.22), 96, 158, 330) : shoot(main.at(0.44), -22, -36, 250);
  const leafy = weeps
    ? shoot([-310, 0], 150, 174, 235)
    : bare
      ? shoot([10, 250], 38, 66, Math.max(340, long * 1.3))
      : main;
  // A single flower ends a twig of its own.
  // Over the leafy one, where both stand on one branch.
  const twig =
    solitary && !nodsSingly
      ? shoot(
          main.at(bare ? 0.3 : 0.46),
          bare ? 82 : 66,
          bare ? 52 : 78,
          245 + 1.8 * (radius - 120),
        )
      : undefined;
  const buds = pen();
  for (const k of steps(8, 0.2, 0.95))
    buds.leaf(...beside(main, k, 0), angleAt(main, k) + ((k * 100) % 2) * 50 - 30, 20, 5, 0);
  // What bears flowers along its sides ends in a bud.
  for (const c of twig || isRaceme ? [] : nodsSingly ? [main] : [main, spur])
    buds.leaf(...c.at(0.98), angleAt(c, 1), 40, 11, 0);
  const wood =
    sheet.bound(buds, bark.shade, bark.rim, 1.6) +
    (nodsSingly ? "" : stem(sheet, spur, 11, 6, bark, 4)) +
    (twig ? stem(sheet, twig, 10, 6, bark, 4) : "") +
    stem(sheet, main, 22, 8, bark);

  const poses: [number, number][] = [
    [1, 0.96],
    [0.62, 1],
    [1, 0.84],
  ];
  // One leaf of three is seen from its back, where that is of another color.
  const { back } = figure.leaf;
  const turned = back ? { ...figure, leaf: { ...figure.leaf, color: back } } : figure;
  const blade = poses.map((halves, i) =>
    sheet.motif(`blade ${i}`, () =>
      leafOf(sheet, i === 2 ? turned : figure, [0, 0], 0, 200, {
        bend: 0.1,
        halves,
        stalk: figure.leaf.shape === "heart" ? 0.3 : 0.14,
      }),
    ),
  );
  const set = (foot: Point, turn: number, k: number, i: number) =>
    sheet.put(blade[i % 3] ?? "", foot, (long / 200) * k, { turn, flip: i % 2 === 1 });
  let leaves = "";
  const pairs = figure.leaf.arrangement === "opposite";
  const leavesOn = (c: Curve, places: readonly number[]) => {
    for (const [i, k] of places.entries())
      for (const side of pairs ? [-1, 1] : [i % 2 ? 1 : -1])
        leaves += set(c.at(k), angleAt(c, k) + side * 58, 0.98 - 0.3 * k, i + 2);
  };
  if (bare) {
    leavesOn(leafy, steps(pairs ? 2 : 3, 0.42, pairs ? 0.76 : 0.86));
    // Where they stand in pairs, a pair ends the twig.
    for (const [i, off] of (pairs ? [-30, 34] : [4]).entries())
      leaves += set(leafy.at(1), angleAt(leafy, 1) + off, pairs ? 0.62 : 0.8, i);
  }
  // A flower that ends its twig stands over the leaves of the same twig.
  else if (twig)
    for (const [i, c] of [main, spur, twig].entries()) {
      leavesOn(c, pairs ? [0.7, 0.95] : [0.56, 0.74, 0.9, 0.97]);
      if (isAxillary) leaves += set(c.at(1), angleAt(c, 1) + 5, 0.6, i);
    }

  let [young, flowers] = ["", ""];
  if (flower) {
    const cluster = clusterOf(sheet, figure, radius, t);
    const nods = flower.facing === "nodding";
    /** Out of old wood, all along it. */
    const along = (c: Curve, places: readonly number[]) =>
      places.map((k, i): [Point, number, number] => [
        c.at(k),
        angleAt(c, k) + (i % 2 ? 66 : -66),
        0.95 - 0.35 * k,
      ]);
    const spots: [Point, number, number][] =
      inflorescence?.kind === "on-bare-wood"
        ? [...along(spur, steps(3, 0.5, 0.99)), ...along(main, steps(9, 0.36, 0.97))]
        : nodsSingly
          ? [0.34, 0.61, 0.88].map((k, i): [Point, number, number] => [
              main.at(k),
              4 - 6 * i,
              0.9 - 0.1 * i,
            ])
          : isRow
            ? [spur.at(1), ...[0.4, 0.7, 1].map(main.at)].map((p) => [p, 0, 0.9])
            : isAxillary && twig
              ? [
                  [main.at(0.68), angleAt(main, 0.68) - 56, 0.86],
                  [spur.at(0.56), angleAt(spur, 0.56) - 44, 0.86],
                  [twig.at(0.74), angleAt(twig, 0.74) + 44, 0.8],
                ]
              : twig
                ? [
                    [main.at(1), 20, 1],
                    [spur.at(1), -30, 0.86],
                    [twig.at(1), 40, 0.8],
                  ]
                : isRaceme
                  ? // Each ends a short shoot of its own, and bends over where its flowers nod.
                    [
                      [main.at(1), nods ? 62 : 16, 1.3],
                      [spur.at(1), nods ? -72 : -30, 1.25],
                      [main.at(0.6), nods ? 104 : 72, 1.1],
                    ]
                  : [
                      [main.at(1), 14, 1],
                      [spur.at(1), -24, 0.95],
                      [main.at(0.84), -48, 0.9],
                      [main.at(0.7), 66, 0.95],
                      [main.at(0.54), -50, 0.8],
                      ...(bare ? ([[spur.at(0.5), 40, 0.7]] as [Point, number, number][]) : []),
                    ];
    // A cluster has the leaves of its own spur under it.
    if (isRaceme || (!bare && !twig))
      for (const [i, [p, turn, k]] of spots.entries())
        for (const side of [-1, 1])
          young += set(
            p,
            turn + side * (nods && !isRaceme ? 48 : 84),
            (isRaceme ? 0.36 : 0.6) * k,
            i + side,
          );
    flowers = spots
      .map(([p, turn, k], i) =>
        sheet.put(cluster, p, k, {
          turn: nodsSingly ? turn : nods && !isRow && !isRaceme ? 180 + turn * 0.5 : turn,
          flip: isRaceme ? turn < 0 : i % 2 === 1,
        }),
      )
      .join("");
  }
  const pods = tree?.fruit?.kind === "pod" ? hungFruit(sheet, figure, leafy) : "";
  return {
    specimen: bare
      ? level(
          sheet,
          pods + leaves + stem(sheet, leafy, 11, 5, bark, 4),
          nodsSingly ? flowers + wood : young + wood + flowers,
        )
      : leaves + young + wood + flowers,
    detail: blossomDetail(sheet, figure),
    ...treeFigures(sheet, subject),
  };
};

/** Two twigs side by side, as low as each other; no flower lies over a leaf. */
function level(sheet: Sheet, leafy: string, flowering: string): string {
  const own = sheet.bounds(leafy);
  const lower = sheet.bounds(flowering).bottom - own.bottom;
  const beside = sheet.bounds(flowering, { top: own.top + lower, bottom: own.bottom + lower });
  return at([Math.max(0, beside.right - own.left + 14), lower], leafy) + flowering;
}

function blossomDetail(sheet: Sheet, figure: Figure): string {
  const { flower, detail } = figure;
  if (!flower) return "";
  if (detail === "cut-flower") return treeFlowerSection(sheet, figure);
  return detail === "bud" ? furryBud(sheet, figure) : treeDetail(sheet, figure);
}
