import type { Figure } from "#art/figures/figure.ts";
import { greens, hues, type Tint, woods } from "#art/pen/colors.ts";
import { clothed, coneOf, coniferTree } from "#art/pen/conifer.ts";
import { angleAt, shoot, steps, toward } from "#art/pen/curve.ts";
import { pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import { person } from "#art/pen/tree.ts";
import { fitted, ground } from "#art/pen/whole-plant.ts";
import type { Family } from "../plate-subject.ts";

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
    scales: 15,
    "awl-and-scale": 15,
  }[set];
  const main = shoot([-230, 210], 32, 50, set === "bundles" ? 430 : 540);
  const scaly = set === "scales" || set === "awl-and-scale";

  // One side twig is engraved and set down along the bough.
  const length = set === "bundles" ? 200 : scaly ? 150 : 230;
  const twig = sheet.motif("twig", (q) => {
    const c = shoot([0, 0], 0, 14, length);
    let out = clothed(sheet, q, c, { set, long, bundle, tint: t });
    if (scaly)
      // An arborvitae's sprays are flat fans; a cedar's are looser.
      for (const [i, k] of steps(set === "scales" ? 8 : 5, 0.12, 0.77).entries()) {
        const side = i % 2 ? 1 : -1;
        out += clothed(
          sheet,
          q,
          shoot(
            c.at(k),
            angleAt(c, k) + side * 46,
            angleAt(c, k) + side * 26,
            (set === "scales" ? 116 : 84) - 60 * k,
          ),
          { set, long: 6, bundle, tint: t },
        );
      }
    return out;
  });
  let boughs = "";
  const count = set === "bundles" ? 4 : scaly ? 6 : 5;
  for (let i = 0; i < count; i++) {
    const k = 0.2 + (0.7 * i) / (count - 1);
    for (const side of [-1, 1] as const)
      boughs += sheet.put(twig, main.at(k + side * 0.02), (1.06 - 0.34 * k) * (i % 2 ? 0.94 : 1), {
        turn: angleAt(main, k) + side * (set === "bundles" ? 34 : 52),
        flip: side < 0,
      });
  }
  boughs += sheet.put(twig, main.at(0.98), 0.8, { turn: angleAt(main, 1) });

  const cone = coneMotif(sheet, figure);
  const upright = figure.cone?.shape === "upright";
  const spots = upright
    ? [0.3, 0.52, 0.74]
    : figure.cone?.shape === "long"
      ? [0.42, 0.74]
      : [0.36, 0.52, 0.66, 0.8];
  const cones = cone
    ? spots
        .map((k, i) =>
          sheet.put(cone, toward(main.at(k), upright ? 0 : 180, 8), upright ? 0.7 : 0.8, {
            turn: upright ? 180 : i % 2 ? 6 : -5,
          }),
        )
        .join("")
    : "";

  const { high, broad } = fitted(facts.heightInchesMax, facts.spreadInchesMax, [430, 500]);
  const gait =
    figure.tree?.branching === "drooping"
      ? "drooping"
      : figure.tree?.branching === "tiered"
        ? "tiered"
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
    person(sheet, [broad * 0.5 + 10, 4], (66 / facts.heightInchesMax) * high);
  const detail = detailOf(sheet, figure, cone, t, bundle);
  return {
    specimen: stem(sheet, main, 17, 6, bark, 5) + boughs + cones,
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

/** The cone, or the berry that a cedar has for one, hanging from 0, 0. */
function coneMotif(sheet: Sheet, figure: Figure): string | undefined {
  const { cone, tree } = figure;
  if (!cone) return undefined;
  const t: Tint = hues[tree?.fruit?.color ?? "tan"];
  return sheet.motif("cone", () => {
    switch (cone.shape) {
      case "long":
        return figure.needles?.set === "bundles"
          ? coneOf(sheet, 250, 62, t, { open: true })
          : coneOf(sheet, 250, 78, t);
      case "upright":
        return coneOf(sheet, 170, 84, t, { barrel: true });
      case "ball": {
        const seams = pen();
        for (const a of [0, 72, 144, 216, 288]) seams.move(0, 40).line(toward([0, 40], a, 34));
        return (
          sheet.bound(pen().ellipse(0, 40, 38), t.wash, t.rim, 2.4) +
          sheet.fill(pen().ellipse(10, 50, 24), t.shade) +
          sheet.line(seams, t.line, 3)
        );
      }
      case "berry": {
        const d = pen();
        for (const [x, y] of [
          [0, 14],
          [22, 26],
          [-18, 34],
          [8, 46],
        ] as const)
          d.mark(x, y);
        return sheet.line(d, t.rim, 30) + sheet.line(d, t.wash, 25) + sheet.line(d, t.pale, 8);
      }
      default:
        return coneOf(sheet, 78, 44, t, { open: true });
    }
  });
}

function detailOf(
  sheet: Sheet,
  { detail, cone: standing }: Figure,
  cone: string | undefined,
  t: Tint,
  bundle: number,
): string {
  // A fir's cone stands.
  const turned = standing?.shape === "upright" ? { tall: -1 } : {};
  if (detail !== "needle-bundle")
    return cone ? sheet.put(cone, [0, -112], detail === "fruit" ? 2 : 1, turned) : "";
  const d = pen();
  for (let n = 0; n < bundle; n++) {
    const a = (n - (bundle - 1) / 2) * 11;
    d.move(0, 100).quad(...toward([0, 100], a, 110), ...toward([0, 100], a * 1.5, 214));
  }
  return (
    sheet.line(d, t.rim, 8) +
    sheet.line(d, t.wash, 5) +
    sheet.bound(pen().leaf(0, 116, 0, 38, 9, 0), woods["red-brown"].wash, woods["red-brown"].rim, 2)
  );
}
