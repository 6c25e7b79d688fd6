import { areaOf, boundsOf, inkOf, outermost, placingOf, pointsIn, sizeOf } from "./bounds.ts";
import { blend, contour, type Tone } from "./colors.ts";
import { steps } from "./curve.ts";
import { farFrom, isGreen, type Point, printed, Trace } from "./ink.ts";
import { attribute, hrefOf, isOneForm, scaleIn, tags } from "./markup.ts";
import type { Sheet } from "./plate-sheet.ts";
import { isThin, simplifyMotif } from "./simplify-plate.ts";

/** Of spots of one motif within such a square of the file, one is seen, and fills it; one that is alone keeps its size. */
const square = 5;
const filled = 7.4;

/** Spots are drawn to so many units of the file, of which their plant shows a quarter. */
const grid = 4;

/** What lies over the largest form tells a third of what it covers, or a white flower would take the green of its sepals. */
const prevailing = 0.33;

/** A flower with its calyx and stalk is the color of its petals: what is mixed of red and green is brown. */
function withoutGreen<T extends { tone: Tone; area: number }>(laid: T[]): T[] {
  const rest = laid.filter(({ tone }) => !isGreen(tone.day));
  const sum = (of: T[]) => of.reduce((all, { area }) => all + area, 0);
  return sum(rest) > 0.15 * sum(laid) ? rest : laid;
}

/** A line weighs less than what it holds, or a white flower would be gray. */
const outlined = 0.12;

/** The color of a part from afar: of its largest form, and over that each in turn by how much of the whole it covers. */
function blendedIn(sheet: Sheet, id: string): Tone | undefined {
  const whole = areaOf(sheet.pointsOf(id));
  const laid: { tone: Tone; area: number }[] = [];
  const layAll = (markup: string, scale: number) => {
    for (const [, tag, attributes = ""] of markup.replace(edged, "").matchAll(tags)) {
      if (tag === "use") layAll(sheet.bodyOf(hrefOf(attributes)), scale * scaleIn(attributes));
      if (tag !== "path") continue;
      const { fill, line, wide } = sheet.paintOf(attribute("class", attributes));
      const extent = sheet.extentOf(attribute("d", attributes));
      const inked = inkOf(extent, wide) * (extent.marks ? 1 : outlined);
      if (fill) laid.push({ tone: fill, area: extent.area * scale * scale });
      if (line) laid.push({ tone: line, area: inked * scale * scale });
    }
  };
  layAll(sheet.bodyOf(id), 1);
  const told = withoutGreen(laid);
  // Dark and light threads are of one color.
  const like = (one: { tone: Tone }) =>
    told.filter(({ tone }) => farFrom(tone.day, one.tone.day) < 140);
  const shareOf = (one: { tone: Tone }) => like(one).reduce((sum, { area }) => sum + area, 0);
  const [largest] = told.toSorted((a, b) => shareOf(b) - shareOf(a) || b.area - a.area);
  if (!largest) return undefined;
  const alike = new Set(like(largest));
  return told.reduce(
    (color, it) =>
      blend(
        color,
        it.tone,
        alike.has(it) ? it.area / shareOf(largest) : Math.min(1, (prevailing * it.area) / whole),
      ),
    largest.tone,
  );
}

const colors = new WeakMap<Sheet, Map<string, Tone | undefined>>();

function spotColorOf(sheet: Sheet, id: string): Tone | undefined {
  const known = colors.get(sheet) ?? new Map<string, Tone | undefined>();
  colors.set(sheet, known);
  if (!known.has(id)) known.set(id, blendedIn(sheet, id));
  return known.get(id);
}

/**
 * A motif as it looks when it is set down small: what can no longer be made out (a flower of a spike, a
 * leaflet) becomes one form in the color of most of it, neighbors of one color one path, and hairlines go. A shoot
 * with all its parts is thousands of forms, painted anew at every sight of the plate, and no more than a spot each.
 *
 * `scale`: how small it is set down. `spot`: what is smaller than this in the file (half a unit of the drawing each)
 * is one spot of color.
 */
export function simplifySmallMotif(sheet: Sheet, id: string, scale: number, spot: number): string {
  return sheet.motif(`${id} small ${spot}`, () => simplified(sheet, sheet.bodyOf(id), scale, spot));
}

/** Whether a motif is of lines, or one form that leaves most of its outline open: cut to threads it would be a block as a spot. */
function isOfThreads(sheet: Sheet, id: string): boolean {
  const body = sheet.bodyOf(id);
  if (!isOneForm(body) || !body.startsWith("<path")) return false;
  const extent = sheet.extentOf(attribute("d", body));
  return sheet.paintOf(attribute("class", body)).fill
    ? extent.area < 0.4 * areaOf(sheet.pointsOf(id))
    : extent.marks === 0;
}

interface Spot {
  color: Tone;
  id: string;
  place: (point: Point) => Point;
  around: readonly Point[];
  /** How small it is set down. */
  scale: number;
  isOneOfMany: boolean;
}

function simplified(sheet: Sheet, markup: string, scale: number, spot: number): string {
  const few = simplifyMotif(sheet, markup.replace(edged, ""), scale, 2 * spot);
  if (!few.includes("<use")) return few;
  const scales = [scale];
  const seen = new Map<string, Spot>();
  let out = "";
  let spots: Spot[] = [];
  /** Of spots that follow one another, those of one color, and round ones as wide, are one path. */
  const flush = () => {
    const paths: { color: Tone; wide: number; d: Trace }[] = [];
    for (const { color, id, place, around, scale: here, isOneOfMany } of spots) {
      const size = dotOf(around, here, isOneOfMany ? filled : 4.5);
      const petaled = size * here * printed > least ? petaledOf(sheet, id, place, size) : [];
      const wide = petaled.length ? 0 : size;
      let alike = paths.find((it) => it.wide === wide && farFrom(it.color.day, color.day) < 30);
      if (!alike) {
        alike = { color, wide, d: new Trace(1 / grid) };
        paths.push(alike);
      }
      if (petaled.length) alike.d.polygon(...petaled);
      else if (wide) alike.d.mark(...middleOf(around));
      else alike.d.polygon(...around);
    }
    for (const { color, wide, d } of paths)
      out += wide
        ? sheet.line(d, color, wide)
        : sheet.bound(d, color, blend(color, contour, 0.35), 0.7 / scale);
    spots = [];
  };
  for (const [whole, tag, attributes = ""] of few.matchAll(tags)) {
    const outer = scales.at(-1) ?? scale;
    const id = hrefOf(attributes);
    const here = outer * scaleIn(attributes);
    const points = sheet.pointsOf(id);
    const extent = tag === "path" ? sheet.extentOf(attribute("d", attributes)) : undefined;
    // Stalks are drawn under the flowers before them, too, so that these stay together.
    if (extent && isThin(extent, outer)) {
      out += whole;
      continue;
    }
    if (tag !== "use" || sizeOf(points) * here >= spot || isOfThreads(sheet, id)) {
      flush();
      if (tag === "/g") scales.pop();
      if (tag === "g") scales.push(here);
      if (tag === "use")
        out += whole.replace(`#${id}"`, `#${simplifySmallMotif(sheet, id, here, spot)}"`);
      else out += whole;
      continue;
    }
    const { place } = placingOf(attribute("transform", attributes));
    // Petals round one foot are told apart by where they end.
    const around = silhouette(points.map(place));
    const spotted = `${id} ${middleOf(around).map((it) => Math.floor((it * outer) / square))}`;
    const before = seen.get(spotted);
    if (before) before.isOneOfMany = true;
    const color = before ? undefined : spotColorOf(sheet, id);
    if (!color) continue;
    const one = { color, id, place, around, scale: outer, isOneOfMany: false };
    seen.set(spotted, one);
    spots.push(one);
  }
  flush();
  return simplifyMotif(sheet, out, scale, 2 * spot);
}

/** A form or line under the same one in another width, whose edge it is. */
const edged = /<path class="\w+" d="([^"]*)"\/>(?=<path class="\w+" d="\1"\/>)/g;

/** How wide a spot is drawn as a round mark, which takes a tenth of the bytes; 0 where it is too long for one. */
function dotOf(around: readonly Point[], scale: number, least: number): number {
  const { left, right, top, bottom } = boundsOf(around);
  const [less, more] = [right - left, bottom - top].sort((a, b) => a - b) as [number, number];
  // A slanting leaflet fills less than half of the box round it.
  if (more > 1.5 * less || areaOf(around) < 0.5 * less * more * printed ** 2) return 0;
  const size = ((less + more) / 2) * printed * scale;
  return Math.round(Math.max(least, Math.round(size / 3) * 3) / scale) / printed;
}

function middleOf(around: readonly Point[]): Point {
  const { left, right, top, bottom } = boundsOf(around);
  return [((left + right) / 2) * printed, ((top + bottom) / 2) * printed];
}

const onGrid = (v: number) => Math.round(v / grid) * grid;

/** What is smaller than this in the file is round. */
const least = 4.5;

const profiles = new WeakMap<Sheet, Map<string, readonly number[]>>();
/** In how many directions the outline of a flower is known. */
const directions = 15;

/** How far a motif reaches from its middle in each direction, of its half size: petals are told apart by the gaps between them. */
function profileOf(sheet: Sheet, id: string): readonly number[] {
  const known = profiles.get(sheet) ?? new Map<string, readonly number[]>();
  profiles.set(sheet, known);
  const found = known.get(id);
  if (found) return found;
  const [x, y] = middleOf(sheet.pointsOf(id));
  const half = sizeOf(sheet.pointsOf(id)) / 2;
  const reach = steps(directions).map(() => 0);
  const reaches = (n: number, far: number) => {
    reach[n % directions] = Math.max(reach[n % directions] ?? 0, far / half);
  };
  for (const { points, isFilled } of formsIn(sheet, id))
    for (const [i, [ax, ay]] of points.entries()) {
      if (!isFilled) {
        // A stamen reaches as far as its tip.
        const turn = Math.atan2(ay - y, ax - x) / (2 * Math.PI);
        reaches(Math.round(turn * directions) + directions, Math.hypot(ax - x, ay - y));
        continue;
      }
      const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
      const [px, py, ex, ey] = [ax - x, ay - y, bx - ax, by - ay];
      for (let n = 0; n < directions; n++) {
        const a = (n / directions) * 2 * Math.PI;
        const [dx, dy] = [Math.cos(a), Math.sin(a)];
        const across = dx * ey - dy * ex;
        const on = (px * dy - py * dx) / across;
        if (on >= 0 && on <= 1) reaches(n, (px * ey - py * ex) / across);
      }
    }
  known.set(id, reach);
  return reach;
}

/** The forms and lines of a motif, each by its points. */
function formsIn(sheet: Sheet, id: string): { points: Point[]; isFilled: boolean }[] {
  const groups: ((point: Point) => Point)[] = [];
  const grouped = (point: Point) => groups.reduceRight((it, place) => place(it), point);
  return Array.from(sheet.bodyOf(id).matchAll(tags)).flatMap(([tag, kind, attributes = ""]) => {
    const { place } = placingOf(attribute("transform", attributes));
    if (kind === "g") groups.push(place);
    if (kind === "/g") groups.pop();
    if (kind === "use")
      return formsIn(sheet, hrefOf(attributes)).map((form) => ({
        ...form,
        points: form.points.map((point) => grouped(place(point))),
      }));
    const isFilled = sheet.paintOf(attribute("class", attributes)).fill !== undefined;
    return kind === "path" ? [{ points: pointsIn(tag, () => []).map(grouped), isFilled }] : [];
  });
}

/**
 * The outline of a small flower, `size` wide, with its petals, turned as it stands by an eighth of a circle. Outlines of
 * one motif are written alike, which takes few bytes.
 */
function petaledOf(
  sheet: Sheet,
  id: string,
  place: (point: Point) => Point,
  size: number,
): Point[] {
  const [x, y] = middleOf(sheet.pointsOf(id).map(place));
  const [zero, right, down] = [place([0, 0]), place([1, 0]), place([0, 1])];
  const mirrored =
    (right[0] - zero[0]) * (down[1] - zero[1]) < (right[1] - zero[1]) * (down[0] - zero[0])
      ? -1
      : 1;
  const eighth = Math.PI / 4;
  const turn = Math.round(Math.atan2(right[1] - zero[1], right[0] - zero[0]) / eighth) * eighth;
  const around = profileOf(sheet, id).map((reach, i): Point => {
    const a = turn + mirrored * (i / directions) * 2 * Math.PI;
    const far = Math.max(reach, 0.36) * size * printed * 0.58;
    return [onGrid(x) + onGrid(Math.cos(a) * far), onGrid(y) + onGrid(Math.sin(a) * far)];
  });
  // Its joint stays where it is, or it would hang beside its stalk.
  const joint = zero.map(onGrid) as [number, number];
  const away = (point: Point) => Math.hypot(point[0] - joint[0], point[1] - joint[1]);
  const nearest = around.reduce((a, b) => (away(b) < away(a) ? b : a));
  const isInside =
    Math.hypot(joint[0] - x, joint[1] - y) < Math.hypot(nearest[0] - x, nearest[1] - y);
  if (!isInside && away(nearest) < size * printed) around[around.indexOf(nearest)] = joint;
  return cornersOf(mirrored > 0 ? around : around.reverse());
}

/** A few points round a spot, all spots in the same direction, so that where two overlap neither is a hole. */
function silhouette(points: readonly Point[]): Point[] {
  return cornersOf(outermost(points, 6).map(([x, y]): Point => [onGrid(x), onGrid(y)]));
}

const cornersOf = (around: readonly Point[]) =>
  around.filter(([x, y], i) => {
    const [nextX, nextY] = around[(i + 1) % around.length] ?? [];
    return x !== nextX || y !== nextY;
  });
