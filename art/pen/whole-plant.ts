import { earth, fine, hues } from "./colors.ts";
import { degrees, radians, steps } from "./curve.ts";
import { type Point, pen, printed, within } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";
import { elementsIn } from "./simplify-plate.ts";
import { simplifySmallMotif } from "./simplify-small-motifs.ts";

/** The ground a habit sketch or a tree stands on: a few strokes, heavier under the plant. */
export function ground(sheet: Sheet, half: number): string {
  const r = sheet.rand;
  const [d, e] = [pen(), pen()];
  for (let i = 0; i < 6; i++) {
    const x = within(r, -half, half * 0.8);
    d.move(x, within(r, 0, 9)).quad(
      x + 14,
      within(r, -3, 3) + 4,
      x + within(r, 20, 52),
      within(r, 2, 10),
    );
  }
  e.move(-half * 0.6, 3)
    .quad(0, 7, half * 0.7, 4)
    .quad(0, 14, -half * 0.6, 3)
    .close();
  return sheet.fill(e, earth) + sheet.line(d, fine, 2);
}

/** How large a plant is sketched: its own proportions, fitted into a box. */
export function fitted(height: number, spread: number, box: readonly [wide: number, high: number]) {
  const k = Math.min(box[0] / spread, box[1] / height);
  return { high: height * k, broad: spread * k };
}

/** What is smaller than this in the file is a spot in the habit: what is tried in turn. */
const spots = [5, 6, 7, 8, 10, 12, 14];
/** Elements a habit may have. */
const most = 400;

/** A shoot as it is set down so often and so small: of one that has very many parts larger ones are spots. */
function smallOf(sheet: Sheet, id: string, k: number, many: number): string {
  const spot = spots.find(
    (it) =>
      many * elementsIn(sheet, sheet.put(simplifySmallMotif(sheet, id, k, it), [0, 0])) <= most,
  );
  return simplifySmallMotif(sheet, id, k, spot ?? 14);
}

/** A fern from one crown: the frond that the plate shows large, in a funnel, those at the back and the sides first. */
export function inFunnel(sheet: Sheet, id: string, { high, broad }: Stand, tall: number): string {
  const k = high / tall;
  const small = smallOf(sheet, id, k, 7);
  const fronds = [-1, 1, -0.66, 0.7, -0.36, 0.4, 0].map((u) =>
    sheet.put(small, [u * 9, 0], k * (1 - 0.26 * Math.abs(u)), { turn: u * 48 - 6, flip: u < 0 }),
  );
  return ground(sheet, broad * 0.4) + fronds.join("");
}

/** A plant that trails, in a pot: the shoot that the plate shows large, from its foot, over the rim on all sides. */
export function potted(sheet: Sheet, id: string, [x, y]: Point): string {
  const clay = hues.copper;
  const rim = -64;
  const pot = pen().polygon([-40, rim], [40, rim], [28, 2], [-28, 2]);
  const collar = pen().polygon([-46, rim - 8], [46, rim - 8], [44, rim + 8], [-44, rim + 8]);
  const k = 0.2;
  const small = smallOf(sheet, id, k, 5);
  const shoot = ([aside, size, flip]: readonly [number, number, boolean]) =>
    sheet.put(small, [aside + x * k * size * (flip ? 1 : -1), rim - 4 - y * k * size], k * size, {
      flip,
    });
  const [behind, before] = [
    [
      [-10, 1, true],
      [10, 1.04, false],
    ],
    [
      [-22, 0.82, true],
      [18, 0.86, false],
      [-4, 0.7, false],
    ],
  ] as const;
  return (
    ground(sheet, 110) +
    behind.map(shoot).join("") +
    sheet.bound(pot, clay.wash, clay.rim, 2) +
    sheet.bound(collar, clay.wash, clay.rim, 2) +
    before.map(shoot).join("")
  );
}

/** A plant's size and how it covers the ground: `lies` 0 from one foot, 1 rooting over its whole breadth. */
export interface Stand {
  high: number;
  broad: number;
  lies: number;
  /** Whether it is one stem. */
  isSingle?: boolean;
}

/**
 * The whole plant, small, made of its own shoots: the motif of what the plate shows large, set down as often
 * and as widely as the plant grows, those at the sides first. So its leaves and flowers agree with the plate's.
 */
export function grown(
  sheet: Sheet,
  { id, left, right, top }: { id: string; left: number; right: number; top: number },
  { high, broad, lies, isSingle }: Stand,
): string {
  const r = sheet.rand;
  const k = high / -top;
  const wide = (right - left) * k;
  const many = isSingle ? 1 : Math.max(3, Math.min(9, Math.round((2.1 * broad) / wide)));
  const small = smallOf(sheet, id, k, many);
  const reach = Math.max(wide * 0.3, (broad - wide * 0.8) / 2);
  const places = (isSingle ? [0] : steps(many, -1, 1)).sort((a, b) => Math.abs(b) - Math.abs(a));
  const shoots = places.map((u) => {
    const foot = u * reach * (0.3 + 0.7 * lies);
    const lean = degrees(Math.atan2(u * reach - foot, high * 0.7)) + within(r, -4, 4);
    const size = k * (1 - 0.22 * u * u) * within(r, 0.86, 1);
    const flip = u < 0;
    const middle = ((left + right) / 2) * size * (flip ? -1 : 1);
    // Leaves rest on the ground and do not hang into it.
    const [down, over] = [Math.cos(radians(lean)), Math.sin(radians(lean)) * (flip ? -1 : 1)];
    const deep = Math.max(...sheet.pointsOf(small).map(([x, y]) => y * down + x * over));
    const lift = Math.max(0, (deep * size) / printed - 6);
    return sheet.put(small, [foot - middle * 0.5, -lift], size, { turn: lean, flip });
  });
  return ground(sheet, broad * 0.5) + shoots.join("");
}
