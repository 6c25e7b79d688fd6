// A page from memory and a call of the API against a bare node:http server that sends the same headers and
// bytes; the page also with the access log on; and pages that are made for one visitor, against the one from
// memory and against another build.
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Measured, processorMilliseconds, startBare, withSite } from "./processes.ts";
import { inTurns, type Measurement, median, type Row, spread } from "./row.ts";
import { ask } from "./wrk.ts";

const rounds = 5;
const cachedPage = "/event-registration";
/** Each another search, so that none is kept. */
const search = "/perennials?q=rose%d";

/** Answers a second, and the processor time of one in microseconds. */
async function turn({ process, url }: Measured, path: string, connections: number) {
  const before = processorMilliseconds(process());
  const { answers, perSecond } = await ask({ url: url + path, connections, seconds: 1 });
  return {
    perSecond,
    microseconds: ((processorMilliseconds(process()) - before) * 1000) / answers,
  };
}

interface Answer {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The second answer, which is what every visitor gets; without what a server itself adds to it. */
async function secondAnswer(url: string): Promise<Answer> {
  await (await fetch(url)).arrayBuffer();
  const asked = request(url, { headers: { "accept-encoding": "br" } }).end();
  const [response] = await once(asked, "response");
  const body = Buffer.concat(await response.toArray());
  const {
    date,
    connection,
    "keep-alive": _kept,
    "transfer-encoding": _how,
    ...headers
  } = response.headers;
  return { headers: { ...headers, "content-length": String(body.length) }, body };
}

async function against(
  what: string,
  [site, path]: [Measured, string],
  [base, basePath]: [Measured, string],
  { name, connections }: { name: string; connections: number },
): Promise<Row> {
  const pairs = await inTurns(
    rounds,
    () => turn(base, basePath, connections),
    () => turn(site, path, connections),
  );
  const own = pairs.map(([, it]) => it);
  const rate = median(own.map(({ perSecond }) => perSecond));
  const cost = median(own.map(({ microseconds }) => microseconds));
  return {
    what: `${what}, ${connections} connections`,
    figure: `${rate.toFixed(0)} a second, ${cost.toFixed(0)} µs of processor time`,
    against: name,
    ratio: `${spread(pairs.map(([theirs, ours]) => ours.perSecond / theirs.perSecond))} of its answers a second, ${spread(pairs.map(([theirs, ours]) => ours.microseconds / theirs.microseconds))} times its processor time`,
  };
}

async function sameBytes(
  site: Measured,
  what: string,
  path: string,
  numbers: readonly number[],
): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));
  const answer = await secondAnswer(site.url + path);
  const file = join(folder, "answer.json");
  writeFileSync(file, JSON.stringify({ ...answer, body: answer.body.toString("base64") }));
  const bare = await startBare(file);
  const name = "bare node:http, the same headers and bytes";
  const rows: Row[] = [];
  try {
    for (const connections of numbers) {
      rows.push(await against(what, [site, path], [bare, path], { name, connections }));
    }
  } finally {
    await bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

/** The processor time of a search, against a page from memory and against another build's search. */
async function searches(site: Measured, other: string | undefined): Promise<Row[]> {
  const four = (name: string) => ({ name, connections: 4 });
  const what = "a page made for one visitor, a search";
  const memory = four("the page from memory");
  const rows = [await against(what, [site, search], [site, cachedPage], memory)];
  if (!other) return rows;
  const before = (it: Measured) =>
    against(what, [site, search], [it, search], four("the other build"));
  return [...rows, await withSite(before, { folder: other })];
}

export const answers: Measurement = {
  name: "answers",
  async run(other) {
    const quiet = await withSite(async (site) => [
      ...(await sameBytes(site, `page from memory, ${cachedPage}`, cachedPage, [16, 256])),
      // More at once would be sent away in part: what is not finished waits in a line (overload.md).
      ...(await sameBytes(site, "a call of the API, /api/events", "/api/events", [16])),
      ...(await searches(site, other)),
    ]);
    const what = `${cachedPage} with the access log on`;
    const logged = (site: Measured) => sameBytes(site, what, cachedPage, [16]);
    return [...quiet, ...(await withSite(logged, { env: { LOG_LEVEL: "info" } }))];
  },
};
