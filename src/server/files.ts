import { existsSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/** The browser's half of the build: `/assets` by hashed names, and what lies in `public/`. */
export function builtFiles(folder: string): MiddlewareHandler[] {
  if (!existsSync(folder)) return [];
  return [
    unlessUnchanged,
    serveStatic({
      root: folder,
      precompressed: true,
      // Directories have no page of their own here.
      index: ".none",
      onFound: (_path, c) => {
        c.header(
          "Cache-Control",
          c.req.path.startsWith("/assets/")
            ? "public, max-age=31536000, immutable"
            : "public, max-age=3600",
        );
      },
    }),
  ];
}

/** Answers 304 where the reader's copy is as new as ours (RFC 9110, section 13.1.3). */
const unlessUnchanged: MiddlewareHandler = async (c, next) => {
  await next();
  const modified = Date.parse(c.res.headers.get("last-modified") ?? "");
  const known = Date.parse(c.req.header("if-modified-since") ?? "");
  if (c.res.status !== 200 || !(modified <= known)) return;
  await c.res.body?.cancel();
  const headers = new Headers(c.res.headers);
  headers.delete("content-length");
  c.res = new Response(null, { status: 304, headers });
};
