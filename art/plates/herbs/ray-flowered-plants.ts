import { hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, beside, type Curve, shoot, steps } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { branch, stem } from "#art/pen/stem.ts";
import { bud, head } from "../flowers/ray-heads.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { basalLeaves } from "../stems/leaves-from-the-foot.ts";
import { axils, leafy } from "../stems/leaves-on-stems.ts";

/** One large head, one from the side, one in bud. */
function single(sheet: Sheet, subject: Subject, color: Tint): string {
  const { figure, facts } = subject;
  const r = sheet.rand;
  const { flower, leaf } = figure;
  const tall = Math.min(1, Math.max(0.55, facts.heightInchesMax / 40));
  const top = 560 + 350 * tall;
  const main = shoot([-20, 0], -5, 7, top);
  // A daisy's stems rise from its foot, one head on each, over a tuft of leaves.
  const isTufted = leaf.arrangement === "basal-and-stem";
  const run = {
    count: leaf.compound || isTufted ? 3 : leaf.arrangement === "opposite" ? 4 : 5,
    from: leaf.compound || isTufted ? 0.18 : 0.08,
    to: leaf.compound || isTufted ? 0.5 : 0.62,
    length: (t: number) =>
      Math.min(330, 190 + leaf.lengthInches * 19) * (isTufted ? 0.6 - 0.6 * t : 1 - 0.62 * t),
  };
  const axil = axils(figure, run);
  const left = isTufted
    ? shoot([-40, 0], -13, -20, top * 0.74)
    : shoot(main.at(axil(-1, 0.46)), -30, -38, top * 0.32);
  const right = isTufted
    ? shoot([20, 0], 15, 18, top * 0.74)
    : shoot(main.at(axil(1, 0.34)), 46, 44, top * 0.47);
  const basal = isTufted
    ? basalLeaves(sheet, subject, { stalk: 0, spread: 78, count: 10, size: 0.86 })
    : { back: "", front: "" };
  const green = stemTint(figure);
  const leaves = leafy(sheet, main, figure, { ...run, thick: 15 });
  return (
    basal.back +
    leaves +
    branch(sheet, left, 8, 6, green, 4) +
    branch(sheet, right, 9, 6, green, 4) +
    stem(sheet, main, 15, 10, green) +
    basal.front +
    bud(sheet, figure, left.at(1), angleAt(left, 1), 66, color) +
    head(sheet, r, figure, { at: right.at(1), tilt: 64, turn: angleAt(right, 1) }, 145, color) +
    head(
      sheet,
      r,
      figure,
      { at: main.at(1), tilt: flower?.poise === "drooping" ? 66 : 48, turn: angleAt(main, 1) - 16 },
      250,
      color,
    )
  );
}

/** Many heads on branches: engraved in two views and set down on each. */
function spray(sheet: Sheet, { figure, facts }: Subject, color: Tint): string {
  const r = sheet.rand;
  const { flower, leaf } = figure;
  const mound = facts.habit === "mound" || facts.heightInchesMax <= 24;
  const top = mound ? 700 : 860;
  const radius = Math.max(58, Math.min(112, 28 + 37 * (flower?.sizeInches ?? 1.5)));
  const green = stemTint(figure);
  const main = shoot([-20, 0], -4, 6, top);
  const run = { spread: leaf.lobing === "finely-cut" ? 46 : 56 };
  const long = leaf.lobing === "finely-cut" ? 185 : Math.min(240, 90 + leaf.lengthInches * 30);
  const many = radius < 85 ? 7 : radius < 105 ? 6 : 5;
  // Its uppermost leaves bear the branches, on the side where each stands.
  const places = { count: many + 3, from: 0.06, to: 0.93 };
  const leaves = leafy(sheet, main, figure, {
    ...run,
    ...places,
    thick: 13,
    length: (t) => long * (1.06 - 0.76 * t),
  });
  const axil = axils(figure, places);
  let stems = "";
  let heads = "";
  let foliage = "";
  const set = (i: number, p: Point, angle: number, k: number) => {
    const side = i % 3 === 1;
    const id = sheet.motif(`head ${i % 3} ${color.wash.day}`, (q) =>
      head(
        sheet,
        q,
        figure,
        { at: [0, 0], tilt: side ? 64 : i % 3 ? 24 : 46, turn: 0 },
        110,
        color,
      ),
    );
    heads += sheet.put(id, p, (radius * k) / 110, {
      turn: angle + (side ? 0 : within(r, -20, 20)),
    });
  };
  steps(many, 0.3, 0.93).forEach((near, i) => {
    const way = i % 2 ? 1 : -1;
    const t = axil(way, near);
    // Long enough that no head hides the next.
    const l = (top * 0.34 * (1 - t) + radius * 2.15) * within(r, 0.95, 1.06);
    const s = shoot(main.at(t), way * within(r, 46, 54), way * within(r, 30, 42), l);
    stems += branch(sheet, s, 7, 5, green, 3);
    if (l > 170) {
      foliage += leafy(sheet, s, figure, {
        ...run,
        count: 2,
        from: 0.3,
        to: 0.66,
        length: () => long * 0.5,
      });
    }
    if (i === 1 || i === many - 2)
      heads += bud(sheet, figure, s.at(1), angleAt(s, 1), radius * 0.46, color);
    else set(i, s.at(1), angleAt(s, 1), within(r, 0.84, 1));
  });
  set(0, main.at(1), angleAt(main, 1), 1.14);
  return (
    leaves +
    foliage +
    stems +
    (figure.stem.shape === "winged" ? wings(sheet, figure, main, places) : "") +
    stem(sheet, main, 13, 7, green) +
    heads
  );
}

/** Where its leaves run down a stem: an edge on both sides from each leaf to below the next, as a sneezeweed has it. */
function wings(
  sheet: Sheet,
  figure: Subject["figure"],
  c: Curve,
  { count, from, to }: { count: number; from: number; to: number },
): string {
  const d = pen();
  const apart = (to - from) / (count - 1);
  for (const t of steps(count, from, to)) {
    const end = Math.max(0.01, t - apart * 1.1);
    for (const side of [-1, 1])
      d.move(...c.at(t))
        .quad(...beside(c, t - apart * 0.12, side * 13), ...beside(c, t - apart * 0.35, side * 10))
        .line(beside(c, t - apart * 0.9, side * 9), c.at(end));
  }
  return sheet.bound(d, leafTint(figure).wash, leafTint(figure).rim, 1.6);
}

/** Rayed daisies and cones: heads whose rays and middle tell which. */
export const rayed: Family = (sheet, subject) => {
  const { figure } = subject;
  const { flower } = figure;
  const color = hues[flower?.colors[0] ?? "yellow"];
  const kind = figure.inflorescence?.kind;
  const branched =
    (kind !== undefined && kind !== "solitary" && kind !== "few") || (flower?.sizeInches ?? 3) < 2;
  const specimen = (branched ? spray : single)(sheet, subject, color);

  return { specimen, detail: "" };
};
