import type { Figure } from "#art/figures/figure.ts";
import {
  type Layer,
  type Petal,
  petal,
  type petalSurface,
  project,
  stacked,
  type View,
} from "#art/pen/bloom.ts";
import { blend, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, type Curve, toward } from "#art/pen/curve.ts";
import { pen, within } from "#art/pen/ink.ts";
import { hatching, swell } from "#art/pen/petal-and-leaf-surface.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

type Flower = NonNullable<Figure["flower"]>;

/** How the three falls and the three standards are shaped; a bearded iris is broad and ruffled. */
function build(flower: Flower) {
  const bearded = flower.markings?.kind === "whiskers";
  if (bearded) return { fall: 0.44, standard: 0.46, rise: 1.12, drop: 0.92, part: 0.3, bearded };
  // Wild ones are slender; those of the marsh hold short standards apart.
  const short = flower.petalShape === "spoon" || flower.petalShape === "strap";
  return {
    fall: short ? 0.34 : 0.31,
    standard: short ? 0.15 : 0.2,
    rise: short ? 0.62 : 1,
    drop: short ? 0.46 : 0.86,
    part: short ? 0.42 : 0.26,
    bearded,
  };
}

/** An iris flower with its falls and standards. */
export function iris(
  sheet: Sheet,
  flower: Flower,
  view: View,
  radius: number,
  color: Tint,
): string {
  const r = sheet.rand;
  const b = build(flower);
  const ruffle = flower.edge?.kind === "ruffled" ? 0.13 : 0;
  const marks = flower.markings ? hues[flower.markings.color] : hues.gold;
  const large = radius > 120;
  const finish = { weight: large ? 2.4 : 1.8, hatch: large ? 4 : 0, n: ruffle ? 10 : 7 };
  const layers: Layer[] = [];
  const add = (
    p: Petal,
    extra: number,
    draw?: (s: ReturnType<typeof petalSurface>, from: number, to: number) => string,
  ) =>
    layers.push(
      ...petal(sheet, view, p, {
        inside: color,
        // A white one is not gray behind.
        outside:
          color.wash === hues.white.wash
            ? { ...color, shade: blend(color.wash, color.shade, 0.45) }
            : { ...color, pale: color.wash, wash: color.shade },
        finish,
        ...(draw ? { marks: draw } : {}),
      }).map((l) => ({ ...l, near: l.near + extra })),
    );
  for (const a of [58, 302, 180]) {
    const shape = b.bearded ? swell(0.58, 0.7) : swell(0.7, 0.88);
    const w = radius * b.fall * within(r, 0.95, 1.05);
    add(
      {
        azimuth: a + within(r, -8, 8),
        half: (t) => w * (0.2 * (1 - t) + shape(t) * (1 + ruffle * Math.sin(t * 24))),
        out: (t) =>
          radius * (0.06 + (b.bearded ? 0.8 : 0.92) * Math.sin(Math.min(1, t * 1.16) * 1.5)),
        rise: (t) =>
          radius * (0.26 * Math.sin(t * 2.4) - b.drop * t ** 2.1) +
          radius * ruffle * 0.5 * Math.sin(t * 15),
        cup: -0.25,
      },
      a === 180 ? radius : -radius,
      (s, from, to) => {
        const out: string[] = [];
        if (!b.bearded) {
          const blot = pen()
            .sweep([s(0.12, -0.2), s(0.3, -0.6), s(0.5, -0.5), s(0.62, 0)])
            .sweep([s(0.62, 0), s(0.5, 0.5), s(0.3, 0.6), s(0.12, 0.2)], false)
            .close();
          if (from < 0.3)
            out.push(
              sheet.fill(blot, hues.white.wash),
              sheet.fill(
                pen()
                  .sweep([s(0.08, -0.3), s(0.22, -0.5), s(0.38, 0), s(0.22, 0.5), s(0.08, 0.3)])
                  .close(),
                marks.wash,
              ),
            );
          out.push(
            sheet.line(
              hatching(
                s,
                [-0.6, -0.36, -0.12, 0.12, 0.36, 0.6],
                Math.max(from, 0.16),
                Math.min(to, 0.8),
              ),
              color.rim,
              2,
            ),
          );
        } else {
          const beard = pen();
          for (let i = 0; i < 15; i++) {
            const t = 0.1 + i * 0.026;
            if (t < from || t > to) continue;
            const p = s(t, 0);
            for (const k of [-34, 0, 34]) beard.move(...p).line(toward(p, k, radius * 0.06));
          }
          out.push(
            sheet.line(
              hatching(s, [-0.5, -0.3, 0.3, 0.5], Math.max(from, 0.1), Math.min(to, 0.44)),
              marks.shade,
              1.6,
            ),
          );
          out.push(sheet.line(beard, marks.rim, 4.6), sheet.line(beard, marks.wash, 3));
        }
        return out.join("");
      },
    );
  }
  for (const a of [0, 122, 238]) {
    const shape = swell(0.6, 0.84);
    const w = radius * b.standard * within(r, 0.95, 1.05);
    add(
      {
        azimuth: a + within(r, -6, 6),
        half: (t) => w * (0.3 * (1 - t) + shape(t) * (1 + ruffle * Math.sin(t * 21 + 1))),
        out: (t) => radius * (0.08 + b.part * (b.bearded ? Math.sin(t * 2.9) * 1.1 : t)),
        rise: (t) => radius * b.rise * t,
        cup: b.bearded ? -0.5 : -0.2,
      },
      a === 0 ? -radius * 0.5 : radius * 0.2,
    );
  }
  // The style's three arms arch over the hafts of the falls, paler than they, and each ends in two crests turned up.
  const style = { ...color, wash: blend(color.pale, color.wash, 0.4), shade: color.wash };
  for (const a of [58, 302, 180]) {
    const isFront = a === 180;
    const out = (t: number) => radius * (isFront ? 0.84 : 0.58) * t;
    const rise = (t: number) => radius * (0.1 + 0.26 * Math.sin(t * 2.4) - 0.16 * t * t);
    layers.push(
      ...petal(
        sheet,
        view,
        {
          azimuth: a,
          half: (t) => radius * (0.06 + 0.07 * Math.sin(t * 2.6)),
          out,
          rise,
          cup: -0.3,
          crown: (u) => radius * 0.08 * (1 - u * u),
        },
        { inside: style, outside: style, finish: { ...finish, n: 5, hatch: 0 } },
      ).map((l) => ({ ...l, near: l.near + radius * (isFront ? 1.2 : 0.5) })),
    );
    // A bearded one's standards close over those at the sides.
    if (b.bearded && !isFront) continue;
    const end = isFront ? 1.06 : 0.94;
    const tip = project(view, [...toward([0, 0], a, out(end)), rise(end)]);
    const crests = pen();
    const lean = isFront ? 0 : a < 180 ? 66 : -66;
    for (const k of [-24, 24])
      crests.leaf(
        ...tip,
        lean + k,
        radius * (isFront ? 0.36 : 0.19),
        radius * (isFront ? 0.11 : 0.08),
        k * 0.2,
      );
    layers.push({
      near: radius * 3,
      draw: sheet.bound(crests, style.wash, color.rim, finish.weight),
    });
  }
  return stacked(layers);
}

/** A bud: a furled point out of its green or papery sheath. */
export function bud(
  sheet: Sheet,
  c: Curve,
  long: number,
  color: Tint,
  sheath: Tint,
  showing: number,
): string {
  const [p, a] = [c.at(1), angleAt(c, 1)];
  const furl = pen().leaf(
    ...toward(p, a, long * 0.2),
    a + 2,
    long * (0.5 + 0.5 * showing),
    long * 0.17,
    4,
  );
  const seam = pen()
    .move(...toward(p, a, long * 0.5))
    .quad(...toward(p, a + 9, long * 0.8), ...toward(p, a + 2, long * (0.62 + 0.5 * showing)));
  const spathe = pen()
    .leaf(...toward(p, a + 180, long * 0.16), a - 9, long * 0.9, long * 0.17, -6)
    .leaf(...toward(p, a + 180, long * 0.16), a + 12, long * 0.72, long * 0.14, 8);
  return (
    sheet.bound(furl, color.wash, color.rim, 2.2) +
    sheet.line(seam, color.line, 2) +
    sheet.bound(spathe, sheath.wash, sheath.rim, 2.2)
  );
}
