import type { Figure } from "#art/figures/figure.ts";
import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, beside, bow, brush, type Curve, shoot, toward } from "#art/pen/curve.ts";
import { whorlsUp } from "#art/pen/inflorescence.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import { type Sheet, sized } from "#art/pen/plate-sheet.ts";
import { axisTip, branch, stem } from "#art/pen/stem.ts";
import { bell, bellBud, limb } from "../flowers/bells.ts";
import { floret, floretBud } from "../flowers/florets.ts";
import {
  calyxOfBud,
  cupInCalyx,
  isMallow,
  lobelia,
  rosette,
  rosetteInCalyx,
  shellFace,
  shellSide,
  wheel,
} from "../flowers/spire-flowers.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { cutStalk } from "../stems/flowers-on-stems.ts";
import { leafPrinter, leafTint, petioleOf, stemTint } from "../stems/leaf-of-figure.ts";
import { tuft } from "../stems/leaves-from-the-foot.ts";
import { axils, leafy } from "../stems/leaves-on-stems.ts";

type Flower = NonNullable<Figure["flower"]>;
/** One flower from its foot, growing up the picture, `size` long or half as wide. */
type Drawn = (sheet: Sheet, r: Rand, flower: Flower, size: number, color: Tint) => string;

/** A flower's face or, where `tilt` is large, its profile looking to the right, with its spur. */
const faced =
  (tilt: number): Drawn =>
  (sheet, r, flower, size, color) => {
    let behind = "";
    if (flower.spur && tilt > 40) {
      const c = bow([size * 0.1, 0], [-size * 0.7, -size * 0.66], 0.16);
      behind = sheet.bound(
        brush(c, (t) => size * 0.2 * (1 - t) + 4, 4),
        color.shade,
        color.rim,
        1.8,
      );
    }
    const isCup = isMallow(flower) || flower.symmetry === "two-sided";
    if (isCup && !flower.spur && flower.petals === 5 && tilt > 60)
      return cupInCalyx(sheet, flower, size, color);
    // From the side its eye and its stamens are not seen.
    const { center, stamens, ...eyeless } = flower;
    const isHidden = center?.kind === "eye" || stamens?.kind === "column";
    const seen = tilt > 60 && isHidden ? eyeless : flower;
    const face = floret(sheet, r, seen, size, tilt, color, tilt > 40 ? 90 : 0);
    if (!flower.spur || flower.center || tilt > 40) return behind + face;
    // A larkspur's two inner petals are one, forked, over its short stamens.
    const inner = pen().leaf(0, size * 0.2, -28, size * 0.5, size * 0.15);
    inner.leaf(0, size * 0.2, 28, size * 0.5, size * 0.15);
    return (
      face +
      sheet.bound(inner, color.pale, color.rim, 1.6) +
      sheet.line(pen().mark(0, size * 0.2), hues.gold.shade, size * 0.2)
    );
  };

const hungBell: Drawn = (sheet, _, flower, size, color) => bell(sheet, flower, size, color);

/** A bellflower's wide bowl, seen into. */
const isBowl = ({ petalShape, center }: Flower) => petalShape === "pointed" && center !== undefined;
const bowl: Drawn = (sheet, _, flower, size, color) =>
  sized([0, 0], size * 0.0062, limb(sheet, flower, color));

/** A ligularia's head: a narrow cup of bracts, and out of it two or three rays and a tuft of tubes. */
const fewRayed: Drawn = (sheet, _, flower, size, color) => {
  const u = (x: number, y: number): Point => [x * size, -y * size];
  const [rays, tubes, lobes] = [pen(), pen(), pen()];
  for (const [a, long] of [
    [-84, 0.5],
    [76, 0.54],
    [26, 0.5],
  ] as const)
    rays.leaf(...u(a * 0.0008, 0.4), a, size * long * 1.1, size * 0.13, a * 0.06);
  for (const a of [-36, -14, 10, 36]) {
    const tip = toward(u(0, 0.36), a, size * 0.34);
    tubes.lines(u(a * 0.0014, 0.36), tip);
    for (const k of [-50, 0, 50]) lobes.lines(tip, toward(tip, a + k, size * 0.09));
  }
  const disk = hues[flower.center?.color ?? "gold"];
  const cup = pen()
    .move(...u(-0.04, 0))
    .line(u(-0.09, 0.4), u(0, 0.46), u(0.09, 0.4), u(0.04, 0))
    .close();
  return (
    sheet.bound(rays, color.wash, color.rim, 1.4) +
    sheet.line(tubes, disk.rim, size * 0.075) +
    sheet.line(lobes, disk.shade, size * 0.05) +
    sheet.line(tubes, disk.wash, size * 0.045) +
    sheet.bound(cup, greens.green.shade, contour, 1.4)
  );
};

interface Kind {
  /** Seen from before, and from the side looking right. */
  front: Drawn;
  side: Drawn;
  /** Whether the side view is drawn from its foot and hung at an angle, as bells are. */
  hung?: boolean;
}

const isDoubled = ({ double, symmetry }: Flower) => double === "double" && symmetry === "radial";

function kindOf(flower: Flower): Kind {
  if (flower.poise === "tube" || flower.poise === "bell" || flower.poise === "funnel")
    return { front: isBowl(flower) ? bowl : hungBell, side: hungBell, hung: true };
  if (flower.center?.kind === "disc") return { front: fewRayed, side: fewRayed, hung: true };
  if (flower.symmetry === "two-sided" && flower.stamens?.kind === "column" && !flower.spur)
    return { front: lobelia, side: lobelia, hung: true };
  if (isDoubled(flower)) return { front: rosette(16), side: rosetteInCalyx };
  return { front: faced(14), side: faced(70) };
}

/** Seen into, not from the side. */
const isFront = (lateral: number) => Math.abs(lateral) < 0.62;
const nearness = ({ lateral, depth }: { lateral: number; depth: number }) =>
  isFront(lateral) ? depth + 2 : depth;

/** Flowers in the spiral of 137.5° up a stem, the farthest first, buds at the top. */
function raceme(
  sheet: Sheet,
  { figure }: Subject,
  c: Curve,
  [from, to]: readonly [number, number],
  long: number,
  color: Tint,
  scale = 1,
): string {
  const { flower, inflorescence } = figure;
  if (!flower) return "";
  // Where they stand apart, each is seen.
  const isDense = inflorescence?.density === "dense" || flower.sizeInches < 0.6;
  // A stock's double flowers stand apart from their stem in a thick spike.
  const isThick = isDoubled(flower);
  const least = isThick ? 30 : isDense ? 15 : 23;
  const size = Math.max(26, Math.min(90, least + 21 * flower.sizeInches)) * scale;
  const kind = kindOf(flower);
  const key = `${color.wash.day}${Math.round(size)}`;
  const bellLike = kind.hung ?? false;
  const unit = bellLike
    ? size *
      (flower.poise === "tube" || kind.front === fewRayed
        ? 1.9
        : kind.front === lobelia
          ? 1.75
          : isBowl(flower)
            ? 1.6
            : 1.35)
    : size;
  const front = sheet.motif(`front ${key}`, (q) => kind.front(sheet, q, flower, unit, color));
  const side =
    bellLike && kind.side === kind.front
      ? front
      : sheet.motif(`side ${key}`, (q) => kind.side(sheet, q, flower, unit, color));
  const young = flower.bud ? hues[flower.bud] : color;
  const bud = sheet.motif(`bud ${key}`, () =>
    kind.side === hungBell
      ? bellBud(sheet, flower, size, young)
      : floretBud(sheet, size * 0.72, young) + (isMallow(flower) ? calyxOfBud(sheet, size) : ""),
  );
  const green = stemTint(figure);
  const one = inflorescence?.oneSided ?? false;
  const pace = { dense: 0.44, medium: one ? 0.6 : 0.48, open: 0.66 }[
    inflorescence?.density ?? "medium"
  ];
  const count = Math.min(60, Math.round(long / (size * (isThick ? 0.6 : pace))));
  const far = size * (isThick ? 1.2 : 0.85);
  const stalks = pen();
  // A cress and a foamflower have no bracts.
  const bracts = pen();
  const isBracted = flower.petals !== 4 && flower.sizeInches > 0.5;
  const places = Array.from({ length: count }, (_, i) => {
    const k = i / Math.max(1, count - 1);
    const t = from + (to - from) * (1 - (1 - k) ** 1.15);
    const a = ((i * 137.508 + within(sheet.rand, -12, 12)) / 180) * Math.PI;
    // The last bud is the end of the stem.
    const lateral = k === 1 ? 0 : one ? 0.34 + 0.66 * Math.sin(a) : Math.sin(a);
    const taper = 1 - 0.62 * Math.max(0, (k - 0.35) / 0.65) ** 1.4;
    return { k, t, lateral, depth: Math.cos(a), taper };
  }).sort(
    // Those at the sides are borne behind the ones that stand before the stem.
    (a, b) => nearness(a) - nearness(b),
  );
  let out = "";
  let buds = "";
  for (const { k, t, lateral, depth, taper } of places) {
    const foot = c.at(Math.max(0, t - 0.012));
    const lean = angleAt(c, t);
    const way = lateral < 0 ? -1 : 1;
    if (isBracted)
      bracts.leaf(...foot, lean + lateral * 74, size * (0.9 - 0.4 * k), size * 0.13, -lateral * 8);
    if (k > (isThick ? 0.64 : 0.8)) {
      const p = beside(c, t, lateral * far * 0.4 * taper);
      stalks.move(...foot).line(p);
      buds += sheet.put(bud, p, taper * 1.1, { turn: lean + lateral * 62 });
      continue;
    }
    if (bellLike) {
      const hang = flower.facing === "nodding" ? 118 : flower.facing === "out" ? 84 : 66;
      const p = beside(c, t, lateral * size * 0.3);
      stalks.move(...foot).line(p);
      if (kind.front === bowl && Math.abs(lateral) < 0.6) {
        out += sheet.put(front, p, taper, { turn: lean + lateral * 30 });
        continue;
      }
      // What nods hangs from the first, and the more the older it is.
      const turn =
        hang > 90
          ? hang * (1.06 - 0.3 * k) - 12 * (1 - Math.abs(lateral))
          : Math.abs(lateral) * hang * (1 - 0.25 * k) + 12;
      out += sheet.put(side, p, taper * (0.94 + 0.06 * depth), {
        turn: lean + way * turn,
        flip: way < 0,
      });
      continue;
    }
    const p = beside(c, t, lateral * far * taper);
    stalks.move(...foot).line(p);
    const near = isFront(lateral);
    out += sheet.put(near ? front : side, p, taper * (0.95 + 0.05 * depth), {
      turn: near ? lean + lateral * 24 : lean + way * -14,
      flip: way < 0,
    });
  }
  return (
    (isBracted ? sheet.bound(bracts, leafTint(figure).wash, leafTint(figure).rim, 1.4) : "") +
    // A small flower's is a thread.
    (size < 40
      ? sheet.line(stalks, green.shade, 2.5)
      : sheet.line(stalks, green.rim, 5) + sheet.line(stalks, green.wash, 2.8)) +
    buds +
    out
  );
}

const isShell = ({ flower, inflorescence }: Figure) =>
  inflorescence?.kind === "whorls" && flower?.outside === "green";

/** Bells of Ireland in rings of six up a stem: under each ring spines, under the lower ones a pair of leaves, too. */
function whorlsOfShells(
  sheet: Sheet,
  { figure }: Subject,
  c: Curve,
  [from, to]: readonly [number, number],
  _: number,
  color: Tint,
  scale = 1,
): string {
  const side = sheet.motif("shell", () => shellSide(sheet, color));
  const front = sheet.motif("shell face", () => shellFace(sheet, 46, color));
  const print = leafPrinter(sheet, figure, { stalk: petioleOf(figure) });
  let leaves = "";
  // Spines stand out under each ring.
  const spines = sheet.motif("spines", () => {
    const d = pen();
    for (const k of [-112, -72, 70, 114]) d.leaf(0, 6, k, 72, 4, k * -0.06);
    return sheet.bound(d, leafTint(figure).wash, leafTint(figure).rim, 1.4);
  });
  let drawn = "";
  for (const p of whorlsUp(c, { from, to: to - 0.02, count: 8, breadth: 0 }, sheet.rand)) {
    const size = p.size * scale;
    if (p.age > 0.6)
      for (const way of [-1, 1] as const)
        leaves += print(p.point, p.angle + way * 108, 96 * size, way, 0);
    // The youngest stand up and are not open yet.
    const isYoung = p.age < 0.4;
    for (const k of isYoung ? [-48, 46, -10] : [-88, 90, -48, 50])
      drawn += sheet.put(side, p.point, size * (isYoung ? 0.75 : 1), {
        turn: p.angle + k * (isYoung ? 0.4 + p.age : 1),
        flip: k < 0,
        wide: isYoung ? 0.5 + p.age * 0.5 : 1,
      });
    drawn += sheet.put(spines, p.point, size, { turn: p.angle });
    for (const k of isYoung ? [] : [-34, 34])
      drawn += sheet.put(front, toward(p.point, p.angle + k * 2.2, 30 * size), size * 0.86, {
        turn: k * 0.6,
      });
  }
  return leaves + drawn;
}

/** Spires: flowers one over another up a tall stem, the lowest first. */
export const spires: Family = (sheet, subject) => {
  const { figure, facts } = subject;
  const { flower, inflorescence, leaf } = figure;
  const color = hues[flower?.colors[0] ?? "white"];
  const green = stemTint(figure);
  const basal = leaf.arrangement === "basal" || leaf.arrangement === "tuft";
  const both = leaf.arrangement === "basal-and-stem";
  const low = facts.heightInchesMax <= 14;
  const big = (flower?.sizeInches ?? 1) > 3;
  const wand = leaf.compound === "triternate" || leaf.compound === "biternate";
  const high = low ? 760 : Math.min(1060, 800 + facts.heightInchesMax * 4);
  const c = shoot([-20, 0], wand ? -12 : -4, wand ? 14 : 5, high);
  let [back, stems, front, flowers] = ["", "", "", ""];
  // A bugbane's wands and a ligularia's stand on bare stalks far over the leaves.
  const bare = wand || flower?.center?.kind === "disc";
  const from = low || inflorescence?.density === "open" ? 0.5 : bare ? 0.56 : 0.42;
  if (basal || both) {
    ({ back, front } = tuft(sheet, figure, {
      count: low ? 9 : 7,
      reach: low ? 270 : leaf.shape === "lance" ? 90 : 250,
      blade: low ? 190 : 60 + Math.min(10, leaf.lengthInches) * 17,
      spread: 66,
    }));
  }
  const hand = leaf.veins === "palmate" || wand;
  const isHeaded = flower?.center?.kind === "disc";
  const places = {
    count: wand || isHeaded ? 3 : both ? 4 : hand ? 5 : 8,
    from: isHeaded ? 0.26 : both ? 0.2 : wand ? 0.14 : 0.05,
    to: wand ? 0.34 : from - 0.02,
  };
  const axil = axils(figure, places);
  const thick = big ? 26 : low ? 9 : 17;
  if (!basal) {
    const long = Math.min(330, 90 + leaf.lengthInches * 27);
    back += leafy(sheet, c, figure, {
      ...places,
      thick,
      length: (t) =>
        (isHeaded ? long * 0.5 : both ? long * 0.7 : long) * (1.05 - (wand ? 0.9 : 1.5) * t),
      ...(isHeaded ? { stalk: 0.9 } : {}),
      spread: hand ? 68 : 56,
    });
  }
  stems += stem(sheet, c, thick, axisTip, green);
  const aside: readonly (readonly [at: Point, leave: number, arrive: number, long: number])[] =
    basal
      ? [
          [[-30, 0], -16, -9, high * 0.78],
          [[10, 0], 13, 17, high * 0.88],
        ]
      : wand
        ? // They leave the naked stalk over the leaves, and the one at its end is the longest.
          [
            [c.at(0.4), 44, 14, high * 0.32],
            [c.at(0.48), -46, -14, high * 0.24],
          ]
        : big || leaf.arrangement === "basal-and-stem"
          ? []
          : [[c.at(axil(1, 0.3)), flower && isDoubled(flower) ? 66 : 42, 14, high * 0.4]];
  const along = isShell(figure) ? whorlsOfShells : raceme;
  aside.forEach(([at, leave, arrive, long]) => {
    const s = shoot(at, leave, arrive, long);
    stems = (basal ? stem : branch)(sheet, s, thick * 0.7, axisTip, green, 4) + stems;
    const start = basal ? from : wand ? 0.26 : 0.4;
    flowers += along(sheet, subject, s, [start, 1], long * (1 - start), color, basal ? 1 : 0.72);
  });
  flowers += along(sheet, subject, c, [from, 1], high * (1 - from), color);
  return {
    specimen: back + stems + front + flowers + (low ? runner(sheet, subject) : ""),
    detail: detail(sheet, subject, color),
  };
};

/** A runner over the ground, and the young plant that roots at its end. */
function runner(sheet: Sheet, { figure }: Subject): string {
  const c = shoot([20, -6], 84, 96, 235);
  const print = leafPrinter(sheet, figure, { stalk: 0.5 });
  const [x, y] = c.at(0.97);
  const roots = pen();
  for (const a of [150, 172, 196, 214]) roots.lines([x, y], toward([x, y], a, 30));
  return (
    stem(sheet, c, 6, 4, hues.tan, 4) +
    sheet.line(roots, hues.brown.rim, 2) +
    print([x, y], -34, 62, -1, 0) +
    print([x, y], 40, 70, 1, 1) +
    print([x, y], 4, 82, 1, 3)
  );
}

function detail(sheet: Sheet, subject: Subject, color: Tint): string {
  const { figure } = subject;
  const { flower } = figure;
  if (!flower) return "";
  if (figure.detail === "seed-pod") return wheel(sheet);
  if (isShell(figure)) return shellFace(sheet, 112, color);
  const kind = kindOf(flower);
  if (kind.hung) {
    const foot = toward([0, 0], -64, 92);
    const turn = flower.facing === "nodding" ? 128 : 108;
    return (
      cutStalk(sheet, subject, toward(foot, turn + 200, 52), foot) +
      sheet.put(
        sheet.motif("large", (q) =>
          kind.front(sheet, q, flower, flower.poise === "tube" ? 205 : 175, color),
        ),
        foot,
        1,
        { turn },
      )
    );
  }
  // A spur is seen from the side.
  // Turned so far that its spur is seen.
  return faced(46)(sheet, sheet.rand, flower, 104, color);
}
