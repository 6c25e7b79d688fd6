import type { Figure } from "#art/figures/figure.ts";
import { blend, contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { radians, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Trace } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

type Flower = NonNullable<Figure["flower"]>;

/** A flower of joined petals from the side: in parts of its length, its foot at 0, growing up. */
interface BellForm {
  /** Half its breadth at heights from its foot to its mouth. */
  profile: readonly (readonly [high: number, half: number])[];
  /** The near lobes from left to right, where each ends (of half the mouth) and how long it is. */
  lobes: readonly (readonly [end: number, long: number])[];
  /** How far the outer lobes turn out, of half the mouth. */
  flare: number;
  isPointed?: boolean;
  /** Its sepals: narrow ones that stand off, a cup that holds the tube, or none. */
  calyx: { kind: "sepals" | "cup"; long: number; wide: number } | undefined;
}

const even = (long: number): BellForm["lobes"] => [
  [-0.4, long * 0.8],
  [0.4, long],
  [1, long * 0.8],
];

const sepals = (long: number, wide = 0.06) => ({ kind: "sepals", long, wide }) as const;

/** The bells by the plant that bears them: no two are alike. */
const forms = {
  // biome-ignore-start format: one form a line
  /** Wide, with five pointed lobes: a bellflower. */
  bellflower: {
    profile: [
      [0, 0.1],
      [0.1, 0.34],
      [0.34, 0.46],
      [0.66, 0.56],
    ],
    lobes: even(0.22),
    flare: 0.24,
    isPointed: true,
    calyx: sepals(0.3, 0.045),
  },
  /** A wide bowl that parts in five points: a balloon flower. */
  balloon: {
    profile: [
      [0, 0.1],
      [0.08, 0.32],
      [0.28, 0.44],
      [0.5, 0.52],
    ],
    lobes: even(0.44),
    flare: 0.42,
    isPointed: true,
    calyx: sepals(0.24, 0.07),
  },
  /** A wide thimble whose lower lip is the longest: a foxglove. */
  foxglove: {
    profile: [
      [0, 0.09],
      [0.1, 0.14],
      [0.34, 0.25],
      [0.8, 0.3],
    ],
    lobes: [
      [-0.45, 0.05],
      [0.25, 0.1],
      [1, 0.24],
    ],
    flare: 0.22,
    calyx: sepals(0.26, 0.07),
  },
  /** A narrow foot, a swollen throat and two lips: a beardtongue. */
  beardtongue: {
    profile: [
      [0, 0.07],
      [0.22, 0.1],
      [0.44, 0.22],
      [0.72, 0.24],
    ],
    lobes: [
      [-0.3, 0.15],
      [0.3, 0.2],
      [1, 0.24],
    ],
    flare: 0.55,
    calyx: sepals(0.2, 0.07),
  },
  /** A long narrow tube that widens to a trumpet, its lobes hardly parted: a bluebell. */
  bluebell: {
    profile: [
      [0, 0.06],
      [0.3, 0.08],
      [0.58, 0.09],
      [0.76, 0.22],
      [0.9, 0.31],
    ],
    lobes: even(0.08),
    flare: 0.1,
    calyx: sepals(0.14, 0.05),
  },
  /** A funnel out of a tube of sepals: a lungwort. */
  lungwort: {
    profile: [
      [0, 0.1],
      [0.4, 0.11],
      [0.58, 0.22],
      [0.74, 0.33],
    ],
    lobes: even(0.2),
    flare: 0.12,
    calyx: { kind: "cup", long: 0.46, wide: 0.15 },
  },
  /** An open bell, parted to its middle in round lobes: a Jacob's ladder. */
  ladder: {
    profile: [
      [0, 0.1],
      [0.08, 0.26],
      [0.28, 0.36],
      [0.46, 0.4],
    ],
    lobes: even(0.4),
    flare: 0.26,
    calyx: { kind: "cup", long: 0.34, wide: 0.2 },
  },
  /** A pipe with small greenish points at its mouth: a Solomon's seal. */
  pipe: {
    profile: [
      [0, 0.08],
      [0.08, 0.13],
      [0.5, 0.13],
      [0.84, 0.14],
    ],
    lobes: even(0.14),
    flare: 0.5,
    isPointed: true,
    calyx: undefined,
  },
  /** A short tube in a long, pale, inflated calyx, and at its end a small cupped limb: a cowslip. */
  cowslip: {
    profile: [
      [0, 0.08],
      [0.5, 0.12],
      [0.74, 0.16],
      [0.84, 0.3],
    ],
    lobes: even(0.16),
    flare: 0.06,
    calyx: { kind: "cup", long: 0.7, wide: 0.21 },
  },
  /** A slender foot, then a bell of six points: a hosta. */
  hosta: {
    profile: [
      [0, 0.025],
      [0.24, 0.08],
      [0.44, 0.24],
      [0.68, 0.32],
    ],
    lobes: even(0.32),
    flare: 0.4,
    isPointed: true,
    calyx: undefined,
  },
  /** The same, drawn out to a long trumpet. */
  longHosta: {
    profile: [
      [0, 0.02],
      [0.12, 0.05],
      [0.56, 0.12],
      [0.78, 0.28],
    ],
    lobes: even(0.28),
    flare: 0.5,
    isPointed: true,
    calyx: undefined,
  },
  // biome-ignore-end format: one form a line
} as const satisfies Record<string, BellForm>;

function formOf({ petalShape, poise, petals, outside, center, facing, bud }: Flower): BellForm {
  if (outside === "green") return forms.cowslip;
  if (petals === 6)
    return poise === "bell" ? forms.hosta : poise === "funnel" ? forms.longHosta : forms.pipe;
  if (petalShape === "pointed") return center ? forms.bellflower : forms.balloon;
  if (poise === "funnel") return forms.lungwort;
  if (poise === "tube") return center ? forms.foxglove : bud ? forms.bluebell : forms.beardtongue;
  if (petals === 4) return forms.bellflower;
  return facing === "nodding" ? forms.ladder : forms.beardtongue;
}

/** What its calyx is painted with: a cowslip's is paler than its leaves. */
const calyxTint = (form: BellForm) => (form === forms.cowslip ? hues.green : greens.green);

function calyxOf(sheet: Sheet, form: BellForm, size: number): string {
  const { calyx } = form;
  if (!calyx) return "";
  // A bellflower's ovary, and a balloon flower's, stands below its sepals.
  const isLow = form === forms.bellflower || form === forms.balloon;
  return (isLow ? lowOvary(sheet, size) : "") + sepalsOf(sheet, form, calyx, size);
}

/** A cone on the stalk, its broad end at 0, 0. */
export const lowOvary = (sheet: Sheet, size: number) =>
  sheet.bound(
    pen()
      .move(-size * 0.09, 0)
      .quad(-size * 0.1, size * 0.12, -size * 0.03, size * 0.2)
      .line([size * 0.03, size * 0.2])
      .quad(size * 0.1, size * 0.12, size * 0.09, 0)
      .close(),
    greens.green.wash,
    greens.green.rim,
    1.6,
  );

function sepalsOf(
  sheet: Sheet,
  form: BellForm,
  calyx: NonNullable<BellForm["calyx"]>,
  size: number,
): string {
  const t = calyxTint(form);
  // They stand on the edge of the tube's foot.
  const foot = (form.profile[0]?.[1] ?? 0.06) * 0.8;
  if (calyx.kind === "sepals") {
    const d = pen();
    for (const a of [-56, 56, -24, 26, 0])
      d.leaf((a / 56) * foot * size, 0, a, size * calyx.long, size * calyx.wide, a * -0.06);
    return sheet.bound(d, t.shade, contour, 1.5);
  }
  const [w, l] = [calyx.wide * size, calyx.long * size];
  const d = pen()
    .move(-w * 0.4, 0)
    .cubic(-w * 1.25, -l * 0.3, -w, -l * 0.7, -w * 0.9, -l)
    .line([-w * 0.42, -l * 0.84], [0, -l * 1.02], [w * 0.42, -l * 0.84], [w * 0.9, -l])
    .cubic(w, -l * 0.7, w * 1.25, -l * 0.3, w * 0.4, 0)
    .close();
  const ribs = pen();
  for (const k of [-0.5, 0, 0.5])
    ribs.move(k * w * 0.6, -l * 0.08).quad(k * w * 1.4, -l * 0.4, k * w, -l * 0.82);
  return sheet.bound(d, t.wash, t.rim, 1.6) + sheet.line(ribs, t.shade, 1.5);
}

/** A bell from the side, its foot at 0, 0, `size` long, its lower edge to the right. */
export function bell(sheet: Sheet, flower: Flower, size: number, color: Tint): string {
  const form = formOf(flower);
  const u = (x: number, y: number): Point => [x * size, -y * size];
  const { profile, lobes, flare, isPointed = false } = form;
  const [lip, mouth] = profile.at(-1) ?? [1, 0.3];
  const edge = (side: 1 | -1): Point[] => profile.map(([y, x]) => u(side * x, y));
  const lobe = (d: Trace, a: number, b: number, long: number) => {
    const c = ((a + b) / 2) * (1 + flare) * mouth;
    const [x0, x1, y] = [a * mouth, b * mouth, lip + long];
    const half = (x1 - x0) / 2;
    const end = b === 1 || b === -1 ? lip : lip + 0.02;
    if (isPointed)
      d.quad(...u(c - half * 0.9, lip + long * 0.5), ...u(c * 1.06, y)).quad(
        ...u(c + half * 0.9, lip + long * 0.5),
        ...u(x1, end),
      );
    else d.cubic(...u(c - half * 1.1, y * 1.06), ...u(c + half * 1.1, y * 1.06), ...u(x1, end));
  };
  const body = pen().sweep(edge(-1));
  let from = -1;
  for (const [end, long] of lobes) {
    lobe(body, from, end, long);
    from = end;
  }
  body.sweep(edge(1).reverse(), false).close();
  // The far lobes, and what is seen of the inside.
  const far = pen().move(...u(-mouth, lip));
  const deep = lobes[1]?.[1] ?? 0.1;
  for (const a of [-1, 0]) lobe(far, a, a + 1, deep * 1.15 + 0.04);
  far.quad(...u(0, lip - 0.12), ...u(-mouth, lip)).close();
  const points = pen();
  for (const k of [-1, 1])
    points.leaf(
      ...u(k * mouth * 0.4, lip - 0.16),
      k * 30,
      (deep * 1.1 + 0.2) * size,
      mouth * size * 0.5,
    );
  // The shade runs out in the near lobe at its right.
  const inner = (k: number, last = k): Point[] =>
    profile.map(([y, x]) => u(x * (y === lip ? last : k), y));
  const shadeEnd = u(mouth * 0.7, lip + deep * 0.4);
  const shade = pen()
    .sweep([...inner(0.3, 0.52), shadeEnd])
    .sweep([shadeEnd, ...inner(0.94, 0.88).reverse()], false)
    .close();
  const ribs = pen();
  for (const k of [-0.5, 0.1]) ribs.sweep(profile.slice(1).map(([y, x]) => u(x * k, y)));
  const large = size > 130;
  let marks = "";
  const m = flower.markings && hues[flower.markings.color];
  if (m && form === forms.foxglove) {
    // Its net of brown lies within, and little of it is seen over the edge.
    const d = pen();
    for (const x of [-0.2, -0.08, 0.04]) d.mark(...u(x, 0.9 + x * 0.12));
    marks = sheet.line(d, m.shade, large ? 6 : 3);
  }
  if (flower.stamens && form !== forms.foxglove && form !== forms.bellflower) {
    // A long one reaches out of its mouth, and its tip bends up.
    const long =
      deep *
      (flower.petals === 6
        ? flower.stamens.kind === "long"
          ? 1.02
          : 0.66
        : flower.stamens.kind === "long"
          ? 1.5
          : 0.95);
    const [d, tips] = [pen(), pen()];
    const reach = flower.petals === 6 ? 0.11 : 0.08;
    const isSix = flower.petals === 6;
    for (const [i, x] of steps(isSix ? 6 : 3, -reach, reach).entries()) {
      // A hosta's six lie together along the lower lip.
      const tip = isSix
        ? u(0.04 + x * 2, lip + long - (i % 2 ? 0.1 : 0))
        : u(x * 1.6 - (long > deep ? 0.09 : 0), lip + long);
      d.move(...u(x * 0.6, lip)).quad(
        ...u(isSix ? 0.2 + x * 0.5 : x * 1.7 + 0.03, lip + long * 0.7),
        ...tip,
      );
      tips.mark(...tip);
    }
    const anther = hues[flower.stamens.color];
    marks =
      sheet.line(d, color.rim, large ? 3.6 : 2.6) +
      sheet.line(d, hues.cream.pale, large ? 2.2 : 1.4) +
      (large ? sheet.line(tips, anther.rim, isSix ? 7 : 12) : "") +
      sheet.line(tips, anther.shade, isSix ? 4.4 : large ? 8.5 : 4);
  }
  const inside =
    form === forms.foxglove && flower.center
      ? blend(hues[flower.center.color].wash, color.shade, 0.35)
      : color.shade;
  return (
    sheet.bound(isPointed ? points : far, inside, color.rim, 1.6) +
    marks +
    sheet.bound(
      body,
      large ? blend(color.pale, color.wash, 0.5) : color.wash,
      color.rim,
      large ? 2.4 : 1.9,
    ) +
    sheet.fill(shade, blend(color.wash, color.shade, 0.8)) +
    sheet.line(ribs, color.line, 1.4) +
    calyxOf(sheet, form, size)
  );
}

/** A bell that has not opened, its foot at 0, 0. */
export function bellBud(sheet: Sheet, flower: Flower, size: number, color: Tint): string {
  const form = formOf(flower);
  const wide = form.calyx?.kind === "cup" ? form.calyx.wide * 0.9 : 0.13;
  const u = (v: number) => v * size;
  const d = pen()
    .move(u(-0.04), 0)
    .cubic(u(-wide * 1.2), u(-0.3), u(-wide * 1.3), u(-0.74), 0, u(-0.82))
    .cubic(u(wide * 1.3), u(-0.74), u(wide * 1.2), u(-0.3), u(0.04), 0)
    .close();
  return sheet.bound(d, color.wash, color.rim, 1.8) + calyxOf(sheet, form, size);
}

/** The face of a flower of joined petals, 100 in radius: one limb of five lobes round its throat. */
export function limb(sheet: Sheet, flower: Flower, t: Tint): string {
  const n = flower.petals;
  const isPointed = flower.petalShape === "pointed";
  const [d, dark, folds] = [pen(), pen(), pen()];
  const gap = 360 / n;
  const at = (a: number, far: number) => toward([0, 0], a, far);
  // A bellflower's wall is joined nearly to its rim.
  const notch = flower.center ? 78 : 56;
  d.move(...at(-gap / 2, isPointed ? notch : 74));
  for (const a of steps(n, 0, 360 - gap)) {
    if (isPointed)
      d.quad(...at(a - gap * 0.3, 96), ...at(a, 108)).quad(
        ...at(a + gap * 0.3, 96),
        ...at(a + gap / 2, notch),
      );
    else d.cubic(...at(a - gap * 0.42, 112), ...at(a + gap * 0.42, 112), ...at(a + gap / 2, 78));
    if (isPointed)
      for (const k of [-0.24, 0, 0.24])
        folds
          .move(...at(a + gap * k, 24))
          .quad(...at(a + gap * k * 1.3, 60), ...at(a + gap * k * 0.5, k ? 84 : 98));
    else folds.move(...at(a + gap / 2, 30)).line(at(a + gap / 2, 72));
    if (Math.cos(radians(a - 130)) > 0)
      dark
        .move(...at(a, 26))
        .quad(...at(a + 8, 60), ...at(a + gap * (isPointed ? 0.02 : 0.12), isPointed ? 98 : 88))
        .quad(
          ...at(a + gap * (isPointed ? 0.28 : 0.4), 88),
          ...at(a + gap * 0.47, isPointed ? 58 : 72),
        )
        .line(at(a + gap * 0.4, 26))
        .close();
  }
  const eye = flower.center && hues[flower.center.color];
  return (
    sheet.bound(d.close(), t.wash, t.rim, 3) +
    sheet.fill(dark, blend(t.wash, t.shade, 0.6)) +
    sheet.line(folds, t.line, 2.4) +
    (isPointed
      ? flower.center
        ? sheet.fill(pen().ellipse(0, 0, 46), t.shade) + pistil(sheet, 3)
        : pistil(sheet, 5)
      : sheet.bound(pen().ellipse(0, 0, 22), eye ? eye.wash : t.shade, t.rim, 2.4) +
        sheet.line(pen().mark(0, 0), hues.yellow.pale, 12))
  );
}

/** A bellflower's pistil, parted in three, or a balloon flower's in five, with its stamens laid flat round it. */
function pistil(sheet: Sheet, parts: 3 | 5): string {
  const [stamens, tip] = [pen(), pen()];
  for (const a of steps(5, 36, 324)) stamens.leaf(0, 0, a, 26, 5);
  for (const a of steps(parts, 0, 360 - 360 / parts)) tip.leaf(0, 0, a, parts === 3 ? 19 : 15, 5);
  return (
    sheet.bound(stamens, hues.cream.wash, hues.cream.rim, 1.6) +
    sheet.bound(tip, hues.white.wash, hues.white.rim, 1.6)
  );
}
