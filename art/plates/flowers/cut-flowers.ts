import type { Figure } from "#art/figures/figure.ts";
import { blend, contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { beside, bow, brush, type Curve, steps, through, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import { at, type Sheet } from "#art/pen/plate-sheet.ts";
import { cutHead } from "./cut-heads.ts";
import { petalOf } from "./open-flowers.ts";
import { smallLipped } from "./small-lipped-flowers.ts";

type Section = NonNullable<Figure["section"]>;
type Flower = NonNullable<Figure["flower"]>;

/** How a flower of a form stands when it is cut, its receptacle at 0, 0, growing up. */
interface Build {
  /** The right wall of what is joined, from its foot to its mouth; of free petals none. */
  wall: readonly Point[];
  /** The cut edge of the limb or of a petal, from the mouth on. */
  edge: readonly Point[];
  /** The petals behind the cut: how long, how much they are foreshortened, how far they part. */
  petals: { long: number; tall: number; part: number };
  /** How far up the anthers stand, and how far apart. */
  anthers: { high: number; wide: number };
  /** Where their threads leave the wall. */
  from: number;
}

const builds: Record<Exclude<Section["form"], "head" | "lipped">, Build> = {
  dish: {
    wall: [],
    edge: [
      [7, -2],
      [52, -14],
      [106, -50],
    ],
    petals: { long: 118, tall: 0.66, part: 1 },
    anthers: { high: 62, wide: 50 },
    from: 0,
  },
  cup: {
    wall: [],
    edge: [
      [7, -2],
      [66, -24],
      [80, -112],
    ],
    petals: { long: 138, tall: 1, part: 0.52 },
    anthers: { high: 74, wide: 40 },
    from: 0,
  },
  bell: {
    wall: [
      [8, 0],
      [50, -16],
      [60, -58],
      [64, -96],
    ],
    edge: [
      [64, -96],
      [76, -118],
      [104, -134],
    ],
    petals: { long: 74, tall: 0.8, part: 0.8 },
    anthers: { high: 74, wide: 26 },
    from: 6,
  },
  tube: {
    wall: [
      [10, 0],
      [24, -14],
      [30, -70],
      [38, -128],
    ],
    edge: [
      [38, -128],
      [46, -144],
      [70, -154],
    ],
    petals: { long: 56, tall: 0.75, part: 0.8 },
    anthers: { high: 116, wide: 22 },
    from: 46,
  },
  funnel: {
    wall: [
      [10, 0],
      [14, -40],
      [28, -92],
      [66, -140],
      [104, -160],
    ],
    edge: [],
    petals: { long: 0, tall: 1, part: 1 },
    anthers: { high: 104, wide: 15 },
    from: 36,
  },
  salver: {
    wall: [
      [13, 0],
      [15, -22],
      [14, -70],
      [19, -124],
    ],
    edge: [
      [19, -124],
      [34, -136],
      [104, -142],
    ],
    petals: { long: 100, tall: 0.6, part: 1 },
    anthers: { high: 108, wide: 13 },
    from: 72,
  },
};

/** A flower cut lengthwise, its half seen from within, round 0, 0; one that nods hangs. */
export function cutFlower(sheet: Sheet, figure: Figure, section: Section): string {
  if (section.form === "head") return cutHead(sheet, figure);
  if (section.form === "lipped") return lippedFlower(sheet, figure, section);
  const flower = flowerOf(figure, section);
  const build = builds[section.form];
  const tint = hues[flower.colors[0] ?? "white"];
  const isLow = section.ovary === "inferior" || section.ovary === "winged";
  const foot = isLow ? 58 : 8;
  const drawn =
    stalk(sheet, foot) +
    (flower.spur ? spur(sheet, tint) : "") +
    sepals(sheet, { ...figure, flower }, section, build) +
    corolla(sheet, flower, section, build, tint) +
    stamens(sheet, flower, section, build, tint) +
    pistil(sheet, section, build, isLow);
  const { top, bottom } = sheet.bounds(drawn);
  const id = sheet.motif("cut flower", () => drawn);
  const turn = flower.facing === "nodding" ? 180 : 0;
  const k = Math.min(1, 232 / (bottom - top));
  return sheet.put(id, [0, ((turn ? 1 : -1) * k * (top + bottom)) / 2], k, { turn });
}

/** What the flower that is taken apart has, where the plant's drawing shows it otherwise or not at all. */
const flowerOf = ({ flower }: Figure, { petals, petalShape, color }: Section): Flower => ({
  symmetry: "radial",
  sizeInches: 0.5,
  facing: "up",
  ...flower,
  colors: color ? [color] : (flower?.colors ?? ["white"]),
  poise: "flat",
  petals: petals ?? flower?.petals ?? 5,
  petalShape: petalShape ?? flower?.petalShape ?? "oval",
});

/** A mint's flower, with two or four stamens. */
function lippedFlower(sheet: Sheet, figure: Figure, section: Section): string {
  const flower = flowerOf(figure, section);
  const color = hues[flower.colors[0] ?? "lavender"];
  const calyx = flower.outside && flower.outside !== "silver" ? hues[flower.outside] : greens.green;
  const stamens = section.stamens === 2 ? 2 : 4;
  return at(
    [-24, 92],
    smallLipped(
      sheet,
      178,
      {
        color,
        calyx,
        stamens,
        isLongStamened: flower.stamens?.kind === "long",
        isHooded: stamens === 2,
        ...(flower.markings ? { spots: hues[flower.markings.color] } : {}),
      },
      true,
    ),
  );
}

const mirrored = ([x, y]: Point): Point => [-x, y];
/** What is cut shows its flesh. */
const flesh = (tint: Tint): Tint => ({ ...tint, wash: tint.pale });

function stalk(sheet: Sheet, foot: number): string {
  const green = greens.green;
  const c = bow([0, foot - 8], [5, foot + 38], 0.08);
  return sheet.bound(
    brush(c, (t) => 11 - 2 * t, 3),
    green.wash,
    green.rim,
    2,
  );
}

function spur(sheet: Sheet, tint: Tint): string {
  const c = bow([-6, 4], [-62, 92], -0.14);
  return sheet.bound(
    brush(c, (t) => 30 * (1 - t) ** 1.4 + 5, 5),
    tint.shade,
    tint.rim,
    2,
  );
}

function sepals(sheet: Sheet, { flower, leaf }: Figure, section: Section, build: Build): string {
  const { sepals: kind, form } = section;
  if (!kind) return "";
  const isOwn = flower?.outside && (kind === "bracts" || flower.facing === "nodding");
  const usual =
    greens[leaf.color === "silver" || leaf.color === "gray-green" ? leaf.color : "green"];
  const green = isOwn && flower?.outside ? hues[flower.outside] : usual;
  const d = pen();
  if (kind === "toothed" && build.wall.length) {
    // A tube of sepals, cut: its two edges and a tooth behind each.
    const high = form === "bell" || form === "funnel" ? 50 : 62;
    const reach = through(build.wall).at(0.4)[0] + 10;
    const at = (x: number, y: number): Point => [x, y];
    d.move(-9, 8)
      .quad(-reach - 4, -2, -reach - 3, -high * 0.6)
      .line(
        at(-reach - 6, -high),
        at(-reach + 12, -high * 0.62),
        at(0, -high),
        at(reach - 12, -high * 0.62),
        at(reach + 6, -high),
        at(reach + 3, -high * 0.6),
      )
      .quad(reach + 4, -2, 9, 8)
      .close();
    return sheet.bound(d, green.wash, green.rim, 2);
  }
  const spread = { dish: 74, cup: 84, bell: 84, tube: 40, funnel: 34, salver: 30 }[form as "dish"];
  const isBract = kind === "bracts";
  const turn = isBract && form !== "bell" ? 34 : spread;
  for (const k of [-1, 1])
    d.leaf(k * 5, 4, k * turn, isBract ? 104 : 60, isBract ? 26 : 17, isBract ? k * -8 : 0);
  return sheet.bound(d, green.wash, green.rim, 2);
}

function corolla(
  sheet: Sheet,
  flower: Flower,
  { form }: Section,
  { wall, edge, petals }: Build,
  tint: Tint,
): string {
  const n = flower.petals;
  const mouth = wall.at(-1) ?? [0, 0];
  let out = "";
  if (petals.long) {
    const one = sheet.motif("cut petal", (q) =>
      petalOf(sheet, q, { ...flower, poise: "flat" }, Math.max(4, Math.min(n, 8)), tint, 3),
    );
    // Half of them, the one straight behind last.
    const half = Math.max(1, Math.floor((n - 1) / 4)) + (n > 10 ? -1 : 0);
    const gap = n > 10 ? 32 : 360 / Math.max(4, n);
    const turns = steps(half * 2 + 1, -half, half).sort((a, b) => Math.abs(b) - Math.abs(a));
    const fan = sheet.motif("cut petals", () =>
      turns
        .map((k) =>
          sheet.put(one, [(k / half) * mouth[0] * 0.6, 0], petals.long / 100, {
            turn: k * gap * petals.part,
          }),
        )
        .join(""),
    );
    out += sheet.put(fan, [0, mouth[1] + (wall.length ? 18 : 0)], 1, { tall: petals.tall });
  }
  if (wall.length) {
    const right = through(wall);
    const line = steps(6).map((t) => right.at(t));
    const inside = pen().sweep(line.map(mirrored));
    if (form === "funnel") {
      const [x, y] = mouth;
      inside.cubic(-x * 0.6, y - 34, x * 0.6, y - 34, x, y);
    } else inside.quad(0, mouth[1] + 12, ...mouth);
    inside.sweep([...line].reverse(), false).close();
    const throat = flower.center?.kind === "throat" || flower.center?.kind === "eye";
    const within = throat && flower?.center ? hues[flower.center.color] : undefined;
    out += sheet.bound(inside, blend(tint.wash, tint.shade, 0.3), tint.rim, 2);
    if (within) {
      const low = steps(5, 0, 0.66).map((t) => right.at(t));
      out += sheet.fill(
        pen()
          .sweep(low.map(mirrored))
          .sweep([...low].reverse(), false)
          .close(),
        within.wash,
      );
    }
    const veins = pen();
    for (const k of [-0.5, 0, 0.5])
      veins.sweep(steps(4, 0.3, 0.9).map((t): Point => [right.at(t)[0] * k, right.at(t)[1]]));
    out += sheet.line(veins, tint.shade, 1.8);
  }
  const cut = flesh(tint);
  const walls = pen();
  for (const side of [(p: Point) => p, mirrored]) {
    const whole = [...wall, ...(wall.length ? edge.slice(1) : edge)].map(side);
    brush(
      through(whole),
      (t) => (wall.length ? 8 : 13 * Math.sin(Math.PI * (0.12 + 0.84 * t))),
      wall.length ? 9 : 6,
      walls,
    );
  }
  return out + sheet.bound(walls, cut.wash, cut.rim, 2);
}

/** Where its anthers stand, from the left to the right: place and foot. */
function standing(
  flower: Flower,
  { form, stamens = 0, stamensAre }: Section,
  { anthers, from, wall }: Build,
) {
  const many = Math.min(stamens, 22);
  // Some stand far out of the flower.
  const reach =
    anthers.high *
    (wall.length && flower.stamens?.kind === "long" ? (form === "tube" ? 1.24 : 2) : 1);
  return steps(many, -1, 1).map((k, i): { foot: Point; tip: Point } => {
    const isLong = stamensAre === "two-long" ? Math.abs(k) < 0.5 : Math.abs(k) < 0.9;
    const uneven =
      stamensAre === "two-long" || stamensAre === "four-long" ? (isLong ? 1.04 : 0.74) : 0;
    // In two rows where they are many.
    const row =
      uneven ||
      (many > 6 ? ([0.74, 1.06, 0.9, 0.68, 1][i % (many > 12 ? 5 : 2)] ?? 1) : 1 - 0.1 * k * k);
    const across = many > 1 ? k : 0.4;
    const root = wall.length ? through(wall).at(0.5)[0] * 0.72 : 8;
    return {
      foot: [across * root, -from - 3],
      tip: [across * anthers.wide * (many > 12 ? 1.1 : 1), -(from + (reach - from) * row)],
    };
  });
}

function stamens(sheet: Sheet, flower: Flower, section: Section, build: Build, tint: Tint): string {
  const t = hues[flower.stamens?.color ?? "gold"];
  const [threads, anthers] = [pen(), pen()];
  if (section.stamensAre === "column") {
    const c = bow([0, -6], [0, -112], 0);
    for (const [i, k] of steps(9, 0.3, 0.92).entries())
      for (const side of [-1, 1]) {
        const root = c.at(k);
        const tip: Point = [side * (17 + (i % 2) * 7), root[1] - 6];
        threads.lines(root, tip);
        anthers.mark(...tip);
      }
    return (
      sheet.line(threads, t.rim, 2) +
      sheet.bound(
        brush(c, (k) => 17 - 6 * k, 4),
        hues.cream.wash,
        hues.cream.rim,
        2,
      ) +
      sheet.line(anthers, t.rim, 10) +
      sheet.line(anthers, t.wash, 6.5)
    );
  }
  const places = standing(flower, section, build);
  for (const [i, { foot, tip }] of places.entries()) {
    const c: Curve = bow(foot, tip, tip[0] < 0 ? -0.06 : 0.06);
    threads.sweep([foot, beside(c, 0.5, 0), tip]);
    const isSterile = section.stamensAre === "one-sterile" && i === (places.length - 1) / 2;
    if (isSterile) continue;
    const a = (Math.atan2(tip[0] - foot[0], foot[1] - tip[1]) * 180) / Math.PI;
    anthers.lines(toward(tip, a, -3), toward(tip, a, 6));
  }
  // In a narrow tube they are small, or they would lie over each other.
  const k = build.anthers.wide < 16 ? 0.6 : 1;
  return (
    sheet.line(threads, blend(tint.rim, contour, 0.5), 4 * k) +
    sheet.line(threads, hues.cream.wash, 2 * k) +
    sheet.line(anthers, t.rim, 11 * k) +
    sheet.line(anthers, t.wash, 7.5 * k)
  );
}

function pistil(sheet: Sheet, section: Section, { anthers, wall }: Build, isLow: boolean): string {
  const green = greens.green;
  const { ovary, stigmas = 1, stamensAre, stamens: n = 0 } = section;
  if (!ovary) return "";
  const [style, ovules] = [pen(), pen()];
  if (ovary === "carpels") {
    const d = pen();
    for (const k of steps(stigmas, -1, 1).sort((a, b) => Math.abs(b) - Math.abs(a)))
      d.leaf(k * 13, 0, k * 24, 40, 10, k * 6);
    return sheet.bound(d, green.wash, green.rim, 2);
  }
  const narrow = wall.length ? Math.min(16, through(wall).at(0.14)[0] * 0.7) : 16;
  const [middle, half, tall] = isLow ? [30, 19, 30] : [-20, narrow, 22];
  const body = pen()
    .move(0, middle + tall)
    .cubic(-half * 1.4, middle + tall * 0.8, -half * 1.2, middle - tall * 0.7, 0, middle - tall)
    .cubic(half * 1.2, middle - tall * 0.7, half * 1.4, middle + tall * 0.8, 0, middle + tall)
    .close();
  for (const y of [-0.4, 0, 0.4])
    for (const x of [-0.34, 0.34]) ovules.mark(x * half, middle + y * tall);
  // Over its anthers, or between them where it is short.
  const end =
    stamensAre === "column" ? -130 : n === 0 ? -64 : -(anthers.high + (wall.length > 3 ? -24 : 8));
  style.lines([0, isLow ? 2 : middle - tall + 2], [0, end]);
  const tips = pen();
  if (stigmas === 1) tips.mark(0, end - 2);
  else for (const a of steps(stigmas, -52, 52)) tips.lines([0, end], toward([0, end], a, 17));
  const wings = pen();
  if (ovary === "winged") for (const k of [-1, 1]) wings.leaf(k * 5, 58, k * 38, 66, 22, k * -30);
  return (
    (ovary === "winged" ? sheet.bound(wings, green.pale, green.rim, 2) : "") +
    sheet.line(style, green.rim, 5) +
    sheet.line(style, green.wash, 2.5) +
    sheet.line(tips, green.rim, stigmas === 1 ? 12 : 6.5) +
    sheet.line(tips, hues.cream.wash, stigmas === 1 ? 8 : 3.5) +
    sheet.bound(body, green.wash, green.rim, 2) +
    sheet.line(ovules, hues.cream.wash, 7)
  );
}
