import { dot, group, ink, line, mix, rect, shape, trace, within } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** What is built of stone or cast. Motifs have their foot at 0,0; walls take a box. */
const edge = ink.ink;

const pale = mix(ink.vellum, ink.mist, 0.35);

/** A wall of coursed fieldstone in a box; a few stones are toned, all joints are drawn. */
export function wall(
  p: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  tint: string = pale,
  o: { coping?: boolean; course?: number } = {},
): string {
  const { rand: r } = p;
  const course = o.course ?? 24;
  const joints = trace(1);
  const toned = trace(1);
  for (let cy = y; cy < y + h - 2; cy += course) {
    if (cy > y) joints.move(x, cy).quad(x + w / 2, cy + within(r, -2, 2), x + w, cy);
    for (
      let cx = x + within(r, 8, course * 1.6);
      cx < x + w - 6;
      cx += within(r, course * 1.1, course * 2.3)
    ) {
      const bottom = Math.min(cy + course, y + h);
      joints.move(cx, cy + 1).line([cx + within(r, -2, 2), bottom - 1]);
      if (r() < 0.18) {
        const tw = Math.min(course * 1.1, x + w - cx);
        toned.polygon(
          [cx + 1, cy + 1],
          [cx + tw, cy + 2],
          [cx + tw, bottom - 1],
          [cx + 1, bottom - 1],
        );
      }
    }
  }
  const cap = o.coping
    ? rect(x - 5, y - 11, w + 10, 13, mix(tint, ink.paper, 0.4), edge, 1.1) +
      line(trace().lines([x - 3, y - 2], [x + w + 3, y - 2]), 0.7)
    : "";
  return (
    rect(x, y, w, h, tint, edge, 1.1) +
    shape(toned, mix(tint, ink.clay, 0.2)) +
    line(joints, 0.8, mix(tint, ink.ink, 0.55)) +
    cap
  );
}

/** Our Lady standing, hands joined, 100 high. `mantle` is the cloak; carved stone when it is pale. */
export const lady = (
  p: Canvas,
  mantle: string = ink.marian,
  gown: string = ink.paper,
  halo = true,
) =>
  p.motif(`lady ${mantle} ${gown} ${halo}`, () => {
    const cloak = trace()
      .move(0, -101)
      .cubic(8, -101, 10.5, -94, 10, -87)
      .cubic(10, -82, 13, -80, 16, -73)
      .cubic(20, -58, 17, -30, 20, -1)
      .quad(0, 3, -20, -1)
      .cubic(-17, -30, -20, -58, -16, -73)
      .cubic(-13, -80, -10, -82, -10, -87)
      .cubic(-10.5, -94, -8, -101, 0, -101)
      .close();
    const dress = trace()
      .move(-5, -79)
      .cubic(-10, -58, -8, -28, -11, 0)
      .quad(0, 3, 11, 0)
      .cubic(8, -28, 10, -58, 5, -79)
      .close();
    const folds = trace()
      .move(-5, -44)
      .quad(-4, -20, -6, -2)
      .move(0, -50)
      .quad(1, -24, 0, 0)
      .move(5, -46)
      .quad(4, -20, 6, -2)
      .move(-14, -66)
      .quad(-15, -30, -15, -3)
      .move(14, -66)
      .quad(15, -30, 15, -3);
    const sleeves = trace()
      .move(-15, -66)
      .quad(-10, -50, 0, -56)
      .quad(10, -50, 15, -66)
      .quad(8, -70, 3, -62)
      .line([-3, -62])
      .quad(-8, -70, -15, -66)
      .close();
    const hands = trace()
      .move(-3.4, -58)
      .quad(-3, -66, 0, -72)
      .quad(3, -66, 3.4, -58)
      .quad(0, -55, -3.4, -58)
      .close();
    const skin = mix(ink.paper, ink.rose, 0.22);
    return (
      (halo ? dot(0, -91, 14, mix(ink.straw, ink.paper, 0.3), ink.gilt, 1.6) : "") +
      shape(cloak, mantle, edge, 1.1) +
      shape(dress, gown, edge, 0.9) +
      shape(trace().ellipse(0, -89, 6.6, 8.2), gown, edge, 0.7) +
      shape(trace(10).ellipse(0, -88.6, 4.5, 6), skin, edge, 0.6) +
      line(
        trace(10)
          .move(-3, -89.2)
          .quad(-1.9, -88.2, -0.8, -89.2)
          .move(0.8, -89.2)
          .quad(1.9, -88.2, 3, -89.2)
          .lines([0, -88.6], [-0.4, -86.6])
          .move(-1.1, -84.8)
          .quad(0, -84.2, 1.1, -84.8),
        0.5,
        ink.umber,
      ) +
      shape(sleeves, mantle, edge, 0.9) +
      shape(hands, skin, edge, 0.8) +
      line(folds, 0.7) +
      shape(
        trace().move(8, -96).quad(14, -60, 19, -2).line([12, 0]).quad(12, -40, 8, -70).close(),
        p.hatch(60, 3, edge, 0.6),
      )
    );
  });

/** A pedestal with mouldings, `h` high and 56 wide at the foot. */
export const pedestal = (p: Canvas, h = 60) =>
  p.motif(`pedestal ${h}`, () => {
    const d = trace().polygon(
      [-28, 0],
      [-28, -8],
      [-22, -13],
      [-19, -h + 12],
      [-25, -h + 6],
      [-25, -h],
      [25, -h],
      [25, -h + 6],
      [19, -h + 12],
      [22, -13],
      [28, -8],
      [28, 0],
    );
    return (
      shape(d, pale, edge, 1.1) +
      shape(
        trace().polygon([4, -h + 10], [19, -h + 12], [22, -13], [28, -8], [28, 0], [6, 0]),
        p.hatch(-40, 4, edge, 0.7),
      ) +
      line(
        trace()
          .lines([-28, -8], [28, -8])
          .lines([-22, -13], [22, -13])
          .lines([-25, -h + 6], [25, -h + 6]),
        0.8,
      )
    );
  });

/** A round-headed niche, `w` by `h`, foot in the middle of its floor: dark inside, ringed with stones. */
export function niche(
  p: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  dark: string = mix(ink.night, ink.vellum, 0.35),
): string {
  const r = w / 2;
  const open = `M${x - r} ${y}V${y - h + r}A${r} ${r} 0 0 1 ${x + r} ${y - h + r}V${y}Z`;
  const ring = trace();
  for (let i = 0; i <= 10; i++) {
    const a = Math.PI * (1 + i / 10);
    ring.lines(
      [x + Math.cos(a) * r, y - h + r + Math.sin(a) * r],
      [x + Math.cos(a) * (r + 20), y - h + r + Math.sin(a) * (r + 20)],
    );
  }
  for (let k = 0; k < 4; k++)
    for (const s of [-1, 1])
      ring.move(x + s * r, y - ((h - r) * k) / 4).line([x + s * (r + 20), y - ((h - r) * k) / 4]);
  const R = r + 20;
  const outer = `M${x - R} ${y + 4}V${y - h + r}A${R} ${R} 0 0 1 ${x + R} ${y - h + r}V${y + 4}Z`;
  return (
    shape(outer, mix(pale, ink.paper, 0.35), edge, 1.2) +
    line(ring, 0.9) +
    shape(open, dark, edge, 1.3) +
    shape(open, p.hatch(90, 5, ink.ink, 0.8)) +
    rect(x - R - 9, y, 2 * R + 18, 13, mix(pale, ink.paper, 0.4), edge, 1.1)
  );
}

/** A stone slab bench on two blocks, 170 wide, 52 high. */
export const bench = (p: Canvas, tint: string = pale) =>
  p.motif(
    `bench ${tint}`,
    () =>
      rect(-66, -40, 24, 42, tint, edge, 1.1) +
      rect(42, -40, 24, 42, tint, edge, 1.1) +
      rect(-54, -40, 12, 42, p.hatch(-40, 4)) +
      rect(54, -40, 12, 42, p.hatch(-40, 4)) +
      shape(
        trace().polygon([-78, -58], [78, -58], [86, -48], [-86, -48]),
        mix(tint, ink.paper, 0.4),
        edge,
        1.1,
      ) +
      rect(-86, -48, 172, 10, tint, edge, 1.1),
  );

/** A birdbath, 96 high. */
export const birdbath = (p: Canvas) =>
  p.motif("birdbath", () =>
    group(
      "",
      shape(
        trace().move(-12, 0).quad(-4, -40, -9, -76).line([9, -76]).quad(4, -40, 12, 0).close(),
        pale,
        edge,
        1.1,
      ),
      shape(
        trace().move(2, -2).quad(3, -40, 2, -76).line([9, -76]).quad(4, -40, 12, 0).close(),
        p.hatch(-45, 3.5),
      ),
      rect(-20, -6, 40, 8, pale, edge, 1.1),
      shape(
        trace().move(-50, -94).quad(-34, -74, 0, -74).quad(34, -74, 50, -94).close(),
        pale,
        edge,
        1.1,
      ),
      shape(trace().ellipse(0, -94, 50, 8), mix(ink.marian, ink.mist, 0.5), edge, 1.1),
    ),
  );
