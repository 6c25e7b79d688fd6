import { dot, group, ink, line, num, type Rand, rect, shape, trace, within } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** The openings a scene is seen through. `tall` leaves margins at the sides, `twin` has two lights. */
type Arch = "round" | "pointed" | "tudor" | "ogee" | "trefoil" | "tall" | "twin" | "roundel";
type Spandrel = "rose" | "vine" | "star" | "oak";

/** The opening's box inside a plate: left, top, right and the line it stands on. */
interface Opening {
  left: number;
  top: number;
  right: number;
  base: number;
}

const openingOf = (p: Canvas, arch: Arch): Opening => {
  const side = p.width * ({ tall: 0.235, pointed: 0.115 }[arch as string] ?? 42 / p.width);
  return { left: side, top: 42, right: p.width - side, base: p.height - 42 };
};

function light(kind: Arch, { left: l, top: t, right: r, base: b }: Opening): string {
  const c = (l + r) / 2;
  const w = (r - l) / 2;
  const h = b - t;
  const n = num;
  const foot = `M${n(l)} ${n(b)}`;
  const close = `V${n(b)}Z`;
  switch (kind) {
    case "roundel":
      return `M${n(l)} ${n((t + b) / 2)}A${n(w)} ${n(h / 2)} 0 0 1 ${n(r)} ${n((t + b) / 2)}A${n(w)} ${n(h / 2)} 0 0 1 ${n(l)} ${n((t + b) / 2)}Z`;
    case "pointed":
    case "tall":
    case "twin": {
      const s = t + Math.min(h * 0.72, w * 1.3);
      const radius = (w * w + (s - t) ** 2) / (2 * w);
      return `${foot}V${n(s)}A${n(radius)} ${n(radius)} 0 0 1 ${n(c)} ${n(t)}A${n(radius)} ${n(radius)} 0 0 1 ${n(r)} ${n(s)}${close}`;
    }
    case "tudor": {
      const s = t + h * 0.42;
      const d = s - t;
      return `${foot}V${n(s)}C${n(l)} ${n(s - d * 0.62)} ${n(c - w * 0.5)} ${n(t + d * 0.17)} ${n(c)} ${n(t)}C${n(c + w * 0.5)} ${n(t + d * 0.17)} ${n(r)} ${n(s - d * 0.62)} ${n(r)} ${n(s)}${close}`;
    }
    case "ogee": {
      const s = t + h * 0.5;
      const d = s - t;
      return `${foot}V${n(s)}C${n(l)} ${n(s - d * 0.75)} ${n(c - w * 0.22)} ${n(s - d * 0.62)} ${n(c)} ${n(t)}C${n(c + w * 0.22)} ${n(s - d * 0.62)} ${n(r)} ${n(s - d * 0.75)} ${n(r)} ${n(s)}${close}`;
    }
    case "trefoil": {
      const s = t + h * 0.52;
      const q = w * 0.5;
      const y = t + h * 0.2;
      return `${foot}V${n(s)}C${n(l)} ${n(y)} ${n(c - q * 1.35)} ${n(y)} ${n(c - q)} ${n(y + h * 0.06)}A${n(q)} ${n(y + h * 0.06 - t)} 0 0 1 ${n(c + q)} ${n(y + h * 0.06)}C${n(c + q * 1.35)} ${n(y)} ${n(r)} ${n(y)} ${n(r)} ${n(s)}${close}`;
    }
    default: {
      const s = t + Math.min(h * 0.5, w);
      return `${foot}V${n(s)}A${n(w)} ${n(s - t)} 0 0 1 ${n(r)} ${n(s)}${close}`;
    }
  }
}

/** The outline of an arch, as path data. */
function archPath(kind: Arch, o: Opening): string {
  if (kind !== "twin") return light(kind, o);
  const c = (o.left + o.right) / 2;
  return light("twin", { ...o, right: c - 15 }) + light("twin", { ...o, left: c + 15 });
}

function leaves(
  r: Rand,
  points: readonly (readonly [number, number, number])[],
  size: number,
): string {
  const t = trace();
  for (const [x, y, a] of points) t.leaf(x, y, a, size * within(r, 0.85, 1.15), size * 0.34, 2);
  return shape(t, ink.sage, ink.fern, 0.9);
}

/** A spray that fills one corner of the page, drawn for the top left one. */
function corner(p: Canvas, kind: Spandrel): string {
  return p.motif(`corner ${kind}`, (r) => {
    const stem = line(
      trace().flow([
        [8, 104],
        [9, 60],
        [12, 12],
        [62, 8],
        [118, 9],
      ]),
      1.1,
      ink.fern,
    );
    const spray = leaves(
      r,
      [
        [9, 88, 40],
        [9, 74, -22],
        [10, 58, 48],
        [11, 44, -14],
        [44, 10, 44],
        [58, 9, 118],
        [74, 9, 52],
        [90, 9, 122],
        [104, 9, 60],
        [118, 9, 94],
        [8, 104, 178],
      ],
      kind === "oak" ? 19 : 15,
    );
    if (kind === "rose") {
      const petals = trace();
      for (let i = 0; i < 5; i++) petals.leaf(20, 20, i * 72 + 9, 15, 10);
      return (
        stem +
        spray +
        shape(petals, ink.rose, ink.rubric, 1) +
        dot(20, 20, 4, ink.straw, ink.gilt, 1)
      );
    }
    if (kind === "star") {
      const rays = trace();
      for (let i = 0; i < 8; i++) rays.leaf(26, 26, i * 45, i % 2 ? 12 : 19, 3);
      return stem + spray + shape(rays, ink.straw, ink.gilt, 0.9);
    }
    if (kind === "vine") {
      const grapes = [
        [20, 20],
        [27, 22],
        [16, 27],
        [23, 28],
        [30, 29],
        [20, 35],
        [27, 35],
        [24, 42],
      ] as const;
      return (
        stem + spray + grapes.map(([x, y]) => dot(x, y, 4, ink.heather, ink.night, 0.8)).join("")
      );
    }
    const acorn = (x: number, y: number) =>
      shape(trace().ellipse(x, y, 5, 7), ink.straw, ink.umber, 1) +
      shape(
        trace()
          .move(x - 6, y - 2)
          .quad(x, y - 13, x + 6, y - 2)
          .close(),
        ink.umber,
        ink.umber,
        1,
      );
    return stem + spray + acorn(24, 26) + acorn(38, 20);
  });
}

export interface Frame {
  arch: Arch;
  spandrel?: Spandrel;
  /** Drawn over the frame: what grows out of the picture. */
  front?: string[];
  /** Drawn on the parchment beside a tall arch. */
  margin?: string[];
}

/** The mouldings round an opening: ink hairline, stone, the one line of gold leaf, ink hairline. */
export function moulding(p: Canvas, d: string, wide = 1): string {
  const id = p.outline(d);
  // By night the stone is the mat's own color, and the hairlines are old gold: see `night-palette.ts`.
  const at = (c: string) => (c === ink.paper ? ' class="s"' : c === ink.ink ? ' class="l"' : "");
  return [
    [22, ink.ink],
    [19.6, ink.paper],
    [8.4, ink.ink],
    [6.4, ink.paper],
    [5.4, ink.gilt],
    [2, ink.paper],
    [1.2, ink.ink],
  ]
    .map(
      ([w, c]) =>
        `<use href="#${id}"${at(String(c))} stroke="${c}" stroke-width="${num(Number(w) * wide)}"/>`,
    )
    .join("");
}

/** A whole picture: parchment, a hairline border, the scene in its arch, sprays in the corners. */
export function framed(p: Canvas, f: Frame, scene: string[]): string {
  const o = openingOf(p, f.arch);
  const d = archPath(f.arch, o);
  const sprig = corner(p, f.spandrel ?? "rose");
  const [w, h] = [p.width, p.height];
  const inset = 17;
  const size = f.arch === "twin" ? 0.92 : 1.3;
  const low = f.arch === "roundel";
  const corners = [
    p.put(sprig, inset, inset, size),
    p.put(sprig, w - inset, inset, size, { flip: true }),
    ...(low
      ? [
          p.put(sprig, inset, h - inset, size, { tall: -1 }),
          p.put(sprig, w - inset, h - inset, size, { flip: true, tall: -1 }),
        ]
      : []),
  ];
  const eye =
    f.arch === "twin"
      ? dot(w / 2, 92, 19, ink.marian, ink.ink) + dot(w / 2, 92, 14, "none", ink.gilt, 2)
      : "";
  return p.finish(
    rect(0, 0, w, h, ink.paper).replace("<path", '<path class="m"'),
    line(trace().polygon([11, 11], [w - 11, 11], [w - 11, h - 11], [11, h - 11]), 1, ink.clay),
    ...corners,
    group("", ...(f.margin ?? [])),
    p.inside(d, ...scene),
    moulding(p, d),
    eye,
    ...(f.front ?? []),
  );
}
