import type { Figure } from "#art/figures/figure.ts";
import { type Layer, type Petal, petal, stacked, type View } from "#art/pen/bloom.ts";
import { blend, contour, hues, type Tint } from "#art/pen/colors.ts";
import { bow, brush, radians, steps } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import { swell } from "#art/pen/petal-and-leaf-surface.ts";
import { at, type Sheet } from "#art/pen/plate-sheet.ts";
import { leafTint } from "../stems/leaf-of-figure.ts";
import type { Stage } from "./blossom-motifs.ts";
import { hasCalyx, hasRim, hasTwoSepals, openBud } from "./buds-and-seedheads.ts";
import { marksOf, middle } from "./petal-marks-and-stamens.ts";

type Flower = NonNullable<Figure["flower"]>;

/** Half widths that end broad: from `base`, full at `full`, `end` of the width left at the tip. */
const blunt = (base: number, full: number, end: number) => (t: number) =>
  t <= full
    ? base + (1 - base) * Math.sin(((Math.PI / 2) * t) / full)
    : end + (1 - end) * Math.cos(((Math.PI / 2) * (t - full)) / (1 - full));

interface Cut {
  /** Half its width, as a part of half the room a petal has at the tip. */
  broad: number;
  half: (t: number) => number;
  /** The end across, as a part of the length. */
  crown?: (u: number) => number;
}

const cuts: Record<Flower["petalShape"], Cut> = {
  round: { broad: 1.08, half: blunt(0.25, 0.64, 0.7), crown: (u) => 0.15 * (1 - u * u) },
  heart: {
    broad: 1,
    half: blunt(0.16, 0.74, 0.78),
    crown: (u) => 0.13 * Math.sin(Math.PI * Math.min(1, Math.abs(u) * 1.02)) - 0.05 * (1 - u * u),
  },
  wedge: {
    broad: 1.02,
    half: blunt(0.14, 0.86, 0.9),
    crown: (u) => 0.06 * (1 - u * u) + 0.025 * Math.cos(u * 9),
  },
  oval: { broad: 0.78, half: blunt(0.25, 0.58, 0.42), crown: (u) => 0.1 * (1 - u * u) },
  spoon: {
    broad: 0.8,
    half: (t) => (t < 0.4 ? 0.12 + 0.1 * t : 0.16 + 0.84 * Math.sin((Math.PI * (t - 0.4)) / 0.86)),
    crown: (u) => 0.12 * (1 - u * u),
  },
  strap: { broad: 0.62, half: blunt(0.5, 0.6, 0.6), crown: (u) => 0.05 * (1 - u * u) },
  pointed: { broad: 0.7, half: (t) => 0.2 * (1 - t) ** 3 + swell(0.48, 0.42)(t) },
  lance: { broad: 0.52, half: (t) => 0.2 * (1 - t) ** 3 + swell(0.45, 0.42)(t) },
  thread: { broad: 0.12, half: blunt(0.8, 0.5, 0.5) },
};

/** How steep a petal stands at its base and at its tip: 0 lies flat, 90 stands up. */
const stands: Record<Flower["poise"], readonly [base: number, tip: number]> = {
  flat: [16, -6],
  cupped: [18, 72],
  globed: [30, 100],
  bell: [58, 4],
  tube: [76, 20],
  funnel: [52, 2],
  reflexed: [10, -70],
  drooping: [0, -50],
};
/** A flat flower is a shallow saucer when it is not seen from the front, and half shut it is a cup. */
const saucer = { turned: [34, 14], side: [38, 22], opening: [56, 92] } as const;
/** A cup that is turned lies so far open that its near petals are seen into. */
const openCup = { tilt: 46, stands: [14, 38] } as const;
const isOpenCup = ({ poise, petalShape }: Flower, stage: Stage) =>
  stage === "turned" && poise === "cupped" && petalShape !== "pointed";

/** A cress has four petals in a cross, each on a narrow claw. */
const isCross = ({ petals, symmetry, poise, stamens }: Flower) =>
  petals === 4 && symmetry === "radial" && poise === "flat" && !stamens;

/** A balsam's flower is flat, without a tube: a petal over two pairs, and a sepal that ends in a spur. */
const isSpurred = ({ spur, poise, petals }: Flower) =>
  spur !== undefined && poise === "flat" && petals === 5;
/** How a balsam's petals stand, and how large each is. */
const balsam = [
  [0, 0.86],
  [80, 0.86],
  [140, 1.1],
  [220, 1.1],
  [280, 0.86],
] as const;

/** A male begonia has two broad tepals, and across them two narrow ones. */
const isCrossed = ({ petals, petalShape, stamens }: Flower) =>
  petals === 4 && petalShape === "round" && stamens?.kind === "boss";

/** A moss phlox's narrow petals end in a notch, and the paper shows between them. */
const isParted = ({ petals, edge }: Flower) => petals === 5 && edge?.kind === "notched";

function makePetal(r: Rand, flower: Flower, n: number, radius: number, stage: Stage): Petal {
  const cut = cuts[isCross(flower) ? "spoon" : isParted(flower) ? "heart" : flower.petalShape];
  const length = radius * within(r, 0.95, 1.04);
  const room = Math.min(0.56, Math.tan(Math.PI / n));
  const w = length * room * cut.broad * within(r, 0.96, 1.04) * (isParted(flower) ? 0.74 : 1);
  const isSaucer =
    flower.poise === "flat" && stage !== "face" && stage !== "bud" && !isCross(flower);
  const lift = stage === "opening" && !isSaucer ? 46 : 0;
  // From the front a bell, or a cup of pointed petals, is seen by its spread lobes.
  const isStar = flower.poise === "cupped" && flower.petalShape === "pointed";
  const poise = (flower.poise === "bell" || isStar) && stage === "face" ? "flat" : flower.poise;
  const standing = isSaucer
    ? saucer[stage]
    : isOpenCup(flower, stage)
      ? openCup.stands
      : stands[poise];
  const [e0, e1] = standing.map((e) => radians(e + lift + within(r, -4, 4))) as [number, number];
  const turn = e1 - e0 || 0.01;
  // A pink's edge is cut to teeth.
  const crown = isToothed(flower)
    ? (u: number) => 0.05 * (1 - u * u) + 0.045 * Math.cos(u * 16)
    : cut.crown;
  return {
    azimuth: 0,
    half: (t) => w * cut.half(t) * (stage === "opening" ? 0.8 : 1),
    out: (t) => (length * (Math.sin(e0 + turn * t) - Math.sin(e0))) / turn + radius * 0.05,
    rise: (t) => (length * (Math.cos(e0) - Math.cos(e0 + turn * t))) / turn,
    cup: 0.14,
    ...(crown ? { crown: (u: number) => crown(u) * length } : {}),
  };
}

const tilts: Record<Stage, number> = {
  face: 16,
  turned: 52,
  side: 82,
  opening: 78,
  bud: 90,
};

/** The face of a flower: one petal, engraved once and set round. */
function face(sheet: Sheet, r: Rand, flower: Flower, color: Tint, key: string): string {
  const rings = flower.double === "double" ? 4 : flower.double ? 2 : 1;
  const per = rings > 1 && flower.petals > 8 ? Math.ceil(flower.petals / rings) : flower.petals;
  const cross = flower.petals === 4 && !flower.stamens;
  // A cress has no eye: what is yellow in it are its stamens.
  const marks = cross ? () => "" : marksOf(sheet, flower, true);
  const view: View = { at: [0, 0], tilt: 0, turn: 0 };
  const petals = [0, 1].map((i) =>
    sheet.motif(`petal ${i} ${key}`, (q) =>
      stacked(
        petal(
          sheet,
          view,
          {
            ...makePetal(q, flower, Math.min(per, 14), 100, "face"),
            azimuth: 0,
            swing: cross ? 0 : i ? 5 : -4,
          },
          {
            inside: i ? { ...color, pale: color.wash } : color,
            outside: { ...color, pale: color.wash, wash: color.shade },
            finish: {
              weight: 2.2,
              hatch: per < 9 ? 3 : 0,
              n: 4,
              crown: crownOf(flower),
            },
            marks,
          },
        ),
      ),
    ),
  );
  const spurred = isSpurred(flower);
  // Its end is seen under the lower petals.
  let out = spurred ? spurOf(sheet, color, [52, 122]) : "";
  for (let ring = 0; ring < rings; ring++)
    for (let i = 0; i < per; i++) {
      const [stands, large] = (spurred && balsam[i]) || [(360 / per) * i, 1];
      const a = stands + (360 / per) * (ring * 0.5 + within(r, -0.08, 0.08)) + 8;
      // The darker petal lies away from the light.
      const dark = Math.cos(radians(a - 130)) > 0;
      // Of a candytuft's four petals the outer two are the larger.
      const lower = flower.petals === 4 ? 0.3 : 0.1;
      const two = flower.symmetry === "two-sided" ? 1 + lower * Math.cos(radians(a - 180)) : 1;
      const narrow = isCrossed(flower) && i % 2 === 1;
      out += sheet.put(
        petals[dark ? 1 : 0] ?? "",
        [0, 0],
        (1 - ring * 0.2) * two * large * within(r, 0.95, 1.04) * (narrow ? 0.82 : 1),
        { turn: a, ...(narrow ? { wide: 0.5 } : {}) },
      );
    }
  return out + stacked(middle(sheet, r, flower, view, 100));
}

/** A thin curved spur from behind a flower's middle. */
const spurOf = (sheet: Sheet, color: Tint, end: Point) =>
  sheet.bound(
    brush(bow([0, 0], end, 0.3), (t) => 20 * (1 - t) ** 1.6 + 4, 6),
    color.shade,
    color.rim,
    1.8,
  );

const isToothed = ({ edge }: Flower) => edge?.kind === "toothed" || edge?.kind === "fringed";

const crownOf = (flower: Flower) =>
  isToothed(flower)
    ? 11
    : cuts[flower.petalShape].crown
      ? flower.petalShape === "heart" || flower.petalShape === "wedge"
        ? isParted(flower)
          ? 9
          : 7
        : 4
      : 0;

/** Whether a flat flower stands on a long tube: a phlox, a periwinkle, a black-eyed vine; a pink's is its calyx. */
export const isTubed = ({ flower, section, stem }: Figure) =>
  flower?.poise === "flat" &&
  (section?.form === "salver" || section?.form === "clawed" || stem.climbs !== undefined);

/** The tube of a flat flower, `long` down from its limb, in what holds it, or its spur: nothing of one that has neither. */
function tubeOf(sheet: Sheet, figure: Figure, color: Tint, long = 80): string {
  const { flower, section, stem } = figure;
  if (flower && isSpurred(flower)) return spurOf(sheet, color, [62, 66]);
  if (!flower || !isTubed(figure)) return "";
  const green = leafTint(figure);
  const isCalyx = section?.form === "clawed";
  const broad = isCalyx || stem.climbs ? 14 : 9;
  const tube = sheet.bound(
    brush(bow([0, long], [0, 0], 0), (t) => broad + 7 * t, 3),
    isCalyx ? green.wash : blend(color.wash, color.shade, 0.4),
    color.rim,
    2,
  );
  if (isCalyx) return tube;
  const cup = pen();
  if (stem.climbs)
    // Two bracts hold the tube of a black-eyed vine.
    for (const k of [-1, 1]) cup.leaf(0, long, k * 14, 62, 26, k * 6);
  // The sepals of a periwinkle and a bluestar are narrow and all but free; a phlox's are joined below.
  else {
    const isFree = section?.sepals === "free";
    for (const k of [-1, 1, 0]) cup.leaf(k * 4, long + 4, k * 20, isFree ? 30 : 50, isFree ? 4 : 8);
  }
  return tube + sheet.bound(cup, green.wash, contour, 2);
}

/** The bud of a flower on a tube: its lobes are rolled to a spindle, each over the next. */
function tubedBud(sheet: Sheet, figure: Figure, color: Tint): string {
  const rolled = pen().leaf(0, 6, 0, 84, 20);
  const edges = pen().move(-15, -22).quad(2, -40, 4, -74).move(-6, 0).quad(16, -14, 13, -44);
  return at(
    [0, -64],
    tubeOf(sheet, figure, color, 64) +
      sheet.bound(rolled, color.wash, color.rim, 2.2) +
      sheet.line(edges, color.line, 2),
  );
}

/** An open flower, its petals free: from the front, turned, from the side or the back. */
export function openBlossom(
  sheet: Sheet,
  r: Rand,
  figure: Figure,
  stage: Stage,
  color: Tint,
  { tilt: said, turn = 0, key = "0" }: { tilt?: number; turn?: number; key?: string } = {},
): string {
  const { flower } = figure;
  const radius = 100;
  if (!flower) return "";
  const tilt = said ?? (isOpenCup(flower, stage) ? openCup.tilt : tilts[stage]);
  if (stage === "bud")
    return isTubed(figure) ? tubedBud(sheet, figure, color) : openBud(sheet, figure, color, radius);
  if (stage === "face") return face(sheet, r, flower, color, key);
  const view: View = { at: [0, 0], tilt, turn };
  const marks = marksOf(sheet, flower, false);
  const outside = flower.outside
    ? hues[flower.outside]
    : { ...color, pale: color.wash, wash: blend(color.wash, color.shade, 0.4) };
  const n = Math.min(flower.petals, flower.double ? 9 : stage === "opening" ? 5 : 8);
  const layers: Layer[] = [];
  for (let i = 0; i < n; i++) {
    const made = makePetal(r, flower, n, radius, stage);
    const narrow = isCrossed(flower) && i % 2 === 1;
    const p: Petal = {
      ...made,
      ...(narrow ? { half: (t: number) => made.half(t) * 0.5 } : {}),
      azimuth: (360 / n) * (i + within(r, -0.07, 0.07)) + 8,
    };
    layers.push(
      ...petal(sheet, view, p, {
        inside: color,
        outside,
        finish: {
          weight: 1.9,
          hatch: 0,
          n: 4,
          crown: isToothed(flower) ? 9 : crownOf(flower) ? 4 : 0,
        },
        ...(stage === "turned" ? { marks } : {}),
      }),
    );
  }
  if (stage !== "opening") layers.push(...middle(sheet, r, flower, view, radius));
  const behind = -1e6;
  const green = leafTint(figure);
  const tube = isTubed(figure) && tilt > 44 ? radius * Math.sin(radians(Math.min(90, tilt))) : 0;
  if (tube) layers.push({ near: behind, draw: tubeOf(sheet, figure, color, tube) });
  if (tilt > 44 && hasRim(flower))
    // A California poppy's sepals fall as one cap, and leave a rim under it.
    layers.push({
      near: behind,
      draw:
        sheet.bound(
          pen().leaf(0, radius * 0.3, 0, radius * 0.32, radius * 0.2),
          green.wash,
          contour,
          2,
        ) +
        sheet.bound(
          pen().ellipse(0, radius * 0.04, radius * 0.24, radius * 0.07),
          hues.copper.pale,
          contour,
          2,
        ),
    });
  if (tilt > 44 && isSpurred(flower)) {
    const sepals = pen();
    for (const a of [-60, 64]) sepals.leaf(0, 0, a, radius * 0.22, radius * 0.08);
    layers.push({
      near: behind,
      draw:
        sheet.bound(pen().leaf(-4, -18, 168, 58, 24, 6), color.wash, color.rim, 2) +
        spurOf(sheet, color, [62, 66]) +
        sheet.bound(sepals, green.wash, contour, 1.6),
    });
  } else if (tilt > 44 && flower.spur) {
    // A nasturtium's spur runs back from its colored sepals.
    layers.push({ near: behind, draw: spurOf(sheet, color, [24, radius * 1.15]) });
  } else if (!tube && tilt > 44 && hasCalyx(flower)) {
    const d = pen();
    if (hasTwoSepals(flower))
      for (const a of [-44, 44])
        d.leaf(0, radius * 0.06, turn + a, radius * 0.46, radius * 0.2, -a * 0.3);
    else
      for (const a of steps(5, -70, 70))
        d.leaf(
          0,
          radius * 0.06,
          turn + a,
          radius * 0.34 * (1 - Math.abs(a) / 220),
          radius * 0.08,
          0,
        );
    // From the side they lie on the petals' backs.
    layers.push({ near: tilt > 66 ? 1e6 : behind, draw: sheet.bound(d, green.wash, contour, 2) });
  }
  // Its stalk ends in the foot of its tube.
  return tube ? at([0, -tube], stacked(layers)) : stacked(layers);
}

/**
 * One petal from the front, 100 long from its foot, as it stands in a ring of `n`; or what lies within it, of its
 * width and length.
 */
export function petalOf(
  sheet: Sheet,
  r: Rand,
  flower: Flower,
  n: number,
  color: Tint,
  hatch = 0,
  [wide, long]: readonly [wide: number, long: number] = [1, 1],
): string {
  const whole = makePetal(r, { ...flower, poise: "flat" }, n, 100, "face");
  const { crown } = whole;
  const p = {
    ...whole,
    half: (t: number) => whole.half(t) * wide,
    out: (t: number) => whole.out(t) * long,
    ...(crown && { crown: (across: number) => crown(across) * long }),
    swing: 3,
  };
  return stacked(
    petal(sheet, { at: [0, 0], tilt: 0, turn: 0 }, p, {
      inside: color,
      outside: color,
      finish: {
        weight: hatch ? 2.4 : 1.9,
        hatch,
        n: 4,
        crown: crownOf(flower),
        // A coneflower's ray ends in a notch.
        ...(flower.edge?.kind === "notched" &&
          flower.petalShape === "strap" && { tip: "notched" as const }),
      },
    }),
  );
}
