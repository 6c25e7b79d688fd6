import { blend, greens, hues } from "#art/pen/colors.ts";
import { angleAt, beside, bow, brush, guides, steps, toward } from "#art/pen/curve.ts";
import { pen, type Trace, within } from "#art/pen/ink.ts";
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
      .quad(-40, 14, -30, 48)
      .quad(-14, 70, 0, 58)
      .quad(14, 70, 30, 48)
      .quad(40, 14, 0, 0)
      .close();
    return (
      sheet.line(pen().move(0, -84).quad(7, -40, 0, 4), greens.green.shade, 4) +
      sheet.bound(wafer, t.wash, t.rim, 2.2) +
      sheet.bound(pen().ellipse(0, 32, 11, 13), t.shade, t.rim, 2)
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

/** Catkins: scaled ones, or the strings of small tufts of oaks, locusts and a ginkgo. */
export const hanging =
  (count: number, length: number, wide: number): DrawFruit =>
  (sheet, r, t, { leaf }) => {
    const isLoose = /oak|fan/.test(leaf.shape) || leaf.compound !== undefined;
    let out = "";
    for (const [i, k] of steps(count, -1, 1).entries()) {
      const aside = count > 1 ? k : 0.1;
      const c = bow(
        [aside * 12, 0],
        [aside * 26 + within(r, -5, 5), length * (0.8 + 0.2 * (i % 2))],
        aside * 0.08,
      );
      const scales = pen();
      if (isLoose) {
        // Flower by flower round a thread, each a few stamens out of a small cup.
        const [cups, threads] = [pen(), pen()];
        for (const [n, s] of steps(8, 0.16, 1).entries()) {
          const side = n % 2 ? 1 : -1;
          const foot = c.at(s);
          cups.mark(...foot);
          for (const a of s === 1 ? [-40, 0, 40] : [side * 50, side * 92, side * 134]) {
            const tip = toward(foot, angleAt(c, s) + a, wide * within(r, 1.2, 1.7));
            threads.lines(foot, tip);
            scales.mark(...tip);
          }
        }
        out +=
          sheet.line(pen().sweep(guides(c.at, 4)), t.rim, 3) +
          sheet.line(threads, t.line, 1.5) +
          sheet.line(cups, t.shade, wide * 0.7) +
          sheet.line(scales, t.rim, 6) +
          sheet.line(scales, hues.yellow.wash, 4);
        continue;
      }
      // Scale over scale, each an arc that opens to the foot.
      const half = (s: number) => wide * (0.5 + 0.3 * Math.sin(Math.PI * s));
      for (const [n, s] of steps(7, 0.12, 0.92).entries())
        for (const u of n % 2 ? [-0.5, 0.5] : [-0.9, 0, 0.9]) {
          const [a, b] = [(u - 0.48) * half(s), (u + 0.48) * half(s)];
          scales
            .move(...beside(c, s - 0.05, a))
            .quad(...beside(c, s + 0.1, u * half(s)), ...beside(c, s - 0.05, b));
        }
      out +=
        sheet.line(pen().lines([0, -8], c.at(0.1)), hues.brown.shade, 3.5) +
        sheet.bound(
          brush(c, (s) => 2 * half(s) * Math.min(1, 6 * s + 0.3, 6 * (1.05 - s)), 6),
          t.wash,
          t.rim,
          2,
        ) +
        sheet.line(scales, t.line, 1.5);
    }
    return out;
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
      sheet.bound(pen().ellipse(0, 10, 7, 9), hues.brown.wash, hues.brown.rim, 1.5)
    );
  });
  let out = sheet.line(pen().move(0, -14).quad(5, 60, 0, 150), hues.brown.shade, 3);
  // The lowest lie under those above them.
  for (const [i, k] of steps(8, 1, 0).entries())
    out += sheet.put(one, [i % 2 ? 5 : -5, k * 136], 1.05 - k * 0.36, { turn: i % 2 ? -30 : 30 });
  return out;
};

export const pod: DrawFruit = (sheet, r, t, { leaf }) => {
  const long = leaf.compound === "pinnate" && (leaf.leaflets ?? 0) > 15;
  const length = long ? 250 : 130;
  const wide = long ? 17 : 12;
  const c = bow([0, 0], [long ? 54 : 10, length], long ? 0.16 : 0.04);
  const [seeds, many] = [pen(), long ? 9 : 5];
  for (const k of steps(many, 0.14, 0.88)) seeds.mark(...c.at(k));
  // A yellowwood's is drawn in between its seeds; all are pointed at both ends.
  const drawnIn = leaf.compound && !long ? 0.14 : 0;
  const swollen = (k: number) =>
    1 - drawnIn + drawnIn * Math.cos(2 * Math.PI * ((k - 0.14) / 0.74) * (many - 1));
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
        drawnIn ? 2 * many + 6 : 8,
      ),
      t.wash,
      t.rim,
      2.2,
    ) +
    sheet.line(seeds, t.shade, wide)
  );
};

export const aggregate: DrawFruit = (sheet, r, t, figure) => {
  // A magnolia's seed cases stand round a spike, each drawn out to a beak; those that gape let red seeds down on threads.
  if (figure.leaf.lengthInches > 7) return cucumber(sheet, r, t, figure);
  const axis = bow([0, 112], [4, 18], 0.03);
  const skin = blend(t.wash, greens.green.wash, 0.35);
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
  let cases = "";
  for (const [row, k] of steps(5, 1, 0.06).entries())
    for (const u of row % 2 ? [-1, 1, 0] : [-0.5, 0.5]) {
      const broad = 27 * Math.sin(Math.PI * (0.24 + 0.6 * k)) ** 0.7;
      const [x, y] = axis.at(k);
      cases += sheet.put((row + Math.round(u * 2)) % 3 ? one : gaping, [x + u * broad, y], 1, {
        turn: u * 44 * (1.1 - 0.5 * k),
      });
    }
  // Four have come out of their slits, and hang.
  const [threads, seeds] = [pen(), pen()];
  for (const k of [0.27, 0.74])
    for (const side of [-1, 1]) {
      const [x, y] = beside(axis, k, side * 34);
      threads.move(x, y).quad(x + side * 14, y, x + side * 13, y + 40);
      seeds.ellipse(x + side * 13, y + 48, 7, 9);
    }
  return (
    sheet.line(pen().lines([0, 152], [0, 108]), hues.brown.rim, 13) +
    sheet.line(pen().lines([0, 150], [0, 108]), hues.brown.wash, 9) +
    cases +
    sheet.line(threads, hues.cream.rim, 1.6) +
    sheet.bound(seeds, hues.red.wash, hues.red.rim, 1.8)
  );
};

/** A cucumbertree's: bent and uneven, since not every seed case has swollen; red seeds hang out of those that gape. */
const cucumber: DrawFruit = (sheet, _r, t) => {
  const axis = bow([0, 116], [22, -34], 0.12);
  const knob = sheet.motif(
    "knob",
    () =>
      sheet.bound(pen().ellipse(0, 0, 17, 14), blend(t.wash, greens.green.wash, 0.3), t.rim, 2) +
      sheet.fill(pen().move(15, -4).quad(16, 14, -6, 12).quad(10, 8, 15, -4).close(), t.shade),
  );
  const open = sheet.motif(
    "open knob",
    () =>
      sheet.put(knob, [0, 0]) +
      sheet.bound(pen().leaf(0, 11, 0, 22, 8), t.shade, t.rim, 1.6) +
      sheet.bound(pen().ellipse(0, 0, 6, 7), hues.red.wash, hues.red.rim, 1.6),
  );
  let knobs = "";
  const [threads, seeds] = [pen(), pen()];
  for (const [row, k] of steps(9, 1, 0).entries())
    for (const u of row % 2 ? [-0.55, 0.6] : [-1, 1, 0]) {
      const broad = 24 * (0.5 + 0.5 * Math.sin(Math.PI * k)) * (row === 3 ? 0.7 : 1);
      const [x, y] = beside(axis, k, u * broad);
      const gapes = (row * 3 + Math.round(u * 2)) % 7 === 1;
      knobs += sheet.put(
        gapes ? open : knob,
        [x, y],
        0.82 + 0.4 * ((row * 0.618 + u * 0.37 + 1) % 1),
        {
          turn: u * 30,
        },
      );
      if (!gapes || u === 0) continue;
      threads.move(x, y).quad(x + u * 18, y + 4, x + u * 20, y + 34);
      seeds.ellipse(x + u * 20, y + 42, 7, 9);
    }
  return (
    sheet.line(pen().lines([-2, 156], [0, 110]), hues.brown.rim, 13) +
    sheet.line(pen().lines([-2, 154], [0, 110]), hues.brown.wash, 9) +
    sheet.line(pen().sweep(guides(axis.at, 4)), t.shade, 34) +
    knobs +
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
