import type { Figure } from "#art/figures/figure.ts";
import { degrees, radians } from "#art/pen/curve.ts";
import type { Point } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

type Section = NonNullable<Figure["section"]>;

/** How a flower of a form stands when it is cut, its receptacle at 0, 0, growing up. */
export interface Build {
  /** The right wall of what is joined, from its foot to its mouth; of free petals none. */
  wall: readonly Point[];
  /** The cut edge of the limb, from the mouth on; of free petals none is cut, those before the cut are left out. */
  edge: readonly Point[];
  /** The petals behind the cut: how long, and by how many degrees they rise from the level. */
  petals: { long: number; rise: number; broad?: number };
  /** How far up the anthers stand, and how far apart. */
  anthers: { high: number; wide: number };
  /** Where their threads leave the wall. */
  from: number;
}

const salver: Build = {
  wall: [
    [13, 0],
    [15, -22],
    [14, -70],
    [19, -124],
  ],
  edge: [
    [19, -124],
    [34, -137],
    [66, -143],
    [100, -141],
  ],
  petals: { long: 96, rise: 6 },
  anthers: { high: 108, wide: 13 },
  from: 72,
};

const builds: Record<Exclude<Section["form"], "head" | "face" | "lipped" | "spurred">, Build> = {
  dish: {
    wall: [],
    edge: [],
    petals: { long: 122, rise: 24 },
    anthers: { high: 62, wide: 50 },
    from: 0,
  },
  cup: {
    wall: [],
    edge: [],
    petals: { long: 138, rise: 62 },
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
      [74, -118],
      [102, -130],
    ],
    petals: { long: 62, rise: 30, broad: 1.5 },
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
      [48, -148],
      [76, -156],
    ],
    petals: { long: 54, rise: 26, broad: 1.25 },
    anthers: { high: 116, wide: 22 },
    from: 46,
  },
  funnel: {
    wall: [
      [10, 0],
      [13, -44],
      [22, -98],
      [54, -140],
      [110, -152],
    ],
    edge: [],
    petals: { long: 0, rise: 0 },
    anthers: { high: 104, wide: 15 },
    from: 36,
  },
  salver,
  // Its claws stand where a salver's tube does; its stamens are free.
  clawed: { ...salver, anthers: { high: 128, wide: 15 }, from: 6 },
};

/** A bluebell's tube is slender, and hardly parted at its rim. */
const slender: Build = {
  ...builds.funnel,
  wall: builds.funnel.wall.map(([x, y]): Point => [x * 0.5 + 5, y]),
};

/** A foxglove's is a wide thimble with hardly a lobe, its stamens grown to the foot of its wall. */
const thimble: Build = {
  wall: [
    [10, 0],
    [26, -18],
    [44, -70],
    [50, -140],
  ],
  edge: [
    [50, -140],
    [54, -150],
    [64, -156],
  ],
  petals: { long: 26, rise: 50, broad: 2.4 },
  anthers: { high: 118, wide: 24 },
  from: 10,
};

/** A morning glory's is long, and widens evenly. */
const widening: Build = {
  ...builds.funnel,
  wall: [
    [11, 0],
    [16, -62],
    [32, -124],
    [62, -168],
    [104, -190],
  ],
};

/** A fragrant hosta's is long and slender, and ends in six lobes; its stamens hardly pass them. */
const trumpet: Build = {
  wall: [
    [11, 0],
    [13, -60],
    [22, -110],
    [42, -152],
  ],
  edge: [
    [42, -152],
    [58, -172],
    [88, -184],
  ],
  petals: { long: 74, rise: 34 },
  anthers: { high: 178, wide: 24 },
  from: 30,
};

/** A periwinkle's is a thread, swollen where its anthers stand over the stigma. */
const swollen: Build = {
  wall: [
    [13, 0],
    [9, -34],
    [7, -80],
    [8, -124],
    [15, -146],
    [13, -166],
    [7, -178],
  ],
  edge: [
    [7, -178],
    [22, -190],
    [60, -194],
    [98, -190],
  ],
  petals: { long: 98, rise: 6 },
  anthers: { high: 152, wide: 8 },
  from: 130,
};

/** A fuchsia's tube bears sepals, petals and stamens at its mouth. */
const hanging: Build = {
  wall: [
    [9, 0],
    [13, -28],
    [19, -66],
  ],
  edge: [],
  petals: { long: 92, rise: 58, broad: 1.3 },
  anthers: { high: 92, wide: 30 },
  from: 60,
};

/** With a short tube and a narrow limb, as a heliotrope's and a forget-me-not's. */
const shortened = ({ wall, edge, petals, anthers, from }: Build): Build => ({
  wall: wall.map(([x, y]) => [x, y * 0.62]),
  edge: edge.map(([x, y]) => [x * 0.84, y + 47]),
  petals: { ...petals, long: 80 },
  anthers: { ...anthers, high: anthers.high * 0.62 },
  from: from * 0.62,
});

/** With a tube that is several times as long as the lobes, as a star cluster's. */
const lengthened = ({ wall, edge, petals, anthers, from }: Build): Build => ({
  wall: wall.map(([x, y]) => [x * 0.9, y * 1.7]),
  edge: edge.map(([x, y]) => [x * 0.72, y - 87]),
  petals: { ...petals, long: 68 },
  anthers: { ...anthers, high: anthers.high * 1.7 },
  from: from * 1.7,
});

/** How the flower of a figure stands when it is cut. */
export function buildOf(
  { flower, stem }: Figure,
  { form, sepals, ovary, ovaryShape, stamens = 0 }: Section,
): Build {
  const build = builds[form as keyof typeof builds];
  if (form === "dish" && flower?.spur && flower.petals === 4)
    // A barrenwort's stamens lie close round the pistil.
    return { ...build, anthers: { high: 56, wide: 14 } };
  if (form === "dish" && stamens === 6 && flower?.stamens?.kind === "long")
    return {
      ...build,
      petals: { long: 150, rise: 42 },
      anthers: { high: 84, wide: 56 },
    };
  // Of small flowers the stamens are longer than the petals.
  if (form === "dish" && stamens > 9 && (flower?.sizeInches ?? 1) < 0.4)
    return { ...build, petals: { ...build.petals, long: 92 }, anthers: { high: 84, wide: 60 } };
  if (form === "bell" && sepals === "bracts") return hanging;
  if (form === "bell" && ovary === "half-inferior")
    return { ...build, petals: { long: 44, rise: 58 }, anthers: { high: 134, wide: 34 } };
  if (form === "tube" && flower?.center?.kind === "throat") return thimble;
  if (form === "funnel") {
    if (ovary === "nutlets") return slender;
    if (ovaryShape === "long") return trumpet;
    if (stem.climbs) return widening;
  }
  if (form === "salver") {
    if (ovary === "inferior") return lengthened(build);
    if (ovary === "paired" && (flower?.sizeInches ?? 0) > 1) return swollen;
    if ((flower?.sizeInches ?? 1) < 0.3) return shortened(build);
  }
  return build;
}

/** How far from above a cut flower is seen: what points away from the eye is foreshortened to this. */
const seenFrom = 20;

/**
 * Petals or rays behind the cut, each as it falls in the picture: by how many degrees it stands from straight behind, 90
 * for one in the plane of the cut. They rise by so many degrees from a ring round a point.
 */
export function standingRound(
  sheet: Sheet,
  id: string,
  angles: readonly number[],
  {
    at,
    long,
    apart,
    rise,
    broad = 1,
  }: { at: Point; long: number; apart: number; rise: number; broad?: number | undefined },
): string {
  const [s, c] = [Math.sin(radians(seenFrom)), Math.cos(radians(seenFrom))];
  const [out, up] = [Math.cos(radians(rise)), Math.sin(radians(rise))];
  return [...angles]
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .map((angle) => {
      const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
      const [x, y] = [out * sin, out * cos * s + up * c];
      const seen = Math.hypot(x, y) || 1;
      return sheet.put(id, [at[0] + apart * sin, at[1] - apart * cos * s], long / 100, {
        turn: degrees(Math.atan2(x, y)),
        wide: broad * Math.max(0.3, Math.abs(y * cos + s * x * sin) / seen),
        tall: Math.max(0.3, seen),
      });
    })
    .join("");
}
