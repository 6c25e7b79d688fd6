import { blend, greens, hues } from "#art/pen/colors.ts";
import { angleAt, beside, bow, brush, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Trace, within } from "#art/pen/ink.ts";
import type { DrawFruit } from "./berries-and-pomes.ts";

const wing = (side: number): Trace =>
  pen()
    .move(0, 0)
    .quad(side * 10, -12, side * 34, 8)
    .quad(side * 74, 46, side * 62, 96)
    .quad(side * 40, 96, side * 26, 50)
    .quad(side * 14, 22, 0, 18)
    .close();

export const samara: DrawFruit = (sheet, _r, t, { leaf }) => {
  // A maple's come in pairs; an elm's is a notched wafer round its seed.
  if (leaf.arrangement !== "opposite") {
    const wafer = pen()
      .move(0, 0)
      .cubic(-36, 10, -40, 64, -6, 82)
      .line([0, 68], [6, 82])
      .cubic(40, 64, 36, 10, 0, 0)
      .close();
    const [hairs, veins] = [pen(), pen()];
    for (const a of steps(7, 40, 150))
      for (const side of [-1, 1]) {
        const edge: Point = [
          side * 30 * Math.sin((a * Math.PI) / 180),
          40 - 40 * Math.cos((a * Math.PI) / 180),
        ];
        hairs.lines(edge, toward(edge, side * (180 - a), 8));
      }
    for (const side of [-1, 1]) veins.move(side * 8, 26).quad(side * 22, 36, side * 24, 52);
    return (
      sheet.line(pen().move(0, -64).quad(7, -30, 0, 4), greens.green.shade, 4) +
      sheet.line(hairs, t.rim, 1.6) +
      sheet.bound(wafer, t.wash, t.rim, 2.2) +
      sheet.line(veins, t.line, 1.6) +
      sheet.bound(pen().leaf(0, 18, 180, 40, 15), t.shade, t.rim, 2)
    );
  }
  const veins = pen();
  for (const side of [-1, 1])
    for (const k of [0.3, 0.55, 0.8])
      veins.move(side * 20, 20).quad(side * 44, 34 + 30 * k, side * (62 - 14 * k), 60 + 34 * k);
  return (
    sheet.line(pen().move(0, -92).quad(5, -40, 0, 2), hues.brown.shade, 3) +
    [-1, 1].map((side) => sheet.bound(wing(side), t.wash, t.rim, 2.2)).join("") +
    sheet.line(veins, t.line, 1.4) +
    [-1, 1]
      .map((side) =>
        sheet.bound(
          pen().ellipse(side * 12, 13, leaf.compound ? 16 : 12, leaf.compound ? 14 : 10),
          t.shade,
          t.rim,
          2,
        ),
      )
      .join("")
  );
};

/** One catkin, scale over scale, each an arc that opens to the foot. */
export const catkin =
  (length: number, wide: number): DrawFruit =>
  (sheet, _r, t) => {
    const c = bow([0, 0], [4, length], 0.02);
    const scales = pen();
    const half = (s: number) => wide * (0.5 + 0.3 * Math.sin(Math.PI * s));
    for (const [n, s] of steps(7, 0.12, 0.92).entries())
      for (const u of n % 2 ? [-0.5, 0.5] : [-0.9, 0, 0.9]) {
        const [a, b] = [(u - 0.48) * half(s), (u + 0.48) * half(s)];
        scales
          .move(...beside(c, s - 0.05, a))
          .quad(...beside(c, s + 0.1, u * half(s)), ...beside(c, s - 0.05, b));
      }
    return (
      sheet.line(pen().lines([0, -8], c.at(0.1)), hues.brown.shade, 3.5) +
      sheet.bound(
        brush(c, (s) => 2 * half(s) * Math.min(1, 6 * s + 0.3, 6 * (1.05 - s)), 6),
        t.wash,
        t.rim,
        2,
      ) +
      sheet.line(scales, t.line, 1.5)
    );
  };

export const bracts: DrawFruit = (sheet, _r, t) => {
  // Hornbeam: leafy bracts in pairs down a thread, each a long lobe between two short ones, a nutlet at its foot.
  const one = sheet.motif("bract", () => {
    const veins = pen().lines([0, 4], [0, 66]).lines([-2, 8], [-24, 26]).lines([2, 8], [20, 24]);
    return (
      sheet.bound(
        pen()
          .move(0, 0)
          .quad(-26, 2, -34, 32)
          .quad(-18, 26, -13, 36)
          .quad(-20, 62, 0, 82)
          .quad(18, 60, 12, 34)
          .quad(18, 24, 28, 28)
          .quad(24, 2, 0, 0)
          .close(),
        t.wash,
        t.rim,
        2,
      ) +
      sheet.line(veins, t.line, 1.5) +
      sheet.bound(pen().ellipse(0, 15, 5, 8), hues.tan.shade, hues.brown.rim, 1.5)
    );
  });
  let out = sheet.line(pen().move(0, -14).quad(5, 60, 0, 150), hues.brown.shade, 3);
  // The lowest lie under those above them.
  for (const [i, k] of steps(8, 1, 0).entries())
    out += sheet.put(one, [i % 2 ? 5 : -5, k * 136], 1.05 - k * 0.36, { turn: i % 2 ? -38 : 38 });
  return out;
};

export const pod: DrawFruit = (sheet, r, t, { leaf }) => {
  const long = leaf.compound === "pinnate" && (leaf.leaflets ?? 0) > 15;
  const length = long ? 250 : 130;
  const wide = long ? 17 : 12;
  const c = bow([0, 0], [long ? 54 : 10, length], long ? 0.16 : 0.04);
  const [seeds, many] = [pen(), long ? 9 : 5];
  for (const k of steps(many, 0.14, 0.88)) seeds.mark(...c.at(k));
  // A yellowwood's is drawn in between its seeds, a honeylocust's is twisted; all are pointed at both ends.
  const drawnIn = leaf.compound && !long ? 0.14 : 0;
  const swollen = (k: number) =>
    long
      ? 0.45 + 0.55 * Math.abs(Math.cos(2.5 * Math.PI * k))
      : 1 - drawnIn + drawnIn * Math.cos(2 * Math.PI * ((k - 0.14) / 0.74) * (many - 1));
  return (
    sheet.line(pen().lines([0, -22], [0, 4]), hues.brown.shade, 4) +
    sheet.bound(
      brush(
        c,
        (k) =>
          2 *
          wide *
          Math.min(1, 8 * k + 0.1, 8 * (1 - k) + 0.1) *
          swollen(k) *
          within(r, 0.96, 1.04),
        drawnIn ? 2 * many + 6 : long ? 14 : 8,
      ),
      t.wash,
      t.rim,
      2.2,
    ) +
    // A honeylocust's seeds lie under its rim of another tone.
    (long
      ? sheet.line(
          pen().sweep(steps(5, 0.06, 0.94).map((k) => beside(c, k, wide * 0.4))),
          t.pale,
          3,
        )
      : "") +
    sheet.line(seeds, t.shade, long ? 10 : wide)
  );
};

export const aggregate: DrawFruit = (sheet, r, t, { leaf }) => {
  // A magnolia's seed cases stand round a spike, each drawn out to a beak; those that gape let red seeds down on threads.
  // A cucumbertree's is long and crooked, since not every case has swollen.
  const isLong = leaf.lengthInches > 7;
  const axis = isLong ? bow([-6, 112], [20, -52], 0.16) : bow([0, 112], [4, 18], 0.03);
  const skin = blend(t.wash, greens.green.wash, isLong ? 0.1 : 0.35);
  const one = sheet.motif(
    "seed case",
    () =>
      sheet.bound(
        pen().move(0, 18).cubic(-24, 16, -20, -14, -1, -32).cubic(18, -16, 24, 14, 0, 18).close(),
        skin,
        t.rim,
        2,
      ) + sheet.line(pen().lines([0, 6], [0, -22]), blend(t.shade, t.rim, 0.4), 2.4),
  );
  const gaping = sheet.motif(
    "gaping seed case",
    () =>
      sheet.put(one, [0, 0]) +
      sheet.bound(pen().leaf(0, 6, 0, 33, 8), t.shade, t.rim, 1.8) +
      sheet.bound(pen().ellipse(0, -10, 6, 8), hues.red.wash, hues.red.rim, 1.8),
  );
  const [threads, seeds] = [pen(), pen()];
  let cases = "";
  for (const [row, k] of steps(isLong ? 9 : 5, 1, 0.06).entries())
    for (const u of row % 2 ? [-1, 1, 0] : [-0.5, 0.5]) {
      const broad = (isLong ? 22 : 27) * Math.sin(Math.PI * (0.24 + 0.6 * k)) ** 0.7;
      const foot = beside(axis, k, u * broad);
      const gapes = (row + Math.round(u * 2)) % 3 === 0;
      cases += sheet.put(gapes ? gaping : one, foot, isLong ? within(r, 0.7, 1.08) : 1, {
        turn: u * 44 * (1.1 - 0.5 * k) + (isLong ? angleAt(axis, k) : 0),
      });
      // Of the outermost that gape the seeds have come out of their slits, and hang.
      if (!gapes || Math.abs(u) < 1) continue;
      const [x, y] = toward(foot, u * 40, 8);
      threads.move(x, y).quad(x + u * 22, y - 6, x + u * 23, y + 36);
      seeds.ellipse(x + u * 23, y + 44, 7, 9);
    }
  return (
    sheet.line(pen().lines([0, 152], axis.at(0)), hues.brown.rim, 13) +
    sheet.line(pen().lines([0, 150], axis.at(0)), hues.brown.wash, 9) +
    sheet.line(pen().lines(axis.at(0.2), axis.at(0.9)), t.shade, 26) +
    cases +
    sheet.line(threads, hues.cream.rim, 1.6) +
    sheet.bound(seeds, hues.red.wash, hues.red.rim, 1.8)
  );
};

export const silverbell: DrawFruit = (sheet, _r, t) => {
  // An oblong stone with four wings along it, two at its sides and one toward whoever looks, and the style as its beak.
  const grain = pen();
  const wing = (side: number) =>
    pen()
      .move(0, 4)
      .cubic(side * 20, -4, side * 36, 12, side * 31, 34)
      .cubic(side * 40, 58, side * 38, 84, side * 28, 100)
      .quad(side * 12, 116, 0, 116)
      .close();
  for (const x of [-25, -18, 18, 25]) grain.move(x, 16).quad(x * 1.24, 60, x * 0.9, 100);
  return (
    sheet.line(pen().move(-8, -24).quad(2, -12, 0, 8), greens.green.rim, 6) +
    sheet.bound(pen().leaf(0, 106, 180, 44, 5, 0), t.shade, t.rim, 2) +
    sheet.bound(wing(-1), t.wash, t.rim, 2.2) +
    sheet.bound(wing(1), blend(t.wash, t.shade, 0.6), t.rim, 2.2) +
    sheet.line(grain, t.line, 1.5) +
    sheet.bound(pen().leaf(0, 2, 180, 116, 13), t.shade, t.rim, 1.8) +
    sheet.bound(pen().move(-2, 4).cubic(14, 20, 18, 88, -2, 114).close(), t.pale, t.rim, 2)
  );
};

export const capsule: DrawFruit = (sheet, _r, t) => {
  // A witch hazel's: woody, its two halves drawn out to beaks, that gape on two black seeds; each half has two points.
  const one = sheet.motif("capsule", () => {
    const [halves, inner, cup, seeds] = [pen(), pen(), pen(), pen()];
    for (const side of [-1, 1]) {
      halves
        .move(0, 4)
        .cubic(side * 40, 2, side * 52, -40, side * 38, -56)
        .quad(side * 44, -72, side * 56, -78)
        .quad(side * 40, -80, side * 28, -64)
        .quad(side * 22, -80, side * 8, -84)
        .quad(side * 16, -70, side * 14, -58)
        .quad(side * 6, -36, 0, -26)
        .close();
      inner
        .move(0, -26)
        .quad(side * 6, -36, side * 12, -58)
        .line([side * 26, -54])
        .quad(side * 20, -30, 0, -18)
        .close();
      seeds.leaf(side * 5, -24, side * 14, 34, 8);
    }
    for (const a of [-62, -22, 22, 62]) cup.leaf(0, 12, a, 44, 17);
    return (
      sheet.bound(seeds, hues.black.shade, hues.black.rim, 1.8) +
      sheet.bound(halves, t.wash, t.rim, 2.2) +
      sheet.fill(inner, t.shade) +
      sheet.bound(cup, hues.brown.wash, hues.brown.rim, 1.8)
    );
  });
  const twig = pen().move(-30, 104).quad(0, 60, 4, 8);
  return (
    sheet.line(twig, hues.brown.rim, 11) +
    sheet.line(twig, hues.brown.wash, 7) +
    sheet.put(one, [-12, 76], 0.6, { turn: -62 }) +
    sheet.put(one, [4, 4], 1)
  );
};

export const cone: DrawFruit = (sheet, _r, t) => {
  // The tulip tree's upright cone of winged seeds, the outer ones spread.
  const one = sheet.motif(
    "winged seed",
    () =>
      sheet.bound(pen().leaf(0, 0, 0, 104, 20, 0), blend(t.wash, t.pale, 0.4), t.rim, 1.8) +
      sheet.line(pen().lines([0, -8], [0, -88]), t.shade, 1.6),
  );
  let out = sheet.line(pen().lines([0, 70], [0, 10]), hues.brown.shade, 9);
  for (const [row, many] of [5, 4, 5, 4, 3].entries())
    for (const k of steps(many, -1, 1))
      out += sheet.put(one, [k * (11 - row), 22 - row * 9], 0.98 - row * 0.03, {
        turn: k * (34 - row * 5),
      });
  return out;
};
