import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, hues, type Tint } from "#art/pen/colors.ts";
import { closedCrown, leafy } from "#art/pen/crown-in-leaf.ts";
import { degrees, steps, toward } from "#art/pen/curve.ts";
import { pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import type { Growth, Limb } from "#art/pen/tree-skeleton.ts";

/** Whether a tree's flowers are seen one by one from afar. */
export const hasLargeFlowers = ({ flower }: Figure) => (flower?.sizeInches ?? 1) > 2.5;

/** A tree's blossom: large flowers at the ends of its limbs, small ones over its whole crown. */
export function blossomOn(
  sheet: Sheet,
  figure: Figure,
  bones: readonly Limb[],
  { high, broad, growth }: { high: number; broad: number; growth: Growth },
): string {
  const r = sheet.rand;
  let drawn = "";
  const small = Math.min(high, broad);
  const t = hues[figure.flower?.colors[0] ?? "white"];
  const isPale = /^(white|cream)$/.test(figure.flower?.colors[0] ?? "");
  const rim = blend(t.shade, t.rim, 0.25);
  const back = isPale ? blend(t.wash, t.shade, 0.5) : t.shade;
  const isLarge = hasLargeFlowers(figure);
  // Large flowers are seen one by one; of small ones what they make together.
  const tufts = isLarge
    ? [
        sheet.motif("tuft of flowers", (q) => {
          const [far, near] = [pen(), pen()];
          // What opens flat is a star, seen aslant.
          if (figure.flower?.poise === "flat") {
            const many = Math.min(9, figure.flower.petals);
            for (const a of steps(many, 20, 380 - 360 / many)) {
              const [x, y] = toward([0, 0], a + within(q, -8, 8), 21);
              far.leaf(0, 0, degrees(Math.atan2(x, -y * 0.6)), Math.hypot(x, y * 0.6), 46 / many);
            }
            return sheet.bound(far, t.wash, rim, 1);
          }
          for (const [i, a] of [-74, 70, -36, 40, 0].entries())
            (i < 3 ? far : near).leaf(0, 6, a + within(q, -9, 9), 25, 10);
          return sheet.bound(far, back, rim, 1.5) + sheet.bound(near, t.wash, rim, 1.5);
        }),
      ]
    : massesOfBlossom(
        sheet,
        { ...t, shade: back, rim },
        figure.flower?.petalShape === "thread" ? "fringe" : "blossom",
      );
  // What flowers with its leaves shows them between its flowers.
  const green = greens[figure.leaf.color];
  const young =
    figure.tree?.blooms === "before-leaves"
      ? undefined
      : massesOfBlossom(sheet, { ...green, wash: green.pale }, "leaves")[1];
  const isSmall = high < 280;
  const size = (small / 400) * (isSmall ? 1.5 : isLarge ? 1.25 : 1.45);
  const places = isLarge
    ? bones.flatMap(({ curve, depth }) =>
        (depth === 1 && !isSmall ? [0.75, 1] : depth ? [1] : []).map((k) => ({
          at: curve.at(k),
          k: size,
        })),
      )
    : closedCrown(r, { high, broad, growth }, small * 0.07).map((mass) => ({
        at: mass.at,
        k: mass.size / 16,
      }));
  for (const [i, { at, k }] of places.entries()) {
    const [x, y] = at;
    const dark = 0.5 + x / broad + (y + high * 0.55) / high;
    drawn += sheet.put(
      ((i * 0.618) % 1 < 0.24 ? young : undefined) ??
        tufts[isLarge ? 0 : dark < 0.4 ? 0 : dark < 0.8 ? 1 : 2] ??
        "",
      at,
      k * (r() > 0.5 ? 1.06 : 0.84),
      { turn: within(r, -30, 30) },
    );
  }
  return drawn;
}

/** Masses of small blossom along bare wood, the brightest first: flowers beside flowers, lit on the upper left. */
const massesOfBlossom = (
  sheet: Sheet,
  t: Tint,
  key: "blossom" | "fringe" | "leaves" = "blossom",
): string[] =>
  [0, 0.4, 0.9].map((dark, n) =>
    sheet.motif(`mass of ${key} ${n}`, (q) => {
      const flowers = pen();
      // A fringetree's panicles hang as a fringe.
      if (key === "fringe") {
        const behind = pen();
        for (let i = 0; i < 26; i++) {
          const x = within(q, -19, 19);
          (i % 2 ? flowers : behind).leaf(
            x,
            within(q, -16, 4),
            180 - x + within(q, -9, 9),
            21,
            2.6,
          );
        }
        return (
          sheet.fill(behind, blend(t.wash, t.shade, 0.3 + 0.3 * dark)) +
          sheet.fill(flowers, blend(t.wash, t.shade, 0.25 * dark))
        );
      }
      if (key === "leaves")
        return (
          sheet.bound(leafy(q, [0, 0], [23, 14], 14), t.shade, t.line, 1) +
          sheet.fill(leafy(q, [-2, -3], [17, 8], 14), blend(t.wash, t.shade, 0.6))
        );
      for (let i = 0; i < 13; i++) {
        const [x, y] = toward([0, 0], i * 137.5 + within(q, -20, 20), 4.4 * Math.sqrt(i + 0.4));
        if (x + y < 13 - 12 * dark) flowers.mark(1.25 * x, 0.72 * y - 1);
      }
      const [body, lit] = [
        blend(t.wash, t.shade, 0.5 + 0.5 * dark),
        blend(t.wash, t.pale, 0.5 - dark * 0.5),
      ];
      return (
        sheet.bound(leafy(q, [0, 0], [23, 14], 12), body, t.rim, 1.5) +
        sheet.line(flowers, lit, 6.5)
      );
    }),
  );
