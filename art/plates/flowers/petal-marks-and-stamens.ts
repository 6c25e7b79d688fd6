import type { Figure } from "#art/figures/figure.ts";
import { type Layer, project, type View } from "#art/pen/bloom.ts";
import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, bow, brush, radians, steps, toward } from "#art/pen/curve.ts";
import { pen, type Rand, within } from "#art/pen/ink.ts";
import { hatching, type Surface, strip } from "#art/pen/petal-and-leaf-surface.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

type Flower = NonNullable<Figure["flower"]>;

const isEyed = ({ center }: Flower) => center?.kind === "eye";
/** Five petals overlap, so that their eye is one ring round the throat. */
const isRinged = (flower: Flower) =>
  isEyed(flower) && flower.petals === 5 && flower.poise === "flat" && !flower.double;

/** What is painted on a petal. */
export function marksOf(sheet: Sheet, flower: Flower, large: boolean) {
  const { markings, center } = flower;
  return (s: Surface, from: number, to: number): string => {
    let out = "";
    if (center && (center.kind === "throat" || isEyed(flower)) && !isRinged(flower) && from < 0.1)
      out += sheet.fill(
        strip(s, -0.85, 0.85, 0, center.kind === "eye" ? 0.3 : 0.38, 4),
        hues[center.color].wash,
      );
    if (!markings) return out;
    const t = hues[markings.color];
    if (markings.kind === "blotch" && from < 0.2)
      out += sheet.fill(strip(s, -0.8, 0.8, 0.06, Math.min(to, 0.46), 5), t.wash);
    if (markings.kind === "spots") {
      const d = pen();
      for (let i = 0; i < 11; i++)
        d.mark(...s(0.15 + 0.065 * i, 0.62 * Math.sin(i * 2.4) * (1 - i * 0.03)));
      out += sheet.line(d, t.wash, large ? 6 : 4);
    }
    if (["veins", "stripes", "halo", "band"].includes(markings.kind))
      out += sheet.line(
        hatching(s, steps(large ? 5 : 3, -0.62, 0.62), Math.max(from, 0.1), Math.min(to, 0.84)),
        t.shade,
        large ? 2 : 1.5,
      );
    return out;
  };
}

/** What stands in a flower: where its figure names neither stamens nor an eye, a few pale ones are seen. */
export const stamensIn = ({ stamens, center, petals }: Flower): Flower["stamens"] =>
  stamens ?? (center && petals !== 4 ? undefined : { kind: "few", color: "yellow" });

/** A hellebore's small green tubes of nectar round the feet of its stamens, and its carpels in the middle of them. */
function nectariesAndCarpels(sheet: Sheet, view: View, radius: number): Layer[] {
  const [carpels, tubes] = [pen(), pen()];
  for (const a of steps(13, 0, 332)) {
    const [x, y] = toward([0, 0], a, radius);
    tubes.lines(project(view, [x * 0.22, y * 0.22, 3]), project(view, [x * 0.36, y * 0.36, 12]));
  }
  const foot = project(view, [0, 0, 4]);
  for (const a of steps(6, 0, 300)) {
    const [x, y] = toward([0, 0], a, radius);
    const tip = project(view, [x * 0.1, y * 0.1, radius * 0.22]);
    const turn = (Math.atan2(tip[0] - foot[0], foot[1] - tip[1]) * 180) / Math.PI;
    carpels.leaf(...foot, turn, Math.hypot(tip[0] - foot[0], tip[1] - foot[1]) + 3, 4);
  }
  const t = greens["yellow-green"];
  return [
    { near: radius * 0.3, draw: sheet.line(tubes, t.rim, 9) + sheet.line(tubes, t.wash, 6) },
    { near: radius * 0.5, draw: sheet.bound(carpels, t.wash, t.rim, 1.6) },
  ];
}

/** A cranesbill's ten stamens in two rings, close round the green column that ends in five stigmas. */
function roundColumn(sheet: Sheet, view: View, radius: number, t: Tint): Layer[] {
  const [threads, anthers, arms] = [pen(), pen(), pen()];
  const foot = project(view, [0, 0, 2]);
  const top = project(view, [0, 0, radius * 0.3]);
  for (const [i, a] of steps(10, 18, 342).entries()) {
    const far = radius * (i % 2 ? 0.17 : 0.26);
    const end = project(view, [...toward([0, 0], a, far), radius * (i % 2 ? 0.24 : 0.16)]);
    threads.lines(foot, end);
    anthers.mark(...end);
  }
  for (const a of steps(5, 0, 288))
    arms.lines(top, project(view, [...toward([0, 0], a, radius * 0.11), radius * 0.34]));
  const green = greens["yellow-green"];
  return [
    {
      near: radius * 0.4,
      draw:
        sheet.line(threads, hues.white.shade, 2) +
        sheet.line(anthers, t.rim, 8) +
        sheet.line(anthers, t.wash, 5.5) +
        sheet.line(pen().lines(foot, top), green.rim, 9) +
        sheet.line(pen().lines(foot, top), green.wash, 5.5) +
        sheet.line(arms, hues.rose.rim, 5) +
        sheet.line(arms, hues.pink.wash, 2.6),
    },
  ];
}

function stamensOf(sheet: Sheet, r: Rand, flower: Flower, view: View, radius: number): Layer[] {
  const { center } = flower;
  const stamens = stamensIn(flower);
  const out: Layer[] = [];
  const foot = project(view, [0, 0, radius * 0.04]);
  const isHellebore = center?.kind === "crown" && stamens?.kind === "boss";
  if (isHellebore) out.push(...nectariesAndCarpels(sheet, view, radius));
  else if (center?.kind === "crown" || center?.kind === "boss") {
    const t = hues[center.color];
    const top = project(view, [0, 0, radius * 0.18]);
    // A bloodroot's is a pod under a stigma of two lobes.
    const isPod = flower.petals === 8;
    const ball = isPod
      ? pen().leaf(...foot, 6, radius * 0.3, radius * 0.11)
      : pen().ellipse(...top, radius * 0.13, radius * 0.12);
    const stigma = pen()
      .mark(top[0] - 4, top[1] - 6)
      .mark(top[0] + 8, top[1] - 6);
    // A poppy's stigmas are rays on the lid of its ovary.
    const rays = pen();
    if (flower.markings?.kind === "blotch")
      for (const a of steps(11, 0, 327))
        rays.lines(top, project(view, [...toward([0, 0], a, radius * 0.115), radius * 0.18]));
    out.push({
      near: radius * 0.5,
      draw:
        sheet.bound(ball, t.wash, contour, 2) +
        sheet.line(rays, contour, 2.4) +
        (isPod ? sheet.line(stigma, contour, 11) + sheet.line(stigma, t.pale, 8) : ""),
    });
  }
  if (!stamens) return out;
  const t = hues[stamens.color];
  if (stamens.count === 10) return roundColumn(sheet, view, radius, t);
  if (stamens.kind === "column") {
    // It leans out of the flower, also from the front.
    const end = project(view, [
      radius * 0.1,
      -radius * (view.tilt < 30 ? 0.5 : 0.18),
      radius * 0.62,
    ]);
    const c = bow(foot, end, 0.08);
    const d = pen();
    for (const [i, k] of steps(12, 0.35, 0.96).entries()) {
      const p = c.at(k);
      d.mark(p[0] + (i % 2 ? 1 : -1) * within(r, 3, 9), p[1] + within(r, -4, 4));
    }
    // Its style ends in five branches.
    const [branches, knobs] = [pen(), pen()];
    for (const a of steps(5, -64, 64)) {
      const tip = toward(c.at(1.04), angleAt(c, 1) + a, radius * 0.11);
      branches.lines(c.at(0.96), tip);
      knobs.mark(...tip);
    }
    out.push({
      near: radius,
      draw:
        sheet.fill(
          brush(c, () => radius * 0.06, 3),
          t.wash,
        ) +
        sheet.line(pen().sweep(steps(3).map((k) => c.at(k))), contour, 1.4) +
        sheet.line(d, t.shade, 7) +
        sheet.line(d, hues.yellow.wash, 4.5) +
        sheet.line(branches, contour, 2) +
        sheet.line(knobs, contour, 7) +
        sheet.line(knobs, hues.white.wash, 4.5),
    });
    return out;
  }
  const isNigella = stamens.kind === "long" && center?.kind === "crown";
  const [many, reach, lift] = {
    boss: [isHellebore ? 46 : 26, isHellebore ? 0.26 : 0.3, 0.16],
    few: [stamens.count ?? (flower.petals === 4 || flower.petals === 6 ? 6 : 5), 0.16, 0.26],
    // Twice as many as petals; a spider flower has six, love-in-a-mist very many.
    long: isNigella ? [30, 0.44, 0.34] : [flower.petals === 4 ? 6 : 10, 0.5, 0.5],
  }[stamens.kind] as [number, number, number];
  const [threads, anthers, styles] = [pen(), pen(), pen()];
  // Five long ones, twisted at their ends.
  const top = project(view, [0, 0, radius * 0.3]);
  for (const a of steps(5, 20, 308))
    styles.sweep([foot, toward(top, a, 14), toward(top, a + 24, 24), toward(top, a + 60, 26)]);
  for (let i = 0; i < many; i++) {
    const a = radians(i * 137.508);
    const k = reach * within(r, 0.6, 1.05);
    const end = project(view, [
      Math.sin(a) * radius * k,
      -Math.cos(a) * radius * k,
      radius * lift * within(r, 0.8, 1.1),
    ]);
    threads.move(...foot).line(end);
    anthers.mark(...end);
  }
  out.push({
    near: radius * 0.4,
    draw:
      sheet.line(threads, t.shade, stamens.kind === "long" ? 2.4 : 1.8) +
      sheet.line(anthers, t.rim, 8.5) +
      sheet.line(anthers, t.wash, 6) +
      (isNigella ? sheet.line(styles, contour, 5.5) + sheet.line(styles, hues.green.wash, 3) : ""),
  });
  return out;
}

/** Stamens and eye. */
export function middle(sheet: Sheet, r: Rand, flower: Flower, view: View, radius: number): Layer[] {
  const { center, stamens } = flower;
  const layers = stamensOf(sheet, r, flower, view, radius);
  if (center && isRinged(flower) && view.tilt < 70) {
    const broad = radius * 0.24;
    const ring = pen().ellipse(
      ...project(view, [0, 0, 2]),
      broad,
      broad * Math.cos(radians(view.tilt)),
    );
    layers.push({ near: radius * 0.35, draw: sheet.fill(ring, hues[center.color].wash) });
  }
  if (center && ["eye", "throat"].includes(center.kind) && view.tilt < 70 && !stamens)
    layers.push({
      near: radius,
      draw: sheet.line(
        pen().mark(...project(view, [0, 0, 2])),
        hues[center.color === "white" ? "gold" : center.color].line,
        8,
      ),
    });
  return layers;
}
