import { hues } from "#art/pen/colors.ts";
import { type Curve, shoot } from "#art/pen/curve.ts";
import type { Point } from "#art/pen/ink.ts";
import { axisTip, branch, stem } from "#art/pen/stem.ts";
import { liddedCapsule } from "../flowers/opened-capsules.ts";
import { crest, panicleBuild, panicleBuilds, plume } from "../flowers/panicle-heads.ts";
import type { Family } from "../plate-subject.ts";
import { stemTint } from "../stems/leaf-of-figure.ts";
import { type Leafage, tuft } from "../stems/leaves-from-the-foot.ts";
import { axils, leafy } from "../stems/leaves-on-stems.ts";

/** Plumes and panicles: feathers, flames, laces and airy sprays. */
export const plumes: Family = (sheet, subject) => {
  const { figure, facts } = subject;
  const { flower, leaf } = figure;
  const color = hues[flower?.colors[0] ?? "white"];
  const green = stemTint(figure);
  const b = panicleBuild(subject);
  const basal = leaf.arrangement === "basal" || leaf.arrangement === "tuft";
  const crested = facts.flowerForm === "crest";
  // A lady's mantle's sprays hardly rise over its leaves.
  const isFroth = b === panicleBuilds.froth;
  const high = crested ? 740 : b.upper ? 820 : isFroth && basal ? 720 : basal ? 900 : 1010;
  const main = shoot([-20, 0], -5, 6, high);
  // An astilbe's leaves are from its foot, but for one or two.
  const both = leaf.arrangement === "basal-and-stem";
  const parts: Leafage =
    basal || both
      ? tuft(
          sheet,
          figure,
          both
            ? { count: 6, reach: 240, blade: 230, spread: 56 }
            : { count: 9, reach: 300, blade: 205, spread: 64 },
        )
      : { back: "", front: "" };
  let [stems, heads] = ["", ""];
  const thick = basal ? 8 : crested ? 20 : 14;
  stems += stem(sheet, main, thick, crested ? thick * 1.2 : axisTip, green);
  /** The small leaves of a lady's mantle's sprays, where they branch. */
  const sprayLeaves = (c: Curve) =>
    leafy(sheet, c, figure, { count: 3, from: 0.5, to: 0.78, length: () => 66, stalk: 0.1 });
  const compound = leaf.compound !== undefined;
  const places = {
    count: both ? 2 : compound ? 4 : leaf.lobing === "finely-cut" ? 9 : b.upper ? 16 : 7,
    from: both ? 0.3 : compound ? 0.08 : 0.05,
    to: compound ? 0.46 : b.upper ? 0.98 : crested ? 0.74 : 0.52,
  };
  const axil = axils(figure, places);
  if (!basal)
    parts.back += leafy(sheet, main, figure, {
      ...places,
      thick,
      length: (t) =>
        Math.min(compound ? 330 : 240, 90 + leaf.lengthInches * (compound ? 34 : 32)) *
        (1.06 - (compound ? 0.95 : 0.8) * t),
      spread: compound ? 52 : 54,
    });
  if (crested) {
    heads += crest(sheet, main.at(0.98), 250, color);
    // Out of the axil, over the leaf's own foot.
    const side = shoot(main.at(axil(1, 0.44) + 0.042), 42, 14, 260);
    stems = branch(sheet, side, 12, 14, green) + stems;
    heads += crest(sheet, side.at(1), 84, color);
  } else if (b.upper) {
    // Slender wands arch away on all sides: one, seen from its side, is set down for each.
    const wand = sheet.motif("wand", () => {
      const c = shoot([0, 0], 34, 122, 430);
      return branch(sheet, c, 7, 3, green, 4) + plume(sheet, subject, c, 0.16, 360, color);
    });
    for (const [t, k, turn] of [
      [0.62, 0.86, 22],
      [0.66, -0.92, -18],
      [0.74, 1, 8],
      [0.79, -1, -10],
      [0.86, 0.94, -6],
      [0.9, -0.86, 10],
      [0.95, 0.72, -18],
      [0.98, -0.6, 24],
      [0.99, 0.5, -34],
      [1, -0.42, 52],
    ] as const)
      stems =
        sheet.put(wand, main.at(axil(Math.sign(k), t)), Math.abs(k), { turn, flip: k < 0 }) + stems;
  } else {
    const asides: readonly (readonly [Point, number, number, number, number])[] = basal
      ? [
          [[-26, 0], -15, isFroth ? -44 : -12, high * 0.8, 0.46],
          [[16, 0], 16, isFroth ? 48 : 15, high * 0.86, 0.46],
        ]
      : isFroth
        ? [[main.at(axil(-1, 0.4)), -44, -22, high * 0.36, 0.3]]
        : b.airy
          ? [
              [main.at(axil(1, 0.4)), 36, 18, high * 0.46, 0.34],
              [main.at(axil(-1, 0.46)), -38, -18, high * 0.4, 0.34],
            ]
          : [
              [main.at(axil(1, 0.34)), 42, 14, high * 0.44, 0.42],
              ...(b.chaffy
                ? ([[main.at(axil(-1, 0.42)), -40, -16, high * 0.34, 0.4]] as const)
                : []),
            ];
    for (const [at, leave, arrive, long, from] of asides) {
      const s = shoot(at, leave, arrive, long);
      if (isFroth && basal) parts.back += sprayLeaves(s);
      stems = (basal ? stem : branch)(sheet, s, thick * 0.66, axisTip, green, 4) + stems;
      heads += plume(sheet, subject, s, from, long * (1 - from), color);
    }
    if (isFroth && basal) parts.back += sprayLeaves(main);
    const from = basal ? 0.46 : 0.5;
    heads += plume(sheet, subject, main, from, high * (1 - from), color);
  }
  return {
    specimen: parts.back + stems + parts.front + heads,
    detail: figure.detail === "seed-pod" ? liddedCapsule(sheet, color, 5, hues.black) : "",
  };
};
