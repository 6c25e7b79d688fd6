/** The sixteen inks every picture is printed with. No picture uses a color of its own. */
export const ink = {
  paper: "#f8f1e1",
  vellum: "#ebdfc5",
  ink: "#322",
  umber: "#6f553b",
  clay: "#bb8f64",
  fern: "#43573c",
  moss: "#6d7d4b",
  sage: "#a5b086",
  mist: "#cfd8cd",
  marian: "#41618f",
  night: "#28344f",
  rubric: "#9f3029",
  rose: "#d3948a",
  heather: "#8c7b9c",
  gilt: "#b98d35",
  straw: "#e8cd88",
} as const;

/** A color between two others: `t` 0 gives `a`, 1 gives `b`. Used for distance and for the hour. */
export function mix(a: string, b: string, t: number): string {
  const [from, to] = [lightsOf(a), lightsOf(b)];
  const part = (v: number, i: number) => Math.round(v + ((to[i] ?? v) - v) * t);
  return `#${from.map((v, i) => part(v, i).toString(16).padStart(2, "0")).join("")}`;
}

/** How far a color is from another: 0 for the same, 765 for black on white. */
export function farFrom(a: string, b: string): number {
  const other = lightsOf(b);
  return lightsOf(a).reduce((sum, v, i) => sum + Math.abs(v - (other[i] ?? v)), 0);
}

export function isGreen(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = lightsOf(color);
  return green >= red && green > blue;
}

/** Red, green and blue of a color written in three or six digits. */
const lightsOf = (s: string) =>
  [0, 1, 2].map((i) =>
    s.length === 4
      ? Number.parseInt(s.charAt(i + 1), 16) * 17
      : Number.parseInt(s.slice(1 + 2 * i, 3 + 2 * i), 16),
  );

/** A stream of random numbers in [0, 1) that is the same on every run for the same seed. */
export type Rand = () => number;

/** A stream of random numbers that depends on the seed alone. */
export function seeded(seed: string): Rand {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random number between two bounds. */
export const within = (r: Rand, low: number, high: number) => low + (high - low) * r();

/** The shortest decimal that is exact enough for print: one decimal below 1000, none above. */
export function num(v: number): string {
  // A plate is written in whole units.
  if (Number.isInteger(v)) return String(v);
  const s = String(Math.abs(v) >= 1000 ? Math.round(v) : Math.round(v * 10) / 10);
  return s.replace(/^(-?)0\./, "$1.");
}

export type Point = readonly [x: number, y: number];

/**
 * The units of a plate's file to one of the drawing. A plate is drawn 1200 wide and written 600 wide:
 * whole numbers are then half a pixel on a card, and a file is a tenth smaller than at full size.
 */
export const printed = 1 / 2;

/**
 * Writes SVG path data in relative coordinates, the compact form, from absolute ones. Rounding is
 * carried along, so a long path closes where it began.
 */
export class Trace {
  readonly #step: number;
  readonly #scale: number;
  #d = "";
  #x = 0;
  #y = 0;
  #sx = 0;
  #sy = 0;

  /**
   * `step` is how finely it is rounded: 2 for halves (motifs), 1 for whole units (scenery). `scale` is
   * how large a unit of the drawing is in the file.
   */
  constructor(step = 2, scale = 1) {
    this.#step = step;
    this.#scale = scale;
  }

  #scaled([x, y]: Point): Point {
    return [x * this.#scale, y * this.#scale];
  }

  /** Points are those of the file. */
  #add(letter: string, points: readonly Point[]): this {
    let out = letter;
    let last: Point = [this.#x, this.#y];
    for (const [x, y] of points) {
      const rx = Math.round((x - this.#x) * this.#step) / this.#step;
      const ry = Math.round((y - this.#y) * this.#step) / this.#step;
      for (const v of [num(rx), num(ry)])
        out += v.startsWith("-") || out.length === 1 ? v : ` ${v}`;
      last = [this.#x + rx, this.#y + ry];
    }
    [this.#x, this.#y] = last;
    this.#d += out;
    return this;
  }

  move(x: number, y: number): this {
    this.#add("m", [this.#scaled([x, y])]);
    this.#sx = this.#x;
    this.#sy = this.#y;
    return this;
  }

  /** What is nearer than is written is left out. */
  line(...points: readonly Point[]): this {
    for (const p of points) {
      const to = this.#scaled(p);
      const far = [to[0] - this.#x, to[1] - this.#y];
      if (far.some((it) => Math.round(it * this.#step) !== 0)) this.#add("l", [to]);
    }
    return this;
  }

  /** A broken line: from the first point through the rest. */
  lines(first: Point, ...rest: readonly Point[]): this {
    return this.move(...first).line(...rest);
  }

  quad(cx: number, cy: number, x: number, y: number): this {
    return this.#add("q", [this.#scaled([cx, cy]), this.#scaled([x, y])]);
  }

  cubic(ax: number, ay: number, bx: number, by: number, x: number, y: number): this {
    return this.#add("c", [this.#scaled([ax, ay]), this.#scaled([bx, by]), this.#scaled([x, y])]);
  }

  close(): this {
    this.#d += "z";
    this.#x = this.#sx;
    this.#y = this.#sy;
    return this;
  }

  /** An easy curve that starts at the first point, ends at the last and is drawn towards the rest. */
  flow(points: readonly Point[], moveFirst = true): this {
    const [first, ...rest] = points;
    if (!first) return this;
    if (moveFirst) this.move(...first);
    else this.line(first);
    rest.forEach((p, i) => {
      const next = rest[i + 1];
      if (!next) return;
      const end: Point =
        i + 2 === rest.length ? next : [(p[0] + next[0]) / 2, (p[1] + next[1]) / 2];
      this.quad(p[0], p[1], end[0], end[1]);
    });
    if (rest.length === 1 && rest[0]) this.line(rest[0]);
    return this;
  }

  /**
   * The same curve as `flow` in half the numbers: each handle is the last one mirrored, so only the
   * places in between are written. What rounding takes from one is given back in the next.
   */
  sweep(points: readonly Point[], moveFirst = true): this {
    const [first, ...rest] = points.map((p) => this.#scaled(p));
    const [start] = points;
    if (!first || !start) return this;
    if (moveFirst) this.move(...start);
    else if (Math.hypot(first[0] - this.#x, first[1] - this.#y) > 0.7) this.line(start);
    const [handle, ...after] = rest;
    if (!handle || after.length === 0) return handle ? this.#add("l", [handle]) : this;
    let [hx, hy] = [Math.round(handle[0]), Math.round(handle[1])];
    after.forEach((next, i) => {
      const last = i + 1 === after.length;
      const end: Point = last ? next : [(hx + next[0]) / 2, (hy + next[1]) / 2];
      if (i === 0) this.#add("q", [[hx, hy], end]);
      else this.#add("t", [end]);
      [hx, hy] = [2 * this.#x - hx, 2 * this.#y - hy];
    });
    return this;
  }

  polygon(...points: readonly Point[]): this {
    const [first, ...rest] = points;
    return first ? this.lines(first, ...rest).close() : this;
  }

  /** A leaf from its base towards `angle` (degrees, 0 is up), with a bend to one side. */
  leaf(x: number, y: number, angle: number, length: number, width: number, bend = 0): this {
    const a = (angle * Math.PI) / 180;
    const at = (along: number, aside: number): Point => [
      x + Math.sin(a) * along + Math.cos(a) * aside,
      y - Math.cos(a) * along + Math.sin(a) * aside,
    ];
    const tip = at(length, bend);
    const left = at(length * 0.45, -width + bend * 0.1);
    const right = at(length * 0.45, width + bend * 0.1);
    return this.move(x, y)
      .quad(...left, ...tip)
      .quad(...right, x, y)
      .close();
  }

  /** A closed cloud-like outline round an ellipse: the edge of foliage, a cloud, a fleece. */
  scallop(cx: number, cy: number, rx: number, ry: number, bumps: number, r: Rand): this {
    const turn = r();
    const at = (i: number, k: number): Point => {
      const a = ((i + turn) / bumps) * Math.PI * 2;
      return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k];
    };
    const deep = Array.from({ length: bumps }, () => within(r, 0.88, 1));
    this.move(...at(0, deep[0] ?? 1));
    for (let i = 0; i < bumps; i++) {
      this.quad(...at(i + 0.5, within(r, 1.25, 1.5)), ...at(i + 1, deep[(i + 1) % bumps] ?? 1));
    }
    return this.close();
  }

  ellipse(cx: number, cy: number, rx: number, ry = rx): this {
    this.move(cx - rx, cy);
    const [a, b] = this.#scaled([rx, ry]);
    this.#d += `a${num(a)} ${num(b)} 0 1 0 ${num(a * 2)} 0a${num(a)} ${num(b)} 0 1 0 ${num(-a * 2)} 0z`;
    return this;
  }

  /** A round mark: a stroke of no length, as wide as the line it is printed with. */
  mark(x: number, y: number): this {
    this.#add("m", [this.#scaled([x, y])]);
    this.#d += "h0";
    return this;
  }

  toString(): string {
    return this.#d;
  }
}

/** Path data of a picture, rounded to 1 / `step`. */
export const trace = (step = 2) => new Trace(step);

/** Path data of a plate, in whole units of its file or finer. */
export const pen = (step = 1) => new Trace(step, printed);

/**
 * How a line is printed: color and width (about 1 is the plate's usual line and is left out); a
 * fill may be a flat ink, a hatch or nothing.
 */
export function shape(d: Trace | string, fill: string, stroke = "", width = 1.2): string {
  const usual = width >= 1 && width <= 1.2;
  const line =
    stroke === "" ? "" : ` stroke="${stroke}"${usual ? "" : ` stroke-width="${num(width)}"`}`;
  return `<path${fill === "" ? "" : ` fill="${fill}"`}${line} d="${d}"/>`;
}

/** An outline with no tint in it. */
export const line = (d: Trace | string, width = 1.2, stroke: string = ink.ink) =>
  shape(d, "", stroke, width);

/** Round marks with an edge (florets, berries), `size` across. Draw them with `trace().mark()`. */
export const marks = (d: Trace | string, size: number, tint: string, rim: string, rimWidth = 0.8) =>
  `<g stroke="${rim}" stroke-width="${num(size + rimWidth * 2)}">${shape(d, "")}</g>${line(d, size, tint)}`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  stroke = "",
  width = 1.2,
) => shape(trace().polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h]), fill, stroke, width);

export const dot = (x: number, y: number, r: number, fill: string, stroke = "", width = 1.2) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${stroke === "" ? "" : ` stroke="${stroke}" stroke-width="${num(width)}"`}/>`;

/** A `<g>` around parts of a picture. */
export const group = (attributes: string, ...body: string[]) =>
  `<g ${attributes}>${body.join("")}</g>`;
