import { angleAt, bow, brush, steps, toward } from "./curve.ts";
import { type Point, pen } from "./ink.ts";
import { type LeafLook, leaf } from "./leaf.ts";
import type { Sheet } from "./plate-sheet.ts";

/** One leaflet, engraved once for the whole sheet and set down for each. */
function printed(sheet: Sheet, look: LeafLook, unit: number) {
  const id = sheet.motif(`leaflet ${Math.round(unit)} ${look.halves ?? ""}`, () =>
    leaf(sheet, [0, 0], 0, unit, { ...look, stalk: 0.04, bend: 0.1 }),
  );
  return (from: Point, angle: number, length: number, side: number) =>
    sheet.put(id, from, length / unit, { turn: angle, flip: side > 0 });
}

/** Leaflets in pairs along a stalk, with one at the end or none. */
export function pinnate(
  sheet: Sheet,
  from: Point,
  angle: number,
  length: number,
  look: LeafLook,
  pairs: number,
  { ending = true, leaflet = 0.42, spread = 62 } = {},
): string {
  const bend = look.bend ?? 0;
  const rachis = bow(from, toward(from, angle, length), -bend);
  let out = sheet.bound(
    brush(rachis, (t) => 6 - 3 * t, 4, pen(), true),
    look.tint.wash,
    look.tint.rim,
    1.5,
  );
  const set = printed(sheet, look, leaflet * length);
  steps(pairs, 0.26, ending ? 0.9 : 0.98).forEach((t, i) => {
    // Of few leaflets the lowest are the smallest.
    const grown = pairs === 2 && i === 0 ? 0.7 : 1;
    for (const side of [-1, 1]) {
      const k =
        grown *
        leaflet *
        length *
        (1 - Math.abs(t - 0.5) * 0.5) *
        (1 + 0.06 * Math.sin(i * 5 + side));
      const a = angleAt(rachis, t) + side * (spread - 18 * t);
      out += set(rachis.at(t + side * 0.008), a, k, side);
    }
  });
  if (ending) out += set(rachis.at(1), angleAt(rachis, 1), leaflet * length * 1.05, -1);
  return out;
}

/** Leaflets from one point, spread like fingers; three of them make a clover's leaf. Some stand on stalks of their own. */
export function fingered(
  sheet: Sheet,
  from: Point,
  angle: number,
  length: number,
  look: LeafLook,
  count: number,
  spread = 70,
  stalklet = 0,
): string {
  const stalk = look.stalk ?? 0.5;
  const hub = toward(from, angle, stalk * length);
  const stalks = brush(bow(from, hub, (look.bend ?? 0) / 2), (t) => 5 - 1.5 * t, 3, pen(), true);
  const order = steps(count, -1, 1).sort((a, b) => Math.abs(b) - Math.abs(a));
  const set = printed(sheet, look, length);
  const blade = length * (1 - 1.6 * stalklet);
  let blades = "";
  for (const k of order) {
    const turn = angle + k * spread;
    const foot = toward(hub, turn, length * stalklet * (k ? 1 : 1.6));
    if (stalklet) brush(bow(hub, foot), () => 3, 2, stalks, true);
    blades += set(foot, turn, blade * (1 - 0.22 * Math.abs(k)), k);
  }
  return sheet.bound(stalks, look.tint.wash, look.tint.rim, 1.8) + blades;
}

/**
 * A middle leaflet, and two arms that bend back from its foot with the others on their outer side, each smaller than
 * the last: a hellebore's.
 */
export function pedate(
  sheet: Sheet,
  from: Point,
  angle: number,
  length: number,
  look: LeafLook,
  count: number,
): string {
  const hub = toward(from, angle, (look.stalk ?? 0) * length);
  const set = printed(sheet, look, length);
  const arms = pen().lines(from, hub);
  const aside = Math.floor(count / 2);
  let blades = "";
  for (const side of [-1, 1]) {
    const feet = [hub];
    const turns = steps(aside, 40, 40 + 30 * (aside - 1));
    for (const turn of turns)
      feet.push(toward(feet.at(-1) ?? hub, angle + side * (turn + 34), length * 0.085));
    arms.sweep(feet);
    for (const [i, turn] of [...turns.entries()].reverse())
      blades += set(feet[i + 1] ?? hub, angle + side * turn, length * (0.84 - 0.1 * i), side);
  }
  return (
    sheet.line(arms, look.tint.rim, 6.5) +
    sheet.line(arms, look.tint.shade, 4) +
    blades +
    set(hub, angle, length * 0.92, -1)
  );
}

/**
 * Threes of leaflets on threes of stalks (biternate), and those once more (triternate). One leaflet is engraved and
 * set down for each.
 */
export function ternate(
  sheet: Sheet,
  from: Point,
  angle: number,
  length: number,
  look: LeafLook,
  levels: 2 | 3,
): string {
  const unit = 100;
  const blade = sheet.motif("leaflet", () =>
    leaf(sheet, [0, 0], 0, unit, { ...look, stalk: 0.08, bend: 0.1, weight: 1.8 }),
  );
  const bend = look.bend ?? 0;
  const stalk = pen();
  let leaves = "";
  const branch = (p: Point, a: number, l: number, level: number) => {
    const hub = toward(p, a, l * (level === levels ? 0.36 : 0.4));
    // Each is as thick as the one before it ends, open where it leaves that one.
    brush(bow(p, hub), (t) => 1.2 * level + 2.6 - t, 3, stalk, true);
    for (const k of [-1, 1, 0]) {
      // Each parting is narrower than the last, or the leaflets would turn back on their stalk.
      const narrow = levels === 3 ? 30 + 7 * level : 36 + 7 * level;
      const turn = a + k * narrow + bend * 14;
      if (level > 1) branch(hub, turn, l * (k ? 0.72 : 0.84), level - 1);
      else
        leaves += sheet.put(blade, hub, (l * (k ? 0.84 : 1) * (levels === 3 ? 0.84 : 1)) / unit, {
          turn,
          flip: k < 0,
        });
    }
  };
  branch(from, angle, length * (levels === 2 ? 0.72 : 0.62), levels);
  const { wash, rim } = look.tint;
  return sheet.bound(stalk, wash, rim, 1.5) + leaves;
}
