import { earth, fine, type Tint } from "./colors.ts";
import { angleAt, shoot, steps } from "./curve.ts";
import { type Point, pen, type Trace, within } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";

/** The ground a habit sketch or a tree stands on: a few strokes, heavier under the plant. */
export function ground(sheet: Sheet, half: number): string {
  const r = sheet.rand;
  const [d, e] = [pen(), pen()];
  for (let i = 0; i < 6; i++) {
    const x = within(r, -half, half * 0.8);
    d.move(x, within(r, 0, 9)).quad(
      x + 14,
      within(r, -3, 3) + 4,
      x + within(r, 20, 52),
      within(r, 2, 10),
    );
  }
  e.move(-half * 0.6, 3)
    .quad(0, 7, half * 0.7, 4)
    .quad(0, 14, -half * 0.6, 3)
    .close();
  return sheet.fill(e, earth) + sheet.line(d, fine, 2);
}

export interface Clump {
  /** Height and width of the whole plant in the sketch. */
  high: number;
  broad: number;
  leaf: Tint;
  /** Length and width of its leaves in the sketch. */
  blade: readonly [length: number, width: number];
  /** Flowering stems. */
  stems: number;
  /** How far up the foliage reaches, as a part of the height. */
  foliage: number;
  /** How the leaves stand: in a mound from the foot, up the stems, or as blades from the foot. */
  leaves: "mound" | "stems" | "blades";
  /** Degrees from the upright of the outermost leaves. */
  spread?: number;
  /** What stands on a stem: drawn with its foot at the point, growing at the angle. */
  head: (point: Point, angle: number, i: number) => string;
  stemTint?: Tint;
}

/** A herbaceous plant as it stands: foliage behind, stems from one foot, foliage before. */
export function clump(sheet: Sheet, c: Clump): string {
  const r = sheet.rand;
  const { high, broad, blade, stems, foliage } = c;
  const stalks = pen();
  const leaves = (n: number, lift: number): Trace => {
    const d = pen();
    for (let i = 0; i < n; i++) {
      const k = n > 1 ? i / (n - 1) : 0.5;
      const a = (k * 2 - 1) * (c.spread ?? 78) + within(r, -9, 9);
      if (c.leaves === "blades") {
        const l = high * foliage * within(r, 0.75, 1.05);
        d.leaf(a * 0.12, 0, a * 0.7, l, blade[1], a * 0.35);
      } else {
        const reach = Math.sqrt(within(r, 0.05, 0.9)) * lift;
        const x = Math.sin((a * Math.PI) / 180) * broad * 0.44 * reach;
        const y = -Math.cos((a * Math.PI) / 180) * high * foliage * 0.8 * reach;
        stalks.move(k * 8 - 4, 0).line([x, y - 3]);
        d.leaf(
          x,
          y - 3,
          a + within(r, -25, 25),
          blade[0] * within(r, 0.8, 1.2),
          blade[1],
          a * 0.08,
        );
      }
    }
    return d;
  };
  const some = (broad / blade[0]) * (c.leaves === "stems" ? 2.5 : 7);
  const many = Math.round(Math.max(7, Math.min(c.leaves === "stems" ? 9 : 17, some)));
  const far = sheet.bound(leaves(many, 1.05), c.leaf.shade, c.leaf.rim, 1);
  let heads = "";
  const d = pen();
  const onStems = pen();
  for (const [i, k] of steps(stems, -1, 1).entries()) {
    const lean = k * (broad / high) * 34 + within(r, -4, 4);
    const l = high * (1 - Math.abs(k) * 0.2) * within(r, 0.86, 1);
    const s = shoot([k * broad * 0.07, 0], lean * 0.5, lean * 1.15, l);
    d.flow(steps(4).map((t) => s.at(t)));
    if (c.leaves === "stems")
      for (const [j, t] of steps(5, 0.16, foliage).entries())
        for (const side of j % 2 ? [1] : [-1])
          onStems.leaf(
            ...s.at(t),
            angleAt(s, t) + side * within(r, 48, 70),
            blade[0] * (1.1 - 0.5 * t),
            blade[1],
            side * 4,
          );
    heads += c.head(s.at(1), angleAt(s, 1), i);
  }
  const green = c.stemTint ?? c.leaf;
  const near = sheet.bound(leaves(Math.round(many * 0.8), 0.75), c.leaf.wash, c.leaf.rim, 1);
  let out =
    sheet.line(stalks, c.leaf.rim, 1.5) +
    far +
    sheet.line(d, green.rim, 4) +
    sheet.line(d, green.wash, 2.6);
  if (c.leaves === "stems") out += sheet.bound(onStems, c.leaf.wash, c.leaf.rim, 1);
  return ground(sheet, broad * 0.5) + out + near + heads;
}

/** How large a plant is sketched: its own proportions, fitted into a box. */
export function fitted(height: number, spread: number, box: readonly [wide: number, high: number]) {
  const k = Math.min(box[0] / spread, box[1] / height);
  return { high: height * k, broad: spread * k };
}
