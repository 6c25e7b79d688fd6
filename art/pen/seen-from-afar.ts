import { areaOf, type Bounds, boundsOf, extentOf, pointsIn, sizeOf } from "./bounds.ts";
import { blend, type Tone } from "./colors.ts";
import { num, Trace } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";

/** What is smaller than this in the file (half a unit of the drawing each) is one spot of color. */
const spot = 12;
/** Of spots of one motif within such a square of the file, one is seen, and fills it. */
const square = 6;
/** A line thinner than this is not seen. */
const hair = 0.3;

/** A line weighs less than what it holds, or a white flower would be gray. */
const outlined = 0.3;

const parts = /<(path|use|g|\/g)\b([^>]*)>/g;
const attribute = (name: string, attributes: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
const hrefOf = (attributes: string) => attribute("href", attributes).slice(1);

/** How much larger a part is than it is written: its own scale, the greater of the two. */
function scaleIn(attributes: string): number {
  const scale = /scale\(([^)]*)\)/.exec(attributes)?.[1] ?? "1";
  return Math.max(...scale.split(" ").map((it) => Math.abs(Number(it))));
}

/** The color of a part from afar: of its largest form, and over that each in turn by how much of the whole it covers. */
function colorOf(sheet: Sheet, id: string): Tone | undefined {
  const whole = areaOf(sheet.pointsOf(id));
  const laid: { tone: Tone; area: number }[] = [];
  const layAll = (markup: string, scale: number) => {
    for (const [, tag, attributes = ""] of markup.matchAll(parts)) {
      if (tag === "use") layAll(sheet.bodyOf(hrefOf(attributes)), scale * scaleIn(attributes));
      if (tag !== "path") continue;
      const { fill, line, wide } = sheet.paintOf(attribute("class", attributes));
      const d = attribute("d", attributes);
      const { area, length } = extentOf(d);
      // Of round marks each is as long as it is wide; the ways between them are not drawn.
      const marks = d.split("h0").length - 1;
      const inked = marks ? marks * wide * wide : length * wide * outlined;
      if (fill) laid.push({ tone: fill, area: area * scale * scale });
      if (line) laid.push({ tone: line, area: inked * scale * scale });
    }
  };
  layAll(sheet.bodyOf(id), 1);
  const [largest] = laid.toSorted((a, b) => b.area - a.area);
  return laid.reduce(
    (color, { tone, area }) => color && blend(color, tone, Math.min(1, area / whole)),
    largest?.tone,
  );
}

/**
 * A motif as it looks when it is set down small: what can no longer be made out (a flower of a spike, a
 * leaflet) becomes one form in the color of most of it, and hairlines go. A shoot with all its parts is
 * thousands of forms, painted anew at every sight of the plate, and no more than a spot of color each.
 *
 * `scale`: how small it is set down.
 */
export function seenFromAfar(sheet: Sheet, id: string, scale: number): string {
  return sheet.motif(`${id} from afar`, () => simplified(sheet, sheet.bodyOf(id), scale));
}

function simplified(sheet: Sheet, markup: string, scale: number): string {
  if (!markup.includes("<use")) return twoLargest(sheet, markup, scale);
  const scales = [scale];
  const seen = new Set<string>();
  return markup.replace(parts, (whole, tag: string, attributes: string) => {
    const outer = scales.at(-1) ?? scale;
    if (tag === "/g") scales.pop();
    if (tag === "g") scales.push(outer * scaleIn(attributes));
    if (tag === "path") return isSeen(sheet, attributes, outer) ? whole : "";
    if (tag !== "use") return whole;
    const id = hrefOf(attributes);
    const here = outer * scaleIn(attributes);
    const size = sizeOf(sheet.pointsOf(id)) * here;
    if (size >= spot) {
      return whole.replace(`#${id}"`, `#${seenFromAfar(sheet, id, here)}"`);
    }
    const [x = 0, y = 0] =
      /translate\(([^)]*)\)/.exec(attributes)?.[1]?.split(" ").map(Number) ?? [];
    const place = `${id} ${[x, y].map((it) => Math.floor((it * outer) / square))}`;
    if (seen.has(place)) return "";
    seen.add(place);
    const spotted = whole.replace(`#${id}"`, `#${spotOf(sheet, id)}"`);
    return size < square ? spotted.replace('"/>', `scale(${num(square / size)})"/>`) : spotted;
  });
}

function isSeen(sheet: Sheet, attributes: string, scale: number): boolean {
  const { fill, wide } = sheet.paintOf(attribute("class", attributes));
  return fill !== undefined || wide * scale >= hair;
}

/** A leaf or a petal: its form, and what covers most of that. What is no single form stays as it is. */
function twoLargest(sheet: Sheet, markup: string, scale: number): string {
  if (markup.includes("<g")) return markup;
  const paths = Array.from(markup.matchAll(/<path\b([^>]*)>/g), ([whole, attributes = ""]) => {
    const points = pointsIn(whole, () => []);
    return { whole, attributes, bounds: boundsOf(points), area: areaOf(points) };
  });
  const seen = paths.filter(({ attributes }) => isSeen(sheet, attributes, scale));
  const largest = seen.toSorted((a, b) => b.area - a.area).slice(0, 2);
  const [form] = largest;
  const isOneForm = form && seen.every(({ bounds }) => isWithin(bounds, form.bounds));
  const kept = isOneForm ? seen.filter((it) => largest.includes(it)) : seen;
  return kept.map(({ whole }) => whole).join("");
}

/** Whether one lies within the other, but for an edge that nobody sees at this size. */
function isWithin(one: Bounds, other: Bounds): boolean {
  const edge = 10;
  return (
    one.left >= other.left - edge &&
    one.right <= other.right + edge &&
    one.top >= other.top - edge &&
    one.bottom <= other.bottom + edge
  );
}

/** The outline of a motif in its color from afar. */
function spotOf(sheet: Sheet, id: string): string {
  return sheet.motif(`${id} as a spot`, () => {
    const color = colorOf(sheet, id);
    return color ? sheet.fill(new Trace(1).polygon(...sheet.pointsOf(id)), color) : "";
  });
}
