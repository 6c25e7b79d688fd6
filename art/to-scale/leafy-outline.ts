/** A plant in the middle of its box, x from the middle and y up from the ground, in inches, as paths. */
export interface Outline {
  wood?: string | undefined;
  plant: string;
  /** The side away from the light. */
  shade?: string | undefined;
  /** A few fine lines that follow the form. */
  lines?: string;
  /** The flowers. */
  bloom?: string;
}

export type Point = readonly [x: number, y: number];

/**
 * An edge of leaves along an outline that runs counterclockwise: lobes that bulge outward, none as
 * long as the next. Open, it ends with a straight line along the ground.
 */
export function leafy(outline: readonly Point[], bump: number, isClosed = true): Outline {
  const [x0, y0] = anchorOf(outline);
  const smaller = outline.map(([x, y]): Point => [x0 + (x - x0) * 0.7, y0 + (y - y0) * 0.7]);
  return {
    plant: `${lobes(outline, bump, isClosed)}Z`,
    shade: `${lobes(smaller, bump * 0.9, isClosed)}Z`,
    lines: tufts(outline, bump),
  };
}

/** Toward the lower right of an outline, away from the light. */
function anchorOf(outline: readonly Point[]): Point {
  const [left, right, low, high] = extent(outline);
  return [left + (right - left) * 0.72, low + (high - low) * 0.2];
}

function extent(outline: readonly Point[]): [number, number, number, number] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

function lobes(outline: readonly Point[], bump: number, isClosed: boolean): string {
  const first = outline[0] ?? [0, 0];
  const corners: Point[] = [first];
  let last = first;
  for (const point of isClosed ? [...outline, first] : outline) {
    const wanted = bump * (0.75 + ((corners.length * 0.618) % 1) * 0.5);
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) < wanted) continue;
    corners.push(point);
    last = point;
  }
  corners.push(isClosed ? first : (outline.at(-1) ?? first));
  return corners
    .map(([x, y], at) => {
      const before = corners[at - 1];
      if (!before) return `M${flat(x)} ${flat(y)}`;
      const [dx, dy] = [x - before[0], y - before[1]];
      const control: Point = [(x + before[0]) / 2 + dy * 0.5, (y + before[1]) / 2 - dx * 0.5];
      return `Q${flat(control[0])} ${flat(control[1])} ${flat(x)} ${flat(y)}`;
    })
    .join("");
}

/** Three small lobes in a row, here and there in the light. */
function tufts(outline: readonly Point[], bump: number): string {
  const [left, right, low, high] = extent(outline);
  const places: readonly Point[] = [
    [0.3, 0.72],
    [0.52, 0.84],
    [0.2, 0.46],
    [0.44, 0.52],
    [0.62, 0.64],
    [0.74, 0.4],
  ];
  const r = bump * 0.42;
  return places
    .map(([u, v]) => {
      const [x, y] = [left + (right - left) * u, low + (high - low) * v];
      return `M${flat(x - 2 * r)} ${flat(y)}Q${flat(x - 1.4 * r)} ${flat(y + r)} ${flat(x - 0.7 * r)} ${flat(y + 0.2 * r)}Q${flat(x)} ${flat(y + 1.3 * r)} ${flat(x + 0.7 * r)} ${flat(y + 0.2 * r)}Q${flat(x + 1.4 * r)} ${flat(y + r)} ${flat(x + 2 * r)} ${flat(y)}`;
    })
    .join("");
}

/** Hundredths of an inch, never in powers of ten. */
export function flat(inches: number): number {
  return Math.round(inches * 100) / 100;
}
