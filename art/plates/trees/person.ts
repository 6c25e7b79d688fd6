import { blend, contour, fine } from "#art/pen/colors.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

/** A gardener of 66 inches beside a tree, to tell its size. */
export function person(sheet: Sheet, [x, y]: Point, high: number): string {
  const u = (v: number) => (v * high) / 100;
  const robe = pen(10)
    .move(x - u(13), y)
    .quad(x - u(12), y - u(40), x - u(11), y - u(60))
    .quad(x - u(14), y - u(80), x - u(4), y - u(84))
    .line([x + u(4), y - u(84)])
    .quad(x + u(14), y - u(80), x + u(11), y - u(60))
    .quad(x + u(12), y - u(40), x + u(13), y)
    .close();
  const hat = pen(10)
    .move(x - u(15), y - u(92))
    .quad(x, y - u(98), x + u(15), y - u(92))
    .quad(x, y - u(87), x - u(15), y - u(92))
    .close();
  return (
    sheet.fill(robe, blend(fine, contour, 0.3)) +
    sheet.fill(pen(10).ellipse(x, y - u(91), u(6), u(8)), fine) +
    sheet.fill(hat, contour)
  );
}
