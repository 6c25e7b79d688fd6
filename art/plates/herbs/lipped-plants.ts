import { hues } from "#art/pen/colors.ts";
import { type Curve, toward } from "#art/pen/curve.ts";
import { whorlsUp } from "#art/pen/inflorescence.ts";
import { pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { axisTip, nodes } from "#art/pen/stem.ts";
import { type Blossoms, blossomsOf } from "../flowers/blossom-motifs.ts";
import { faceTakenApart, isTubed, lippedFace, lippedSide } from "../flowers/lipped-flowers.ts";
import { type Family, type Subject, scaled } from "../plate-subject.ts";
import { cutStalk, raceme, type Sprig, sprigs } from "../stems/flowers-on-stems.ts";
import { leafTint } from "../stems/leaf-of-figure.ts";
import { basalLeaves } from "../stems/leaves-from-the-foot.ts";
import { leafyStems, rising } from "../stems/leaves-on-stems.ts";
import { bushy, scapes, youngLeaves } from "../stems/plant-postures.ts";

/** Flowers in rings with bare stem between them, each on a stalk of its own; the youngest are shut, over their bracts. */
function whorls(sheet: Sheet, { figure }: Subject, set: Blossoms, c: Curve, size: number): string {
  const [bracts, stalks] = [pen(), pen()];
  let flowers = "";
  for (const [i, p] of whorlsUp(
    c,
    { from: 0.58, to: 1, count: 8, breadth: 0 },
    sheet.rand,
  ).entries()) {
    const isShut = p.age < 0.3;
    // A sage lets its bracts fall as the flowers open.
    for (const side of isShut ? [-1, 1] : [])
      bracts.leaf(...p.point, p.angle + side * 66, size * 0.7 * p.size, size * 0.2, side * 4);
    // One looks out of the ring to the left or to the right of the stem in turn.
    const aside = i % 2 ? 1 : -1;
    for (const k of p.age === 0
      ? [0]
      : isShut
        ? [-58, 60, -20, 22]
        : [-88, 90, -52, 54, aside * 6]) {
      const foot = toward(p.point, p.angle + k, size * (isShut ? 0.1 : 0.26) * p.size);
      stalks.lines(p.point, foot);
      flowers += set(
        isShut ? "bud" : Math.abs(k) < 20 ? "face" : "side",
        foot,
        p.angle + k + within(sheet.rand, -5, 5),
        size * p.size * (isShut ? 0.74 : 1),
        k < 0 ? -1 : 1,
      );
    }
  }
  const green = leafTint(figure);
  const calyx = figure.flower?.outside ? hues[figure.flower.outside] : green;
  return (
    sheet.line(stalks, calyx.rim, size * 0.11) +
    flowers +
    sheet.bound(bracts, calyx.wash, calyx.rim, 1.8)
  );
}

/** Stalkless pairs across each other up a stem, in four ranks, each flower held out level over its bract. */
function ranks(
  sheet: Sheet,
  { figure }: Subject,
  set: Blossoms,
  c: Curve,
  from: number,
  size: number,
): string {
  const bracts = pen();
  let [besideStem, before] = ["", ""];
  for (const [i, p] of whorlsUp(
    c,
    { from, to: 1, count: size > 80 ? 15 : 12, breadth: 0 },
    sheet.rand,
  ).entries()) {
    const stage = p.age > 0.36 ? "side" : p.age > 0.24 ? "opening" : "bud";
    const isBefore = i % 2 === 1 && stage === "side";
    // One pair stands to the sides; of the next one flower looks out before the stem, a little aside.
    const sides = i % 2 ? [i % 4 === 1 ? -14 : 14] : [-1, 1].map((k) => k * (44 + 34 * p.age));
    for (const off of sides) {
      const k = size * p.size * (stage === "bud" ? 0.62 : isBefore ? 0.74 : 1);
      bracts.leaf(...p.point, p.angle + off * 1.3, k * 0.3, k * 0.08);
      const drawn = set(isBefore ? "face" : stage, p.point, p.angle + off, k, off < 0 ? -1 : 1);
      if (isBefore) before += drawn;
      else besideStem += drawn;
    }
  }
  const green = leafTint(figure);
  return sheet.bound(bracts, green.wash, green.rim, 1.8) + besideStem + before;
}

/** Lipped flowers up a stem, mouths outward. */
function spike(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { figure, facts } = subject;
  const open = figure.inflorescence?.density === "open";
  const { flower: size } = scaled(subject);
  const big = Math.min(104, size * 1.25);
  const tall = Math.min(1, 0.74 + facts.heightInchesMax / 130);
  const main = rising(6, -3, 5, 1010 * tall, {
    leaves: 7,
    from: 0.06,
    to: 0.58,
    thick: 14,
    leaf: [1, 0.5],
  });
  const right = rising(36, 17, 20, 660 * tall, {
    leaves: 4,
    from: 0.14,
    to: 0.56,
    thick: 10,
    leaf: [0.72, 0.4],
  });
  const shoots = open
    ? [
        right,
        rising(-26, -16, -19, 620 * tall, {
          leaves: 3,
          from: 0.2,
          to: 0.5,
          thick: 10,
          leaf: [0.6, 0.4],
        }),
        main,
      ]
    : [right, main];
  const heads = shoots.map(({ curve }, i) => {
    const last = i === shoots.length - 1;
    if (figure.inflorescence?.kind === "whorls")
      return whorls(sheet, subject, set, curve, last ? 58 : 46);
    const lips = figure.section?.lips;
    if (lips === "obedient-plant" || lips === "turtlehead")
      return ranks(sheet, subject, set, curve, lips === "turtlehead" ? 0.7 : 0.56, last ? 92 : 72);
    return raceme(sheet, subject, set, curve, {
      from: last ? 0.52 : 0.58,
      to: 1,
      count: Math.round((last ? 2300 : 1250) / big) + (open ? -4 : 2),
      size: last ? big : big * 0.76,
      nod: 16,
      front: "face",
      stages: last ? ["side", "opening", "bud"] : ["side", "bud", "bud"],
    });
  });
  const axes = shoots.map((s) => ({ ...s, tip: axisTip }));
  return leafyStems(sheet, subject, axes) + heads.join("");
}

/** A mat of leaves with many small faces on thin stalks. */
function faces(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { flower, tall } = scaled(subject);
  const size = Math.min(flower, 108);
  if (subject.figure.leaf.arrangement === "basal") {
    const basal = basalLeaves(sheet, subject, { stalk: 190, spread: 68, count: 9 });
    const stems = [rising(-10, -20, -30, 430), rising(20, 26, 34, 470), rising(6, -4, 8, 620)];
    const heads = stems.map(({ curve }, i) =>
      sprigs(sheet, subject, set, curve, [
        {
          from: 1,
          // The stalk of a violet bends over at its end.
          leave: i === 0 ? -4 : 4,
          arrive: i === 0 ? -72 : 72,
          length: 50,
          stage: i === 0 ? "side" : "face",
          size: size * (i === 2 ? 1.15 : 1),
        },
      ]),
    );
    return (
      basal.back +
      leafyStems(
        sheet,
        subject,
        stems.map((s) => ({ ...s, leaves: 0, thick: 8 })),
      ) +
      basal.front +
      heads.join("")
    );
  }
  const shoots = [
    rising(-14, -24, -38, 430 * tall),
    rising(26, 26, 38, 420 * tall),
    rising(10, 2, 9, 620 * tall),
  ].map((s) => ({
    ...s,
    leaves: 4,
    from: 0.12,
    to: 0.94,
    leaf: [1, 0.7] as const,
    thick: 9,
    tip: axisTip,
  }));
  // Flowers stand in the axils of its upper leaves, and its leafy tip goes on past them.
  const [upper, last] = [0.67, 0.94];
  const heads = shoots.map(({ curve }, i) => {
    const way = i === 1 ? 1 : -1;
    const young: Sprig = {
      from: last,
      leave: -way * 40,
      arrive: -way * 12,
      length: 50 + size * 0.6,
      stage: "bud",
      size: size * 0.62,
      nod: 70,
    };
    const face: Sprig = {
      from: i === 2 ? last : upper,
      leave: i === 2 ? 34 : way * 44,
      arrive: i === 2 ? 4 : way * 6,
      length: (i === 2 ? 130 : 120) + size,
      stage: "face",
      size: size * (i === 2 ? 1.12 : 1),
    };
    const aside: Sprig = {
      from: upper,
      leave: -48,
      arrive: -24,
      length: 90 + size,
      stage: "side",
      size: size * 0.92,
    };
    return sprigs(sheet, subject, set, curve, [i === 2 ? aside : young, face]);
  });
  return (
    leafyStems(sheet, subject, shoots, { stalk: 0.3 }) +
    shoots
      .map(({ curve }) => stipules(sheet, subject, curve) + youngLeaves(sheet, subject, curve))
      .join("") +
    heads.join("")
  );
}

/** The stipules of a pansy and a heartsease: leafy, cut to the rib into lobes, a pair at each leaf. */
function stipules(sheet: Sheet, { figure }: Subject, c: Curve): string {
  const d = pen();
  for (const { point, angle } of nodes(c, 4, 0.12, 0.94))
    for (const side of [-1, 1]) {
      const a = angle + side * 44;
      d.leaf(...point, a, 46, 7, side * 4);
      for (const k of [10, 20]) d.leaf(...toward(point, a, k), a + side * 42, 24, 4);
    }
  return sheet.bound(d, leafTint(figure).wash, leafTint(figure).rim, 1.8);
}

/** Two-lipped faces: pansies and violets with their eyes, snapdragons and sages with their mouths. */
export const twoLipped: Family = (sheet, subject) => {
  const { figure } = subject;
  const { flower } = figure;
  const faced =
    flower?.poise === "flat" ||
    (flower?.center?.kind === "throat" && flower.markings?.kind === "blotch");
  const set = blossomsOf(
    sheet,
    (stage, color) => (faced ? lippedFace : lippedSide)(sheet, figure, stage, color),
    !(faced && isTubed(flower)),
  );
  const pansies =
    flower?.markings?.kind === "whiskers" ||
    (flower?.markings?.kind === "blotch" && flower.center?.kind === "eye");
  const specimen = pansies
    ? faces(sheet, subject, set)
    : faced
      ? (figure.leaf.arrangement === "basal" ? scapes : bushy)(sheet, subject, set)
      : spike(sheet, subject, set);
  const detail = faced
    ? faceTakenApart(sheet, figure)
    : cutStalk(sheet, subject, [-22, 132], [-10, 100]) + set("side", [-10, 104], 14, 176);
  return { specimen, detail };
};
