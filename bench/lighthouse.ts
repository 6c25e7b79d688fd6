// Lighthouse (mobile) on four pages, and each page's largest paint against that of the same HTML with
// every script removed, medians of several runs: node bench/lighthouse.ts [runs] (after a build).
// Lighthouse is fetched for the run by npx; it is no dependency of the site.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { chromiumFlags, ensureChromium } from "../scripts/chromium.ts";
import { startServer } from "../tests/support/server.ts";
import { median } from "./load.ts";

const version = "13.5.0";
const runs = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), "nursery-lighthouse-"));

interface Run {
  scores: Record<string, number>;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** Audits that cost points, by name. */
  faults: string[];
}

const execute = promisify(execFile);

/** One run. Lighthouse loses its browser now and then; then the run is made again, twice at most. */
async function measure(url: string, paintOnly: boolean, triesLeft = 2): Promise<Run> {
  const file = join(folder, "report.json");
  try {
    await execute(
      "npx",
      [
        "--yes",
        `lighthouse@${version}`,
        url,
        "--quiet",
        "--output=json",
        `--output-path=${file}`,
        `--chrome-flags=--headless=new ${chromiumFlags.join(" ")}`,
        ...(paintOnly ? ["--only-categories=performance"] : []),
      ],
      { env: { ...process.env, CHROME_PATH: ensureChromium() }, timeout: 120_000 },
    );
  } catch (error) {
    if (triesLeft > 0) return measure(url, paintOnly, triesLeft - 1);
    throw error;
  }
  const report = JSON.parse(readFileSync(file, "utf8"));
  const value = (audit: string) => report.audits[audit].numericValue as number;
  const scores: Record<string, number> = {};
  const faults = new Set<string>();
  for (const [name, category] of Object.entries<{
    score: number;
    auditRefs: { id: string; weight: number }[];
  }>(report.categories)) {
    scores[name] = Math.round(category.score * 100);
    if (name === "performance") continue;
    for (const { id, weight } of category.auditRefs) {
      const { score } = report.audits[id];
      if (weight > 0 && score !== null && score < 1) faults.add(id);
    }
  }
  return {
    scores,
    largestPaint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    faults: [...faults],
  };
}

/** The same site with every script taken out of its pages; files pass through as they are. */
async function withoutScripts(site: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const wanted = incoming.headers["accept-encoding"] ?? "";
    const isPage = (incoming.headers.accept ?? "").includes("text/html");
    request(
      site + incoming.url,
      { headers: { "accept-encoding": isPage ? "identity" : wanted } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const body = Buffer.concat(chunks);
          const { "content-length": _length, ...headers } = answer.headers;
          if (!isPage) return outgoing.writeHead(answer.statusCode ?? 500, headers).end(body);
          const html = body
            .toString()
            .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
            .replace(/<link rel="modulepreload"[^>]*>/g, "");
          return outgoing
            .writeHead(200, {
              "content-type": "text/html; charset=utf-8",
              "content-encoding": "gzip",
            })
            .end(gzipSync(html));
        });
      },
    ).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

const site = await startServer();
const bare = await withoutScripts(site.url);
const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
const posts = (await (await fetch(`${site.url}/api/blog/posts`)).json()) as { slug: string }[];

for (const path of ["/", "/events", `/blog/${posts[0]?.slug}`, "/contact"]) {
  const ours: Run[] = [];
  const theirs: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await measure(site.url + path, false));
    theirs.push(await measure(bareUrl + path, true));
  }
  const middle = (list: Run[], pick: (run: Run) => number) => median(list.map(pick));
  const scores = Object.keys(ours[0]?.scores ?? {}).map(
    (name) => `${name} ${middle(ours, (run) => run.scores[name] ?? 0)}`,
  );
  const paint = middle(ours, (run) => run.largestPaint);
  const barePaint = middle(theirs, (run) => run.largestPaint);
  console.log(
    `${path}\n  ${scores.join(", ")}\n  blocking ${middle(ours, (run) => run.blocking).toFixed(0)} ms, shift ${middle(ours, (run) => run.shift).toFixed(4)}\n  largest paint ${paint.toFixed(0)} ms, without scripts ${barePaint.toFixed(0)} ms, ratio ${(paint / barePaint).toFixed(2)}`,
  );
  const faults = new Set(ours.flatMap((run) => run.faults));
  if (faults.size > 0) console.log(`  faults: ${[...faults].join(", ")}`);
}

bare.close();
await site.close();
rmSync(folder, { recursive: true, force: true });
