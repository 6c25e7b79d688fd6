import type { Figure } from "#art/figures/figure.ts";
import type { DrawnFacts } from "#art/figures/usual-figure.ts";
import { greens, hues, type Tint, woods } from "#art/pen/colors.ts";
import { foliage } from "#art/pen/crown-in-leaf.ts";
import { angleAt, beside, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { pen, seeded, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { nodes, stem } from "#art/pen/stem.ts";
import {
  crownFoot,
  type Growth,
  growths,
  isTrunk,
  type Limb,
  skeleton,
  wood,
} from "#art/pen/tree-skeleton.ts";
import { weepingTree } from "#art/pen/weeping-tree.ts";
import { fitted, ground } from "#art/pen/whole-plant.ts";
import { type LeafPose, leafOf, leafPrinter } from "../stems/leaf-of-figure.ts";
import { blossomOn, hasLargeFlowers } from "./blossom-on-wood.ts";
import { person } from "./person.ts";

type Tree = NonNullable<Figure["tree"]>;

/** What a silhouette wears: its summer leaves, fall leaves, blossom on bare wood, or nothing. */
export type Dress = "leaf" | "fall" | "blossom" | "bare";

/** A tree as it stands, in its own proportions. Foot at 0, 0. */
export function silhouette(
  sheet: Sheet,
  figure: Figure,
  facts: DrawnFacts,
  box: readonly [wide: number, high: number],
  dress: Dress,
): string {
  const { tree } = figure;
  if (!tree) return "";
  const r = sheet.rand;
  const { high, broad } = fitted(facts.heightInchesMax, facts.spreadInchesMax, box);
  const isLeafed = dress === "leaf" || dress === "fall";
  if (tree.branching === "weeping") {
    const standing = weepingTree(sheet, high, broad, {
      bark: woods[tree.bark.color],
      twigs: woods[twigColor(figure)],
      dress:
        dress === "leaf"
          ? greens[figure.leaf.color]
          : dress === "blossom"
            ? hues[figure.flower?.colors[0] ?? "white"]
            : undefined,
    });
    return ground(sheet, broad * 0.42) + standing;
  }
  const growth: Growth = { ...growths[tree.branching] };
  // A small tree that flowers on bare wood branches from the ground.
  if (facts.heightInchesMax < 260 && tree.blooms === "before-leaves" && growth.trunks === 1)
    Object.assign(growth, { ...growths["multi-stem"], clear: 0.12, low: 34, top: 16 });
  // An evergreen, and what is grown as a pillar, keeps its boughs to the ground.
  if ((tree.evergreen && growth.leader) || broad < high * 0.2)
    Object.assign(growth, { clear: 0.03 });
  // Small flowers cover the crown as its leaves do.
  const isCovered = isLeafed || (dress === "blossom" && !hasLargeFlowers(figure));
  // Of many stems in flower fewer twigs are seen, and all of them flower.
  const isBushy = dress === "blossom" && growth.trunks > 1;
  // The same wood at every size and in every season.
  const grown = skeleton(seeded(`${sheet.seed} wood`), high, broad, growth);
  const bones = (isBushy ? withoutInward(grown, broad) : grown).filter(({ depth }, i) =>
    isCovered ? depth < 2 : !isBushy || depth < 2 || i % 2,
  );
  const bark = woods[tree.bark.color];
  const leafed = dress === "leaf" ? greens[figure.leaf.color] : hues[tree.fall?.[0] ?? "gold"];
  const crown = isLeafed
    ? foliage(
        sheet,
        {
          tint: leafed,
          leaf: fromAfar(figure),
          high,
          broad,
          growth,
          key: `crown ${dress} ${high < 280}`,
        },
        bones,
      )
    : { places: [], behind: "", before: "" };
  // Under level boughs, and under a closed crown round one leader, no other limb is seen.
  const isHidden = isLeafed && growth.leader && growth.leaves !== "open";
  const limbs = bones.filter(
    (limb) =>
      !isTrunk(limb) &&
      !isHidden &&
      (isLeafed || !isCovered || limb.curve.at(1)[1] < -high * (crownFoot(growth) + 0.1)),
  );
  let out =
    ground(sheet, broad * 0.42) +
    crown.behind +
    wood(sheet, limbs, bark) +
    wood(sheet, bones.filter(isTrunk), bark) +
    (tree.bark.kind === "flaking" ? mottles(sheet, bones.filter(isTrunk), bark) : "") +
    (/shaggy|peeling/.test(tree.bark.kind) ? shags(sheet, bones.filter(isTrunk), tree.bark) : "") +
    crown.before;
  // A hawthorn keeps its fruit in winter along its twigs, and a holly's berries are seen among its leaves.
  const berries = pen();
  if (dress === "bare" && tree.fruit?.kind === "pome")
    for (const { curve, depth } of bones)
      if (depth > 1)
        for (const k of [0.45, 0.75, 1]) berries.mark(...beside(curve, k, within(r, -5, 5)));
  if (isLeafed && tree.evergreen && tree.fruit?.kind === "drupe")
    for (const [x, y] of crown.places)
      for (const k of [-8, 0, 9]) berries.mark(x + k, y + 9 + within(r, -4, 4));
  if (String(berries))
    out += sheet.line(berries, hues[tree.fruit?.color ?? "red"].wash, dress === "bare" ? 5 : 4);
  if (dress === "blossom") out += blossomOn(sheet, figure, bones, { high, broad, growth });
  return out;
}

/** Of many stems, without the limbs that cross to the other side and what they bear. */
function withoutInward(limbs: readonly Limb[], broad: number): Limb[] {
  let cut = Infinity;
  return limbs.filter(({ curve, depth }) => {
    if (depth > cut) return false;
    const [from, to] = [curve.at(0)[0], curve.at(1)[0]];
    const isInward = depth > 0 && (to - from) * Math.sign(from) < -0.08 * broad;
    cut = isInward ? depth : Infinity;
    return !isInward;
  });
}

/** Where its bark flakes off, a trunk is pale and dark in patches. */
function mottles(sheet: Sheet, trunks: readonly Limb[], bark: Tint): string {
  const r = seeded(`${sheet.seed} mottles`);
  const patches = [pen(), pen()];
  for (const { curve, foot, tip } of trunks)
    for (const [i, k] of steps(15, 0.06, 0.62).entries()) {
      const wide = foot + (tip - foot) * k;
      const across = within(r, 0.15, 0.26);
      const [x, y] = beside(curve, k, within(r, across - 0.46, 0.46 - across) * wide);
      // None reaches into the ground.
      patches[i % 2]?.ellipse(x, y, wide * across, Math.min(wide * within(r, 0.3, 0.6), -0.7 * y));
    }
  return sheet.fill(patches[0] ?? pen(), bark.pale) + sheet.fill(patches[1] ?? pen(), bark.line);
}

/** Where its bark comes off in strips or curls, they stand out of a trunk's sides: strips downward, curls to both ends. */
function shags(sheet: Sheet, trunks: readonly Limb[], { kind, color }: Tree["bark"]): string {
  const r = seeded(`${sheet.seed} shags`);
  const [t, d] = [woods[color], pen()];
  for (const { curve, foot, tip } of trunks)
    for (const [i, k] of steps(13, 0.1, 0.66).entries()) {
      const wide = foot + (tip - foot) * k;
      const side = i % 2 ? 1 : -1;
      const at = beside(curve, k, side * wide * within(r, 0.1, 0.4));
      const long = Math.max(9, wide * within(r, 0.7, 1));
      if (kind === "shaggy")
        d.leaf(...at, angleAt(curve, k) + 180 - side * 15, long, wide * 0.16, side * 2);
      else d.leaf(...at, angleAt(curve, k) + side * 8, long, wide * 0.12, side * wide * 0.3);
    }
  return sheet.bound(d, kind === "shaggy" ? t.wash : t.pale, t.rim, 1.5);
}

/** How large a leaf or its leaflet is, and whether a crown's edge shows its points. */
function fromAfar({ leaf: { compound, leaflets = 9, lengthInches, lobes } }: Figure) {
  const many = leaflets > 15 ? 6 : 3;
  return { inches: compound ? lengthInches / many : lengthInches, isPointed: Boolean(lobes) };
}

/** The gardener beside a tree that stands in such a box, who gives its scale. */
export function gardener(
  sheet: Sheet,
  facts: DrawnFacts,
  box: readonly [wide: number, high: number],
): string {
  const { high, broad } = fitted(facts.heightInchesMax, facts.spreadInchesMax, box);
  return person(sheet, [Math.max(broad * 0.55, 28) + 30, 4], (66 / facts.heightInchesMax) * high);
}

/** A twig in leaf, as a draughtsman lays it on the paper. */
export interface Spray {
  leaves: string;
  wood: string;
  main: Curve;
  side: Curve;
  /** Where leaves stand along the main twig: out of their axils come fruit and flowers. */
  axils: number[];
}

/** How long a leaf is drawn: small leaves larger than they are beside large ones, so that both read. */
export const drawnLength = (inches: number) => Math.min(300, 140 + inches * 24);

/** A twig from the lower left with a side shoot, and leaves along both as the tree sets them. */
export function spray(sheet: Sheet, figure: Figure, leavesPerShoot?: number): Spray {
  const { leaf } = figure;
  const bark = woods[twigColor(figure)];
  // A leaf of many leaflets needs room between them.
  const crowded = (leaf.leaflets ?? 9) > 15;
  const most = !leaf.compound
    ? 400
    : leaf.compound === "three-parted"
      ? 150
      : (leaf.leaflets ?? 9) < 8
        ? 290
        : 320;
  const length = crowded ? 360 : Math.min(most, drawnLength(leaf.lengthInches));
  const main = shoot([-330, 150], 46, 80, 700);
  const side = shoot(main.at(0.3), 8, 34, 320);
  const opposite = leaf.arrangement === "opposite";
  const crowd =
    leavesPerShoot ??
    (leaf.shape === "fan" || leaf.compound
      ? 3
      : Math.round(Math.max(3, Math.min(8, 1200 / length))));
  // A holly shows the spines of both its edges.
  const flat: LeafPose = leaf.margin === "spiny" ? { halves: [1, 0.94], bend: 0.05 } : {};
  const print = leafPrinter(sheet, figure, { stalk: stalkOf(figure), ...flat });
  // A ginkgo's stand in tufts on short spurs that are ringed and turned up.
  const [spurs, rings] = [pen(), pen()];
  const isTufted = leaf.shape === "fan";
  const tuft = isTufted ? [-46, 0, 44] : [0];
  // The leaf at the end needs room where leaves have leaflets.
  const last = opposite ? 0.78 : leaf.compound ? 0.8 : 0.94;
  const along = (c: Curve, count: number, from: number) =>
    nodes(c, count, from, last, opposite ? "opposite" : "alternate")
      .flatMap((n) => {
        const turn = n.angle + n.side * 54;
        const foot = isTufted ? toward(n.point, turn, 30) : n.point;
        if (isTufted) spurs.lines(n.point, foot);
        for (const k of isTufted ? [14, 20, 26] : []) {
          const middle = toward(n.point, turn, k);
          rings.lines(toward(middle, turn - 90, 6), toward(middle, turn + 90, 6));
        }
        return tuft.map((a) => ({ ...n, point: foot, angle: n.angle + a }));
      })
      .map((n, i) => {
        const turn = n.angle + n.side * (opposite ? 62 : 54) * (1 - n.t * 0.25);
        // A stalk begins at the side of the twig, where it is seen.
        const off = isTufted ? 0 : c === main ? 10 - 6 * n.t : 5.5 - 3 * n.t;
        const foot = toward(n.point, turn, off);
        return print(
          foot,
          turn,
          length * (0.98 - 0.26 * n.t) * (i % 3 === 1 ? 0.88 : 1),
          n.side,
          i,
        );
      })
      .join("");
  // Where leaves stand in pairs, a pair ends the twig, its bud between them.
  const tip = (c: Curve) =>
    opposite
      ? [-1, 1]
          .map((way) =>
            print(c.at(0.98), angleAt(c, 1) + way * 34, length * 0.6, way < 0 ? -1 : 1, way + 1),
          )
          .join("")
      : leafOf(sheet, figure, c.at(1), angleAt(c, 1) + 8, length * 0.74, {
          bend: 0.08,
          halves: [1, 0.8],
          stalk: stalkOf(figure) * 0.6,
          ...flat,
        });
  const half = opposite ? Math.ceil(crowd / 2) : crowd;
  // A pagoda dogwood's stand by turns, but close together at the end of the twig.
  const isCrowded = !opposite && leaf.veins === "arching";
  const leaves =
    along(side, Math.max(2, half - 1), isCrowded ? 0.66 : 0.34) +
    tip(side) +
    along(main, half, isCrowded ? 0.7 : 0.28) +
    tip(main);
  const buds = pen();
  for (const k of steps(7, 0.1, 0.9))
    buds.leaf(...beside(main, k, 0), angleAt(main, k) + ((k * 100) % 2) * 50 - 26, 18, 5, 0);
  for (const c of [side, main]) buds.leaf(...c.at(0.99), angleAt(c, 1), 30, 9, 0);
  const wood =
    (isTufted
      ? sheet.line(spurs, bark.rim, 15) +
        sheet.line(spurs, bark.wash, 11) +
        sheet.line(rings, bark.rim, 2)
      : "") +
    sheet.bound(buds, bark.shade, bark.rim, 1.6) +
    stem(sheet, side, 11, 5, bark, 4) +
    stem(sheet, main, 20, 7, bark);
  return { leaves, wood, main, side, axils: steps(half, 0.28, last) };
}

/** Twigs are as the bark; a golden willow's alone are yellow. */
export const twigColor = ({ tree, leaf }: Figure) =>
  tree?.branching === "weeping" && leaf.shape === "lance"
    ? "yellow"
    : (tree?.bark.color ?? "gray-brown");

/** How long a leaf's stalk is, as a part of the leaf: a maple's is long, an oak's short. */
function stalkOf({ leaf }: Figure): number {
  if (leaf.compound) return leaf.compound === "three-parted" ? 0.42 : 0.12;
  if (leaf.shape === "maple" || leaf.shape === "star") return 0.42;
  // A ginkgo's is as long as its blade.
  if (leaf.shape === "fan") return 0.8;
  if (leaf.shape === "tulip" || leaf.shape === "heart") return 0.36;
  return { none: 0, short: 0.16, long: 0.3 }[leaf.stalk ?? "none"] || 0.13;
}

/** A twig in winter with its buds, alternate or opposite, end bud and all. Foot at 0, 110. */
export function winterTwig(sheet: Sheet, figure: Figure, long = 220): string {
  const bark = woods[twigColor(figure)];
  const sharp = figure.leaf.shape === "oval" && figure.tree?.bark.color === "silver";
  const whole = shoot([-16, long / 2], 2, 18, long);
  // A beech's turns a little at every bud.
  const bent = (k: number) => 5 * (1 - 2 * Math.abs(((k * 5 + 1) % 2) - 1));
  const c: Curve = sharp ? { ...whole, at: (k) => beside(whole, k, bent(k)) } : whole;
  const bud = sharp ? woods["red-brown"].wash : bark.shade;
  const [buds, last] = [pen(), pen()];
  const opposite = figure.leaf.arrangement === "opposite";
  steps(4, 0.2, 0.8).forEach((k, i) => {
    for (const side of opposite ? [-1, 1] : [i % 2 ? 1 : -1])
      buds.leaf(...c.at(k), angleAt(c, k) + side * 36, sharp ? 54 : 32, sharp ? 6 : 12, 0);
  });
  last.leaf(...c.at(0.98), angleAt(c, 1), sharp ? 66 : 44, sharp ? 7 : 14, 0);
  // An oak's buds crowd at the tip.
  if (figure.leaf.shape === "oak")
    for (const a of [-34, 30])
      buds
        .leaf(...c.at(0.97), angleAt(c, 1) + a, 30, 11, 0)
        .leaf(...c.at(0.9), angleAt(c, 1) + a * 1.6, 26, 9, 0);
  return (
    (figure.leaf.shape === "star" ? corkWings(sheet, c, bark) : "") +
    sheet.bound(buds, bud, bark.rim, 2) +
    stem(sheet, c, 12, 5, bark) +
    sheet.bound(last, bud, bark.rim, 2)
  );
}

/** A sweetgum's twigs have wings of cork, broken into plates along both sides. */
function corkWings(sheet: Sheet, c: Curve, bark: Tint): string {
  const [plates, ridges] = [pen(), pen()];
  for (const [from, to] of [
    [0.03, 0.2],
    [0.23, 0.42],
    [0.45, 0.6],
    [0.64, 0.8],
  ] as const)
    for (const side of [-1, 1]) {
      const shift = side * 0.02;
      const on = (k: number, aside: number) => beside(c, k + shift, side * aside);
      plates.polygon(
        on(from, 4),
        on(from + 0.02, 27),
        on((from + to) / 2, 32),
        on(to - 0.03, 26),
        on(to, 4),
      );
      for (const aside of [13, 21]) ridges.lines(on(from + 0.03, aside), on(to - 0.04, aside));
    }
  return sheet.bound(plates, bark.wash, bark.rim, 2) + sheet.line(ridges, bark.line, 1.6);
}
