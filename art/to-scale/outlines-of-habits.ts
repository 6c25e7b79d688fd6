import type { Habit } from "../figures/usual-figure.ts";
import { flat, leafy, type Outline, type Point } from "./leafy-outline.ts";

/** The outline of each habit, so wide and so tall, with flowers where the plant has any to show. */
export function outlineOf(habit: Habit, w: number, h: number, isFlowering: boolean): Outline {
  const heads = (count: number, foot: number, of: number) =>
    isFlowering
      ? {
          bloom: tips(w * of, h, count)
            .map(([x, y]) => head(x, y, foot))
            .join(""),
        }
      : {};
  switch (habit) {
    case "mound":
    case "mat":
    case "trailing":
      return {
        ...leafy(dome(w, h), Math.max(2.2, Math.min(w, h) * 0.22), false),
        ...(isFlowering ? { bloom: sprinkled(w, h) } : {}),
      };
    case "rosette":
      return { plant: blades(w, h * 0.55, 9) + stems(w * 0.3, h, 3), ...heads(3, w * 0.07, 0.3) };
    case "upright-clump":
      return { plant: blades(w, h * 0.6, 9) + stems(w, h, 7), ...heads(7, w * 0.08, 1) };
    case "spire":
      return {
        plant: blades(w, h * 0.45, 9) + stems(w * 0.5, h, 5),
        ...(isFlowering
          ? {
              bloom: tips(w * 0.5, h, 5)
                .map((at) => spike(at, w, h))
                .join(""),
            }
          : {}),
      };
    case "arching":
    case "fern-vase":
      return { plant: blades(w, h, 9) };
    case "fountain-grass":
      return { plant: blades(w, h, 13) };
    case "upright-grass":
      return { plant: blades(w * 0.9, h, 13) };
    case "climber":
      return leafy(round(w, 0, h, 0.6), w * 0.24);
    case "columnar-tree":
      return tree(w, h, round(w, h * 0.05, h, 0.4), 0.05);
    case "oval-tree":
      return tree(w, h, round(w, h * 0.16, h, 0.45), 0.16);
    case "rounded-tree":
      return tree(w, h, round(w, h * 0.2, h, 0.42), 0.2);
    case "spreading-tree":
      return tree(w, h, round(w, h * 0.24, h, 0.3), 0.24);
    case "multi-stem-tree":
      return { ...tree(w, h, round(w, h * 0.22, h, 0.4), 0.22), wood: manyStems(w, h) };
    case "vase-tree":
      return tree(w, h, vase(w, h), 0.27);
    case "pyramidal-tree": {
      // The tufts of a round crown would stand beside a cone.
      const { wood, plant, shade } = tree(w, h, cone(w, h), 0.08);
      return { wood, plant, shade };
    }
    case "weeping-tree": {
      const { wood, plant } = tree(w, h, weeping(w, h), 0.2);
      return { wood, plant, lines: falling(w, h) };
    }
    case "layered-tree":
      return layered(w, h);
  }
}

function tree(w: number, h: number, crown: readonly Point[], from: number): Outline {
  return { wood: trunk(w, h, h * from), ...leafy(crown, crownBump(w, h)) };
}

/** How long one lobe of a crown's edge is: enough of them that it reads as leaves at any size. */
function crownBump(w: number, h: number): number {
  return Math.min(w, h * 0.8) * 0.15;
}

/** A crown, widest at `belly` of its height; its lobes stay within the width. */
function round(w: number, from: number, to: number, belly: number): Point[] {
  const room = Math.min(w, to - from) * 0.045;
  const middle = from + (to - from) * belly;
  return sweep(0, 2, (x, y) => [
    x * (w / 2 - room),
    middle + y * (y > 0 ? to - room - middle : middle - from - room),
  ]);
}

/** The points of a unit circle from one angle to another, in half turns, put where they belong. */
function sweep(from: number, to: number, at: (x: number, y: number) => Point): Point[] {
  const steps = Math.round((to - from) * 60);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = Math.PI * (from + ((to - from) * step) / steps);
    return at(Math.cos(angle), Math.sin(angle));
  });
}

function dome(w: number, h: number): Point[] {
  return sweep(0, 1, (x, y) => [x * w * 0.47, y ** 0.8 * h * 0.93]);
}

function vase(w: number, h: number): Point[] {
  const side = (sign: number) => (t: number) =>
    [sign * w * (0.06 + 0.39 * t ** 0.7), h * (0.27 + 0.45 * t)] as const;
  return [
    ...steps(side(1)),
    ...sweep(0, 1, (x, y) => [x * w * 0.45, h * (0.72 + 0.25 * y)]),
    ...steps(side(-1)).reverse(),
  ];
}

function cone(w: number, h: number): Point[] {
  const side = (sign: number) => (t: number) =>
    [sign * w * 0.45 * (1 - t) ** 1.1, h * (0.1 + 0.88 * t)] as const;
  return [
    ...steps(side(1)),
    ...steps(side(-1)).reverse(),
    ...steps((t) => [w * (0.9 * t - 0.45), h * (0.1 - 0.03 * Math.sin(t * Math.PI))]),
  ];
}

function weeping(w: number, h: number): Point[] {
  const hem: readonly Point[] = [
    [-0.45, 0.45],
    [-0.43, 0.1],
    [-0.28, 0.3],
    [-0.16, 0.13],
    [0, 0.34],
    [0.18, 0.16],
    [0.3, 0.28],
    [0.43, 0.08],
  ];
  return [
    ...sweep(0, 1, (x, y) => [x * w * 0.45, h * (0.45 + 0.52 * y)]),
    ...hem.flatMap(([x, y], at) => {
      const [nextX, nextY] = hem[at + 1] ?? [0.45, 0.45];
      return steps((t) => [(x + (nextX - x) * t) * w, (y + (nextY - y) * t) * h]);
    }),
  ];
}

/** Twigs that hang from the crown to the hem. */
function falling(w: number, h: number): string {
  return [-0.4, -0.3, -0.19, -0.07, 0.06, 0.2, 0.31, 0.41]
    .map((x, at) => {
      const [top, end] = [h * (0.93 - Math.abs(x) * 0.75), h * (0.42 - (at % 3) * 0.06)];
      return `M${flat(x * w * 0.7)} ${flat(top)}Q${flat(x * w)} ${flat(top)} ${flat(x * w)} ${flat(end)}`;
    })
    .join("");
}

function steps(at: (t: number) => Point): Point[] {
  return Array.from({ length: 31 }, (_, step) => at(step / 30));
}

function layered(w: number, h: number): Outline {
  const tiers = [
    round(w, h * 0.26, h * 0.5, 0.35),
    round(w * 0.84, h * 0.5, h * 0.74, 0.35),
    round(w * 0.54, h * 0.74, h, 0.35),
  ].map((tier) => leafy(tier, crownBump(w, h) * 0.8));
  return {
    wood: trunk(w, h, h * 0.28),
    plant: tiers.map(({ plant }) => plant).join(""),
    shade: tiers.map(({ shade }) => shade).join(""),
  };
}

/** A trunk with a flare at its foot and two boughs that go up into the crown. */
function trunk(w: number, h: number, crown: number): string {
  const half = Math.max(1.6, Math.min(w, h * 0.7) * 0.028);
  const fork = crown + h * 0.1;
  const reach = Math.min(w * 0.14, h * 0.12);
  return `M${-half * 2} 0Q${-half} ${flat(fork * 0.1)} ${-half} ${flat(fork * 0.3)}L${-half * 0.8} ${flat(fork)}L${flat(-reach)} ${flat(fork + reach)}L${flat(-reach + half)} ${flat(fork + reach)}L0 ${flat(fork + half)}L${flat(reach - half)} ${flat(fork + reach)}L${flat(reach)} ${flat(fork + reach)}L${half * 0.8} ${flat(fork)}L${half} ${flat(fork * 0.3)}Q${half} ${flat(fork * 0.1)} ${half * 2} 0Z`;
}

function manyStems(w: number, h: number): string {
  return [-1, -0.3, 0.5, 1]
    .map((lean) => {
      const [foot, top] = [lean * w * 0.05, lean * w * 0.2];
      const half = Math.max(1.2, w * 0.012);
      return `M${flat(foot - half)} 0Q${flat(foot + (top - foot) * 0.4)} ${flat(h * 0.2)} ${flat(top - half * 0.6)} ${flat(h * 0.45)}L${flat(top + half * 0.6)} ${flat(h * 0.45)}Q${flat(foot + (top - foot) * 0.4 + half)} ${flat(h * 0.2)} ${flat(foot + half)} 0Z`;
    })
    .join("");
}

/** Leaves from one foot, fanned out to the whole width; the middle one reaches the top. */
function blades(w: number, h: number, count: number): string {
  const half = Math.max(0.6, w / (count * 5));
  return fan(count, (lean) => {
    const tip = (lean * w) / 2;
    const top = h * (1 - 0.45 * lean ** 2);
    const foot = lean * w * 0.12;
    return `M${flat(foot - half)} 0C${flat(foot - half)} ${flat(top * 0.6)} ${flat(tip * 0.6 - half)} ${flat(top * 0.9)} ${flat(tip)} ${flat(top)}C${flat(tip * 0.6 + half)} ${flat(top * 0.8)} ${flat(foot + half)} ${flat(top * 0.5)} ${flat(foot + half)} 0Z`;
  });
}

/** Where stems of a fan end, the middle one at the top. */
function tips(w: number, h: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const lean = (index / (count - 1)) * 2 - 1;
    return [lean * w * 0.44, h * (0.95 - 0.28 * lean ** 2 - (index % 2) * 0.07)];
  });
}

function stems(w: number, h: number, count: number): string {
  const half = Math.max(0.25, w * 0.008);
  return tips(w, h, count)
    .map(
      ([x, y]) =>
        `M${flat(x * 0.2 - half)} 0Q${flat(x * 0.5 - half)} ${flat(y * 0.7)} ${flat(x)} ${flat(y)}Q${flat(x * 0.5 + half)} ${flat(y * 0.7)} ${flat(x * 0.2 + half)} 0Z`,
    )
    .join("");
}

function fan(count: number, one: (lean: number) => string): string {
  return Array.from({ length: count }, (_, index) => one((index / (count - 1)) * 2 - 1)).join("");
}

/** A flower seen from the side, so far from its middle to its edge. */
function head(x: number, y: number, r: number): string {
  return oval(x, y, Math.max(0.9, r), Math.max(0.6, r * 0.62));
}

function spike([x, y]: Point, w: number, h: number): string {
  return oval(x, y - h * 0.13, Math.max(0.7, w * 0.035), h * 0.16);
}

/** Flowers all over a low plant. */
function sprinkled(w: number, h: number): string {
  const r = Math.max(0.55, Math.min(w, h) * 0.055);
  return Array.from({ length: 11 }, (_, index) => {
    const across = ((index * 0.618) % 1) * 1.6 - 0.8;
    const roof = Math.sqrt(1 - across ** 2) ** 0.8;
    return head(across * w * 0.45, roof * h * (0.92 - ((index * 0.27) % 1) * 0.6), r);
  }).join("");
}

function oval(x: number, y: number, rx: number, ry: number): string {
  const [left, right] = [flat(x - rx), flat(x + rx)];
  const [over, under] = [flat(y + ry * 1.33), flat(y - ry * 1.33)];
  return `M${left} ${flat(y)}C${left} ${over} ${right} ${over} ${right} ${flat(y)}C${right} ${under} ${left} ${under} ${left} ${flat(y)}Z`;
}
