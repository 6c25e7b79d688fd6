import type { Figure } from "#art/figures/figure.ts";
import { blend, contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { beside, bow, brush, type Curve, steps, through, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import type { Build } from "./section-forms.ts";

type Section = NonNullable<Figure["section"]>;
type Flower = NonNullable<Figure["flower"]>;

/** How much higher its anthers stand than those of most flowers of its form: some stand far out of the flower. */
function reachOf(flower: Flower, { form, stamens = 0 }: Section): number {
  if (flower.stamens?.kind !== "long") return 1;
  if (form === "bell") return 2;
  if (form === "tube") return stamens > 2 ? 1.24 : 1.75;
  return stamens === 2 ? 1.7 : 1;
}

/** Round free carpels stamens stand in a ring: at both sides of them, where the flower is cut. */
const isRing = ({ ovary, stamens = 0 }: Section) => ovary === "carpels" && stamens > 12;

const isLily = ({ stamens }: Flower, section: Section) =>
  section.form === "dish" && section.stamens === 6 && stamens?.kind === "long";

/** Where its anthers stand, from the left to the right: place and foot. */
function standing(flower: Flower, section: Section, { anthers, from, wall }: Build) {
  const { form, stamens = 0, stamensAre } = section;
  // In the half of a narrow tube three of five are left.
  const many = form === "salver" && stamens === 5 ? 3 : Math.min(stamens, 22);
  const reach = anthers.high * reachOf(flower, section);
  return steps(many, -1, 1).map((along, i): { foot: Point; tip: Point } => {
    const k = isRing(section) ? Math.sign(along) * (0.4 + 0.6 * Math.abs(along)) : along;
    const isLong = stamensAre === "two-long" ? Math.abs(k) < 0.5 : Math.abs(k) < 0.9;
    const uneven =
      stamensAre === "two-long" || stamensAre === "four-long" ? (isLong ? 1.04 : 0.74) : 0;
    // In two rows where they are many.
    const row =
      uneven ||
      (isLily(flower, section) && [0.9, 1.1, 0.76][i % 3]) ||
      // A petunia's and a morning glory's are two pairs and a short one.
      (form === "funnel" && many === 5 && [0.86, 1.03, 0.64, 1.06, 0.88][i]) ||
      (form === "salver" && many === 3 && [0.96, 0.8, 0.9][i]) ||
      (many > 6 ? ([0.74, 1.06, 0.9, 0.68, 1][i % (many > 12 ? 5 : 2)] ?? 1) : 1 - 0.1 * k * k);
    const across = many > 1 ? k : 0.4;
    const root = wall.length
      ? (steps(20)
          .map((t) => through(wall).at(t))
          .find(([, y]) => -y >= from) ?? [8])[0] * 0.7
      : isRing(section)
        ? 24
        : 8;
    return {
      foot: [across * root, -from - 3],
      tip: [
        across * anthers.wide * (isRing(section) ? 1.5 : many > 12 ? 1.1 : 1),
        -(from + (reach - from) * row),
      ],
    };
  });
}

/** The stamens of a flower that is cut lengthwise, as many as it has. */
export function stamens(
  sheet: Sheet,
  flower: Flower,
  section: Section,
  build: Build,
  tint: Tint,
): string {
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
  // Their threads are grown together at the foot.
  const [w, h] = [build.anthers.wide * 0.72, build.anthers.high * 0.62];
  const isCupped = section.stamensAre === "cupped";
  const cup = pen()
    .move(-10, -2)
    .cubic(-w, -4, -w, -h * 0.6, -w * 0.9, -h)
    .quad(0, -h * 1.16, w * 0.9, -h)
    .cubic(w, -h * 0.6, w, -4, 10, -2);
  for (const [i, { foot: root, tip }] of places.entries()) {
    const k = i / Math.max(1, places.length - 1) - 0.5;
    const foot: Point = isCupped ? [k * 1.7 * w, -h * (1.07 - 0.3 * k * k)] : root;
    const c: Curve = bow(foot, tip, tip[0] < 0 ? -0.06 : 0.06);
    threads.sweep([foot, beside(c, 0.5, 0), tip]);
    const isSterile = section.stamensAre === "one-sterile" && i === (places.length - 1) / 2;
    if (isSterile) continue;
    const a = (Math.atan2(tip[0] - foot[0], foot[1] - tip[1]) * 180) / Math.PI;
    // A lily's swing on their threads.
    const lies = isLily(flower, section) ? a + 74 : a;
    anthers.lines(toward(tip, lies, lies === a ? -3 : -6), toward(tip, lies, 6));
  }
  // In a narrow tube they are small, or they would lie over each other.
  const k = build.anthers.wide < 16 ? 0.6 : 1;
  return (
    (isCupped ? sheet.bound(cup.close(), hues.cream.wash, hues.cream.rim, 2) : "") +
    sheet.line(threads, blend(tint.rim, contour, 0.5), 4 * k) +
    sheet.line(threads, hues.cream.wash, 2 * k) +
    sheet.line(anthers, t.rim, 11 * k) +
    sheet.line(anthers, t.wash, 7.5 * k)
  );
}

/** Its pistil: the ovary with its ovules, the style and its branches; or carpels that are free. */
export function pistil(
  sheet: Sheet,
  flower: Flower,
  section: Section,
  { anthers, wall }: Build,
  isLow: boolean,
): string {
  const green = greens.green;
  const { form, ovary, ovaryShape, ovules: few, stigmas = 1, stylesAre, stamensAre } = section;
  const n = section.stamens ?? 0;
  if (!ovary) return "";
  const [style, ovules] = [pen(), pen()];
  if (ovary === "carpels") {
    // An anemone's are many: of the ball the near half is gone, and its flesh is seen.
    const isBall = stigmas > 20;
    // A foamflower's two are unequal.
    const isUneven = stigmas === 2 && flower.petalShape === "lance";
    const [d, styles] = [pen(), pen()];
    for (const [a, long] of isBall
      ? steps(11, -112, 112).map((a): [number, number] => [a, 19])
      : steps(stigmas, -1, 1)
          .sort((p, q) => Math.abs(q) - Math.abs(p))
          .map((k): [number, number] => [
            k * (stigmas === 2 ? 15 : 10),
            isUneven ? 48 + k * 14 : 50,
          ])) {
      const foot: Point = isBall ? toward([0, -26], a, 17) : [a * 0.5, 0];
      d.leaf(...foot, a, long, isBall ? 6 : stigmas === 2 ? 14 : 11);
      // Each ends in its own style.
      const tip = toward(foot, a, long - 4);
      styles
        .move(...tip)
        .quad(...toward(tip, a, isBall ? 3 : 12), ...toward(tip, a * 2.4, isBall ? 6 : 26));
    }
    return (
      sheet.line(styles, green.rim, isBall ? 3 : 6) +
      (isBall ? "" : sheet.line(styles, green.wash, 3)) +
      sheet.bound(d, green.wash, green.rim, 2) +
      (isBall
        ? sheet.bound(
            pen().move(-16, 0).cubic(-32, -58, 32, -58, 16, 0).close(),
            green.pale,
            green.rim,
            2,
          )
        : "")
    );
  }
  const narrow = wall.length ? Math.min(16, through(wall).at(0.14)[0] * 0.7) : 16;
  const isHalf = ovary === "half-inferior";
  const [middle, half, tall] = isLow
    ? [30, 19, 30]
    : isHalf
      ? [-14, 30, 24]
      : ovaryShape === "long" && n === 6 && stigmas === 1
        ? [-24, narrow * 0.6, 26]
        : ovaryShape === "long"
          ? [-34, narrow * 0.62, 36]
          : ovaryShape === "flat"
            ? [-18, narrow * 1.3, 18]
            : [-20, narrow, 22];
  const body = pen();
  // Of four nutlets two are seen; the style rises between them from their foot.
  const isParted = ovary === "nutlets";
  const isPaired = ovary === "paired";
  const pair = wall.length ? narrow * 0.5 : 7;
  if (isPaired) body.ellipse(-pair, -18, pair, 22).ellipse(pair, -18, pair, 22);
  else if (isParted) body.ellipse(-7, -10, 7, 11).ellipse(7, -10, 7, 11);
  else if (ovary === "inferior") {
    // What stands on it stands on its whole breadth.
    const rim = (wall[0]?.[0] ?? 10) + 4;
    body.move(0, 60).cubic(-half * 1.4, 54, -half * 1.4, 12, -rim, 0);
    body
      .line([rim, 0])
      .cubic(half * 1.4, 12, half * 1.4, 54, 0, 60)
      .close();
  } else
    body
      .move(0, middle + tall)
      .cubic(-half * 1.4, middle + tall * 0.8, -half * 1.2, middle - tall * 0.7, 0, middle - tall)
      .cubic(half * 1.2, middle - tall * 0.7, half * 1.4, middle + tall * 0.8, 0, middle + tall)
      .close();
  if (isPaired) for (const y of [-6, -18, -30]) ovules.mark(-pair, y).mark(pair, y);
  else
    for (const y of isParted ? [] : few ? [0.1] : steps(ovaryShape === "long" ? 5 : 3, -0.55, 0.45))
      for (const x of few === 1 ? [0] : [-0.34, 0.34]) ovules.mark(x * half, middle + y * tall);
  // It ends over the anthers, or within a narrow tube between them.
  const isShort =
    form === "salver" || form === "clawed" || (form === "funnel" && section.sepals !== undefined);
  const end =
    stamensAre === "column"
      ? -130
      : -(n === 0
          ? 64
          : anthers.high * reachOf(flower, section) +
            (isShort ? -24 : n === 6 ? 22 : n === 8 && form === "bell" ? 44 : 14));
  // A lily's and a hosta's is curved to one side.
  const bent = n === 6 && stigmas === 1 ? 10 : 0;
  const foot: Point = [0, isParted ? -4 : isPaired ? -36 : isLow ? 2 : middle - tall + 2];
  const tips = pen();
  // A thrift's and a pink's styles are parted from the ovary on.
  if (stylesAre === "free")
    for (const a of steps(stigmas, -1, 1))
      style.move(...foot).quad(a * 4, (foot[1] + end) / 2, a * anthers.wide * 0.8, end);
  else style.move(...foot).quad(0, end * 0.7, bent, end);
  if (stylesAre === "free") tips.move(...foot);
  else if (isLily(flower, section))
    for (const [x, y] of [
      [-6, 0],
      [6, 0],
      [0, -6],
    ] as const)
      tips.mark(bent + x, end + y);
  else if (stigmas === 1) tips.mark(bent, end - 2);
  else for (const a of steps(stigmas, -52, 52)) tips.lines([0, end], toward([0, end], a, 17));
  const wings = pen();
  if (ovary === "winged")
    for (const k of [-1, 1])
      wings
        .move(0, 62)
        .cubic(k * 30, 66, k * 66, 46, k * 56, 14)
        .quad(k * 30, -4, k * 5, 4)
        .close();
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
