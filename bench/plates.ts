// How large each plate is as it is sent, and the thread's processor time for drawing it with warm code.
import { drawPlate } from "../src/features/plants/plates/plate.ts";
import { plateSubjects } from "../src/features/plants/plates/plate-subjects.ts";
import { builtInPlants } from "../src/features/plants/server/current-plants.ts";
import { PlateCache } from "../src/features/plants/server/plate-cache.ts";
import { PlateStore } from "../src/features/plants/server/plate-store.ts";
import { type Measurement, median, type Row } from "./row.ts";

const rounds = 10;

export const plates: Measurement = {
  name: "plates",
  async run() {
    const store = new PlateStore(new PlateCache("", "development"));
    const bytes: number[] = [];
    const times: number[] = [];
    for (const subject of plateSubjects) {
      const plant = builtInPlants.find(subject.slug);
      if (!plant) throw new Error(`${subject.slug} is no plant.`);
      bytes.push((await store.get(plant)).br.length);
      const start = process.threadCpuUsage();
      for (let round = 0; round < rounds; round += 1) drawPlate(subject, subject);
      const { user, system } = process.threadCpuUsage(start);
      times.push((user + system) / 1000 / rounds);
    }
    const row = (what: string, values: number[]): Row => ({
      ...{ what, figure: `median ${median(values).toFixed(1)}`, against: "" },
      ratio: `most ${Math.max(...values).toFixed(1)}`,
    });
    return [row("bytes of a plate as it is sent, brotli", bytes), row("ms to draw one", times)];
  },
};
