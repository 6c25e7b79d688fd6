import { ink, line, mix, rect, shape, trace, within } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** What stands on benches and tables. Foot at 0,0. */

const edge = ink.ink;

const terra = mix(ink.clay, ink.rubric, 0.22);

/** A planked table or bench top across the plate, from `y` to `y + deep`, with an apron below. */
export function tabletop(
  p: Canvas,
  y: number,
  deep: number,
  apron: number,
  x0 = 0,
  x1 = p.width,
): string {
  const wood = mix(ink.clay, ink.umber, 0.25);
  const grain = trace();
  for (let k = 1; k < 4; k++) grain.move(x0, y + (deep * k) / 4).line([x1, y + (deep * k) / 4]);
  for (let i = 0; i < 16; i++) {
    const [gx, gy] = [within(p.rand, x0, x1 - 90), y + deep * within(p.rand, 0.05, 0.95)];
    grain.move(gx, gy).quad(gx + 35, gy - 2.5, gx + 80, gy + 1);
  }
  return (
    rect(x0, y, x1 - x0, deep, mix(ink.clay, ink.vellum, 0.35), edge, 1.2) +
    line(grain, 0.8, ink.umber) +
    rect(x0, y + deep, x1 - x0, apron, wood, edge, 1.2) +
    rect(x0, y + deep, x1 - x0, apron * 0.4, p.hatch(0, 5))
  );
}

/** A clay pot, 60 wide, 58 high; what grows in it is put at y -56. */
export const pot = (p: Canvas, tint: string = terra) =>
  p.motif(
    `pot ${tint}`,
    () =>
      shape(trace().polygon([-26, -46], [-19, 0], [19, 0], [26, -46]), tint, edge, 1.2) +
      shape(trace().polygon([6, -46], [4, 0], [19, 0], [26, -46]), p.hatch(-50, 4)) +
      rect(-31, -60, 62, 15, mix(tint, ink.vellum, 0.15), edge, 1.2) +
      rect(10, -60, 21, 15, p.hatch(-50, 4)),
  );

/** A stack of clay pots lying on its side, 120 long. */
export const potStack = (p: Canvas) =>
  p.motif("potStack", () => {
    let out = "";
    for (let i = 3; i >= 0; i--)
      out +=
        shape(
          trace().polygon([i * 20, -4], [i * 20, -52], [i * 20 + 46, -46], [i * 20 + 46, -10]),
          mix(terra, ink.vellum, i * 0.08),
          edge,
          1.1,
        ) + rect(i * 20 - 8, -56, 12, 56, terra, edge, 1.1);
    return out + shape(trace().ellipse(-8, -28, 5, 28), mix(terra, ink.ink, 0.35), edge, 1.1);
  });

/** A watering can with a long spout, 150 wide, 110 high. */
export const can = (p: Canvas, tint: string = mix(ink.marian, ink.mist, 0.35)) =>
  p.motif(
    `can ${tint}`,
    () =>
      line(trace().move(-34, -66).cubic(-78, -60, -70, -6, -34, -12), 6) +
      line(trace().move(-34, -66).cubic(-78, -60, -70, -6, -34, -12), 3.6, tint) +
      line(trace().move(-26, -74).quad(0, -122, 26, -74), 6) +
      line(trace().move(-26, -74).quad(0, -122, 26, -74), 3.6, tint) +
      shape(trace().polygon([30, -14], [84, -74], [78, -82], [30, -38]), tint, edge, 1.2) +
      shape(
        trace().polygon([72, -88], [92, -72], [96, -76], [78, -96]),
        mix(tint, ink.paper, 0.3),
        edge,
        1.2,
      ) +
      shape(
        trace()
          .lines([-36, -74], [-38, 0])
          .quad(0, 7, 38, 0)
          .line([36, -74])
          .quad(0, -67, -36, -74)
          .close(),
        tint,
        edge,
        1.2,
      ) +
      shape(
        trace().move(10, -70).line([10, 3]).quad(28, 2, 38, 0).line([36, -74]).close(),
        p.hatch(-50, 4),
      ) +
      shape(trace().ellipse(0, -74, 36, 6), ink.night, edge, 1.1) +
      line(trace().move(-37, -22).quad(0, -15, 37, -22), 1),
  );

/** A bound basket with a handle, 120 wide, 64 high to the rim. */
export const basket = (p: Canvas, handle = true) =>
  p.motif(`basket ${handle}`, () => {
    const weave = trace();
    for (let k = 0; k < 5; k++)
      for (let x = -50 + (k % 2) * 7; x < 46; x += 14)
        weave.move(x, -52 + k * 11).quad(x + 6, -58 + k * 11, x + 12, -52 + k * 11);
    return (
      (handle
        ? line(trace().move(-52, -60).cubic(-46, -150, 46, -150, 52, -60), 7) +
          line(
            trace().move(-52, -60).cubic(-46, -150, 46, -150, 52, -60),
            4.4,
            mix(ink.clay, ink.straw, 0.3),
          )
        : "") +
      shape(
        trace()
          .move(-60, -62)
          .quad(-54, -8, -42, 0)
          .quad(0, 5, 42, 0)
          .quad(54, -8, 60, -62)
          .close(),
        mix(ink.clay, ink.straw, 0.3),
        edge,
        1.2,
      ) +
      line(weave, 1, ink.umber) +
      shape(
        trace().move(14, 2).quad(30, -30, 26, -62).line([60, -62]).quad(54, -8, 42, 0).close(),
        p.hatch(-50, 4.5),
      ) +
      rect(-64, -68, 128, 10, mix(ink.clay, ink.straw, 0.5), edge, 1.2)
    );
  });

/** A candle on a dish, 90 high. */
export const candle = (p: Canvas, wax: string = ink.paper, dish = true) =>
  p.motif(`candle ${wax} ${dish}`, () => {
    const rays = trace();
    for (let i = 0; i < 11; i++) {
      const a = Math.PI * (1 + (i - 0.5) / 10);
      rays.lines(
        [Math.cos(a) * 20, -84 + Math.sin(a) * 20],
        [Math.cos(a) * (i % 2 ? 27 : 32), -84 + Math.sin(a) * (i % 2 ? 27 : 32)],
      );
    }
    return (
      line(rays, 1, ink.gilt) +
      (dish
        ? shape(
            trace().move(-24, -6).quad(0, 8, 24, -6).close(),
            mix(ink.gilt, ink.straw, 0.3),
            edge,
            1.1,
          )
        : "") +
      rect(-8, -70, 16, 68, wax, edge, 1.1) +
      rect(2, -70, 6, 68, p.hatch(90, 3)) +
      shape(trace().leaf(0, -73, 2, 22, 7), ink.straw, ink.gilt, 1) +
      line(trace().move(0, -70).line([0, -78]), 1.1)
    );
  });
