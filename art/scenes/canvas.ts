import { ink, num, type Rand, seeded } from "#art/pen/ink.ts";

/** How a motif is set down: mirrored, turned (degrees), faded, or stretched in height. */
export interface Setting {
  flip?: boolean;
  turn?: number;
  fade?: number;
  tall?: number;
}

/**
 * One picture being drawn. A motif is engraved once and printed as often as the scene needs it, so
 * files stay small; the random stream belongs to the picture, so a change in one leaves all others
 * as they were.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly rand: Rand;
  readonly #defs = new Map<string, { id: string; body: string }>();

  constructor(name: string, width: number, height: number) {
    this.width = width;
    this.height = height;
    this.rand = seeded(name);
  }

  #define(key: string, body: (id: string) => string): string {
    const known = this.#defs.get(key);
    if (known) return known.id;
    const i = this.#defs.size;
    const id = i < 26 ? String.fromCharCode(97 + i) : `a${i}`;
    this.#defs.set(key, { id, body: "" });
    this.#defs.set(key, { id, body: body(id) });
    return id;
  }

  /** Engraves a motif once; `draw` gets a random stream of its own, so the order of calls is free. */
  motif(key: string, draw: (r: Rand) => string): string {
    return this.#define(key, (id) => `<g id="${id}">${draw(seeded(key))}</g>`);
  }

  /** A motif whose petals are drawn in `currentColor`, so that one engraving serves every tint. */
  tinted(key: string, tint: string, draw: (r: Rand) => string): string {
    const base = this.motif(key, draw);
    return this.motif(`${key} in ${tint}`, () => `<use href="#${base}" color="${tint}"/>`);
  }

  /** Sets a motif down with its foot at x, y. */
  put(id: string, x: number, y: number, scale = 1, s: Setting = {}): string {
    const k = Math.round(scale * 100) / 100;
    const sx = s.flip ? -k : k;
    const sy = Math.round(k * (s.tall ?? 1) * 100) / 100;
    const place = (v: number) => num(Math.abs(v) > 100 ? Math.round(v) : v);
    const short = (v: number) => String(v).replace(/^(-?)0\./, "$1.");
    const size =
      sx === 1 && sy === 1 ? "" : ` scale(${sx === sy ? short(sx) : `${short(sx)} ${short(sy)}`})`;
    const turn = s.turn ? ` rotate(${num(s.turn)})` : "";
    const fade = s.fade === undefined ? "" : ` opacity="${num(s.fade)}"`;
    return `<use href="#${id}" transform="translate(${place(x)} ${place(y)})${turn}${size}"${fade}/>`;
  }

  /** Ruled shading: a fill of parallel hairlines at an angle (degrees, 0 is level). */
  hatch(angle = -35, gap = 5, color: string = ink.ink, width = 0.8): string {
    const id = this.#define(
      `hatch ${angle} ${gap} ${color} ${width}`,
      (name) =>
        `<pattern id="${name}" width="60" height="${num(gap)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${num(angle)})"><path d="M0 ${num(gap / 2)}q15-.9 30 0t30 0" fill="none" stroke="${color}" stroke-width="${num(width)}"/></pattern>`,
    );
    return `url(#${id})`;
  }

  /** Shows a drawing only inside an outline. */
  inside(d: string, ...body: string[]): string {
    const id = this.#define(
      `clip ${d}`,
      (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`,
    );
    return `<g clip-path="url(#${id})">${body.join("")}</g>`;
  }

  /** A path to be drawn several times with different lines. */
  outline(d: string): string {
    return this.#define(`outline ${d}`, (name) => `<path id="${name}" d="${d}"/>`);
  }

  /** The finished file. Motifs nobody set down are left out. */
  finish(...body: string[]): string {
    const drawn = body.join("");
    let kept = [...this.#defs.values()];
    for (;;) {
      const all = drawn + kept.map((d) => d.body).join("");
      const used = kept.filter(({ id }) => all.includes(`#${id}"`) || all.includes(`#${id})`));
      if (used.length === kept.length) break;
      kept = used;
    }
    const defs = kept.map((d) => d.body).join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}" fill="none" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"><defs>${defs}</defs>${drawn}</svg>\n`;
  }
}
