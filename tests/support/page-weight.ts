import { brotliCompressSync } from "node:zlib";
import type { RunningServer } from "./server.ts";

/** Bytes that a page names, compressed as they are sent to a browser that takes brotli. */
export interface PageWeight {
  scripts: number;
  styles: number;
  html: number;
  fonts: number;
}

/**
 * Weighs pages of a running site by what their HTML names: scripts and modules that load with the
 * page, not those that load on an interaction.
 */
export function pageWeigher(
  site: Pick<RunningServer, "url">,
): (page: string) => Promise<PageWeight> {
  const sizes = new Map<string, number>();

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

  return async (page) => {
    const response = await fetch(site.url + page);
    if (!response.ok) throw new Error(`${page}: ${response.status}`);
    const html = await response.text();
    const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([path]) => path);
    return {
      scripts: await sum(named(/\/assets\/[\w.-]+\.js/g)),
      styles: await sum(named(/\/assets\/[\w.-]+\.css/g)),
      html: brotliCompressSync(html).length,
      fonts: await sum(named(/\/assets\/[\w.-]+\.woff2/g)),
    };
  };
}
