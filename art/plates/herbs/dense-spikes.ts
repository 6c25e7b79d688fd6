import { hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, shoot, steps, toward } from "#art/pen/curve.ts";
import { spiralUp, whorlsUp } from "#art/pen/inflorescence.ts";
import { pen, type Rand, within } from "#art/pen/ink.ts";
import { at, type Sheet } from "#art/pen/plate-sheet.ts";
import { nodes, stem } from "#art/pen/stem.ts";
import { floret as star } from "../flowers/florets.ts";
import type { Family } from "../plate-subject.ts";
import { leafOf, leafPrinter, stemTint } from "../stems/leaf-of-figure.ts";

/** A small two-lipped flower from the side in its calyx, foot at 0, 0, growing up, `size` long. */
function floret(sheet: Sheet, size: number, color: Tint, calyx: Tint, open: boolean): string {
  const u = (v: number) => v * size;
  const cup = pen()
    .move(u(-0.08), 0)
    .quad(u(-0.2), u(-0.3), u(-0.14), u(-0.5))
    .line([u(-0.06), u(-0.44)], [0, u(-0.53)], [u(0.07), u(-0.44)], [u(0.15), u(-0.48)])
    .quad(u(0.2), u(-0.28), u(0.08), 0)
    .close();
  const ribs = pen()
    .move(u(-0.05), u(-0.06))
    .quad(u(-0.11), u(-0.25), u(-0.07), u(-0.42))
    .move(u(0.05), u(-0.06))
    .quad(u(0.1), u(-0.25), u(0.06), u(-0.42));
  const lips = pen();
  if (open)
    lips
      .move(u(-0.08), u(-0.4))
      .quad(u(-0.16), u(-0.7), u(-0.36), u(-0.84))
      .quad(u(-0.28), u(-1.02), u(-0.08), u(-0.92))
      .quad(u(0), u(-1.06), u(0.12), u(-0.92))
      .quad(u(0.34), u(-0.96), u(0.36), u(-0.76))
      .quad(u(0.14), u(-0.66), u(0.1), u(-0.4))
      .close();
  else
    lips
      .move(u(-0.08), u(-0.4))
      .quad(u(-0.16), u(-0.7), 0, u(-0.76))
      .quad(u(0.16), u(-0.7), u(0.09), u(-0.4))
      .close();
  const shade = pen()
    .move(u(0.02), u(-0.42))
    .quad(u(0.06), u(-0.72), u(0.1), u(-0.86))
    .quad(u(0.26), u(-0.92), u(0.3), u(-0.76))
    .quad(u(0.12), u(-0.62), u(0.08), u(-0.42))
    .close();
  return (
    sheet.bound(lips, color.wash, color.rim, 1.8) +
    (open ? sheet.fill(shade, color.shade) : "") +
    sheet.bound(cup, calyx.wash, calyx.rim, 1.8) +
    sheet.line(ribs, calyx.line, 1.3)
  );
}

/** A ring of florets round the stem, those at the sides lower and farther out. */
function whorl(
  r: Rand,
  put: (angle: number, x: number, y: number, size: number, open: boolean) => string,
  many: number,
): string {
  return steps(many, -1, 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a))
    .map((k) =>
      put(k * 64 + within(r, -8, 8), k * 9, Math.abs(k) * 5, within(r, 0.86, 1.1), r() > 0.25),
    )
    .join("");
}

/** Dense spikes: many small flowers in rings or a spiral on upright stems. */
export const denseSpikes: Family = (sheet, { figure, facts }) => {
  const r = sheet.rand;
  const { flower, inflorescence, leaf } = figure;
  const color = hues[flower?.colors[0] ?? "lavender"];
  const calyx = hues[flower?.outside ?? flower?.colors[0] ?? "lavender"];
  const green = stemTint(figure);
  const ringed = inflorescence?.kind === "whorls";
  const mound = facts.habit === "mound";
  // Seen into: a speedwell of four lobes and two long stamens, a blazing star of threads.
  const wheel = flower?.petals === 4 || flower?.petalShape === "thread" ? flower : undefined;
  const open = sheet.motif("open", (q) =>
    wheel
      ? at([0, -16], star(sheet, q, wheel, 22, 40, color))
      : floret(sheet, 46, color, calyx, true),
  );
  const shut = sheet.motif("shut", () => floret(sheet, 40, color, calyx, false));
  const rings = [0, 1].map((i) =>
    sheet.motif(`ring ${i}`, (q) =>
      whorl(
        q,
        (a, x, y, size, isOpen) => sheet.put(isOpen ? open : shut, [x, y], size, { turn: a }),
        ringed ? 6 : 5,
      ),
    ),
  );
  const buds = sheet.motif("buds", (q) =>
    whorl(q, (a, x, y, size) => sheet.put(shut, [x * 0.7, y], size * 0.8, { turn: a * 0.7 }), 4),
  );

  const count = mound ? 6 : 3;
  const spread = mound ? 46 : 20;
  const long = mound ? 780 : 900;
  const printed = leafPrinter(sheet, figure, { weight: 2.2 });
  let stems = "";
  let leaves = "";
  let flowers = "";
  for (const [i, k] of steps(count, -1, 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a))
    .entries()) {
    const c = shoot(
      [k * 26, 0],
      k * spread * 0.45 + within(r, -3, 3),
      k * spread * 1.05 + within(r, -4, 4),
      long * (1 - 0.22 * Math.abs(k)) * within(r, 0.9, 1.05),
    );
    stems += stem(sheet, c, mound ? 9 : 13, mound ? 5 : 7, green, 4);
    const part = mound ? 0.42 : 0.52;
    nodes(
      c,
      mound ? 4 : 5,
      0.06,
      part,
      leaf.arrangement === "alternate" ? "alternate" : "opposite",
    ).forEach(({ point, angle, side, t }, n) => {
      leaves += printed(
        point,
        angle + side * within(r, 34, 58),
        (mound ? 170 : 230) * (1 - 0.8 * t),
        side,
        n + i,
      );
    });
    const from = mound ? 0.72 : 0.56;
    if (ringed) {
      if (mound)
        flowers += sheet.put(rings[i % 2] ?? "", c.at(from - 0.09), 0.7, {
          turn: angleAt(c, from),
        });
      for (const [n, p] of whorlsUp(
        c,
        { from, to: 0.985, count: mound ? 7 : 12, breadth: 30 },
        r,
      ).entries())
        flowers += sheet.put(p.age < 0.2 ? buds : (rings[n % 2] ?? ""), p.point, p.size, {
          turn: p.angle,
          flip: n % 3 === 0,
        });
      flowers += sheet.put(buds, c.at(1), 0.6, { turn: angleAt(c, 1) });
    } else
      for (const p of spiralUp(c, { from, to: 1, count: mound ? 40 : 64, breadth: 34 }, r))
        flowers += sheet.put(p.age < 0.25 ? shut : open, p.point, p.size * 0.85, {
          turn: p.angle,
          flip: p.side < 0,
        });
  }
  const specimen = stems + leaves + flowers;

  const detail = !figure.detail.startsWith("leaf")
    ? wheel
      ? star(sheet, r, wheel, 105, 24, color)
      : sheet.put(
          sheet.motif("large", () => floret(sheet, 200, color, calyx, true)),
          [0, 100],
          1,
          { turn: 18 },
        )
    : leafOf(sheet, figure, toward([0, 0], 190, 110), 10, 220);
  return { specimen, detail };
};
