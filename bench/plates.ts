// How large each plate is as it is sent (brotli at its highest quality), and how long it takes to draw
// once the code is warm: node bench/plates.ts. The time is the thread's processor time, the least of
// five, because the machine is shared.

import { drawPlate } from "../src/features/plants/plates/plate.ts";
import { type PlateSubject, plateSubjects } from "../src/features/plants/plates/plate-subjects.ts";
import { builtInPlants } from "../src/features/plants/server/current-plants.ts";
import { PlateCache } from "../src/features/plants/server/plate-cache.ts";
import { PlateStore } from "../src/features/plants/server/plate-store.ts";

const plates: { subject: PlateSubject; bytes: number; ms: number }[] = [];
const store = new PlateStore(new PlateCache("", "development"));
for (const subject of plateSubjects) {
  const plant = builtInPlants.find(subject.slug);
  if (!plant) throw new Error(`${subject.slug} is no plant.`);
  const ready = await store.get(plant);
  plates.push({ subject, bytes: ready.br.length, ms: Number.POSITIVE_INFINITY });
}
for (let round = 0; round < 5; round++) {
  for (const plate of plates) {
    const start = process.threadCpuUsage();
    drawPlate(plate.subject, plate.subject);
    const { user, system } = process.threadCpuUsage(start);
    plate.ms = Math.min(plate.ms, (user + system) / 1000);
  }
}

function report(name: string, of: (plate: (typeof plates)[number]) => number): void {
  const sorted = plates.toSorted((a, b) => of(a) - of(b));
  const [median, most] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (!median || !most) return;
  const figure = (value: number) => (name === "bytes" ? value : value.toFixed(1));
  console.log(
    `${name.padEnd(6)} median ${figure(of(median))}, most ${figure(of(most))} (${most.subject.slug})`,
  );
}

report("bytes", ({ bytes }) => bytes);
report("ms", ({ ms }) => ms);
