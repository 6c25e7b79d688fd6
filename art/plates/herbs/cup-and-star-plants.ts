import type { Figure } from "#art/figures/figure.ts";
import { greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, steps, toward } from "#art/pen/curve.ts";
import { pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { axisTip } from "#art/pen/stem.ts";
import { bell, limb } from "../flowers/bells.ts";
import { type Blossoms, blossomsOf, type Stage } from "../flowers/blossom-motifs.ts";
import { capsule, cranesbill, horned, plumed, slender } from "../flowers/buds-and-seedheads.ts";
import { openBlossom } from "../flowers/open-flowers.ts";
import { burstPod, liddedCapsule } from "../flowers/opened-capsules.ts";
import { type Family, type Subject, scaled } from "../plate-subject.ts";
import { raceme, sprigs } from "../stems/flowers-on-stems.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { leafyStems, rising } from "../stems/leaves-on-stems.ts";
import { bushy, scapes, upright } from "../stems/plant-postures.ts";
import { mossRose } from "./moss-rose.ts";
import { rhizome } from "./woodland-bells.ts";

/** A round head of flowers with long stamens, its own stalked pods below it: a spider flower. */
function spidery(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const main = rising(0, -4, 4, 1010, {
    leaves: 7,
    from: 0.1,
    to: 0.5,
    thick: 18,
    tip: axisTip,
    leaf: [0.86, 0.36],
  });
  const pods = steps(7, 0.6, 0.74).map((t, i) => {
    const side = i % 2 ? 1 : -1;
    const a = angleAt(main.curve, t) + side * (84 - i * 4);
    const end = toward(main.curve.at(t), a, 96);
    const thread = pen().lines(main.curve.at(t), end);
    return (
      sheet.line(thread, stemTint(subject.figure).rim, 3.5) +
      sheet.bound(
        pen().leaf(...end, a - side * 8, 92, 8, side * 6),
        stemTint(subject.figure).wash,
        stemTint(subject.figure).rim,
        2,
      )
    );
  });
  return (
    pods.join("") +
    leafyStems(sheet, subject, [main]) +
    raceme(sheet, subject, set, main.curve, {
      from: 0.76,
      count: 20,
      size: 96,
      stalk: 120,
      stages: ["side", "turned", "bud"],
    })
  );
}

/** Rounded clusters of small stars at the tips of leafy stems. */
function clustered(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { tall } = scaled(subject);
  const size = 50;
  const shoots = [
    rising(-12, -8, -14, 740 * tall),
    rising(30, 15, 20, 780 * tall),
    rising(6, 3, 4, 980 * tall),
  ].map((s) => ({ ...s, leaves: 24, from: 0.12, to: 0.9, leaf: [0.8, 0.9] as const, thick: 10 }));
  const heads = shoots.map(({ curve }, n) =>
    sprigs(
      sheet,
      subject,
      set,
      curve,
      steps(11, -1, 1)
        .map((k, i) => ({
          from: 0.9 + (i % 3) * 0.045,
          leave: k * 70,
          arrive: k * 50,
          length: 66 + (i % 3) * 20,
          stage: (["side", "face", "opening", "face", "bud"] as const)[(i + n) % 5] ?? "face",
          size,
        }))
        .sort((a, b) => Number(a.stage === "face") - Number(b.stage === "face")),
    ),
  );
  return leafyStems(sheet, subject, shoots, { stalk: 0 }) + heads.join("");
}

/** One of the five bracts round love-in-a-mist: cut to threads that fork and fork again. */
function threadBract(sheet: Sheet, figure: Figure): string {
  const d = pen().lines([0, 0], [0, -136]);
  for (const [i, y] of [16, 40, 66, 92, 114].entries())
    for (const k of [-1, 1]) {
      const [far, a] = [86 - i * 15, k * (46 - i * 3)];
      const fork = toward([0, -y], a, far * 0.45);
      d.lines([0, -y], fork, toward(fork, a - k * 12, far * 0.55));
      for (const aside of [38, -34]) d.lines(fork, toward(fork, a + k * aside, far * 0.4));
    }
  return sheet.line(d, leafTint(figure).shade, 3);
}

/** What stands on a begonia's stalk beside its male flower: a female one over its winged ovary, and a bud. */
function cymeBehind(sheet: Sheet, t: Tint, green: Tint): string {
  const [stalks, wings, tepals] = [pen(), pen(), pen()];
  stalks.move(0, 20).quad(-60, 20, -92, 62).move(0, 20).quad(60, 30, 92, 66);
  wings
    .move(-92, 58)
    .quad(-128, 74, -140, 128)
    .line([-112, 136], [-84, 136])
    .quad(-74, 96, -92, 58)
    .close();
  for (const a of [128, 166, 204, 240]) tepals.leaf(-110, 130, a, 58, 24);
  return (
    sheet.line(stalks, green.rim, 8) +
    sheet.line(stalks, green.wash, 4.5) +
    sheet.bound(tepals, t.wash, t.rim, 2.2) +
    sheet.bound(wings, greens.green.pale, greens.green.rim, 2.2) +
    sheet.line(pen().move(-94, 62).quad(-112, 96, -112, 134), greens.green.rim, 1.8) +
    sheet.bound(pen().ellipse(94, 84, 22, 26), t.shade, t.rim, 2.2)
  );
}

const postureOf = (subject: Subject) => {
  const { figure, facts } = subject;
  const kind = figure.inflorescence?.kind;
  if (figure.leaf.compound === "palmate" && figure.flower?.stamens?.kind === "long") return spidery;
  if (figure.stem.shape === "fleshy" && figure.leaf.shape === "linear") return mossRose;
  if (kind === "dome" || kind === "corymb" || kind === "panicle") return clustered;
  if (figure.leaf.arrangement.startsWith("basal") || figure.leaf.arrangement === "tuft")
    return scapes;
  if (facts.habit === "mat" || kind === "axillary" || kind === "cyme" || facts.habit === "mound")
    return bushy;
  return upright;
};

/** Open cups and stars: few petals, free and open, round an eye or a boss of stamens. */
export const cupsAndStars: Family = (sheet, subject) => {
  const { figure } = subject;
  const colors = figure.flower?.colors ?? ["white"];
  // Love-in-a-mist looks out of a ruff of threads.
  const isRuffed = figure.seedhead === "inflated" && figure.leaf.shape === "thread";
  const isWinged = figure.section?.ovary === "winged";
  const bract = () => sheet.motif("ruff", () => threadBract(sheet, figure));
  const ruff = (angles: readonly number[], size = 1) =>
    (isRuffed ? angles : []).map((turn) => sheet.put(bract(), [0, 4], size, { turn })).join("");
  const behind = (stage: Stage) => ruff(stage === "face" ? steps(5, 36, 324) : [-62, 62, 0]);
  /** Threads that rise before a flower from the side, and wrap its bud. */
  const before = (stage: Stage) =>
    stage === "face" ? "" : ruff(stage === "bud" ? [0] : [-44, 44], 0.74);
  // A balloon flower's petals are joined.
  const joined =
    figure.flower?.petalShape === "pointed" && figure.flower.petals === 5
      ? figure.flower
      : undefined;
  const tint = (color: number) => hues[colors[color % colors.length] ?? "white"];
  const set = blossomsOf(
    sheet,
    (stage, color, r) => {
      const t = tint(color);
      if (joined && stage === "face") return limb(sheet, joined, t);
      if (joined && stage !== "bud") return bell(sheet, joined, 112, t);
      return (
        behind(stage) +
        (isWinged && stage === "face" ? cymeBehind(sheet, t, stemTint(figure)) : "") +
        openBlossom(sheet, r, figure, stage, t, { key: String(color) }) +
        before(stage)
      );
    },
    isRuffed,
  );
  const posture = postureOf(subject);
  const specimen = posture(sheet, subject, set);
  return { specimen, detail: detail(sheet, subject, set) };
};

function detail(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { figure } = subject;
  switch (figure.detail) {
    case "seedhead":
      return figure.seedhead === "fluff" || figure.seedhead === "plume"
        ? plumed(sheet)
        : horned(sheet);
    case "seed-pod":
      if (figure.seedhead === "beak") return cranesbill(sheet);
      if (figure.flower?.spur) return burstPod(sheet);
      // A purslane's two sepals hold it.
      if (figure.stem.shape === "fleshy") return liddedCapsule(sheet, greens.green, 2, hues.silver);
      return figure.flower?.center?.kind === "boss" || figure.flower?.markings?.kind === "blotch"
        ? capsule(sheet)
        : slender(sheet);
    case "rhizome":
      return rhizome(sheet, subject, hues.copper, hues.scarlet);
    default:
      return set("face", [0, 0], 0, 114);
  }
}
