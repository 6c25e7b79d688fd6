import type { Figure } from "#art/figures/figure.ts";
import { type Petal, petal, project, stacked, type View, whorl } from "#art/pen/bloom.ts";
import { greens, hues, type Tint, woods } from "#art/pen/colors.ts";
import { angleAt, beside, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import { swell } from "#art/pen/surface.ts";
import type { Drawing, Subject } from "../plate-subject.ts";
import { leafOf } from "../stems/leaf-of-figure.ts";
import { fruitMotif } from "./acorns-nuts-and-other-fruit.ts";
import { treeDetail, treeFigures } from "./leaf-trees.ts";
import { drawnLength } from "./tree-silhouette.ts";

type Flower = NonNullable<Figure["flower"]>;

/** Petals or bracts spread round a small middle. */
function blossom(
  sheet: Sheet,
  r: Rand,
  flower: Flower,
  view: View,
  radius: number,
  t: Tint,
  large: boolean,
): string {
  const w = {
    round: 0.42,
    heart: 0.46,
    oval: 0.36,
    wedge: 0.44,
    strap: 0.17,
    lance: 0.2,
    pointed: 0.36,
    spoon: 0.2,
    thread: 0.085,
  }[flower.petalShape];
  const crowd = Math.min(1, 5.4 / flower.petals) * 0.4 + 0.6;
  const goblet = flower.poise === "cupped" && flower.petals > 5;
  const rise =
    { cupped: flower.petals < 6 ? 0.3 : 0.5, bell: 0.6, globed: 0.8, flat: 0.16, reflexed: -0.3 }[
      flower.poise as string
    ] ?? 0.25;
  // A kousa dogwood's bracts are broad below their middle and drawn out to a point.
  const shape =
    flower.petalShape === "pointed"
      ? swell(0.4, -0.2)
      : swell(0.62, flower.petalShape === "lance" ? 0.5 : 0.88);
  // Many narrow tepals flop, each its own way.
  const loose = flower.petalShape === "strap" && flower.petals > 9;
  const petals: Petal[] = whorl(
    r,
    flower.petals,
    (i) => {
      const lift = loose ? within(r, -0.2, 0.75) * (i % 2 ? 1 : 0.6) : rise;
      const reach = loose ? within(r, 0.84, 1.04) : 1;
      return {
        half: (s: number) => radius * w * crowd * shape(s),
        out: (s: number) =>
          radius *
          reach *
          (0.05 + (goblet ? 0.6 * Math.sin(s * 2) : 0.95 * s - Math.abs(lift) * 0.3 * s * s)),
        rise: (s: number) =>
          radius * (goblet ? 1.15 * s ** 1.2 : lift * Math.sin(s * (loose ? 2.3 : 1.6)) * 0.8),
        cup: rise > 0.45 ? 0.4 : 0.15,
      };
    },
    within(r, 0, 30),
    loose ? 1.4 : 0.4,
  );
  const layers = petals.flatMap((p) =>
    petal(sheet, view, p, {
      inside: t,
      outside: flower.outside ? hues[flower.outside] : t,
      finish: {
        weight: large ? 2.4 : 1.8,
        hatch: large && flower.petals < 7 ? 3 : 0,
        n: large && flower.petals < 7 ? 5 : 4,
      },
    }),
  );
  const eye = hues[flower.center?.color ?? flower.stamens?.color ?? "gold"];
  const [threads, tips] = [pen(), pen()];
  const [foot, long] = [
    project(view, [0, 0, 0]),
    { long: 0.5, boss: 0.42 }[flower.stamens?.kind as string] ?? 0.3,
  ];
  for (let i = 0; i < (flower.stamens?.kind === "boss" ? 26 : large ? 14 : 9); i++) {
    const k = radius * long * Math.sqrt(within(r, 0.3, 1));
    const [x, y] = toward([0, 0], i * 137.5, k * 0.8);
    const end = project(view, [x, y, k * (rise > 0.2 ? 0.9 : 0.4)]);
    threads.move(...foot).line(end);
    tips.mark(...end);
  }
  layers.push({
    // From the side they stand between the far petals and the near ones.
    near: view.tilt > 60 ? 0 : radius * 0.3,
    draw:
      sheet.line(threads, t.line, 1.6) +
      sheet.line(tips, eye.shade, large ? 8 : 6) +
      sheet.line(tips, eye.wash, large ? 5 : 3.6),
  });
  // The cup that joins it to its stalk.
  const cup = pen();
  for (const a of steps(3, -40, 40))
    cup.leaf(...project(view, [0, 0, -6]), a, radius * 0.3, radius * 0.1);
  const green = greens["yellow-green"];
  return (
    (view.tilt > 30 ? sheet.line(pen().lines([0, radius * 0.12], foot), green.rim, 6) : "") +
    stacked(layers) +
    (view.tilt > 30 && !large && flower.petals < 6
      ? sheet.bound(cup, green.shade, green.rim, 1.5)
      : "")
  );
}

/** A bell from its stalk, hanging, with four short lobes. */
function bell(sheet: Sheet, size: number, t: Tint): string {
  const u = (v: number) => v * size;
  const body = pen()
    .move(u(-0.14), 0)
    .quad(u(-0.46), u(0.3), u(-0.44), u(0.86))
    .quad(u(-0.26), u(1.1), u(-0.14), u(0.88))
    .quad(0, u(1.12), u(0.14), u(0.88))
    .quad(u(0.26), u(1.1), u(0.44), u(0.86))
    .quad(u(0.46), u(0.3), u(0.14), 0)
    .close();
  const folds = pen().move(u(-0.06), u(0.1)).quad(u(-0.2), u(0.5), u(-0.14), u(0.86));
  folds.move(u(0.06), u(0.1)).quad(u(0.2), u(0.5), u(0.14), u(0.86));
  return (
    sheet.bound(body, t.wash, t.rim, 2.2) +
    sheet.fill(
      pen()
        .move(u(0.1), u(0.1))
        .quad(u(0.44), u(0.4), u(0.4), u(0.86))
        .line([u(0.18), u(0.84)])
        .close(),
      t.shade,
    ) +
    sheet.line(folds, t.line, 1.6) +
    sheet.bound(pen().ellipse(0, 0, u(0.18), u(0.1)), greens.green.wash, greens.green.rim, 1.8)
  );
}

/** Flowers as they stand together at one place of the twig, growing up from 0, 0. */
function clusterOf(sheet: Sheet, figure: Figure, radius: number, t: Tint): string {
  const { flower, inflorescence } = figure;
  if (!flower) return "";
  const view = (tilt: number) =>
    sheet.motif(`flower ${tilt}`, (r) =>
      blossom(sheet, r, flower, { at: [0, 0], tilt, turn: 0 }, radius, t, tilt < 20),
    );
  const bud = sheet.motif("bud", () => {
    const b = hues[flower.bud ?? flower.outside ?? flower.colors[0] ?? "white"];
    return sheet.bound(pen().leaf(0, 0, 0, radius * 0.72, radius * 0.26, 2), b.wash, b.rim, 2);
  });
  const green = greens["yellow-green"];
  return sheet.motif("cluster", () => {
    const stalks = pen();
    let heads = "";
    const hang = (p: Point, id: string, turn: number, k = 1) => {
      stalks.move(0, 0).quad(p[0] * 0.35, p[1] * 0.65, ...p);
      heads += sheet.put(id, p, k, { turn });
    };
    if (flower.poise === "bell" && flower.facing === "nodding" && flower.petals === 4) {
      const one = sheet.motif("bell", () => bell(sheet, radius * 1.5, t));
      for (const [i, k] of [-1, 0, 1].entries())
        hang([k * radius * 1.1, radius * (0.9 - 0.3 * (i % 2))], one, k * -12);
      return sheet.line(stalks, green.shade, 3.4) + heads;
    }
    switch (inflorescence?.kind) {
      case "umbel":
        hang([-radius * 1.15, -radius * 1.1], view(46), -40);
        hang([radius * 1.2, -radius * 0.9], view(62), 50);
        hang([radius * 0.2, -radius * 2], bud, 8);
        hang([0, -radius * 1.15], view(10), 0);
        break;
      case "raceme":
        for (const [i, k] of steps(5, 0.3, 1).entries()) {
          const side = i % 2 ? 1 : -1;
          const p: Point = [side * radius * (1.05 - k * 0.5), -radius * 3.4 * k];
          hang(p, k > 0.95 ? bud : view(i % 3 === 1 ? 10 : 50), side * 40);
        }
        break;
      case "few":
        for (const k of [-1, 0.1, 1])
          hang(
            [k * radius * 0.5, -radius * (0.5 - 0.2 * Math.abs(k))],
            view(k === 0.1 ? 10 : 50),
            k * 50,
          );
        break;
      default:
        hang(
          [0, -radius * 0.16],
          view(flower.petals < 6 ? 24 : flower.poise === "cupped" ? 72 : 44),
          0,
        );
    }
    return sheet.line(stalks, green.shade, 3) + heads;
  });
}

/** Trees of petals or bracts: cherries, dogwoods, magnolias and their like. */
export function petaledTree(sheet: Sheet, subject: Subject): Drawing {
  const { figure } = subject;
  const { flower, tree, inflorescence } = figure;
  const t = hues[flower?.colors[0] ?? "white"];
  const bark = woods[tree?.bark.color ?? "gray-brown"];
  const bare = tree?.blooms === "before-leaves" || tree?.blooms === "fall";
  const solitary = inflorescence?.kind === "solitary" || inflorescence?.kind === "axillary";
  const inches = flower?.sizeInches ?? 1;
  const radius = solitary
    ? Math.max(120, Math.min(168, 90 + inches * 14))
    : Math.max(46, Math.min(72, 36 + inches * 22));

  const weeps = tree?.branching === "weeping";
  const main = weeps ? shoot([-300, -250], 64, 166, 780) : shoot([-200, 250], 24, 38, 590);
  const spur = weeps ? shoot(main.at(0.22), 96, 158, 330) : shoot(main.at(0.44), -22, -36, 250);
  const leafy = weeps
    ? shoot(main.at(0.36), 140, 172, 300)
    : shoot(main.at(0.2), 70, 100, bare ? 270 : 330);
  const buds = pen();
  for (const k of steps(8, 0.2, 0.95))
    buds.leaf(...beside(main, k, 0), angleAt(main, k) + ((k * 100) % 2) * 50 - 30, 20, 5, 0);
  const wood =
    sheet.bound(buds, bark.shade, bark.rim, 1.6) +
    stem(sheet, spur, 11, 6, bark, 4) +
    stem(sheet, leafy, 11, 5, bark, 4) +
    stem(sheet, main, 22, 8, bark);

  // The longest hang as they do in life.
  const long = Math.min(
    figure.leaf.lengthInches > 9 ? 290 : 230,
    drawnLength(figure.leaf.lengthInches),
  );
  const blade = [1, 0.6, -0.42].map((half, i) =>
    sheet.motif(`blade ${i}`, () =>
      leafOf(sheet, figure, [0, 0], 0, 200, {
        bend: 0.1,
        halves: [1, half],
        stalk: figure.leaf.shape === "heart" ? 0.3 : 0.1,
      }),
    ),
  );
  const set = (at: Point, turn: number, k: number, i: number) =>
    sheet.put(blade[i % 3] ?? "", at, (long / 200) * k, { turn, flip: i % 2 === 1 });
  let leaves = "";
  for (const [i, k] of steps(3, 0.42, 0.86).entries())
    leaves += set(leafy.at(k), angleAt(leafy, k) + (i % 2 ? 58 : -58), 1 - 0.18 * k, i);
  leaves += set(leafy.at(1), angleAt(leafy, 1) + 4, 0.8, 0);
  // Who flowers with its leaves has them among the flowers, too.
  if (!bare)
    for (const [i, k] of [0.5, 0.66, 0.82].entries())
      leaves += set(main.at(k), angleAt(main, k) + (i % 2 ? -64 : 66), 0.78 - 0.2 * k, i + 1);

  let flowers = "";
  if (flower) {
    const cluster = clusterOf(sheet, figure, radius, t);
    const nods = flower.facing === "nodding";
    const spots: [Point, number, number][] = solitary
      ? [
          [main.at(1), 20, 1],
          [spur.at(1), -30, 0.86],
          [main.at(0.68), 74, 0.8],
          ...(bare ? ([[main.at(0.82), -60, 0.72]] as [Point, number, number][]) : []),
        ]
      : [
          [main.at(1), 14, 1],
          [spur.at(1), -24, 0.95],
          [main.at(0.84), -48, 0.9],
          [main.at(0.7), 66, 0.95],
          [main.at(0.54), -50, 0.8],
          ...(bare ? ([[spur.at(0.5), 40, 0.7]] as [Point, number, number][]) : []),
        ];
    flowers = spots
      .map(([p, turn, k], i) =>
        sheet.put(cluster, p, k, {
          turn: nods
            ? flower.poise === "bell" && flower.petals === 4
              ? turn * 0.2
              : 180 + turn * 0.5
            : turn,
          flip: i % 2 === 1,
        }),
      )
      .join("");
  }
  return {
    specimen: leaves + wood + flowers,
    detail: blossomDetail(sheet, figure, radius, t),
    ...treeFigures(sheet, subject),
  };
}

function blossomDetail(sheet: Sheet, figure: Figure, radius: number, t: Tint): string {
  const { flower, detail } = figure;
  if (detail === "fruit" && fruitMotif(sheet, figure)) return treeDetail(sheet, figure);
  if (detail === "bark" || detail === "leaf-back" || detail === "leaf")
    return treeDetail(sheet, figure);
  if (!flower) return "";
  if (detail === "bud") {
    const b = hues[flower.bud ?? flower.outside ?? "pink"];
    const c = shoot([-10, 112], 4, 10, 130);
    return (
      stem(sheet, c, 12, 8, woods[figure.tree?.bark.color ?? "gray"]) +
      sheet.bound(pen().leaf(...c.at(1), 8, 116, 34, 6), b.wash, b.rim, 2.6) +
      sheet.fill(pen().leaf(...toward(c.at(1), 30, 8), 14, 96, 14, 6), b.shade)
    );
  }
  const tilt = detail === "flower-side" ? 62 : 8;
  return sheet.put(
    sheet.motif(`flower ${tilt}`, (r) =>
      blossom(sheet, r, flower, { at: [0, 0], tilt, turn: 0 }, radius, t, tilt < 20),
    ),
    [0, 0],
    112 / radius,
  );
}
