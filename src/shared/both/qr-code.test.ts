import sharp from "sharp";
import { expect, it } from "vitest";
import { withSvgReading } from "#shared/server/security/svg-safety.ts";
import { qrCodeOf } from "./qr-code.ts";

it("draws every square of the code, with a quiet zone of four around it", async () => {
  const { size, d } = qrCodeOf("https://garden.example/perennials/purple-coneflower-magnus");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${d}"/></svg>`;
  const { data, info } = await withSvgReading(sharp, () =>
    sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true }),
  );
  const isDark = (x: number, y: number) =>
    (data[((y * 8 + 4) * info.width + x * 8 + 4) * info.channels] ?? 255) < 128;
  for (let at = 0; at < size; at++) {
    for (let edge = 0; edge < 4; edge++) {
      expect(
        isDark(at, edge) ||
          isDark(edge, at) ||
          isDark(at, size - 1 - edge) ||
          isDark(size - 1 - edge, at),
      ).toBe(false);
    }
  }
  // The finder pattern in three corners: dark, light, three dark, light, dark.
  const finder = [true, false, true, true, true, false, true];
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    expect(finder.map((_, step) => isDark(left + step, top + 3))).toEqual(finder);
    expect(finder.map((_, step) => isDark(left + 3, top + step))).toEqual(finder);
  }
  expect(
    isDark(size - 8, size - 8) && isDark(size - 7, size - 8) && isDark(size - 6, size - 8),
  ).toBe(false);
});
