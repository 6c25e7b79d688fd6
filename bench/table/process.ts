// A new site's start and its memory, at rest and after a hundred thousand requests, against a bare
// node:http server; and the bytes that each page names.
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sitemapPages } from "../../src/server/sitemap-and-cached-pages.ts";
import { pageWeigher } from "../../tests/support/page-weight.ts";
import { startServer } from "../../tests/support/server.ts";
import { answersPerSecond, median } from "../load.ts";
import { startBare } from "../processes.ts";
import { type Measurement, type Row, spread } from "./row.ts";

const rounds = 5;
/** Of each kind, a hundred thousand in all: as many from memory as a busy week's share. */
const asked = [
  { path: () => "/event-registration", count: 90_000 },
  { path: () => "/api/events", count: 9_000 },
  { path: (n: number) => `/trees?q=oak${n}`, count: 1_000 },
];

/** Linux tells a process's memory in its status file; elsewhere it is NaN. */
function megabytes(child: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

async function startAndMemory(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));
  const file = join(folder, "empty.json");
  writeFileSync(file, JSON.stringify({ headers: {}, body: "" }));
  const starts: number[] = [];
  const own: number[] = [];
  const memories: number[] = [];
  let idle = Number.NaN;
  let bareIdle = Number.NaN;
  for (let round = 0; round < rounds; round += 1) {
    let started = performance.now();
    const bare = await startBare(file);
    await fetch(bare.url);
    const bareStart = performance.now() - started;
    bareIdle = megabytes(bare.child);
    await bare.stop();
    started = performance.now();
    const site = await startServer();
    await fetch(`${site.url}/event-registration`);
    own.push(performance.now() - started);
    starts.push((performance.now() - started) / bareStart);
    idle = megabytes(site.process());
    memories.push(idle / bareIdle);
    await site.close();
  }
  rmSync(folder, { recursive: true, force: true });
  const after = await memoryAfterLoad();
  return [
    {
      what: "a new site's start to its first page",
      figure: `${median(own).toFixed(0)} ms`,
      against: "bare node:http",
      ratio: spread(starts),
    },
    {
      what: "memory at rest after the first page",
      figure: `${idle.toFixed(0)} MB resident`,
      against: `bare node:http (${bareIdle.toFixed(0)} MB)`,
      ratio: spread(memories),
    },
    {
      what: "memory after 100,000 requests (1,000 of them uncached pages)",
      figure: `${after.toFixed(0)} MB resident`,
      against: "memory at rest",
      ratio: (after / idle).toFixed(2),
    },
  ];
}

async function memoryAfterLoad(): Promise<number> {
  const site = await startServer();
  for (const { path, count } of asked) {
    let n = 0;
    await answersPerSecond({
      url: site.url,
      request: () => `GET ${path(n++)} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`,
      connections: 8,
      milliseconds: 300_000,
      most: count,
    });
  }
  const after = megabytes(site.process());
  await site.close();
  return after;
}

const pages = [
  ...sitemapPages,
  "/blog/planning-a-mary-garden",
  "/perennials/butterfly-weed",
  "/my-garden",
  "/admin-login",
];

async function weights(): Promise<Row[]> {
  const site = await startServer();
  try {
    const weigh = pageWeigher(site);
    const rows: Row[] = [];
    for (const page of pages) {
      const { scripts, styles, html, fonts } = await weigh(page);
      const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
      rows.push({
        what: `first load of ${page}`,
        figure: `JavaScript ${kilobytes(scripts)} KB, CSS ${kilobytes(styles)}, HTML ${kilobytes(html)}, fonts ${kilobytes(fonts)}`,
        against: "its HTML",
        ratio: ((scripts + styles + html + fonts) / html).toFixed(1),
      });
    }
    return rows;
  } finally {
    await site.close();
  }
}

export const startAndMemoryKept: Measurement = { name: "start", run: startAndMemory };
export const firstLoad: Measurement = { name: "bytes", run: weights };
