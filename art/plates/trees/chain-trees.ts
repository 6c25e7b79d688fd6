import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, hues, panel, woods } from "#art/pen/colors.ts";
import { angleAt, bow, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Trace, within } from "#art/pen/ink.ts";
import { at, type Sheet } from "#art/pen/plate-sheet.ts";
import type { Family } from "../plate-subject.ts";
import { fruitMotif } from "./acorns-nuts-and-other-fruit.ts";
import { treeDetail, treeFigures } from "./leaf-trees.ts";
import { floret } from "./small-tree-flowers.ts";
import { treeFlowerSection } from "./tree-flower-sections.ts";
import { spray } from "./tree-silhouette.ts";

/** Trees whose many small flowers hang in chains or stand in flat clusters. */
export const chainTrees: Family = (sheet, subject) => {
  const { figure } = subject;
  const { leaves, wood, main, side, axils } = spray(sheet, figure, figure.leaf.compound ? 3 : 5);
  const kind = figure.inflorescence?.kind;
  // A mountain ash's clusters are broad.
  const isBroad = kind === "corymb" && figure.leaf.compound !== undefined;
  const cluster = clusterMotif(sheet, figure);
  const hangs = hangsDown(figure);
  let flowers = "";
  if (cluster) {
    const tips: [Point, number, number][] = hangs
      ? [
          [main.at(axils[1] ?? 0.5), 180, 0.9],
          [main.at(axils[3] ?? 0.74), 174, 1],
          // A linden's broad bracts would lie over each other.
          ...(kind === "cyme"
            ? []
            : ([
                [main.at(0.97), 182, 0.92],
                [side.at(0.9), 186, 0.86],
              ] as [Point, number, number][])),
        ]
      : [
          // What is flat above stands up, whichever way its twig grows.
          [main.at(1), (angleAt(main, 1) - 18) * (kind === "corymb" ? 0.4 : 1), 1],
          [side.at(1), angleAt(side, 1) * (kind === "corymb" ? 0.2 : 1), 0.92],
        ];
    // A sourwood's panicle ends the twig, and hangs as it is drawn whichever way the twig grows.
    const isSprayed = kind === "panicle" && !hangs;
    if (isSprayed) tips.splice(0, 3, [main.at(1), 0, 1.15], [side.at(1), -14, 1]);
    const used = kind === "plume" ? tips.map(([p, a, k]) => [p, a - 14, k] as const) : tips;
    const grown = kind === "corymb" ? (isBroad ? 1.05 : 1.3) : kind === "plume" ? 1.2 : 1;
    flowers = used
      .map(([p, turn, k], i) =>
        sheet.put(cluster, p, k * grown, { turn, flip: i % 2 === 1 && !isSprayed }),
      )
      .join("");
  }
  const thorns = pen();
  if (kind === "corymb" && figure.tree?.fruit?.kind === "pome" && !figure.leaf.compound)
    for (const [i, k] of [0.12, 0.24, 0.38, 0.52].entries())
      thorns.leaf(...main.at(k), angleAt(main, k) + (i % 2 ? -76 : 72), 78, 6);
  const bark = woods[figure.tree?.bark.color ?? "gray"];
  return {
    specimen: sheet.bound(thorns, bark.shade, bark.rim, 1.5) + leaves + wood + flowers,
    detail: detailOf(sheet, figure),
    ...treeFigures(sheet, subject),
  };
};

const hangsDown = ({ inflorescence, leaf, flower }: Figure): boolean =>
  inflorescence?.kind === "cyme" ||
  (inflorescence?.kind === "panicle" &&
    (leaf.compound !== undefined || flower?.petalShape === "thread"));

/** A whole cluster from 0, 0, growing up (its caller turns it): flat head, chain, spray or smoke. */
function clusterMotif(sheet: Sheet, figure: Figure): string | undefined {
  const { flower, inflorescence } = figure;
  if (!flower || !inflorescence) return undefined;
  const fruit = figure.tree?.fruit;
  const t = hues[(fruit?.kind === "plumes" ? fruit.color : flower.colors[0]) ?? "white"];
  const size = Math.max(flower.poise === "bell" ? 42 : 40, Math.min(54, flower.sizeInches * 56));
  const one = sheet.motif("floret", () => floret(sheet, figure, size, t));
  const green = greens["yellow-green"];
  // Outlined, so that they are seen on leaves.
  const outlined = (d: Trace) => sheet.line(d, green.rim, 4.6) + sheet.line(d, green.wash, 2.4);
  return sheet.motif("cluster", (r) => {
    const stalks = pen();
    let heads = "";
    if (inflorescence.kind === "plume") {
      // Smoke: after the flowers, a broad panicle of stalks that branch and branch, in a haze of fine hairs.
      const [hair, lit, stones] = [pen(), pen(), pen()];
      const axis = bow([0, 0], [0, -270], 0.05);
      stalks.sweep(steps(4).map((k) => axis.at(k)));
      for (const [i, k] of steps(10, 0.14, 1).entries()) {
        const side = i % 2 ? 1 : -1;
        const a = k === 1 ? 0 : side * (66 - 34 * k);
        const branch = shoot(axis.at(k), a, a * 0.5, (176 - 92 * k) * within(r, 0.85, 1.1));
        stalks.sweep(steps(4).map((s) => branch.at(s)));
        for (const [n, s] of steps(5, 0.3, 1).entries()) {
          const turn = angleAt(branch, s) + (s === 1 ? 0 : (n % 2 ? 1 : -1) * within(r, 26, 50));
          const twig = shoot(branch.at(s), turn, turn * 0.8, within(r, 36, 58));
          stalks.sweep(steps(3).map((v) => twig.at(v)));
          if ((i * 5 + n * 3) % 11 === 0) stones.mark(...twig.at(1));
          for (const [m, v] of steps(6, 0.2, 1).entries())
            (m % 2 ? hair : lit).lines(
              twig.at(v),
              toward(twig.at(v), turn + (m % 2 ? 1 : -1) * within(r, 24, 76), within(r, 18, 32)),
            );
        }
      }
      return (
        sheet.line(lit, blend(t.pale, panel, 0.4), 8) +
        sheet.line(hair, blend(t.pale, t.wash, 0.7), 1.5) +
        sheet.line(stalks, blend(t.wash, t.shade, 0.5), 2) +
        sheet.line(stones, green.rim, 11) +
        sheet.line(stones, green.wash, 7)
      );
    }
    if (inflorescence.kind === "corymb") {
      // Stalks that branch and branch again and bring every flower to one flat or low dome.
      for (const k of [-1, 1, -0.36, 0.36]) {
        const fork: Point = [k * 84, -78 + 20 * Math.abs(k)];
        stalks.move(0, 0).quad(fork[0] * 0.3, fork[1] * 0.7, ...fork);
        for (const [i, a] of [-66, -22, 22, 66].entries()) {
          // Seen a little from above, the head is broad as it is flat.
          const p: Point = [
            fork[0] + a * 0.42 + k * 20,
            -118 + 16 * k * k - ([0, 30, 0, 30][i] ?? 0),
          ];
          stalks.move(...fork).quad(fork[0] + a * 0.16, fork[1] - 22, ...p);
          heads += sheet.put(one, p, 0.8, { turn: 15 * Math.round(a / 30 + k) });
        }
      }
      return outlined(stalks) + heads;
    }
    if (inflorescence.kind === "cyme") {
      // A linden's flowers hang from the middle of one long pale bract.
      const bract =
        sheet.bound(pen().leaf(0, 0, 14, 256, 38, 14), green.pale, green.rim, 2.2) +
        sheet.line(pen().move(0, 0).quad(24, -110, 74, -244), green.line, 2);
      // Their stalk is grown to it half way, and branches on the way to its end; each branch ends in three.
      stalks.move(0, 0).quad(16, -60, 26, -104).line([36, -176]);
      for (const [from, x, y] of [
        [-116, -18, -150],
        [-134, 84, -164],
        [-176, 34, -198],
      ] as const) {
        stalks.move(26 + (-104 - from) * 0.14, from).line([x, y]);
        for (const k of [-1, 0, 1]) {
          const end: Point = [
            x + k * 32 + (x - 32) * 0.3,
            y - 34 - (k ? 0 : 18) + within(r, -6, 6),
          ];
          stalks.move(x, y).line(end);
          heads += sheet.put(one, end, 1.1, { turn: k * 40 });
        }
      }
      return bract + outlined(stalks) + heads;
    }
    const hangs = hangsDown(figure);
    if (hangs) {
      // A chain, looser to its tip; drawn upward, and turned over by its caller.
      const c = bow([0, 0], [18, -270], 0.1);
      stalks.sweep(steps(5).map((k) => c.at(k)));
      const threads = flower.petalShape === "thread";
      for (const [i, k] of steps(threads ? 9 : 14, 0.2, 1).entries()) {
        // Pea flowers stand all round the stalk, the lowest farthest from it.
        const s = threads ? (i % 2 ? 1 : -1) : ([-1, 0.5, 1, -0.25][i % 4] ?? 1);
        const off = threads
          ? within(r, 44, 96) * (1.1 - k * 0.8)
          : 78 * (1.05 - k * 0.9) * within(r, 0.8, 1.15);
        const p = toward(c.at(k), angleAt(c, k) + s * (threads ? 74 : 84), off);
        stalks.move(...c.at(k)).line(p);
        heads += sheet.put(one, p, within(r, 0.85, 1.05) * (threads ? 1 : 1.1 - 0.5 * k), {
          // A pea flower turns its keel to the ground.
          turn: threads ? 180 + s * within(r, 4, 54) : 180 - Math.sign(s) * (70 + 34 * Math.abs(s)),
          flip: !threads && s > 0,
        });
      }
      return outlined(stalks) + heads;
    }
    // Sourwood: one-sided strings of bells, spread like the fingers of a hand.
    for (const [i, a] of [-56, -22, 14, 46, 78].entries()) {
      // All arch over to one side, and the urns hang in a row below.
      const c = shoot([0, 0], a, a + 70, 250 - 12 * i);
      stalks.sweep(steps(4).map((k) => c.at(k)));
      for (const k of steps(7, 0.2, 1)) {
        const hung = toward(c.at(k), 180, 12);
        stalks.move(...c.at(k)).line(hung);
        heads += sheet.put(one, hung, 0.86 - 0.34 * k);
      }
    }
    return outlined(stalks) + heads;
  });
}

function detailOf(sheet: Sheet, figure: Figure): string {
  const { detail, flower } = figure;
  const t = hues[flower?.colors[0] ?? "white"];
  if (detail === "cut-flower") return treeFlowerSection(sheet, figure);
  // What has petals all round is shown opened to its face.
  if (flower?.poise === "flat" && /flower|floret/.test(detail))
    return floret(sheet, figure, 210, t);
  if (detail === "single-flower" || detail === "floret")
    return at([0, -80], floret(sheet, figure, 130, t));
  return treeDetail(sheet, fruitMotif(sheet, figure) ? figure : { ...figure, detail: "leaf" });
}
