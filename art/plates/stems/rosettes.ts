import { contour, greens, hues } from "#art/pen/colors.ts";
import { radians, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { axisTip, stem } from "#art/pen/stem.ts";
import type { Blossoms } from "../flowers/blossom-motifs.ts";
import type { Subject } from "../plate-subject.ts";
import { raceme } from "./flowers-on-stems.ts";
import { leafTint } from "./leaf-of-figure.ts";

/** A rosette from above: leaf over leaf in the spiral of 137.5°. */
function rosette(
  at: Point,
  radius: number,
  count: number,
  print: (at: Point, angle: number, length: number, i: number) => string,
  tall = 0.78,
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const k = 1 - i / count;
    const a = i * 137.508;
    const [x, y] = [Math.sin(radians(a)), -Math.cos(radians(a)) * tall];
    const squeeze = Math.hypot(x, y);
    out += print(
      [at[0] + x * radius * 0.08 * k, at[1] + y * radius * 0.08 * k - (1 - k) * radius * 0.12],
      (Math.atan2(x, -y) * 180) / Math.PI,
      radius * (0.22 + 0.78 * k) * squeeze,
      i,
    );
  }
  return out;
}

/** Hens and chicks: fleshy rosettes, the small ones round the large, one in flower. */
export function hens(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { figure } = subject;
  const t = leafTint(figure);
  const tip =
    hues[
      figure.leaf.pattern && figure.leaf.pattern.color in hues
        ? (figure.leaf.pattern.color as keyof typeof hues)
        : "purple"
    ];
  const leaf = sheet.motif("fleshy", () => {
    const d = pen()
      .move(-9, 0)
      .cubic(-20, -36, -38, -62, -19, -80)
      .quad(-6, -90, 0, -112)
      .quad(6, -90, 19, -80)
      .cubic(38, -62, 20, -36, 9, 0)
      .close();
    const dark = pen().move(4, 0).cubic(18, -36, 30, -60, 16, -78).quad(8, -56, 4, 0).close();
    const point = pen()
      .move(-10, -86)
      .quad(-4, -93, 0, -112)
      .quad(4, -93, 10, -86)
      .quad(0, -79, -10, -86)
      .close();
    return (
      sheet.bound(d, t.wash, t.rim, 2.6) + sheet.fill(dark, t.shade) + sheet.fill(point, tip.wash)
    );
  });
  const one = (at: Point, radius: number, count: number) =>
    rosette(at, radius, count, (p, a, l) =>
      sheet.put(leaf, p, Math.max(0.1, l / 106), { turn: a }),
    );
  const stalk = shoot([-70, -190], -4, 10, 620);
  const scale = sheet.motif("stem leaf", () =>
    sheet.bound(pen().leaf(0, 0, 0, 58, 19, 0), t.wash, tip.rim, 2),
  );
  // Leaves clothe the stem all round, each over the foot of the next.
  const scales = steps(27, 0.92, 0.06).map((k, i) => {
    const across = [-1, 0.55, -0.3, 1, -0.6, 0.2][i % 6] ?? 0;
    const [x, y] = stalk.at(k);
    return sheet.put(scale, [x + across * 9, y], 1, { turn: across * 40 });
  });
  const arms = [-1, 0.9, -0.4, 0.3].map((k) =>
    shoot(stalk.at(0.95), k * 44, k * 108, 220 - 70 * Math.abs(k)),
  );
  const stages = ["face", "turned", "bud"] as const;
  const runner = pen()
    .move(60, -120)
    .quad(150, -90, 196, -66)
    .move(-110, -130)
    .quad(-200, -50, -210, -40);
  return (
    sheet.line(runner, contour, 8) +
    sheet.line(runner, t.wash, 5) +
    one([-80, -190], 215, 34) +
    stem(sheet, stalk, 24, 16, greens["yellow-green"], 5) +
    scales.join("") +
    // The innermost leaves stand round its foot.
    [-22, 24, -58, 56, -104, 102, -146, 148, 180]
      .map((a) => sheet.put(leaf, [-72, -196], 0.78, { turn: a }))
      .join("") +
    // Forked arms bend over, their flowers in a row on the upper side.
    arms
      .map(
        (arm) =>
          stem(sheet, arm, 11, axisTip, greens["yellow-green"], 4) +
          raceme(sheet, subject, set, arm, { from: 0.3, to: 0.98, count: 6, size: 46, stages }),
      )
      .join("") +
    one([230, -120], 165, 26) +
    one([60, -62], 92, 17) +
    one([-226, -48], 70, 14) +
    one([330, -36], 62, 13)
  );
}

/** A rosette of ruffled leaves, green without and colored within. */
export function kale(sheet: Sheet, subject: Subject): string {
  const { figure } = subject;
  const word = figure.leaf.pattern?.color ?? "magenta";
  const heartTint = word in hues ? hues[word as keyof typeof hues] : hues.magenta;
  const make = (key: string, t: typeof heartTint, vein: typeof heartTint) =>
    sheet.motif(key, (r) => {
      // Frilled all round.
      const rim: Point[] = steps(25, -122, 122).map((a, i) =>
        toward([0, -52], a, (i % 2 ? 60 : 45) * within(r, 0.94, 1.06)),
      );
      const d = pen()
        .move(-6, 0)
        .sweep([[-6, 0], ...rim, [6, 0]], false)
        .close();
      // The ribs run on into the frill, where alone they are seen.
      const veins = pen().move(0, 0).line([0, -98]);
      for (const k of [-1, 1])
        veins
          .move(0, -30)
          .quad(k * 16, -56, k * 46, -64)
          .move(0, -50)
          .quad(k * 10, -74, k * 30, -90);
      const edge = pen().sweep(rim.slice(13));
      return (
        sheet.bound(d, t.wash, t.rim, 2.4) +
        sheet.line(edge, t.shade, 6) +
        sheet.line(veins, vein.wash, 3)
      );
    });
  const green = leafTint(figure);
  const ids = [
    make("outer", green, heartTint),
    make("inner", heartTint, hues.pink),
    make("core", hues.pink, heartTint),
  ];
  const stalk = stem(sheet, shoot([40, 0], -2, 2, 200), 46, 40, greens["yellow-green"], 4);
  const many = 34;
  // The head is seen from the front and above: its outer leaves hang over the stalk.
  return (
    stalk +
    rosette(
      [40, -262],
      350,
      many,
      (p, a, l, i) =>
        sheet.put(ids[i < 16 ? 0 : i < 27 ? 1 : 2] ?? "", p, l / 108, { turn: a, flip: i % 2 > 0 }),
      0.62,
    )
  );
}
