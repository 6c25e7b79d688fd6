import { blend, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, bow, brush, type Curve, steps, through, toward, walked } from "#art/pen/curve.ts";
import { mounded, type Place } from "#art/pen/inflorescence.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import type { Subject } from "../plate-subject.ts";
import { stemTint } from "../stems/leaf-of-figure.ts";
import { floret, floretBud, isPelargonium } from "./florets.ts";
import { smallLipped } from "./small-lipped-flowers.ts";

/** How broad and how high a cluster is, of its own measure. */
const builds = {
  corymb: { broad: 1.25, rise: 0.3, rays: 0.8 },
  dome: { broad: 0.95, rise: 0.95, rays: 0.4 },
  umbel: { broad: 0.8, rise: 0.75, rays: 0.9 },
  // A short raceme.
  button: { broad: 0.66, rise: 0.9, rays: 0.42 },
  head: { broad: 0.6, rise: 0.5, rays: 0 },
  // Flowers on long tubes, all but without stalks.
  tight: { broad: 0.86, rise: 0.78, rays: 0.16 },
} as const;

const build = (kind: string | undefined) => builds[kind as keyof typeof builds] ?? builds.dome;

/** Sets clusters down: a dome or a flat top of florets on rays from the stem. */
export function clusters(sheet: Sheet, { figure, facts }: Subject) {
  const { flower, inflorescence, section } = figure;
  const low = facts.heightInchesMax <= 13 && inflorescence?.kind === "corymb";
  const isTight = section?.form === "salver" && section.ovary === "inferior";
  const {
    broad: wide,
    rise: lift,
    rays: raised,
  } = isTight ? builds.tight : low ? builds.button : build(inflorescence?.kind);
  const hooded = flower?.poise === "reflexed" && flower.center?.kind === "crown";
  const radius = Math.max(
    hooded ? 34 : low ? 19 : 15,
    Math.min(48, 13 + 28 * (flower?.sizeInches ?? 0.5)),
  );
  const green = stemTint(figure);
  const hollow = inflorescence?.kind === "umbel";
  // A mint's stand out of its head on all sides.
  const isLipped = section?.form === "lipped";
  const calyx = flower?.outside ? hues[flower.outside] : green;
  const isCoiled = inflorescence?.kind === "cyme";
  const isRaceme = low || (inflorescence?.kind === "head" && flower?.petalShape !== "thread");
  const isTufted = flower?.petalShape === "thread";
  // A pelargonium's two marked petals are uppermost in all.
  const isUpright = flower !== undefined && isPelargonium(flower);
  return (r: Rand, axis: Curve, measure: number, color: Tint, budding = 0.15) => {
    if (!flower) return "";
    const foot = axis.at(1);
    const turn = angleAt(axis, 1) * 0.6;
    const [x0, y0] = axis.at(0);
    const long = Math.hypot(foot[0] - x0, foot[1] - y0);
    /** Where an arm leaves the stem, this far under its end. */
    const below = (low: number) => axis.at(Math.max(0, 1 - low / long));
    const key = `${color.wash.day} `;
    const views = (isLipped ? [0] : isUpright ? [12, 30] : [16, 46]).map((tilt) =>
      sheet.motif(`${key}${tilt}`, (q) =>
        isLipped
          ? smallLipped(sheet, radius * 2.4, { color, calyx, anther: color }, true)
          : floret(sheet, q, flower, radius, tilt, color),
      ),
    );
    const bud = sheet.motif(`${key}bud`, () =>
      isLipped
        ? smallLipped(sheet, radius * 2, { color, calyx, anther: color }, false)
        : floretBud(sheet, radius * 0.7, flower.bud ? hues[flower.bud] : color),
    );
    const [broad, rise] = [measure * wide, measure * lift];
    const center = toward(foot, turn, measure * raised);
    const size = inflorescence?.density === "open" ? 0.55 : hollow ? 0.95 : low ? 1.28 : 1.35;
    const count = Math.min(
      low ? 46 : 64,
      Math.max(9, Math.round((size * broad * (rise + broad * 0.35)) / radius ** 2)),
    );
    const places = isCoiled ? coiled(measure, count, r) : mounded(broad, rise, count, r);
    // A short raceme's buds, and a head's, are in the middle, seen from above.
    const closed = places.map(
      (p) => p.age === 0 || (isRaceme ? 1 - p.age < budding + 0.1 : r() < budding),
    );
    const [d, rays] = [pen(), pen()];
    // Each flower of an umbel has a ray of its own.
    const ends = hollow
      ? places.map((p) => p.point)
      : steps(raised ? 7 : 0, -0.8, 0.8).map((k): Point => [k * broad, -rise * 0.25]);
    const lean = (turn * Math.PI) / 180;
    const set = ([x, y]: Point): Point => [
      center[0] + x * Math.cos(lean) - y * Math.sin(lean),
      center[1] + x * Math.sin(lean) + y * Math.cos(lean),
    ];
    // An umbel's rays come from one point; a corymb's arms leave the stem one under another, and fork.
    const arms = isCoiled
      ? coils(measure).map(({ low, points }) => through([below(low), ...points.map(set)]))
      : ends.map((p) => {
          const low = hollow ? 0 : (Math.abs(p[0]) / broad) * measure * (isTight ? 0.3 : 0.9);
          return bow(below(low), set(p), (p[0] / broad) * (hollow ? -0.1 : -0.16));
        });
    // Small bracts stand round the foot of an umbel.
    if (hollow) for (const a of [-74, -36, 36, 74]) d.leaf(...foot, turn + a, 26, 6);
    for (const arm of arms)
      if (isCoiled) brush(arm, (t) => 7 - 4 * t, 12, d);
      else {
        const [a, m, b] = [arm.at(0), arm.at(0.5), arm.at(1)];
        rays.move(...a).quad(2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2, ...b);
      }
    const flat = lift < 0.5;
    const stalks = pen();
    if (!hollow)
      for (const p of places) {
        const nearest = Math.round(((p.point[0] / broad / 0.8 + 1) / 2) * (arms.length - 1));
        const fork = arms[Math.max(0, Math.min(arms.length - 1, nearest))]?.at(0.66);
        if (p.age < 0.4 || isCoiled)
          stalks.lines(fork && !isCoiled ? fork : set(p.foot), set(p.point));
      }
    return (
      sheet.bound(d, green.wash, green.rim, 1.6) +
      // Where many come together their edges would make one black spot.
      sheet.line(rays, green.rim, hollow ? 5.5 : 7) +
      sheet.line(rays, green.wash, hollow ? 3 : 4.5) +
      (hollow ? "" : sheet.line(stalks, green.shade, 3)) +
      (hollow || isCoiled
        ? ""
        : sheet.bound(
            pen().scallop(
              ...set([0, -rise * 0.42]),
              broad * 0.62,
              rise * 0.4 + radius * (flat ? 0 : 0.1),
              9,
              r,
            ),
            // Between tufts the green of their cups and stalks is seen.
            isTufted ? blend(green.shade, color.shade, 0.7) : blend(color.wash, color.shade, 0.4),
            color.shade,
            1.4,
          )) +
      places
        .map((p, i) =>
          sheet.put(
            closed[i]
              ? bud
              : (views[
                  isLipped
                    ? 0
                    : flat
                      ? 1
                      : p.age < (isTufted ? 0.3 : 0.45) || (!isTufted && i % 4 === 0)
                        ? 1
                        : 0
                ] ?? ""),
            set(p.point),
            closed[i] && isRaceme && !low ? p.size * 1.5 : p.size,
            {
              turn: isUpright
                ? p.angle * 0.2
                : flat && !isLipped
                  ? p.angle * 0.3 + turn
                  : p.angle + turn,
              flip: p.side < 0,
              tall: flat && !isLipped ? 0.86 : 1,
            },
          ),
        )
        .join("")
    );
  };
}

/** Arms that leave the stem one under another; each bends outward over its flowers, and rolls in at its end. */
const coils = (measure: number) =>
  [-1, -0.5, 0.06, 0.54, 1].map((u) => {
    const side: -1 | 1 = u < 0 ? -1 : 1;
    const points: Point[] = [[u * measure * 0.3, measure * (0.06 - 0.3 * (1 - Math.abs(u)))]];
    for (const t of steps(13))
      points.push(
        walked(points, u * 50 + side * (8 + 470 * t ** 2.4), measure * (0.16 * (1 - t) + 0.03)),
      );
    return { side, low: Math.abs(u) * measure * 0.36, points };
  });

/** Places on coils that unroll as they flower: in two rows on the outer side, the buds in the roll. */
function coiled(measure: number, count: number, r: Rand): Place[] {
  const arms = coils(measure);
  const each = Math.max(11, Math.round((1.3 * count) / arms.length));
  return arms.flatMap(({ side, points }) => {
    const c = through(points);
    return steps(each, 0.14, 1).map((k, i): Place => {
      const angle = angleAt(c, k) - side * 80;
      const isBud = k > 0.62;
      return {
        point: toward(
          c.at(k),
          angle + within(r, -8, 8),
          isBud ? 5 * (1 - k) + 4 : (i % 2 ? 0.13 : 0.02) * measure,
        ),
        foot: c.at(k),
        angle,
        size: isBud ? 1.16 - 0.6 * k : 1.25 - 0.5 * k,
        age: isBud ? 0 : 1 - k,
        side,
      };
    });
  });
}

/** Bracts under a head, as mountain mint has them. */
export function bracts(
  sheet: Sheet,
  figure: Subject["figure"],
  p: Point,
  turn: number,
  size: number,
) {
  const color = figure.flower?.outside;
  if (figure.inflorescence?.kind !== "head" || (color !== "silver" && color !== "white")) return "";
  const d = pen();
  // Two pairs across each other, broad as the leaves are.
  for (const k of [-40, 42, -94, 94])
    d.leaf(...p, turn + k, size * (Math.abs(k) < 60 ? 0.86 : 1), size * 0.36, k * -0.12);
  return sheet.bound(d, hues[color].wash, hues[color].rim, 2);
}
