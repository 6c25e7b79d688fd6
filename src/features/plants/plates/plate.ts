import { frame, height, sill, width } from "#drawing/frame.ts";
import { at, Sheet } from "#drawing/sheet.ts";
import { familyOf } from "./families.ts";
import type { Subject } from "./family.ts";

/** How a plate is lettered; a blind one has neither caption nor number. */
export interface Lettering {
  number: string;
  blind?: boolean;
}

/**
 * The plate of a plant as an SVG file that holds its day and its night. The same subject gives the
 * same bytes.
 */
export function drawPlate(subject: Subject, { number, blind = false }: Lettering): string {
  const sheet = new Sheet(subject.slug);
  const drawn = familyOf(subject.figure.family)(sheet, subject);
  const tree = subject.kind === "tree";
  const right = drawn.empty === "right";
  const x = (fromLeft: number) => (right ? width - fromLeft : fromLeft);
  const foot = sill - 44;
  const high = (drawn.detailAt ?? (tree ? "low" : "high")) === "high";
  const body =
    frame(sheet, blind ? "" : subject.latin, blind ? "" : number) +
    (drawn.season ? at([x(940), foot - 6], drawn.season) : "") +
    at([x(tree ? 370 : 258), foot - 6], drawn.habit) +
    at([x(tree ? 700 : 690), tree ? 640 : foot], drawn.specimen) +
    at(high ? [x(268), 520] : [x(tree ? 690 : 960), foot - 150], drawn.detail);
  return sheet.finish(width, height, body);
}
