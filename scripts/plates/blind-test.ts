/**
 * Makes the material of the blind test from its seed: numbered PNGs without caption or number, the
 * questions, and the key. See docs/plates-blind-test.md.
 *
 * Use: node scripts/plates/blind-test.ts OUT [--round 1] [--seed TEXT], or with `--openly` for 36 plates without
 * names to choose from.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { PlateSubject } from "#art/index.ts";
import { drawPlate } from "#art/index-for-server.ts";
import { type Rand, seeded } from "#art/pen/ink.ts";
import { plantRecords } from "#features/plants/plant-record.ts";
import { subjectOf } from "#features/plants/server/plates/make-and-keep-plates.ts";
import { photographPlates } from "./photograph-plates.ts";

const plateSubjects = plantRecords.map(subjectOf);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    round: { type: "string", default: "1" },
    openly: { type: "boolean", default: false },
    seed: { type: "string", default: "Rosa Mystica 2026-11-21" },
  },
});
const [out] = positionals;
const { seed } = values;
const round = Number(values.round);
/** As many rounds as there are plates that no round before has shown. */
const rounds = values.openly ? 5 : 2;
if (!out || !Number.isInteger(round) || round < 1 || round > rounds)
  throw new Error(`Use: blind-test.ts OUT [--openly] [--seed TEXT] [--round 1 to ${rounds}]`);

/** The same list in an order drawn by lot. */
function shuffled<Item>(list: readonly Item[], r: Rand): Item[] {
  return list
    .map((item) => ({ item, lot: r() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}

/** Twenty plates of a catalogue for the questions and, after them, a few for the second part. */
function drawn(
  kind: PlateSubject["kind"],
  open: number,
): { asked: PlateSubject[]; named: PlateSubject[] } {
  const order = shuffled(
    plateSubjects.filter((s) => s.kind === kind),
    seeded(`${seed} ${kind}`),
  );
  const from = (round - 1) * (20 + open);
  return { asked: order.slice(from, from + 20), named: order.slice(from + 20, from + 20 + open) };
}

const name = ({ name: common, latin }: PlateSubject) => `${common} (${latin})`;

/** Three wrong names: two of the same family of figures, one of the same catalogue. */
function wrongNames(subject: PlateSubject, r: Rand): PlateSubject[] {
  const others = shuffled(
    plateSubjects.filter((s) => s.slug !== subject.slug),
    r,
  );
  const related = others.filter((s) => s.figure.family === subject.figure.family);
  const neighbors = others.filter((s) => s.kind === subject.kind);
  const picked: PlateSubject[] = [];
  for (const s of [...related.slice(0, 2), ...neighbors])
    if (picked.length < 3 && !picked.some((p) => p.slug === s.slug || p.name === s.name))
      picked.push(s);
  return picked;
}

/** So many plates of a catalogue, all of them to be named openly. */
function drawnOpenly(kind: PlateSubject["kind"], open: number): ReturnType<typeof drawn> {
  const all = plateSubjects.filter((s) => s.kind === kind);
  const order = shuffled(all, seeded(`${seed} ${kind} openly`));
  return { asked: [], named: order.slice((round - 1) * open, round * open) };
}

const parts = values.openly
  ? [drawnOpenly("perennial", 18), drawnOpenly("tree", 9), drawnOpenly("annual", 9)]
  : [drawn("perennial", 10), drawn("tree", 5), drawn("annual", 5)];
const r = seeded(`${seed} round ${round}`);
const asked = shuffled(
  parts.flatMap((p) => p.asked),
  r,
);
const named = shuffled(
  parts.flatMap((p) => p.named),
  r,
);

mkdirSync(out, { recursive: true });
const file = (part: string, i: number) => `${part}-${String(i + 1).padStart(2, "0")}`;
const key: Record<string, { slug: string; name: string; letter?: string }> = {};
const questions = ["# Which plant is this?", ""];
for (const [i, subject] of asked.entries()) {
  const options = shuffled([subject, ...wrongNames(subject, r)], r);
  const letter = "ABCD"[options.indexOf(subject)] ?? "";
  key[file("question", i)] = { slug: subject.slug, name: name(subject), letter };
  questions.push(
    `${file("question", i)}.png`,
    ...options.map((o, k) => `  ${"ABCD"[k]}. ${name(o)}`),
    "",
  );
}
questions.push("# And these? Write the genus, or the common name.", "");
for (const [i, subject] of named.entries()) {
  key[file("open", i)] = { slug: subject.slug, name: name(subject) };
  questions.push(`${file("open", i)}.png`);
}
writeFileSync(join(out, "questions.md"), `${questions.join("\n")}\n`);
mkdirSync(join(out, "key"), { recursive: true });
writeFileSync(join(out, "key", "key.json"), `${JSON.stringify(key, null, 2)}\n`);
for (const [part, list] of [
  ["question", asked],
  ["open", named],
] as const)
  for (const [i, subject] of list.entries())
    await photographPlates(
      [drawPlate(subject, { number: "", blind: true })],
      join(out, `${file(part, i)}.png`),
      {
        columns: 1,
        width: 800,
        isDark: false,
      },
    );
console.log(`${asked.length} questions and ${named.length} open plates in ${out}`);
