import { contour, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, between, steps, through, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Trace, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { bell, bellBud } from "../flowers/bells.ts";
import { type Blossoms, blossomsOf, type Stage } from "../flowers/blossom-motifs.ts";
import { type Family, type Subject, scaled } from "../plate-subject.ts";
import { type Sprig, sprigs } from "../stems/flowers-on-stems.ts";
import { leafPrinter, leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { basalLeaves } from "../stems/leaves-from-the-foot.ts";
import { leafyStems, rising } from "../stems/leaves-on-stems.ts";

/** A bunch of bells at the top of a stem, hanging out on all sides, buds in the middle; those that nod all look down. */
const bunch = (size: number, many: number, hang: number, long: number): Sprig[] =>
  steps(many, -1, 1).map((k, i) => {
    const [out, isBud] = [Math.abs(k), Math.abs(k) < 0.34];
    const nods = hang > 90 && !isBud;
    return {
      from: 0.86 + 0.14 * (1 - out),
      leave: k * (nods ? 66 : 52),
      arrive: nods ? Math.sign(k) * (100 + 34 * out) : k * hang + (out < 0.3 ? 14 : 0),
      length: long * (nods ? 0.6 + 0.5 * out + 0.4 * (i % 2) : 0.7 + 0.5 * (i % 2)),
      stage: (isBud ? "bud" : i % 2 ? "side" : "opening") as Stage,
      size: size * (isBud ? 0.8 : 1),
      color: i % 3 === 1 ? 1 : 0,
      nod: nods ? Math.sign(k) * 20 : k * 26,
    };
  });

/** Leafy stems that lean, with bunches of bells at their tips. */
function leaning(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { figure } = subject;
  const nodding = figure.flower?.facing === "nodding";
  const isCoiled = figure.inflorescence?.kind === "cyme";
  const size = (nodding ? 88 : 66) * (figure.leaf.compound ? 0.74 : 1);
  const both = figure.leaf.arrangement !== "alternate";
  const basal = both
    ? basalLeaves(sheet, subject, { stalk: 60, spread: 82, count: 9, size: 0.96 })
    : undefined;
  const shoots = [
    rising(-14, -12, -30, both ? 520 : 640),
    rising(26, 13, 20, both ? 560 : 690),
    rising(6, 2, 12, both ? 690 : 880),
  ].map((s, i) => ({
    ...s,
    leaves: both ? 2 : 4 + (i === 2 ? 1 : 0),
    from: both ? 0.4 : 0.1,
    to: 0.84,
    leaf: (both ? [0.42, 0.3] : [1, 0.6]) as [number, number],
    thick: 11,
    // As thin as the stalk of its last flower.
    tip: 5,
  }));
  const heads = shoots.map(({ curve }, i) =>
    sprigs(
      sheet,
      subject,
      set,
      curve,
      bunch(
        size * (i === 2 ? 1.08 : 0.92),
        i === 2 ? 9 : 7,
        nodding ? 128 : 64,
        nodding ? 70 : 52,
      ).map((it, k) =>
        // A coiled cyme bends over at its end, and its buds hang there.
        isCoiled && it.stage === "bud" ? { ...it, leave: 30 + k * 4, arrive: 100 + k * 8 } : it,
      ),
    ),
  );
  return (
    (basal?.back ?? "") + leafyStems(sheet, subject, shoots) + (basal?.front ?? "") + heads.join("")
  );
}

/** An arching stem, its leaves held up on both sides and its bells hung below. */
function arching(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { figure } = subject;
  const printed = leafPrinter(sheet, figure, { stalk: 0.02, weight: 2.2 });
  const green = stemTint(figure);
  let out = "";
  for (const [points, scale] of [
    [
      [
        [30, 0],
        [60, -260],
        [140, -450],
        [320, -520],
      ],
      0.74,
    ],
    [
      [
        [-130, 0],
        [-150, -430],
        [-40, -800],
        [110, -960],
        [270, -930],
      ],
      1,
    ],
  ] as const) {
    const c = through(points);
    const pose = { curve: c, thick: 14 * scale, leaves: 0 };
    const [far, near, bells, stalks] = [[] as string[], [] as string[], [] as string[], pen()];
    for (const [i, t] of steps(10, 0.34, 0.985).entries()) {
      const side = i % 2 ? 1 : -1;
      const a = angleAt(c, t) + side * (side < 0 ? 40 : 46);
      const leaf = printed(c.at(t), a, 235 * scale * (1.1 - 0.5 * t), side, i);
      (side < 0 ? far : near).push(leaf);
      if (i > 8) continue;
      const hub = toward(c.at(t), 178, 44 * scale);
      stalks.move(...c.at(t)).line(hub);
      for (const k of i % 3 ? [-16, 15] : [2]) {
        const end = toward(hub, 180 - k, 22 * scale);
        stalks.move(...hub).line(end);
        bells.push(
          set(
            t > 0.9 ? "bud" : "side",
            end,
            180 - k * 0.6,
            72 * scale * (1.1 - 0.35 * t),
            k < 0 ? -1 : 1,
          ),
        );
      }
    }
    out +=
      far.join("") +
      leafyStems(sheet, subject, [pose]) +
      sheet.line(stalks, contour, 5.5) +
      sheet.line(stalks, green.wash, 3) +
      bells.join("") +
      near.join("");
  }
  return out;
}

/** A rosette, and bells in an umbel on a leafless stem. */
function umbels(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { flower } = scaled(subject);
  const size = Math.max(78, flower);
  const basal = basalLeaves(sheet, subject, { stalk: 0, spread: 76, count: 11, size: 1.05 });
  const stems = [rising(-12, -10, -20, 560), rising(20, 16, 24, 610), rising(4, -2, 6, 790)].map(
    (s) => ({ ...s, leaves: 0, thick: 13 }),
  );
  const heads = stems.map(({ curve }, i) =>
    sprigs(
      sheet,
      subject,
      set,
      curve,
      bunch(size * (i === 2 ? 1 : 0.86), i === 2 ? 9 : 7, 118, 62).map((s) => ({
        ...s,
        from: 1,
        leave: s.leave * 1.2,
      })),
    ),
  );
  return basal.back + leafyStems(sheet, subject, stems) + basal.front + heads.join("");
}

/** Woodland bells: small bells that hang in bunches, in umbels or along an arch. */
export const woodlandBells: Family = (sheet, subject) => {
  const { figure, facts } = subject;
  const { flower, inflorescence } = figure;
  const colors = flower?.colors ?? ["blue"];
  const set = blossomsOf(sheet, (stage, color) => {
    const t = hues[colors[color % colors.length] ?? "blue"];
    if (!flower) return "";
    if (stage === "bud") return bellBud(sheet, flower, 84, flower.bud ? hues[flower.bud] : t);
    return bell(sheet, flower, 118, t);
  });
  const arch = facts.habit === "arching";
  const posture = arch ? arching : inflorescence?.kind === "umbel" ? umbels : leaning;
  return { specimen: posture(sheet, subject, set), detail: rhizome(sheet, subject, hues.cream) };
};

/** Roots out of the underside of a rootstock 200 broad, at uneven distances, each as long as it happens to be. */
export function straggling(sheet: Sheet): Trace {
  const r = sheet.rand;
  const d = pen();
  for (const x of steps(12, -92, 92).map((k) => k + within(r, -9, 9))) {
    const end: Point = [x + within(r, -34, 26), within(r, 52, 108)];
    const bend: Point = [x + within(r, -14, 22), end[1] * 0.6];
    d.move(x, 24).quad(...bend, ...end);
    const fork = between(between([x, 24], bend, 0.5), between(bend, end, 0.5), 0.5);
    if (r() > 0.6) d.lines(fork, toward(fork, within(r, 120, 240), within(r, 18, 34)));
  }
  return d;
}

/** A rootstock with the round seals that old stems leave; cut, it may bleed. */
export function rhizome(sheet: Sheet, subject: Subject, t: Tint, sap?: Tint): string {
  const d = pen()
    .move(-112, 20)
    .cubic(-100, -14, -60, -6, -30, 0)
    .cubic(0, -14, 40, -18, 60, -6)
    .cubic(90, -20, 112, -6, 112, 16)
    .cubic(104, 44, 60, 34, 40, 34)
    .cubic(0, 46, -40, 34, -60, 40)
    .cubic(-90, 52, -116, 44, -112, 20)
    .close();
  const under = pen()
    .move(110, 22)
    .cubic(102, 43, 60, 33, 40, 33)
    .cubic(0, 45, -40, 33, -60, 39)
    .quad(-90, 49, -104, 38)
    .quad(-60, 30, -20, 26)
    .quad(60, 20, 110, 22)
    .close();
  return (
    sheet.line(straggling(sheet), t.line, 2.4) +
    sheet.bound(d, t.wash, contour, 2.6) +
    sheet.fill(under, t.shade) +
    sheet.bound(pen().ellipse(-52, 15, 15, 8).ellipse(30, 9, 14, 7), t.pale, contour, 1.8) +
    sheet.bound(pen().leaf(98, 0, 16, 92, 14, 8), leafTint(subject.figure).pale, contour, 2) +
    (sap ? sheet.bound(pen().ellipse(-106, 20, 11, 22), sap.wash, sap.rim, 2) : "")
  );
}
