import type { Bounds } from "#art/pen/bounds.ts";
import { frame, height, sill, width } from "#art/pen/frame.ts";
import { at, Sheet, sized } from "#art/pen/plate-sheet.ts";
import { simplifyPlate } from "#art/pen/simplify-plate.ts";
import { fitted, grown } from "#art/pen/whole-plant.ts";
import type { FigureFamily } from "../figures/figure.ts";
import { flowerSection } from "./flowers/flower-sections.ts";
import { groundBehind } from "./ground-behind-pale-flowers.ts";
import { crowns } from "./herbs/bee-balms.ts";
import { climbers } from "./herbs/climbers.ts";
import { cupsAndStars } from "./herbs/cup-and-star-plants.ts";
import { denseSpikes } from "./herbs/dense-spikes.ts";
import { doubleComposites } from "./herbs/double-composites.ts";
import { ferns } from "./herbs/ferns.ts";
import { foliage } from "./herbs/foliage.ts";
import { globes } from "./herbs/globe-headed-plants.ts";
import { grasses } from "./herbs/grasses.ts";
import { heartsAndSpurs } from "./herbs/hearts-and-spurs.ts";
import { irises } from "./herbs/iris-plants.ts";
import { lilies } from "./herbs/lily-plants.ts";
import { twoLipped } from "./herbs/lipped-plants.ts";
import { peas } from "./herbs/peas.ts";
import { peonies } from "./herbs/peonies.ts";
import { plumes } from "./herbs/plumes.ts";
import { rayed } from "./herbs/ray-flowered-plants.ts";
import { spires } from "./herbs/spire-plants.ts";
import { trumpets } from "./herbs/trumpets.ts";
import { umbels } from "./herbs/umbels.ts";
import { woodlandBells } from "./herbs/woodland-bells.ts";
import { withoutHidden } from "./hidden-leaves.ts";
import type { Drawing, Family, Subject } from "./plate-subject.ts";
import { leafOf } from "./stems/leaf-of-figure.ts";
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

/** Elements a plate is drawn with at most, where that can be: a tree's parts are smaller than an herb's, and show less. */
const mostElements = { perennial: 1500, annual: 1200, tree: 720 };

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
  const whole = drawingsByFamily[subject.figure.family](sheet, subject);
  const drawn = { ...whole, specimen: withoutHidden(sheet, whole.specimen) };
  const body =
    frame(sheet, blind ? "" : subject.latin, blind ? "" : number, groundBehind(subject)) +
    (subject.kind === "tree" ? composedTree(sheet, drawn) : composed(sheet, drawn, subject));
  simplifyPlate(sheet, body, mostElements[subject.kind]);
  return sheet.finish(width, height, body);
}

/** How much of its breadth a plant covers by rooting there; the others grow from one foot. */
const lying: Partial<Record<string, number>> = { mat: 1, trailing: 0.7, mound: 0.45 };

/** Where stems are cut and plants stand. */
const foot = sill - 44;
/** How near the arch a part may come, at its sides and at its foot. */
const sides = { left: 112, right: width - 112, foot: sill - 26 };
/** The room between two parts. */
const apart = 22;
const floored = (k: number) => Math.floor(k * 20) / 20;

/** How high a tree may stand: under its spray, and where it leaves the spray room beside it. */
const standing = { under: 530, beside: 930, scale: 1.9 };
/** A tree that is this much narrower than high, a pillar, stands beside its spray. */
const isNarrow = ({ left, right, top }: Bounds) => right - left < -top * 0.5;
/** How large a tree's detail may be. */
const detailRoom = { wide: 230, high: 250, scale: 1.3 };
/** Left of this the middle of a tree is not the middle of its plate. */
const leftmost = 412;

/**
 * A tree is known by how it stands, so its habit is the highest, and by its twig, which is all but as high. Its second
 * self and its detail stand in a column beside it; its spray has the room over both, or over the column alone where
 * the tree is a pillar.
 */
function composedTree(
  sheet: Sheet,
  { specimen, habit = "", season = "", detail }: Drawing,
): string {
  const [whole, spray, part, second] = [habit, specimen, detail, season].map((it) =>
    sheet.bounds(it),
  ) as [Bounds, Bounds, Bounds, Bounds];
  const wide = ({ left, right }: Bounds) => right - left;
  const high = ({ top, bottom }: Bounds) => bottom - top;
  const ground = foot - 6;
  const small = floored(
    Math.min(detailRoom.high / high(part), detailRoom.wide / wide(part), detailRoom.scale),
  );
  const column = Math.max(wide(part) * small, season ? wide(second) : 0);
  const tallest = isNarrow(whole) ? standing.beside : standing.under;
  // The gardener stands right of the tree whose scale he gives, and away from the second one.
  const broadest = sides.right - sides.left - column - 2.4 * apart;
  const large = floored(Math.min(broadest / wide(whole), tallest / -whole.top, standing.scale));
  const left = Math.max(sides.left + 0.4 * apart, leftmost - (wide(whole) * large) / 2);
  const edge = left + wide(whole) * large + apart;
  const columnMiddle = (edge + apart + sides.right) / 2;
  const partHigh = high(part) * small;
  // A detail that stood close over the second tree would seem to grow on it.
  const free = second.top - whole.top * large - partHigh;
  const over = Math.max(apart, Math.min(isNarrow(whole) ? 50 : 80, free / 2));
  const partFoot = season ? ground + second.top - over : foot - 70;
  const columnTop = partFoot - partHigh - apart;
  // Beside a tree the arch is not as broad at the top.
  const room = isNarrow(whole)
    ? { left: edge, right: sides.right - 40, top: highest + 60, foot: columnTop }
    : {
        left: 180,
        right: 1020,
        top: highest,
        foot: Math.min(ground + whole.top * large - apart, columnTop),
      };
  const k = floored(
    Math.min(
      (room.right - room.left) / wide(spray),
      Math.min(room.foot - room.top, -whole.top * large - 4) / high(spray),
      1.4,
    ),
  );
  return (
    (season ? at([columnMiddle - (second.left + second.right) / 2, ground], season) : "") +
    sized([left - whole.left * large, ground], large, habit) +
    sized(
      [
        (room.left + room.right) / 2 - ((spray.left + spray.right) / 2) * k,
        (room.top + room.foot) / 2 - ((spray.top + spray.bottom) / 2) * k,
      ],
      k,
      specimen,
    ) +
    sized(
      [columnMiddle - ((part.left + part.right) / 2) * small, partFoot - part.bottom * small],
      small,
      detail,
    )
  );
}

/** What the specimen may take beside the habit and the detail, and how far it may be enlarged. */
const beside = { left: 400, right: 1076, high: 1090, scale: 1.4 };
/** The same of a low and broad one: it has the arch, and both parts stand under it. */
const over = { left: 140, right: 1060, top: 190, scale: 1.5 };
/** How broad a habit may be beside the specimen, and under it. */
const habitWide = { usual: 300, under: 290 };
/** How high what stands over a specimen may reach under the arch. */
const highest = 170;
/** A specimen that is this much larger over its parts than beside them stands there. */
const larger = 1.12;

/**
 * The specimen as large as the paper allows, and as near the middle as its habit and detail let it. A low and
 * broad one stands over both.
 */
function composed(sheet: Sheet, drawn: Drawing, subject: Subject): string {
  const { figure, facts } = subject;
  const { specimen } = drawn;
  const detail = figure.section
    ? flowerSection(sheet, figure, figure.section)
    : figure.detail === "leaf" || !drawn.detail
      ? leafOf(sheet, figure, [0, 112], 5, figure.leaf.compound ? 250 : 215, {
          bend: 0.08,
          stalk: 0.1,
        })
      : drawn.detail;
  const { left, right, top, bottom } = sheet.bounds(specimen);
  const id = sheet.motif("shoot", () => specimen);
  const shoot = sheet.put(id, [0, 0]);
  const habit =
    drawn.habit ??
    grown(
      sheet,
      { id, left, right, top },
      {
        ...fitted(
          // What lies flat is drawn a little higher, or nothing of it could be made out.
          Math.max(facts.heightInchesMax, facts.spreadInchesMax * 0.3),
          facts.spreadInchesMax,
          [270, 310],
        ),
        lies: lying[facts.habit] ?? 0.2,
        isSingle:
          (figure.family === "rayed" && (figure.flower?.sizeInches ?? 0) >= 5) ||
          (figure.family === "foliage" && facts.habit === "rosette"),
      },
    );
  const scaledTo = (wide: number, high: number, most: number) =>
    Math.min(high / -top, wide / (right - left), most);
  // A hair more is not worth a change of line width.
  const scaleIn = (wide: number, high: number, most: number) => {
    const k = floored(scaledTo(wide, high, most));
    return k > 1.04 ? k : 1;
  };
  const [whole, part] = [sheet.bounds(habit), sheet.bounds(detail)];
  const middle = (left + right) / 2;
  const ground = foot - 6;
  const standsBeside = besideItsParts();
  const under = Math.min(1, floored(habitWide.under / (whole.right - whole.left)));
  const row = Math.max(-whole.top * under, part.bottom - part.top);
  const high = ground - row - 44 - over.top;
  const large = floored(
    Math.min(high / (bottom - top), (over.right - over.left) / (right - left), over.scale),
  );
  if (large < standsBeside.k * larger) return standsBeside.drawn;
  return (
    sized([330 - ((whole.left + whole.right) / 2) * under, ground], under, habit) +
    sized([600 - middle * large, over.top + (high - (top + bottom) * large) / 2], large, shoot) +
    at(
      [850 - (part.left + part.right) / 2, ground - row / 2 - (part.top + part.bottom) / 2],
      detail,
    )
  );

  function besideItsParts() {
    // What hangs lower than the foot lifts it, and what leaves the arch empty stands higher.
    const y = (k: number) =>
      Math.min(foot - Math.max(0, (beside.high + top * k) * 0.5 - 40), sides.foot - bottom * k);
    const small = Math.min(1, floored(habitWide.usual / (whole.right - whole.left)));
    const [habitX, habitY] = [sides.left + 8 - whole.left * small, ground];
    const [partX, partY] = [268, 520];
    /** How far left or right the specimen, `k` times as large, reaches between two heights. */
    const reachOf = (k: number, from: number, to: number) =>
      sheet.bounds(specimen, { top: (from - apart - y(k)) / k, bottom: (to + apart - y(k)) / k });
    /** Where the specimen stands clear of the parts at its left, for what it has at their height. */
    const beyond = (k: number, edge: number, from: number, to: number) =>
      edge + apart - reachOf(k, from, to).left * k;
    const clearedOfHabit = (k: number) =>
      Math.max(
        600 - middle * k,
        beyond(k, habitX + whole.right * small, habitY + whole.top * small, habitY),
      );
    const cleared = (k: number) =>
      Math.max(
        clearedOfHabit(k),
        beyond(k, partX + part.right, partY + part.top, partY + part.bottom),
      );
    // What would reach out of the arch then is made smaller.
    let k = scaleIn(beside.right - beside.left, beside.high, beside.scale);
    while (k > 0.8 && cleared(k) > beside.right - right * k) k = Math.round(k * 20 - 1) / 20;
    // A detail stands at the right where the specimen leaves room there, so that neither side is empty.
    const x = clearedOfHabit(k);
    const opposite = Math.min(1200 - partX, sides.right - 14 - part.right);
    // Of a frond that is set down whole only its outermost points are known.
    const known = 140;
    const level = [640, 560, 720, 480, 800, 880, 960].find(
      (it) =>
        x + reachOf(k, it + part.top - known, it + part.bottom + known).right * k + apart <
        opposite + part.left,
    );
    if (level && x <= beside.right - right * k)
      return {
        k,
        drawn:
          sized([habitX, habitY], small, habit) +
          sized([x, y(k)], k, shoot) +
          at([opposite, level], detail),
      };
    return {
      k: cleared(k) > beside.right - right * k ? 0 : k,
      drawn:
        sized([habitX, habitY], small, habit) +
        sized([Math.min(cleared(k), beside.right - right * k), y(k)], k, shoot) +
        at([partX, partY], detail),
    };
  }
}
