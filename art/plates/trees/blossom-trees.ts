import { hues, woods } from "#art/pen/colors.ts";
import { angleAt, beside, bow, brush, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import type { Family } from "../plate-subject.ts";
import { leafOf } from "../stems/leaf-of-figure.ts";
import { petaledTree } from "./cherries-dogwoods-and-magnolias.ts";
import { peaFlower } from "./small-tree-flowers.ts";
import { silhouette } from "./tree-silhouette.ts";

function pod(sheet: Sheet, point: Point, length: number, turn: number): string {
  const spine = bow(point, toward(point, turn, length), 0.04);
  const t = hues.brown;
  const seeds = pen();
  for (const k of steps(5, 0.25, 0.85)) seeds.mark(...spine.at(k));
  return (
    sheet.bound(
      brush(
        spine,
        (k) => length * 0.19 * Math.sin(Math.PI * Math.min(0.99, 0.06 + k * 0.94)) ** 0.6,
        5,
      ),
      t.wash,
      t.rim,
      2.2,
    ) +
    sheet.fill(
      brush(
        bow(toward(point, turn + 90, length * 0.045), toward(point, turn, length * 0.94), 0.05),
        (k) => length * 0.075 * Math.sin(Math.PI * Math.min(0.98, k)),
        4,
      ),
      t.shade,
    ) +
    sheet.line(seeds, t.line, length * 0.06)
  );
}

/** Trees known by their blossom or bracts: a twig in flower beside a shoot in leaf. */
export const blossomTrees: Family = (sheet, subject) =>
  subject.figure.flower?.symmetry === "two-sided"
    ? redbud(sheet, subject)
    : petaledTree(sheet, subject);

/** A tree of pea flowers on bare wood. */
const redbud: Family = (sheet, { figure, facts }) => {
  const r = sheet.rand;
  const { flower, tree } = figure;
  const t = hues[flower?.colors[0] ?? "white"];
  const bark = woods[tree?.bark.color ?? "gray-brown"];

  // It flowers before its leaves are there: they and its pods hang on a twig of their own.
  const branch = shoot([-230, 290], 8, 26, 800);
  const shootLeafy = shoot([40, 290], 34, 74, 400);
  const spur = shoot(branch.at(0.56), -20, -44, 250);
  let wood =
    stem(sheet, spur, 12, 6, bark, 4) +
    stem(sheet, shootLeafy, 13, 5, bark, 4) +
    stem(sheet, branch, 26, 9, bark);
  const buds = pen();
  for (const k of steps(9, 0.3, 0.97))
    buds.leaf(...beside(branch, k, 0), angleAt(branch, k) + ((k * 100) % 2) * 40 - 30, 22, 5, 0);
  wood = sheet.bound(buds, bark.shade, bark.rim, 1.8) + wood;

  let leaves = "";
  const places: [number, number, number][] = [
    [0.34, -1, 205],
    [0.62, 1, 235],
    [0.86, -1, 190],
    [1, 1, 150],
  ];
  places.forEach(([k, side, length], i) => {
    const a = angleAt(shootLeafy, k) + side * (i === 3 ? 6 : 58);
    leaves += leafOf(sheet, figure, shootLeafy.at(k), a, length, {
      stalk: figure.leaf.shape === "heart" ? 0.34 : 0.1,
      bend: side * 0.06,
      halves: i === 0 ? [1, 0.55] : i === 2 ? [-0.42, 0.9] : [0.94, 1],
    });
  });
  let fruit = "";
  if (tree?.fruit?.kind === "pod")
    for (const [k, a] of [
      [0.3, 172],
      [0.36, 188],
      [0.46, 180],
    ] as const)
      fruit += pod(sheet, toward(shootLeafy.at(k), 180, 8), 130, a);

  let blossoms = "";
  if (flower) {
    const full = sheet.motif("pea", () => peaFlower(sheet, 66, t));
    const bud = sheet.motif(
      "pea bud",
      () =>
        sheet.bound(pen().leaf(0, 0, 4, 40, 13, 3), t.shade, t.rim, 2) +
        sheet.bound(pen().ellipse(0, -3, 7, 6), hues.crimson.shade, t.rim, 1.6),
    );
    const cluster = [0, 1].map((n) =>
      sheet.motif(`cluster ${n}`, (q) => {
        const stalksTrace = pen();
        let heads = "";
        const many = 6;
        for (const [i, k] of steps(many, -1, 1).entries()) {
          const a = k * 86 + within(q, -9, 9);
          const end = toward([0, 0], a, within(q, 30, 50));
          stalksTrace.move(0, 0).quad(...toward([0, 0], a * 0.6, 20), ...end);
          heads += sheet.put(i === n || i === 4 + n ? bud : full, end, within(q, 0.82, 1.05), {
            turn: a * 0.9 - (k > 0 ? 20 : -20),
            flip: k < 0,
          });
        }
        return sheet.line(stalksTrace, hues.crimson.shade, 3.4) + heads;
      }),
    );
    const along = (c: Curve, list: readonly number[], size: number) =>
      list
        .map((k, i) =>
          sheet.put(cluster[i % 2] ?? "", c.at(k), size * within(r, 0.85, 1.1) * (1.08 - k * 0.3), {
            turn: angleAt(c, k) + (i % 2 ? 66 : -66) + within(r, -12, 12),
            flip: i % 3 === 0,
          }),
        )
        .join("");
    blossoms =
      along(spur, [0.5, 0.78, 0.99], 0.85) +
      along(branch, [0.36, 0.43, 0.52, 0.6, 0.68, 0.76, 0.84, 0.91, 0.97], 1.12);
  }
  const specimen = fruit + leaves + wood + blossoms;
  const glory = tree?.glory;
  const habit = silhouette(sheet, figure, facts, [440, 470], "leaf");
  const season = silhouette(
    sheet,
    figure,
    facts,
    [250, 250],
    glory === "fall" ? "fall" : glory === "winter" ? "bare" : "blossom",
  );
  const detail = flower
    ? sheet.put(
        sheet.motif("pea large", () => peaFlower(sheet, 150, t)),
        [-40, 70],
        1,
        { turn: 8 },
      )
    : leafOf(sheet, figure, [0, 110], 0, 210);
  return { specimen, habit, season, detail };
};
