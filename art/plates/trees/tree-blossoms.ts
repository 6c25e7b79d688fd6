import type { Figure } from "#art/figures/figure.ts";
import {
  disc,
  type Layer,
  type Petal,
  petal,
  project,
  stacked,
  type View,
  whorl,
} from "#art/pen/bloom.ts";
import { greens, hues, type Tint } from "#art/pen/colors.ts";
import { brush, steps, through, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import { type Surface, swell } from "#art/pen/petal-and-leaf-surface.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

export type Flower = NonNullable<Figure["flower"]>;

/** Half widths of a petal that ends broad and round. */
const bluntly = (s: number) =>
  s < 0.66
    ? 0.14 + 0.86 * Math.sin((Math.PI / 2) * (s / 0.66))
    : 1 - 0.34 * ((s - 0.66) / 0.34) ** 2;

/** A flowering dogwood's bract has veins along it, and a rusty stain in its notch. */
const stainedBract = (sheet: Sheet, t: Tint, stain: Tint) => (s: Surface) => {
  const veins = pen();
  for (const k of [-0.5, -0.2, 0.2, 0.5])
    veins.move(...s(0.2, k * 0.5)).quad(...s(0.55, k * 1.1), ...s(0.86, k * 0.9));
  const notch = pen()
    .move(...s(1.03, -0.17))
    .quad(...s(0.98, 0), ...s(1.03, 0.17));
  return sheet.line(veins, t.shade, 1.5) + sheet.line(notch, stain.line, 6);
};

/** Petals or bracts spread round a small middle. */
export function blossom(
  sheet: Sheet,
  r: Rand,
  flower: Flower,
  view: View,
  radius: number,
  t: Tint,
  large: boolean,
): string {
  const w = {
    round: 0.42,
    heart: 0.46,
    oval: 0.36,
    wedge: 0.44,
    strap: flower.petals > 9 ? 0.21 : 0.17,
    lance: 0.2,
    pointed: 0.36,
    spoon: 0.36,
    thread: 0.085,
  }[flower.petalShape];
  const crowd = Math.min(1, 5.4 / flower.petals) * 0.4 + 0.6;
  // From the side it is seen half open, its petals standing.
  const rise =
    (view.tilt >= 80 && !large ? 0.8 : undefined) ??
    { cupped: flower.petals < 6 ? 0.3 : 0.5, bell: 0.6, globed: 0.8, flat: 0.16, reflexed: -0.3 }[
      flower.poise as string
    ] ??
    0.25;
  // A kousa dogwood's bracts are broad below their middle and drawn out to a point.
  const isBlunt = /^(round|heart)$/.test(flower.petalShape) || flower.edge?.kind === "notched";
  const shape =
    flower.petalShape === "pointed"
      ? swell(0.4, -0.2)
      : isBlunt
        ? bluntly
        : swell(0.62, flower.petalShape === "lance" ? 0.5 : 0.88);
  // Cherries and the flowering dogwood have a notch in their tip.
  const notch = flower.edge?.kind === "notched" ? (flower.petalShape === "heart" ? 0.14 : 0.1) : 0;
  const tip = (across: number) =>
    radius * (0.12 * (1 - across * across) - notch * Math.exp(-((across * 4) ** 2)));
  // Many narrow tepals flop, each its own way.
  const loose = flower.petalShape === "strap" && flower.petals > 9;
  const petals: Petal[] = whorl(
    r,
    flower.petals,
    (i) => {
      const lift = loose ? within(r, -0.2, 0.75) * (i % 2 ? 1 : 0.6) : rise;
      const reach = loose ? within(r, 0.84, 1.04) : 1;
      return {
        half: (s: number) => radius * w * crowd * shape(s),
        out: (s: number) =>
          radius * reach * (0.05 + (isBlunt ? 0.85 : 0.95) * s - Math.abs(lift) * 0.3 * s * s),
        rise: (s: number) => radius * lift * Math.sin(s * (loose ? 2.3 : 1.6)) * 0.8,
        cup: rise > 0.45 ? 0.4 : 0.15,
        ...(isBlunt ? { crown: tip } : {}),
      };
    },
    within(r, 0, 30),
    loose ? 1.4 : 0.4,
  );
  const layers = petals.flatMap((p) =>
    petal(sheet, view, p, {
      inside: t,
      outside: flower.outside ? hues[flower.outside] : t,
      ...(flower.edge?.color ? { marks: stainedBract(sheet, t, hues[flower.edge.color]) } : {}),
      finish: {
        // A shadow's line would blacken narrow petals.
        weight: large && (loose || flower.petalShape !== "strap") ? 2.4 : 1.8,
        hatch: large && flower.petals < 7 ? 3 : 0,
        n: large && flower.petals < 7 ? 5 : 4,
        crown: isBlunt ? (notch ? 7 : 4) : 0,
        exact: large,
      },
    }),
  );
  const eye = hues[flower.center?.color ?? flower.stamens?.color ?? "gold"];
  layers.push(
    flower.center && !flower.stamens
      ? buttonOf(sheet, flower, view, radius, eye)
      : stamensOf(sheet, r, flower, view, { radius, large, stands: rise > 0.2, eye }),
  );
  // The cup that joins it to its stalk.
  const cup = pen();
  for (const a of steps(3, -40, 40))
    cup.leaf(...project(view, [0, 0, -6]), a, radius * 0.3, radius * 0.1);
  const green = greens["yellow-green"];
  const isSmall = view.tilt > 30 && !large && flower.petals < 6;
  return (
    (view.tilt > 30
      ? sheet.line(pen().lines([0, radius * 0.12], project(view, [0, 0, 0])), green.rim, 6)
      : "") +
    // Seen from the side it stands on its hollow receptacle, before the petals; looked into, behind them.
    (isSmall && view.tilt < 80 ? sheet.bound(cup, green.shade, green.rim, 1.5) : "") +
    stacked(layers) +
    (isSmall && view.tilt >= 80
      ? sheet.bound(
          cup.leaf(0, radius * 0.4, 0, radius * 0.56, radius * 0.13),
          green.wash,
          green.rim,
          1.5,
        )
      : "")
  );
}

/** What stands in the middle of bracts and tepals: a dogwood's true flowers, a star magnolia's stamens and carpels. */
function buttonOf(sheet: Sheet, flower: Flower, view: View, radius: number, eye: Tint): Layer {
  if (flower.petals > 9) {
    const [stamens, carpels] = [pen(), pen()];
    for (let i = 0; i < 22; i++)
      stamens.leaf(
        ...project(view, [...toward([0, 0], i * 137.5, radius * 0.07), 0]),
        i * 137.5,
        radius * 0.17,
        radius * 0.025,
      );
    for (let i = 0; i < 7; i++)
      carpels.mark(
        ...project(view, [...toward([0, 0], i * 137.5, radius * 0.028 * i ** 0.5), radius * 0.06]),
      );
    return {
      near: radius,
      draw:
        sheet.bound(stamens, hues.yellow.pale, hues.gold.line, 1.2) +
        sheet.line(carpels, eye.rim, radius * 0.08) +
        sheet.line(carpels, eye.wash, radius * 0.05),
    };
  }
  return disc(
    sheet,
    view,
    { radius: radius * 0.17, height: radius * 0.16, florets: 19, size: 9, bristle: 0 },
    eye,
    eye,
  );
}

/** Threads with their tips, from the middle. */
function stamensOf(
  sheet: Sheet,
  r: Rand,
  { stamens, petals, petalShape }: Flower,
  view: View,
  { radius, large, stands, eye }: { radius: number; large: boolean; stands: boolean; eye: Tint },
): Layer {
  const [threads, tips] = [pen(), pen()];
  const [foot, long] = [
    project(view, [0, 0, 0]),
    { long: 0.5, boss: 0.42 }[stamens?.kind as string] ??
      (petals > 4 && petalShape === "strap" ? 0.2 : 0.3),
  ];
  for (let i = 0; i < (stamens?.kind === "boss" ? 40 : large ? 18 : 9); i++) {
    const k = radius * long * Math.sqrt(within(r, 0.3, 1));
    const [x, y] = toward([0, 0], i * 137.5, k * 0.8);
    const end = project(view, [x, y, k * (stands ? 0.9 : 0.4)]);
    threads.move(...foot).line(end);
    tips.mark(...end);
  }
  return {
    // From the side they stand between the far petals and the near ones.
    near: view.tilt > 60 ? 0 : radius * 0.3,
    draw:
      sheet.line(threads, eye.shade, 1.6) +
      sheet.line(tips, eye.line, large ? 8 : 5) +
      sheet.line(tips, eye.wash, large ? 5.5 : 3),
  };
}

/** A witch hazel's flower: four crumpled ribbons out of a brown cup. */
export function ribbons(sheet: Sheet, r: Rand, radius: number, t: Tint): string {
  const [petals, folds, cup] = [pen(), pen(), pen()];
  for (const a of [-64, 22, 108, 200]) {
    const line = through(
      steps(7).map((k, i): Point => {
        const [x, y] = toward([0, 0], a + within(r, -5, 5), radius * 1.3 * k);
        const aside = (i % 2 ? 1 : -1) * (i ? 5 : 0);
        return toward([x, y], a + 90, aside);
      }),
    );
    brush(line, (k) => radius * (0.17 - 0.06 * (k > 0.9 ? 1 : 0)), 9, petals);
    folds.sweep(steps(7, 0.06, 0.9).map((k) => line.at(k)));
    cup.leaf(0, 0, a + 44, radius * 0.3, radius * 0.12);
  }
  const brown = hues.copper;
  return (
    sheet.bound(petals, t.wash, t.rim, 1.6) +
    sheet.line(folds, t.line, 1.4) +
    sheet.bound(cup, brown.wash, brown.rim, 1.4) +
    sheet.fill(pen().ellipse(0, 0, radius * 0.1), brown.shade)
  );
}
