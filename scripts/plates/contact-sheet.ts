/**
 * Plates side by side as one PNG, as a browser draws them.
 *
 * Use: node scripts/plates/contact-sheet.ts OUT.png [--dark] [--blind] [--columns 5] [--width 360]
 *      [slug, part of a slug, or family:NAME …]   (none: all two hundred)
 */
import { parseArgs } from "node:util";
import { drawPlate } from "#art/index-for-server.ts";
import { plantRecords } from "#features/plants/plant-record.ts";
import { subjectOf } from "#features/plants/server/plates/make-and-keep-plates.ts";
import { photographPlates } from "./photograph-plates.ts";

const plateSubjects = plantRecords.map(subjectOf);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: "boolean", default: false },
    blind: { type: "boolean", default: false },
    columns: { type: "string", default: "5" },
    width: { type: "string", default: "360" },
  },
});
const [out, ...wanted] = positionals;
if (!out) throw new Error("Say where the PNG goes: contact-sheet.ts OUT.png");

const chosen = plateSubjects.filter(
  ({ slug, figure }) =>
    wanted.length === 0 ||
    wanted.some((w) => (w.startsWith("family:") ? figure.family === w.slice(7) : slug.includes(w))),
);
const plates = chosen.map((subject) =>
  drawPlate(subject, { number: subject.number, blind: values.blind }),
);
await photographPlates(plates, out, {
  columns: Math.min(Number(values.columns), plates.length),
  width: Number(values.width),
  isDark: values.dark,
});
console.log(`${plates.length} plates, ${values.dark ? "night" : "day"}: ${out}`);
