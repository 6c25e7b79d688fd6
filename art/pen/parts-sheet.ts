import { barkPatch } from "./bark.ts";
import { disc, petal, stacked, type View, whorl } from "./bloom.ts";
import { contour, greens, hues, lettered, paper, woods } from "./colors.ts";
import { fingered, pinnate, ternate } from "./compound-leaf.ts";
import { clothed, coneOf, coniferTree } from "./conifer.ts";
import { bow, brush, shoot, through } from "./curve.ts";
import { depths, feathered, palmatelyLobed, pinnatelyLobed } from "./cut-leaf.ts";
import { domed, mounded, spiralUp, whorlsUp } from "./inflorescence.ts";
import { type Point, pen, printed } from "./ink.ts";
import { type LeafLook, leaf } from "./leaf.ts";
import { leafShapes } from "./leaf-shapes.ts";
import { lettering } from "./lettering.ts";
import { at, Sheet } from "./plate-sheet.ts";
import { stem } from "./stem.ts";
import { hatching, outline, type Surface, strip, swell, swelling, tinted } from "./surface.ts";
import { foliage, growths, person, skeleton, wood } from "./tree.ts";
import { treeLeaves } from "./tree-leaves.ts";
import { weepingTree } from "./weeping-tree.ts";
import { clump, ground } from "./whole-plant.ts";

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
const thin = () => 5;
show("bow", sheet.fill(brush(bow([-70, 100], [70, -100], 0.25), thin), contour));
const bends: Point[] = [
  [-80, 90],
  [-30, -20],
  [30, 40],
  [80, -90],
];
show("through", sheet.fill(brush(through(bends), thin), contour));
show("swelling", sheet.fill(swelling(bends, 24), contour));
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
show("ternate, 2", ternate(sheet, [0, 120], 0, 220, oval, 2));
show("ternate, 3", ternate(sheet, [0, 120], 0, 220, oval, 3));
const cut = (shape: LeafLook["shape"]) =>
  leaf(sheet, [0, 110], 0, 190, { shape, tint: green, bend: 0.06 });
show("pinnatelyLobed", cut(pinnatelyLobed(leafShapes.oval, 4, depths.half)));
show("palmatelyLobed", cut(palmatelyLobed(5, depths.deep, false)));
show(
  "feathered",
  feathered(sheet, [0, 110], 0, 220, {
    tint: green,
    envelope: (t) => 0.28 * (1 - t) + 0.04,
    pairs: 9,
    thick: 5,
  }),
);
for (const [name, shape] of Object.entries(treeLeaves)) show(`tree leaf: ${name}`, cut(shape));

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

const face: Surface = (along, across) => [
  across * 60 * Math.sin(Math.PI * along),
  110 - along * 220,
];
show("outline", sheet.line(outline(face), contour, 2.5));
show("strip", sheet.line(outline(face), contour, 1.5) + sheet.fill(strip(face, 0.1, 0.9), contour));
show(
  "hatching",
  sheet.line(outline(face), contour, 1.5) +
    sheet.line(hatching(face, [-0.4, -0.1, 0.2, 0.5], 0.1, 0.8), contour, 1.5),
);
show("tinted", tinted(sheet, face, hues.rose));

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
show("mounded", set(mounded(100, 120, 60, sheet.rand)));
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

show(
  "weepingTree",
  at(
    [0, 120],
    weepingTree(sheet, sheet.rand, 220, 200, { bark: woods["gray-brown"], dress: hues.pink }),
  ),
);
for (const gait of ["drooping", "tiered", "close", "even"] as const)
  show(
    `coniferTree: ${gait}`,
    at(
      [0, 120],
      coniferTree(sheet, sheet.rand, 230, 130, {
        tint: greens["deep-green"],
        bark: woods.brown,
        gait,
        evergreen: true,
      }),
    ),
  );
for (const set of ["bundles", "flat", "all-round", "scales"] as const)
  show(
    `clothed: ${set}`,
    clothed(sheet, sheet.rand, shoot([-20, 110], 0, 20, 220), {
      set,
      long: set === "bundles" ? 80 : 26,
      bundle: 5,
      tint: greens["deep-green"],
    }),
  );
show("coneOf", at([0, -90], coneOf(sheet, 180, 80, woods.brown, true)));
for (const kind of [
  "smooth",
  "furrowed",
  "blocky",
  "plated",
  "shaggy",
  "peeling",
  "flaking",
  "ridged",
] as const)
  show(`bark: ${kind}`, barkPatch(sheet, sheet.rand, kind, woods["gray-brown"]));
show("person", person(sheet, [0, 110], 200));
show("ground", at([0, 60], ground(sheet, sheet.rand, 110)));

const [width, height] = [columns * cell, Math.ceil(cells.length / columns) * (cell + 30) + 20];
const body = cells
  .map(({ name, draw }, i) =>
    at(
      [(i % columns) * cell + cell / 2, Math.floor(i / columns) * (cell + 30) + cell / 2],
      draw,
      lettering(
        name.replaceAll(/[^A-Za-z0-9 .,()-]/g, " "),
        0,
        158 * printed,
        26 * printed,
        sheet.inked(lettered),
      ),
    ),
  )
  .join("");
/** Every part that the pen draws, each by its name, as an SVG. */
export const partsSheet = () =>
  sheet.finish(
    width,
    height,
    sheet.fill(pen().polygon([0, 0], [width, 0], [width, height], [0, height]), paper) + body,
  );
