import { hues } from "#art/pen/colors.ts";
import { angleAt, beside, bow, brush, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { branch, stem } from "#art/pen/stem.ts";
import type { Blossoms, Stage } from "../flowers/blossom-motifs.ts";
import type { Subject } from "../plate-subject.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";

/**
 * A moss rose: fleshy shoots that lie down before they rise, with round leaves on all their sides, and at the end of each
 * a flower without a stalk in a collar of leaves and hairs.
 */
export function mossRose(sheet: Sheet, { figure }: Subject, set: Blossoms): string {
  const r = sheet.rand;
  const [green, red] = [leafTint(figure), stemTint(figure)];
  const leaf = sheet.motif("round leaf", () => {
    const round = (t: number) => 15 * Math.min(1, 0.55 + 3 * t) * (1 - t ** 8);
    const light = pen().move(-3, -12).quad(-9, -50, -4, -82);
    return (
      sheet.bound(brush(bow([0, 0], [0, -100], -0.06), round, 6), green.wash, green.rim, 2.2) +
      sheet.line(light, green.pale, 3)
    );
  });
  const put = (at: Point, turn: number, long: number, tall = 1) =>
    sheet.put(leaf, at, long / 100, { turn, tall, flip: turn < 0 });
  const left = shoot([-14, 0], -38, -50, 520);
  const right = shoot([22, 0], 40, 48, 540);
  const middle = shoot([4, 0], -3, 7, 620);
  const aside: readonly Curve[] = [
    shoot(left.at(0.36), -74, -64, 250),
    shoot(right.at(0.4), 76, 66, 240),
    shoot(middle.at(0.4), -34, -20, 270),
    shoot(middle.at(0.46), 32, 24, 250),
  ];
  const ends: readonly Stage[] = ["bud", "bud", "opening", "bud", "face", "turned", "face"];
  let [back, stems, front, heads] = ["", "", "", ""];
  for (const [n, c] of [...aside, left, right, middle].entries()) {
    const isMain = n >= aside.length;
    const [thick, tip] = isMain ? [13, 10] : [9, 8];
    const drawn = (isMain ? stem : branch)(sheet, c, thick, tip, red);
    stems = isMain ? stems + drawn : drawn + stems;
    for (const [i, t] of steps(isMain ? 18 : 7, isMain ? 0.1 : 0.26, 0.93).entries()) {
      const turn = ((i * 137.508 + n * 50) / 180) * Math.PI;
      const lateral = Math.sin(turn);
      const drawnLeaf = put(
        beside(c, t, lateral * thick * 0.4),
        angleAt(c, t) + lateral * 66 + within(r, -8, 8),
        within(r, 70, 86),
        0.55 + 0.45 * Math.abs(lateral),
      );
      if (Math.cos(turn) > 0.3) front += drawnLeaf;
      else back += drawnLeaf;
    }
    const stage = ends[n] ?? "bud";
    const [end, along] = [c.at(1), angleAt(c, 1)];
    const hairs = pen();
    for (const a of steps(14, -96, 96)) hairs.lines(end, toward(end, along + a, within(r, 40, 66)));
    // Round a flower that looks at the eye its collar is seen on all sides.
    const collar = stage === "face" ? steps(11, -165, 165) : steps(8, -104, 104);
    const long = stage === "face" ? 122 : stage === "bud" ? 74 : 104;
    heads +=
      collar
        .map((a) => put(end, along + a + within(r, -7, 7), long * within(r, 0.92, 1.08)))
        .join("") +
      sheet.line(hairs, hues.silver.line, 1.5) +
      set(
        stage,
        toward(end, along, stage === "face" ? 0 : 8),
        along,
        stage === "bud" ? 62 : n === 6 ? 92 : 82,
        1,
      );
  }
  return back + stems + front + heads;
}
