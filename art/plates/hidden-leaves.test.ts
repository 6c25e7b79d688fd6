import { describe, expect, it } from "vitest";
import { greens } from "#art/pen/colors.ts";
import { pen } from "#art/pen/ink.ts";
import { Sheet } from "#art/pen/plate-sheet.ts";
import { withoutHidden } from "./hidden-leaves.ts";

describe("the leaves of a specimen", () => {
  const sheet = new Sheet("leaves");
  const { wash, rim } = greens.green;
  const square = (key: string) =>
    sheet.motif(key, () =>
      sheet.bound(pen().polygon([-50, -50], [50, -50], [50, 50], [-50, 50]), wash, rim),
    );
  const [leaf, flower] = [square("leaf 0"), square("flower")];
  const before = sheet.put(flower, [0, 0]);

  it("are left out where no more than a sliver is seen", () => {
    expect(withoutHidden(sheet, sheet.put(leaf, [20, 0]) + before)).toBe(before);
  });

  it("stay where half of them is seen, where they lie before a flower, or where it was moved away", () => {
    for (const drawn of [
      sheet.put(leaf, [50, 0]) + before,
      before + sheet.put(leaf, [20, 0]),
      `${sheet.put(leaf, [20, 0])}<g transform="translate(60 0)">${before}</g>`,
    ])
      expect(withoutHidden(sheet, drawn)).toBe(drawn);
  });

  it("are left out alone: a hidden flower stays", () => {
    const hidden = sheet.put(flower, [20, 0]) + before;
    expect(withoutHidden(sheet, hidden)).toBe(hidden);
  });
});
