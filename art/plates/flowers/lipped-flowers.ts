import type { Figure } from "#art/figures/figure.ts";
import { blend, contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { bow, brush, steps } from "#art/pen/curve.ts";
import { type Point, pen, type Trace } from "#art/pen/ink.ts";
import { at, type Sheet } from "#art/pen/plate-sheet.ts";
import type { Stage } from "./blossom-motifs.ts";
import { tubedFromSide } from "./faces-from-side.ts";
import { wishboneFlowerSection } from "./lipped-and-spurred-flower-sections.ts";
import { petalOf } from "./open-flowers.ts";
import { boats } from "./opened-capsules.ts";
import { smallLipped, smallLippedFace } from "./small-lipped-flowers.ts";
import { lobelia as lobeliaFromSide } from "./spire-flowers.ts";

type Flower = NonNullable<Figure["flower"]>;

/** How the five parts of a face stand: angle, length and breadth of each, the upper ones first. */
interface Face {
  parts: readonly (readonly [angle: number, length: number, wide: number])[];
  /** Which of the flower's colors each part has. */
  paint: readonly number[];
}

const pansy: Face = {
  parts: [
    [-32, 1, 1.32],
    [30, 1.02, 1.32],
    [-84, 0.86, 1.22],
    [84, 0.86, 1.22],
    [180, 0.96, 1.62],
  ],
  paint: [0, 0, 0, 0, 0],
};
const viola: Face = {
  parts: [
    [-26, 1.02, 0.95],
    [26, 1, 0.95],
    [-82, 0.82, 0.82],
    [82, 0.82, 0.82],
    [180, 0.92, 1.3],
  ],
  paint: [0, 0, 1, 1, 2],
};
const violet: Face = {
  parts: [
    [-30, 0.95, 0.72],
    [30, 0.95, 0.72],
    [-100, 0.9, 0.72],
    [100, 0.9, 0.72],
    [180, 0.98, 0.8],
  ],
  paint: [0, 0, 0, 0, 0],
};
const lobelia: Face = {
  parts: [
    [-24, 0.6, 0.36],
    [24, 0.6, 0.36],
    [-124, 0.96, 0.7],
    [124, 0.96, 0.7],
    [180, 1, 0.76],
  ],
  paint: [0, 0, 0, 0, 0],
};
const torenia: Face = {
  parts: [
    [0, 0.9, 1.5],
    [-94, 0.88, 1.15],
    [94, 0.88, 1.15],
    [180, 0.92, 1.25],
  ],
  paint: [0, 1, 1, 1],
};

const faceOf = ({ markings, colors, center, sizeInches }: Flower): Face => {
  if (center?.kind === "throat" && markings?.kind === "blotch") return torenia;
  if (markings?.kind === "blotch") return pansy;
  if (markings?.kind === "whiskers") return colors.length > 2 ? viola : violet;
  return sizeInches < 0.75 ? lobelia : violet;
};

/** Whether a face stands on a tube: a wishbone flower's and a lobelia's, which from the side are more than a face pressed flat. */
export function isTubed(flower: Flower): boolean {
  const face = faceOf(flower);
  return face === torenia || face === lobelia;
}

/** A face with an upper and a lower half: pansy, viola, lobelia, torenia. */
export function lippedFace(
  sheet: Sheet,
  { flower, leaf }: Figure,
  stage: Stage,
  color: number,
): string {
  if (!flower) return "";
  const { markings, center } = flower;
  const face = faceOf(flower);
  const many = flower.colors.length;
  // A mixture's second plant has another color; a viola always has all three, a torenia both.
  const tone = (k: number): Tint =>
    hues[flower.colors[(face === viola || face === torenia ? k : color + k) % many] ?? "violet"];
  const green = greens[leaf.color === "bronze" ? "bronze" : "green"];
  if (stage === "turned") return tubedFromSide(sheet, [tone(0), tone(1)], green, face === torenia);
  if (stage === "bud" || stage === "opening") {
    const d = pen().leaf(0, 0, 8, 74, 22, 6);
    const over = pen().leaf(0, 0, 16, 74, 9, 4);
    const cup = pen();
    for (const a of [-26, 30, 4]) cup.leaf(0, 2, a, 42, 10, 0);
    return (
      sheet.bound(d, tone(0).wash, tone(0).rim, 2.2) +
      sheet.fill(over, tone(0).shade) +
      sheet.bound(cup, green.wash, contour, 2)
    );
  }
  if (stage === "side") {
    const sepals = pen();
    for (const a of [-60, -112, -20, -150]) sepals.leaf(-6, 0, a, 52, 10, 0);
    return (
      sheet.bound(
        brush(bow([0, 0], [-58, 8], 0.16), (t) => 22 - 12 * t, 4),
        tone(0).shade,
        contour,
        2,
      ) +
      sheet.bound(sepals, green.wash, contour, 2) +
      profile(sheet, flower, tintsOfViolet(flower))
    );
  }
  let [out, marks] = ["", ""];
  const [blots, lines] = [pen(), pen()];
  face.parts.forEach(([angle, length, wide], i) => {
    const t = tone(face.paint[i] ?? 0);
    const id = sheet.motif(`part ${face.paint[i]} ${color}`, (q) =>
      petalOf(sheet, q, { ...flower, petalShape: "round" }, 5, t, face === lobelia ? 0 : 2),
    );
    out += sheet.put(id, [0, 0], length, { turn: angle, wide, flip: angle < 0 });
    const lower = Math.abs(angle) > 60;
    const on = (along: number, aside: number): Point => {
      const a = (angle * Math.PI) / 180;
      return [
        (Math.sin(a) * along + Math.cos(a) * aside) * 100,
        (-Math.cos(a) * along + Math.sin(a) * aside) * 100,
      ];
    };
    if (face === pansy && lower) blots.leaf(...on(0.04, 0), angle, 62 * length, 40 * wide);
    // The dark face runs out in fine lines.
    if (face === pansy && lower)
      for (const k of [-0.22, -0.1, 0.02, 0.14, 0.25])
        lines.lines(
          on(0.5 * length, k * wide),
          on((0.76 - Math.abs(k) * 0.4) * length, k * wide * 1.5),
        );
    if (markings?.kind === "whiskers" && lower)
      for (const k of [-0.16, -0.05, 0.06, 0.17])
        lines.move(...on(0.1, k * 0.4)).line(on(0.42 - Math.abs(k), k * 1.25));
  });
  if (markings) {
    const m = hues[markings.color];
    if (face === pansy) marks += sheet.fill(blots, m.wash);
    if (face === pansy) marks += sheet.line(lines, m.wash, 3);
    else if (markings.kind === "whiskers") marks += sheet.line(lines, m.wash, 4);
  }
  const eye = hues[center?.color ?? "white"];
  const small = face === lobelia || face === violet;
  const throat = pen();
  for (const a of [-50, 50, 180]) throat.leaf(0, 3, a, a === 180 ? 30 : 20, 11, 0);
  marks += sheet.bound(throat, eye.wash, small ? eye.shade : eye.rim, 1.6);
  if (face === torenia) {
    // Two stamens that lean together over the throat: the wishbone.
    const bone = pen().move(-13, 12).quad(-15, -16, 0, -24).quad(15, -16, 13, 12);
    marks +=
      sheet.line(bone, contour, 7) +
      sheet.line(bone, hues.white.wash, 4) +
      sheet.bound(pen().ellipse(0, -25, 7, 5), hues.cream.wash, contour, 1.5);
  }
  return out + marks;
}

/** A violet's colors: of its upper, its side and its lowest petals. */
const tintsOfViolet = (flower: Flower) =>
  [0, 2, 4].map((i) => hues[flower.colors[faceOf(flower).paint[i] ?? 0] ?? "violet"]);

/** A flower with a face as it is built within, seen from the side; of violets and pansies the capsule. */
export function faceTakenApart(sheet: Sheet, { flower }: Figure): string {
  if (!flower) return "";
  const [first, second = "violet"] = flower.colors;
  const face = faceOf(flower);
  if (face === lobelia)
    return at(
      [0, 96],
      sheet.line(pen().move(0, 0).quad(0, 22, 8, 40), greens.green.rim, 6) +
        lobeliaFromSide(sheet, sheet.rand, flower, 205, hues[first ?? "blue"]),
    );
  if (face === torenia)
    return wishboneFlowerSection(sheet, hues[first ?? "lavender"], hues[second]);
  return boats(sheet, [-64, 64, 0]);
}

/** A pansy's petals in profile, looking right: the upper ones lean back, the lowest juts out as a landing place. */
function profile(sheet: Sheet, { markings }: Flower, [upper, middle, lowest]: Tint[]): string {
  const streaks = pen().leaf(6, -4, 62, 50, 14).leaf(6, 6, 126, 54, 14);
  const petals: [Tint | undefined, Trace][] = [
    [upper, pen().move(0, 0).cubic(-66, -18, -92, -84, -52, -104).cubic(-10, -118, 20, -50, 0, 0)],
    [upper, pen().move(0, 0).cubic(-46, -36, -46, -116, 4, -118).cubic(50, -116, 48, -40, 0, 0)],
    [lowest, pen().move(0, 4).cubic(30, -14, 106, 14, 98, 66).cubic(78, 108, 0, 78, 0, 4)],
    [middle, pen().move(-2, 2).cubic(2, -50, 56, -84, 82, -48).cubic(94, -10, 48, 22, -2, 2)],
  ];
  return (
    petals
      .map(([t, d]) => (t ? sheet.bound(d.close(), blend(t.pale, t.wash, 0.9), t.rim, 2.2) : ""))
      .join("") + (markings ? sheet.fill(streaks, hues[markings.color].wash) : "")
  );
}

/**
 * Outlines of a flower from the side, its foot at 0, 0, the upper lip to the left: in units of the file, of which 50 are
 * a hundred of the drawing. Tube and lips are one; the far side of the mouth lies behind.
 */
const profiles = {
  /** A long tube with a pouch at its foot, two lobes up, three down, and between them the swollen palate that shuts it. */
  snap: {
    body: "M-4 0C-11-2-13-12-12-22C-11-34-13-44-15-51C-21-57-35-60-35-71C-35-82-21-85-13-79C-6-73-3-64-1-55L3-50C12-56 24-58 33-52C41-46 43-36 37-31C32-28 27-30 25-34C22-28 17-28 16-31C15-25 15-20 16-13C17-4 10 3 4 1z",
    far: "M-13-79C-12-90 2-92 8-84C12-76 6-64 0-55z",
    palate: "M1-48L-2-53C-4-64 6-70 13-66C20-70 29-63 26-53",
  },
  /** A turtle's head: a hood that nearly closes over a bearded lower lip. */
  turtle: {
    body: "M-5 0C-16-12-20-28-18-44C-17-60-8-70 4-68C9-66 9-62 6-58C4-54 4-50 6-46C9-55 16-62 22-59C27-55 25-47 19-43C17-28 12-10 4 0z",
    far: "M5-67C13-67 19-63 21-58L7-44L4-56z",
    palate: "M10-54C10-57 16-57 16-54C16-51 10-51 10-54z",
  },
  /** A swollen tube, a short hood over its mouth, and three short lobes that run forward under it: an obedient plant. */
  obedient: {
    body: "M-4-4C-6-14-16-22-17-38C-18-52-15-64-6-68C0-71 8-70 9-64C6-62 5-58 6-54Q7-51 9-51C11-60 13-69 17-75C21-81 28-79 28-73C32-71 32-64 27-62C27-56 22-54 19-56C17-52 15-48 15-42C14-29 10-16 4-4z",
    far: "M6-69C13-72 16-73 19-76L12-52L5-56z",
    palate: "",
  },
  /** A long tube out of a colored calyx, the lips short. */
  salvia: {
    body: "M-5-24C-7-42-9-60-8-74C-11-88-4-99 9-96C12-95 12-92 9-90C5-86 3-80 4-75C9-79 18-76 20-69Q26-64 22-60Q21-55 16-58C11-57 9-60 8-64C7-50 6-38 5-24z",
    far: "M8-95C12-88 10-80 15-74L4-72L3-84z",
    palate: "",
  },
} as const;

/** The same looking out of a spike: what shows of the tube over the calyx, the upper lip, the mouth and the lower lip. */
const faces: Partial<
  Record<keyof typeof profiles, Record<"tube" | "upper" | "mouth" | "lower", string>>
> = {
  obedient: {
    tube: "M-5-8C-12-16-18-26-17-40L17-40C18-26 12-16 5-8z",
    upper: "M-17-38C-20-56-10-66 0-66C10-66 20-56 17-38z",
    mouth: "M-11-40C-13-53-7-58 0-58C7-58 13-53 11-40z",
    lower:
      "M-10-46C-18-48-24-42-22-36C-20-31-14-30-10-32C-11-21-5-17 0-20C5-17 11-21 10-32C14-30 20-31 22-36C24-42 18-48 10-46Q0-41-10-46z",
  },
  turtle: {
    tube: "M-6-6C-18-14-21-28-19-44L19-44C21-28 18-14 6-6z",
    upper: "M-19-40C-22-60-9-66 0-66C9-66 22-60 19-40Q0-34-19-40z",
    mouth: "M-15-42Q0-36 15-42Q10-30 0-30Q-10-30-15-42z",
    lower: "M-13-38C-15-30-10-25-5-27Q0-21 5-27C10-25 15-30 13-38Q0-32-13-38z",
  },
  snap: {
    tube: "M-5-6C-12-12-14-24-13-34L13-34C14-24 12-12 5-6z",
    upper: "M-13-34C-25-40-27-58-14-60C-6-60-2-56 0-52C2-56 6-60 14-60C27-58 25-40 13-34z",
    lower:
      "M-13-36C-25-34-25-20-14-20C-12-11-2-10 0-16C2-10 12-11 14-20C25-20 25-34 13-36Q0-28-13-36z",
    mouth: "M-12-36C-14-45-4-50 0-44C4-50 14-45 12-36Q6-31 0-34Q-6-31-12-36z",
  },
  salvia: {
    tube: "M-5-20L-6-44L6-44L5-20z",
    upper: "M-8-44C-11-60-7-68 0-68C7-68 11-60 8-44z",
    mouth: "M-5-44Q0-56 5-44z",
    lower: "M-7-46C-14-46-14-38-8-38C-10-28 10-28 8-38C14-38 14-46 7-46Q0-42-7-46z",
  },
};

/** A bell of five teeth round the foot of a tube. */
const bellCalyx = "M-2 1C-8-1-9-8-8-14L-5-10L-3-16L0-10L3-16L5-10L8-14C9-8 8-1 2 1z";

/** Five blunt sepals round the foot of a snapdragon, of which three are seen. */
const snapCalyx = "M-4 2C-11-2-11-10-8-16Q-4-14-3-8Q-2-15 1-18Q4-14 4-8Q6-13 9-15C11-9 9-1 4 2z";

const profileOf = ({ center, outside, sizeInches }: Flower): keyof typeof profiles =>
  !center && !outside && sizeInches === 1
    ? "obedient"
    : center?.kind === "lip" && outside
      ? "turtle"
      : center?.kind === "lip"
        ? "snap"
        : "salvia";

/** A two-lipped flower from the side. */
export function lippedSide(
  sheet: Sheet,
  { flower, leaf }: Figure,
  stage: Stage,
  color: number,
): string {
  if (!flower) return "";
  const t = hues[flower.colors[color % flower.colors.length] ?? "rose"];
  const kind = profileOf(flower);
  if (kind === "salvia" && flower.sizeInches < 1) {
    // A garden sage's is short, and its lower lip is broad.
    const calyx = hues[flower.outside ?? "green"];
    const isOpen = stage !== "bud" && stage !== "opening";
    const small = { color: t, calyx, isHooded: true };
    return stage === "face"
      ? smallLippedFace(sheet, 101, small)
      : smallLipped(sheet, 101, small, isOpen);
  }
  const calyx =
    kind === "salvia"
      ? hues[flower.outside ?? "green"]
      : greens[leaf.color === "deep-green" ? "deep-green" : "green"];
  const cup = pen();
  if (kind === "salvia" && stage === "face")
    cup
      .move(-5, 0)
      .quad(-24, -24, -19, -46)
      .line([-8, -40], [8, -40], [19, -46])
      .quad(24, -24, 5, 0);
  else if (kind === "salvia")
    // The upper lip is entire, the lower one has two teeth.
    cup
      .move(-5, 0)
      .quad(-26, -34, -18, -70)
      .quad(-6, -80, 0, -56)
      .line([8, -72], [12, -58], [21, -66])
      .quad(21, -26, 5, 0)
      .quad(0, 6, -5, 0)
      .close();
  else for (const a of steps(4, -42, 42)) cup.leaf(0, 2, a, 25, 9, 0);
  const cupped = sheet.bound(
    kind === "obedient" || kind === "turtle" ? bellCalyx : kind === "snap" ? snapCalyx : cup,
    calyx.wash,
    calyx.rim,
    2,
  );
  if (stage === "bud" || stage === "opening") {
    const long = stage === "opening" ? 78 : 56;
    const d = pen()
      .move(-8, 0)
      .cubic(-28, -20, -22, -long, 2, -long)
      .cubic(26, -long, 26, -20, 8, 0)
      .close();
    const bud = stage === "bud" && flower.bud === "green" ? greens["yellow-green"] : t;
    return (
      sheet.bound(d, bud.wash, bud.rim, 2) +
      sheet.fill(pen().leaf(6, -4, 8, long * 0.86, 8, 4), bud.shade) +
      cupped
    );
  }
  const face = faces[kind];
  if (stage === "face" && face)
    return (
      cupped +
      sheet.bound(face.tube, t.wash, t.rim, 2.2) +
      (kind === "turtle" ? "" : sheet.bound(face.upper, t.wash, t.rim, 2.2)) +
      (kind === "snap" ? "" : sheet.fill(face.mouth, kind === "obedient" ? t.shade : t.line)) +
      sheet.bound(face.lower, blend(t.pale, t.wash, 0.6), t.rim, 2.2) +
      // A snapdragon's mouth is shut by its palate.
      (kind === "snap" && flower.center
        ? sheet.bound(face.mouth, hues[flower.center.color].wash, t.rim, 1.8)
        : "") +
      (kind === "turtle" ? sheet.bound(face.upper, t.wash, t.rim, 2.2) : "")
    );
  const { body, far, palate } = profiles[kind];
  const lip = hues[flower.center?.color ?? flower.colors[color % flower.colors.length] ?? "rose"];
  const ribs = pen().move(4, -12).quad(12, -34, 8, -54).move(12, -16).quad(18, -34, 14, -50);
  // A sage's two stamens lie under the upper lip, and its style is hardly longer.
  const threads = pen().move(0, -150).quad(10, -174, 20, -192).lines([4, -150], [26, -184]);
  return (
    (kind === "salvia"
      ? sheet.line(pen().move(4, -180).quad(20, -198, 34, -204), t.rim, 1.6) +
        sheet.line(threads, t.rim, 1.6) +
        sheet.line(pen().mark(20, -192).mark(26, -184), hues.gold.shade, 7)
      : "") +
    sheet.bound(
      far,
      kind === "snap" ? t.wash : kind === "obedient" ? t.shade : t.line,
      t.rim,
      2.2,
    ) +
    sheet.bound(body, t.wash, t.rim, 2.2) +
    sheet.line(ribs, t.shade, 6) +
    (palate && flower.center ? sheet.bound(palate, lip.wash, lip.rim, 1.8) : "") +
    cupped
  );
}
