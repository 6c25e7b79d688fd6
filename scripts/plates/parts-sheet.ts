/** Draws every part of the kit into docs/drawing-parts.svg. Run: node scripts/plates/parts-sheet.ts */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { disc, petal, stacked, type View, whorl } from "#drawing/bloom.ts";
import { fingered, pinnate } from "#drawing/compound-leaf.ts";
import { brush, shoot } from "#drawing/curve.ts";
import { clump } from "#drawing/habit.ts";
import { domed, spiralUp, whorlsUp } from "#drawing/inflorescence.ts";
import { type Point, pen } from "#drawing/ink.ts";
import { type LeafLook, leaf } from "#drawing/leaf.ts";
import { leafShapes } from "#drawing/leaf-shapes.ts";
import { lettering } from "#drawing/lettering.ts";
import { at, Sheet } from "#drawing/sheet.ts";
import { stem } from "#drawing/stem.ts";
import { swell } from "#drawing/surface.ts";
import { contour, greens, hues, lettered, paper, woods } from "#drawing/tones.ts";
import { foliage, growths, skeleton, wood } from "#drawing/tree.ts";

const sheet = new Sheet("parts");
const [columns, cell] = [7, 300];
const cells: { name: string; draw: string }[] = [];
const show = (name: string, draw: string) => cells.push({ name, draw });
const green = greens.green;

show(
  "brush",
  sheet.fill(
    brush(shoot([-60, 100], 10, 60, 230), (t) => 26 * (1 - t) + 2),
    contour,
  ),
);
show("stem", stem(sheet, shoot([-40, 110], 0, 40, 230), 24, 12, green));
for (const [name, shape] of Object.entries(leafShapes))
  show(`leaf: ${name}`, leaf(sheet, [0, 110], 0, 210, { shape, tint: green, bend: 0.06 }));
for (const kind of ["saw", "round", "wave"] as const)
  show(
    `teeth: ${kind}`,
    leaf(sheet, [0, 110], 0, 210, {
      shape: leafShapes.egg,
      tint: green,
      teeth: { count: 11, deep: 0.03, kind },
    }),
  );
const oval: LeafLook = { shape: leafShapes.oval, tint: green };
show("halves: [1, -0.4]", leaf(sheet, [0, 110], 0, 210, { ...oval, halves: [1, -0.4], bend: 0.2 }));
show("pinnate", pinnate(sheet, [0, 120], 0, 200, oval, 5));
show("fingered", fingered(sheet, [0, 120], 0, 150, oval, 5));

const shape = swell(0.6, 0.8);
const cup = (view: View, rise: number) =>
  stacked([
    ...whorl(sheet.rand, 8, () => ({
      half: (t) => 34 * shape(t),
      out: (t) => 16 + 84 * t,
      rise: (t) => rise * t * t,
      cup: 0.2,
    })).flatMap((p) => petal(sheet, view, p, { inside: hues.rose, outside: hues.magenta })),
    disc(sheet, view, { radius: 28, height: 16, florets: 50, size: 4 }, hues.gold, hues.yellow),
  ]);
for (const tilt of [0, 45, 85, 130])
  show(`whorl + disc, tilt ${tilt}`, cup({ at: [0, 0], tilt, turn: 0 }, 20));
show("rise 90, tilt 60", cup({ at: [0, 30], tilt: 60, turn: 15 }, 90));

const mark = sheet.motif("floret", () =>
  sheet.bound(pen().leaf(0, 0, 0, 26, 9, 0), hues.lavender.wash, contour, 1.5),
);
const axis = shoot([0, 120], 0, 5, 240);
const spike = { from: 0.25, to: 1, count: 40, breadth: 30 };
const set = (places: { point: Point; angle: number; size: number }[]) =>
  places.map((p) => sheet.put(mark, p.point, p.size, { turn: p.angle })).join("");
show("spiralUp", stem(sheet, axis, 8, 4, green) + set(spiralUp(axis, spike, sheet.rand)));
show(
  "whorlsUp",
  stem(sheet, axis, 8, 4, green) + set(whorlsUp(axis, { ...spike, count: 9 }, sheet.rand)),
);
show("domed", set(domed([0, 20], 100, 70, 60, sheet.rand)));
show(
  "clump",
  at(
    [0, 110],
    clump(sheet, sheet.rand, {
      high: 210,
      broad: 190,
      leaf: green,
      blade: [30, 6],
      stems: 7,
      foliage: 0.6,
      leaves: "stems",
      head: (p, a) => sheet.put(mark, p, 1, { turn: a }),
    }),
  ),
);
for (const name of Object.keys(growths) as (keyof typeof growths)[])
  show(
    `growth: ${name}`,
    at([0, 120], wood(sheet, skeleton(sheet.rand, 230, 210, growths[name]), woods["gray-brown"])),
  );
const bones = skeleton(sheet.rand, 230, 210, { ...growths.rounded, forks: 1 });
show(
  "foliage",
  at(
    [0, 120],
    wood(sheet, bones, woods.brown) +
      foliage(sheet, sheet.rand, bones, { tint: green, clump: 30, airy: 0.1 }),
  ),
);

const [width, height] = [columns * cell, Math.ceil(cells.length / columns) * (cell + 30) + 20];
const body = cells
  .map(({ name, draw }, i) =>
    at(
      [(i % columns) * cell + cell / 2, Math.floor(i / columns) * (cell + 30) + cell / 2],
      draw,
      lettering(name.replaceAll(/[^A-Za-z0-9 .,()-]/g, " "), 0, 158, 26, sheet.inked(lettered)),
    ),
  )
  .join("");
writeFileSync(
  join(import.meta.dirname, "../../docs/drawing-parts.svg"),
  sheet.finish(width, height, sheet.fill(`M0 0h${width}v${height}h-${width}z`, paper) + body),
);
