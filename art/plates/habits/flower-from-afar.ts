import type { Figure } from "#art/figures/figure.ts";
import { blend, hues, type Tint } from "#art/pen/colors.ts";
import { steps, toward } from "#art/pen/curve.ts";
import { pen, type Rand, seeded, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

/** A flower or a head of flowers as it is seen from so far, its middle at 0, 0. */
export function flowerFromAfar(sheet: Sheet, { flower, family }: Figure, inch: number) {
  const isHead = family === "umbels-and-domes";
  const across = flower?.sizeInches ?? 1;
  const size = Math.max(
    isHead ? 28 : 21,
    Math.min(52, inch * (isHead ? Math.max(0.9, Math.min(2.6, across * 4.4)) : across)),
  );
  const t = hues[flower?.colors[0] ?? "white"];
  const face = sheet.motif("flower from afar", (r) =>
    isHead
      ? headOf(sheet, flower?.colors[0] === "white", t, size / 2, r)
      : faceOf(sheet, flower, t, size / 2),
  );
  return { face, size };
}

/** Many small flowers in a low dome. */
function headOf(sheet: Sheet, isWhite: boolean, t: Tint, half: number, r: Rand): string {
  const florets = pen();
  for (let i = 0; i < 9; i++) {
    const [far, a] = [Math.sqrt((i + 0.5) / 9) * half * 0.82, i * 137.5];
    florets.mark(...toward([0, 0], a + within(r, -12, 12), far));
  }
  return (
    sheet.bound(
      pen().scallop(0, 0, half * 0.92, half * 0.8, 8, r),
      blend(t.wash, t.shade, isWhite ? 0.2 : 0.6),
      blend(t.shade, t.rim, 0.5),
      1.5,
    ) + sheet.line(florets, t.wash, Math.max(5, half * 0.42))
  );
}

/** Its petals in one outline, and its middle. */
function faceOf(sheet: Sheet, flower: Figure["flower"], t: Tint, half: number): string {
  const many = Math.max(4, Math.min(11, flower?.petals ?? 5));
  const isPointed = ["lance", "pointed"].includes(flower?.petalShape ?? "");
  const deep = many > 8 ? 0.62 : isPointed ? 0.4 : 0.5;
  const on = (k: number, far: number) => toward([0, 0], (k * 360) / many + 8, half * far);
  const d = pen().move(...on(0, deep));
  for (const i of steps(many, 0, many - 1)) {
    const [notch, tip] = [on(i + 1, deep), on(i + 0.5, isPointed ? 1.06 : 1)];
    if (isPointed || many > 8) d.line(tip, notch);
    else d.cubic(...on(i + 0.12, 1.16), ...on(i + 0.88, 1.16), ...notch);
  }
  const inner = pen();
  if (flower?.double === "double")
    inner.scallop(0, 0, half * 0.5, half * 0.46, 7, seeded("within a full flower"));
  const eye = flower?.center ? hues[flower.center.color] : undefined;
  const isDisc = ["disc", "cone", "boss"].includes(flower?.center?.kind ?? "");
  return (
    sheet.bound(d.close(), t.wash, blend(t.shade, t.rim, 0.5), 1.5) +
    (flower?.double === "double" ? sheet.fill(inner.close(), t.shade) : "") +
    (eye && !(flower?.double === "double")
      ? sheet.line(pen().mark(0, 0), isDisc ? eye.shade : eye.wash, half * (isDisc ? 0.68 : 0.46))
      : "")
  );
}
