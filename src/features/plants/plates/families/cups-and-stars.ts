import { angleAt, shoot, steps } from "#drawing/curve.ts";
import { within } from "#drawing/ink.ts";
import type { Sheet } from "#drawing/sheet.ts";
import { hues } from "#drawing/tones.ts";
import { type Blossoms, blossomsOf } from "../blossoms/blossoms.ts";
import { openBlossom } from "../blossoms/open.ts";
import type { Family, Subject } from "../family.ts";
import {
  basalLeaves,
  cutStalk,
  leafyStems,
  raceme,
  rising,
  scaled,
  sketch,
  sprigs,
} from "../growth.ts";
import { leafOf } from "../parts.ts";

/** Leafy stems in a fan, flowers in the upper axils and at the tips. */
function bushy(sheet: Sheet, subject: Subject, set: Blossoms, colors: number): string {
  const { flower: size, tall } = scaled(subject);
  const low = subject.facts.habit === "mat" ? 0.72 : 1;
  const fan = subject.facts.habit === "mat" ? 1.45 : 1;
  const shoots = [
    rising(-10, -14 * fan, -27 * fan, 640 * tall * low),
    rising(26, 30 * fan, 44 * fan, 640 * tall * low),
    rising(12, 6, 14, 900 * tall * low),
  ].map((s) => ({ ...s, leaves: 5, from: 0.14, to: 0.9, leaf: [1.05, 0.62] as const }));
  const heads = shoots.map(({ curve }, i) =>
    sprigs(sheet, subject, set, curve, [
      { from: 0.98, leave: -8, length: 60, stage: "bud", size: size * 0.7 },
      {
        from: 0.8,
        leave: i === 1 ? 46 : -46,
        arrive: i === 1 ? 30 : -34,
        length: 90,
        stage: i === 0 ? "opening" : "turned",
        size: size * 0.9,
        color: i % colors,
      },
      {
        from: 0.9,
        leave: i === 1 ? -30 : 34,
        arrive: i === 1 ? -20 : 26,
        length: 80,
        stage: i === 1 ? "turned" : "face",
        size: size * (i === 2 ? 1.12 : 1),
        color: (i === 0 ? 1 : 0) % colors,
      },
    ]),
  );
  return leafyStems(sheet, subject, shoots) + heads.join("");
}

/** One main stem and two beside it, a large flower at the top of each. */
function upright(sheet: Sheet, subject: Subject, set: Blossoms, colors: number): string {
  const { flower: size, tall } = scaled(subject);
  const main = rising(0, -4, 8, 960 * tall - size * 0.4, {
    leaves: 6,
    from: 0.08,
    to: 0.82,
    thick: 14,
  });
  const left = {
    curve: shoot(main.curve.at(0.42), -20, -30, 330 * tall),
    leaves: 2,
    from: 0.3,
    to: 0.7,
    leaf: [0.6, 0.5] as const,
    thick: 9,
  };
  const right = {
    curve: shoot(main.curve.at(0.3), 30, 20, 430 * tall),
    leaves: 3,
    from: 0.25,
    to: 0.75,
    leaf: [0.66, 0.5] as const,
    thick: 9,
  };
  return (
    leafyStems(sheet, subject, [left, right, main]) +
    set("bud", left.curve.at(1), angleAt(left.curve, 1), size * 0.8) +
    set("opening", right.curve.at(1), angleAt(right.curve, 1) + 10, size * 0.9, 1, 1 % colors) +
    sprigs(sheet, subject, set, main.curve, [
      { from: 0.86, leave: 50, arrive: 62, length: size * 0.9, stage: "turned", size: size * 0.9 },
    ]) +
    set("face", main.curve.at(1), within(sheet.rand, -10, 10), size * 1.12)
  );
}

/** Leaves from the foot, flowers on stems above them. */
function scapes(sheet: Sheet, subject: Subject, set: Blossoms, colors: number): string {
  const { figure } = subject;
  const { flower: size, leaf, tall } = scaled(subject);
  const reach = figure.leaf.compound ? 0.72 : 1;
  const stalk = figure.leaf.shape === "thread" ? 40 : Math.min(250, leaf * reach * 1.05);
  const basal = basalLeaves(sheet, subject, { stalk, size: reach, spread: 58, count: 9 });
  const top = Math.max(720 * tall, stalk + leaf * reach * 0.95 + size * 1.4);
  const stems = [
    rising(-6, -8, -22, top * 0.86, { leaves: 1, from: 0.6, to: 0.6, leaf: [0.6, 0.55], thick: 8 }),
    rising(14, 16, 27, top * 0.9, { leaves: 1, from: 0.55, to: 0.55, leaf: [0.6, 0.55], thick: 8 }),
    rising(4, 0, 6, top * 1.14, { leaves: 1, from: 0.64, to: 0.64, leaf: [0.6, 0.55], thick: 9 }),
  ].map((s) => (figure.leaf.arrangement === "basal" ? { ...s, leaves: 0 } : s));
  const nod = figure.flower?.facing === "nodding" ? 96 : figure.flower?.facing === "out" ? 44 : 0;
  const heads = stems.map(({ curve }, i) =>
    sprigs(sheet, subject, set, curve, [
      ...(figure.inflorescence?.kind === "solitary"
        ? []
        : [
            {
              from: 0.82,
              leave: -34,
              length: 120,
              stage: "bud" as const,
              size: size * 0.75,
              nod: -nod,
            },
            {
              from: 0.86,
              leave: 36,
              arrive: 44,
              length: 130,
              stage: "turned" as const,
              size: size * 0.86,
              color: i % colors,
              nod,
            },
          ]),
      {
        from: 1,
        leave: 0,
        length: 4,
        stage: (["opening", "turned", "face"] as const)[i] ?? "face",
        size: size * (i === 2 ? 1.1 : 0.95),
        color: i % colors,
        nod: i === 2 ? 0 : nod * (i === 0 ? -1 : 1),
      },
    ]),
  );
  return (
    basal.back + leafyStems(sheet, subject, stems, { stalk: 0.1 }) + basal.front + heads.join("")
  );
}

/** Flowers up a spire. */
function spire(sheet: Sheet, subject: Subject, set: Blossoms, colors: number): string {
  const { flower: size } = scaled(subject);
  const main = rising(10, -3, 5, 1010, {
    leaves: 8,
    from: 0.05,
    to: 0.66,
    thick: 16,
    leaf: [1.05, 0.34],
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
      colors,
    })
  );
}

/** Rounded clusters of small stars at the tips of leafy stems. */
function clustered(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { tall } = scaled(subject);
  const size = 50;
  const shoots = [
    rising(-16, -14, -24, 760 * tall),
    rising(30, 22, 32, 800 * tall),
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
        leave: k * 78,
        arrive: k * 58,
        length: 80 + (i % 3) * 22,
        stage: (["turned", "face", "opening", "face", "bud"] as const)[(i + n) % 5] ?? "face",
        size,
      })),
    ),
  );
  return leafyStems(sheet, subject, shoots, { stalk: 0 }) + heads.join("");
}

const gestures = (subject: Subject) => {
  const { figure, facts } = subject;
  const kind = figure.inflorescence?.kind;
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
  const set = blossomsOf(
    sheet,
    (stage, color, r) =>
      openBlossom(sheet, r, figure, stage, hues[colors[color % colors.length] ?? "white"], {
        key: String(color),
      }),
    flat,
  );
  const gesture = gestures(subject);
  const specimen = gesture(sheet, subject, set, Math.min(2, colors.length));
  const habit = sketch(sheet, subject, gesture === scapes ? { as: "rosette", stems: 9 } : {});
  return { specimen, habit, detail: detail(sheet, subject, set) };
};

function detail(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { figure } = subject;
  const color = hues[figure.flower?.colors[0] ?? "white"];
  switch (figure.detail) {
    case "leaf":
    case "leaf-back":
      return leafOf(sheet, figure, [0, 112], 6, 190, { bend: 0.1, stalk: 0.12 });
    case "bud":
      return cutStalk(sheet, subject, [6, 118], [0, 60]) + set("bud", [0, 64], 4, 150);
    case "flower-back":
      return openBlossom(sheet, sheet.rand, figure, "back", color);
    case "flower-side":
    case "cut-flower":
      return cutStalk(sheet, subject, [8, 118], [0, 44]) + set("side", [0, 44], 6, 112);
    default:
      return set("face", [0, 0], 0, 114);
  }
}
