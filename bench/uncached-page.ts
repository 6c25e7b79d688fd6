// The processor time of a page that is made for one visitor (a search), of this build and of another
// one, in turns: node bench/uncached-page.ts <main file of the other build> [path]
// The other build is made in a second checkout; without it only this one is measured.
import { Agent, request } from "node:http";
import { currentBuild } from "../scripts/builds.mjs";
import { median } from "./load.ts";
import { processorMilliseconds, type RunningProcess, startBuild } from "./processes.ts";

const [, , before, path = "/perennials?q=rose"] = process.argv;
const rounds = 9;
const requests = 100;

/** Milliseconds of processor time for one page, all threads together: some compress. */
async function turn({ child, url }: RunningProcess): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const started = processorMilliseconds(child);
  let left = requests;
  const visitor = async () => {
    while (left-- > 0) await get(url + path, agent);
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
  agent.destroy();
  return (processorMilliseconds(child) - started) / requests;
}

/** Asks as Chrome and Firefox do, and resolves with how many bytes came. */
function get(url: string, agent: Agent): Promise<number> {
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve(bytes));
    })
      .on("error", reject)
      .end();
  });
}

const { main } = currentBuild() ?? {};
if (!main) throw new Error("There is no build yet: npm run build makes one.");
const now = await startBuild(main, "warn");
const then = before ? await startBuild(before, "warn") : undefined;
for (let round = 0; round < 3; round += 1) {
  if (then) await turn(then);
  await turn(now);
}
const costs: number[] = [];
const ratios: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const other = then ? await turn(then) : Number.NaN;
  const own = await turn(now);
  costs.push(own);
  ratios.push(own / other);
}
const agent = new Agent();
console.log(`${path}: ${median(costs).toFixed(2)} ms, ${await get(now.url + path, agent)} bytes`);
if (then) {
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  console.log(
    `÷ the other build: ${median(ratios).toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)}), which sent ${await get(then.url + path, agent)} bytes`,
  );
}
await then?.stop();
await now.stop();
