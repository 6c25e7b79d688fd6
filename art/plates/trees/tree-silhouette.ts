import type { Figure } from "#art/figures/figure.ts";
import type { DrawnFacts } from "#art/figures/usual-figure.ts";
import { greens, hues, woods } from "#art/pen/colors.ts";
import { steps } from "#art/pen/curve.ts";
import { pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { foliage, growths, person, skeleton, wood } from "#art/pen/tree.ts";
import { weepingTree } from "#art/pen/weeping-tree.ts";
import { fitted, ground } from "#art/pen/whole-plant.ts";

const person66 = 66;

/** What a silhouette wears: its summer leaves, fall leaves, blossom on bare wood, or nothing. */
export type Dress = "leaf" | "fall" | "blossom" | "bare";

/** A tree as it stands, in its own proportions, with a gardener beside it. Foot at 0, 0. */
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
  if (tree.branching === "weeping") {
    const standing = weepingTree(sheet, high, broad, {
      bark: woods[tree.bark.color],
      dress:
        dress === "bare"
          ? undefined
          : dress === "leaf"
            ? greens[figure.leaf.color]
            : hues[(dress === "fall" ? tree.fall?.[0] : figure.flower?.colors[0]) ?? "gold"],
    });
    const beside = person(sheet, [broad * 0.5 + 8, 4], (person66 / facts.heightInchesMax) * high);
    return ground(sheet, broad * 0.42) + standing + (dress === "leaf" ? beside : "");
  }
  const growth = { ...growths[tree.branching], ...(dress === "leaf" ? { forks: 1 } : {}) };
  const bones = skeleton(r, high, broad, growth);
  let out = ground(sheet, broad * 0.42) + wood(sheet, bones, woods[tree.bark.color]);
  const small = Math.min(high, broad);
  const flat = tree.branching === "tiered";
  // Leaves close to the trunk make a slender tree a column and not a pole.
  const slender = broad < high * 0.25;
  const leafed = slender
    ? {
        ...bones,
        tips: [
          ...bones.tips,
          ...steps(40, 0.1, 1).map((t) => bones.limbs[0]?.curve.at(t) ?? ([0, 0] as const)),
        ],
      }
    : bones;
  if (dress === "leaf")
    out += foliage(sheet, leafed, {
      tint: greens[figure.leaf.color],
      clump: small * (slender ? 0.36 : flat ? 0.135 : 0.115),
      airy: 0.1,
      flat,
    });
  if (dress === "fall")
    out += foliage(sheet, leafed, {
      tint: hues[tree.fall?.[0] ?? "gold"],
      clump: small * (slender ? 0.36 : 0.14),
      airy: 0.3,
      flat,
      key: "fall",
    });
  if (dress === "blossom") {
    const t = hues[figure.flower?.colors[0] ?? "white"];
    const [back, front] = [pen(), pen()];
    bones.limbs.forEach(({ curve, depth }, i) => {
      if (depth === 0) return;
      for (let k = 0.3; k <= 1; k += 0.24) {
        const [x, y] = curve.at(k);
        (i % 2 ? front : back).mark(x + (r() - 0.5) * 8, y + (r() - 0.5) * 8);
      }
    });
    out +=
      sheet.line(back, t.rim, small * 0.036) +
      sheet.line(back, t.shade, small * 0.028) +
      sheet.line(front, t.rim, small * 0.034) +
      sheet.line(front, t.wash, small * 0.026);
  }
  if (dress !== "leaf") return out;
  return out + person(sheet, [broad * 0.5 + 8, 4], (person66 / facts.heightInchesMax) * high);
}
