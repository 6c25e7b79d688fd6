import { contour, hues } from "#art/pen/colors.ts";
import { angleAt, beside, bow, type Curve, shoot, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { axisTip, stem } from "#art/pen/stem.ts";
import type { Blossoms } from "../flowers/blossom-motifs.ts";
import { hasRim } from "../flowers/buds-and-seedheads.ts";
import { isTubed } from "../flowers/open-flowers.ts";
import { type Subject, scaled } from "../plate-subject.ts";
import { sprigs } from "./flowers-on-stems.ts";
import { leafPrinter, leafTint, petioleOf, stemTint } from "./leaf-of-figure.ts";
import { basalLeaves } from "./leaves-from-the-foot.ts";
import { axils, leafyStems, rising, type Shoot } from "./leaves-on-stems.ts";

/** Leafy stems in a fan, flowers in the upper axils and at the tips. */
export function bushy(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { flower, tall } = scaled(subject);
  const size = Math.min(flower, 100);
  const { inflorescence, leaf } = subject.figure;
  // A balloon flower is known by its buds.
  const isBalloon = subject.figure.flower?.poise === "bell";
  // A full flower, or a face, is not seen from the side here.
  const isFull =
    subject.figure.flower?.double === "double" || subject.figure.family === "two-lipped";
  const isMat = subject.facts.habit === "mat";
  // A long tube holds its flower clear of the leaves without a long stalk.
  const stalked = isTubed(subject.figure) ? 0.4 : 1;
  const low = isMat ? 0.84 : 1;
  const fan = isMat ? 2.1 : size > 90 ? 1.3 : 1;
  // A mat of crossed pairs roots as it creeps; short leafy shoots stand between those that flower.
  const lying = isMat && leaf.arrangement === "opposite" ? lyingStem(sheet, subject) : undefined;
  const dense = inflorescence?.density === "dense" && inflorescence.position === "axillary";
  // What sprawls lies down to both sides, and its flowers turn up from it.
  const isTrailing = isMat && !lying;
  const trailing = [rising(-14, -34, -88, 600), rising(22, 36, 92, 600), rising(6, -4, 16, 640)];
  const standing = lying?.shoots([0.05, 0.92, 0.55, 0.3, 0.76], 400) ??
    (isTrailing ? trailing : undefined) ?? [
      rising(-10, -14 * fan, -27 * fan, 640 * tall * low),
      rising(26, 17 * fan, 24 * fan, 610 * tall * low),
      rising(8, 2, 8, 900 * tall * low),
    ];
  const shoots = standing.map((s) => ({
    ...s,
    // A small flower's stems are thin.
    thick: lying ? 8 : size < 70 ? 6.5 : 11,
    leaves: lying ? 10 : leaf.lengthInches < 1.5 ? 11 : 6,
    from: subject.figure.leaf.arrangement === "whorled" ? 0.27 : 0.14,
    to: 0.9,
    leaf: (subject.figure.leaf.compound ? [0.82, 0.5] : [1.05, 0.62]) as [number, number],
  }));
  const sterile = (lying?.shoots([0.02, 0.17, 0.4, 0.48, 0.66, 0.98], 160) ?? []).map((s) => ({
    ...s,
    tip: axisTip,
  }));
  // What flowers from its axils grows on: its stems end in young leaves.
  const isAxillary = inflorescence?.position === "axillary" && !subject.figure.leaf.compound;
  const heads = shoots.map(({ curve, leaves: count, from, to }, i) => {
    const way = (i === 1) === !isTrailing ? 1 : -1;
    return sprigs(
      sheet,
      subject,
      set,
      curve,
      [
        // Stalks are as long as the flowers are broad, so that none hides another.
        {
          from: isAxillary ? 0.95 : 0.88,
          leave: (isAxillary ? way : -way) * 50,
          length: (50 + size * 0.5) * stalked,
          stage: "bud",
          size: size * (isBalloon ? 1 : 0.7),
        },
        {
          from: 0.78,
          leave: way * 50,
          arrive: way * 58,
          length: (40 + size * 0.85) * stalked,
          stage: i === 0 ? "opening" : i === 1 && !isFull ? "side" : "turned",
          size: size * 0.9,
        },
        // Who flowers from every axil has more below.
        ...(dense
          ? [0.46, 0.58, 0.69].map((from, n) => ({
              from,
              leave: (n + i) % 2 ? 52 : -52,
              arrive: (n + i) % 2 ? 34 : -38,
              length: 70,
              stage: n === 1 ? ("face" as const) : ("turned" as const),
              size: size * 0.8,
            }))
          : []),
        {
          // In a cyme the flower at the end opens first.
          // Its stalk is the end of its stem.
          from: isAxillary ? 0.9 : 0.98,
          leave: isAxillary ? (isTrailing ? way * 34 : way * -46) : 0,
          // Clear of the young leaves at its tip.
          arrive: isTrailing ? way * 26 : i === 1 ? (isAxillary ? -72 : -34) : isAxillary ? 56 : 20,
          length: isAxillary && stalked < 1 ? 40 : 30 + size * (isAxillary ? 0.95 : 0.5),
          stage: i === 1 ? "turned" : "face",
          size: size * (i === 2 ? 1.12 : 1),
        },
      ],
      axils(subject.figure, { count, from, to }, i + sterile.length),
    );
  });
  const pose = leaf.veins === "palmate" && leaf.lobes ? { stalk: 0.45 } : {};
  const young = [...sterile, ...(isAxillary ? shoots : [])].map(({ curve }) =>
    youngLeaves(sheet, subject, curve),
  );
  const borne = isAxillary ? shoots.map((s) => ({ ...s, tip: axisTip })) : shoots;
  const stems = leafyStems(sheet, subject, [...sterile, ...borne], pose);
  return stems + (lying?.drawn ?? "") + young.join("") + heads.join("");
}

/** A crown, woody with the years, whose arms lie on the ground and root there, and the shoots that rise from them. */
export function lyingStem(sheet: Sheet, { figure, kind }: Subject) {
  const crown: Point = [0, -18];
  const arms = [bow(crown, [-255, -52], 0.07), bow(crown, [255, -46], -0.07)] as const;
  const at = (k: number) => (k < 0.5 ? arms[0].at(1 - 2 * k) : arms[1].at(2 * k - 1));
  const turn = () => within(sheet.rand, -14, 14);
  const roots = pen();
  for (const a of [152, 170, 188, 208])
    roots
      .move(...crown)
      .quad(...toward(crown, a + 10, 24), ...toward(crown, a, within(sheet.rand, 34, 60)));
  for (const k of [0.1, 0.24, 0.74, 0.9])
    roots.lines(at(k), toward(at(k), 180 + turn(), within(sheet.rand, 14, 26)));
  const wood = kind === "annual" ? stemTint(figure) : hues.brown;
  return {
    drawn:
      sheet.line(roots, wood.rim, 2.4) +
      arms.map((arm) => stem(sheet, arm, 15, 6, wood, 5)).join(""),
    shoots: (places: readonly number[], long: number): Shoot[] =>
      places.map((k) => {
        const out = (k - 0.5) * 100;
        const length = long * within(sheet.rand, 0.72, 1.15);
        const rising = shoot(at(k), out + turn(), out * 0.5, length);
        return { curve: rising, thick: 7, leaves: 6, to: 0.98, leaf: [0.9, 0.6] };
      }),
  };
}

/** The small leaves a stem ends in while it grows. */
export function youngLeaves(sheet: Sheet, subject: Subject, c: Curve): string {
  const { figure } = subject;
  const printed = leafPrinter(sheet, figure, { stalk: petioleOf(figure), weight: 2.2 });
  const size = Math.min(120, scaled(subject).leaf * 0.5);
  const a = angleAt(c, 1);
  return (
    printed(c.at(0.97), a - 38, size, -1, 0) +
    printed(c.at(0.97), a + 34, size * 0.92, 1, 1) +
    printed(c.at(0.99), a + 4, size * 0.66, 1, 3)
  );
}

/** One main stem and two beside it, a large flower at the top of each. */
export function upright(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { flower, tall } = scaled(subject);
  const size = Math.max(flower, 96);
  const isSlim = subject.figure.leaf.shape === "lance" || subject.figure.leaf.shape === "linear";
  const main = rising(0, -4, 8, 960 * tall - size * 0.4, {
    leaves: isSlim ? 10 : 7,
    from: 0.08,
    to: 0.82,
    thick: 14,
  });
  const axil = axils(subject.figure, { count: isSlim ? 10 : 7, from: 0.08, to: 0.82 }, 2);
  const left = {
    curve: shoot(main.curve.at(axil(-1, 0.26)), -46, -36, 330 * tall),
    leaves: isSlim ? 4 : 2,
    from: 0.3,
    to: 0.7,
    leaf: [0.6, 0.5] as const,
    thick: 9,
  };
  const right = {
    curve: shoot(main.curve.at(axil(1, 0.3)), 30, 20, 430 * tall),
    leaves: isSlim ? 5 : 3,
    from: 0.25,
    to: 0.75,
    leaf: [0.66, 0.5] as const,
    thick: 9,
  };
  return (
    leafyStems(sheet, subject, [left, right, main]) +
    set("bud", left.curve.at(1), angleAt(left.curve, 1), size * 0.8) +
    set("opening", right.curve.at(1), angleAt(right.curve, 1) + 10, size * 0.9) +
    sprigs(
      sheet,
      subject,
      set,
      main.curve,
      [
        {
          from: 0.66,
          leave: -40,
          arrive: -50,
          length: size * 1.05 + 70,
          stage: "turned",
          size: size * 0.82,
        },
      ],
      axil,
    ) +
    set("face", main.curve.at(1), within(sheet.rand, -10, 10), size * 1.12)
  );
}

/** A leaf still rolled round a stem, its lobes standing up at its mouth, one edge over the other. */
function clasping(sheet: Sheet, { figure }: Subject, c: Curve): string {
  const t = leafTint(figure);
  const at = (k: number, aside: number) => beside(c, k, aside);
  // Its lobes are as round as they will be.
  const lobes = [-34, -8, 18, 40].flatMap((to, i): Point[] => {
    const from = [-50, -34, -8, 18][i] ?? to;
    return [at(0.66, from), at(0.66, to), at(0.57, to)];
  });
  const d = pen()
    .sweep([at(0.2, -3), at(0.3, -46), at(0.5, -52), at(0.6, -50)])
    .sweep([at(0.6, -50), ...lobes], false)
    .sweep([at(0.57, 40), at(0.5, 46), at(0.3, 38), at(0.2, 5)], false)
    .close();
  const stalk = pen().sweep([at(0, -9), at(0.1, -8), at(0.22, -2)]);
  const edge = pen().sweep([at(0.57, -8), at(0.5, 12), at(0.36, 2), at(0.22, 2)]);
  const ribs = pen();
  for (const k of [-0.8, -0.4]) ribs.sweep([at(0.26, 4 * k), at(0.42, 40 * k), at(0.56, 46 * k)]);
  return (
    sheet.line(stalk, t.rim, 10) +
    sheet.line(stalk, t.wash, 6) +
    sheet.bound(d, t.pale, t.rim, 2.2) +
    sheet.line(ribs, t.shade, 2) +
    sheet.line(edge, t.rim, 2.2)
  );
}

/** Leaves from the foot, flowers on stems above them. */
export function scapes(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { figure } = subject;
  const { flower: size, leaf, tall } = scaled(subject);
  const reach = figure.leaf.compound ? 0.72 : 1;
  const stalk = figure.leaf.shape === "thread" ? 40 : Math.min(250, leaf * reach * 1.05);
  // Broad hand-shaped leaves are few, or they hide one another.
  const isHand =
    (figure.leaf.veins === "palmate" && !figure.leaf.compound) || figure.leaf.compound === "pedate";
  const basal = basalLeaves(sheet, subject, {
    stalk: isHand ? stalk * 1.25 : stalk,
    size: isHand ? reach * 0.86 : reach,
    spread: isHand ? 64 : 58,
    count: isHand ? 6 : figure.leaf.compound === "three-parted" ? 7 : 9,
  });
  const top = Math.max(720 * tall, stalk + leaf * reach * 0.95 + size * 1.4);
  const stems = [
    rising(-6, -8, -22, top * 0.86, { leaves: 1, from: 0.6, to: 0.6, leaf: [0.6, 0.55], thick: 8 }),
    rising(14, 16, 27, top * 0.9, { leaves: 1, from: 0.55, to: 0.55, leaf: [0.6, 0.55], thick: 8 }),
    rising(4, 0, 6, top * 1.14, { leaves: 1, from: 0.64, to: 0.64, leaf: [0.6, 0.55], thick: 9 }),
  ].map((s) => {
    // A pasque flower has a collar of cut leaves under its one flower.
    if (figure.seedhead === "plume")
      return { ...s, leaves: 5, from: 0.76, to: 0.8, leaf: [0.44, 0.4] as const };
    if (figure.leaf.arrangement === "basal") return { ...s, leaves: 0 };
    if (figure.inflorescence?.kind === "solitary") return s;
    // Where the stem forks, a cranesbill's two leaves stand across from each other, an anemone's round it.
    return figure.seedhead === "beak"
      ? { ...s, leaves: 2, from: 0.815, to: 0.82, leaf: [0.6, 0.52] as const }
      : { ...s, leaves: 3, from: 0.8, to: 0.84, leaf: [0.5, 0.42] as const };
  });
  // A hellebore has small bracts under its flower.
  const bracts = pen();
  if (figure.section?.nectaries)
    for (const { curve } of stems)
      for (const [t, side] of [
        [0.88, -1],
        [0.93, 1],
      ] as const)
        bracts.leaf(...curve.at(t), angleAt(curve, t) + side * 30, 56, 15, side * 4);
  const nod = figure.flower?.facing === "nodding" ? 96 : figure.flower?.facing === "out" ? 44 : 0;
  const heads = stems.map(({ curve }, i) =>
    sprigs(sheet, subject, set, curve, [
      ...(figure.inflorescence?.kind === "solitary"
        ? // A California poppy's stem branches out of the axil of its leaf.
          figure.flower && hasRim(figure.flower) && i === 2
          ? [{ from: 0.64, leave: 34, arrive: 12, length: 240, stage: "bud" as const, size }]
          : []
        : [
            {
              from: 0.82,
              leave: -34,
              length: 60 + size * 0.7,
              stage: "bud" as const,
              size: size * 0.75,
              nod: -nod,
            },
            {
              from: 0.86,
              leave: 44,
              arrive: 66,
              length: 60 + size * 1.1,
              stage: "turned" as const,
              size: size * 0.86,
              nod,
            },
          ]),
      {
        from: 1,
        leave: 0,
        length: 4,
        stage: (["opening", "turned", "face"] as const)[i] ?? "face",
        size: size * (i === 2 ? 1.1 : 0.95),
        // What opens sits on its stalk yet.
        nod: [nod * -0.3, nod, 0][i] ?? 0,
      },
    ]),
  );
  // A bloodroot's scape comes up within its one leaf, which unrolls later.
  const furled = isHand && figure.leaf.shape === "kidney" ? stems.slice(0, 2) : [];
  return (
    basal.back +
    leafyStems(sheet, subject, stems, { stalk: 0.1 }) +
    basal.front +
    furled.map(({ curve }) => clasping(sheet, subject, curve)).join("") +
    sheet.bound(bracts, leafTint(figure).wash, contour, 1.8) +
    heads.join("")
  );
}
