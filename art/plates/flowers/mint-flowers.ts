import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, type Tint } from "#art/pen/colors.ts";
import { type Point, pen, printed } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stalk } from "./opened-capsules.ts";

/** How a two-lipped flower is built: paths and points in units of the file, its foot at 0, 0, its mouth to the right. */
interface Lips {
  calyx: string;
  ribs: string;
  /** Tube and both lips in one outline, which turns in between the lips to the throat. */
  body: string;
  /** The far side of the mouth, behind. */
  far: string;
  /** Between the lobes of the lower lip, out of the throat. */
  folds?: string;
  /** Where its stamens leave the throat, and where each ends: x and y in turn. */
  throat: Point;
  stamens: readonly number[];
  style?: string;
  /** The middle of the lower lip, on which its spots lie. */
  spots?: Point;
  /** What of its near wall is cut away, a stamen without an anther, the ovary, and the stigma at the end of the style. */
  cut?: { window: string; barren: string; ovary: string; stigma: Point };
}
type Kind = NonNullable<NonNullable<Figure["section"]>["lips"]>;

const lips: Record<Kind, Lips> = {
  // A sickle for an upper lip, and two stamens under it.
  sage: {
    calyx: "M-3-4C-14-14-14-30-11-44L-6-37L-1-46L5-38L12-42C13-28 12-14 3-4z",
    ribs: "M-3-8Q-8-22-7-34M2-8Q6-22 4-34",
    body: "M-7-38C-9-54-9-70-4-84C4-104 22-110 39-101C29-99 22-92 19-82C17-76 17-71 19-66C25-72 34-72 39-66C49-69 57-61 54-54C56-44 46-40 39-45C31-38 22-43 22-51C16-50 11-47 8-38z",
    far: "M36-101C37-90 29-84 31-66L17-62L17-88z",
    throat: [19, -66],
    stamens: [30, -92, 33, -84],
    style: "M30-104Q42-108 47-101M42-105L51-107",
    spots: [40, -57],
  },
  "garden-sage": {
    calyx: "M-3-4C-17-12-16-30-14-46L-8-37L-2-48L4-38L15-44C16-28 13-12 3-4z",
    ribs: "M-4-8Q-10-22-8-34M3-8Q8-22 6-34",
    body: "M-8-38C-10-54-9-68-6-80C-1-98 14-104 27-98C31-95 30-91 26-90C20-88 18-82 18-75Q18-71 20-67C28-74 42-73 48-65Q57-60 53-52Q54-43 46-44Q40-36 34-44C29-44 27-47 26-51C22-45 16-47 16-53C12-51 10-45 9-38z",
    far: "M26-94C31-84 28-76 32-67L18-62L17-86z",
    throat: [19, -68],
    stamens: [26, -87, 29, -80],
    style: "M25-97Q36-101 40-94M35-98L43-100",
    spots: [36, -56],
  },
  // Four small lobes stand up and one larger hangs.
  "russian-sage": {
    calyx: "M-4-4C-10-12-10-30-9-42L-5-36L-2-46L3-38L8-44C10-28 9-12 4-4z",
    ribs: "M-3-8Q-6-22-5-32M2-8Q5-22 3-32",
    body: "M-6-40C-7-54-7-60-7-67C-17-68-20-82-11-85C-10-96 2-97 5-89C7-82 9-76 12-69C26-72 42-58 44-40C30-36 18-42 12-52Q9-48 7-40z",
    far: "M3-90C9-98 23-91 19-80C28-79 27-68 19-65L9-64z",
    throat: [11, -68],
    stamens: [36, -88, 42, -78],
    style: "M11-70Q30-92 46-94M46-94L53-98M46-94L53-90",
  },
  catmint: {
    calyx: "M-3-4C-11-10-11-26-10-40L-7-34L-3-44L1-36L6-46L10-38C11-24 10-10 3-4z",
    ribs: "M-3-8Q-7-20-6-32M2-8Q6-20 4-32",
    body: "M-6-36C-7-54-4-64 0-76C1-83 1-90 3-97C5-107 16-108 19-101C16-95 15-89 16-83Q17-78 21-75C34-82 50-76 58-66Q63-64 60-59Q63-54 57-52Q56-46 50-49Q45-46 42-51C35-54 30-58 26-61C26-52 16-50 14-58C11-58 9-50 6-36z",
    far: "M17-102C26-106 31-99 27-91C25-86 28-80 34-77L20-68L14-84z",
    folds: "M24-69Q38-71 48-60",
    throat: [18, -77],
    stamens: [19, -97, 25, -97, 20, -91, 25, -90],
    style: "M18-79Q20-99 32-103M32-103L35-108M32-103L38-101",
    spots: [41, -66],
  },
  // Its stamens stay within; two lobes stand up, three small ones spread.
  lavender: {
    calyx: "M-4-4C-9-12-10-34-9-54Q-6-60-3-54Q0-60 4-54Q9-61 10-52C11-32 9-12 4-4z",
    ribs: "M-3-8Q-6-30-5-48M0-8V-48M3-8Q7-30 6-48",
    body: "M-7-52C-8-62-7-68-8-73C-18-80-15-95-5-95C2-97 7-92 8-86C8-81 9-77 12-74C18-79 26-75 25-69C33-69 34-60 27-57C27-50 18-49 15-54C11-56 9-58 9-52z",
    far: "M4-91C10-103 26-95 20-81L20-72L9-68z",
    folds: "M13-68L23-67M12-63L19-58",
    throat: [10, -72],
    stamens: [],
  },
  thyme: {
    calyx:
      "M-4-4C-13-10-13-24-12-32L-14-40L-9-35L-7-42L-4-36L-1-41L3-33L9-35L16-54L15-38L24-48L15-26C13-16 10-8 4-4z",
    ribs: "M-3-8Q-9-20-8-32M1-8Q4-20 2-32M4-10Q9-20 9-28",
    body: "M-7-36C-9-50-10-58-10-68C-11-80-2-84 4-79C5-73 6-68 9-65C13-73 22-78 28-72Q31-68 28-63C37-65 47-59 46-53C46-46 38-46 30-50C32-43 28-37 22-39C17-42 12-48 11-53L9-34z",
    far: "M2-80C11-87 20-77 16-67L12-60L5-70z",
    folds: "M14-62L27-63M14-57L29-50",
    throat: [9, -66],
    stamens: [4, -98, 18, -96, 30, -86, 38, -75],
    style: "M9-68Q12-88 12-104M12-104L8-109M12-104L17-108",
  },
  hyssop: {
    calyx: "M-4-4C-10-12-11-32-10-44L-7-40L-4-54L-1-42L3-54L6-42L10-50C12-32 10-12 4-4z",
    ribs: "M-3-8Q-7-24-6-38M1-8V-38M3-8Q8-24 7-38",
    body: "M-6-44C-7-58-6-68-6-76C-8-88 2-95 8-88C9-82 10-77 13-74C19-79 27-77 28-72C38-76 47-67 43-58Q45-51 38-51Q34-45 30-51C24-50 22-54 22-58C16-57 12-60 11-64L7-44z",
    far: "M6-90C14-98 25-88 19-78L18-70L9-72z",
    throat: [12, -74],
    stamens: [46, -90, 54, -82, 30, -107, 40, -103],
    style: "M11-74Q32-88 48-100M48-100L49-106M48-100L55-101",
  },
  "mountain-mint": {
    calyx: "M-4-4C-10-10-10-26-10-36L-6-31L-3-40L1-32L5-40L10-34C11-22 9-10 4-4z",
    ribs: "M-3-8Q-7-18-6-28M2-8Q6-18 4-28",
    body: "M-6-34C-7-48-8-54-9-62C-10-75 0-81 6-75C7-69 8-66 11-63C17-70 24-69 27-64Q32-67 34-62C43-64 50-56 47-50C43-44 37-43 33-46Q32-40 26-42C20-44 17-48 15-51C12-50 10-45 8-34z",
    far: "M5-76C13-80 17-70 15-62L11-56L6-68z",
    folds: "M16-57L25-55",
    throat: [10, -64],
    stamens: [2, -94, 14, -93, 26, -86, 36, -76],
    style: "M9-66Q8-88 7-104M7-104L3-109M7-104L12-108",
    spots: [34, -54],
  },
  // The lower lip is a boat, and the stamens lie in it.
  coleus: {
    calyx: "M-4-4C-12-8-12-20-10-28Q-4-37 2-30L8-38L10-26C11-16 8-8 4-4z",
    ribs: "M-3-8Q-7-16-6-24M2-8Q6-16 4-24",
    body: "M-5-28C-6-42-2-50 5-57C1-67 8-75 14-69Q16-62 20-58C34-60 54-62 68-52C71-44 66-38 58-39C46-29 26-30 16-46C11-42 9-36 7-28z",
    far: "M11-69C20-78 29-68 25-59C38-68 60-66 68-51L20-50z",
    throat: [19, -56],
    stamens: [48, -63, 55, -60, 43, -60, 50, -58],
  },
  // A slender tube; the upper lip is narrow and bears two stamens far out, the lower one is bent back.
  "bee-balm": {
    calyx: "M-4-2C-7-14-8-34-7-46L-5-41L-3-49L0-42L3-49L5-41L7-46C8-32 7-14 4-2z",
    ribs: "M-2-6Q-5-22-4-38M2-6Q5-22 4-38",
    body: "M-4-42C-6-62-5-74-3-86C-1-102 9-118 24-127C17-115 11-106 10-95Q10-91 13-89C23-93 34-87 39-76C41-69 37-67 34-70Q35-63 30-64Q27-65 27-70C24-66 21-69 22-74C18-79 14-78 12-76C9-70 6-58 5-42z",
    far: "M23-126C22-114 17-106 20-91L11-86L9-98z",
    throat: [10, -94],
    stamens: [30, -138, 38, -130],
    style: "M20-122Q30-144 40-146M40-146L44-151M40-146L46-144",
  },
  // A swollen tube; the hood is short, and so are the three lobes below.
  "obedient-plant": {
    calyx: "M-4-2C-14-6-13-18-12-26L-7-19L-3-29L1-20L6-28L9-19L13-24C13-14 12-6 4-2z",
    ribs: "M-3-4Q-8-10-7-16M2-4Q6-10 5-16",
    body: "M-6-18C-9-34-18-50-20-66C-22-84-13-97 2-99C11-100 22-97 24-90C19-88 15-82 14-74Q14-71 16-69C19-75 26-75 27-70C34-75 42-70 39-64C43-60 40-53 34-55C30-50 23-52 21-57C16-54 13-50 13-46C11-36 9-26 7-18z",
    far: "M20-94C30-96 34-90 28-85C23-80 24-74 27-68L15-62L12-82z",
    folds: "M27-70Q25-64 20-62M38-64Q32-64 28-61",
    throat: [15, -70],
    stamens: [28, -90, 30, -85, 21, -84, 24, -79],
    style: "M15-72Q15-93 29-93",
  },
  // A long tube out of a colored bell, and short lips.
  "scarlet-sage": {
    calyx: "M-4-4C-18-12-19-34-16-50L-8-43L-2-54L5-44L15-52C18-34 15-12 4-4z",
    ribs: "M-3-8Q-11-24-9-40M0-8V-44M3-8Q10-24 8-40",
    body: "M-7-40C-8-62-8-80-5-96C-3-114 8-128 23-129C29-129 31-124 27-120C19-114 13-106 12-96Q12-93 14-91C18-97 24-96 26-91C33-93 37-86 32-81C29-74 22-74 19-78C15-77 13-74 12-70C10-62 9-52 8-40z",
    far: "M24-125C25-114 18-106 22-92L13-86L11-104z",
    throat: [13, -94],
    stamens: [32, -121, 27, -114],
    style: "M24-128Q35-138 41-133M36-135L41-140",
  },
  // A slender bent tube and a limb of four unequal lobes; what is in it does not show.
  lantana: {
    calyx: "M-3-2C-8-5-8-12-7-18Q0-22 7-18C8-12 8-5 3-2z",
    ribs: "M-2-4Q-4-10-3-15M2-4Q4-10 3-15",
    body: "M-3-14C-4-34-12-52-10-70C-10-76-8-81-5-85C-13-81-17-86-15-93C-27-92-37-99-33-109C-25-117-7-113 3-101C13-109 31-112 40-104C45-95 37-86 25-87C26-77 14-75 7-80C3-76 2-72 2-68C0-52 4-34 3-14z",
    far: "",
    folds: "M-3-94L-14-93M3-91L4-80M9-93L24-87M3-97V-101M-2-93C-2-97 7-97 8-93C7-89-2-89-2-93",
    throat: [3, -92],
    stamens: [],
  },
  // Its side is cut away: in it stand four woolly stamens, a short one without an anther, and the style.
  turtlehead: {
    calyx: "M-4-2C-18-4-19-18-14-26Q-8-24-5-16Q-2-26 4-27Q8-22 7-15Q10-22 15-23C20-14 16-4 4-2z",
    ribs: "M-5-6Q-10-12-11-18M3-6Q4-12 3-20",
    body: "M-8-18C-20-38-26-64-18-84C-8-108 26-110 42-90C46-84 43-78 37-79C30-80 25-78 22-74C30-78 41-76 44-70C45-61 36-57 27-57C21-50 14-34 8-18z",
    far: "",
    folds: "M27-71L28-65M32-73L33-66M37-73L37-67",
    throat: [0, -24],
    stamens: [-7, -80, 2, -85, -2, -70, 8, -74],
    style: "M-1-42Q-17-78 3-93Q15-97 27-88",
    cut: {
      window: "M-5-24C-14-44-18-66-12-80C-4-96 18-98 32-87C24-85 18-80 16-73C18-62 12-44 5-24z",
      barren: "M5-27Q9-38 9-48",
      ovary: "M-1-25C-9-28-8-40-1-44C6-40 7-28-1-25z",
      stigma: [27, -88],
    },
  },
};

/** One flower of a mint, or of what is lipped like one, from the side. */
export function lippedFlower(
  sheet: Sheet,
  kind: Kind,
  { color, calyx, anther, spots }: { color: Tint; calyx: Tint; anther: Tint; spots?: Tint },
): string {
  const { ribs, body, far, folds, throat, stamens, style, cut, ...it } = lips[kind];
  const at = ([x, y]: Point): Point => [x / printed, y / printed];
  const [threads, anthers, dots] = [pen(), pen(), pen()];
  const [x0, y0] = at(throat);
  for (let i = 0; i < stamens.length; i += 2) {
    const [x, y] = at([stamens[i] ?? 0, stamens[i + 1] ?? 0]);
    threads.move(x0, y0).quad((x0 + x) / 2 - 6, (y0 + y) / 2 - 8, x, y);
    anthers.mark(x, y);
  }
  const [x, y] = it.spots ?? [0, 0];
  for (const [dx, dy] of [
    [-6, -3],
    [2, -4],
    [-2, 4],
    [7, 3],
  ] as const)
    if (spots && it.spots) dots.mark(...at([x + dx, y + dy]));
  const inside =
    (style ? sheet.line(style, cut ? greens.green.rim : color.rim, cut ? 5 : 2.5) : "") +
    (style && cut
      ? sheet.line(style, greens.green.pale, 2.8) +
        sheet.line(pen().mark(...at(cut.stigma)), greens.green.rim, 9)
      : "") +
    sheet.line(threads, color.rim, 3.4) +
    sheet.line(threads, color.pale, 1.8) +
    // Wool clothes a turtlehead's anthers.
    (cut ? sheet.line(anthers, color.rim, 17) + sheet.line(anthers, color.pale, 14) : "") +
    sheet.line(anthers, anther.rim, cut ? 9 : 12) +
    sheet.line(anthers, anther.wash, cut ? 6 : 8);
  const walls = sheet.bound(body, color.wash, color.rim, 2.2);
  return (
    // A lantana's flowers sit in their head without stalks.
    (kind === "lantana" ? "" : stalk(sheet, pen().lines([0, -12], [-2, 20]), calyx)) +
    (far ? sheet.bound(far, blend(color.wash, color.shade, 0.8), color.rim, 2) : "") +
    (cut
      ? walls +
        sheet.bound(cut.window, color.pale, color.line, 1.8) +
        sheet.line(cut.barren, color.rim, 4) +
        inside +
        sheet.bound(cut.ovary, greens.green.wash, greens.green.rim, 2)
      : inside + walls) +
    (folds ? sheet.line(folds, color.line, 1.8) : "") +
    sheet.line(dots, (spots ?? color).shade, 7) +
    sheet.bound(it.calyx, calyx.wash, calyx.rim, 2.2) +
    sheet.line(ribs, calyx.line, 1.8)
  );
}
