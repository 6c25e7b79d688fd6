import { greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import { at, type Sheet } from "#art/pen/plate-sheet.ts";
import { axisTip, branch, stem } from "#art/pen/stem.ts";
import { potted } from "#art/pen/whole-plant.ts";
import { floret } from "../flowers/florets.ts";
import { bracts, clusters } from "../flowers/flower-clusters.ts";
import { stalk } from "../flowers/opened-capsules.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { leafTint, petioleOf, stemTint } from "../stems/leaf-of-figure.ts";
import { axils, leafy } from "../stems/leaves-on-stems.ts";
import { lyingStem, youngLeaves } from "../stems/plant-postures.ts";
import { paperyCalyx, statice } from "./statice.ts";

/** Where a trailing shoot starts. */
const start: Point = [-300, -70];

/** Umbels and domes: many small flowers level or rounded, on rays. */
export const umbels: Family = (sheet, subject) => {
  const { figure, facts } = subject;
  const r = sheet.rand;
  const { flower, inflorescence, leaf } = figure;
  const color = hues[flower?.colors[0] ?? "white"];
  if (inflorescence?.oneSided)
    return {
      specimen: statice(sheet, subject, color),
      detail: at([0, 100], paperyCalyx(sheet, 210, color)),
    };
  const set = clusters(sheet, subject);
  const green = stemTint(figure);
  const low = facts.heightInchesMax <= 13;
  const trailing = facts.habit === "trailing";
  const fine = leaf.lengthInches < 1.6;
  const kind = inflorescence?.kind ?? "dome";
  let [back, stems, heads] = ["", "", ""];
  /** A stem that goes on into its head, over the rays that leave it there. */
  const headed = (
    c: Curve,
    measure: number,
    budding: number,
    draw: typeof stem,
    [thick, tip]: readonly [number, number],
    tint = green,
  ) => {
    const { rays, flowers, into } = set(r, c, measure, color, budding);
    heads += bracts(sheet, figure, c.at(1), angleAt(c, 1), measure * 1.15) + flowers;
    const whole: Curve = { at: (t) => c.at(t * into), along: (t) => c.along(t * into) };
    return rays + draw(sheet, whole, thick, into > 1 ? axisTip : tip, tint);
  };
  const run = (
    c: Curve,
    places: { count: number; from: number; to: number },
    long: number,
    thick?: number,
    stalk = petioleOf(figure),
  ) => {
    back += leafy(sheet, c, figure, {
      ...places,
      thick,
      length: (t) => long * (1.08 - 0.55 * t),
      stalk,
      spread: leaf.lobing === "finely-cut" ? 42 : stalk > 0.9 ? 84 : 58,
    });
  };
  const axillary =
    inflorescence?.position === "axillary" || (kind === "umbel" && leaf.veins === "palmate");
  const blade = Math.max(62, Math.min(250, 60 + leaf.lengthInches * 34));
  if (trailing) {
    const c = shoot(start, 40, 160, 960);
    const d = shoot(c.at(0.16), 92, 196, 520);
    // They end in young leaves.
    stems +=
      branch(sheet, d, 9, axisTip, green) +
      stem(sheet, c, 14, axisTip, green) +
      youngLeaves(sheet, subject, c) +
      youngLeaves(sheet, subject, d);
    const places = { count: 8, from: 0.08, to: 0.9 };
    const axil = axils(figure, places);
    run(c, places, blade * 1.1, 14, 0.5);
    run(d, { count: 4, from: 0.3, to: 0.86 }, blade * 0.9, 9, 0.5);
    for (const [i, [t, k]] of (
      [
        [0.2, 1],
        [0.62, 0.8],
        [0.84, 0.6],
      ] as const
    ).entries()) {
      const p = shoot(c.at(axil(1, t)), 14 + i * 12, 2 + i * 14, 320 * k);
      stems = headed(p, 125 * k, 0.1 + i * 0.25, branch, [7, 6]) + stems;
    }
  } else if (axillary) {
    // Leaves on long stalks hide the stem; the heads stand over them on bare stalks.
    const hand = leaf.veins === "palmate";
    const c = shoot([-30, 0], -8, 10, hand ? 560 : 740);
    // A lantana's shoot grows on over its heads.
    stems += stem(sheet, c, hand ? 26 : 18, hand ? 10 : axisTip, green);
    if (!hand) back += youngLeaves(sheet, subject, c);
    const places = { count: hand ? 6 : 9, from: 0.14, to: 1 };
    const axil = axils(figure, places);
    run(c, places, blade * (hand ? 1.08 : 1.2), hand ? 22 : 14, hand ? 1 : petioleOf(figure));
    for (const [i, [t, a, b, l, m]] of (
      [
        hand ? [1, 0, 8, 290, 165] : [0.84, 30, 12, 380, 165],
        [0.66, 40, 22, 330, 112],
        hand ? [0.8, -36, -14, 250, 78] : [0.76, -40, -16, 420, 150],
      ] as const
    ).entries()) {
      // A pelargonium's stem goes on into the stalk of its highest head.
      const isEnd = a === 0;
      const at = axil(Math.sign(a), t);
      const p = shoot(c.at(at), isEnd ? angleAt(c, at) : a, b, hand ? l : l * 0.72);
      // The stalks of heads are green and slender, whatever the stem is.
      const tint = hand ? green : leafTint(figure);
      const head = headed(p, m, i ? 0.5 : 0.12, branch, hand ? [10, 7] : [7, 5], tint);
      stems = isEnd ? stems + head : head + stems;
    }
  } else if (low) {
    // A cushion: shoots from one foot, the outer ones lying down before they rise.
    const flat = facts.habit === "mat";
    const lying = flat && leaf.arrangement === "opposite" ? lyingStem(sheet, subject) : undefined;
    stems += lying?.drawn ?? "";
    const many = fine ? 7 : 5;
    const order = steps(many, -1, 1).sort((a, b) => Math.abs(b) - Math.abs(a));
    for (const [i, k] of order.entries()) {
      const c =
        lying?.shoots([0.5 + 0.46 * k], 400)[0]?.curve ??
        shoot(
          [k * 40, 0],
          k * (flat ? 64 : 42),
          k * (flat ? 16 : 20),
          (flat ? 500 : 590) * (1 - 0.12 * Math.abs(k)) * within(r, 0.84, 1.05),
        );
      run(
        c,
        { count: lying ? 7 : fine ? 10 : 5, from: 0.16, to: 0.95 },
        blade * (fine ? 0.86 : 0.72),
      );
      const measure = fine ? 102 : kind === "head" ? 168 : 105;
      stems += headed(c, measure, i % 3 === 0 ? 0.3 : 0.1, stem, [11, 4]);
    }
  } else {
    const tall = Math.min(1, 0.66 + facts.heightInchesMax / 130);
    const high = (kind === "head" ? 860 : 830) * tall;
    const c = shoot([-20, 0], -5, 5, high);
    const thick = figure.stem.shape === "fleshy" ? 26 : 17;
    // A mint's heads are buttons between its bracts.
    const size = figure.section?.form === "lipped" ? 0.64 : 1;
    // Between coils its end is seen.
    const tip = kind === "cyme" ? axisTip : 8;
    const places = {
      // A butterfly weed's narrow leaves stand close.
      count:
        leaf.arrangement === "whorled"
          ? 5
          : kind === "umbel" && leaf.arrangement === "alternate"
            ? 13
            : leaf.lengthInches > 5
              ? 8
              : 7,
      from: 0.06,
      to: kind === "umbel" ? 0.97 : 0.86,
    };
    const axil = axils(figure, places);
    run(c, places, blade, thick);
    const sides: readonly (readonly [number, number, number, number, number])[] =
      kind === "umbel"
        ? [
            [0.97, -46, -24, 150, 105],
            [0.93, 52, 30, 200, 108],
            [0.8, -54, -26, 230, 88],
            [0.74, 50, 24, 210, 66],
          ]
        : kind === "head"
          ? [
              [0.84, -42, -20, 280, 125],
              [0.8, 40, 24, 300, 130],
              [0.66, -48, -28, 190, 80],
            ]
          : kind === "corymb"
            ? [
                [0.74, -36, -16, 240, 100],
                [0.66, 38, 18, 260, 90],
              ]
            : [
                [0.8, -38, -18, 210, 80],
                [0.74, 40, 22, 230, 92],
              ];
    for (const [i, [t, a, b, l, m]] of sides.entries()) {
      const s = shoot(c.at(axil(Math.sign(a), t)), a, b, l);
      stems = headed(s, m * size, i > 1 ? 0.9 : 0.3, branch, [9, 6]) + stems;
      if (kind !== "umbel" && leaf.lobing !== "finely-cut")
        run(s, { count: 2, from: 0.4, to: 0.7 }, blade * 0.5);
    }
    const measure = { corymb: 190, dome: 185, umbel: 125 }[kind as "dome"] ?? 170;
    stems += headed(c, measure * size, 0.1, stem, [thick, tip]);
  }
  const specimen = back + stems + heads;
  return {
    specimen,
    ...(trailing
      ? {
          habit: potted(
            sheet,
            sheet.motif("shoot", () => specimen),
            start,
          ),
        }
      : {}),
    detail: detail(sheet, subject, color),
  };
};

function detail(sheet: Sheet, { figure }: Subject, color: Tint): string {
  const { flower } = figure;
  if (figure.detail === "seed-pod") return milkweedPod(sheet);
  if (!flower) return "";
  return floret(sheet, sheet.rand, flower, 112, 18, color);
}

/** A milkweed's pod, open along its seam, and its seeds, each on a tuft of silk. */
function milkweedPod(sheet: Sheet): string {
  const green = greens["gray-green"];
  const seed = sheet.motif("seed", () => {
    const silk = pen();
    for (const a of steps(9, -46, 46))
      silk.move(0, -22).quad(...toward([0, -22], a * 0.5, 34), ...toward([0, -22], a, 70));
    return (
      sheet.line(silk, hues.silver.line, 1.6) +
      sheet.bound(pen().leaf(0, 4, 0, 30, 12), hues.brown.wash, hues.brown.rim, 1.8)
    );
  });
  return (
    stalk(sheet, pen().move(-66, 126).quad(-58, 104, -44, 92)) +
    sheet.bound(pen().leaf(-46, 96, 12, 206, 46, -6), green.wash, green.rim, 2.4) +
    sheet.bound(pen().leaf(-30, 74, 14, 150, 17, -4), hues.cream.wash, hues.tan.rim, 1.8) +
    // They cling yet to the pod by their lower end.
    sheet.put(seed, [-14, -6], 0.86, { turn: 58 }) +
    sheet.put(seed, [-24, 40], 0.95, { turn: 96 }) +
    sheet.put(seed, [-6, -54], 0.8, { turn: 30 })
  );
}
