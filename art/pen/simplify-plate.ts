import {
  areaOf,
  type Bounds,
  type Extent,
  inkOf,
  isWithin,
  outermost,
  placingOf,
  pointsIn,
} from "./bounds.ts";
import { farFrom, isGreen, printed } from "./ink.ts";
import { attribute, hrefOf, isOneForm, onePath, scaleIn, tags } from "./markup.ts";
import { placedPath } from "./placed-path.ts";
import type { Paint, Sheet } from "./plate-sheet.ts";

/** How much larger a form must be in the file for each thing more that is drawn on it: what is tried in turn. */
const sizes = [12, 15, 19, 24, 30, 38];
/** What is set down more seldom keeps all its detail. */
const often = 6;
/** How far the line of what is drawn on a form may reach beyond it. */
const edge = 4;

/** A tag of a motif; of a path also what it is painted with and how far it reaches. */
interface Part {
  tag: string;
  path?: Path;
}

interface Path {
  tag: string;
  name: string;
  paint: Paint;
  extent: Extent;
}

/**
 * Draws the motifs of a plate anew with as much on each petal and leaf as can be made out: a browser keeps every
 * path of a motif once for each time that it is set down, and is slow where there are thousands. `most` is how many
 * elements the plate may have, with those of each motif as often as it is set down.
 */
export function simplifyPlate(sheet: Sheet, body: string, most: number): void {
  const motifs = setDownOften(sheet, body).map(({ id, scale }) => {
    return { id, scale, parts: partsIn(sheet, sheet.bodyOf(id)) };
  });
  for (const size of sizes) {
    for (const { id, scale, parts } of motifs) sheet.redraw(id, fewer(parts, scale, size));
    if (elementsIn(sheet, body) <= most) return;
    // What a motif is made of comes after it.
    for (const { id } of motifs.toReversed()) sheet.redraw(id, flattened(sheet, sheet.bodyOf(id)));
    if (elementsIn(sheet, body) <= most) return;
  }
}

/**
 * A motif of small ones that lie side by side (a leaf of leaflets, flowers round a stem) with their paths in it, all
 * that are painted alike as one. It takes more bytes, so that only a plate that has too many elements is drawn so.
 */
function flattened(sheet: Sheet, markup: string): string {
  const uses = Array.from(markup.matchAll(tags)).filter(([, kind]) => kind === "use");
  if (uses.length < 3) return markup;
  const whole = areaOf(outermost(pointsIn(markup, (id) => sheet.pointsOf(id))));
  const covered = uses.reduce(
    (sum, [, , attributes = ""]) =>
      sum + areaOf(sheet.pointsOf(hrefOf(attributes))) * scaleIn(attributes) ** 2,
    0,
  );
  if (covered > whole * sideBySide) return markup;
  const placed: { tag: string; paths?: Placed[] }[] = [];
  for (const [tag, kind, attributes = ""] of markup.matchAll(tags)) {
    const paths = kind === "use" ? pathsPlaced(sheet, attributes) : undefined;
    if (paths?.length === 0) return markup;
    placed.push({ tag, ...(paths && { paths }) });
  }
  let out = "";
  let run: Placed[] = [];
  const flush = () => {
    for (const alike of Map.groupBy(
      run,
      ({ name, isClockwise }) => `${name} ${isClockwise}`,
    ).values())
      out += onePath(
        alike.map(({ tag }) => tag),
        alike[0]?.name ?? "",
      );
    run = [];
  };
  for (const { tag, paths } of placed) {
    if (paths) run.push(...paths);
    else {
      flush();
      out += tag;
    }
  }
  flush();
  return out;
}

/** How much of a motif its parts cover where they do not lie over one another. */
const sideBySide = 1.3;

interface Placed {
  tag: string;
  name: string;
  isClockwise: boolean;
}

/** The paths of a motif where a `use` sets them down; none where it is no motif of paths, or they would look otherwise. */
function pathsPlaced(sheet: Sheet, attributes: string): Placed[] {
  const markup = sheet.bodyOf(hrefOf(attributes));
  const scale = scaleIn(attributes);
  if (/<(use|g)/.test(markup) || scale < 0.65 || scale > 1.5) return [];
  const { place, mirrors } = placingOf(attribute("transform", attributes));
  return partsIn(sheet, markup).flatMap(({ path }) => {
    const d = path && placedPath(attribute("d", path.tag), place);
    const isClockwise = path?.extent.isClockwise !== mirrors;
    return d ? { tag: `<path d="${d}"/>`, name: path.name, isClockwise } : [];
  });
}

/** A motif in few forms, as it is set down so small that a form of this size shows one thing drawn on it. */
export const simplifyMotif = (sheet: Sheet, markup: string, scale: number, size: number) =>
  fewer(partsIn(sheet, markup), scale, size);

/**
 * Of the smallest forms only the outline stays, of larger ones also what is seen most on them; hairlines go. What is
 * small as a whole, a floret, is one form, and all that is painted alike in it one path, and so are neighboring stems.
 */
function fewer(parts: readonly Part[], scale: number, size: number): string {
  const fills = parts.filter(({ path }) => !path || path.paint.fill);
  const drawn = parts.filter((part, i) => {
    const { extent } = part.path ?? {};
    // An anther outside its flower would float in the air without its filament.
    const isLeftBehind =
      extent?.marks &&
      parts.slice(i - 1, i).some((it) => isHairline(it, scale)) &&
      fills.every(({ path }) => path && !isWithin(extent.bounds, path.extent.bounds, edge));
    return !isHairline(part, scale) && !isLeftBehind;
  });
  const paths = drawn.flatMap(({ path }) => path ?? []);
  const reach = reachOf(paths.map(({ extent }) => extent.bounds)) * scale;
  const forms = formsIn(drawn);
  if (paths.length === drawn.length && reach < size * flower)
    return asOneForm(
      paths,
      forms,
      Math.max(forms.some((form) => marksOf(form) > 0) ? 1 : 0, Math.floor(reach / size)),
      reach < size * floret,
    );
  const lost = new Set(
    forms.flatMap((form) =>
      bySeen(form.on)
        .slice(Math.max(marksOf(form), Math.floor((1.5 * Math.sqrt(form.area) * scale) / size)))
        .map(({ path }) => path),
    ),
  );
  const left = drawn.filter(({ path }) => !path || !lost.has(path));
  const runs: Part[][] = [];
  for (const part of left) {
    const run = runs.at(-1);
    const [before] = run ?? [];
    if (
      before?.path &&
      part.path &&
      isThin(before.path.extent, scale) &&
      isThin(part.path.extent, scale) &&
      kindOf(before.path) === kindOf(part.path)
    )
      run?.push(part);
    else runs.push([part]);
  }
  return runs
    .map(([one, ...others]) =>
      one?.path && others.length
        ? onePath(
            [one, ...others].map(({ tag }) => tag),
            one.path.name,
          )
        : one?.tag,
    )
    .join("");
}

/** What is seen on all of a flower's petals stays on all; where it is small all that is alike is one path. */
function asOneForm(
  paths: readonly Path[],
  forms: readonly Form[],
  many: number,
  isFloret: boolean,
): string {
  const seen = new Map<string, number>();
  const on = forms.flatMap((form) => form.on);
  for (const it of on) seen.set(it.path.name, (seen.get(it.path.name) ?? 0) + it.seen);
  const kept = new Set(
    [...seen]
      .sort((a, b) => b[1] - a[1])
      .slice(0, many)
      .map(([name]) => name),
  );
  const lost = new Set(on.flatMap(({ path }) => (kept.has(path.name) ? [] : path)));
  const left = paths.filter((path) => !lost.has(path));
  if (!isFloret) return left.map(({ tag }) => tag).join("");
  const [largest] = forms.toSorted((a, b) => b.area - a.area);
  const like = (path: Path) => {
    const { fill, line } = path.paint;
    // A leaf's stalk is outlined like its leaf; lips of a flower that are nearly of one color are of one.
    const isStalk = !line && largest && path.extent.area < largest.area / 6 && !kept.has(path.name);
    const ofLargest = largest?.path.paint.fill;
    const isNear = line && fill && ofLargest && farFrom(fill.day, ofLargest.day) < near;
    return isStalk || isNear ? largest?.path.name : undefined;
  };
  const kinds = Map.groupBy(
    left,
    (path) => `${like(path) ?? path.name} ${path.extent.isClockwise}`,
  );
  return Array.from(kinds, ([kind, alike]) =>
    onePath(
      alike.map(({ tag }) => tag),
      kind.replace(/ .*/, ""),
    ),
  ).join("");
}

/** Colors nearer than this are one in a floret. */
const near = 60;

/** How many things on a form are what it is known by from afar, as a coleus's red is on its leaf, or a leaf's edge. */
const marksOf = (form: Form) =>
  form.on.filter(
    (it) => it.path.paint.fill && (it.seen > form.area * marked || isRedOnGreen(form, it.path)),
  ).length;

const isRedOnGreen = ({ area, path: { paint } }: Form, { paint: { fill }, extent }: Path) =>
  paint.fill && fill && isGreen(paint.fill.day) && !isGreen(fill.day) && extent.area > area * 0.05;

/** So much of a form in another color, by how far the two colors are apart, is more than its shadow. */
const marked = 0.12 * 200 ** 2;

const bySeen = (on: Form["on"]) => on.toSorted((a, b) => b.seen - a.seen);

/** So many times as large as a form that shows one thing, a flower is seen as one, and its overlapping petals are not. */
const [flower, floret] = [4, 3.4];

/** Where two forms of a kind overlap that are drawn in opposite directions, one path would have a hole. */
const kindOf = ({ name, extent }: Path) => `${name} ${extent.isClockwise}`;

/** A line thinner than this is not seen. */
const hair = 0.3;
const isHairline = ({ path }: Part, scale: number) =>
  path !== undefined && !path.paint.fill && path.paint.wide * scale < hair;

/** Whether a form is no more than a line: a stem, a stalk. */
export const isThin = ({ area, length }: Extent, scale: number) =>
  ((2 * area) / length) * scale < 3;

/** How far apart the outermost of these bounds are, in units of the file. */
function reachOf(bounds: readonly Bounds[]): number {
  const wide = Math.max(...bounds.map((it) => it.right)) - Math.min(...bounds.map((it) => it.left));
  const high = Math.max(...bounds.map((it) => it.bottom)) - Math.min(...bounds.map((it) => it.top));
  return Math.max(wide, high) * printed;
}

/** The motifs that are set down often, each with how large it is at most. */
function setDownOften(sheet: Sheet, body: string): { id: string; scale: number }[] {
  const found = new Map<string, { scale: number; times: number }>();
  const placed = (id: string) => found.get(id) ?? { scale: 0, times: 0 };
  const find = (markup: string, scale: number, times: number) => {
    const scales = [scale];
    for (const [, tag, attributes = ""] of markup.matchAll(tags)) {
      const here = (scales.at(-1) ?? scale) * scaleIn(attributes);
      if (tag === "g") scales.push(here);
      if (tag === "/g") scales.pop();
      if (tag !== "use") continue;
      const id = hrefOf(attributes);
      const known = placed(id);
      found.set(id, { scale: Math.max(known.scale, here), times: known.times + times });
    }
  };
  find(body, 1, 1);
  const ids = sheet.motifsIn(body);
  for (const id of ids) find(sheet.bodyOf(id), placed(id).scale, placed(id).times);
  return ids
    .filter((id) => placed(id).times >= often)
    .map((id) => ({ id, scale: placed(id).scale }));
}

const partsIn = (sheet: Sheet, markup: string) =>
  Array.from(markup.matchAll(tags), ([tag, kind, attributes = ""]): Part => {
    if (kind !== "path") return { tag };
    const name = attribute("class", attributes);
    return {
      tag,
      path: {
        tag,
        name,
        paint: sheet.paintOf(name),
        extent: sheet.extentOf(attribute("d", attributes)),
      },
    };
  });

/** A filled and outlined form, and what follows within its outline: how much of each is seen. */
interface Form {
  path: Path;
  area: number;
  on: { path: Path; seen: number }[];
}

function formsIn(parts: readonly Part[]): Form[] {
  const forms: Form[] = [];
  let ground: { color: string; form: Form } | undefined;
  for (const { path } of parts) {
    if (!path) {
      ground = undefined;
      continue;
    }
    const {
      extent,
      paint: { fill, line, wide },
    } = path;
    if (fill && line) {
      ground = { color: fill.day, form: { path, area: extent.area, on: [] } };
      forms.push(ground.form);
    } else if (ground && isWithin(extent.bounds, ground.form.path.extent.bounds, edge)) {
      const inked = fill ? extent.area : inkOf(extent, wide);
      const color = (fill ?? line)?.day ?? ground.color;
      ground.form.on.push({ path, seen: inked * farFrom(color, ground.color) ** 2 });
    }
  }
  return forms;
}

/** How many elements a browser makes of a part of a plate. */
export function elementsIn(sheet: Sheet, body: string): number {
  const known = new Map<string, number>();
  const ofMotif = (id: string): number => {
    const markup = sheet.bodyOf(id);
    const elements = known.get(id) ?? (isOneForm(markup) ? 0 : 1) + count(markup);
    known.set(id, elements);
    return elements;
  };
  const count = (markup: string) => {
    let elements = 0;
    for (const [, tag, attributes = ""] of markup.matchAll(tags))
      if (tag !== "/g") elements += 1 + (tag === "use" ? ofMotif(hrefOf(attributes)) : 0);
    return elements;
  };
  return count(body);
}
