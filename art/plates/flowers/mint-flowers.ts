import type { Figure } from "#art/figures/figure.ts";
import type { Tint } from "#art/pen/colors.ts";
import { type Point, pen, printed } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

/** How a two-lipped flower is built: paths and points in units of the file, its foot at 0, 0, its mouth to the right. */
interface Lips {
  calyx: string;
  ribs: string;
  /** Tube and upper lip in one. */
  upper: string;
  /** What is seen into, under the upper lip. */
  mouth: string;
  lower: string;
  /** Between the lobes of the lower lip, out of the throat. */
  folds?: string;
  /** Where its stamens leave the mouth, and where each ends: x and y in turn. */
  throat: Point;
  stamens: readonly number[];
  style?: string;
}
type Kind = NonNullable<NonNullable<Figure["section"]>["lips"]>;

const lips: Record<Kind, Lips> = {
  // A sickle for an upper lip, and two stamens under it.
  sage: {
    calyx: "M-3-4C-14-14-14-30-11-44L-6-37L-1-46L5-38L12-42C13-28 12-14 3-4z",
    ribs: "M-3-8Q-8-22-7-34M2-8Q6-22 4-34",
    upper:
      "M-7-38C-9-50-10-58-8-68C-6-92 14-112 38-100C29-100 22-94 19-84C16-76 14-70 15-64C12-54 9-46 8-38z",
    mouth: "M9-70C10-82 16-90 24-93C20-86 18-78 18-71z",
    lower:
      "M11-66C18-72 26-72 31-68C42-74 54-64 51-54C55-42 44-36 36-42C28-36 20-42 22-51C16-50 12-56 11-66z",
    throat: [13, -70],
    stamens: [28, -94, 32, -88],
    style: "M30-102Q42-106 47-99M42-103L51-106",
  },
  "garden-sage": {
    calyx: "M-3-4C-17-12-16-30-14-46L-8-37L-2-48L4-38L15-44C16-28 13-12 3-4z",
    ribs: "M-4-8Q-10-22-8-34M3-8Q8-22 6-34",
    upper:
      "M-8-38C-9-52-9-60-8-70C-8-88 6-102 24-98C30-96 30-91 26-90C20-88 17-80 16-66C13-54 10-46 9-38z",
    mouth: "M9-70C10-80 14-88 22-89C18-82 17-76 17-71z",
    lower:
      "M11-66C15-72 22-72 24-66C34-74 50-72 54-62Q60-56 55-50Q56-42 48-44Q42-36 36-44C30-44 28-48 28-52C24-44 16-46 17-54C13-56 11-60 11-66z",
    throat: [13, -70],
    stamens: [24, -86, 28, -81],
    style: "M24-96Q34-100 38-93M33-97L41-99",
  },
  // Four small lobes stand up and one larger hangs.
  "russian-sage": {
    calyx: "M-4-4C-10-12-10-30-9-42L-5-36L-2-46L3-38L8-44C10-28 9-12 4-4z",
    ribs: "M-3-8Q-6-22-5-32M2-8Q5-22 3-32",
    upper:
      "M-6-40C-7-52-6-60-4-66C-14-70-18-82-10-86C-8-98 6-100 7-90C14-98 26-90 21-80C30-78 28-66 18-64C13-56 10-50 7-40z",
    mouth: "M5-64C6-74 12-76 17-70C16-64 12-62 5-64z",
    lower: "M12-62C24-66 42-56 44-38C34-34 20-40 12-52z",
    throat: [9, -66],
    stamens: [36, -86, 42, -76],
    style: "M10-70Q30-92 46-94M46-94L53-98M46-94L53-90",
  },
  catmint: {
    calyx: "M-3-4C-11-10-11-26-10-40L-7-34L-3-44L1-36L6-46L10-38C11-24 10-10 3-4z",
    ribs: "M-3-8Q-7-20-6-32M2-8Q6-20 4-32",
    upper:
      "M-6-36C-7-52-6-60-2-72C0-80-3-88-3-97C-3-108 8-111 13-104C20-109 29-101 26-92C24-86 22-82 22-76C16-66 8-54 6-36z",
    mouth: "M10-76C9-84 10-90 14-97C19-94 21-88 21-77z",
    lower:
      "M13-78C18-85 27-83 27-77C37-80 50-76 58-66Q63-64 60-59Q63-54 57-52Q56-46 50-49Q45-46 42-51C35-54 30-58 27-63C29-54 19-51 16-58C12-64 12-70 13-78z",
    folds: "M16-74Q22-71 26-64M26-77Q38-73 48-63",
    throat: [14, -77],
    stamens: [11, -98, 17, -97, 14, -91, 20, -90],
    style: "M14-79Q18-98 31-101M31-101L34-106M31-101L37-99",
  },
  // Its stamens stay within; two lobes stand up, three small ones spread.
  lavender: {
    calyx: "M-4-4C-9-12-10-34-9-54Q-6-60-3-54Q0-60 4-54Q9-61 10-52C11-32 9-12 4-4z",
    ribs: "M-3-8Q-6-30-5-48M0-8V-48M3-8Q7-30 6-48",
    upper: "M-7-52C-8-62-7-68-8-74C-17-86-8-100 3-93C12-104 27-94 20-79C17-73 12-66 10-62L9-52z",
    mouth: "M5-72C6-80 14-82 18-75C16-70 10-68 5-72z",
    lower:
      "M9-70C14-76 23-74 23-68C31-70 35-61 28-57C31-50 23-46 18-51C13-46 8-51 10-58C8-62 8-66 9-70z",
    throat: [10, -72],
    stamens: [],
  },
  thyme: {
    calyx:
      "M-4-4C-13-10-13-24-12-32L-14-40L-9-35L-7-42L-4-36L-1-41L3-33L9-35L16-54L15-38L24-48L15-26C13-16 10-8 4-4z",
    ribs: "M-3-8Q-9-20-8-32M1-8Q4-20 2-32M4-10Q9-20 9-28",
    upper: "M-7-36C-9-48-10-56-10-66C-12-78-4-84 2-79C8-85 16-79 15-69L12-58L9-34z",
    mouth: "M5-62C5-70 9-74 13-72C13-66 12-62 5-62z",
    lower:
      "M9-63C12-71 20-77 26-73C30-70 30-65 26-62C35-65 47-60 47-53C47-45 38-45 28-50C33-44 31-37 25-38C19-39 12-46 10-54z",
    folds: "M13-62L26-62M13-58L28-50",
    throat: [10, -66],
    stamens: [4, -98, 18, -96, 30, -86, 38, -75],
    style: "M9-68Q12-88 12-104M12-104L8-109M12-104L17-108",
  },
  hyssop: {
    calyx: "M-4-4C-10-12-11-32-10-44L-7-40L-4-54L-1-42L3-54L6-42L10-50C12-32 10-12 4-4z",
    ribs: "M-3-8Q-7-24-6-38M1-8V-38M3-8Q8-24 7-38",
    upper: "M-6-44C-7-56-6-66-5-74C-10-86 0-95 7-88C14-95 23-86 18-76L14-64L7-44z",
    mouth: "M6-72C6-80 11-84 16-80C17-76 15-70 6-72z",
    lower:
      "M12-72C19-78 25-76 26-71C36-76 46-68 43-58Q45-52 38-51Q34-45 30-51C24-50 22-55 23-60C16-58 11-64 12-72z",
    throat: [11, -74],
    stamens: [46, -90, 54, -82, 30, -107, 40, -103],
    style: "M11-74Q32-88 48-100M48-100L49-106M48-100L55-101",
  },
  "mountain-mint": {
    calyx: "M-4-4C-10-10-10-26-10-36L-6-31L-3-40L1-32L5-40L10-34C11-22 9-10 4-4z",
    ribs: "M-3-8Q-7-18-6-28M2-8Q6-18 4-28",
    upper: "M-6-34C-7-46-7-52-8-60C-10-74 0-82 8-76C14-73 13-66 12-60L8-34z",
    mouth: "M4-60C4-68 8-71 12-68C12-62 10-58 4-60z",
    lower:
      "M9-60C14-68 23-68 24-62C33-68 46-60 44-49C42-39 31-39 28-45C21-41 14-45 15-52C10-52 8-56 9-60z",
    throat: [9, -63],
    stamens: [2, -94, 14, -93, 26, -86, 36, -76],
    style: "M8-66Q8-88 7-104M7-104L3-109M7-104L12-108",
  },
  // The lower lip is a boat, and the stamens lie in it.
  coleus: {
    calyx: "M-4-4C-12-8-12-20-10-28Q-4-37 2-30L8-38L10-26C11-16 8-8 4-4z",
    ribs: "M-3-8Q-7-16-6-24M2-8Q6-16 4-24",
    upper: "M-5-28C-6-42-2-50 6-56C1-66 8-75 14-69C20-75 29-67 25-58L22-48C13-44 9-38 7-28z",
    mouth: "M14-56C15-62 20-64 24-60C24-55 20-52 14-56z",
    lower: "M17-57C30-66 58-66 68-50C70-42 64-38 58-40C46-30 26-30 17-46z",
    throat: [20, -55],
    stamens: [48, -56, 54, -52, 44, -50, 50, -46],
  },
  // A slender tube; the upper lip is narrow and bears two stamens far out, the lower one is bent back.
  "bee-balm": {
    calyx: "M-4-2C-7-14-8-34-7-46L-5-41L-3-49L0-42L3-49L5-41L7-46C8-32 7-14 4-2z",
    ribs: "M-2-6Q-5-22-4-38M2-6Q5-22 4-38",
    upper: "M-4-42C-6-62-5-74-3-86C-1-102 9-118 24-127C19-115 15-105 15-94L13-84C9-76 6-60 5-42z",
    mouth: "M8-84C8-92 11-100 16-106C14-98 14-90 13-84z",
    lower:
      "M9-90C20-95 33-89 39-76C41-69 37-67 34-70Q35-63 30-64Q28-64 28-70C25-66 22-69 24-74C20-80 14-81 9-80z",
    throat: [12, -100],
    stamens: [30, -138, 38, -130],
    style: "M20-122Q30-144 40-146M40-146L44-151M40-146L46-144",
  },
  // A swollen tube; the hood is short, and so are the three lobes below.
  "obedient-plant": {
    calyx: "M-4-2C-14-6-13-18-12-26L-7-19L-3-29L1-20L6-28L9-19L13-24C13-14 12-6 4-2z",
    ribs: "M-3-4Q-8-10-7-16M2-4Q6-10 5-16",
    upper:
      "M-6-18C-9-34-18-50-20-66C-22-82-14-95 0-98C10-100 23-99 28-93C29-89 24-87 19-85L16-70C13-54 10-34 7-18z",
    mouth: "M7-74C8-84 14-91 25-90C20-86 18-80 18-72C14-69 9-70 7-74z",
    lower:
      "M11-72C16-77 24-76 26-72C33-76 41-72 38-66C43-64 41-56 35-57C31-51 24-52 22-57C15-54 11-60 12-66z",
    folds: "M26-72Q25-66 20-63M38-66Q32-66 28-63",
    throat: [8, -72],
    stamens: [21, -90, 24, -87, 15, -88, 18, -84],
    style: "M10-72Q14-92 27-92",
  },
  // A long tube out of a colored bell, and short lips.
  "scarlet-sage": {
    calyx: "M-4-4C-18-12-19-34-16-50L-8-43L-2-54L5-44L15-52C18-34 15-12 4-4z",
    ribs: "M-3-8Q-11-24-9-40M0-8V-44M3-8Q10-24 8-40",
    upper:
      "M-7-40C-8-62-8-80-5-96C-3-114 8-128 24-129C31-129 33-123 29-118C22-113 17-106 15-98C12-84 9-60 8-40z",
    mouth: "M8-98C9-109 15-117 26-119C20-112 16-104 15-96C13-93 9-94 8-98z",
    lower: "M9-95C14-101 22-99 25-94C32-96 37-88 32-83C30-75 22-74 19-79C14-77 9-82 10-88z",
    throat: [12, -98],
    stamens: [26, -122, 31, -117],
    style: "M24-128Q35-138 41-133M36-135L41-140",
  },
  // A slender bent tube and a limb of four unequal lobes; what is in it does not show.
  lantana: {
    calyx: "M-3-2C-8-5-8-12-7-18Q0-22 7-18C8-12 8-5 3-2z",
    ribs: "M-2-4Q-4-10-3-15M2-4Q4-10 3-15",
    upper: "M-3-14C-4-34-12-52-10-70C-9-80-7-86-5-92L8-90C7-82 3-76 2-68C0-52 4-34 3-14z",
    mouth: "M-3-93C-2-98 8-98 9-93C8-88-2-88-3-93z",
    lower:
      "M3-101C-7-113-25-117-33-109C-37-99-27-92-15-93C-17-84-7-77 3-82C11-74 26-77 25-87C37-86 45-95 40-104C31-112 13-109 3-101z",
    folds: "M-4-93L-15-93M3-88L3-82M10-92L25-87M3-98V-101",
    throat: [3, -92],
    stamens: [],
  },
  // Its side is cut away: in it stand four woolly stamens, a short one without an anther, and the style.
  turtlehead: {
    calyx: "M-4-2C-18-4-19-18-14-26Q-8-24-5-16Q-2-26 4-27Q8-22 7-15Q10-22 15-23C20-14 16-4 4-2z",
    ribs: "M-5-6Q-10-12-11-18M3-6Q4-12 3-20",
    upper:
      "M-8-18C-20-38-26-64-18-84C-8-108 26-110 42-88C45-82 42-78 37-78L30-76C38-76 44-70 41-64C38-56 26-56 17-58C15-42 12-28 8-18z",
    mouth: "M-6-26C-14-46-17-66-11-80C-4-94 18-96 30-84L14-72L11-58C11-44 8-32 5-24z",
    lower: "M11-62C17-72 29-76 38-71C44-66 40-57 32-56C24-54 16-55 11-62z",
    folds: "M18-66L22-70M24-66L28-70M30-65L34-69M-1-26Q-5-38-2-50",
    throat: [0, -30],
    stamens: [-6, -78, 3, -83, -2, -68, 8, -72],
    style: "M1-28Q-14-72 2-91Q14-96 27-87",
  },
};

/** One flower of a mint, or of what is lipped like one, from the side. */
export function lippedFlower(
  sheet: Sheet,
  kind: Kind,
  { color, calyx, anther, spots }: { color: Tint; calyx: Tint; anther: Tint; spots?: Tint },
): string {
  const { ribs, upper, mouth, lower, folds, throat, stamens, style, ...it } = lips[kind];
  const at = ([x, y]: Point): Point => [x / printed, y / printed];
  const [threads, anthers, dots] = [pen(), pen(), pen()];
  const [x0, y0] = at(throat);
  for (let i = 0; i < stamens.length; i += 2) {
    const [x, y] = at([stamens[i] ?? 0, stamens[i + 1] ?? 0]);
    threads.move(x0, y0).quad((x0 + x) / 2 - 6, (y0 + y) / 2 - 8, x, y);
    anthers.mark(x, y);
  }
  if (spots)
    for (const p of [
      [28, -62],
      [36, -62],
      [32, -54],
      [40, -55],
    ] as const)
      dots.mark(...at(p));
  const inside =
    sheet.fill(mouth, kind === "turtlehead" ? color.pale : color.line) +
    (style ? sheet.line(style, color.rim, 2.5) : "") +
    sheet.line(threads, color.rim, 3.4) +
    sheet.line(threads, color.pale, 1.8) +
    sheet.line(anthers, anther.rim, 12) +
    sheet.line(anthers, anther.wash, 8);
  return (
    sheet.line(pen().lines([0, -12], [-2, 20]), calyx.rim, 6) +
    // Tube and lips are one: filled again, they have no seam.
    sheet.bound(lower, color.wash, color.rim, 4) +
    sheet.bound(upper, color.wash, color.rim, 4) +
    sheet.fill(lower, color.wash) +
    sheet.fill(upper, color.wash) +
    (kind === "turtlehead" ? inside : "") +
    (kind === "turtlehead" ? sheet.bound(lower, color.wash, color.rim, 2) : "") +
    (folds ? sheet.line(folds, color.line, 1.8) : "") +
    sheet.line(dots, (spots ?? color).shade, 8) +
    (kind === "turtlehead" ? "" : inside) +
    sheet.bound(it.calyx, calyx.wash, calyx.rim, 2.2) +
    sheet.line(ribs, calyx.line, 1.8)
  );
}
