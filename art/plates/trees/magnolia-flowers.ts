import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, hues, type Tint, type Tone, woods } from "#art/pen/colors.ts";
import { shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import type { Flower } from "./tree-blossoms.ts";

/**
 * A magnolia's flower from the side, on its short thick stalk at 0, 0. A sweetbay opens to a bowl in which its column
 * stands; a saucer magnolia is a goblet of broad tepals; a cucumbertree's are narrow, over three small ones bent back.
 */
export function magnoliaCup(sheet: Sheet, flower: Flower, radius: number): string {
  const inside = hues[flower.colors[0] ?? "white"];
  const outside = hues[flower.outside ?? flower.colors[0] ?? "white"];
  const isBowl = flower.center?.kind === "cone";
  const isNarrow = flower.petals < 9;
  const [long, wide] = [radius * (isBowl ? 1.3 : 1.5), radius * (isNarrow ? 0.4 : 0.48)];
  const tepal = (key: string, t: Tint, tip: Tone) =>
    sheet.motif(`tepal ${key}`, () => {
      const [form, upper, veins] = [pen(), pen(), pen()];
      form
        .move(-8, 0)
        .cubic(-wide, -long * 0.3, -wide * 1.05, -long * 0.86, -wide * 0.2, -long)
        .quad(0, -long * 1.03, wide * 0.2, -long)
        .cubic(wide * 1.05, -long * 0.86, wide, -long * 0.3, 8, 0)
        .close();
      upper
        .move(-wide * 0.68, -long * 0.62)
        .cubic(-wide * 0.6, -long * 0.9, -wide * 0.2, -long * 0.98, 0, -long * 0.99)
        .cubic(wide * 0.2, -long * 0.98, wide * 0.6, -long * 0.9, wide * 0.68, -long * 0.62)
        .quad(wide * 0.3, -long * 0.78, 0, -long * 0.48)
        .quad(-wide * 0.3, -long * 0.78, -wide * 0.68, -long * 0.62)
        .close();
      const dark = pen()
        .move(6, -4)
        .cubic(wide * 0.84, -long * 0.3, wide * 0.84, -long * 0.8, wide * 0.24, -long * 0.96)
        .quad(wide * 0.66, -long * 0.5, 6, -4)
        .close();
      for (const x of [-0.4, 0, 0.4])
        veins.move(x * 14, -long * 0.12).quad(x * wide, -long * 0.5, x * wide * 0.9, -long * 0.84);
      return (
        sheet.bound(form, t.wash, t.rim, 2.2) +
        sheet.fill(upper, tip) +
        sheet.fill(dark, blend(t.wash, t.shade, 0.7)) +
        sheet.line(veins, t.line, 1.4)
      );
    });
  const inner = tepal("inside", inside, inside.pale);
  const outer = tepal("outside", outside, blend(outside.wash, inside.pale, 0.72));
  const set = (id: string, turns: readonly number[], size: number, tall = 1) =>
    turns.map((turn) => sheet.put(id, [0, 0], size, { turn, flip: turn < 0, tall })).join("");
  const wood = greens["yellow-green"];
  const stalk = pen().lines([0, 24], [0, -4]);
  const column = () => sheet.motif("column", () => smallColumn(sheet));
  const cup = isBowl
    ? set(inner, [-36, 36, 0], 0.9) +
      set(outer, [-74, 74], 0.88) +
      sheet.put(column(), [0, -radius * 0.34], radius / 105) +
      set(outer, [-52, 54], 0.7, 0.62) +
      set(outer, [0], 0.52, 0.5)
    : isNarrow
      ? set(outer, [-118, 122], 0.4) +
        set(inner, [-15, 17], 1) +
        set(outer, [-32, 34], 0.94) +
        set(outer, [0], 0.88)
      : set(inner, [-24, 26, 0], 1) +
        set(outer, [-58, 74], 0.84) +
        set(outer, [24, -20], 0.92) +
        set(outer, [4], 0.76);
  return sheet.line(stalk, wood.rim, 17) + sheet.line(stalk, wood.wash, 12.5) + cup;
}

/** The column in the midst of an open flower: a cone of carpels over a ring of stamens. */
function smallColumn(sheet: Sheet): string {
  const [stamens, styles] = [pen(), pen()];
  for (const a of [-78, 78, -56, 56, -34, 34, -12, 12]) stamens.leaf(0, 6, a, 34, 6);
  for (const y of [-14, -28, -42])
    for (const x of [-8, 0, 8]) styles.move(x, y).quad(x, y - 10, x * 1.9, y - 11);
  const green = greens["yellow-green"];
  return (
    sheet.bound(stamens, hues.cream.shade, hues.gold.rim, 1.6) +
    sheet.bound(pen().leaf(0, 8, 0, 66, 17), green.wash, green.rim, 2) +
    sheet.line(styles, green.rim, 2.4)
  );
}

/** What is left of a magnolia's flower without its tepals: stamens in spirals below, carpels with curled styles above. */
export function magnoliaColumn(sheet: Sheet, t: Tint): string {
  const green = greens["yellow-green"];
  const stamen = sheet.motif("stamen", () =>
    sheet.bound(pen().leaf(0, 0, 0, 46, 9, 3), blend(t.wash, t.pale, 0.55), t.rim, 1.8),
  );
  const carpel = sheet.motif(
    "carpel",
    () =>
      sheet.line(pen().move(0, -12).quad(2, -30, 16, -34), green.rim, 4) +
      sheet.bound(pen().leaf(0, 6, 0, 26, 12), green.wash, green.rim, 1.8),
  );
  const scars = pen();
  for (const y of [84, 93]) scars.leaf(-7, y, 90, 14, 3);
  const axis = pen()
    .move(-9, 124)
    .quad(-10, 96, -20, 76)
    // It goes on under the stamens, and bears them.
    .line([-23, 8], [23, 8], [20, 76])
    .quad(12, 96, 9, 124)
    .close();
  let out =
    sheet.bound(axis, green.wash, green.rim, 2.4) + sheet.bound(scars, green.pale, green.rim, 1.6);
  for (const [row, y] of steps(4, 14, 74).entries())
    for (const k of steps(row % 2 ? 6 : 7, -1, 1))
      out += sheet.put(stamen, [k * 24, y], 1, { turn: k * 58, flip: k < 0 });
  const cone = pen()
    .move(-24, 12)
    .cubic(-26, -40, -14, -84, 0, -98)
    .cubic(14, -84, 26, -40, 24, 12)
    .close();
  out += sheet.bound(cone, green.shade, green.rim, 2);
  for (const [row, y] of steps(7, -84, 8).entries())
    for (const k of steps(row % 2 ? 3 : 4, -1, 1))
      out += sheet.put(carpel, [k * (8 + row * 2.6), y], 1, { turn: k * 44, flip: k < 0 });
  return out;
}

/** A magnolia's bud as it breaks in spring: two furred scales, and between them what will be the flower. */
export function furryBud(sheet: Sheet, { flower, tree }: Figure): string {
  const bark = woods[tree?.bark.color ?? "gray"];
  const t = hues[flower?.bud === "silver" ? "white" : (flower?.bud ?? "pink")];
  const c = shoot([-14, 130], 2, 8, 110);
  const top = c.at(1);
  const hair = pen();
  for (const side of [-1, 1])
    for (const k of steps(11, 0.06, 0.92)) {
      const p: Point = [
        top[0] + side * (6 + 34 * Math.sin(Math.PI * Math.min(0.94, 0.12 + k * 0.8))),
        top[1] - k * 104,
      ];
      hair.move(...p).line(toward(p, side * 42, 12));
    }
  const scale = (side: 1 | -1) =>
    pen()
      .move(top[0], top[1] + 4)
      .cubic(
        top[0] + side * 52,
        top[1] - 10,
        top[0] + side * 44,
        top[1] - 80,
        top[0] + side * 20,
        top[1] - 112,
      )
      .quad(top[0] + side * 14, top[1] - 50, top[0], top[1] + 4)
      .close();
  const leafBud = pen().leaf(...c.at(0.42), 44, 40, 9);
  const fur = hues.silver;
  return (
    sheet.bound(leafBud, fur.shade, bark.rim, 2) +
    stem(sheet, c, 13, 9, bark) +
    sheet.line(hair, fur.line, 1.6) +
    sheet.bound(pen().leaf(...top, 3, 172, 44, 8), t.wash, t.rim, 2.4) +
    sheet.fill(pen().leaf(...toward(top, 14, 10), 8, 150, 16, 6), t.shade) +
    sheet.bound(scale(-1), fur.wash, fur.rim, 2.2) +
    sheet.bound(scale(1), fur.shade, fur.rim, 2.2)
  );
}
