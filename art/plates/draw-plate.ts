import type { Bounds } from "#art/pen/bounds.ts";
import { frame, height, sill, width } from "#art/pen/frame.ts";
import { at, Sheet, sized } from "#art/pen/plate-sheet.ts";
import type { FigureFamily } from "../figures/figure.ts";
import { climbers } from "./herbs/climbers.ts";
import { crowns } from "./herbs/crowns.ts";
import { cupsAndStars } from "./herbs/cups-and-stars.ts";
import { denseSpikes } from "./herbs/dense-spikes.ts";
import { doubleComposites } from "./herbs/double-composites.ts";
import { ferns } from "./herbs/ferns.ts";
import { foliage } from "./herbs/foliage.ts";
import { globes } from "./herbs/globes.ts";
import { grasses } from "./herbs/grasses.ts";
import { heartsAndSpurs } from "./herbs/hearts-and-spurs.ts";
import { irises } from "./herbs/irises.ts";
import { lilies } from "./herbs/lilies.ts";
import { peas } from "./herbs/peas.ts";
import { peonies } from "./herbs/peonies.ts";
import { plumes } from "./herbs/plumes.ts";
import { rayed } from "./herbs/rayed.ts";
import { spires } from "./herbs/spires.ts";
import { trumpets } from "./herbs/trumpets.ts";
import { twoLipped } from "./herbs/two-lipped.ts";
import { umbels } from "./herbs/umbels.ts";
import { woodlandBells } from "./herbs/woodland-bells.ts";
import type { Drawing, Family, Subject } from "./plate-subject.ts";
import { blossomTrees } from "./trees/blossom-trees.ts";
import { chainTrees } from "./trees/chain-trees.ts";
import { conifers } from "./trees/conifers.ts";
import { leafTrees, lobedTrees } from "./trees/leaf-trees.ts";

/** Who draws what: one line for each family. */
const drawingsByFamily: Record<FigureFamily, Family> = {
  "cups-and-stars": cupsAndStars,
  rayed: rayed,
  lilies: lilies,
  "blossom-trees": blossomTrees,
  "leaf-trees": leafTrees,
  "chain-trees": chainTrees,
  conifers: conifers,
  "lobed-trees": lobedTrees,
  "dense-spikes": denseSpikes,
  "double-composites": doubleComposites,
  "two-lipped": twoLipped,
  climbers: climbers,
  peas: peas,
  trumpets: trumpets,
  "woodland-bells": woodlandBells,
  "hearts-and-spurs": heartsAndSpurs,
  grasses: grasses,
  foliage: foliage,
  ferns: ferns,
  "umbels-and-domes": umbels,
  spires: spires,
  plumes: plumes,
  irises: irises,
  peonies: peonies,
  globes: globes,
  crowns: crowns,
};

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
  const drawn = drawingsByFamily[subject.figure.family](sheet, subject);
  const body =
    frame(sheet, blind ? "" : subject.latin, blind ? "" : number) +
    (subject.kind === "tree" ? composedTree(sheet, drawn) : composed(sheet, drawn));
  return sheet.finish(width, height, body);
}

/** Where stems are cut and plants stand. */
const foot = sill - 44;
/** How near the arch a part may come, at its sides and at its foot. */
const sides = { left: 112, right: width - 112, foot: sill - 14 };

/** How high a spray may be raised under the arch, and how far a tree may be made smaller for it. */
const raised = { top: 190, habit: 0.84 };

/** A tree's spray over its silhouette, apart from it: the spray goes up, then the silhouette is made smaller. */
function composedTree(sheet: Sheet, drawn: Drawing): string {
  const { specimen, habit, season = "", detail, detailAt = "low" } = drawn;
  const [whole, spray, part, second] = [habit, specimen, detail, season].map((it) =>
    sheet.bounds(it),
  ) as [Bounds, Bounds, Bounds, Bounds];
  const ground = foot - 6;
  const over = 640 + spray.bottom + 10 - (ground + whole.top);
  // The largest spray goes down a little: high up, the arch is narrow.
  const up = Math.max(
    640 + spray.top < 140 ? -30 : 0,
    Math.min(over, 640 + spray.top - raised.top),
  );
  const small = Math.min(1, Math.max(raised.habit, 1 - Math.max(0, over - up) / -whole.top));
  const k = Math.floor(small * 100) / 100;
  const habitX = Math.max(370 * k, sides.left - whole.left * k);
  const seasonX = Math.min(940, sides.right - second.right);
  // Beside the gardener, whose place is right of the tree, and left of the second tree.
  const beside = Math.min(
    habitX + whole.right * k + 14 - part.left,
    season ? seasonX + second.left - 10 - part.right : Infinity,
  );
  return (
    (season ? at([seasonX, ground], season) : "") +
    sized([habitX, ground], k, habit) +
    at([Math.min(700, sides.right - spray.right), 640 - up], specimen) +
    at(detailAt === "high" ? [268, 520] : [Math.max(690, beside), foot - 150], detail)
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
