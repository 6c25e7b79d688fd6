import { areaOf, formsOf, placingOf } from "../pen/bounds.ts";
import type { Point } from "../pen/ink.ts";
import { attribute, hrefOf, tags } from "../pen/markup.ts";
import type { Sheet } from "../pen/plate-sheet.ts";

/** A form in units of the file, and how far it reaches. */
interface Form {
  points: readonly Point[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A form or motif of a specimen: where its tag begins, and what it covers. */
interface Laid {
  start: number;
  tag: string;
  isLeaf: boolean;
  /** Where a stalk from the ground ends in its blade. */
  joint?: Point;
  forms: Form[];
}

/** A leaf of which less than this is seen is a sliver that grows out of nothing. */
const sliver = 0.3;
/** In so many places each way it is looked for. */
const parted = 8;
/** Points of an outline that are looked at. */
const most = 20;
/** What covers less than this, in units of the file, hides nothing. */
const least = 60;

/** A specimen without the leaves that what lies before them hides all but a point of. */
export function withoutHidden(sheet: Sheet, specimen: string): string {
  const before: Form[] = [];
  let out = specimen;
  for (const { start, tag, isLeaf, joint, forms } of laidIn(sheet, specimen).toReversed()) {
    if (isLeaf && isHidden(forms, before) && isCovered(joint, before))
      out = out.slice(0, start) + out.slice(start + tag.length);
    else before.push(...forms);
  }
  return out;
}

function isHidden([blade]: readonly Form[], before: readonly Form[]): boolean {
  if (!blade) return false;
  const { left, right, top, bottom } = blade;
  const near = before.filter(
    (it) => it.left < right && it.right > left && it.top < bottom && it.bottom > top,
  );
  let [all, seen] = [0, 0];
  for (let i = 0; i < parted ** 2; i++) {
    const x = left + (((i % parted) + 0.5) / parted) * (right - left);
    const y = top + ((Math.floor(i / parted) + 0.5) / parted) * (bottom - top);
    if (!isIn(x, y, blade)) continue;
    all++;
    if (!near.some((form) => isIn(x, y, form))) seen++;
  }
  return seen < sliver * all;
}

/** A stalk whose end is seen has its blade. */
const isCovered = (joint: Point | undefined, before: readonly Form[]) =>
  !joint || before.some((form) => isIn(...joint, form));

function isIn(x: number, y: number, { points, left, right, top, bottom }: Form): boolean {
  if (x < left || x > right || y < top || y > bottom) return false;
  let inside = false;
  let [bx, by] = points.at(-1) ?? [0, 0];
  for (const [ax, ay] of points) {
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
    [bx, by] = [ax, ay];
  }
  return inside;
}

function formOf(points: readonly Point[]): Form {
  const form = { points, left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    form.left = Math.min(form.left, x);
    form.right = Math.max(form.right, x);
    form.top = Math.min(form.top, y);
    form.bottom = Math.max(form.bottom, y);
  }
  return form;
}

function laidIn(sheet: Sheet, markup: string): Laid[] {
  const laid: Laid[] = [];
  const leaves = sheet.motifsNamed(/^(leaf|blade) /);
  const onStalks = sheet.motifsNamed(/^leaf on stalk /);
  const outlines = new Map<string, Point[][]>();
  const within: ((point: Point) => Point)[] = [(point) => point];
  for (const { 0: tag, 1: kind, 2: attributes = "", index } of markup.matchAll(tags)) {
    const outer = within.at(-1) ?? ((point: Point) => point);
    if (kind === "/g") within.pop();
    const { place } = placingOf(attribute("transform", attributes));
    const placed = (point: Point) => outer(place(point));
    if (kind === "g") within.push(placed);
    if (kind === "path") {
      const forms = filledIn(sheet, attributes).map((points) => formOf(points.map(outer)));
      laid.push({ start: index, tag, isLeaf: false, forms });
    }
    if (kind === "use") {
      const id = hrefOf(attributes);
      const found = outlines.get(id) ?? outlinesOf(sheet, id);
      outlines.set(id, found);
      const forms = found.map((points) => formOf(points.map(placed)));
      laid.push({
        start: index,
        tag,
        isLeaf: leaves.has(id),
        ...(onStalks.has(id) && { joint: placed([0, 0]) }),
        forms,
      });
    }
  }
  return laid;
}

/** The largest forms of a motif, the largest first; of the motifs that it is made of how far they reach. */
function outlinesOf(sheet: Sheet, id: string): Point[][] {
  const all = Array.from(sheet.bodyOf(id).matchAll(tags)).flatMap(([, kind, attributes = ""]) => {
    if (kind === "path") return filledIn(sheet, attributes);
    if (kind !== "use") return [];
    const { place } = placingOf(attribute("transform", attributes));
    return [sheet.pointsOf(hrefOf(attributes)).map(place)];
  });
  const sized = all.map((points) => ({ points, area: areaOf(points) }));
  const [largest] = sized.sort((a, b) => b.area - a.area);
  return sized
    .filter(({ area }) => area > (largest?.area ?? 0) * 0.15)
    .map(({ points }) => {
      // Its teeth hide nothing more.
      const nth = Math.ceil(points.length / most);
      return points.filter((_, i) => i % nth === 0);
    });
}

const filledIn = (sheet: Sheet, attributes: string): Point[][] =>
  sheet.paintOf(attribute("class", attributes)).fill
    ? formsOf(attribute("d", attributes)).filter((points) => areaOf(points) > least)
    : [];
