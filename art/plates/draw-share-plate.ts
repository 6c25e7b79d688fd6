import { fine, gilt, lettered, paper } from "#art/pen/colors.ts";
import { height, lettering, lineWidth, width } from "#art/pen/frame.ts";
import { drawPlate } from "./draw-plate.ts";
import type { PlateSubject } from "./plate-subject.ts";

/** The picture of a shared link, in pixels: what the networks crop nothing from. */
const shareWidth = 1200;
const shareHeight = 630;

const plateHigh = 562;
const plateWide = Math.round((plateHigh * width) / height);
const plateLeft = 68;
/** The middle of the paper beside the plate, and how much of it a line may take. */
const middle = (plateLeft + plateWide + shareWidth - 40) / 2;
const lineMax = shareWidth - plateLeft - plateWide - 130;

/** The plate of a plant by day, on parchment with its names beside it, as an SVG. */
export function drawSharePlate(subject: PlateSubject): string {
  const plate = drawPlate(subject, { number: subject.number })
    .trim()
    // No reader of a shared link says which light it has, and the rasterizer must not choose one.
    .replace(/@media\(prefers-color-scheme:dark\)\{.*?\}\}/, "")
    .replace("<svg ", `<svg x="${plateLeft}" y="34" width="${plateWide}" height="${plateHigh}" `);
  const names = linesOf(subject.name, 76);
  const size = Math.min(76, ...names.map((line) => fitting(line, 76)));
  const first = 310 - (names.length - 1) * size * 0.55;
  const written = names.map((line, i) =>
    lettering(line, middle, first + i * size * 1.1, size, "plant-name"),
  );
  const latinAt = first + (names.length - 1) * size * 1.1 + 84;
  const latin = lettering(
    subject.latin,
    middle,
    latinAt,
    Math.min(40, fitting(subject.latin, 40)),
    "plant-latin",
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shareWidth} ${shareHeight}" width="${shareWidth}" height="${shareHeight}"><style>.plant-name{fill:${lettered.day}}.plant-latin{fill:${fine.day}}</style><path fill="${paper.day}" d="M0 0h${shareWidth}v${shareHeight}H0z"/><path fill="none" stroke="${gilt.day}" stroke-width="2" d="M13 13h1174v604H13z"/><path fill="none" stroke="${gilt.day}" stroke-width="2" d="M${middle - 60} ${latinAt - 54}h120"/>${plate}${written.join("")}${latin}</svg>`;
}

/** The size at which a line fits beside the plate. */
const fitting = (line: string, size: number) =>
  Math.floor((size * lineMax) / lineWidth(line, size));

/** A name on one line, or on two where it would get small on one. */
function linesOf(name: string, size: number): string[] {
  if (lineWidth(name, size) <= lineMax) return [name];
  const words = name.split(" ");
  const ways = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const widest = (lines: string[]) => Math.max(...lines.map((line) => lineWidth(line, size)));
  return ways.sort((a, b) => widest(a) - widest(b))[0] ?? [name];
}
