import { blend, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, beside, brush, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import type { Subject } from "../plate-subject.ts";
import { stemTint } from "../stems/leaf-of-figure.ts";
import { smallLipped } from "./small-lipped-flowers.ts";

/** How a panicle is built. */
export interface PanicleBuild {
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
  /** Its axes are of the florets' color, which hide them in countless small points. */
  chaffy?: boolean;
  /** The florets are small tufts that crowd on its branches. */
  fluffy?: boolean;
  /** Branches show between the florets. */
  airy?: boolean;
  /** The florets stand in tufts at the branches' ends. */
  tufted?: boolean;
}

export const panicleBuilds: Record<
  "plume" | "flame" | "panicle" | "froth" | "arch" | "lace",
  PanicleBuild
> = {
  plume: { branches: 20, reach: 0.34, off: [56, 24], dot: 8.5, florets: 34, fluffy: true },
  flame: { branches: 17, reach: 0.3, off: [40, 14], dot: 9, florets: 24, chaffy: true },
  lace: { branches: 13, reach: 0.5, off: [64, 30], dot: 5.5, florets: 34, airy: true },
  panicle: { branches: 11, reach: 0.25, off: [34, 16], dot: 11, florets: 10, airy: true },
  froth: {
    branches: 7,
    reach: 0.6,
    off: [58, 26],
    dot: 9,
    florets: 24,
    airy: true,
    tufted: true,
  },
  arch: { branches: 13, reach: 0.19, off: [64, 26], dot: 21, florets: 7, upper: true },
};

/** How the panicle of this plant is built. */
export function panicleBuild({ figure, kind }: Subject): PanicleBuild {
  const { inflorescence, leaf } = figure;
  const arching = inflorescence?.oneSided || inflorescence?.kind === "arching-raceme";
  if (arching) return panicleBuilds.arch;
  if (inflorescence?.kind === "panicle") return panicleBuilds.panicle;
  if (inflorescence?.kind === "cyme" || inflorescence?.kind === "corymb")
    return panicleBuilds.froth;
  if (kind === "annual") return panicleBuilds.flame;
  return leaf.compound && inflorescence?.density !== "dense"
    ? panicleBuilds.lace
    : panicleBuilds.plume;
}

/** One branch of a plume, its foot at 0, 0, growing up 100 units: a thread set with florets. */
function branch(
  sheet: Sheet,
  r: Rand,
  b: PanicleBuild,
  color: Tint,
  heart: Tint,
  thread: Tint,
  nods: boolean,
): string {
  const c = shoot([0, 0], 0, 16, 100);
  const [far, near, cups] = [pen(), pen(), pen()];
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
    const d = i % 3 === 1 ? far : near;
    const foot = c.at(b.tufted ? 0.5 : 0.06 + 0.86 * k);
    if (b.airy) {
      threads.move(...foot).line(p);
      // A panicle's flowers are small bells and pipes, seen from the side.
      if (b === panicleBuilds.panicle)
        d.leaf(
          ...p,
          nods ? 180 + aside * 2 : angleAt(c, k) + aside * 5,
          b.dot * (nods ? 1.3 : 1.7),
          b.dot * (nods ? 1.2 : 0.8),
        );
      else if (b.tufted)
        for (const a of [i * 20, i * 20 + 90, i * 20 + 180, i * 20 + 270])
          d.leaf(...p, a, b.dot * 0.95, b.dot * 0.3);
      else d.mark(...p);
    } else if (b.fluffy) {
      d.mark(...beside(c, k, aside * 0.9));
      if (i % 3 === 0) threads.move(...foot).line(beside(c, k + 0.06, aside * 2.4));
    } else if (b.upper) {
      // A goldenrod's head: a slim cup, and a few short rays out of it.
      const a = angleAt(c, k) + (i % 2 ? 1 : -1) * within(r, 18, 52);
      const mouth = toward(foot, a, b.dot * 0.8);
      cups.leaf(...foot, a, b.dot, b.dot * 0.26);
      for (const s of [-76, -26, 26, 76]) d.leaf(...mouth, a + s, b.dot * 0.8, b.dot * 0.25);
    } else
      d.leaf(
        ...foot,
        angleAt(c, k) + (i % 2 ? 1 : -1) * within(r, 18, 52),
        b.dot * within(r, 1.7, 2.5),
        b.dot * 0.6,
      );
  }
  // A lady's mantle's small stars, four points to each.
  if (b.tufted)
    return (
      sheet.line(threads, thread.shade, 2) +
      sheet.bound(far, blend(color.wash, heart.pale, 0.3), color.shade, 1) +
      sheet.bound(near, blend(color.wash, heart.wash, 0.4), color.shade, 1)
    );
  if (b === panicleBuilds.panicle)
    return (
      sheet.line(threads, thread.shade, 2) +
      sheet.bound(far, heart.shade, color.line, 1.2) +
      sheet.bound(near, color.wash, color.line, 1.2)
    );
  if (!b.airy && !b.fluffy)
    return (
      (b.chaffy ? "" : sheet.line(threads, thread.rim, 2)) +
      (b.upper ? sheet.bound(cups, blend(color.shade, thread.wash, 0.3), color.line, 1) : "") +
      sheet.bound(far, heart.shade, color.line, 1) +
      sheet.bound(near, color.wash, color.shade, 1)
    );
  return (
    sheet.line(threads, b.fluffy ? color.line : thread.shade, 2) +
    sheet.line(far, color.line, b.dot + 2) +
    sheet.line(far, heart.wash, b.dot) +
    sheet.line(near, color.line, b.dot + 1.5) +
    sheet.line(near, color.wash, b.dot - 0.4)
  );
}

/** A branch of a mint's panicle, 100 units long: whorls of two-lipped flowers apart from each other, buds at its end. */
function whorledBranch(sheet: Sheet, color: Tint, calyx: Tint, thread: Tint): string {
  const c = shoot([0, 0], 0, 16, 100);
  const flower = sheet.motif("small lipped", () => smallLipped(sheet, 22, { color, calyx }, true));
  const buds = pen();
  for (const k of [0.84, 0.92, 1])
    for (const a of [-40, 40]) buds.leaf(...c.at(k), angleAt(c, k) + a, 11, 4);
  return (
    sheet.line(pen().sweep(steps(4).map((t) => c.at(t))), thread.shade, 2.4) +
    sheet.bound(buds, calyx.wash, calyx.rim, 1.4) +
    [0.26, 0.48, 0.68]
      .flatMap((k) =>
        [-68, 68].map((a) =>
          sheet.put(flower, c.at(k), 1.16 - 0.4 * k, { turn: angleAt(c, k) + a, flip: a < 0 }),
        ),
      )
      .join("")
  );
}

/** A plume along an axis: branches shorter to the tip, those behind first. */
export function plume(
  sheet: Sheet,
  subject: Subject,
  axis: Curve,
  from: number,
  long: number,
  color: Tint,
): string {
  const r = sheet.rand;
  const b = panicleBuild(subject);
  const { flower, section } = subject.figure;
  const isLipped = section?.form === "lipped";
  const heart = flower?.outside ? hues[flower.outside] : color;
  const ids = [0, 1].map((n) =>
    sheet.motif(`branch ${isLipped || n} ${color.wash.day}`, (q) =>
      isLipped
        ? whorledBranch(sheet, color, heart, stemTint(subject.figure))
        : branch(sheet, q, b, color, heart, stemTint(subject.figure), flower?.poise === "bell"),
    ),
  );
  // What is chaffy is closed to its axis.
  const body: Curve = {
    at: (t) => axis.at(from + (1 - from) * t),
    along: (t) => axis.along(from + (1 - from) * t),
  };
  let [back, front] = [
    b.chaffy
      ? sheet.fill(
          brush(body, (t) => long * 0.22 * (1 - t) * Math.min(1, 0.06 + 3.2 * t), 7),
          color.shade,
        )
      : "",
    "",
  ];
  steps(b.branches, 0, 0.97).forEach((k, i) => {
    const t = from + (1 - from) * (1 - (1 - k) ** 1.1);
    const full = Math.min(1, 0.62 + k * 2) * (1 - k ** 1.35 * 0.86);
    const l = long * b.reach * full;
    const off = b.off[0] + (b.off[1] - b.off[0]) * k;
    for (const side of b.upper || isLipped ? [1, -1] : [1, -1, 0]) {
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

/** A cockscomb: the stem broadened to a fan, and along its edge folds like a ruffled cloth, one row before the other. */
export function crest(sheet: Sheet, foot: Point, broad: number, color: Tint): string {
  const r = sheet.rand;
  const [x0, y0] = foot;
  const at = (a: number, l: number): Point => toward([x0, y0 + broad * 0.12], a, l * broad);
  const fan = pen()
    .move(x0 - broad * 0.06, y0 + broad * 0.1)
    .quad(...at(-34, 0.4), ...at(-66, 0.84))
    .line(at(-34, 0.94), at(0, 0.98), at(34, 0.94), at(66, 0.84))
    .quad(...at(34, 0.4), x0 + broad * 0.06, y0 + broad * 0.1)
    .close();
  const ribs = pen();
  for (const [i, a] of steps(15, -60, 60).entries())
    ribs.move(...at(a * 0.3, i % 2 ? 0.3 : 0.16)).quad(...at(a * 0.74, 0.42), ...at(a, 0.82));
  const row = ([far, spread, many]: readonly [number, number, number], tone: number): string => {
    const [d, folds] = [pen().move(...at(-spread * 0.98, far * 0.78)), pen()];
    const step = (2 * spread) / many;
    d.line(at(-spread, far * 0.88));
    for (let i = 0; i < many; i++) {
      const a = -spread + step * (i + 1);
      const out = far * within(r, 1.1, 1.2);
      // Each fold swells over the notch beside it, and rolls in.
      d.cubic(
        ...at(a - step * 1.15, out),
        ...at(a + step * 0.15, out),
        ...at(a, i + 1 === many ? far * 0.88 : far * within(r, 0.92, 0.97)),
      );
      if (i + 1 < many)
        folds
          .move(...at(a, far * 0.94))
          .cubic(
            ...at(a + step * 0.2, far * 0.84),
            ...at(a - step * 0.5, far * 0.8),
            ...at(a - step * 0.5, far * 0.93),
          );
    }
    d.line(at(spread * 0.98, far * 0.78));
    for (const k of steps(many + 1, 0.9, -0.98)) {
      const low = far * within(r, 0.74, 0.82);
      d.quad(...at(spread * (k + 0.9 / many), low * 0.94), ...at(spread * k, low));
    }
    return (
      sheet.bound(d.close(), blend(color.shade, color.wash, tone), color.rim, 2.4) +
      sheet.line(folds, color.rim, 1.8)
    );
  };
  return (
    row([1.04, 58, 13], 0) +
    sheet.bound(fan, blend(color.wash, color.shade, 0.35), color.rim, 2.2) +
    sheet.line(ribs, color.line, 1.8) +
    row([0.97, 66, 15], 0.45) +
    row([0.88, 72, 16], 1)
  );
}
