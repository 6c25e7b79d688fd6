import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, hues, type Tint } from "#art/pen/colors.ts";
import { steps, toward } from "#art/pen/curve.ts";
import { pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

/** A pea flower from the side, foot at 0, 0, its mouth to the upper right, `size` long. */
function peaFlower(sheet: Sheet, size: number, t: Tint, cupTint = hues.crimson): string {
  const u = (v: number) => v * size;
  const standard = pen()
    .move(u(0.05), u(-0.12))
    .quad(u(-0.4), u(-0.5), u(-0.2), u(-0.98))
    .quad(u(0.02), u(-1.14), u(0.2), u(-0.9))
    .quad(u(0.3), u(-0.5), u(0.14), u(-0.14))
    .close();
  const fold = pen()
    .move(u(0.06), u(-0.16))
    .quad(u(-0.14), u(-0.5), u(-0.02), u(-0.98))
    .quad(u(0.16), u(-0.94), u(0.18), u(-0.8))
    .quad(u(0.2), u(-0.4), u(0.06), u(-0.16))
    .close();
  const wing = pen()
    .move(u(0.08), u(-0.12))
    .quad(u(0.14), u(-0.62), u(0.58), u(-0.66))
    .quad(u(0.74), u(-0.52), u(0.6), u(-0.34))
    .quad(u(0.34), u(-0.1), u(0.08), u(-0.12))
    .close();
  const keel = pen()
    .move(u(0.06), u(-0.08))
    .quad(u(0.4), u(0.14), u(0.82), u(-0.2))
    .quad(u(0.9), u(-0.42), u(0.66), u(-0.42))
    .quad(u(0.4), u(-0.16), u(0.06), u(-0.08))
    .close();
  const cup = pen()
    .move(u(-0.05), u(0.06))
    .quad(u(-0.16), u(-0.06), u(-0.1), u(-0.24))
    .line([u(-0.01), u(-0.16)], [u(0.08), u(-0.24)], [u(0.13), u(-0.13)], [u(0.22), u(-0.14)])
    .quad(u(0.18), u(0.04), u(0.03), u(0.08))
    .close();
  const lines = pen();
  for (const k of [-0.16, -0.06, 0.06])
    lines.move(u(0.05 + k * 0.2), u(-0.3)).quad(u(k * 1.3), u(-0.6), u(k + 0.02), u(-0.86));
  return (
    sheet.bound(standard, t.wash, t.rim, 2.2) +
    sheet.fill(fold, t.shade) +
    sheet.line(lines, t.line, 1.4) +
    sheet.bound(keel, t.pale, t.rim, 2) +
    sheet.bound(wing, t.wash, t.rim, 2) +
    sheet.bound(cup, cupTint.shade, t.rim, 1.8)
  );
}

/** Pea flowers that break from the bark together, two of them still shut. */
export function peaCluster(sheet: Sheet, radius: number, t: Tint): string {
  const full = sheet.motif("pea", () => peaFlower(sheet, radius * 1.4, t));
  const bud = sheet.motif("pea bud", () =>
    sheet.bound(pen().leaf(0, 0, 4, radius * 0.85, radius * 0.28, 3), t.shade, t.rim, 2),
  );
  return sheet.motif("cluster", (r) => {
    const stalks = pen();
    let heads = "";
    for (const [i, k] of steps(6, -1, 1).entries()) {
      const a = k * 86 + within(r, -9, 9);
      const end = toward([0, 0], a, radius * within(r, 0.65, 1.05));
      stalks.move(0, 0).quad(...toward([0, 0], a * 0.6, radius * 0.45), ...end);
      heads += sheet.put(i % 4 ? full : bud, end, within(r, 0.82, 1.05), {
        turn: a * 0.9 - (k > 0 ? 20 : -20),
        flip: k < 0,
      });
    }
    return sheet.line(stalks, hues.crimson.shade, 3.4) + heads;
  });
}

/** A silverbell's flower, hung from 0, 0: one bell cleft into four round lobes, of which three are seen, and its stamens below. */
export function silverbellFlower(sheet: Sheet, size: number, t: Tint): string {
  const u = (v: number) => v * size;
  const [tips, clefts] = [pen(), pen()];
  for (const x of [-0.1, 0, 0.1]) tips.mark(u(x), u(1.04 - 3 * x * x));
  for (const side of [-1, 1])
    clefts.move(u(side * 0.17), u(0.88)).quad(u(side * 0.15), u(0.7), u(side * 0.11), u(0.5));
  const green = greens["yellow-green"];
  return (
    sheet.line(pen().lines([0, u(0.8)], [0, u(1.16)]), green.shade, 2.4) +
    sheet.line(tips, hues.gold.shade, 7) +
    sheet.bound(
      pen()
        .move(u(-0.08), u(0.06))
        .cubic(u(-0.34), u(0.14), u(-0.38), u(0.56), u(-0.46), u(0.84))
        .quad(u(-0.36), u(1.02), u(-0.17), u(0.88))
        .quad(0, u(1.08), u(0.17), u(0.88))
        .quad(u(0.36), u(1.02), u(0.46), u(0.84))
        .cubic(u(0.38), u(0.56), u(0.34), u(0.14), u(0.08), u(0.06))
        .close(),
      t.wash,
      t.rim,
      2,
    ) +
    sheet.fill(
      pen()
        .move(u(0.08), u(0.1))
        .cubic(u(0.3), u(0.2), u(0.34), u(0.56), u(0.42), u(0.83))
        .quad(u(0.3), u(0.94), u(0.21), u(0.84))
        .quad(u(0.2), u(0.4), u(0.08), u(0.1))
        .close(),
      t.shade,
    ) +
    sheet.line(clefts, t.line, 1.6) +
    sheet.bound(pen().ellipse(0, u(0.06), u(0.13), u(0.09)), green.wash, green.rim, 1.6)
  );
}

/** A maroon so dark that no line shows on it is lit where light falls. */
const maroon: Tint = {
  ...hues.chocolate,
  pale: blend(hues.crimson.shade, hues.rose.wash, 0.2),
  wash: blend(hues.chocolate.wash, hues.crimson.wash, 0.45),
  line: hues.chocolate.shade,
};

/** A pawpaw's flower, nodding from 0, 0 on a downy stalk: three sepals, three wrinkled outer petals bent back at their tips, the inner ones shorter. */
export function pawpawFlower(sheet: Sheet, size: number): string {
  const u = (v: number) => v * size;
  const t = maroon;
  const [sides, veins, inner, sepals, curl] = [pen(), pen(), pen(), pen(), pen()];
  for (const k of [-1, 1]) {
    sides
      .move(0, u(0.34))
      .cubic(u(k * 0.5), u(0.26), u(k * 0.66), u(0.7), u(k * 0.6), u(1))
      .quad(u(k * 0.66), u(1.12), u(k * 0.9), u(1.08))
      .cubic(u(k * 0.7), u(1.34), u(k * 0.3), u(1.2), 0, u(0.8))
      .close();
    veins
      .move(u(k * 0.34), u(0.44))
      .quad(u(k * 0.54), u(0.74), u(k * 0.5), u(1.1))
      .move(u(k * 0.54), u(0.62))
      .line([u(k * 0.42), u(0.7)])
      .move(u(k * 0.58), u(0.84))
      .line([u(k * 0.46), u(0.94)]);
    inner.leaf(0, u(0.5), 180 - k * 22, u(0.86), u(0.2), u(k * -0.1));
  }
  for (const x of [-0.18, 0, 0.18])
    veins.move(u(x * 0.6), u(0.5)).quad(u(x * 1.3), u(0.84), u(x * 0.8), u(1.22));
  for (const y of [0.72, 0.94, 1.1])
    veins.move(u(-0.2), u(y + 0.06)).quad(0, u(y - 0.08), u(0.2), u(y + 0.04));
  for (const a of [-74, 74, 4]) sepals.leaf(0, u(0.24), 180 - a, u(0.42), u(0.17), u(a / 500));
  curl
    .move(u(-0.27), u(1.16))
    .quad(0, u(1.02), u(0.27), u(1.16))
    .quad(u(0.1), u(1.42), 0, u(1.4))
    .quad(u(-0.1), u(1.42), u(-0.27), u(1.16))
    .close();
  const green = greens.green;
  return (
    sheet.line(pen().move(0, 0).quad(u(0.06), u(0.14), 0, u(0.3)), hues.brown.rim, 9) +
    sheet.line(pen().move(0, 0).quad(u(0.06), u(0.14), 0, u(0.3)), hues.tan.shade, 5) +
    sheet.bound(inner, hues.chocolate.shade, t.rim, 1.8) +
    sheet.bound(sides, t.wash, t.rim, 2.2) +
    sheet.bound(
      pen()
        .move(u(-0.16), u(0.34))
        .cubic(u(-0.5), u(0.74), u(-0.36), u(1.18), 0, u(1.3))
        .cubic(u(0.36), u(1.18), u(0.5), u(0.74), u(0.16), u(0.34))
        .close(),
      t.wash,
      t.rim,
      2.2,
    ) +
    sheet.line(veins, t.line, 1.8) +
    sheet.bound(curl, t.pale, t.rim, 2) +
    sheet.bound(sepals, green.wash, green.rim, 1.8)
  );
}

/** A sourwood's urn, hung from 0, 0: broad above, drawn in to a narrow mouth, its five teeth rolled back. */
function urn(sheet: Sheet, size: number, t: Tint): string {
  const u = (v: number) => v * size;
  const [teeth, sepals] = [pen(), pen()];
  for (const a of [-58, 58, 0]) teeth.leaf(u(a / 420), u(0.84), 180 - a, u(0.19), u(0.08));
  for (const a of [-62, 62, -26, 28]) sepals.leaf(0, u(-0.05), 180 - a, u(0.3), u(0.07));
  const green = greens.green;
  return (
    sheet.bound(teeth, t.pale, t.rim, 1.6) +
    sheet.bound(
      pen()
        .move(u(-0.1), 0)
        .cubic(u(-0.5), u(0.12), u(-0.42), u(0.64), u(-0.16), u(0.9))
        .quad(0, u(0.96), u(0.16), u(0.9))
        .cubic(u(0.42), u(0.64), u(0.5), u(0.12), u(0.1), 0)
        .close(),
      t.wash,
      t.rim,
      1.8,
    ) +
    sheet.fill(
      pen()
        .move(u(0.08), u(0.06))
        .cubic(u(0.42), u(0.18), u(0.34), u(0.6), u(0.12), u(0.86))
        .quad(u(0.24), u(0.46), u(0.08), u(0.06))
        .close(),
      t.shade,
    ) +
    sheet.bound(sepals, green.wash, green.rim, 1.4)
  );
}

/** One small flower seen from the front, `size` across; threads for the fringetree. */
export function floret(sheet: Sheet, figure: Figure, size: number, t: Tint): string {
  const { flower } = figure;
  if (!flower) return "";
  if (flower.symmetry === "two-sided") return peaFlower(sheet, size * 1.2, t, greens.green);
  if (flower.poise === "bell") return urn(sheet, size, t);
  const isInset = size > 100;
  const [petals, sepals, stamens, anthers, veins] = [pen(), pen(), pen(), pen(), pen()];
  const threads = flower.petalShape === "thread";
  // Drawn large, oval petals stand apart.
  const isRound = flower.petalShape === "round" || (flower.petalShape === "oval" && !isInset);
  const green = greens["yellow-green"];
  // A linden has many stamens in five bundles, and before each petal one that is like a petal; a hawthorn's are about twenty.
  const isBundled = flower.stamens?.kind === "boss" && flower.petals === 5 && !isRound;
  const many = flower.stamens?.kind === "boss" ? (isBundled && isInset ? 40 : 20) : flower.petals;
  // A holly with berries has stamens that bear no pollen, and an ovary with a broad stigma.
  const isBerried = isInset && figure.tree?.evergreen;
  const isLong = !isInset && flower.petals === 4 && flower.petalShape === "lance";
  const staminodes = pen();
  for (let i = 0; i < flower.petals; i++) {
    const a = (360 / flower.petals) * i + 10;
    const between = a + 180 / flower.petals;
    // A fringetree's straps hang from one small cup.
    if (threads) petals.leaf(0, 0, 138 + i * 28, size * 1.5, size * 0.15, i % 2 ? 8 : -8);
    else if (isRound) {
      petals.ellipse(...toward([0, 0], a, size * 0.3), size * 0.21);
      veins.lines(toward([0, 0], a, size * 0.16), toward([0, 0], a, size * 0.4));
    } else if (isBerried) petals.leaf(0, 0, a, size * 0.54, size * 0.4);
    else petals.leaf(0, 0, a, size * 0.54, size * (isInset ? 0.2 : 0.26), 0);
    // A pagoda dogwood's stamens stand out between its petals.
    if (isLong) petals.leaf(0, 0, between, size * 0.62, size * 0.06);
    if (threads) sepals.leaf(0, -size * 0.06, 132 + i * 32, size * 0.3, size * 0.09);
    else sepals.leaf(0, 0, between, size * (isBundled ? 0.5 : isBerried ? 0.34 : 0.4), size * 0.08);
    if (isBundled) staminodes.leaf(0, 0, a, size * 0.34, size * 0.08);
  }
  for (let i = 0; i < (threads ? 0 : many); i++) {
    const each = many / flower.petals;
    const a = isBundled
      ? 10 +
        (360 / flower.petals) * Math.floor(i / each) +
        ((i % each) - (each - 1) / 2) * (56 / each)
      : (360 / many) * (i + 0.5) + 10;
    const far = isBerried ? 0.24 : many > 9 && i % 2 ? 0.28 : isBundled ? 0.4 : 0.34;
    const tip = toward([0, 0], a, size * far);
    stamens.move(0, 0).line(tip);
    anthers.mark(...tip);
  }
  const eye = hues[flower.center?.color ?? flower.stamens?.color ?? (isRound ? "yellow" : "cream")];
  // A linden's sepals are pale.
  const cup = isBundled ? hues.cream : green;
  const calyx = isInset ? sheet.bound(sepals, cup.wash, cup.rim, 1.8) : "";
  if (threads)
    return (
      sheet.bound(petals, t.wash, blend(t.shade, t.rim, 0.4), 1.4) +
      // Its two stamens stand in the short tube that the straps are joined to, beside its pistil.
      (isInset
        ? sheet.bound(
            pen().polygon([-13, 0], [-16, 30], [16, 30], [13, 0]),
            t.wash,
            blend(t.shade, t.rim, 0.4),
            1.4,
          ) +
          sheet.line(pen().lines([0, 14], [0, 42]).mark(0, 44), green.rim, 5) +
          sheet.line(
            pen().lines([-10, 22], [-11, 36]).lines([10, 22], [11, 36]),
            hues.gold.rim,
            9,
          ) +
          sheet.line(pen().lines([-10, 22], [-11, 36]).lines([10, 22], [11, 36]), hues.gold.wash, 6)
        : "") +
      (isInset
        ? sheet.line(
            pen()
              .move(-8, -size * 0.5)
              .quad(4, -size * 0.3, 0, -4),
            green.rim,
            7,
          ) + calyx
        : "") +
      sheet.fill(pen().ellipse(0, size * 0.02, size * 0.09), greens.green.shade)
    );
  return (
    calyx +
    sheet.bound(petals, t.wash, isInset ? t.rim : blend(t.shade, t.rim, 0.35), 1.4) +
    (isInset ? sheet.line(veins, t.shade, 4) : "") +
    sheet.line(stamens, isInset ? eye.line : eye.shade, isInset ? 3 : 1.4) +
    (isBundled && isInset ? sheet.bound(staminodes, hues.cream.pale, hues.cream.rim, 1.6) : "") +
    (isInset
      ? sheet.line(anthers, hues.gold.rim, isBerried ? 9 : 13) +
        sheet.line(anthers, isBerried ? hues.cream.wash : hues.gold.wash, isBerried ? 6 : 9)
      : "") +
    sheet.bound(
      pen().ellipse(0, 0, size * (isBerried ? 0.15 : 0.1)),
      isInset ? green.wash : eye.shade,
      eye.line,
      1.4,
    ) +
    (!isInset
      ? ""
      : isBundled
        ? sheet.line(pen().mark(0, 0), cup.rim, 16) + sheet.line(pen().mark(0, 0), cup.wash, 11)
        : stigma(sheet, size * (isBerried ? 0.08 : 0.04), isBerried ? 4 : 3))
  );
}

/** A stigma seen from above, in lobes. */
function stigma(sheet: Sheet, size: number, lobes: number): string {
  const d = pen();
  for (let i = 0; i < lobes; i++) d.mark(...toward([0, 0], (360 / lobes) * i, size * 0.7));
  return sheet.line(d, hues.brown.shade, size);
}
