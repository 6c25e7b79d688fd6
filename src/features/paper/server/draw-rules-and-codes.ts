import { qrCodeOf } from "#shared/both/qr-code.ts";
import type { Mark, Part } from "../answers.ts";

export type Box = Omit<Part, "marks">;

export const millimeter = 72 / 25.4;

/** A code of this side, its quiet zone not counted, in the lower right corner of a box. */
export function cornerCode(address: string, box: Box, side: number): Mark {
  const { size, d } = qrCodeOf(address, "M");
  // Four squares on each side are quiet.
  const scale = side / (size - 8);
  const x = box.x + box.width - side - 4 * scale;
  const y = box.y + box.height - side - 4 * scale;
  return { kind: "path", d, x, y, scale, color: "black", line: null };
}

/** A hairline double rule, as round a page of a breviary. */
export function doubleRule(box: Box, inset: number): Mark[] {
  return [outline(box, inset, "gilt"), outline(box, inset + 2.5, "rule")];
}

/** The outline of a box, so far within it. */
export function outline({ x, y, width, height }: Box, inset: number, color: "gilt" | "rule"): Mark {
  const d = `M0 0H${width - 2 * inset}V${height - 2 * inset}H0Z`;
  return { kind: "path", d, x: x + inset, y: y + inset, scale: 1, color, line: 0.6 };
}
