import { ink, line, marks, mix, type Point, shape, trace, within } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { clump, greens, key, type Leafage } from "./foliage.ts";

/** Trees with their foot at 0,0, lit from the upper left. Each returns a motif id. */

const edge = ink.ink;

/** A round-headed tree, 300 high and 230 wide. */
export const tree = (p: Canvas, l: Leafage = greens, variant = 0) => {
  const [a, b] = [clump(p, l), clump(p, l)];
  return p.motif(`tree ${key(l)} ${variant}`, (r) => {
    const bark = mix(ink.umber, l.shade, 0.35);
    const trunk = trace()
      .move(-17, 2)
      .quad(-8, -20, -8, -70)
      .quad(-10, -110, -38, -150)
      .line([-32, -154])
      .quad(-12, -128, -2, -112)
      .quad(0, -150, 2, -176)
      .line([9, -176])
      .quad(8, -140, 8, -112)
      .quad(20, -130, 38, -150)
      .line([43, -145])
      .quad(16, -110, 11, -72)
      .quad(10, -24, 19, 2)
      .close();
    const grain = trace()
      .lines([2, -10], [3, -60])
      .lines([6, -6], [6, -80])
      .lines([-3, -30], [-2, -90])
      .lines([9, -20], [8, -56]);
    const at: Point[] = [
      [-62, -158],
      [64, -160],
      [-84, -196],
      [86, -200],
      [0, -166],
      [-48, -236],
      [50, -238],
      [2, -272],
      [-6, -214],
      [28, -190],
      [-34, -186],
    ];
    let out = "";
    at.forEach(([x, y], i) => {
      if (i === 4) out += shape(trunk, bark, edge, 1.2) + line(grain, 0.9);
      out += p.put(
        i % 2 ? a : b,
        x + within(r, -8, 8),
        y + within(r, -7, 7),
        within(r, 0.82, 1.08) * (i > 7 ? 0.85 : 1),
        { flip: i % 3 === 1, turn: ((i * 7) % 5) * 4 - 8 },
      );
    });
    return out;
  });
};

/** A spruce, 220 high, with snow on its boughs if asked. */
export const spruce = (p: Canvas, l: Leafage = greens, snow = false) =>
  p.motif(`spruce ${key(l)} ${snow}`, (r) => {
    let out = shape(trace().polygon([-6, 0], [-4, -40], [4, -40], [6, 0]), ink.umber, edge, 1);
    for (let i = 0; i < 6; i++) {
      const [y, w] = [-14 - i * 33, 68 - i * 10.5];
      const skirt = trace(2)
        .move(0, y - 62)
        .quad(-w * 0.35, y - 18, -w, y - within(r, 0, 5));
      for (let k = 0; k < 6; k++)
        skirt.quad(
          -w + (w * (2 * k + 1)) / 6,
          y + 9,
          -w + (w * (2 * k + 2)) / 6,
          y - (k < 5 ? within(r, 0, 5) : 3),
        );
      out += shape(skirt.quad(w * 0.35, y - 18, 0, y - 62).close(), l.body, edge, 1);
      out += shape(
        trace()
          .move(3, y - 48)
          .quad(w * 0.34, y - 14, w * 0.9, y - 3)
          .quad(w * 0.4, y + 6, 6, y)
          .close(),
        l.shade,
      );
      if (snow)
        out += shape(
          trace()
            .move(0, y - 60)
            .quad(-w * 0.32, y - 20, -w * 0.94, y - 4)
            .quad(-w * 0.6, y - 12, -w * 0.34, y - 9)
            .quad(-w * 0.1, y - 26, w * 0.2, y - 20)
            .quad(w * 0.1, y - 40, 0, y - 60)
            .close(),
          ink.paper,
          mix(ink.marian, ink.mist, 0.4),
          0.7,
        );
    }
    return out;
  });

/** A columnar tree (arborvitae, cypress), 200 high, 44 wide. */
export const column = (p: Canvas, l: Leafage = greens) =>
  p.motif(`column ${key(l)}`, (r) => {
    const d = trace()
      .move(-14, 0)
      .cubic(-30, -50, -20, -150, 0, -200)
      .cubic(20, -150, 30, -50, 14, 0)
      .close();
    const flames = trace();
    for (let i = 0; i < 22; i++) {
      const y = within(r, -160, -14);
      const x = within(r, -14, 16) * (1 - Math.abs(y + 70) / 180);
      flames.move(x, y).quad(x + 4, y - 10, x + 1, y - 20);
    }
    return (
      shape(d, l.body, edge, 1.1) +
      shape(
        trace()
          .move(4, -2)
          .cubic(20, -60, 14, -140, 1, -192)
          .cubic(20, -150, 28, -50, 13, -1)
          .close(),
        l.shade,
      ) +
      shape(
        trace()
          .move(-14, -30)
          .cubic(-20, -80, -12, -140, -3, -174)
          .cubic(-8, -120, -10, -70, -14, -30)
          .close(),
        l.lit,
      ) +
      line(flames, 0.9, mix(l.shade, edge, 0.5))
    );
  });

/** A leafless tree, 280 high: limbs forked four times. `bead` dresses the twigs with blossom. */
export const bare = (
  p: Canvas,
  variant = 0,
  bead?: Leafage,
  bark: string = mix(ink.umber, ink.ink, 0.35),
) =>
  p.motif(`bare ${variant} ${bead ? key(bead) : ""} ${bark}`, (r) => {
    const limbs = [trace(), trace(), trace(), trace(2), trace(2)];
    const lit = trace(2);
    const body = trace(2);
    const grow = (x: number, y: number, angle: number, length: number, depth: number): void => {
      const a = (angle * Math.PI) / 180;
      const [nx, ny] = [x + Math.sin(a) * length, y - Math.cos(a) * length];
      const sway = depth ? within(r, -0.18, 0.18) * length : 0;
      limbs[depth]
        ?.move(x, y)
        .quad((x + nx) / 2 + Math.cos(a) * sway, (y + ny) / 2 + Math.sin(a) * sway, nx, ny);
      if (bead && depth >= 2) {
        for (let i = 0; i < 7; i++) {
          const k = (i + r()) / 6.6;
          const [bx, by] = [
            x + (nx - x) * k + within(r, -6, 6),
            y + (ny - y) * k + within(r, -6, 6),
          ];
          (i % 2 ? lit : body).mark(bx, by);
        }
      }
      if (depth === 4) return;
      const forks = depth === 0 ? [-38, -6, 34] : [-27, 24];
      for (const f of forks)
        grow(nx, ny, angle * 0.9 + f + within(r, -9, 9), length * within(r, 0.66, 0.84), depth + 1);
    };
    grow(0, 0, variant ? -4 : 4, 84, 0);
    const widths = [15, 8.5, 5, 2.8, 1.4];
    const foot = shape(
      trace().move(-17, 3).quad(-8, -3, -7, -30).line([8, -30]).quad(9, -3, 18, 3).close(),
      bark,
    );
    const grain = trace()
      .lines([3, -4], [4, -66])
      .lines([-3, -14], [-1, -56])
      .lines([6, -20], [6, -44]);
    return (
      foot +
      limbs.map((t, i) => line(t, widths[i] ?? 1, bark)).join("") +
      line(grain, 1, mix(bark, ink.paper, 0.35)) +
      (bead
        ? marks(body, 7, bead.body, bead.shade, 0.7) + marks(lit, 5.4, bead.lit, bead.shade, 0.7)
        : "")
    );
  });
