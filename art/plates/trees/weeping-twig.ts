import type { Figure } from "#art/figures/figure.ts";
import { woods } from "#art/pen/colors.ts";
import { angleAt, shoot, steps } from "#art/pen/curve.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { nodes, stem } from "#art/pen/stem.ts";
import { leafOf } from "../stems/leaf-of-figure.ts";
import { twigColor } from "./tree-silhouette.ts";

/** A willow's twig: long whips that hang close to each other from an arching branch, narrow leaves down along them. */
export function weepingTwig(sheet: Sheet, figure: Figure): string {
  const bark = woods[twigColor(figure)];
  const main = shoot([-340, -190], 62, 122, 640);
  // Narrower than other lances, with fine teeth; what hangs bends to the ground.
  const blade = sheet.motif("hanging leaf", () =>
    leafOf(sheet, figure, [0, 0], 0, 200, {
      wide: 0.42,
      teeth: { count: 20, deep: 0.006, kind: "saw" },
      bend: -0.12,
      halves: [1, 0.86],
      stalk: 0.05,
    }),
  );
  const whip = sheet.motif("whip", () => {
    const c = shoot([0, 0], 134, 184, 440);
    const leaves = nodes(c, 11, 0.1, 0.95).map(({ point, angle, side, t }) =>
      sheet.put(blade, point, 0.84 - 0.26 * t, { turn: angle + side * 30, flip: side < 0 }),
    );
    return (
      leaves.join("") +
      sheet.put(blade, c.at(1), 0.54, { turn: angleAt(c, 1) }) +
      stem(sheet, c, 8, 4, bark)
    );
  });
  const whips = steps(6, 0.1, 0.98).map((k, i) =>
    sheet.put(whip, main.at(k), 1 - 0.08 * ((i * 2) % 3), { turn: i % 2 ? -4 : 3 }),
  );
  return whips.join("") + stem(sheet, main, 22, 9, bark);
}
