import { angleAt, beside, brush, type Curve, shoot, steps, toward } from "#drawing/curve.ts";
import { clump, fitted } from "#drawing/habit.ts";
import { type Point, pen, type Rand, within } from "#drawing/ink.ts";
import type { Sheet } from "#drawing/sheet.ts";
import { stem } from "#drawing/stem.ts";
import { contour, greens, hues, type Tint } from "#drawing/tones.ts";
import type { Family, Subject } from "../family.ts";
import { floret } from "../florets.ts";
import { type Leafage, leafy, tuft } from "../leafy.ts";
import { leafOf, leafTint, stemTint } from "../parts.ts";

/** How a panicle is built. */
interface Build {
  /** Side branches, and the longest one as a part of the plume's length. */
  branches: number;
  reach: number;
  /** Degrees they stand off, at the foot and at the tip. */
  off: readonly [foot: number, tip: number];
  /** How thick the florets lie on them, in units. */
  dot: number;
  /** Florets on one branch. */
  florets: number;
  /** Only the upper side of an arching stem bears them. */
  upper?: boolean;
  /** Branches show between the florets. */
  airy?: boolean;
  /** The florets stand in tufts at the branches' ends. */
  tufted?: boolean;
}

const builds: Record<"plume" | "flame" | "panicle" | "froth" | "arch" | "lace", Build> = {
  plume: { branches: 20, reach: 0.34, off: [56, 24], dot: 8, florets: 21 },
  flame: { branches: 17, reach: 0.3, off: [34, 12], dot: 13, florets: 12 },
  lace: { branches: 13, reach: 0.5, off: [64, 30], dot: 6, florets: 20, airy: true },
  panicle: { branches: 11, reach: 0.25, off: [34, 16], dot: 11, florets: 10, airy: true },
  froth: {
    branches: 8,
    reach: 0.5,
    off: [58, 16],
    dot: 8,
    florets: 20,
    airy: true,
    tufted: true,
  },
  arch: { branches: 15, reach: 0.4, off: [64, 30], dot: 11, florets: 13, upper: true },
};

function buildOf({ figure, kind }: Subject): Build {
  const { inflorescence, leaf } = figure;
  const arching = inflorescence?.oneSided || inflorescence?.kind === "arching-raceme";
  if (arching) return builds.arch;
  if (inflorescence?.kind === "panicle") return builds.panicle;
  if (inflorescence?.kind === "cyme" || inflorescence?.kind === "corymb") return builds.froth;
  if (kind === "annual") return builds.flame;
  return leaf.compound && inflorescence?.density !== "dense" ? builds.lace : builds.plume;
}

/** One branch of a plume, its foot at 0, 0, growing up 100 units: a thread set with florets. */
function branch(sheet: Sheet, r: Rand, b: Build, color: Tint, heart: Tint, thread: Tint): string {
  const c = shoot([0, 0], 0, 16, 100);
  const [far, near] = [pen(), pen()];
  const threads = pen().sweep(steps(4).map((t) => c.at(t)));
  for (let i = 0; i < b.florets; i++) {
    const k = (i + 1) / b.florets;
    const aside =
      (i % 2 ? 1 : -1) * within(r, 0.3, 1) * b.dot * (b.airy ? 1.5 : 1) * (1.1 - k * 0.8);
    const p = b.tufted
      ? toward(
          c.at(0.56 + 0.3 * (i % 3 === 0 ? k : 1)),
          i * 137.5,
          (i % 3 === 0 ? 12 : 26) * Math.sqrt(k),
        )
      : beside(c, 0.12 + 0.88 * k, aside);
    if (b.airy) threads.move(...c.at(b.tufted ? 0.5 : 0.06 + 0.86 * k)).line(p);
    (i % 3 === 1 ? far : near).mark(...p);
  }
  return (
    sheet.line(threads, b.tufted ? thread.shade : thread.rim, b.airy ? 2.6 : 2) +
    sheet.line(far, color.rim, b.dot + 2.2) +
    sheet.line(far, b.airy ? heart.wash : heart.shade, b.dot) +
    sheet.line(near, color.rim, b.dot + 2) +
    sheet.line(near, color.wash, b.dot - 0.4)
  );
}

/** A plume along an axis: branches shorter to the tip, those behind first. */
function plume(
  sheet: Sheet,
  r: Rand,
  subject: Subject,
  axis: Curve,
  from: number,
  long: number,
  color: Tint,
): string {
  const b = buildOf(subject);
  const { flower } = subject.figure;
  const heart = flower?.outside ? hues[flower.outside] : color;
  const ids = [0, 1].map((n) =>
    sheet.motif(`branch ${n} ${color.wash.day}`, (q) =>
      branch(sheet, q, b, color, heart, stemTint(subject.figure)),
    ),
  );
  let [back, front] = ["", ""];
  steps(b.branches, 0, 0.97).forEach((k, i) => {
    const t = from + (1 - from) * (1 - (1 - k) ** 1.1);
    const full = Math.min(1, 0.62 + k * 2) * (1 - k ** 1.35 * 0.86);
    const l = long * b.reach * full;
    const off = b.off[0] + (b.off[1] - b.off[0]) * k;
    for (const side of b.upper ? [1, -1] : [1, -1, 0]) {
      const a = b.upper
        ? // On an arch the florets stand on its upper side and hang out along it.
          angleAt(axis, t) - (side > 0 ? off : off * 0.35)
        : angleAt(axis, t) + side * off * within(r, 0.86, 1.12) + (side ? 0 : within(r, -14, 14));
      const draw = sheet.put(
        ids[(i + (side > 0 ? 1 : 0)) % 2] ?? "",
        axis.at(Math.max(0, t - (side ? 0.01 : 0))),
        (l * (side ? within(r, 0.88, 1.08) : 0.62)) / 100,
        { turn: a, flip: b.upper ? true : side < 0 },
      );
      if (side === 0 || (b.upper && side < 0)) front += draw;
      else back += draw;
    }
  });
  front += sheet.put(ids[0] ?? "", axis.at(0.97), (long * 0.14) / 100, { turn: angleAt(axis, 1) });
  return back + front;
}

/** A cockscomb: the stem broadened to a fan, its edge pleated like a brain or a ruffled cloth. */
function crest(sheet: Sheet, r: Rand, foot: Point, broad: number, color: Tint): string {
  const [x0, y0] = foot;
  const at = (a: number, l: number): Point => toward([x0, y0 + 30], a, l);
  const n = 13;
  const fan = pen().move(x0 - 14, y0 + 20);
  fan.quad(...at(-64, broad * 0.6), ...at(-76, broad * 0.86));
  for (let i = 0; i < n; i++) {
    const a = -76 + (152 * (i + 1)) / n;
    fan.quad(
      ...at(a - 76 / n, broad * within(r, 1.18, 1.34)),
      ...at(a, broad * within(r, 0.92, 1)),
    );
  }
  fan.quad(...at(64, broad * 0.6), x0 + 14, y0 + 20).close();
  const ruffle = pen();
  const shade = pen();
  for (const [row, l] of [0.9, 0.76, 0.62].entries()) {
    const many = 12 - row * 2;
    ruffle.move(...at(-72 + row * 6, broad * l));
    for (let i = 0; i < many; i++) {
      const a = -72 + row * 6 + ((144 - row * 12) * (i + 1)) / many;
      const step = (144 - row * 12) / many;
      ruffle.cubic(
        ...at(a - step * 1.2, broad * (l + 0.13)),
        ...at(a + step * 0.2, broad * (l + 0.13)),
        ...at(a, broad * l),
      );
      if (i % 2) shade.leaf(...at(a - step * 0.5, broad * (l - 0.02)), a, broad * 0.1, step * 1.1);
    }
  }
  const ribs = pen();
  for (const a of steps(13, -52, 52))
    ribs
      .move(...at(a * 0.3, broad * 0.2))
      .quad(...at(a * 0.7, broad * 0.4), ...at(a, broad * 0.66));
  return (
    sheet.bound(fan, color.wash, color.rim, 2.6) +
    sheet.fill(shade, color.shade) +
    sheet.line(ribs, color.line, 1.6) +
    sheet.line(ruffle, color.rim, 2.2)
  );
}

/** Plumes and panicles: feathers, flames, laces and airy sprays. */
export const plumes: Family = (sheet, subject) => {
  const { figure, facts } = subject;
  const r = sheet.rand;
  const { flower, leaf } = figure;
  const colors = (flower?.colors ?? ["white"]).map((c) => hues[c]);
  const color = (i: number) => colors[colors.length > 2 ? i % 3 : 0] ?? greens.green;
  const green = stemTint(figure);
  const b = buildOf(subject);
  const basal = leaf.arrangement === "basal" || leaf.arrangement === "tuft";
  const crested = facts.flowerForm === "crest";
  const high = b.upper ? 1150 : basal ? 900 : 1010;
  const main = b.upper ? shoot([-120, 0], -10, 62, high) : shoot([-20, 0], -5, 6, high);
  const parts: Leafage = { back: "", front: "" };
  const add = (l: Leafage) => {
    parts.back += l.back;
    parts.front += l.front;
  };
  let [stems, heads] = ["", ""];
  const thick = basal ? 8 : crested ? 20 : 14;
  stems += stem(sheet, main, thick, thick * (crested ? 1.2 : 0.4), green);
  const compound = leaf.compound !== undefined;
  if (basal) add(tuft(sheet, r, figure, { count: 9, reach: 300, blade: 205, spread: 64 }));
  else
    add(
      leafy(sheet, r, main, figure, {
        count: compound ? 4 : leaf.lobing === "finely-cut" ? 9 : b.upper ? 11 : 7,
        from: compound ? 0.18 : 0.05,
        to: compound ? 0.46 : b.upper ? 0.66 : 0.52,
        length: (t) =>
          Math.min(compound ? 330 : 240, 90 + leaf.lengthInches * (compound ? 34 : 32)) *
          (1.06 - (compound ? 0.95 : 0.8) * t),
        spread: compound ? 52 : 54,
      }),
    );
  if (crested) {
    heads += crest(sheet, r, main.at(0.72), 250, color(0));
    const side = shoot(main.at(0.32), 42, 14, 260);
    stems =
      stem(sheet, shoot([-20, 0], -5, 6, high * 0.74), 20, 26, green) +
      stem(sheet, side, 12, 14, green, 4);
    heads += crest(sheet, r, side.at(1), 84, color(0));
  } else {
    const asides: readonly (readonly [Point, number, number, number, number])[] = basal
      ? [
          [[-26, 0], -15, -12, high * 0.8, 0.46],
          [[16, 0], 16, 15, high * 0.86, 0.46],
        ]
      : b === builds.froth
        ? [[main.at(0.4), -44, -22, high * 0.36, 0.3]]
        : b.upper
          ? [[main.at(0.44), 14, 104, high * 0.5, 0.3]]
          : b.airy
            ? [
                [main.at(0.4), 36, 18, high * 0.46, 0.34],
                [main.at(0.46), -38, -18, high * 0.4, 0.34],
              ]
            : [[main.at(0.34), 34, 10, high * 0.42, 0.42]];
    for (const [i, [at, leave, arrive, long, from]] of asides.entries()) {
      const s = shoot(at, leave, arrive, long);
      stems += stem(sheet, s, thick * 0.66, thick * 0.3, green, 4);
      heads += plume(sheet, r, subject, s, from, long * (1 - from), color(i + 1));
    }
    const from = basal ? 0.46 : b.upper ? 0.5 : b.airy ? 0.5 : 0.5;
    heads += plume(sheet, r, subject, main, from, high * (1 - from), color(0));
  }
  return {
    specimen: parts.back + stems + parts.front + heads,
    habit: sketch(sheet, r, subject, color, b),
    detail: detail(sheet, subject, color(0)),
  };
};

function sketch(
  sheet: Sheet,
  r: Rand,
  { figure, facts }: Subject,
  color: (i: number) => Tint,
  b: Build,
): string {
  const basal = figure.leaf.arrangement.startsWith("basal");
  const { high, broad } = fitted(facts.heightInchesMax, facts.spreadInchesMax, [270, 320]);
  const long = high * 0.34;
  const crested = facts.flowerForm === "crest";
  const little = [0, 1].map((n) =>
    sheet.motif(`little ${n}`, (q) => {
      if (crested)
        return sheet.bound(pen().scallop(0, -12, 26, 17, 9, q), color(n).wash, contour, 1.6);
      const d = pen();
      for (let i = 0; i < 26; i++) {
        const k = i / 26;
        const wide =
          long * b.reach * (b.airy ? 0.8 : 0.62) * (1 - k * 0.85) * Math.min(1, k * 5 + 0.4);
        d.mark(within(q, -wide, wide), long * (0.36 - k));
      }
      return sheet.line(d, color(n).rim, 6.6) + sheet.line(d, color(n).wash, 4.6);
    }),
  );
  return clump(sheet, r, {
    high: high * 0.84,
    broad,
    leaf: leafTint(figure),
    blade: [
      Math.max(20, high * 0.15),
      figure.leaf.shape === "linear" ? 4 : Math.max(5, high * 0.036),
    ],
    stems: 6,
    foliage: basal ? 0.5 : 0.66,
    leaves: basal ? "mound" : "stems",
    stemTint: stemTint(figure),
    head: (p, a, i) =>
      sheet.put(little[i % 2] ?? "", p, 0.86 + (i % 3) * 0.1, {
        turn: a + (b.upper ? Math.sign(a || 1) * 40 : 0),
      }),
  });
}

function detail(sheet: Sheet, { figure }: Subject, color: Tint): string {
  const { flower } = figure;
  if (flower && ["floret", "single-flower", "flower-side"].includes(figure.detail)) {
    const stalk = brush(shoot([0, 110], 0, 0, 110), () => 6, 3);
    return (
      sheet.fill(stalk, stemTint(figure).shade) + floret(sheet, sheet.rand, flower, 88, 24, color)
    );
  }
  return leafOf(sheet, figure, [-8, 108], 4, figure.leaf.compound ? 250 : 215, {
    bend: 0.08,
    stalk: 0.1,
  });
}
