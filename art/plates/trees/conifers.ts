import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, hues, type Tint, woods } from "#art/pen/colors.ts";
import { clothed, coneOf, coniferTree } from "#art/pen/conifer.ts";
import { angleAt, beside, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { pen } from "#art/pen/ink.ts";
import { at, type Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import { fitted, ground } from "#art/pen/whole-plant.ts";
import type { Family } from "../plate-subject.ts";
import { ball } from "./berries-and-pomes.ts";
import { person } from "./person.ts";

/** Conifers: a bough with its needles or scales, its cones, and the tree's own outline. */
export const conifers: Family = (sheet, { figure, facts }) => {
  const t = greens[figure.leaf.color];
  const bark = woods[figure.tree?.bark.color ?? "gray-brown"];
  const set = figure.needles?.set ?? "all-round";
  const bundle = figure.needles?.bundle ?? 1;
  const long = {
    bundles: 190,
    flat: (figure.needles?.lengthInches ?? 1) > 1 ? 66 : 46,
    "all-round": 44,
    scales: 6,
    "awl-and-scale": 6,
  }[set];
  const main = shoot([-230, 210], 32, 50, set === "bundles" ? 430 : 540);
  const scaly = set === "scales" || set === "awl-and-scale";

  // One side twig is engraved and set down along the bough.
  const length = set === "bundles" ? 200 : scaly ? 150 : 230;
  const twig = sheet.motif("twig", (q) => {
    const c = shoot([0, 0], 0, 14, length);
    const look = { set, long, bundle, tint: t };
    let out = clothed(sheet, q, c, look);
    if (scaly)
      // An arborvitae's sprays are flat fans that part again; a cedar's are looser.
      for (const [i, k] of steps(5, 0.12, 0.77).entries()) {
        const side = i % 2 ? 1 : -1;
        const reach = set === "scales" ? 148 - 96 * k : 84 - 60 * k;
        const from = angleAt(c, k) + side * 46;
        const branch = shoot(c.at(k), from, from - side * 20, reach);
        out += clothed(sheet, q, branch, look);
        const parted = shoot(branch.at(0.4), from + side * 30, from, reach * 0.5);
        if (set === "scales") out += clothed(sheet, q, parted, look);
      }
    return out;
  });
  const isBald = figure.cone?.shape === "ball";
  let boughs = "";
  const tips: Curve[] = [];
  const count = set === "bundles" || set === "scales" ? 4 : scaly ? 6 : 5;
  for (let i = 0; i < count; i++) {
    // A pine's stand in a ring at the end of each year's growth.
    const isRinged = set === "bundles";
    const k = isRinged ? (i < 2 ? 0.3 : 0.66) : 0.2 + (0.7 * i) / (count - 1);
    for (const side of [-1, 1] as const) {
      // No two shoots of a year are of one length.
      const size = (1.08 - 0.36 * k) * (side > 0 === i % 2 > 0 ? 0.84 : 1);
      // A bald cypress's stand by turns, each between two of the other side.
      const from = main.at(k + side * (isBald ? 0.045 : isRinged ? 0.005 : 0.02));
      const turn = angleAt(main, k) + side * (isRinged ? (i % 2 ? 30 : 66) : 52);
      boughs += sheet.put(twig, from, size, { turn, flip: side < 0 });
      tips.push(shoot(from, turn, turn + side * 14, length * size));
    }
  }
  boughs += sheet.put(twig, main.at(0.98), 0.8, { turn: angleAt(main, 1) });

  // A spruce and a fir keep their needles for years, along the bough too.
  const isEvergreen = figure.tree?.evergreen && (set === "all-round" || set === "flat");
  const needles = isEvergreen
    ? clothed(sheet, sheet.rand, shoot(main.at(0.16), 32, 50, 450), { set, long, bundle, tint: t })
    : "";
  const cone = coneMotif(sheet, figure);
  const cones = cone ? conesOn(sheet, figure, cone, main, tips) : "";

  const { high, broad } = fitted(facts.heightInchesMax, facts.spreadInchesMax, [430, 500]);
  const gait =
    figure.tree?.branching === "drooping"
      ? "drooping"
      : figure.tree?.branching === "tiered"
        ? "tiered"
        : isBald
          ? "feathery"
          : scaly
            ? figure.tree?.branching === "columnar"
              ? "close"
              : "close-pyramid"
            : "even";
  const look = { bark, gait } as const;
  const fall = figure.tree?.fall?.[0];
  const habit =
    ground(sheet, broad * 0.42) +
    coniferTree(sheet, high, broad, { ...look, tint: t }) +
    person(sheet, [broad * 0.5 + 30, 4], (66 / facts.heightInchesMax) * high);
  const detail = detailOf(sheet, figure, t, bundle);
  return {
    specimen: needles + stem(sheet, main, 17, 6, bark, 5) + boughs + cones,
    habit,
    detail,
    ...(fall && figure.tree?.evergreen === false
      ? {
          season:
            ground(sheet, 90) +
            coniferTree(sheet, 240, (240 * facts.spreadInchesMax) / facts.heightInchesMax, {
              ...look,
              tint: hues[fall],
            }),
        }
      : {}),
  };
};

/** Where a cedar's side twig bears a berry: how far along it, how many degrees off it, and how far out. */
const berryPlaces = [
  [0.6, 38, 43],
  [0.44, -38, 50],
  [1, 0, 0],
] as const;

/**
 * Cones where each kind bears them: a spruce's and a pine's hang near the ends of its twigs, a fir's stand on the
 * bough, an arborvitae's and a cedar's berries sit at the tips of sprays, a bald cypress's at their feet.
 */
function conesOn(sheet: Sheet, figure: Figure, cone: string, main: Curve, twigs: Curve[]): string {
  const shape = figure.cone?.shape;
  if (shape === "upright")
    return [0.3, 0.52, 0.74]
      .map((k) => sheet.put(cone, toward(main.at(k), 0, 8), 0.7, { turn: 180 }))
      .join("");
  const [chosen, along, size] =
    shape === "long"
      ? [[1, 7], 1, 0.8]
      : shape === "ball"
        ? [[1, 3, 4, 7], 0.06, 0.66]
        : shape === "berry"
          ? [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 1, 0.6]
          : [[1, 2, 2, 4, 5, 5, 7, 7], 0.97, 0.46];
  return chosen
    .flatMap((n, i) => {
      const twig = twigs[n];
      if (!twig) return [];
      // A cedar's berries end its short side shoots, and here and there a longer one.
      if (shape === "berry") {
        const [k, off, far] = berryPlaces[i % 3] ?? berryPlaces[0];
        const turn = angleAt(twig, k) + (n % 2 ? off : -off);
        return [sheet.put(cone, toward(twig.at(k), turn, far), size, { turn: turn + 180 })];
      }
      // An arborvitae's cones stand; the others hang.
      const turn = shape === "egg" ? angleAt(twig, along) + (i % 2 ? 205 : 160) : i % 2 ? 6 : -5;
      return [sheet.put(cone, twig.at(along), size, { turn })];
    })
    .join("");
}

/** The cone, or the berry that a cedar has for one, hanging from 0, 0. */
function coneMotif(sheet: Sheet, figure: Figure): string | undefined {
  const { cone, tree } = figure;
  if (!cone) return undefined;
  const t: Tint = hues[tree?.fruit?.color ?? "tan"];
  return sheet.motif("cone", () => {
    switch (cone.shape) {
      case "long":
        return figure.needles?.set === "bundles"
          ? sheet.line(pen().move(0, 0).quad(6, 20, 0, 44), hues.brown.shade, 9) +
              at([0, 40], coneOf(sheet, 230, 60, t, { open: true }))
          : coneOf(sheet, 250, 78, t);
      case "upright":
        return coneOf(sheet, 170, 84, t, { barrel: true });
      case "ball": {
        // Few woody shields, no two alike, that meet in seams.
        const seams = pen()
          .sweep([
            [-36, 30],
            [-14, 34],
            [-4, 22],
            [2, 2],
          ])
          .sweep([
            [-4, 24],
            [14, 38],
            [37, 34],
          ])
          .sweep([
            [-15, 34],
            [-10, 52],
            [-24, 70],
          ])
          .sweep([
            [-11, 50],
            [10, 56],
            [22, 70],
          ])
          .sweep([
            [14, 38],
            [10, 56],
          ]);
        return (
          sheet.line(pen().lines([0, -24], [0, 6]), t.rim, 7) +
          sheet.bound(pen().ellipse(0, 40, 38), t.wash, t.rim, 2.4) +
          sheet.fill(pen().ellipse(10, 50, 24), t.shade) +
          sheet.line(seams, t.line, 3)
        );
      }
      case "berry": {
        // A cedar's two or three fleshy scales make one berry, with a bloom on it.
        return (
          sheet.line(pen().lines([0, -14], [0, 10]), greens.green.shade, 6) +
          ball(sheet, [0, 28], 24, t) +
          sheet.line(pen().move(-9, 40).quad(0, 46, 9, 39), t.rim, 2.5)
        );
      }
      default:
        return coneOf(sheet, 78, 44, t, { open: true });
    }
  });
}

/** What the bough does not show: needles of one bundle, a scale with its seeds, scales enlarged, catkins. */
function detailOf(sheet: Sheet, figure: Figure, t: Tint, bundle: number): string {
  if (figure.detail === "needle-bundle") return needleBundle(sheet, t, bundle);
  if (figure.detail === "flowers-on-wood") return springCatkins(sheet, figure);
  return figure.detail === "leaf" ? scalesLarge(sheet, figure, t) : seedScale(sheet, figure);
}

function needleBundle(sheet: Sheet, t: Tint, bundle: number): string {
  const d = pen();
  for (let n = 0; n < bundle; n++) {
    const a = (n - (bundle - 1) / 2) * 11;
    d.move(0, 100).quad(...toward([0, 100], a, 110), ...toward([0, 100], a * 1.5, 214));
  }
  return (
    sheet.line(d, t.rim, 8) +
    sheet.line(d, t.wash, 5) +
    // The sheath round their foot soon falls.
    sheet.bound(pen().leaf(0, 112, 0, 24, 8, 0), woods["red-brown"].wash, woods["red-brown"].rim, 2)
  );
}

/** One scale of a cone from within, its two winged seeds on it: a spruce's is longer than broad, a fir's broader. */
function seedScale(sheet: Sheet, figure: Figure): string {
  const t = hues[figure.tree?.fruit?.color ?? "tan"];
  const isFir = figure.cone?.shape === "upright";
  const wide = isFir ? 104 : 76;
  const scale = pen()
    .move(-12, 104)
    .cubic(-wide * 0.5, 70, -wide - 6, -10, -wide * 0.7, -56);
  // A fir's is round; a Norway spruce's runs out to a narrow tip that looks gnawed off.
  if (isFir) scale.quad(0, -132, wide * 0.7, -56);
  else scale.line([-16, -110], [-5, -102], [3, -113], [15, -106], [wide * 0.7, -56]);
  scale.cubic(wide + 6, -10, wide * 0.5, 70, 12, 104).close();
  const half = (side: 1 | -1) => {
    const x = (v: number) => side * v * (wide / 76);
    const wing = pen()
      .move(x(10), 66)
      .cubic(x(2), 10, x(4), -60, x(24), -66)
      .cubic(x(58), -58, x(62), 10, x(28), 60)
      .close();
    const seed = pen().leaf(x(20), 40, 180 - side * 4, 46, 26);
    const vein = pen().move(x(20), 40).quad(x(22), -10, x(30), -54);
    return (
      sheet.bound(wing, hues.cream.wash, hues.tan.rim, 2) +
      sheet.line(vein, hues.tan.shade, 1.6) +
      sheet.bound(seed, hues.brown.wash, hues.brown.rim, 2)
    );
  };
  return sheet.bound(scale, t.wash, t.rim, 2.6) + half(-1) + half(1);
}

/** The tip of a shoot, enlarged: a cedar's bears prickly awls, an arborvitae's flat crossed pairs of scales. */
function scalesLarge(sheet: Sheet, figure: Figure, t: Tint): string {
  const c = shoot([-24, 112], 4, 18, 210);
  if (figure.needles?.set === "awl-and-scale") {
    const awl = sheet.motif(
      "awl large",
      () =>
        sheet.bound(pen().leaf(0, 0, 0, 84, 11, 4), t.wash, t.rim, 2) +
        sheet.line(pen().lines([0, -12], [3, -62]), t.pale, 3),
    );
    // Each pair stands crossed over the last.
    const pair = (k: number, spread: number) =>
      [-1, 1]
        .map((side) =>
          sheet.put(awl, c.at(k), 1.05 - 0.35 * k, {
            turn: angleAt(c, k) + side * spread,
            flip: side < 0,
          }),
        )
        .join("");
    return (
      stem(sheet, c, 12, 7, t) +
      steps(8, 0.06, 0.97)
        .map((k, i) => pair(k, i % 2 ? 22 : 54))
        .join("")
    );
  }
  // Those on the face are flat and bear a gland; those on the edges are folded over it.
  const face = sheet.motif(
    "scale of the face",
    () =>
      sheet.bound(pen().leaf(0, 12, 0, 56, 22), t.wash, t.rim, 2) +
      sheet.line(pen().mark(0, -26), t.shade, 8),
  );
  const edge = sheet.motif("scale of the edge", () =>
    sheet.bound(pen().leaf(0, 14, 5, 60, 16, 8), blend(t.wash, t.shade, 0.5), t.rim, 2),
  );
  const flat = (line: Curve, size: number) =>
    steps(Math.round(7 * size), 0.1, 1)
      .reverse()
      .map((k) => {
        const turn = angleAt(line, k);
        const [x, y] = line.at(k);
        return (
          sheet.put(edge, toward([x, y], turn - 90, 9 * size), size, { turn, flip: true }) +
          sheet.put(edge, toward([x, y], turn + 90, 9 * size), size, { turn }) +
          sheet.put(face, toward([x, y], turn, 12 * size), size, { turn })
        );
      })
      .join("");
  const side = (k: number, turn: number) =>
    flat(shoot(c.at(k), angleAt(c, k) + turn, angleAt(c, k) + turn * 0.7, 130 - 70 * k), 0.76);
  return side(0.66, -44) + side(0.46, 44) + side(0.26, -50) + side(0.12, 50) + flat(c, 1);
}

/** A bald cypress's pollen catkins: beads on long branched strings, in winter. */
function springCatkins(sheet: Sheet, figure: Figure): string {
  const bark = woods[figure.tree?.bark.color ?? "gray-brown"];
  const twig = shoot([-100, -70], 76, 108, 230);
  const [strings, beads] = [pen(), pen()];
  for (const [i, k] of [0.3, 0.55, 0.78, 1].entries()) {
    const from = twig.at(k);
    // Each hangs its own way.
    const string = shoot(from, 168 + 10 * i, 186 - 14 * i, 150 - 16 * i);
    strings.sweep(steps(4).map((s) => string.at(s)));
    for (const [n, s] of steps(13, 0.14, 1).entries())
      beads.mark(...beside(string, s, s === 1 ? 0 : n % 2 ? 7 : -7));
  }
  const t = hues.copper;
  return (
    sheet.line(strings, t.shade, 3) +
    sheet.line(beads, t.rim, 15) +
    sheet.line(beads, t.wash, 11) +
    stem(sheet, twig, 12, 6, bark)
  );
}
