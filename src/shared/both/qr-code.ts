import { encode } from "uqr";

/** A QR code (ISO/IEC 18004), `size` squares wide. "Q" bears damage to a quarter of it, "M" to a seventh. */
export function qrCodeOf(address: string, ecc: "Q" | "M" = "Q"): { size: number; d: string } {
  // The quiet zone around it is four squares wide, as the standard asks.
  const { data, size } = encode(address, { ecc, border: 4 });
  const d = data.map((row, y) =>
    runsOf(row)
      .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
      .join(""),
  );
  return { size, d: d.join("") };
}

/** Dark squares beside each other, as one rectangle: the path is a third as long. */
function runsOf(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
