import { contour, greens, hues } from "#art/pen/colors.ts";
import { angleAt, shoot, steps, through, toward } from "#art/pen/curve.ts";
import { whorlsUp } from "#art/pen/inflorescence.ts";
import { pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { axisTip, branch, stem } from "#art/pen/stem.ts";
import { bell, bellBud, limb } from "../flowers/bells.ts";
import { type Blossoms, blossomsOf } from "../flowers/blossom-motifs.ts";
import { openBlossom } from "../flowers/open-flowers.ts";
import { stalk } from "../flowers/opened-capsules.ts";
import { smallLipped } from "../flowers/small-lipped-flowers.ts";
import { tailedCup } from "../flowers/wild-ginger-flower.ts";
import { type Family, type Subject, scaled } from "../plate-subject.ts";
import { raceme, sprigs } from "../stems/flowers-on-stems.ts";
import { leafPrinter, stemTint } from "../stems/leaf-of-figure.ts";
import { basalLeaves } from "../stems/leaves-from-the-foot.ts";
import { leafyStems, rising } from "../stems/leaves-on-stems.ts";
import { youngLeaves } from "../stems/plant-postures.ts";
import { hens, kale } from "../stems/rosettes.ts";

/** A mound of broad leaves from the foot, a leafless stem of bells or trumpets above it. */
function mound(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const big = (subject.figure.flower?.sizeInches ?? 1) > 2.5;
  const basal = basalLeaves(sheet, subject, {
    stalk: 210,
    spread: 62,
    count: 10,
    size: 1.04,
    pose: { wide: big ? 0.92 : 0.86 },
  });
  const stems = [rising(10, 5, 13, 980), rising(-10, -7, -13, 780)].map((s) => ({
    ...s,
    leaves: 0,
    thick: 13,
    tip: axisTip,
  }));
  const heads = stems.map(({ curve }, i) =>
    raceme(sheet, subject, set, curve, {
      from: 0.66,
      count: big ? 9 : 13,
      size: (big ? 118 : 78) * (i ? 0.84 : 1),
      stalk: big ? 30 : 20,
      nod: big ? 10 : 52,
      // Each stands over a bract, level or nodding.
      out: big ? 58 : 44,
      bract: big ? 62 : 34,
      stages: ["side", "opening", "bud"],
    }),
  );
  return basal.back + leafyStems(sheet, subject, stems) + heads.join("") + basal.front;
}

/** Broad leaves, and small stars in a loose spray above them. */
function spray(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const basal = basalLeaves(sheet, subject, { stalk: 220, spread: 68, count: 9, size: 0.98 });
  const stems = [rising(-8, -12, -22, 700), rising(16, 14, 26, 720), rising(4, 0, 5, 880)].map(
    (s) => ({
      ...s,
      leaves: 3,
      from: 0.34,
      to: 0.64,
      leaf: [0.5, 0.24] as const,
      thick: 7,
      tip: 4.5,
    }),
  );
  const green = stemTint(subject.figure);
  // Each branch parts in two arms that unroll as they flower, the buds in the roll.
  const cyme = sheet.motif("cyme", () => {
    const fork = shoot([0, 0], 0, 0, 92);
    let arms = branch(sheet, fork, 5.5, 4, green, 3);
    const flowers = [-1, 1].map((way) => {
      const arm = shoot(fork.at(1), way * 34, way * 196, 124);
      arms += branch(sheet, arm, 4, axisTip, green, 5);
      return sprigs(
        sheet,
        subject,
        set,
        arm,
        [0.16, 0.36, 0.55, 0.72, 0.86, 1].map((k, m) => ({
          from: k,
          leave: -way * (m < 3 ? ([64, 30, 78][m] ?? 0) : 40),
          length: m < 3 ? 24 : 1,
          stage: (["face", "face", "turned", "bud", "bud", "bud"] as const)[m] ?? "face",
          size: [25, 27, 25, 20, 17, 13][m] ?? 20,
        })),
      );
    });
    return arms + flowers.join("");
  });
  const flowers = stems
    .flatMap(({ curve }) =>
      // The last goes on from the end of the stem.
      [0.64, 0.76, 0.88, 0.99].map((from, n) =>
        sheet.put(cyme, curve.at(from), 1.1 - 0.09 * n, {
          turn: angleAt(curve, from) + (n === 3 ? 0 : n % 2 ? 52 : -52),
          flip: n % 2 === 0,
        }),
      ),
    )
    .join("");
  return basal.back + leafyStems(sheet, subject, stems, { stalk: 0.08 }) + flowers + basal.front;
}

/** Pairs of leaves from a creeping root, the flower on the ground between them. */
function creeping(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const root = shoot([-250, -6], 82, 96, 640);
  const printed = leafPrinter(sheet, subject.figure, { stalk: 0, weight: 2.4, wide: 1.24 });
  const green = stemTint(subject.figure);
  let leaves = "";
  for (const [i, [x, a, l, s]] of (
    [
      [-130, -14, 470, 200],
      [-118, 20, 320, 180],
      [70, -9, 660, 240],
      [84, 20, 500, 220],
      [230, -2, 420, 190],
      [242, 22, 270, 160],
    ] as const
  ).entries()) {
    const c = shoot(root.at((x + 250) / 640), a * 0.5, a * 1.4, l);
    leaves +=
      stem(sheet, c, 11, 9, green, 4) +
      printed(c.at(1), a * 1.9 + within(sheet.rand, -6, 6), s, a < 0 ? -1 : 1, i);
  }
  const hairs = pen();
  for (const k of steps(11, 0.05, 0.95))
    hairs.lines(
      root.at(k),
      toward(root.at(k), 180 + within(sheet.rand, -40, 40), within(sheet.rand, 18, 56)),
    );
  return (
    leaves +
    sheet.line(hairs, contour, 1.8) +
    stem(sheet, root, 20, 14, hues.tan, 5) +
    // Each lies on the ground between the two stalks of a pair.
    sprigs(sheet, subject, set, root, [
      { from: 0.2, leave: -34, arrive: 10, length: 92, stage: "side", size: 92 },
      { from: 0.515, leave: -42, arrive: 6, length: 84, stage: "side", size: 98 },
      { from: 0.17, leave: -120, arrive: -190, length: 70, stage: "bud", size: 74 },
    ])
  );
}

/** Runners that trail over the ground from one foot: each leaf on a stalk of its own, turned up to the light. */
function trailing(sheet: Sheet, subject: Subject): string {
  const main = through([
    [0, -30],
    [100, -84],
    [210, -78],
    [320, -36],
    [430, -52],
  ]);
  const left = through([
    [0, -30],
    [-110, -88],
    [-230, -84],
    [-330, -40],
    [-430, -60],
  ]);
  const near = through([
    [-10, -20],
    [-30, 50],
    [60, 110],
    [190, 100],
  ]);
  const print = leafPrinter(sheet, subject.figure, { stalk: 0.5, weight: 2.2 });
  const long = scaled(subject).leaf;
  const green = stemTint(subject.figure);
  let [leaves, stems] = ["", ""];
  for (const [n, [c, count, thick]] of (
    [
      [left, 9, 11],
      [main, 9, 12],
      [near, 6, 10],
    ] as const
  ).entries()) {
    for (const [i, t] of steps(count, 0.12, 0.9).entries()) {
      const side = (i + n) % 2 ? 1 : -1;
      leaves += print(
        c.at(t),
        // Up from the ground, to both sides of the runner in turn.
        side * within(sheet.rand, 26, 52) + angleAt(c, t) * 0.2,
        long * (0.8 - 0.3 * t) * within(sheet.rand, 0.92, 1.08),
        side,
        i,
      );
    }
    stems += stem(sheet, c, thick, axisTip, green, 8);
    leaves += youngLeaves(sheet, subject, c);
  }
  return leaves + stems;
}

/** Painted leaves in crossed pairs up square stems, a thin spike of lipped flowers in rings over them. */
function painted(sheet: Sheet, subject: Subject): string {
  const { figure } = subject;
  const leaf = [1.12, 0.5] as const;
  const main = rising(6, 2, 6, 1060, { leaves: 5, from: 0.1, to: 0.8, leaf, thick: 13 });
  const sides = [rising(-6, -22, -26, 640), rising(20, 22, 23, 700)].map((s) => ({
    ...s,
    leaves: 5,
    from: 0.16,
    to: 0.9,
    leaf,
    thick: 12,
  }));
  const color = hues[figure.flower?.colors[0] ?? "lavender"];
  const small = { color, calyx: greens.green };
  const [open, shut] = [true, false].map((isOpen) =>
    sheet.motif(`lipped ${isOpen}`, () => smallLipped(sheet, 52, small, isOpen)),
  ) as [string, string];
  const rings = whorlsUp(main.curve, { from: 0.85, to: 1, count: 8, breadth: 0 }, sheet.rand);
  const spike = rings.flatMap(({ point, angle, size, age }) =>
    (age ? [-78, 80, -34, 36] : [-24, 24, 0]).map((off) =>
      sheet.put(age > 0.3 ? open : shut, point, size * (off % 4 ? 1 : 0.9), {
        turn: angle + off,
        flip: off < 0,
      }),
    ),
  );
  return (
    sides.map(({ curve }) => youngLeaves(sheet, subject, curve)).join("") +
    leafyStems(
      sheet,
      subject,
      [...sides, main].map((s) => ({ ...s, tip: axisTip })),
    ) +
    spike.join("")
  );
}

/** Rosettes and foliage: plants grown for their leaves. */
export const foliage: Family = (sheet, subject) => {
  const { figure, facts } = subject;
  const { flower, leaf } = figure;
  const colors = flower?.colors ?? ["white"];
  const set = blossomsOf(
    sheet,
    (stage, color, r) => {
      const t = hues[colors[color % colors.length] ?? "white"];
      if (!flower) return "";
      if (flower.poise === "bell" || (flower.poise === "tube" && stage === "side"))
        return stage === "bud" ? bellBud(sheet, flower, 80, t) : bell(sheet, flower, 112, t);
      if (flower.poise === "funnel")
        return stage === "side" ? bell(sheet, flower, 135, t) : bellBud(sheet, flower, 110, t);
      if (flower.petals === 3)
        return tailedCup(sheet, stage, t, hues[flower.center?.color ?? "cream"]);
      // A bugloss has a forget-me-not's joined corolla.
      if (flower.center && stage === "face") return limb(sheet, flower, t);
      if (flower.center?.kind === "eye" && stage === "bud")
        return (
          sheet.bound(pen().ellipse(0, -32, 34, 40), t.wash, t.rim, 4) +
          sheet.bound(
            pen().leaf(0, 0, -24, 52, 15).leaf(0, 0, 24, 52, 15),
            greens.green.wash,
            contour,
            4,
          )
        );
      return openBlossom(sheet, r, figure, stage, t, { key: String(color) });
    },
    true,
  );
  const round = leaf.shape === "inverse-egg";
  const ruffled = leaf.margin === "fringed";
  const specimen = round
    ? hens(sheet, subject, set)
    : ruffled
      ? kale(sheet, subject)
      : facts.habit === "trailing"
        ? trailing(sheet, subject)
        : leaf.shape === "kidney"
          ? creeping(sheet, subject, set)
          : leaf.arrangement === "opposite"
            ? painted(sheet, subject)
            : leaf.veins === "arching"
              ? mound(sheet, subject, set)
              : spray(sheet, subject, set);
  return { specimen, detail: detail(sheet, subject, set) };
};

function detail(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { figure } = subject;
  if (figure.detail === "root") {
    const t = hues.copper;
    const d = pen()
      .move(-6, -108)
      .cubic(-40, -84, -66, -30, -48, 34)
      .cubic(-36, 76, -8, 92, 2, 120)
      .cubic(12, 90, 52, 70, 56, 20)
      .cubic(58, -40, 30, -84, 6, -108)
      .close();
    const dark = pen()
      .move(6, 112)
      .cubic(14, 88, 50, 68, 53, 20)
      .cubic(56, -30, 34, -70, 12, -96)
      .cubic(28, -30, 22, 40, 6, 112)
      .close();
    // The stem it hangs from with a leaf's stalk, its rootlets, and its scars.
    const [marks, hairs, vine] = [pen(), pen(), pen()];
    for (const [x, y, way] of [
      [-46, -30, -1],
      [-46, 26, -1],
      [52, -10, 1],
      [46, 42, 1],
      [-28, 70, -1],
    ] as const) {
      marks.move(x * 0.6 - 8, y).quad(x * 0.6, y + 4, x * 0.6 + 12, y - 1);
      hairs.move(x, y).quad(x + way * 20, y + 4, x + way * 34, y + 22);
    }
    hairs.move(2, 116).quad(-2, 132, 10, 148);
    vine.move(0, -104).quad(-8, -124, -34, -138).move(-12, -126).quad(6, -136, 22, -160);
    return (
      stalk(sheet, vine) +
      sheet.line(hairs, t.rim, 3) +
      sheet.bound(d, t.wash, t.rim, 2.6) +
      sheet.fill(dark, t.shade) +
      sheet.line(marks, t.line, 2)
    );
  }
  if (figure.leaf.shape === "kidney") return set("face", [0, 92], 0, 104);
  return set("face", [0, 0], 0, 84);
}
