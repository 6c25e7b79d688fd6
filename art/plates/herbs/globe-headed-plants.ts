import type { Figure } from "#art/figures/figure.ts";
import { contour, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, brush, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { branch, stem } from "#art/pen/stem.ts";
import { type HeadStage, headOf, unit } from "../flowers/globe-heads.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { tuft } from "../stems/leaves-from-the-foot.ts";
import { axils, leafy } from "../stems/leaves-on-stems.ts";

/** Globes and cushions: round heads on bare stalks, each of many small flowers. */
export const globes: Family = (sheet, subject) => {
  const { figure, facts } = subject;
  const { flower, leaf } = figure;
  const color = hues[flower?.colors[0] ?? "pink"];
  const green = stemTint(figure);
  const basal = leaf.arrangement === "basal" || leaf.arrangement === "tuft";
  const both = leaf.arrangement === "basal-and-stem";
  const low = facts.heightInchesMax <= 13;
  const isBroad = !low && figure.inflorescence?.kind !== "globe";
  const high = low ? 640 : Math.min(800, 600 + facts.heightInchesMax * 6);
  let [back, stems, front, heads] = ["", "", "", ""];
  if (basal || both)
    ({ back, front } = tuft(sheet, figure, {
      count: low ? 26 : 6,
      reach: low ? 300 : leaf.veins === "palmate" ? 250 : 150,
      blade: low ? 0 : Math.min(240, 130 + leaf.lengthInches * 14),
      spread: low ? 62 : 66,
    }));
  const main = shoot([-20, 0], -5, 7, high);
  const thick = low ? 9 : figure.stem.shape === "wiry" ? 11 : 15;
  const places = { count: both ? 3 : 6, from: both ? 0.28 : 0.06, to: 0.68 };
  const axil = axils(figure, places);
  // A scabious branches out of pairs of leaves that are cut to the rib.
  const isPaired = figure.section?.sepals === "bristles";
  // A young head stands clear of a broad one.
  const tilt = isBroad ? 24 : 0;
  const shoots = low
    ? [
        shoot([-14, 0], -18, -26, high * 0.78),
        shoot([12, 0], 17, 24, high * 0.84),
        shoot([18, -4], 34, 38, high * 0.6),
        shoot([6, 0], 8, 6, high * 0.56),
      ]
    : [
        shoot(
          main.at(isPaired ? pairs[0] : axil(1, 0.36)),
          42 + tilt * 0.7,
          28 + tilt,
          high * 0.52,
        ),
        shoot(main.at(isPaired ? pairs[1] : axil(-1, 0.5)), -34 - tilt, -14 - tilt, high * 0.3),
      ];
  if (isPaired)
    back +=
      pairs.map((t) => pairOfCombs(sheet, figure, main, t, 1.3 - t)).join("") +
      shoots.map((s) => pairOfCombs(sheet, figure, s, 0.5, 0.4)).join("");
  else if (!basal) {
    const long = Math.min(330, 110 + leaf.lengthInches * 27);
    back += leafy(sheet, main, figure, {
      ...places,
      thick,
      length: (t) => long * (both ? 0.72 : 1) * (1.06 - 0.9 * t),
      spread: 54,
    });
    // A masterwort's stalks are bare.
    for (const s of both ? [] : shoots)
      back += leafy(sheet, s, figure, {
        count: 2,
        from: 0.3,
        to: 0.55,
        length: () => long * 0.32,
        spread: 44,
      });
  }
  const big = low ? 105 : isBroad ? 165 : figure.flower?.petalShape === "thread" ? 150 : 118;
  const set = (c: Curve, k: number, tint: Tint, stage: HeadStage) =>
    sheet.put(headMotif(sheet, figure, tint, stage), c.at(1), (big * k) / unit, {
      turn: angleAt(c, 1),
    });
  for (const [i, s] of shoots.entries()) {
    stems += branch(sheet, s, thick * 0.8, thick * 0.6, green, 4);
    const young = low ? i === 3 : i === 1;
    heads += set(s, low ? 0.86 - 0.1 * i : young ? 0.42 : 0.7, color, young ? "bud" : "full");
  }
  stems += stem(sheet, main, thick, thick * 0.7, green);
  heads += set(main, 1, color, "full");
  return {
    specimen: back + stems + front + heads,
    detail: detail(sheet, subject, color),
  };
};

/** Where a scabious has its pairs of stem leaves. */
const pairs = [0.34, 0.52] as const;

/** Two leaves across from each other, each a rib with narrow lobes. */
function pairOfCombs(sheet: Sheet, figure: Figure, c: Curve, t: number, size: number): string {
  const comb = sheet.motif("comb", () => {
    const d = pen().lines([0, 0], [0, -150]);
    for (const [y, long] of [
      [34, 34],
      [62, 50],
      [90, 46],
      [118, 32],
    ] as const)
      for (const a of [-52, 52]) d.lines([0, -y], toward([0, -y], a, long));
    const green = leafTint(figure);
    return sheet.line(d, green.rim, 14) + sheet.line(d, green.wash, 9.5);
  });
  return [-1, 1]
    .map((side) =>
      sheet.put(comb, c.at(t), size, { turn: angleAt(c, t) + side * 62, flip: side < 0 }),
    )
    .join("");
}

/** A head is engraved once, and set down in its sizes. */
const headMotif = (sheet: Sheet, figure: Figure, color: Tint, stage: HeadStage) =>
  sheet.motif(`head ${color.wash.day} ${stage}`, (r) =>
    figure.flower ? headOf(figure)(sheet, r, figure.flower, unit, color, stage) : "",
  );

function detail(sheet: Sheet, { figure }: Subject, color: Tint): string {
  const { flower } = figure;
  if (!flower) return "";
  if (flower.petalShape === "thread") {
    // One flower of the globe: five narrow lobes from the mouth of a tube, the dark anthers and the forked style out of
    // it; its tube stands on a hairy fruit, in pointed bracts, with bristles at their foot.
    const [tube, lobes, bristles, bracts, style] = [pen(), pen(), pen(), pen(), pen()];
    brush(shoot([0, 66], 0, 0, 84), (t) => 12 + 8 * t, 3, tube);
    for (const a of [-88, 88, -52, 52, 0]) lobes.leaf(a * 0.09, -14, a, 66, 8, a * 0.2);
    for (const a of steps(9, -40, 40)) bristles.lines([0, 116], toward([0, 116], a, 52));
    for (const k of [-1, 1, -0.5, 0.5])
      bracts.leaf(k * 10, 104, k * 15, 96 + 16 * Math.abs(k), 9, k * -6);
    style.lines([0, -78], [0, -106]).lines([0, -104], [-8, -116]).lines([0, -104], [8, -116]);
    const silver = hues[flower.outside ?? "silver"];
    return (
      sheet.bound(pen().leaf(0, 112, 0, 54, 13), hues.tan.wash, hues.tan.rim, 1.8) +
      sheet.bound(lobes, color.wash, color.rim, 2.2) +
      sheet.bound(tube, color.pale, color.rim, 2) +
      sheet.line(style, color.rim, 4) +
      sheet.bound(pen().leaf(0, -16, 0, 66, 8), color.rim, contour, 1.8) +
      sheet.bound(bracts, silver.wash, silver.rim, 1.8) +
      sheet.line(bristles, silver.rim, 4) +
      sheet.line(bristles, silver.wash, 2.2)
    );
  }
  return "";
}
