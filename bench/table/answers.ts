// A page from memory and a call of the API against a bare node:http server, and nginx where it is
// installed, that send the same bytes; and a page made for one visitor against the one from memory.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentBuild } from "../../scripts/builds.mjs";
import { countAnswers } from "../load.ts";
import {
  freePort,
  processorMilliseconds,
  type RunningProcess,
  startBare,
  startBuild,
} from "../processes.ts";
import { type Measurement, type Row, spread } from "./row.ts";

const rounds = 3;
const milliseconds = 1_000;
const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;
const hasNginx = spawnSync("nginx", ["-v"]).error === undefined;
const client = hasWrk ? "wrk" : "our own client, wrk is not installed";

interface Turn {
  perSecond: number;
  /** Processor time for one answer. */
  microseconds: number;
}

async function turn(
  { child, url }: RunningProcess,
  path: string,
  connections: number,
): Promise<Turn> {
  const before = processorMilliseconds(child);
  const started = performance.now();
  const answers = hasWrk
    ? await askWithWrk(url + path, connections)
    : await countAnswers({
        ...{ url, connections, milliseconds },
        request: `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`,
      });
  const elapsed = performance.now() - started;
  const used = processorMilliseconds(child) - before;
  return { perSecond: (answers * 1000) / elapsed, microseconds: (used * 1000) / answers };
}

async function askWithWrk(url: string, connections: number): Promise<number> {
  const wrk = spawn(
    "wrk",
    ["-t1", `-c${connections}`, `-d${milliseconds / 1000}s`, "-H", "Accept-Encoding: br", url],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let report = "";
  wrk.stdout.on("data", (chunk) => {
    report += chunk;
  });
  await once(wrk, "close");
  if (/Non-2xx/.test(report)) throw new Error(report);
  return Number(/(\d+) requests in/.exec(report)?.[1]);
}

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/** The second answer, which is what every visitor gets; without what a server itself adds to it. */
async function secondAnswer(url: string): Promise<Answer> {
  await (await fetch(url)).arrayBuffer();
  const [response] = await once(
    request(url, { headers: { "accept-encoding": "br" } }).end(),
    "response",
  );
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const {
    date,
    connection,
    "keep-alive": keepAlive,
    "transfer-encoding": _,
    ...headers
  } = response.headers;
  const body = Buffer.concat(chunks);
  return { headers: { ...headers, "content-length": String(body.length) }, body };
}

/** nginx with one process that sends this answer from a file, whatever is asked. */
async function startNginx(folder: string, { headers, body }: Answer): Promise<RunningProcess> {
  const port = await freePort();
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "answer"), body, { mode: 0o644 });
  const own = ["content-length", "content-type", "etag"];
  const added = Object.entries(headers)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value).replaceAll("$", "")};`);
  const type = (headers["content-type"] ?? "text/html").replace(/;.*/, "");
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 1024; }
    http {
      access_log off; keepalive_requests 100000000; default_type ${type}; sendfile on; tcp_nopush on;
      open_file_cache max=10;
      client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
      uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      server {
        listen 127.0.0.1:${port};
        ${added.join("\n")}
        location / { root ${folder}; try_files /answer =404; }
      }
    }`,
  );
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "inherit", "ignore"],
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error("nginx does not start.");
  }
  return {
    child,
    url,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

async function against(
  site: RunningProcess,
  base: RunningProcess,
  path: string,
  connections: number,
): Promise<{ figure: string; ratio: string }> {
  const rates: number[] = [];
  const costs: number[] = [];
  let own = { perSecond: 0, microseconds: 0 };
  await turn(base, path, connections);
  await turn(site, path, connections);
  for (let round = 0; round < rounds; round += 1) {
    const theirs = await turn(base, path, connections);
    own = await turn(site, path, connections);
    rates.push(own.perSecond / theirs.perSecond);
    costs.push(theirs.microseconds / own.microseconds);
  }
  return {
    figure: `${own.perSecond.toFixed(0)} a second, ${own.microseconds.toFixed(0)} µs of processor time`,
    ratio: `${spread(rates)} of its answers a second, ${spread(costs)} by processor time`,
  };
}

async function compare(
  site: RunningProcess,
  what: string,
  path: string,
  numbers: readonly number[],
): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));
  const answer = await secondAnswer(site.url + path);
  const file = join(folder, "answer.json");
  writeFileSync(file, JSON.stringify({ ...answer, body: answer.body.toString("base64") }));
  const bare = await startBare(file);
  const nginx = hasNginx ? await startNginx(folder, answer) : undefined;
  const rows: Row[] = [];
  try {
    for (const connections of numbers) {
      const named = `${what}, ${connections} connections`;
      const toBare = await against(site, bare, path, connections);
      rows.push({ what: named, ...toBare, against: `bare node:http, the same bytes (${client})` });
      if (!nginx) {
        rows.push({
          what: named,
          figure: "",
          against: "nginx",
          ratio: "nginx is not installed here",
        });
        continue;
      }
      const toNginx = await against(site, nginx, path, connections);
      rows.push({
        what: named,
        ...toNginx,
        against: `nginx with one process, the same bytes (${client})`,
      });
    }
  } finally {
    await bare.stop();
    await nginx?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

/** Processor time of pages that nobody has asked for before, against that of pages from memory. */
async function uncached(site: RunningProcess): Promise<Row> {
  const path = "/perennials?q=rose";
  const cached = "/event-registration";
  const ratios: number[] = [];
  let own: Turn = { perSecond: 0, microseconds: 0 };
  await turn(site, path, 4);
  for (let round = 0; round < rounds; round += 1) {
    const theirs = await turn(site, cached, 4);
    own = await turn(site, path, 4);
    ratios.push(own.microseconds / theirs.microseconds);
  }
  return {
    what: `uncached page ${path}`,
    figure: `${(own.microseconds / 1000).toFixed(1)} ms of processor time`,
    against: `the cached page ${cached}`,
    ratio: `${spread(ratios)} times its processor time`,
  };
}

export const answers: Measurement = {
  name: "answers",
  async run() {
    const { main } = currentBuild() ?? {};
    if (!main) throw new Error("There is no build yet: npm run build makes one.");
    const site = await startBuild(main, "warn");
    try {
      return [
        ...(await compare(
          site,
          "cached page /event-registration",
          "/event-registration",
          [16, 256],
        )),
        // More at once would be sent away in part: what is not finished waits in a line (overload.md).
        ...(await compare(site, "API read /api/events", "/api/events", [16])),
        await uncached(site),
      ];
    } finally {
      await site.stop();
    }
  },
};
