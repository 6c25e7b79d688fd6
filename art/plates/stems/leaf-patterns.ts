import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, hues } from "#art/pen/colors.ts";
import { radians, steps } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import { addSideVeins, type LeafLook } from "#art/pen/leaf.ts";
import type { LeafShape } from "#art/pen/leaf-shapes.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

type Leaf = Figure["leaf"];

/**
 * Points of an arc round the stalk of a hand-veined leaf, as far off as `far`, from beside the stalk to the midrib: it
 * goes out with each of its seven lobes.
 */
const horseshoe = (far: number) =>
  steps(9, 154, 0).map((a): Point => {
    const k = far * (1 - 0.12 * (a / 150)) * (1 + 0.07 * Math.cos(radians(a * 7.8)));
    return [Math.cos(radians(a)) * k, Math.sin(radians(a)) * k];
  });

/** What is painted on a leaf besides its green. */
export function patternOf(
  sheet: Sheet,
  { shape: leafShape, pattern, veins, color }: Leaf,
  shape: LeafShape,
): LeafLook["pattern"] | undefined {
  // A midrib is drawn with the veins.
  if (!pattern || pattern.kind === "midrib") return undefined;
  const named = pattern.color;
  const t = named in hues ? hues[named as keyof typeof hues] : greens[named as keyof typeof greens];
  const band = (
    on: (along: number, aside: number) => Point,
    half: (t: number) => number,
    inner: number,
    outer: number,
    from: number,
    to: number,
  ) =>
    pen()
      .sweep(steps(6, from, to).map((k) => on(k, half(k) * outer)))
      .sweep(
        steps(6, to, from).map((k) => on(k, half(k) * inner)),
        false,
      )
      .close();
  const narrow = leafShape === "egg-lance" || leafShape === "lance";
  switch (pattern.kind) {
    case "edge":
      // It runs out to the edge toward both ends.
      return (on, half) =>
        sheet.fill(
          pen()
            .sweep(steps(6, 0.02, 0.98).map((k) => on(k, half(k))))
            .sweep(
              steps(6, 0.98, 0.02).map((k) => on(k, half(k) * (1 - 0.32 * Math.sin(k * Math.PI)))),
              false,
            )
            .close(),
          t.wash,
        );
    case "zone":
      // A hand-veined leaf has a horseshoe round its stalk, a feather-veined one a heart of color round the midrib.
      return (on, half) =>
        veins === "palmate"
          ? // Darkest in its middle, without a hard edge.
            [0.7, 0.66]
              .map((outer, i) =>
                sheet.fill(
                  pen()
                    .sweep(horseshoe(outer).map((p) => on(...p)))
                    .sweep(
                      horseshoe(0.44 + 0.08 * i)
                        .reverse()
                        .map((p) => on(...p)),
                      false,
                    )
                    .close(),
                  blend(greens[color].wash, t.shade, 0.3 + 0.25 * i),
                ),
              )
              .join("")
          : sheet.fill(band(on, half, 0, 0.68, 0.03, 0.88), t.wash) +
            (color === "variegated" ? "" : sheet.fill(band(on, half, 0, 0.3, 0.08, 0.7), t.shade));
    case "veins":
      // It lies on the veins themselves.
      return (on) =>
        sheet.line(
          addSideVeins(pen().sweep(steps(5, 0, 0.92).map((k) => on(k, 0))), on, shape),
          t.wash,
          veins === "palmate" ? 7 : narrow ? 3.5 : 5.5,
        );
    case "spots":
      return (on, half) => {
        const d = pen();
        for (let i = 0; i < 9; i++) {
          const k = 0.14 + i * 0.075;
          d.mark(...on(k, half(k) * (0.22 + 0.42 * ((i * 0.618) % 1))));
        }
        return sheet.line(d, t.pale, 11);
      };
  }
}
