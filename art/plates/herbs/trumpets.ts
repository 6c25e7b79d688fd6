import { hues } from "#art/pen/colors.ts";
import { blossomsOf } from "../flowers/blossom-motifs.ts";
import { trumpetBlossom } from "../flowers/trumpet.ts";
import type { Family } from "../plate-subject.ts";
import { cutStalk } from "../stems/flowering-stems.ts";
import { bushy } from "../stems/plant-postures.ts";
import { sketch } from "../stems/whole-plant-sketch.ts";

/** Trumpets: petunias and their kin, the petals joined to a funnel. */
export const trumpets: Family = (sheet, subject) => {
  const { figure } = subject;
  const colors = figure.flower?.colors ?? ["magenta"];
  const set = blossomsOf(
    sheet,
    (stage, color) =>
      trumpetBlossom(sheet, figure, stage, hues[colors[color % colors.length] ?? "magenta"]),
    true,
  );
  const detail =
    figure.detail === "flower-side"
      ? cutStalk(sheet, subject, [4, 118], [0, 72]) + set("side", [0, 76], 6, 116)
      : set("face", [0, 0], 0, 112);
  return { specimen: bushy(sheet, subject, set, 1), habit: sketch(sheet, subject), detail };
};
