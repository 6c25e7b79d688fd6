import { blend, greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, shoot, steps, toward } from "#art/pen/curve.ts";
import { spiralUp, whorlsUp } from "#art/pen/inflorescence.ts";
import { pen, type Rand, within } from "#art/pen/ink.ts";
import { at, type Sheet } from "#art/pen/plate-sheet.ts";
import { axisTip, stem } from "#art/pen/stem.ts";
import { floret as star } from "../flowers/florets.ts";
import { type SmallLipped, smallLipped, smallLippedFace } from "../flowers/small-lipped-flowers.ts";
import type { Family } from "../plate-subject.ts";
import { stemTint } from "../stems/leaf-of-figure.ts";
import { leafy } from "../stems/leaves-on-stems.ts";

/** A ring of florets round the stem, those at the sides lower and farther out, those before it seen in their face. */
function whorl(
  r: Rand,
  put: (angle: number, x: number, y: number, size: number, motif: number) => string,
  many: number,
): string {
  return steps(many, -1, 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a))
    .map((k) =>
      put(
        k * 74 + within(r, -8, 8),
        k * 12,
        Math.abs(k) * 5,
        within(r, 0.86, 1.1),
        r() > 0.25 ? (Math.abs(k) < 0.3 ? 2 : 1) : 0,
      ),
    )
    .join("");
}

/** A narrow tube of four short lobes, its two stamens and its style far out of it: a Culver's root's. */
function longStamened(sheet: Sheet, t: Tint, anther: Tint): string {
  const lobes = pen();
  for (const a of [-40, 40, 0]) lobes.leaf(a * 0.07, -22, a, 16, 6);
  return (
    sheet.line("M-1-10L-4-25M1-10L4-26M0-10V-30", t.wash, 3) +
    sheet.bound(lobes.leaf(0, 10, 0, 42, 10), t.wash, t.shade, 1.6) +
    sheet.line(pen().mark(-9, -50).mark(8, -52), anther.shade, 5)
  );
}

/** A blazing star's narrow head, its foot at 0, 0, growing up: a scaly cup, and open, a brush of the long forked styles. */
function styledHead(sheet: Sheet, t: Tint, isOpen: boolean): string {
  const [back, front, scales] = [pen(), pen(), pen()];
  if (isOpen)
    for (const [i, a] of steps(13, -64, 64).entries())
      (i % 2 ? front : back)
        .move(a * 0.05, -14)
        .quad(...toward([0, -16], a * 0.5, 22), ...toward([0, -14], a, i % 2 ? 36 : 43));
  const cup = isOpen ? blend(t.wash, t.shade, 0.5) : greens.green.wash;
  scales.leaf(0, 2, 0, isOpen ? 26 : 30, isOpen ? 8 : 11);
  for (const k of [-1, 1]) scales.leaf(0, 3, k * 16, 19, 5);
  return (
    sheet.line(back, t.shade, 3) +
    sheet.bound(scales, cup, t.rim, 1.6) +
    sheet.line(front, t.wash, 3) +
    (isOpen ? "" : sheet.fill(pen().leaf(0, -14, 0, 18, 7), t.wash))
  );
}

/** Dense spikes: many small flowers in rings or a spiral on upright stems. */
export const denseSpikes: Family = (sheet, { figure, facts }) => {
  const r = sheet.rand;
  const { flower, inflorescence, section } = figure;
  const color = hues[flower?.colors[0] ?? "lavender"];
  const calyx = hues[flower?.outside ?? flower?.colors[0] ?? "lavender"];
  const isMint = section?.form === "lipped";
  const isLong = isMint && flower?.stamens?.kind === "long";
  const lipped: SmallLipped = {
    color,
    calyx,
    ...(section?.lips === "sage" ? { isHooded: true } : {}),
    ...(isLong ? { anther: hues[flower.stamens?.color ?? "violet"] } : {}),
  };
  const green = stemTint(figure);
  // A mint's flowers stand in rings; a hyssop's are so close that they hide the stem.
  const ringed = inflorescence?.kind === "whorls" || isMint;
  const mound = facts.habit === "mound";
  // Seen into: a speedwell of four lobes and two long stamens.
  const wheel = flower?.petals === 4 ? flower : undefined;
  // A blazing star has narrow heads, and opens from the top down.
  const isStyled = flower?.petalShape === "thread";
  const isBristly = wheel?.poise === "tube";
  const open = sheet.motif("open", (q) =>
    isStyled
      ? styledHead(sheet, color, true)
      : isBristly
        ? longStamened(sheet, color, hues[wheel?.stamens?.color ?? "gold"])
        : wheel
          ? at([0, -16], star(sheet, q, wheel, 22, 40, color))
          : smallLipped(sheet, 46, lipped, true),
  );
  const shut = sheet.motif("shut", () =>
    isStyled ? styledHead(sheet, color, false) : smallLipped(sheet, 40, lipped, false),
  );
  const face = () => sheet.motif("face", () => smallLippedFace(sheet, 46, lipped));
  const rings = [0, 1].map((i) =>
    sheet.motif(`ring ${i}`, (q) =>
      whorl(
        q,
        (a, x, y, size, seen) =>
          sheet.put(seen === 2 ? face() : seen ? open : shut, [x, y], size, {
            turn: a,
            flip: a < 0,
          }),
        6,
      ),
    ),
  );
  const buds = sheet.motif("buds", (q) =>
    whorl(q, (a, x, y, size) => sheet.put(shut, [x * 0.7, y], size * 0.8, { turn: a * 0.7 }), 4),
  );

  const count = mound ? 6 : 3;
  const spread = mound ? 46 : 20;
  const long = mound ? 780 : 900;
  const thick = mound ? 9 : 13;
  let stems = "";
  let flowers = "";
  for (const [i, k] of steps(count, -1, 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a))
    .entries()) {
    const c = shoot(
      // They rise from one crown.
      [k * 11, 0],
      k * spread * 0.45 + within(r, -3, 3),
      k * spread * 1.05 + within(r, -4, 4),
      long * (1 - 0.22 * Math.abs(k)) * within(r, 0.9, 1.05),
    );
    const run = isStyled
      ? // Long below, and shorter with each up to the bracts of the spike.
        { count: 19, from: 0.02, to: 0.56, length: (t: number) => 330 - 520 * t, spread: 40 }
      : mound && figure.leaf.shape === "egg"
        ? // A catmint's are small, in pairs up the whole stem.
          { count: 5, from: 0.08, to: 0.6, length: (t: number) => 110 - 70 * t, spread: 62 }
        : {
            count: 4,
            from: mound ? 0.06 : 0.1,
            to: mound ? 0.42 : 0.52,
            length: (t: number) => (mound ? 170 : 212) * (1 - 0.8 * t),
            spread: 48,
          };
    stems +=
      leafy(sheet, c, figure, { ...run, thick }, { weight: 2.2 }, i) +
      stem(sheet, c, thick, axisTip, green, 4);
    const from = mound ? 0.72 : 0.56;
    if (ringed) {
      if (mound)
        flowers += sheet.put(rings[i % 2] ?? "", c.at(from - 0.09), 0.7, {
          turn: angleAt(c, from),
        });
      for (const [n, p] of whorlsUp(
        c,
        { from, to: 0.985, count: mound ? 7 : isLong ? 15 : 12, breadth: 30 },
        r,
      ).entries())
        flowers += sheet.put(p.age < 0.2 ? buds : (rings[n % 2] ?? ""), p.point, p.size, {
          turn: p.angle,
          flip: n % 3 === 0,
        });
      flowers += sheet.put(buds, c.at(1), 0.6, { turn: angleAt(c, 1) });
    } else
      for (const p of spiralUp(
        c,
        { from, to: 1, count: mound ? 40 : isStyled ? 50 : 64, breadth: 34 },
        r,
      )) {
        // A bud sits close to the thin end of the stem.
        const isBud = isStyled ? p.age > 0.68 : p.age < 0.25;
        flowers += sheet.put(isBud ? shut : open, isBud ? p.foot : p.point, p.size * 0.85, {
          turn: p.angle,
          flip: p.side < 0,
        });
      }
  }
  const specimen = stems + flowers;

  return { specimen, detail: figure.detail === "corm" ? corm(sheet, green) : "" };
};

/** A blazing star's rootstock: a round woody corm, its roots below, last year's fibers above. */
function corm(sheet: Sheet, green: Tint): string {
  const [roots, fibers, coats] = [pen(), pen(), pen()];
  for (const [i, k] of steps(13, -1, 1).entries())
    roots
      .move(k * 60, 46 - 24 * k * k)
      .quad(
        k * 78 + (i % 3) * 6,
        76,
        k * 96 + (i % 2 ? 12 : -12),
        116 - 26 * Math.abs(k) + (i % 3) * 9,
      );
  for (const [i, k] of steps(15, -1, 1).entries())
    fibers
      .move(k * 40, -34 + 6 * Math.abs(k))
      .quad(k * 30, -56, k * 34, -78 + (i % 3) * 12 + 18 * Math.abs(k));
  for (const y of [-22, 4, 30])
    coats.move(-70 + Math.abs(y) * 0.3, y).quad(0, y + 22, 70 - Math.abs(y) * 0.3, y);
  const t = hues.brown;
  const body = pen()
    .move(-76, 0)
    .cubic(-78, -34, -34, -46, 0, -44)
    .cubic(34, -46, 78, -34, 76, 0)
    .cubic(72, 44, 34, 56, 0, 56)
    .cubic(-34, 56, -72, 44, -76, 0)
    .close();
  const dark = pen()
    .move(10, 52)
    .cubic(44, 50, 68, 30, 70, 0)
    .cubic(70, -18, 58, -32, 40, -36)
    .cubic(48, 4, 40, 32, 10, 52)
    .close();
  return (
    sheet.line(roots, t.line, 2) +
    stem(sheet, shoot([0, -30], -3, 3, 90), 15, 13, green) +
    sheet.line(fibers, hues.tan.rim, 1.6) +
    sheet.bound(body, t.wash, t.rim, 2.6) +
    sheet.fill(dark, t.shade) +
    sheet.line(coats, t.line, 1.6)
  );
}
