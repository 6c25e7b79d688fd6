import { hues } from "#art/pen/colors.ts";
import { angleAt, shoot, steps, toward } from "#art/pen/curve.ts";
import { feathered } from "#art/pen/cut-leaf.ts";
import { pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import { bell, limb } from "../flowers/bells.ts";
import { type Blossoms, blossomsOf, type Stage } from "../flowers/blossom-motifs.ts";
import { capsule, cranesbill, horned, plumed, slender } from "../flowers/buds-and-seedheads.ts";
import { openBlossom } from "../flowers/open-flowers.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { cutStalk, leafyStems, raceme, rising, scaled, sprigs } from "../stems/flowering-stems.ts";
import { leafOf, leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { bushy, scapes, upright } from "../stems/plant-postures.ts";

/** Flowers up a spire. */
function spire(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { flower: size } = scaled(subject);
  const main = rising(10, -3, 5, 1010, {
    leaves: 8,
    from: 0.2,
    to: 0.62,
    thick: 16,
    leaf: [0.84, 0.3],
  });
  const second = rising(40, 16, 20, 640, {
    leaves: 4,
    from: 0.2,
    to: 0.6,
    thick: 11,
    leaf: [0.7, 0.3],
  });
  const stalk = subject.figure.flower?.stamens === undefined && size < 80 ? 70 : 14;
  const count = Math.round(Math.min(26, 1500 / size));
  return (
    leafyStems(sheet, subject, [second, main]) +
    raceme(sheet, subject, set, second.curve, {
      from: 0.6,
      count: Math.round(count * 0.5),
      size: size * 0.7,
      stalk,
      stages: ["opening", "opening", "bud"],
    }) +
    raceme(sheet, subject, set, main.curve, {
      from: 0.46,
      count,
      size,
      stalk,
      stages: ["turned", "opening", "bud"],
    })
  );
}

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
  if (facts.habit === "spire" || kind === "raceme" || kind === "spire") return spire;
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
  const set = blossomsOf(
    sheet,
    (stage, color, r) => {
      const t = hues[colors[color % colors.length] ?? "white"];
      if (joined && stage === "face") return limb(sheet, joined, t);
      if (joined && stage !== "bud") return bell(sheet, joined, 112, t);
      return ruff(stage) + openBlossom(sheet, r, figure, stage, t, { key: String(color) });
    },
    flat || joined !== undefined,
  );
  const posture = postureOf(subject);
  const specimen = posture(sheet, subject, set);
  return { specimen, detail: detail(sheet, subject, set) };
};

function detail(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { figure } = subject;
  const color = hues[figure.flower?.colors[0] ?? "white"];
  switch (figure.detail) {
    case "leaf":
    case "leaf-back":
      return leafOf(sheet, figure, [0, 112], 6, 190, { bend: 0.1, stalk: 0.12 });
    case "seedhead":
      return figure.seedhead === "fluff" || figure.seedhead === "plume"
        ? plumed(sheet)
        : horned(sheet);
    case "seed-pod":
      if (figure.seedhead === "beak") return cranesbill(sheet);
      return figure.flower?.center?.kind === "boss" || figure.flower?.markings?.kind === "blotch"
        ? capsule(sheet)
        : slender(sheet);
    case "rhizome": {
      // Cut, it bleeds orange red.
      const root = shoot([-104, 20], 66, 108, 200);
      const hairs = pen();
      for (const [i, k] of steps(9, 0.1, 0.98).entries()) {
        const foot = root.at(k);
        const end = toward(
          foot,
          180 + (k - 0.5) * 50 + within(sheet.rand, -16, 16),
          56 + 34 * (i % 3),
        );
        hairs.move(...foot).quad(foot[0] + within(sheet.rand, -24, 24), foot[1] + 46, ...end);
      }
      return (
        sheet.line(hairs, hues.copper.line, 3) +
        sheet.bound(pen().leaf(...root.at(0.94), 64, 70, 14), hues.cream.wash, hues.tan.rim, 2) +
        stem(sheet, shoot(root.at(0.86), 6, -4, 84), 12, 9, stemTint(figure), 4) +
        stem(sheet, root, 40, 20, hues.copper, 5) +
        sheet.bound(pen().ellipse(...root.at(0), 11, 20), hues.scarlet.wash, hues.scarlet.rim, 2) +
        sheet.bound(pen().leaf(-106, 34, 180, 34, 8), hues.scarlet.wash, hues.scarlet.rim, 1.5)
      );
    }
    case "bud":
      return cutStalk(sheet, subject, [6, 118], [0, 60]) + set("bud", [0, 64], 4, 132);
    case "flower-back":
      return openBlossom(sheet, sheet.rand, figure, "back", color);
    case "flower-side":
    case "cut-flower":
      return cutStalk(sheet, subject, [8, 118], [0, 44]) + set("side", [0, 44], 6, 112);
    default:
      return set("face", [0, 0], 0, 114);
  }
}
