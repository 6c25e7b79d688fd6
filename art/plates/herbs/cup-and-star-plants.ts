import { greens, hues } from "#art/pen/colors.ts";
import { angleAt, steps, toward } from "#art/pen/curve.ts";
import { feathered } from "#art/pen/cut-leaf.ts";
import { pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { bell, limb } from "../flowers/bells.ts";
import { type Blossoms, blossomsOf, type Stage } from "../flowers/blossom-motifs.ts";
import { capsule, cranesbill, horned, plumed, slender } from "../flowers/buds-and-seedheads.ts";
import { openBlossom, tubeOf } from "../flowers/open-flowers.ts";
import { burstPod, liddedCapsule } from "../flowers/opened-capsules.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { leafyStems, raceme, rising, scaled, sprigs } from "../stems/flowering-stems.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { bushy, scapes, upright } from "../stems/plant-postures.ts";
import { rhizome } from "./woodland-bells.ts";

/** A round head of flowers with long stamens, its own stalked pods below it: a spider flower. */
function spidery(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const main = rising(0, -4, 4, 1010, {
    leaves: 7,
    from: 0.1,
    to: 0.5,
    thick: 18,
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
      steps(11, -1, 1).map((k, i) => ({
        from: 0.9 + (i % 3) * 0.045,
        leave: k * 70,
        arrive: k * 50,
        length: 66 + (i % 3) * 20,
        stage: (["turned", "face", "opening", "face", "bud"] as const)[(i + n) % 5] ?? "face",
        size,
      })),
    ),
  );
  return leafyStems(sheet, subject, shoots, { stalk: 0 }) + heads.join("");
}

const postureOf = (subject: Subject) => {
  const { figure, facts } = subject;
  const kind = figure.inflorescence?.kind;
  if (figure.leaf.compound === "palmate" && figure.flower?.stamens?.kind === "long") return spidery;
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
  const flat = ["flat", "reflexed"].includes(figure.flower?.poise ?? "");
  // Love-in-a-mist looks out of a ruff of threads.
  const isRuffed = figure.seedhead === "inflated" && figure.leaf.shape === "thread";
  const ruff = (stage: Stage) =>
    isRuffed && stage !== "bud"
      ? steps(stage === "face" ? 9 : 5, stage === "face" ? 0 : -76, stage === "face" ? 320 : 76)
          .map((a) =>
            sheet.put(
              sheet.motif("ruff", () =>
                feathered(sheet, [0, 0], 0, 132, {
                  tint: leafTint(figure),
                  envelope: (t) => 0.3 * Math.sin(Math.PI * t),
                  pairs: 4,
                  thick: 4,
                  cut: false,
                }),
              ),
              [0, 0],
              1,
              { turn: a },
            ),
          )
          .join("")
      : "";
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
      return ruff(stage) + openBlossom(sheet, r, figure, stage, t, { key: String(color) });
    },
    flat || joined !== undefined,
    joined ? undefined : (color) => tubeOf(sheet, figure, tint(color)),
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
