import type { Figure } from "#art/figures/figure.ts";
import { petal, stacked, type View, whorl } from "#art/pen/bloom.ts";
import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { steps, toward } from "#art/pen/curve.ts";
import { mounded } from "#art/pen/inflorescence.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import { swell } from "#art/pen/petal-and-leaf-surface.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { floret, floretBud } from "./florets.ts";

type Flower = NonNullable<Figure["flower"]>;
/** How large the radius of a head is that is engraved once. */
export const unit = 150;
export type HeadStage = "bud" | "full";
/** A head whose stalk ends at 0, 0 and grows up the picture. */
export type Head = (
  sheet: Sheet,
  r: Rand,
  flower: Flower,
  radius: number,
  color: Tint,
  stage: HeadStage,
) => string;

/** A ball of narrow flowers standing off on every side, those in its middle toward the eye: globe thistle. */
const spiky: Head = (sheet, r, flower, radius, color, stage) => {
  const open = stage === "full";
  // The stalk ends within it.
  const center: Point = [0, -radius * 0.6];
  const under = hues[flower.outside ?? "silver"];
  const core = pen().ellipse(...center, radius * 0.72);
  const [far, near, stars] = [pen(), pen(), pen()];
  const n = open ? 120 : 80;
  for (let i = 0; i < n; i++) {
    const k = Math.sqrt((i + 0.5) / n);
    const a = i * 137.508;
    const tip = toward(center, a, radius * (open ? 1.04 : 0.86) * k * within(r, 0.94, 1.06));
    // In the middle of the ball a flower is seen from above: five lobes.
    if (open && k < 0.66) {
      for (const b of i % 2 ? steps(5, 0, 288) : [])
        stars.move(...tip).line(toward(tip, a + b, radius * 0.1));
      continue;
    }
    (i % 2 ? near : far).move(...toward(center, a, radius * 0.56 * k)).line(tip);
    if (open && i % 2)
      for (const b of [-60, 0, 60]) stars.move(...tip).line(toward(tip, a + b, radius * 0.12));
  }
  const tint = open ? color : under;
  return (
    sheet.line(far, tint.rim, radius * 0.062 + 1.6) +
    sheet.line(far, tint.shade, radius * 0.062) +
    sheet.line(near, tint.rim, radius * 0.062 + 1.6) +
    sheet.line(near, tint.wash, radius * 0.062) +
    (open ? sheet.fill(core, color.shade) : "") +
    sheet.line(stars, color.rim, 6) +
    sheet.line(stars, color.pale, 3.5)
  );
};

/** A clover-like head of papery bracts, one over another: globe amaranth. */
const scaled: Head = (sheet, r, _flower, radius, color) => {
  const scale = sheet.motif(
    `scale ${color.wash.day}`,
    () =>
      sheet.bound(pen().leaf(0, 12, 0, 52, 30), color.wash, color.rim, 1.8) +
      sheet.fill(pen().leaf(4, 10, 8, 38, 11), color.shade),
  );
  const collar = pen();
  for (const a of [-96, 96, -124, 122])
    collar.leaf(0, -radius * 0.05, a, radius * 1.15, radius * 0.24, a * 0.06);
  return (
    sheet.bound(collar, greens.green.wash, contour, 2) +
    sheet.fill(pen().ellipse(0, -radius * 0.68, radius * 0.72, radius * 0.74), color.shade) +
    mounded(radius * 0.74, radius * 1.5, 84, r)
      .map((p) =>
        sheet.put(scale, p.point, (p.size * radius) / 132, {
          turn: p.angle * 0.85,
          flip: p.side < 0,
        }),
      )
      .join("")
  );
};

/** A half ball of small flowers over papery bracts: thrift. */
const button: Head = (sheet, r, flower, radius, color, stage) => {
  const small = Math.max(24, radius * 0.3);
  const one = sheet.motif(`small ${color.wash.day}`, (q) =>
    floret(sheet, q, { ...flower, poise: "flat" }, 27, 26, color),
  );
  const bud = sheet.motif(`small bud ${color.wash.day}`, () => floretBud(sheet, 22, color));
  const [bracts, sheath] = [pen(), pen()];
  const isBud = stage === "bud";
  // A young head is closed in its bracts.
  for (const a of [-70, 70, -42, 42, -14, 15])
    bracts.leaf(
      a * (isBud ? 0.2 : 0.08),
      radius * 0.06,
      a * (isBud ? 0.5 : 1),
      radius * (isBud ? 0.86 : 0.62),
      radius * (isBud ? 0.26 : 0.22),
      a * (isBud ? -0.5 : -0.2),
    );
  // Under the head a brown sheath hangs round the stalk.
  sheath
    .move(-radius * 0.1, 0)
    .line(
      [-radius * 0.13, radius * 0.42],
      [0, radius * 0.36],
      [radius * 0.12, radius * 0.46],
      [radius * 0.1, 0],
    )
    .close();
  const t = hues[flower.outside ?? "tan"];
  const cupped = sheet.bound(sheath, t.shade, t.rim, 1.6) + sheet.bound(bracts, t.wash, t.rim, 1.8);
  const places = mounded(
    radius * (isBud ? 0.3 : 0.92),
    radius * (isBud ? 0.3 : 1.1),
    isBud ? 5 : 30,
    r,
  );
  const up = radius * (isBud ? 0.5 : 0.36);
  const stalks = pen();
  for (const { foot, point } of places)
    stalks.lines([foot[0] * 0.5, foot[1] * 0.5 - up * 0.5], [point[0], point[1] - up]);
  const flowers =
    sheet.line(stalks, color.rim, 3) +
    places
      .map((p, i) =>
        sheet.put(
          isBud || i % 5 === 0 ? bud : one,
          [p.point[0], p.point[1] - up],
          (p.size * small) / 27,
          { turn: p.angle, flip: p.side < 0 },
        ),
      )
      .join("");
  if (isBud) return flowers + cupped;
  const ground = pen().scallop(0, -radius * 0.8, radius * 0.72, radius * 0.46, 8, r);
  return cupped + sheet.fill(ground, color.shade) + flowers;
};

/** One of a scabious's outer flowers from its tube, 100 long: two short lobes and three broad ruffled ones. */
const marginal = (sheet: Sheet, color: Tint) =>
  sheet.motif(`marginal ${color.wash.day}`, (q) => {
    const lobes = [-84, 84, -34, 34, 0].map((a, i) => {
      const long = (i < 2 ? 46 : i < 4 ? 88 : 106) * within(q, 0.95, 1.05);
      const at = (along: number, aside: number): Point =>
        toward(toward([0, 0], a, along * long), a + 90, aside * long);
      const d = pen()
        .move(...at(0, 0))
        .cubic(...at(0.3, -0.12), ...at(0.52, -0.42), ...at(0.84, -0.28))
        .quad(...at(1.04, -0.28), ...at(0.95, -0.1))
        .quad(...at(1.1, 0.02), ...at(0.95, 0.12))
        .quad(...at(1.02, 0.3), ...at(0.82, 0.29))
        .cubic(...at(0.52, 0.42), ...at(0.3, 0.12), ...at(0, 0))
        .close();
      return sheet.bound(d, i < 2 ? color.shade : color.wash, color.rim, 1.8);
    });
    return lobes.join("");
  });

/** A cushion of small flowers and pins in a ring of larger flowers of unequal lobes: scabious. */
const pincushion: Head = (sheet, r, flower, radius, color, stage) => {
  const one = marginal(sheet, color);
  const far = stage === "bud" ? 0.6 : 1;
  const ring = (many: number, from: number, long: number) =>
    steps(many, 0, 360 - 360 / many)
      .map((a) => {
        const turn = a + within(r, -5, 5);
        const foot = toward([0, 0], turn, radius * from);
        // A ring seen aslant: those at its sides keep their length.
        const p: Point = [foot[0], foot[1] * 0.62 - radius * 0.24];
        const end = toward([0, 0], turn, 1);
        const slant = Math.hypot(end[0], end[1] * 0.62);
        const lean = (Math.atan2(end[0], -end[1] * 0.62) * 180) / Math.PI;
        return {
          y: p[1],
          draw: sheet.put(one, p, (radius * long * within(r, 0.94, 1.06)) / 100, {
            turn: lean,
            tall: slant,
          }),
        };
      })
      .sort((p, q) => p.y - q.y)
      .map(({ draw }) => draw)
      .join("");
  // The flowers of the cushion have five lobes, too.
  const small = sheet.motif(`cushion ${color.wash.day}`, () => {
    const d = pen();
    for (const a of steps(5, 0, 288)) d.leaf(0, 0, a, 13, 5);
    return sheet.bound(d, color.pale, color.rim, 1.4);
  });
  const eye = hues[flower.center?.color ?? "lavender"];
  const ground = pen().ellipse(0, -radius * 0.3, radius * 0.5 * far, radius * 0.34 * far);
  const cushion =
    sheet.bound(ground, eye.shade, eye.rim, 1.8) +
    Array.from({ length: 34 }, (_, i) => {
      const [x, y] = toward([0, 0], i * 137.5, radius * 0.5 * far * Math.sqrt((i + 0.5) / 34));
      return { x, y: y * 0.68 - radius * 0.3 };
    })
      .sort((p, q) => p.y - q.y)
      .map(({ x, y }) => sheet.put(small, [x, y], radius / unit))
      .join("");
  // Its stamens stand out like pins.
  const [pins, pinheads] = [pen(), pen()];
  for (let i = 0; i < 22; i++) {
    const [x, y] = toward([0, 0], i * 137.5, radius * 0.46 * far * Math.sqrt((i + 1) / 22));
    const p: Point = [x, y * 0.68 - radius * 0.3];
    const end = toward(p, x * (60 / radius), radius * 0.16);
    pins.lines(p, end);
    pinheads.mark(...end);
  }
  // Narrow bracts, longer than the ring is deep at its sides.
  const cup = pen();
  for (const a of [-96, 98, -70, 72, -40, 42, -150, 152])
    cup.leaf(0, -radius * 0.1, a, radius * 0.62, radius * 0.06);
  return (
    sheet.bound(cup, greens.green.shade, contour, 1.8) +
    ring(flower.petals, 0.36 * far, 0.62 * far) +
    cushion +
    sheet.line(pins, color.rim, 2) +
    sheet.line(pinheads, color.rim, 8.5) +
    sheet.line(pinheads, hues.white.wash, 5.5)
  );
};

/** A flat collar of pointed bracts round a posy of small flowers, each on its thread: masterwort. */
const collared: Head = (sheet, r, flower, radius, color, stage) => {
  const isBud = stage === "bud";
  const view: View = { at: [0, -radius * 0.1], tilt: isBud ? 62 : 44, turn: 3 };
  const tips = hues[flower.markings?.color ?? "green"];
  const shape = swell(0.56, 0.5);
  const bracts = whorl(
    r,
    flower.petals,
    () => {
      const l = radius * within(r, 0.94, 1.06);
      return {
        half: (t: number) => l * 0.155 * (0.3 * (1 - t) + shape(t)),
        out: (t: number) => radius * 0.06 + l * t * (isBud ? 0.5 : 1),
        rise: (t: number) => l * (isBud ? 0.7 : 0.12) * t ** 1.2,
        cup: 0.1,
      };
    },
    8,
    0.25,
  ).flatMap((p) =>
    petal(sheet, view, p, {
      inside: color,
      outside: { ...color, wash: tips.pale },
      finish: { weight: 1.9, hatch: 0, n: 5 },
      marks: (s) => sheet.line(pen().lines(s(0.3, 0), s(0.97, 0)), tips.shade, 2),
    }),
  );
  const [threads, heads, anthers] = [pen(), pen(), pen()];
  const foot: Point = [0, -radius * 0.1];
  for (const { point, angle } of mounded(radius * 0.44, radius * 0.56, 30, r)) {
    const p: Point = [point[0], point[1] - radius * 0.16];
    threads.move(...foot).quad(p[0] * 0.6, p[1] * 0.8, ...p);
    heads.mark(...p);
    for (const a of [-34, 34]) anthers.move(...p).line(toward(p, angle * 0.8 + a, radius * 0.1));
  }
  const c = hues[flower.center?.color ?? "pink"];
  return (
    stacked(bracts) +
    sheet.line(threads, greens["yellow-green"].shade, 2) +
    sheet.line(anthers, c.rim, 1.5) +
    sheet.line(heads, c.rim, radius * 0.07 + 2.5) +
    sheet.line(heads, c.wash, radius * 0.07)
  );
};

/** Which head a figure means. */
export function headOf({ flower, inflorescence }: Figure): Head {
  if (flower?.poise === "globed" || inflorescence?.kind === "globe")
    return flower?.petalShape === "thread" ? spiky : scaled;
  if (inflorescence?.kind === "umbel" && (flower?.petals ?? 0) > 9) return collared;
  if (flower?.center?.kind === "boss") return pincushion;
  return button;
}
