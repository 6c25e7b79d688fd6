import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, beside, bow, brush, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stalk } from "../flowers/opened-capsules.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { crownOf, footAt } from "../stems/leaves-from-the-foot.ts";

const partOf = (c: Curve, from: number, to: number): Curve => ({
  at: (k) => c.at(from + k * (to - from)),
  along: (k) => c.along(from + k * (to - from)),
});

/** A blade of grass along a curve: folded, so one side is in shadow; its upper part may be tinged. */
function blade(sheet: Sheet, c: Curve, wide: number, t: Tint, tip?: Tint): string {
  const w = (k: number) => wide * (0.7 + 0.6 * k) * (1 - k ** 3) * Math.min(1, 0.3 + 5 * k) + 1;
  return (
    sheet.bound(brush(c, w, 6), t.wash, t.rim, 1.9) +
    (tip
      ? sheet.fill(
          brush(partOf(c, 0.4, 1), (k) => w(0.4 + k * 0.6) * Math.min(0.94, k * 1.5), 5),
          tip.wash,
        )
      : "") +
    sheet.line(pen().sweep(steps(5, 0.02, 0.95).map((k) => beside(c, k, w(k) * 0.12))), t.line, 1.5)
  );
}

/** A raceme of little bluestem, its foot at 0, 0: a thin axis of joints, at each a narrow spikelet with its awn and silk. */
const awned = (sheet: Sheet, r: Rand, long: number, t: Tint, fluff: Tint): string => {
  const [axis, hairs, awns, spikelets] = [pen().move(0, 0), pen(), pen(), pen()];
  for (const [i, k] of steps(6, 0.14, 1).entries()) {
    const s = i % 2 ? 1 : -1;
    const [x, y] = [s * 2, -long * k];
    axis.line([x, y]);
    for (const a of [-40, 14, 46])
      hairs.move(x, y).line(toward([x, y], s * (a + within(r, -8, 8)), long * 0.15));
    spikelets.leaf(x, y + long * 0.03, s * 17, long * 0.2, long * 0.028);
    const [ex, ey] = toward([x, y], s * 17, long * 0.15);
    awns.move(ex, ey).quad(ex + s * 2, ey - long * 0.06, ex + s * long * 0.1, ey - long * 0.13);
  }
  return (
    sheet.line(hairs, fluff.shade, 2.4) +
    sheet.line(axis, t.shade, 4) +
    sheet.line(awns, t.line, 1.4) +
    sheet.bound(spikelets, t.wash, t.rim, 1.2)
  );
};

/** An airy branch of a panicle with a spikelet at the end of each twig. */
const airy = (sheet: Sheet, r: Rand, long: number, t: Tint): string => {
  const [twigs, seeds] = [pen(), pen()];
  twigs.move(0, 0).quad(4, -long * 0.5, 2, -long);
  for (const [i, k] of steps(6, 0.34, 0.94).entries()) {
    const a = (i % 2 ? 1 : -1) * within(r, 18, 36);
    const from: [number, number] = [3 * k, -long * k];
    const end = toward(from, a, long * within(r, 0.14, 0.28));
    // Each twig bends a little under its spikelet.
    twigs.move(...from).quad(...toward(from, a * 0.5, long * 0.1), ...end);
    seeds.leaf(...end, a * 1.3, 18, 5.5, 0);
  }
  seeds.leaf(2, -long, 0, 18, 5.5, 0);
  // So wide that it is seen on the small plant, too.
  return sheet.line(twigs, t.rim, 3) + sheet.bound(seeds, t.wash, t.rim, 1.4);
};

/** A sedge's spikes: a male club of close scales with its anthers out, over two short female ones with their stigmas. */
const sedge = (sheet: Sheet, _: Rand, long: number, male: Tint, female: Tint): string => {
  const axis = pen().lines([0, 0], [0, -long * 0.5]);
  const [club, anthers, scales, fruits, stigmas] = [pen(), pen(), pen(), pen(), pen()];
  club.leaf(0, -long * 0.42, 0, long * 0.56, long * 0.08);
  for (let i = 0; i < 7; i++)
    for (const side of [-1, 1]) {
      const foot: Point = [0, -long * (0.44 + i * 0.06)];
      club.leaf(...foot, side * 20, long * 0.13, long * 0.03);
      // On threads that hang, each its own way.
      const [x, y] = toward(foot, side * 48, long * (0.1 + 0.03 * ((i * 0.618) % 1)));
      anthers
        .move(...toward(foot, side * 30, long * 0.07))
        .quad(x, y, x + side * long * 0.03, y + long * (0.07 + 0.05 * ((i * 0.382) % 1)));
    }
  for (const [y, lean] of [
    [0.02, -26],
    [0.22, 24],
  ] as const)
    for (const [off, k] of [
      [0, -46],
      [0.02, 46],
      [0.06, -28],
      [0.08, 28],
      [0.12, 0],
    ] as const) {
      const foot: Point = [lean * long * 0.0016, -long * (y + off)];
      scales.leaf(...foot, lean + k * 1.2, long * 0.1, long * 0.03);
      fruits.leaf(...foot, lean + k * 0.7, long * 0.1, long * 0.032);
      const tip = toward(foot, lean + k * 0.7, long * 0.1);
      for (const b of [-26, 26]) stigmas.lines(tip, toward(tip, lean + k + b, long * 0.05));
    }
  return (
    sheet.line(axis, greens.green.rim, 4) +
    sheet.line(anthers, hues.yellow.shade, long * 0.02) +
    sheet.bound(club, male.wash, male.rim, 1.4) +
    sheet.bound(scales, female.wash, contour, 1.2) +
    sheet.bound(fruits, greens["yellow-green"].wash, contour, 1.2) +
    sheet.line(stigmas, contour, 3) +
    sheet.line(stigmas, hues.white.wash, 1.7)
  );
};

/** One of a sedge's fruits in its bottle with three stigmas out of its beak, the dark scale before it, from under its foot. */
function bottledFruit(sheet: Sheet): string {
  const bottle = pen()
    .move(-8, 96)
    .cubic(-56, 66, -46, -14, -9, -34)
    .line([-6, -62], [6, -62], [9, -34]);
  const stigmas = pen();
  for (const k of [-1, 0, 1])
    stigmas.move(k * 3, -60).quad(k * 8, -90, k * 40, -112 - (k ? 0 : 10));
  const t = greens["yellow-green"];
  return (
    stalk(sheet, pen().lines([0, 92], [0, 124])) +
    sheet.line(stigmas, contour, 5) +
    sheet.line(stigmas, hues.white.wash, 2.6) +
    sheet.bound(bottle.cubic(46, -14, 56, 66, 8, 96).close(), t.wash, t.rim, 2.4) +
    sheet.line(pen().move(14, 80).quad(30, 30, 10, -20), t.line, 1.8) +
    sheet.bound(pen().leaf(-2, 102, -24, 138, 24, -10), hues.brown.wash, hues.brown.rim, 2.2)
  );
}

/** Grasses: a tussock of blades, and above it the plant's own way of bearing seed. */
export const grasses: Family = (sheet, subject) => {
  const { figure, facts } = subject;
  const r = sheet.rand;
  const { flower, seedhead, leaf } = figure;
  const color = hues[flower?.colors[0] ?? "tan"];
  const second = hues[flower?.outside ?? flower?.colors[1] ?? "cream"];
  const green = leafTint(figure);
  const tip = leaf.pattern ? hues.crimson : undefined;
  const low = facts.heightInchesMax < 14;
  const stiff = facts.habit === "upright-grass";
  const high = low ? 560 : 980;
  const t = stemTint(figure);
  const redden = seedhead === "awned-racemes" ? hues.crimson : tip;
  const leafy = (n: number, reach: number, wide: number): string =>
    steps(n, -1, 1)
      .sort((a, b) => Math.abs(b) - Math.abs(a))
      .map((k, i) => {
        const lean = k * (stiff ? 20 : 52) + within(r, -6, 6);
        const c = shoot(
          [k * (stiff ? 58 : 46), footAt(k) + within(r, -5, 5)],
          lean * 0.4,
          lean * (stiff ? 1.5 : 2.1) + Math.sign(k || 1) * (low ? 34 : 14),
          high * reach * within(r, 0.74, 1.05),
        );
        return blade(sheet, c, wide, green, i % 3 === 1 ? redden : undefined);
      })
      .join("");
  let stems = "";
  let heads = "";
  // A switchgrass bears its blades along its culms, and few at their foot.
  const isPanicle = seedhead === "open-panicle";
  const count = low ? 6 : 5;
  const wide = isPanicle ? 20 : low ? 11 : 14;
  const ids = [0, 1].map((i) =>
    sheet.motif(`seed ${i}`, (q) =>
      seedhead === "awned-racemes"
        ? awned(sheet, q, 120, color, second)
        : isPanicle
          ? airy(sheet, q, 230, second)
          : sedge(sheet, q, 110, hues.cream, hues.brown),
    ),
  );
  for (const [i, k] of steps(count, -1, 1).entries()) {
    const lean = k * (stiff ? 13 : 30) + within(r, -3, 3);
    const c = shoot(
      [k * 40, footAt(k)],
      lean * 0.6,
      lean * 1.5,
      high * (low ? 0.92 : 1.02) * (1 - 0.16 * Math.abs(k)) * within(r, 0.9, 1),
    );
    stems += sheet.bound(
      brush(c, (q) => 8 - (isPanicle ? 6 : 5) * q, 5),
      t.wash,
      contour,
      1.6,
    );
    const a = (q: number) => angleAt(c, q);
    // A culm bears leaves of its own, each out of a sheath that clasps the culm from the node below.
    const [sheaths, nodes] = [pen(), pen()];
    if (!low)
      for (const [j, q] of (isPanicle ? [0.2, 0.34, 0.48] : [0.22, 0.4]).entries()) {
        const out = (j + i) % 2 ? 1 : -1;
        const [leave, arrive] = isPanicle ? [20, 62] : [10, stiff ? 34 : 60];
        const leaf = shoot(c.at(q), a(q) + out * leave, a(q) + out * arrive, high * 0.34);
        stems += blade(sheet, leaf, wide * 0.8, green, j ? redden : undefined);
        const long = isPanicle ? 0.13 : 0.15;
        brush(partOf(c, q - long, q + 0.01), (s) => (isPanicle ? 11 : 13) - 3 * s, 3, sheaths);
        nodes.mark(...c.at(q - long));
      }
    stems +=
      sheet.bound(sheaths, green.wash, contour, 1.6) + sheet.line(nodes, t.rim, isPanicle ? 8 : 10);
    if (seedhead === "awned-racemes")
      for (const [j, q] of steps(6, 0.58, 1).entries())
        heads += sheet.put(ids[j % 2] ?? "", c.at(q), 1.05 - 0.3 * (q - 0.5), {
          turn: a(q) + (j % 2 ? 22 : -22) * (q < 0.99 ? 1 : 0),
          flip: j % 2 > 0,
        });
    else if (isPanicle)
      // The last branch is the end of the culm.
      for (const [j, q] of steps(8, 0.64, 1).entries())
        heads += sheet.put(ids[j % 2] ?? "", c.at(q), 0.94 - 1 * (q - 0.6), {
          turn: a(q) + (q < 1 ? (j % 2 ? 1 : -1) * (58 - 90 * (q - 0.64)) : 0),
          flip: j % 3 === 1,
        });
    else heads += sheet.put(ids[0] ?? "", c.at(1), within(r, 0.9, 1.1), { turn: a(1) });
  }
  const specimen =
    leafy(low ? 17 : isPanicle ? 4 : 7, low ? 1 : isPanicle ? 0.44 : 0.72, wide) +
    stems +
    leafy(low ? 12 : isPanicle ? 2 : 6, low ? 0.72 : isPanicle ? 0.3 : 0.5, wide) +
    crownOf(sheet, stiff ? 62 : 50) +
    heads;
  return {
    specimen,
    detail: detail(sheet, subject, color, second),
  };
};

/** One spikelet, or a fruit of the sedge. */
function detail(sheet: Sheet, { figure }: Subject, color: Tint, second: Tint): string {
  if (figure.seedhead === "awned-racemes") return pairOfSpikelets(sheet, color, second);
  if (figure.seedhead === "spikelets") return bottledFruit(sheet);
  // Out of two long scales and a short one opens the floret: three anthers hang from it, and two feathers catch the pollen.
  const [plumes, threads, anthers] = [pen(), pen(), pen()];
  for (const k of [-1, 1]) {
    const feather = bow([k * 3, -44], [k * 34, -112], k * 0.16);
    plumes.lines(feather.at(0), feather.at(0.5), feather.at(1));
    for (const t of steps(8, 0.3, 1))
      for (const side of [-1, 1])
        plumes.lines(feather.at(t), toward(feather.at(t), angleAt(feather, t) + side * 52, 13));
  }
  for (const [x, y] of [
    [-52, -46],
    [54, -38],
    [2, -112],
  ] as const) {
    threads.move(0, -36).quad(x * 0.7, y - 24, x, y);
    anthers.lines([x, y], [x, y + 18]);
  }
  const glume = leafTint(figure);
  return (
    sheet.line(pen().move(10, 126).line([2, 96]), contour, 5) +
    sheet.line(plumes, hues.purple.wash, 2.6) +
    sheet.line(threads, contour, 2) +
    sheet.line(anthers, hues.orange.rim, 13) +
    sheet.line(anthers, hues.orange.wash, 9) +
    sheet.bound(pen().leaf(1, 96, 0, 152, 26), hues.cream.wash, hues.cream.rim, 2.2) +
    sheet.bound(pen().leaf(3, 98, 15, 168, 32, -8), second.wash, second.rim, 2.2) +
    sheet.bound(pen().leaf(-1, 98, -15, 160, 32, 8), color.wash, color.rim, 2.2) +
    sheet.bound(pen().leaf(-4, 102, -26, 84, 26, 10), glume.wash, contour, 2)
  );
}

/** At each joint of a bluestem one spikelet sits, with a bent awn, and one that is barren stands on a hairy stalk. */
function pairOfSpikelets(sheet: Sheet, color: Tint, second: Tint): string {
  const hairs = pen();
  for (const [i, k] of steps(9, 0, 1).entries()) {
    const side = i % 2 ? 1 : -1;
    hairs.move(4 + 46 * k, 78 - 92 * k).line([4 + 46 * k + side * 24, 62 - 92 * k]);
    hairs.move(0, 92).line([side * (10 + 4 * i), 66 - 3 * i]);
  }
  const awn = pen().move(-34, -48).quad(-44, -76, -38, -94).quad(-60, -112, -92, -132);
  return (
    sheet.line(pen().move(6, 128).quad(2, 108, 0, 92), color.rim, 8) +
    sheet.line(pen().move(0, 92).quad(24, 40, 50, -14), color.rim, 5) +
    sheet.line(hairs, hues.silver.line, 2) +
    sheet.line(awn, color.rim, 3) +
    sheet.bound(pen().leaf(48, -8, 24, 70, 11, 4), second.pale, second.rim, 2) +
    sheet.bound(pen().leaf(0, 94, -13, 148, 26, -6), color.wash, color.rim, 2.4) +
    sheet.bound(pen().leaf(2, 92, -6, 118, 13, -3), second.wash, second.rim, 1.8)
  );
}
