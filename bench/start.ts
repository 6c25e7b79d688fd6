// A new site's start and its memory, at rest and after a hundred thousand requests, against a bare
// node:http server or another build, each time on data of its own.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Measured,
  processorMilliseconds,
  residentMegabytes,
  startBare,
  startSite,
  withSite,
} from "./processes.ts";
import { inTurns, type Measurement, median, rowOfTurns } from "./row.ts";
import { ask } from "./wrk.ts";

const rounds = 5;
const pages = ["/", "/perennials", "/trees", "/events", "/contact", "/event-registration"];

async function measure(start: () => Promise<Measured>) {
  const started = performance.now();
  const running = await start();
  await (await fetch(`${running.url}/event-registration`)).arrayBuffer();
  const milliseconds = performance.now() - started;
  const processor = processorMilliseconds(running.process());
  const megabytes = residentMegabytes(running.process());
  await running.close();
  return { milliseconds, processor, megabytes };
}

/** 16,333 times each of six cached pages, and 2,000 different searches. */
const afterRequests = () =>
  withSite(async ({ process, url }) => {
    const load = { connections: 8, seconds: 300 };
    for (const page of pages) {
      await ask({ ...load, url: url + page, most: Math.ceil(98_000 / pages.length) });
    }
    await ask({ ...load, url: `${url}/perennials?q=rose%d`, most: 2_000 });
    return residentMegabytes(process());
  });

export const start: Measurement = {
  name: "start",
  async run(other) {
    const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));
    const file = join(folder, "empty.json");
    writeFileSync(file, JSON.stringify({ headers: {}, body: "" }));
    const pairs = await inTurns(
      rounds,
      () => measure(() => (other ? startSite(other) : startBare(file))),
      () => measure(() => startSite()),
    );
    rmSync(folder, { recursive: true, force: true });
    const rows = (
      [
        ["a new site's start to its first page", "milliseconds", "ms"],
        ["processor time for it", "processor", "ms"],
        ["resident memory after it", "megabytes", "MB"],
      ] as const
    ).map(([what, key, unit]) =>
      rowOfTurns(
        what,
        unit,
        other ? "the other build" : "bare node:http",
        pairs.map(([theirs, own]) => [theirs[key], own[key]]),
      ),
    );
    const idle = median(pairs.map(([, own]) => own.megabytes));
    const after = await afterRequests();
    rows.push({
      what: "resident memory after 98,000 requests for six cached pages and 2,000 different searches",
      figure: `${after.toFixed(0)} MB`,
      against: `memory at rest (${idle.toFixed(0)} MB)`,
      ratio: (after / idle).toFixed(2),
    });
    return rows;
  },
};
