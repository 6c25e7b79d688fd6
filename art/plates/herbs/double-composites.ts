import { hues } from "#art/pen/colors.ts";
import { blossomsOf } from "../flowers/blossom-motifs.ts";
import { doubleBlossom } from "../flowers/double.ts";
import type { Family } from "../plate-subject.ts";
import { cutStalk } from "../stems/flowering-stems.ts";
import { leafOf } from "../stems/leaf-of-figure.ts";
import { bushy, upright } from "../stems/plant-postures.ts";
import { sketch } from "../stems/whole-plant-sketch.ts";

/** Double daisies: marigolds, zinnias, strawflowers, rays ring upon ring. */
export const doubleComposites: Family = (sheet, subject) => {
  const { figure, facts } = subject;
  const colors = figure.flower?.colors ?? ["gold"];
  const set = blossomsOf(sheet, (stage, color, r) =>
    doubleBlossom(
      sheet,
      r,
      figure,
      stage,
      hues[colors[color % colors.length] ?? "gold"],
      String(color),
    ),
  );
  const posture = facts.habit === "mound" ? bushy : upright;
  const detail =
    figure.detail === "leaf"
      ? leafOf(sheet, figure, [0, 112], 6, 215, { bend: 0.1 })
      : figure.detail === "bud"
        ? cutStalk(sheet, subject, [6, 118], [0, 50]) + set("opening", [0, 56], 4, 150)
        : figure.detail === "flower-back" || figure.detail === "flower-side"
          ? cutStalk(sheet, subject, [8, 118], [0, 20]) + set("side", [0, 20], 4, 116)
          : set("face", [0, 0], 0, 114, 1, figure.detail === "cut-flower" ? 1 : 0);
  return {
    specimen: posture(sheet, subject, set, colors.length > 2 ? 2 : 1),
    habit: sketch(sheet, subject),
    detail,
  };
};
