import type { Figure } from "#art/figures/figure.ts";
import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import { at, type Sheet } from "#art/pen/plate-sheet.ts";
import { branch, stem } from "#art/pen/stem.ts";
import type { Family } from "../plate-subject.ts";
import { stemTint } from "../stems/leaf-of-figure.ts";
import { axils, leafy } from "../stems/leaves-on-stems.ts";

/** One flower: a slender curved tube that parts in two lips, the stamens past the upper one. Foot at 0, 0. */
function trumpetlet(sheet: Sheet, long: number, color: Tint, anther: Tint): string {
  const u = (x: number, y: number): Point => [x * long, -y * long];
  const body = pen()
    .sweep([u(-0.01, 0), u(-0.06, 0.34), u(-0.02, 0.56), u(-0.03, 0.76), u(0.1, 1)])
    .sweep([u(0.1, 1), u(0.12, 0.84), u(0.07, 0.66), u(0.09, 0.6)], false)
    .sweep([u(0.09, 0.6), u(0.22, 0.68), u(0.3, 0.6), u(0.34, 0.48)], false)
    .sweep([u(0.34, 0.48), u(0.26, 0.46), u(0.16, 0.5), u(0.08, 0.4), u(0.012, 0)], false)
    .close();
  const shade = pen()
    .sweep([u(0.01, 0.04), u(0.02, 0.34), u(0.1, 0.53), u(0.3, 0.55)])
    .sweep([u(0.3, 0.55), u(0.16, 0.5), u(0.08, 0.4), u(0.02, 0.06)], false)
    .close();
  const stamens = pen()
    .move(...u(0.06, 0.8))
    .quad(...u(0.1, 1), ...u(0.2, 1.1))
    .move(...u(0.08, 0.82))
    .quad(...u(0.14, 0.96), ...u(0.27, 1.02));
  const anthers = pen()
    .mark(...u(0.2, 1.1))
    .mark(...u(0.27, 1.02));
  return (
    sheet.line(stamens, color.rim, 1.6) +
    sheet.line(anthers, anther.shade, 6) +
    sheet.bound(body, color.wash, color.rim, 1.9) +
    sheet.fill(shade, color.shade)
  );
}

/** The leafy collar under a head: bracts in a ring, washed with the color of the flower. */
function collar(sheet: Sheet, radius: number, t: Tint, flat: number): string {
  const [far, near] = [pen(), pen()];
  for (const [i, a] of [-70, -28, 32, 74, 116, 158, 204, 248].entries()) {
    const [x, y] = toward([0, 0], a, radius);
    const end: Point = [x, y * flat];
    const l = Math.hypot(...end);
    (Math.abs(((a + 180) % 360) - 180) < 90 ? far : near).leaf(
      0,
      0,
      (Math.atan2(end[0], -end[1]) * 180) / Math.PI,
      l,
      radius * 0.2,
      i % 2 ? 8 : -8,
    );
  }
  return sheet.bound(far, t.shade, contour, 2) + sheet.bound(near, t.wash, contour, 2.2);
}

/** A crown: tubes arching out of a button in rings, over their collar. */
function crown(sheet: Sheet, figure: Figure, radius: number, color: Tint, young = false): string {
  const { flower } = figure;
  const one = sheet.motif(`tube ${color.wash.day}`, () =>
    trumpetlet(sheet, 170, color, hues[flower?.stamens?.color ?? "cream"]),
  );
  const under = flower?.outside ? hues[flower.outside] : greens.green;
  const sparse = (flower?.petals ?? 26) < 24;
  const k = radius / 190;
  const places: { a: number; l: number; foot: Point }[] = [];
  const ring = (n: number, span: number, l: number, y: number, wide: number) => {
    for (const a of steps(n, -span, span))
      places.push({
        a: a + within(sheet.rand, -6, 6),
        l: l * within(sheet.rand, 0.9, 1.08),
        foot: [Math.sin((a * Math.PI) / 180) * radius * wide, y * radius],
      });
  };
  const back: typeof places = [];
  ring(sparse ? 6 : 8, 60, 0.95, -0.26, 0.24);
  back.push(...places.splice(0));
  ring(sparse ? 6 : 8, 104, 1.02, -0.2, 0.32);
  if (!young) ring(sparse ? 3 : 5, 140, 0.8, -0.12, 0.26);
  const put = ({ a, l, foot }: (typeof places)[number]) =>
    sheet.put(one, foot, l * k * (young ? 0.6 : 1), { turn: a, flip: a < 0 });
  const spots = pen();
  for (let i = 0; i < 26; i++) {
    const q = Math.sqrt(i / 26);
    // The calyces of flowers that are over or yet to come stand in a tuft.
    const [x, y] = toward([0, -radius * 0.14], i * 137.5, radius * 0.27 * q);
    spots.leaf(x, y, x * (64 / radius), radius * 0.17, radius * 0.035);
  }
  const heart = hues[flower?.center?.color ?? "green"];
  return (
    collar(sheet, radius * 0.78, under === greens.green ? greens.green : mixed(under), 0.42) +
    back.map(put).join("") +
    sheet.bound(
      pen().ellipse(0, -radius * 0.2, radius * 0.34, radius * 0.27),
      heart.wash,
      heart.rim,
      2,
    ) +
    sheet.bound(spots, heart.pale, heart.rim, 1.4) +
    places.map(put).join("")
  );
}

/** Leaf green washed with a color, as the bracts are. */
const mixed = (t: Tint): Tint => ({ ...t, shade: greens.green.shade });

/** Crowns of tubes over a leafy collar: beebalm. */
export const crowns: Family = (sheet, subject) => {
  const { figure, facts } = subject;
  const { flower, leaf } = figure;
  const color = hues[flower?.colors[0] ?? "red"];
  const green = stemTint(figure);
  const dwarf = facts.heightInchesMax <= 20;
  const high = dwarf ? 680 : Math.min(900, 740 + facts.heightInchesMax * 3);
  const main = shoot([-20, 0], -4, 5, high);
  const places = { count: dwarf ? 7 : 6, from: 0.08, to: 0.86 };
  const axil = axils(figure, places);
  const left = shoot(main.at(axil(-1, 0.5)), -40, -22, high * (dwarf ? 0.36 : 0.32));
  const right = shoot(main.at(axil(1, 0.42)), 54, dwarf ? 40 : 26, high * (dwarf ? 0.52 : 0.42));
  const long = Math.min(270, 110 + leaf.lengthInches * 32);
  const leaves = leafy(sheet, main, figure, {
    ...places,
    thick: 17,
    length: (t) => long * (1.08 - 0.62 * t),
  });
  const aside = [left, right].map((c) =>
    leafy(sheet, c, figure, { count: 2, from: 0.4, to: 0.7, length: () => long * 0.42 }),
  );
  const set = (c: Curve, radius: number, young: boolean) => {
    const draw = crown(sheet, figure, radius, color, young);
    return at(c.at(1), `<g transform="rotate(${Math.round(angleAt(c, 1))})">${draw}</g>`);
  };
  const big = dwarf ? 165 : 195;
  return {
    specimen:
      leaves +
      aside.join("") +
      branch(sheet, left, 10, 8, green, 4) +
      branch(sheet, right, 11, 8, green, 4) +
      stem(sheet, main, 17, 11, green) +
      set(left, big * 0.56, true) +
      set(right, big * (dwarf ? 0.82 : 0.72), false) +
      set(main, big, false),
    detail: "",
  };
};
