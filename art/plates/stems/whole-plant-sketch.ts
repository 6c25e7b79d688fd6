import { hues } from "#art/pen/colors.ts";
import { steps } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { clump, fitted, ground } from "#art/pen/whole-plant.ts";
import type { Subject } from "../plate-subject.ts";
import { leafTint, stemTint } from "./leaf-of-figure.ts";

/** A small flower for the sketch of the whole plant. */
export function littleFlower(sheet: Sheet, { figure }: Subject, radius = 12): string {
  const { flower } = figure;
  if (!flower) return "";
  const t = hues[flower.colors[0] ?? "white"];
  const n = Math.max(4, Math.min(9, flower.petals));
  return sheet.motif("little", () => {
    const d = pen();
    for (let i = 0; i < n; i++)
      d.leaf(0, 0, (360 / n) * i + 10, radius, radius * (n > 6 ? 0.24 : 0.5), 0);
    const eye = flower.center ? hues[flower.center.color] : t;
    return (
      sheet.bound(d, t.wash, t.rim, 1) +
      sheet.line(pen().mark(0, 0), flower.center ? eye.shade : t.shade, radius * 0.42)
    );
  });
}

export interface Sketch {
  as?: "clump" | "mound" | "mat" | "rosette" | "trailing" | "climbing";
  stems?: number;
  foliage?: number;
  leaves?: "mound" | "stems" | "blades";
  blade?: readonly [number, number];
  /** A head of the plant's own; otherwise the little flower. */
  head?: (point: Point, angle: number, i: number) => string;
}

/** The whole plant, small, as it grows. */
export function sketch(sheet: Sheet, subject: Subject, more: Sketch = {}): string {
  const { facts, figure } = subject;
  const r = sheet.rand;
  const { high, broad } = fitted(facts.heightInchesMax, facts.spreadInchesMax, [270, 310]);
  const little = littleFlower(sheet, subject);
  const head =
    more.head ??
    ((p: Point, a: number, i: number) =>
      sheet.put(little, p, 1 + (i % 3) * 0.14, { turn: a, tall: 0.85 }));
  const long = figure.leaf.lengthInches * (high / facts.heightInchesMax);
  const blade =
    more.blade ??
    ([
      Math.max(15, Math.min(46, long)),
      Math.max(
        3.5,
        Math.min(
          10,
          long * (["linear", "thread", "needle", "lance"].includes(figure.leaf.shape) ? 0.1 : 0.26),
        ),
      ),
    ] as const);
  const as =
    more.as ??
    (facts.habit === "mat"
      ? "mat"
      : facts.habit === "mound"
        ? "mound"
        : facts.habit === "trailing"
          ? "trailing"
          : "clump");
  if (as === "clump" || as === "rosette")
    return clump(sheet, {
      high: high * 0.94,
      broad,
      leaf: leafTint(figure),
      blade,
      stems: more.stems ?? 7,
      foliage: more.foliage ?? (as === "rosette" ? 0.42 : 0.62),
      leaves: more.leaves ?? (as === "rosette" ? "mound" : "stems"),
      stemTint: stemTint(figure),
      head,
    });
  // A low mass: leaves heaped over the ground, flowers on and above them.
  const tint = leafTint(figure);
  const tallness = Math.max(34, high * (as === "mound" ? 0.9 : 1));
  const half = Math.min(148, Math.max(60, broad / 2));
  const heap = (n: number, low: number, top: number) => {
    const d = pen();
    for (let i = 0; i < n; i++) {
      const k = ((i * 0.618034) % 1) * 2 - 1;
      const dome = Math.sqrt(1 - k * k * 0.92);
      const y = -tallness * dome * within(r, low, top);
      d.leaf(
        k * half * 0.88,
        Math.min(-2, y),
        k * 60 + within(r, -46, 46),
        blade[0] * within(r, 0.8, 1.2),
        blade[1],
        within(r, -3, 3),
      );
    }
    return d;
  };
  const many = Math.round(
    Math.max(14, Math.min(24, (half * tallness) / (blade[0] * blade[1] * 2.2))),
  );
  let out = ground(sheet, half);
  if (as === "trailing") {
    const d = pen();
    for (const k of steps(6, -1, 1))
      d.move(k * 20, -tallness * 0.7).quad(
        k * half * 0.8,
        -tallness * 1.1,
        k * half,
        within(r, -6, 8),
      );
    out += sheet.line(d, stemTint(figure).rim, 4) + sheet.line(d, stemTint(figure).wash, 2.5);
  }
  // The leaves in the dark inside, so that those on it are one plant.
  const mass = pen().move(-half * 0.94, 0);
  const edge = steps(9, -0.94, 0.94).map((k): Point => {
    const y = -tallness * Math.sqrt(1 - k * k * 0.95);
    return [k * half, y * within(r, 0.68, 0.8)];
  });
  edge.forEach(([x, y], i) => {
    const [fromX, fromY] = edge[i - 1] ?? [-half * 0.94, 0];
    mass.quad((fromX + x) / 2 + x * 0.1, Math.min(fromY, y) - tallness * 0.1, x, y);
  });
  mass.quad(half * 1.04, -tallness * 0.1, half * 0.94, 0).close();
  out +=
    sheet.bound(mass, tint.shade, tint.rim, 1) +
    sheet.bound(heap(many, 0.35, 0.7), tint.shade, tint.rim, 1) +
    sheet.bound(heap(many, 0.05, 0.6), tint.wash, tint.rim, 1);
  for (const [i, k] of steps(more.stems ?? 13, -0.92, 0.92).entries()) {
    const y =
      -tallness *
      Math.sqrt(1 - k * k * 0.9) *
      (i % 2 ? within(r, 0.64, 0.78) : within(r, 0.4, 0.64));
    out += head([k * half * 0.9, y], k * 30, i);
  }
  return out;
}
