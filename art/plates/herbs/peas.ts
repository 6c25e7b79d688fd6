import { contour, hues } from "#art/pen/colors.ts";
import { angleAt, brush, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { type Blossoms, blossomsOf } from "../flowers/blossom-motifs.ts";
import { peaBlossom, pod } from "../flowers/pea.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { leafyStems, raceme, rising, sprigs } from "../stems/flowering-stems.ts";
import { stemTint } from "../stems/leaf-of-figure.ts";
import { littleFlower, sketch } from "../stems/whole-plant-sketch.ts";

/** A tendril: a thread that ends in a coil. */
function tendril(
  sheet: Sheet,
  subject: Subject,
  from: Point,
  angle: number,
  length: number,
): string {
  const side = angle < 0 ? -1 : 1;
  const hub = toward(from, angle, length * 0.66);
  const points: Point[] = [from, toward(from, angle - side * 12, length * 0.4), hub];
  for (const k of steps(9, 0, 1))
    points.push(toward(hub, angle + side * (k * 520 - 40), length * 0.2 * (1 - k * 0.75)));
  const d = pen().sweep(points);
  return sheet.line(d, contour, 5) + sheet.line(d, stemTint(subject.figure).wash, 2.6);
}

function climbing(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const main = {
    ...rising(-6, -10, 12, 1040, {
      leaves: 6,
      from: 0.06,
      to: 0.9,
      thick: 14,
      leaf: [0.95, 0.6] as const,
    }),
  };
  const second = rising(40, 20, 22, 560, {
    leaves: 3,
    from: 0.3,
    to: 0.85,
    thick: 10,
    leaf: [0.7, 0.5],
  });
  const c = main.curve;
  let threads = "";
  for (const [i, t] of steps(5, 0.22, 0.96).entries())
    threads += tendril(
      sheet,
      subject,
      c.at(t),
      angleAt(c, t) + (i % 2 ? 1 : -1) * 46,
      170 - 60 * t,
    );
  threads += tendril(sheet, subject, second.curve.at(1), 34, 130);
  const bunch = (curve: Curve, at: number, side: number, long: number): string => {
    const s = shoot(
      curve.at(at),
      angleAt(curve, at) + side * 50,
      angleAt(curve, at) + side * 24,
      long,
    );
    return (
      sheet.bound(
        brush(s, () => 7, 4),
        stemTint(subject.figure).wash,
        contour,
        2,
      ) +
      sprigs(sheet, subject, set, s, [
        { from: 1, leave: side * -20, length: 46, stage: "bud", size: 62 },
        { from: 0.84, leave: -side * 60, length: 44, stage: "side", size: 84, color: 0 },
        { from: 0.92, leave: side * 50, length: 46, stage: "face", size: 92, color: 0 },
      ])
    );
  };
  return (
    leafyStems(sheet, subject, [second, main]) +
    threads +
    bunch(c, 0.42, -1, 200) +
    bunch(c, 0.6, 1, 230) +
    bunch(c, 0.82, -1, 170) +
    bunch(second.curve, 0.7, 1, 150)
  );
}

function upright(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const main = rising(0, -5, 6, 1040, {
    leaves: 6,
    from: 0.12,
    to: 0.56,
    thick: 16,
    leaf: [1.1, 0.8],
  });
  const right = rising(34, 22, 27, 730, {
    leaves: 4,
    from: 0.16,
    to: 0.58,
    thick: 11,
    leaf: [0.9, 0.7],
  });
  const left = rising(-30, -20, -24, 610, {
    leaves: 3,
    from: 0.2,
    to: 0.6,
    thick: 11,
    leaf: [0.8, 0.7],
  });
  const heads = [left, right, main].map(({ curve }, i) =>
    raceme(sheet, subject, set, curve, {
      from: 0.56,
      count: i === 2 ? 24 : 15,
      size: i === 2 ? 70 : 56,
      stalk: 12,
      nod: 8,
    }),
  );
  return leafyStems(sheet, subject, [left, right, main], { stalk: 0.16 }) + heads.join("");
}

/** Peas: a standard, two wings and a keel, in spires or on a vine with tendrils. */
export const peas: Family = (sheet, subject) => {
  const { figure } = subject;
  const colors = figure.flower?.colors ?? ["violet"];
  const set = blossomsOf(sheet, (stage, color) =>
    peaBlossom(sheet, figure, stage, hues[colors[color % colors.length] ?? "violet"]),
  );
  const vine = figure.stem.climbs !== undefined;
  const little = littleFlower(sheet, subject, 10);
  const habit = sketch(sheet, subject, {
    stems: vine ? 4 : 7,
    foliage: vine ? 0.9 : 0.62,
    leaves: vine ? "stems" : "mound",
    blade: [20, 6],
    head: (p, a, i) =>
      [0, 1, 2, 3]
        .map((k) =>
          sheet.put(
            little,
            toward(
              toward(p, a, vine ? -k * 44 : 10 - k * 12),
              a + 90,
              vine ? (k % 2 ? 18 : -18) : k % 2 ? 4 : -4,
            ),
            1 - (vine ? 0 : 0.12) * (3 - k),
            { turn: i * 20 },
          ),
        )
        .join(""),
  });
  const detail =
    figure.detail === "tendril"
      ? set("face", [0, 60], 0, 112)
      : pod(sheet, figure.seedhead === "inflated");
  return { specimen: (vine ? climbing : upright)(sheet, subject, set), habit, detail };
};
