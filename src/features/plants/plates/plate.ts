import { frame, height, sill, width } from "#drawing/frame.ts";
import { at, Sheet, sized } from "#drawing/sheet.ts";
import { familyOf } from "./families.ts";
import type { Drawing, Subject } from "./family.ts";

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
  const body =
    frame(sheet, blind ? "" : subject.latin, blind ? "" : number) +
    (subject.kind === "tree" ? composedTree(sheet, drawn) : composed(sheet, drawn));
  return sheet.finish(width, height, body);
}

/** Where stems are cut and plants stand. */
const foot = sill - 44;
/** How near the arch a part may come, at its sides and at its foot. */
const sides = { left: 112, right: width - 112, foot: sill - 14 };

function composedTree(sheet: Sheet, drawn: Drawing): string {
  const { specimen, habit, season, detail, detailAt = "low" } = drawn;
  const x = (part: string, usual: number) =>
    Math.min(usual, sides.right - sheet.bounds(part).right);
  return (
    (season ? at([x(season, 940), foot - 6], season) : "") +
    at([Math.max(370, sides.left - sheet.bounds(habit).left), foot - 6], habit) +
    at([x(specimen, 700), 640], specimen) +
    at(detailAt === "high" ? [268, 520] : [690, foot - 150], detail)
  );
}

/** What the specimen may take beside the habit and the detail, and how far it may be enlarged. */
const beside = { left: 400, right: 1076, high: 1090, scale: 1.4 };
/** The same of a low and broad one that has the foot of the plate for itself. */
const below = { left: 140, right: 1060, high: 780, scale: 1.5 };
/** How broad a habit may be beside the specimen. */
const habitWide = 300;
/** How high what stands over a specimen may reach under the arch. */
const highest = 190;
/** A specimen that stays lower than this leaves the arch empty; a broad one may be a little higher. */
const low = (wide: number) => (wide > 690 ? 835 : 775);

/**
 * The specimen as large as the paper allows. A low and broad plant takes the whole breadth; its habit
 * and detail then stand over it and not beside it.
 */
function composed(sheet: Sheet, { specimen, habit, detail }: Drawing): string {
  const { left, right, top, bottom } = sheet.bounds(specimen);
  const fitted = (space: typeof beside) =>
    Math.min(space.high / -top, (space.right - space.left) / (right - left), space.scale);
  // A hair more is not worth a change of line width, and nothing is made smaller.
  const scaleIn = (space: typeof beside) => {
    const k = Math.floor(fitted(space) * 20) / 20;
    return k > 1.04 ? k : 1;
  };
  /** What hangs lower than the foot lifts it. */
  const y = (k: number) => Math.min(foot, sides.foot - bottom * k);
  const whole = sheet.bounds(habit);
  if (-top * scaleIn(beside) >= low(right - left)) {
    const k = scaleIn(beside);
    const usual = k === 1 ? 690 : Math.max(690, beside.left - left * k);
    const small = Math.min(1, Math.floor((habitWide / (whole.right - whole.left)) * 100) / 100);
    return (
      sized([Math.max(258, sides.left - whole.left * small), foot - 6], small, habit) +
      sized([Math.min(usual, beside.right - right * k), y(k)], k, specimen) +
      at([268, 520], detail)
    );
  }
  // A tall habit over it needs some of its height.
  const room = foot - 44 - highest + whole.top;
  const k = Math.min(scaleIn(below), Math.floor((room / -top) * 100) / 100);
  const over = foot + top * k - 44;
  return (
    sized([600 - ((left + right) / 2) * k, y(k)], k, specimen) +
    at([350, over - Math.max(0, 130 + whole.top) * 0.5], habit) +
    at([850, over - 130], detail)
  );
}
