import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, type Curve, shoot, steps, through, toward } from "#art/pen/curve.ts";
import { pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { axisTip, branch } from "#art/pen/stem.ts";
import { type Blossoms, blossomsOf } from "../flowers/blossom-motifs.ts";
import { follicles } from "../flowers/buds-and-seedheads.ts";
import { openBlossom } from "../flowers/open-flowers.ts";
import { columbine, cutHeart, fuchsia, heart, type Pendant } from "../flowers/pendant-flowers.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { sprigs } from "../stems/flowers-on-stems.ts";
import { stemTint } from "../stems/leaf-of-figure.ts";
import { basalLeaves } from "../stems/leaves-from-the-foot.ts";
import { leafyStems, rising } from "../stems/leaves-on-stems.ts";
import { bushy } from "../stems/plant-postures.ts";

/** Hearts hung in a row below an arching stem, the oldest and largest first. */
function row(
  sheet: Sheet,
  subject: Subject,
  set: Blossoms,
  c: Curve,
  from: number,
  count: number,
  size: number,
): string {
  const stalks = pen();
  let out = "";
  for (const [i, k] of steps(count).entries()) {
    // The large ones hang farther apart, or they would hide one another.
    const p = c.at(from + (0.995 - from) * (1 - (1 - k) ** 1.3));
    const end = toward(p, 180 + within(sheet.rand, -5, 5), 30 * (1 - 0.6 * k));
    stalks.move(...p).line(end);
    out += set(
      k > 0.7 ? "bud" : "side",
      end,
      180 + within(sheet.rand, -7, 7),
      size * (1 - 0.6 * k),
      i % 2 ? 1 : -1,
    );
  }
  return sheet.line(stalks, stemTint(subject.figure).rim, 4) + out;
}

function arching(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const main = {
    curve: through([
      [-130, 0],
      [-150, -420],
      [-50, -760],
      [150, -860],
      [340, -730],
    ]),
    leaves: 3,
    from: 0.16,
    to: 0.42,
    leaf: [0.94, 0.74] as const,
    thick: 14,
    tip: axisTip,
  };
  const second = {
    curve: through([
      [-60, 0],
      [0, -300],
      [130, -480],
      [270, -480],
      [380, -380],
    ]),
    leaves: 2,
    from: 0.2,
    to: 0.4,
    leaf: [0.8, 0.66] as const,
    thick: 11,
    tip: axisTip,
  };
  return (
    leafyStems(sheet, subject, [main, second], { stalk: 0.2 }) +
    row(sheet, subject, set, second.curve, 0.56, 6, 66) +
    row(sheet, subject, set, main.curve, 0.53, 7, 88)
  );
}

/** Hearts hung close together from the short branches at the end of a nodding stem, the youngest last. */
function bunch(sheet: Sheet, subject: Subject, set: Blossoms, c: Curve, size: number): string {
  const green = stemTint(subject.figure);
  let [branches, hearts] = ["", ""];
  const pedicels = pen();
  for (const [i, k] of steps(5, 0.74, 1).entries()) {
    const side = i % 2 ? 1 : -1;
    const b = shoot(c.at(k), angleAt(c, k) + side * 30, 180 - side * 14, 104 - 15 * i);
    branches += branch(sheet, b, 4, 3, green, 3);
    // Each hangs on its own stalk, the second aside of the first.
    for (const t of i > 3 ? [1] : [1, 0.5]) {
      const end = toward(b.at(t), 180 + (t < 1 ? side * 62 : 0), t < 1 ? size * 0.6 : 16);
      pedicels.lines(b.at(t), end);
      hearts += set(
        i > 2 ? "bud" : "side",
        end,
        180 + within(sheet.rand, -7, 7),
        size * (1 - 0.13 * i) * (t < 1 ? 0.86 : 1),
        side,
      );
    }
  }
  return sheet.line(pedicels, green.rim, 3) + branches + hearts;
}

/** A tuft of cut leaves, the hearts in nodding bunches above. */
function tufted(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const basal = basalLeaves(sheet, subject, { stalk: 170, spread: 46, count: 7, size: 0.95 });
  const stems = [rising(-10, -8, -74, 700), rising(16, 12, 80, 720), rising(2, -8, 66, 900)].map(
    (s) => ({ ...s, leaves: 0, thick: 8, tip: axisTip }),
  );
  const heads = stems.map(({ curve }, i) => bunch(sheet, subject, set, curve, i === 2 ? 78 : 70));
  return basal.back + leafyStems(sheet, subject, stems) + basal.front + heads.join("");
}

/** Thin branching stems, a flower hung from the end of each branch. */
function branching(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { figure } = subject;
  const small = (figure.flower?.sizeInches ?? 1) < 1;
  const size = small ? 56 : 82;
  const basal = basalLeaves(sheet, subject, {
    stalk: small ? 190 : 170,
    spread: 58,
    count: small ? 7 : 6,
    size: small ? 0.95 : 0.78,
  });
  const stems = [
    rising(-8, -10, -18, small ? 640 : 720),
    rising(18, 14, 22, small ? 600 : 700),
    rising(4, -3, 7, small ? 760 : 930),
  ].map((s, i) => ({
    ...s,
    leaves: small ? 0 : i === 2 ? 2 : 1,
    from: 0.44,
    to: 0.66,
    leaf: [0.6, 0.4] as const,
    thick: 9,
    // It goes on into the stalk of its last flower.
    tip: 3.8,
  }));
  const heads = stems.map(({ curve }, i) =>
    sprigs(sheet, subject, set, curve, [
      {
        from: 0.7,
        leave: -34,
        arrive: -128,
        length: 150,
        stage: small ? "turned" : "side",
        size: size * 0.95,
        nod: -24,
      },
      {
        from: 0.8,
        leave: 34,
        arrive: 130,
        length: 140,
        stage: i === 1 ? "bud" : "side",
        size: size * (i === 1 ? 0.8 : 1),
        nod: 24,
      },
      {
        from: 0.92,
        leave: -26,
        arrive: -104,
        length: 100,
        stage: "bud",
        size: size * 0.8,
        nod: -40,
      },
      {
        from: 1,
        leave: 0,
        arrive: 134,
        length: small && i === 2 ? 210 : 120,
        stage: small && i === 2 ? "face" : "side",
        size: size * 1.06,
        nod: 26,
      },
    ]),
  );
  return basal.back + leafyStems(sheet, subject, stems) + basal.front + heads.join("");
}

/** Arching woody stems, flowers hung from their leaf joints. */
function trailing(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const shoots = [
    {
      curve: through([
        [-40, 0],
        [-70, -420],
        [10, -800],
        [170, -940],
        [340, -860],
        [420, -640],
      ]),
      leaves: 10,
    },
    {
      curve: through([
        [-60, 0],
        [-110, -330],
        [-190, -540],
        [-290, -540],
        [-350, -420],
      ]),
      leaves: 6,
    },
    {
      curve: through([
        [0, 0],
        [90, -300],
        [200, -470],
        [320, -440],
        [400, -300],
      ]),
      leaves: 6,
    },
  ].map((s) => ({ ...s, from: 0.14, to: 0.98, leaf: [1.3, 0.85] as const, thick: 12 }));
  const heads = shoots.map(({ curve }, i) =>
    steps(i === 0 ? 5 : 3, i === 0 ? 0.54 : 0.62, 0.98)
      .map((t, k) => {
        const end = toward(curve.at(t), 180, 92 + 20 * (k % 2));
        const late = t > 0.88;
        return (
          sheet.line(pen().lines(curve.at(t), end), contour, 5) +
          sheet.line(pen().lines(curve.at(t), end), stemTint(subject.figure).wash, 3) +
          set(
            late ? "bud" : k % 3 === 2 ? "opening" : "side",
            end,
            180 + within(sheet.rand, -8, 8),
            (i === 0 ? 104 : 88) * (late ? 0.72 : 1),
            k % 2 ? 1 : -1,
          )
        );
      })
      .join(""),
  );
  return leafyStems(sheet, subject, shoots) + heads.join("");
}

/** A barrenwort's four small petals before its sepals, each a spur, and four stamens round the pistil. */
function spurredPetals(sheet: Sheet, t: Tint): string {
  const [d, stamens] = [pen(), pen()];
  for (const a of [45, 135, 225, 315]) d.leaf(0, 0, a, 66, 15, 8);
  for (const a of [0, 90, 180, 270]) stamens.leaf(0, 0, a, 22, 5);
  return (
    sheet.bound(d, t.shade, t.rim, 2) +
    sheet.bound(stamens, t.pale, t.rim, 1.6) +
    sheet.line(pen().mark(0, 0), greens.green.shade, 9)
  );
}

/** A barrenwort's flower from the side, its joint at 0, 0: spread sepals, spurs under them, the stamens in a cone. */
function spurredSide(sheet: Sheet, t: Tint): string {
  const [sepals, spurs, cups] = [pen(), pen(), pen()];
  for (const a of [-82, 82, -26, 30])
    sepals.leaf(0, 0, a, Math.abs(a) > 60 ? 96 : 62, Math.abs(a) > 60 ? 30 : 27);
  for (const k of [-1, 1, -0.45, 0.5])
    spurs
      .move(k * 8, -26)
      .quad(k * 62, -44, k * 70, 8)
      .quad(k * 44, -22, k * 8, -16)
      .close();
  for (const a of [-36, 36, 0]) cups.leaf(0, -10, a, 44, 15);
  return (
    sheet.bound(sepals, t.wash, t.rim, 2) +
    sheet.bound(pen().leaf(0, -20, 0, 62, 12), t.pale, t.rim, 1.8) +
    sheet.bound(cups, t.shade, t.rim, 1.8) +
    sheet.bound(spurs, t.shade, t.rim, 1.8)
  );
}

/** Nodding hearts and spurs: bleeding hearts, columbines, barrenwort, nasturtium, fuchsia. */
export const heartsAndSpurs: Family = (sheet, subject) => {
  const { figure } = subject;
  const { flower } = figure;
  const colors = flower?.colors ?? ["rose"];
  const double = flower?.double !== undefined;
  const isFourSpurred = flower?.petals === 4 && flower.poise === "flat";
  const pendant: Pendant | undefined =
    flower?.petalShape === "heart"
      ? heart
      : double
        ? fuchsia
        : flower?.spur === "long" && flower.facing === "nodding"
          ? columbine
          : undefined;
  const set = blossomsOf(sheet, (stage, color, r) => {
    const t = hues[colors[pendant ? 0 : color % colors.length] ?? "rose"];
    if (isFourSpurred && (stage === "side" || stage === "turned")) return spurredSide(sheet, t);
    return pendant
      ? pendant(sheet, figure, stage, t)
      : openBlossom(sheet, r, figure, stage, t, { key: String(color) }) +
          (isFourSpurred && stage === "face" ? spurredPetals(sheet, t) : "");
  });
  const posture =
    pendant === heart
      ? figure.leaf.arrangement === "basal"
        ? tufted
        : arching
      : pendant === fuchsia
        ? trailing
        : flower?.facing === "nodding"
          ? branching
          : undefined;
  const specimen = posture ? posture(sheet, subject, set) : bushy(sheet, subject, set);
  const detail =
    pendant === heart && flower
      ? sheet.put(
          sheet.motif("cut heart", () => cutHeart(sheet, flower)),
          [0, 0],
          1,
          // A fringed one is narrow.
          { wide: flower.sizeInches < 1 ? 0.76 : 1 },
        )
      : follicles(sheet);
  return { specimen, detail };
};
