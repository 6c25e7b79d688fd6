// How much JavaScript, CSS and HTML each page brings with it, compressed as it is sent (brotli), and
// the fonts: node bench/page-weight.ts (after a build). Counts what the HTML names: scripts and
// modules that load with the page, not those that load on an interaction.
import { brotliCompressSync } from "node:zlib";
import { sitemapPages } from "../src/server/public-page-list.ts";
import { startServer } from "../tests/support/server.ts";

/** Every public page, one of each kind that has a slug, and the owner's way in. */
const pages = [
  ...sitemapPages,
  "/blog/planning-a-mary-garden",
  "/perennials/butterfly-weed",
  "/admin-login",
];

const site = await startServer();
const sizes = new Map<string, number>();

/** Bytes of a file as the server sends it to a browser that takes brotli. */
async function sentBytes(path: string): Promise<number> {
  let size = sizes.get(path);
  if (size === undefined) {
    const response = await fetch(site.url + path, { headers: { "accept-encoding": "br" } });
    size = Number(response.headers.get("content-length"));
    await response.arrayBuffer();
    sizes.set(path, size);
  }
  return size;
}

async function sum(paths: Iterable<string>): Promise<number> {
  let total = 0;
  for (const path of new Set(paths)) total += await sentBytes(path);
  return total;
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);

console.log("page                              JavaScript       CSS      HTML     fonts");
for (const page of pages) {
  const response = await fetch(site.url + page);
  if (!response.ok) {
    await site.close();
    throw new Error(`${page}: ${response.status}`);
  }
  const html = await response.text();
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([path]) => path);
  const scripts = await sum(named(/\/assets\/[\w.-]+\.js/g));
  const styles = await sum(named(/\/assets\/[\w.-]+\.css/g));
  const fonts = await sum(named(/\/assets\/[\w.-]+\.woff2/g));
  const own = brotliCompressSync(html).length;
  console.log(
    page.padEnd(32) + kilobytes(scripts) + kilobytes(styles) + kilobytes(own) + kilobytes(fonts),
  );
}
await site.close();
