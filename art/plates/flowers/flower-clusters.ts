import { blend, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, bow, brush, type Curve, steps, through, toward, walked } from "#art/pen/curve.ts";
import { mounded, type Place } from "#art/pen/inflorescence.ts";
import { type Point, pen, type Rand, type Trace, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import type { Subject } from "../plate-subject.ts";
import { stemTint } from "../stems/leaf-of-figure.ts";
import { floret, floretBud, isPelargonium, tuftedBud } from "./florets.ts";
import { smallLipped, smallLippedFace } from "./small-lipped-flowers.ts";

/** How broad and how high a cluster is, of its own measure. */
const builds = {
  corymb: { broad: 1.25, rise: 0.3, rays: 0.8 },
  dome: { broad: 0.95, rise: 0.95, rays: 0.4 },
  umbel: { broad: 0.8, rise: 0.75, rays: 0.9 },
  // A short raceme, whose stem goes on into it.
  button: { broad: 0.66, rise: 0.9, rays: 0 },
  head: { broad: 0.6, rise: 0.5, rays: 0 },
  // A mint's stand close in the middle of its bracts.
  lipped: { broad: 0.36, rise: 0.4, rays: 0 },
  // Flowers on long tubes, all but without stalks.
  tight: { broad: 0.86, rise: 0.78, rays: 0.16 },
} as const;

const build = (kind: string | undefined) => builds[kind as keyof typeof builds] ?? builds.dome;

/** A cluster: the rays, which lie under their stem, the flowers before it, and how far it goes on into them. */
interface Cluster {
  rays: string;
  flowers: string;
  into: number;
}

/** Sets clusters down: a dome or a flat top of florets on rays from the stem. */
export function clusters(sheet: Sheet, { figure, facts }: Subject) {
  const { flower, inflorescence, section } = figure;
  const low = facts.heightInchesMax <= 13 && inflorescence?.kind === "corymb";
  const isTight = section?.form === "salver" && section.ovary === "inferior";
  const {
    broad: wide,
    rise: lift,
    rays: raised,
  } = isTight
    ? builds.tight
    : low
      ? builds.button
      : build(
          section?.form === "lipped" &&
            facts.heightInchesMax > 13 &&
            inflorescence?.kind === "head" &&
            inflorescence.position === "terminal"
            ? "lipped"
            : inflorescence?.kind,
        );
  const hooded = flower?.poise === "reflexed" && flower.center?.kind === "crown";
  const radius = Math.max(
    hooded ? 34 : low ? 19 : 15,
    Math.min(48, 13 + 28 * (flower?.sizeInches ?? 0.5)),
  );
  const green = stemTint(figure);
  const hollow = inflorescence?.kind === "umbel";
  // A mint's stand out of its head on all sides.
  const isLipped = section?.form === "lipped" && flower?.symmetry === "two-sided";
  const calyx = flower?.outside ? hues[flower.outside] : green;
  const isCoiled = inflorescence?.kind === "cyme";
  const isRaceme = low || (inflorescence?.kind === "head" && flower?.petalShape !== "thread");
  const isTufted = flower?.petalShape === "thread";
  const isHeads = isTufted || (flower?.center?.kind === "disc" && flower.petalShape === "round");
  // A pelargonium's buds hang; where its two upper petals are marked, they are uppermost in all.
  const isGeranium = hollow && figure.leaf.veins === "palmate";
  const isUpright = flower !== undefined && isPelargonium(flower);
  return (r: Rand, axis: Curve, measure: number, color: Tint, budding = 0.15): Cluster => {
    if (!flower) return { rays: "", flowers: "", into: 1 };
    const foot = axis.at(1);
    const turn = angleAt(axis, 1) * 0.6;
    const [x0, y0] = axis.at(0);
    const long = Math.hypot(foot[0] - x0, foot[1] - y0);
    /** Where an arm leaves the stem, this far under its end. */
    const below = (low: number) => axis.at(Math.max(0, 1 - low / long));
    const key = `${color.wash.day} `;
    const lipped = {
      color,
      calyx,
      anther: flower.stamens ? hues[flower.stamens.color] : hues.gold,
    };
    const views = (isLipped ? [0, 46] : isUpright ? [12, 30] : [16, 46]).map((tilt) =>
      sheet.motif(`${key}${tilt}`, (q) =>
        isLipped
          ? (tilt ? smallLipped : smallLippedFace)(sheet, radius * 1.6, lipped, true)
          : floret(sheet, q, flower, radius, tilt, color),
      ),
    );
    const young = flower.bud ? hues[flower.bud] : color;
    const bud = sheet.motif(`${key}bud`, () =>
      isLipped
        ? smallLipped(sheet, radius * 1.4, lipped, false)
        : isHeads
          ? tuftedBud(sheet, radius, young)
          : isRaceme
            ? sheet.bound(
                pen().ellipse(0, 0, radius * 0.42),
                low ? young.pale : young.wash,
                young.line,
                1.2,
              ) +
              // Their folded lobes meet in a cross.
              (low
                ? ""
                : sheet.line(
                    pen().lines([-7, -7], [7, 7]).lines([-7, 7], [7, -7]),
                    young.line,
                    1.4,
                  ))
            : floretBud(sheet, radius * 0.7, young),
    );
    const [broad, rise] = [measure * wide, measure * lift];
    const center = toward(foot, turn, measure * raised);
    const size =
      inflorescence?.density === "open"
        ? 0.55
        : isLipped
          ? 2.2
          : hollow && !isGeranium
            ? 0.95
            : low
              ? 1.28
              : 1.35;
    const count = Math.min(
      low ? 46 : 64,
      Math.max(9, Math.round((size * broad * (rise + broad * 0.35)) / radius ** 2)),
    );
    const places = isCoiled
      ? coiled(measure, count, r)
      : mounded(broad * (isGeranium ? 0.88 : 1), rise, count, r);
    // A short raceme's buds, and a head's, are in the middle, seen from above; a pelargonium's hang under its flowers.
    const closed = places.map(({ age, point: [, y] }) =>
      isGeranium
        ? age < budding * 0.5 && y > rise * -0.45
        : age === 0 ||
          (isRaceme && !isLipped
            ? 1 - age < budding + (low ? 0.1 : 0)
            : (hollow || isLipped || age > 0.2) && r() < budding),
    );
    const lean = (turn * Math.PI) / 180;
    const set = ([x, y]: Point): Point => [
      center[0] + x * Math.cos(lean) - y * Math.sin(lean),
      center[1] + x * Math.sin(lean) + y * Math.cos(lean),
    ];
    /** Where a flower sits: a pelargonium's open ones stand a little closer than its buds. */
    const seat = (p: Place): Point => {
      const [x, y] = p.point;
      return isGeranium && !closed[places.indexOf(p)] ? [x * 0.86, y * 0.9] : p.point;
    };
    const isNear = ({ age, point: [, y] }: Place) => age < 0.45 && y > rise * -0.6;
    /** How far aside a place is, of the cluster's breadth. */
    const aside = ([x]: Point) => Math.abs(x) / broad;
    // Each arm ends under a flower.
    const ends = steps(raised ? (measure > 110 ? 5 : 3) : 0, -0.8, 0.8).map((k): Point => {
      const off = ([x, y]: Point) => Math.hypot(x - k * broad, y + rise * 0.25);
      const open = places.filter((_, i) => !closed[i]).map(({ point }) => point);
      return open.sort((a, b) => off(a) - off(b))[0] ?? [0, 0];
    });
    // An umbel's rays come from one point; a corymb's arms leave the stem one under another, and fork.
    const arms = isCoiled
      ? coils(measure).map(({ low, points }) => through([below(low), ...points.map(set)]))
      : ends.map((p) =>
          bow(below(aside(p) * measure * (isTight ? 0.3 : 0.9)), set(p), (p[0] / broad) * -0.16),
        );
    // Each flower of an umbel and of a raceme has a ray of its own.
    const rayOf = (p: Place) => {
      const point = seat(p);
      return hollow
        ? bow(foot, set(point), (point[0] / broad) * -0.1)
        : bow(below(measure * (0.1 + 0.4 * aside(point))), set(point), (point[0] / broad) * -0.1);
    };
    const [coil, behind, rays, cups] = [pen(), pen(), pen(), pen()];
    const drawn = (d: Trace, ray: Curve) => {
      const [a, m, b] = [ray.at(0), ray.at(0.5), ray.at(1)];
      d.move(...a).quad(2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2, ...b);
    };
    // Small bracts stand round the foot of an umbel.
    if (hollow) for (const a of [-74, -36, 36, 74]) cups.leaf(...foot, turn + a, 26, 6);
    for (const arm of arms)
      if (isCoiled) brush(arm, (t) => 7 - 4 * t, 12, coil);
      else drawn(rays, arm);
    for (const p of places) {
      if (hollow || low) {
        if (isNear(p)) drawn(rays, rayOf(p));
        else if (hollow && !isGeranium) drawn(behind, rayOf(p));
        continue;
      }
      if (p.age >= 0.4 && !isCoiled) continue;
      const nearest = Math.round(((p.point[0] / broad / 0.8 + 1) / 2) * (arms.length - 1));
      const fork = arms[Math.max(0, Math.min(arms.length - 1, nearest))]?.at(0.66);
      behind.lines(fork && !isCoiled ? fork : set(p.foot), set(p.point));
    }
    const flat = lift < 0.5;
    const isSide = (p: Place, i: number) =>
      flat ||
      p.age < (isTufted ? 0.3 : isLipped ? 0.36 : 0.45) ||
      (!isTufted && !isLipped && i % 4 === 0);
    const slender = hollow || low;
    return {
      into: hollow || isCoiled ? 1 : 1 + (measure * raised * 0.8) / long,
      rays:
        sheet.bound(coil, green.wash, green.rim, 1.6) +
        sheet.line(behind, green.shade, 3) +
        sheet.line(rays, green.rim, slender ? 4.6 : 7) +
        sheet.line(rays, green.wash, slender ? 2.4 : 4.5),
      flowers:
        sheet.bound(cups, green.wash, green.rim, 1.6) +
        (hollow || isCoiled
          ? ""
          : sheet.bound(
              pen().scallop(
                ...set([0, -rise * (flat ? 0.42 : 0.5)]),
                broad * (isHeads ? 0.46 : flat ? 0.62 : 0.56),
                rise * (isHeads ? 0.3 : 0.4),
                9,
                r,
              ),
              // Between tufts and round the buds of a raceme the green of cups and stalks is seen.
              isTufted || low
                ? blend(isTufted ? green.shade : young.pale, color.shade, isTufted ? 0.9 : 0.7)
                : blend(color.wash, color.shade, isTight ? 0.9 : 0.4),
              color.shade,
              1.4,
            )) +
        places
          .map((p, i) => {
            const [x, y] = p.point;
            // Those in the middle of a mint's head look up, over the feet of the others.
            const looksUp = isLipped && !isSide(p, i);
            return sheet.put(
              closed[i] ? bud : (views[isSide(p, i) ? 1 : 0] ?? ""),
              set(looksUp ? [x, y + radius] : seat(p)),
              closed[i] && isRaceme && !isLipped ? p.size * 1.3 : isHeads ? p.size * 1.16 : p.size,
              {
                turn:
                  isGeranium && closed[i]
                    ? p.side * 140
                    : hollow && closed[i]
                      ? angleAt(rayOf(p), 1)
                      : isUpright
                        ? p.angle * 0.2
                        : looksUp || (flat && !isLipped)
                          ? p.angle * 0.3 + turn
                          : p.angle + turn,
                flip: p.side < 0,
                tall: flat && !isLipped ? 0.86 : 1,
              },
            );
          })
          .join(""),
    };
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
