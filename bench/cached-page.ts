// A page from memory against a bare node:http server that sends the same headers and the same bytes,
// in turns, with the access log off and on: node bench/cached-page.ts [path] (after a build).
//
// The client is wrk where it is installed, else one here that only counts bytes. Two figures each:
// answers a second, which needs a processor that is otherwise idle, and processor time for an answer,
// which a busy machine disturbs less. Where the server was not busy the client was the slower half,
// and the first figure says nothing.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentBuild } from "../scripts/builds.mjs";
import { countAnswers, median } from "./load.ts";
import { processorMilliseconds, type RunningProcess, startBare, startBuild } from "./processes.ts";

const path = process.argv[2] ?? "/event-registration";
const rounds = 9;
const seconds = 2;
const connections = 16;
const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

/** The load of one turn. */
interface Turn {
  perSecond: number;
  /** Processor time that the server used for one answer, in microseconds. */
  microseconds: number;
  /** The share of the time in which the server used a processor. */
  busy: number;
}

async function turn({ child, url }: RunningProcess): Promise<Turn> {
  const before = processorMilliseconds(child);
  const started = performance.now();
  const answers = hasWrk ? await askWithWrk(url) : await askHere(url);
  const elapsed = performance.now() - started;
  const used = processorMilliseconds(child) - before;
  return {
    perSecond: (answers * 1000) / elapsed,
    microseconds: (used * 1000) / answers,
    busy: used / elapsed,
  };
}

async function askWithWrk(url: string): Promise<number> {
  const wrk = spawn(
    "wrk",
    ["-t1", `-c${connections}`, `-d${seconds}s`, "-H", "Accept-Encoding: br", url + path],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let report = "";
  wrk.stdout.on("data", (chunk) => {
    report += chunk;
  });
  await once(wrk, "close");
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(report);
  return Number(/(\d+) requests in/.exec(report)?.[1]);
}

function askHere(url: string): Promise<number> {
  return countAnswers({
    url,
    request: `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`,
    connections,
    milliseconds: seconds * 1000,
  });
}

async function compare(logLevel: string, atLeast: number): Promise<void> {
  const { main } = currentBuild() ?? {};
  if (!main) throw new Error("There is no build yet: npm run build makes one.");
  const site = await startBuild(main, logLevel);
  const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));
  const file = join(folder, "page.json");
  const page = await rawGet(site.url + path);
  writeFileSync(file, JSON.stringify(page));
  const bare = await startBare(file);
  await turn(bare);
  await turn(site);
  const rates: number[] = [];
  const costs: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const theirs = await turn(bare);
    const ours = await turn(site);
    rates.push(ours.perSecond / theirs.perSecond);
    costs.push(theirs.microseconds / ours.microseconds);
    busy.push(ours.busy, theirs.busy);
  }
  await bare.stop();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
  console.log(
    [
      `${path}, ${page.body.length} characters in base64, log at "${logLevel}" (at least ${atLeast}):`,
      `  by processor time ${spread(costs)}`,
      `  by answers a second ${spread(rates)}`,
      `  the servers were busy ${spread(busy)} of the time`,
    ].join("\n"),
  );
}

/** The second answer, which is what every visitor gets; without what Node itself adds to it. */
async function rawGet(url: string) {
  await (await fetch(url)).arrayBuffer();
  const asked = request(url, { headers: { "accept-encoding": "br" } }).end();
  const [response] = await once(asked, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const { date, connection, "keep-alive": keepAlive, ...headers } = response.headers;
  return { headers, body: Buffer.concat(chunks).toString("base64") };
}

function spread(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
}

console.log(hasWrk ? "The client is wrk." : "The client is our own; wrk is not installed.");
await compare("warn", 0.85);
await compare("info", 0.75);
