import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, hues, type Tint } from "#art/pen/colors.ts";
import { bow, brush, steps, through, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { hasRim } from "./buds-and-seedheads.ts";
import { headSection } from "./head-sections.ts";
import { spurredFlower } from "./lipped-and-spurred-flower-sections.ts";
import { lippedFlower } from "./mint-flowers.ts";
import { petalOf } from "./open-flowers.ts";
import { type Build, buildOf, standingRound } from "./section-forms.ts";
import { pistil, stamens } from "./stamens-and-pistil.ts";

type Section = NonNullable<Figure["section"]>;
type Flower = NonNullable<Figure["flower"]>;

/** A flower cut lengthwise, its half seen from within, round 0, 0; one that nods hangs. */
export function flowerSection(sheet: Sheet, figure: Figure, section: Section): string {
  if (section.form === "head") return headSection(sheet, figure);
  if (section.form === "face") return smallFace(sheet);
  if (section.form === "lipped") return lipped(sheet, figure, section);
  const flower = flowerOf(figure, section);
  const tint = hues[flower.colors[0] ?? "white"];
  if (section.form === "spurred")
    return centered(sheet, spurredFlower(sheet, flower, section, tint), 200);
  // A barrenwort's four petals are spurs, of which two are seen.
  const isFourSpurred = flower.spur !== undefined && flower.petals === 4;
  const build = buildOf(figure, section);
  const isLow = section.ovary === "inferior" || section.ovary === "winged";
  const foot = isLow ? 58 : 8;
  const drawn =
    (figure.flower && hasRim(figure.flower) ? torus(sheet) : "") +
    stalk(sheet, foot) +
    (section.nectaries === "tube" ? nectarTube(sheet) : "") +
    (flower.spur && !isFourSpurred ? spur(sheet, tint) : "") +
    // The sepals of an open flower are cut before its petals; what is joined hides them.
    (build.wall.length
      ? sepals(sheet, { ...figure, flower }, section, build) +
        corolla(sheet, flower, section, build, tint)
      : corolla(sheet, flower, section, build, tint) +
        sepals(sheet, { ...figure, flower }, section, build)) +
    (section.nectaries === true ? nectaries(sheet) : "") +
    (isFourSpurred ? slippers(sheet, tint) : "") +
    stamens(sheet, flower, section, build, tint) +
    pistil(sheet, flower, section, build, isLow);
  const { top, bottom } = sheet.bounds(drawn);
  const id = sheet.motif("cut flower", () => drawn);
  const turn = flower.facing === "nodding" ? 180 : 0;
  const k = Math.min(1, 232 / (bottom - top));
  return sheet.put(id, [0, ((turn ? 1 : -1) * k * (top + bottom)) / 2], k, { turn });
}

/** A lady's mantle's flower from above: no petals, four sepals over four narrower ones, four stamens between them round a ring, one style. */
function smallFace(sheet: Sheet): string {
  const [outer, inner, threads, anthers] = [pen(), pen(), pen(), pen()];
  for (const a of [0, 90, 180, 270]) {
    outer.leaf(0, 0, a + 45, 82, 16);
    inner
      .move(...toward([0, 0], a - 52, 36))
      .quad(...toward([0, 0], a - 24, 66), ...toward([0, 0], a, 92))
      .quad(...toward([0, 0], a + 24, 66), ...toward([0, 0], a + 52, 36))
      .close();
    const tip = toward([0, 0], a + 45, 50);
    threads.lines(toward([0, 0], a + 45, 28), tip);
    anthers.mark(...tip);
  }
  const [sepal, ring] = [greens["yellow-green"], hues.yellow];
  const style = pen().lines([7, 4], [-8, -9]);
  return (
    sheet.bound(outer, greens.green.pale, greens.green.rim, 2) +
    sheet.bound(inner, sepal.wash, sepal.rim, 2.2) +
    sheet.bound(pen().ellipse(0, 0, 32), ring.wash, ring.rim, 2) +
    sheet.bound(pen().ellipse(0, 0, 17), sepal.shade, sepal.rim, 2) +
    sheet.line(threads, sepal.rim, 5) +
    sheet.line(threads, sepal.pale, 2.6) +
    sheet.line(anthers, hues.gold.rim, 15) +
    sheet.line(anthers, hues.yellow.wash, 10.5) +
    sheet.line(style, sepal.rim, 5) +
    sheet.line(pen().mark(-8, -9), sepal.rim, 11) +
    sheet.line(pen().mark(-8, -9), hues.cream.wash, 7)
  );
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

/** A mint's flower, and what is lipped like one. */
function lipped(sheet: Sheet, figure: Figure, section: Section): string {
  const { colors, outside, stamens, markings } = flowerOf(figure, section);
  const isGreen = section.lips === "bee-balm" || section.lips === "turtlehead";
  const isWashed = outside && outside !== "silver" && !isGreen;
  const drawn = lippedFlower(sheet, section.lips ?? "sage", {
    color: hues[colors[0] ?? "lavender"],
    calyx: isWashed ? hues[outside] : greens.green,
    anther: hues[stamens?.color ?? "gold"],
    ...(markings ? { spots: hues[markings.color] } : {}),
  });
  return centered(sheet, drawn, 270);
}

/** What is drawn, round 0, 0, at most so high. */
function centered(sheet: Sheet, drawn: string, high: number): string {
  const { left, right, top, bottom } = sheet.bounds(drawn);
  const k = Math.min(1.3, high / (bottom - top), 256 / (right - left));
  const id = sheet.motif("flower from the side", () => drawn);
  return sheet.put(id, [(-k * (left + right)) / 2, (-k * (top + bottom)) / 2], k);
}

const mirrored = ([x, y]: Point): Point => [-x, y];
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

/** A pelargonium's nectar tube, grown to the stalk down from its upper sepal. */
function nectarTube(sheet: Sheet): string {
  const tube = brush(bow([-9, 0], [3, 44], 0.04), (t) => 15 - 9 * t, 3);
  return (
    sheet.bound(tube, greens.green.shade, greens.green.rim, 2) +
    sheet.line(pen().lines([-9, 4], [-3, 26]), hues.cream.wash, 5)
  );
}

/** The cup a California poppy's flower stands in, cut, with its broad outer rim and the inner one. */
function torus(sheet: Sheet): string {
  const cup = pen().move(-26, -2).quad(-24, 34, -6, 46).line([6, 46]).quad(24, 34, 26, -2).close();
  const rim = pen().leaf(0, 4, -90, 52, 10, 6).leaf(0, 4, 90, 52, 10, -6);
  return (
    sheet.bound(rim, hues.copper.wash, hues.copper.rim, 2) +
    sheet.bound(cup, greens["blue-green"].wash, greens["blue-green"].rim, 2)
  );
}

/** A nasturtium's. */
function spur(sheet: Sheet, tint: Tint): string {
  const c = bow([-6, 4], [-62, 92], -0.14);
  return sheet.bound(
    brush(c, (t) => 30 * (1 - t) ** 1.4 + 5, 5),
    tint.shade,
    tint.rim,
    2,
  );
}

/** A barrenwort's petals at the right and the left: a cup that runs out in a narrow spur of nectar. */
function slippers(sheet: Sheet, tint: Tint): string {
  const d = pen();
  for (const k of [-1, 1])
    d.move(k * 6, -4)
      .cubic(k * 16, -54, k * 56, -48, k * 50, -18)
      .cubic(k * 70, -14, k * 94, -8, k * 98, 16)
      .cubic(k * 72, 4, k * 40, 8, k * 6, -4)
      .close();
  return sheet.bound(d, tint.shade, tint.rim, 2);
}

/** Small green pipes round the foot of the stamens. */
function nectaries(sheet: Sheet): string {
  const d = pen();
  for (const k of [-1, -0.72, -0.44, 0.44, 0.72, 1])
    brush(bow([k * 9, -3], [k * 50, -40 + 16 * Math.abs(k)], k * -0.16), (t) => 6 + 9 * t, 3, d);
  return sheet.bound(d, greens["yellow-green"].wash, greens["yellow-green"].rim, 1.8);
}

function sepals(sheet: Sheet, { flower, leaf }: Figure, section: Section, build: Build): string {
  const { sepals: kind, form } = section;
  if (!kind) return "";
  const isOwn =
    flower?.outside &&
    (kind === "bracts" || flower.facing === "nodding" || flower.outside === "white");
  const usual =
    greens[leaf.color === "silver" || leaf.color === "gray-green" ? leaf.color : "green"];
  const green = isOwn && flower?.outside ? hues[flower.outside] : usual;
  const d = pen();
  const at = (x: number, y: number): Point => [x, y];
  if (kind === "bristles") {
    const cup = pen()
      .move(-14, 40)
      .line([-40, -14], [-20, -6], [0, -14], [20, -6], [40, -14], [14, 40]);
    for (const a of [-42, -24, 24, 42]) d.lines([a * 0.4, 0], toward([a * 0.4, 0], a, 78));
    return (
      sheet.line(d, hues.brown.rim, 3.5) +
      sheet.bound(cup.close(), hues.cream.pale, hues.tan.rim, 1.8)
    );
  }
  if (kind === "toothed" && form === "cup") {
    // A thrift's is a ribbed funnel of paper, pleated at its rim.
    d.move(-8, 10).line([-34, -26], [-54, -66]);
    for (const [i, x] of steps(9, -40, 40).entries()) d.line([x, i % 2 ? -66 : -56]);
    d.line([54, -66], [34, -26], [8, 10]).close();
    const ribs = pen();
    for (const k of [-1, -0.5, 0.5, 1]) ribs.move(k * 6, 8).line([k * 28, -26], [k * 40, -56]);
    return (
      sheet.bound(d, hues.cream.pale, hues.tan.rim, 2) + sheet.line(ribs, hues.bronze.shade, 2.4)
    );
  }
  if (kind === "toothed") {
    // A tube of sepals, cut: its two edges and a tooth behind each; a cowslip's is wide and pale.
    const isLoose = form === "salver" && flower?.facing === "nodding";
    const high =
      form === "clawed" || isLoose ? 108 : form === "bell" || form === "funnel" ? 50 : 62;
    const reach = build.wall.length ? through(build.wall).at(0.4)[0] + (isLoose ? 24 : 10) : 38;
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
    return sheet.bound(d, isLoose ? usual.pale : green.wash, green.rim, 2);
  }
  if (form === "clawed") {
    // A cress has four free sepals, erect, two of them bulging at the foot: two are cut, one is behind.
    d.leaf(0, 6, 0, 116, 17);
    for (const k of [-1, 1])
      d.move(k * 5, 8)
        .cubic(k * 40, 6, k * 34, -60, k * 22, -112)
        .cubic(k * 16, -70, k * 20, -20, k * 5, 8)
        .close();
    return sheet.bound(d, green.wash, green.rim, 2);
  }
  const spread = { dish: 104, cup: 96, bell: 84, tube: 40, funnel: 34, salver: 30 }[form as "dish"];
  const isBract = kind === "bracts";
  if (isBract && form === "bell") {
    const mouth = build.wall.at(-1) ?? [0, 0];
    for (const k of [-1, 1]) d.leaf(k * (mouth[0] - 4), mouth[1] + 4, k * 84, 108, 20, k * 10);
    return sheet.bound(d, green.wash, green.rim, 2);
  }
  const turn = isBract ? 34 : spread;
  // A periwinkle's and a bluestar's are threads.
  const wide = isBract ? 26 : form === "salver" ? 9 : 17;
  // A bluebell's are small.
  const isSmall = form === "funnel" && section.ovary === "nutlets";
  const long = isBract ? 104 : isSmall ? 34 : 60;
  for (const k of [-1, 1])
    d.leaf(k * 5, 4, k * turn, long, isSmall ? 11 : wide, isBract ? k * -8 : 0);
  return sheet.bound(d, green.wash, green.rim, 2);
}

function corolla(
  sheet: Sheet,
  flower: Flower,
  { form, sepals, nectaries }: Section,
  { wall, edge, petals }: Build,
  tint: Tint,
): string {
  // A fuchsia's tube is of its sepals' color.
  const isTube = form === "bell" && sepals === "bracts" && flower.outside;
  const own = isTube && flower.outside ? hues[flower.outside] : tint;
  const n = flower.petals;
  const mouth = wall.at(-1) ?? [0, 0];
  let out = "";
  const turns = n > 7 ? steps(5, -74, 74) : n === 4 || n === 3 ? [-78, 0, 78] : [-70, 0, 70];
  if (petals.long) {
    const one = sheet.motif("cut petal", (q) =>
      petalOf(sheet, q, { ...flower, poise: "flat" }, Math.max(4, Math.min(n, 8)), tint, 3),
    );
    // A pelargonium's two upper petals stand apart from the three lower ones, and are marked.
    const isTwoAndThree = nectaries === "tube";
    const fan = (k: number, up: number, at = turns, id = one) =>
      standingRound(sheet, id, at, {
        at: [0, mouth[1] - up],
        long: petals.long * k,
        apart: mouth[0] * 0.86,
        rise: petals.rise + up * 0.6,
        broad: petals.broad,
      });
    if (isTwoAndThree) {
      const lines = pen();
      for (const a of [-16, 0, 16]) lines.lines(toward([0, 0], a, 26), toward([0, 0], a, 66));
      const marked = sheet.motif(
        "upper petal",
        () => sheet.put(one, [0, 0], 1) + sheet.line(lines, tint.rim, 5),
      );
      out += fan(0.8, 0, [74, 30]) + fan(1.04, 0, [-40, -82], marked);
    } else out += fan(1, 0);
    // In a double stock there are petals where the stamens would be.
    if (flower.double === "double") out += fan(0.84, 14) + fan(0.66, 28);
  }
  if (form === "clawed") {
    const claws = pen();
    // Each runs into its blade.
    for (const k of [-1, 0, 1])
      brush(bow([k * 6, -4], [k * mouth[0], mouth[1] - 2], 0), (t) => 5 + 5 * t, 4, claws);
    out += sheet.bound(claws, tint.pale, tint.rim, 2);
  } else if (wall.length) {
    const right = through(wall);
    const line = steps(6).map((t) => right.at(t));
    const inside = pen().sweep(line.map(mirrored));
    // Of a mouth that is seen a little from above its far rim stands higher.
    const [x, y] = mouth;
    const rim = y - Math.min(34, x * 0.5);
    inside.cubic(-x * 0.6, rim, x * 0.6, rim, x, y);
    inside.sweep([...line].reverse(), false).close();
    const throat = flower.center?.kind === "throat" || flower.center?.kind === "eye";
    const within =
      throat && form !== "bell" && flower?.center ? hues[flower.center.color] : undefined;
    out += sheet.bound(inside, blend(own.wash, own.shade, 0.3), own.rim, 2);
    if (within) {
      // A throat is colored within, an eye round the mouth alone; a morning glory's is yellow at its foot.
      const isEye = flower.center?.kind === "eye";
      const filled = (from: number, to: number, t: Tint) => {
        const low = steps(5, from, to).map((k) => right.at(k));
        const [x, y] = low.at(-1) ?? mouth;
        const d = pen().sweep(low.map(mirrored));
        d.quad(0, y - x * 0.5, x, y).sweep([...low].reverse(), false);
        return sheet.fill(d.close(), t.wash);
      };
      out += filled(isEye ? 0.72 : 0, isEye ? 1 : 0.66, within);
      if (!isEye && within === hues.white) out += filled(0, 0.36, hues.yellow);
    }
    const veins = pen();
    for (const k of [-0.5, 0, 0.5])
      veins.sweep(steps(4, 0.3, 0.9).map((t): Point => [right.at(t)[0] * k, right.at(t)[1]]));
    out += sheet.line(veins, own.shade, 1.8);
  }
  if (!wall.length || form === "clawed") return out;
  // What is cut shows its flesh, and a lobe becomes thinner to its tip.
  const walls = pen();
  for (const side of [(p: Point) => p, mirrored]) {
    const whole = [...wall, ...edge.slice(1)].map(side);
    const limb = edge.length ? wall.length / whole.length : 1;
    brush(
      through(whole),
      (t) => 8 * Math.min(1, 1.15 - (0.9 * (t - limb)) / (1.02 - limb)),
      10,
      walls,
    );
  }
  return out + sheet.bound(walls, own.pale, own.rim, 2);
}
