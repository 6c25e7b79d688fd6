import type { Figure } from "#art/figures/figure.ts";
import { hues } from "#art/pen/colors.ts";
import { steps, toward } from "#art/pen/curve.ts";
import { pen, within } from "#art/pen/ink.ts";
import { ball, cluster, type DrawFruit } from "./tree-berries.ts";

export const acorn: DrawFruit = (sheet, _r, t, { leaf }) => {
  // The red oaks' cups are saucers, the white oaks' bowls; a swamp white oak's hang on long stalks.
  const red = leaf.margin === "bristled";
  const stalked = leaf.lobing === "shallow";
  const [w, h] = red
    ? [leaf.lengthInches > 6 ? 40 : 30, leaf.lengthInches > 6 ? 74 : 50]
    : [30, 76];
  const cupHigh = red ? 16 : 30;
  const stalk = stalked ? 62 : 14;
  const nut = pen()
    .move(-w, 0)
    .quad(-w - 2, h * 0.75, -4, h)
    .line([0, h + 8], [4, h])
    .quad(w + 2, h * 0.75, w, 0)
    .close();
  const cup = pen()
    .move(-w - 5, 6)
    .quad(-w - 6, -cupHigh, 0, -cupHigh)
    .quad(w + 6, -cupHigh, w + 5, 6)
    .quad(0, 16, -w - 5, 6)
    .close();
  const scales = pen();
  for (let row = 0; row < (red ? 2 : 4); row++)
    for (const k of steps(6, -0.8, 0.8)) {
      const y = -cupHigh + 8 + row * 8;
      scales.move(k * w - 4, y).quad(k * w, y + 6, k * w + 4, y);
    }
  return (
    sheet.line(
      pen()
        .move(0, -stalk - cupHigh)
        .quad(-6, -cupHigh - 8, 0, -cupHigh),
      hues.brown.shade,
      5,
    ) +
    sheet.bound(nut, t.wash, t.rim, 2.4) +
    sheet.fill(
      pen()
        .move(8, 10)
        .quad(w * 0.9, h * 0.6, 2, h)
        .quad(w + 2, h * 0.7, w - 3, 8)
        .close(),
      t.shade,
    ) +
    sheet.bound(cup, hues.brown.wash, hues.brown.rim, 2.4) +
    sheet.line(scales, hues.brown.line, 2)
  );
};

export const nut: DrawFruit = (sheet, _r, t, { leaf }) => {
  if (leaf.shape === "heart") return cluster(5, 9, 60)(sheet, _r, t, {} as Figure);
  if (leaf.compound) {
    // A hickory's husk in four parts.
    const seams = pen().move(0, 0).quad(-30, 34, 0, 84).move(0, 0).quad(30, 34, 0, 84);
    return ball(sheet, [0, 42], 44, t) + sheet.line(seams, t.line, 3.4);
  }
  // Beech: a bristly husk, opened to its three-sided nuts.
  const bristles = pen();
  for (let i = 0; i < 26; i++) {
    const a = i * 13.8;
    bristles.move(...toward([0, 36], a, 30)).line(toward([0, 36], a + 8, 44));
  }
  return (
    sheet.line(bristles, hues.tan.line, 2.4) +
    sheet.bound(pen().leaf(-4, 0, 196, 82, 26, -10), hues.tan.wash, hues.tan.rim, 2.2) +
    sheet.bound(pen().leaf(4, 0, 164, 82, 26, 10), hues.tan.shade, hues.tan.rim, 2.2) +
    sheet.bound(pen().polygon([0, 20], [-16, 66], [16, 66]), t.wash, t.rim, 2.2) +
    sheet.line(pen().move(0, 22).line([2, 66]), t.line, 2)
  );
};

export const spikyBall: DrawFruit = (sheet, r, t, { leaf }) => {
  const spiky = leaf.shape === "star";
  const stalk = pen().move(0, -84).quad(-8, -40, 0, 0);
  const marks = pen();
  for (let i = 0; i < (spiky ? 30 : 44); i++) {
    const a = i * 137.5;
    const far = 38 * Math.sqrt((i + 0.5) / (spiky ? 30 : 44));
    const p = toward([0, 38], a, far);
    if (spiky) marks.move(...p).line(toward(p, a + within(r, -20, 20), 5 + far * 0.34));
    else marks.mark(...p);
  }
  return (
    sheet.line(stalk, hues.brown.shade, 4) +
    sheet.bound(pen().ellipse(0, 38, 40), t.wash, t.rim, 2.4) +
    sheet.fill(pen().ellipse(10, 48, 26), t.shade) +
    sheet.line(marks, t.line, spiky ? 4 : 5)
  );
};
