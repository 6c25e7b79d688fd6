import type { Figure } from "#art/figures/figure.ts";
import { degrees, radians } from "#art/pen/curve.ts";
import type { Point } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

type Section = NonNullable<Figure["section"]>;

/** How a flower of a form stands when it is cut, its receptacle at 0, 0, growing up. */
export interface Build {
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

const salver: Build = {
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
};

export const builds: Record<Exclude<Section["form"], "head" | "lipped" | "spurred">, Build> = {
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
      [13, -44],
      [22, -98],
      [54, -140],
      [110, -152],
    ],
    edge: [],
    petals: { long: 0, tall: 1, part: 1 },
    anthers: { high: 104, wide: 15 },
    from: 36,
  },
  salver,
  // Its claws stand where a salver's tube does; its stamens are free.
  clawed: { ...salver, anthers: { high: 128, wide: 15 }, from: 6 },
};

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
  { at, long, apart, rise }: { at: Point; long: number; apart: number; rise: number },
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
        wide: Math.max(0.3, Math.abs(y * cos + s * x * sin) / seen),
        tall: Math.max(0.3, seen),
      });
    })
    .join("");
}
