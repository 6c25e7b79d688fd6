import { type Bounds, boundsOf, type Extent, extentOf, outermost, pointsIn } from "./bounds.ts";
import type { Tone } from "./colors.ts";
import { num, type Point, printed, type Rand, seeded, type Trace } from "./ink.ts";
import { isOneForm, joined } from "./markup.ts";

/** How a motif is set down: turned (degrees), mirrored, or pressed flat (of its width or height). */
export interface Placing {
  turn?: number;
  flip?: boolean;
  wide?: number;
  tall?: number;
}

/** What a form is painted with: its fill, its line and how wide that is in the file. */
export interface Paint {
  fill?: Tone | undefined;
  line?: Tone | undefined;
  wide: number;
}

/**
 * One plate being drawn. Colors become classes with a value for day and one for night, so one file
 * serves both. A motif is engraved once and set down as often as needed.
 */
export class Sheet {
  readonly rand: Rand;
  readonly seed: string;
  readonly #classes = new Map<string, { name: string; day: string; night: string }>();
  readonly #paints = new Map<string, Paint>();
  readonly #motifs = new Map<string, string>();
  readonly #bodies = new Map<string, string>();
  readonly #points = new Map<string, readonly Point[]>();
  /** Parts are measured more than once until they have their places. */
  readonly #extents = new Map<string, Extent>();
  readonly #read = new Map<string, readonly Point[]>();

  constructor(seed: string) {
    this.seed = seed;
    this.rand = seeded(seed);
  }

  #class(key: string, day: string, night: string, paint: Paint): string {
    const known = this.#classes.get(key);
    if (known) return known.name;
    const name = shortName(this.#classes.size);
    this.#classes.set(key, { name, day, night });
    this.#paints.set(name, paint);
    return name;
  }

  /** The class of a flat fill. */
  inked(fill: Tone): string {
    const { day, night } = fill;
    return this.#class(`f${day}${night}`, `fill:${day}`, `fill:${night}`, { fill, wide: 0 });
  }

  /** The class of a line of one width and, where it has one, a fill under it. */
  lined(tone: Tone, asked: number, fill?: Tone): string {
    const width = nib(asked);
    const under = fill ? `;fill:${fill.day}` : "";
    return this.#class(
      `s${tone.day}${tone.night}${width}${fill?.day ?? ""}${fill?.night ?? ""}`,
      `stroke:${tone.day}${width === usualNib ? "" : `;stroke-width:${num(width * printed)}`}${under}`,
      `stroke:${tone.night}${fill ? `;fill:${fill.night}` : ""}`,
      { fill, line: tone, wide: Number(num(width * printed)) },
    );
  }

  /** A form filled flat. */
  fill(d: Trace | string, tone: Tone): string {
    return path(this.inked(tone), d);
  }

  /** A line of one width. Lines of varying width are forms: see `brush`. */
  line(d: Trace | string, tone: Tone, width = 2): string {
    return path(this.lined(tone, width), d);
  }

  /** A form with a line round it. */
  bound(d: Trace | string, fill: Tone, tone: Tone, width = 3): string {
    return path(this.lined(tone, width, fill), d);
  }

  /** Engraves a motif once; it has a random stream of its own, so the order of calls is free. */
  motif(key: string, draw: (r: Rand) => string): string {
    const known = this.#motifs.get(key);
    if (known) return known;
    const body = draw(seeded(`${this.seed} ${key}`));
    const id = shortName(this.#motifs.size);
    this.#motifs.set(key, id);
    this.#bodies.set(id, body);
    return id;
  }

  /** The motifs with such a name. */
  motifsNamed(name: RegExp): Set<string> {
    return new Set([...this.#motifs].flatMap(([key, id]) => (name.test(key) ? id : [])));
  }

  /** How far a part of the plate reaches from its own origin; with a level, what it has at that height. */
  bounds(markup: string, level = { top: -Infinity, bottom: Infinity }): Bounds {
    const isIn = ([, y]: Point) => y / printed >= level.top && y / printed <= level.bottom;
    return boundsOf(this.#pointsIn(markup).filter(isIn));
  }

  #pointsIn(markup: string): readonly Point[] {
    const points = this.#read.get(markup) ?? pointsIn(markup, (id) => this.pointsOf(id));
    this.#read.set(markup, points);
    return points;
  }

  /** The outermost points of a motif, in units of the file. */
  pointsOf(id: string): readonly Point[] {
    const points = this.#points.get(id) ?? outermost(this.#pointsIn(this.bodyOf(id)));
    this.#points.set(id, points);
    return points;
  }

  /** How far a path reaches and what it covers; asked of the same one more than once. */
  extentOf(d: string): Extent {
    const extent = this.#extents.get(d) ?? extentOf(d);
    this.#extents.set(d, extent);
    return extent;
  }

  /** What a motif is made of. */
  bodyOf(id: string): string {
    return this.#bodies.get(id) ?? "";
  }

  /** What a class paints with. */
  paintOf(className: string): Paint {
    return this.#paints.get(className) ?? { wide: 0 };
  }

  /** Sets a motif down with its foot at a point. */
  put(id: string, [x, y]: Point, scale = 1, { turn = 0, flip, wide = 1, tall = 1 }: Placing = {}) {
    const k = (v: number) => String(Math.round(v * 100) / 100).replace(/^(-?)0\./, "$1.");
    const [sx, sy] = [k(scale * wide * (flip ? -1 : 1)), k(scale * tall)];
    const scaled = sx === "1" && sy === "1" ? "" : `scale(${sx === sy ? sx : `${sx} ${sy}`})`;
    const turned = Math.round(turn) ? `rotate(${Math.round(turn)})` : "";
    const placed = [whole(x), whole(y)].some(Boolean) ? moved([x, y]) : "";
    const transform = placed + turned + scaled;
    return `<use href="#${id}"${transform && ` transform="${transform}"`}/>`;
  }

  /** The motifs that a part of the plate needs, each before those that it is made of. */
  motifsIn(markup: string): string[] {
    const needed = new Set<string>();
    const need = (body: string) => {
      for (const [, id = ""] of body.matchAll(/href="#(\w+)"/g)) needed.add(id);
    };
    need(markup);
    // A motif is engraved after what it is made of.
    const ids = [...this.#bodies.keys()].reverse();
    for (const id of ids) if (needed.has(id)) need(this.bodyOf(id));
    return ids.filter((id) => needed.has(id));
  }

  /** Engraves a motif anew. */
  redraw(id: string, body: string): void {
    this.#bodies.set(id, body);
  }

  /** The finished file. */
  finish(width: number, height: number, drawn: string): string {
    const used = (name: string) => all.includes(`class="${name}"`);
    const written = (markup: string) => joined(markup, (name) => !this.paintOf(name).fill);
    const body = written(drawn);
    const motifs = this.motifsIn(body)
      .reverse()
      .map((id) => [id, written(this.bodyOf(id))] as const)
      .map(([id, it]) =>
        isOneForm(it) ? it.replace(" ", ` id="${id}" `) : `<g id="${id}">${it}</g>`,
      );
    const defs = motifs.length ? `<defs>${motifs.join("")}</defs>` : "";
    const all = defs + body;
    const kept = [...this.#classes.values()].filter(({ name }) => used(name));
    // What several classes say is said once for all of them, which takes a tenth less.
    const rules = (light: "day" | "night") => {
      const named = new Map<string, string[]>();
      for (const { name, [light]: said } of kept)
        for (const it of said.split(";")) named.set(it, [...(named.get(it) ?? []), `.${name}`]);
      return Array.from(named, ([said, names]) => `${names.join()}{${said}}`).join("");
    };
    const style = `<style>${rules("day")}@media(prefers-color-scheme:dark){${rules("night")}}</style>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole(width)} ${whole(height)}" fill="none" stroke-width="${usualNib * printed}" stroke-linecap="round" stroke-linejoin="round">${style}${all}</svg>\n`;
  }
}

const usualNib = 2;

/** The nibs there are: lines a hair apart in width are drawn with one, and need one class. */
const nib = (width: number) => (width < 4 ? Math.round(width * 2) / 2 : Math.round(width));

const whole = (v: number) => Math.round(v * printed);

const moved = ([x, y]: Point) => `translate(${whole(x)} ${whole(y)})`;

const path = (cls: string, d: Trace | string) => `<path class="${cls}" d="${d}"/>`;

/** Sets a part in its place, at its own size or another. */
export function at(point: Point, ...body: string[]): string {
  return sized(point, 1, ...body);
}

/** Sets a part in its place, `scale` times as large. */
export function sized(point: Point, scale: number, ...body: string[]): string {
  const k = scale === 1 ? "" : `scale(${String(scale).replace(/^0/, "")})`;
  return `<g transform="${moved(point)}${k}">${body.join("")}</g>`;
}

/** a … z, then aa, ab …: class names and ids. */
function shortName(i: number): string {
  const letter = String.fromCharCode(97 + (i % 26));
  return i < 26 ? letter : shortName(Math.floor(i / 26) - 1) + letter;
}
