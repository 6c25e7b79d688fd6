import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { plantRecords } from "../../plant-record.ts";
import { MadePlates } from "./make-and-keep-plates.ts";

const [plant] = plantRecords;
if (!plant) throw new Error("There is no plant.");

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "plates-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

it("draws a plate for the printer once, and finds it again after a start", async () => {
  const jpeg = await new MadePlates(dataDir, "1").forPaper(plant);
  expect([...jpeg.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  const file = join(dataDir, "cache", "plates", "1", `${plant.slug}-print.jpg`);
  expect(await readFile(file)).toEqual(jpeg);
  await writeFile(file, "as it was kept");
  expect(`${await new MadePlates(dataDir, "1").forPaper(plant)}`).toBe("as it was kept");
});
