import { dot, ink, line, mix, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** What makes a garden a cloister: arcades, columns, clipped knots, tiled roofs. */
const edge = ink.ink;
const pale = mix(ink.vellum, ink.mist, 0.3);

/** An arcade of `n` round arches from x0 to x1 standing on y, under a tiled lean-to roof. */
export function arcade(
  p: Canvas,
  x0: number,
  x1: number,
  y: number,
  n: number,
  high: number,
  stone: string = pale,
): string {
  const step = (x1 - x0) / n;
  const r = step * 0.37;
  const openings: string[] = [];
  const rings = trace(1);
  for (let i = 0; i < n; i++) {
    const c = x0 + step * (i + 0.5);
    const spring = y - high * 0.5;
    openings.push(
      `M${(c - r).toFixed()} ${y.toFixed()}V${spring.toFixed()}A${r.toFixed()} ${r.toFixed()} 0 0 1 ${(c + r).toFixed()} ${spring.toFixed()}V${y.toFixed()}Z`,
    );
    for (let k = 1; k < 6; k++) {
      const a = Math.PI * (1 + k / 6);
      rings.lines(
        [c + Math.cos(a) * r, spring + Math.sin(a) * r],
        [c + Math.cos(a) * r * 1.25, spring + Math.sin(a) * r * 1.25],
      );
    }
    rings
      .lines([c - r - step * 0.13, spring], [c - r, spring])
      .lines([c + r, spring], [c + r + step * 0.13, spring]);
  }
  const d = openings.join("");
  const top = y - high;
  const roof = trace(1).polygon(
    [x0 - 12, top],
    [x0 + 20, top - high * 0.3],
    [x1 - 20, top - high * 0.3],
    [x1 + 12, top],
  );
  const tiles = mix(ink.clay, ink.rubric, 0.25);
  return (
    rect(x0, top, x1 - x0, high, stone, edge, 1.1) +
    shape(d, mix(ink.night, stone, 0.35), edge, 1.1) +
    shape(d, p.hatch(90, 5)) +
    line(rings, 0.8) +
    shape(roof, mix(tiles, stone, 0.25), edge, 1.1) +
    shape(roof, p.hatch(90, 8, mix(tiles, edge, 0.5))) +
    line(trace(1).lines([x0, top + 5], [x1, top + 5]), 0.8)
  );
}

/** A clipped band of herbs along an outline, given thickness by printing it thrice. */
export function clipped(p: Canvas, d: string, width: number, lit: string, body: string): string {
  const id = p.outline(d);
  const at = (dy: number, w: number, c: string) =>
    `<use href="#${id}" stroke="${c}" stroke-width="${w}"${dy ? ` transform="translate(0 ${dy})"` : ""}/>`;
  return (
    at(3, width + 3, mix(ink.fern, edge, 0.5)) +
    at(0, width, mix(body, ink.fern, 0.6)) +
    at(-width * 0.3, width + 2.2, mix(ink.fern, edge, 0.5)) +
    at(-width * 0.3, width, body) +
    at(-width * 0.42, width * 0.5, lit) +
    `<use href="#${id}" stroke="${mix(body, ink.fern, 0.7)}" stroke-width="${width * 0.7}" stroke-dasharray="1.4 ${width * 0.5}" stroke-linecap="butt" transform="translate(0 ${-width * 0.3})"/>`
  );
}

/** An armillary sundial, 70 high, to stand on a pedestal. */
export const armillary = (p: Canvas) =>
  p.motif("armillary", () => {
    const rings = trace().ellipse(0, -38, 28).ellipse(0, -38, 28, 9).ellipse(0, -38, 9, 28);
    return (
      rect(-4, -10, 8, 10, ink.gilt, edge, 1) +
      line(rings, 4.4) +
      line(rings, 2.6, mix(ink.gilt, ink.straw, 0.2)) +
      line(trace().move(-26, -20).line([30, -58]), 3.4) +
      line(trace().move(-26, -20).line([30, -58]), 1.8, ink.gilt) +
      shape(trace().polygon([36, -62], [26, -60], [31, -52]), ink.gilt, edge, 0.9) +
      dot(0, -38, 5, ink.straw, edge, 1)
    );
  });

/** A column with base and capital from y up to top, `w` thick. */
export function column(
  p: Canvas,
  x: number,
  y: number,
  top: number,
  w: number,
  stone: string = pale,
): string {
  const h = w * 0.5;
  const shaft = trace()
    .move(x - w / 2, y - h * 1.4)
    .quad(x - w * 0.54, (y + top) / 2, x - w * 0.44, top + w)
    .line([x + w * 0.44, top + w])
    .quad(x + w * 0.54, (y + top) / 2, x + w / 2, y - h * 1.4)
    .close();
  const side = trace()
    .lines([x + w * 0.1, y - h * 1.4], [x + w * 0.08, top + w], [x + w * 0.44, top + w])
    .quad(x + w * 0.54, (y + top) / 2, x + w / 2, y - h * 1.4)
    .close();
  const cap = trace()
    .move(x - w * 0.44, top + w)
    .cubic(x - w * 0.5, top + w * 0.6, x - w * 0.95, top + w * 0.5, x - w * 0.95, top + w * 0.22)
    .line([x + w * 0.95, top + w * 0.22])
    .cubic(x + w * 0.95, top + w * 0.5, x + w * 0.5, top + w * 0.6, x + w * 0.44, top + w)
    .close();
  const leaves = trace();
  for (const k of [-0.6, -0.2, 0.2, 0.6])
    leaves.leaf(x + k * w * 0.5, top + w * 0.98, k * 55, w * 0.72, w * 0.14);
  return (
    shape(shaft, stone, edge, 1.4) +
    shape(side, p.hatch(90, 4.5)) +
    shape(cap, mix(stone, ink.paper, 0.3), edge, 1.4) +
    shape(leaves, stone, edge, 1) +
    rect(x - w * 1.02, top, w * 2.04, w * 0.24, mix(stone, ink.paper, 0.4), edge, 1.4) +
    rect(x - w * 0.46, top + w * 0.94, w * 0.92, w * 0.14, mix(stone, ink.paper, 0.4), edge, 1.2) +
    rect(x - w * 0.66, y - h * 1.5, w * 1.32, h * 0.7, mix(stone, ink.paper, 0.3), edge, 1.3) +
    rect(x - w * 0.84, y - h * 0.8, w * 1.68, h * 0.8, stone, edge, 1.4) +
    rect(x + w * 0.2, y - h * 0.8, w * 0.64, h * 0.8, p.hatch(-45, 4.5))
  );
}
