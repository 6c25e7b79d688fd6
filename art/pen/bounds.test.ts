import { describe, expect, it } from "vitest";
import { contour } from "./colors.ts";
import { pen } from "./ink.ts";
import { Sheet, sized } from "./plate-sheet.ts";

describe("how far a drawing reaches", () => {
  const sheet = new Sheet("bounds");
  const square = pen().polygon([0, 0], [20, 0], [20, -40], [0, -40]);
  const motif = sheet.motif("square", () => sheet.fill(square, contour));

  it("is told of a path, turned, mirrored, enlarged and moved", () => {
    expect(sheet.bounds(sheet.fill(square, contour))).toEqual({
      left: 0,
      right: 20,
      top: -40,
      bottom: 0,
    });
    const placed = sheet.put(motif, [100, 50], 2, { flip: true });
    expect(sheet.bounds(placed)).toEqual({ left: 60, right: 100, top: -30, bottom: 50 });
    const turned = sheet.bounds(sized([10, 0], 0.5, sheet.put(motif, [0, 0], 1, { turn: 90 })));
    expect(turned.left).toBeCloseTo(10);
    expect(turned.right).toBeCloseTo(30);
    expect(turned.bottom).toBeCloseTo(10);
  });

  it("follows curves and not their handles", () => {
    const bow = sheet.line(pen().move(0, 0).quad(40, -80, 80, 0), contour);
    expect(sheet.bounds(bow)).toEqual({ left: 0, right: 80, top: -40, bottom: 0 });
    const ring = sheet.fill(pen().ellipse(0, 0, 30, 20), contour);
    expect(sheet.bounds(ring)).toEqual({ left: -30, right: 30, top: -20, bottom: 20 });
  });

  it("is nothing where nothing is drawn", () => {
    expect(sheet.bounds("")).toEqual({ left: 0, right: 0, top: 0, bottom: 0 });
  });
});
