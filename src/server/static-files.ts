import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { madeName } from "#features/pictures/kind-of-picture-file.ts";
import { isFoundWithoutLinks } from "#shared/server/missing-files-and-links.ts";
import { svgPolicy, workerPolicy } from "#shared/server/security/security-headers.ts";

/** The paths of all files in the browser's half of a build, such as `/robots.txt`. */
export function pathsOfFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .map((path) => `/${path.replaceAll(sep, "/")}`),
  );
}

/** `/assets` by hashed names, and what is in `public/`. A path not among `files` needs no disk access. */
export function builtFiles(folder: string, files: ReadonlySet<string>): MiddlewareHandler[] {
  const ifFile =
    (handler: MiddlewareHandler): MiddlewareHandler =>
    (c, next) =>
      files.has(c.req.path) ? handler(c, next) : next();
  return [
    ifFile(unlessUnchanged),
    ifFile(
      serveStatic({
        root: folder,
        precompressed: true,
        // Directories are not listed.
        index: ".none",
        onFound: (_path, c) => {
          c.header(
            "Cache-Control",
            c.req.path.startsWith("/assets/")
              ? "public, max-age=31536000, immutable"
              : "public, max-age=3600",
          );
          // A drawing's colors for the dark theme are in a style sheet inside it.
          if (c.req.path.endsWith(".svg")) c.header("Content-Security-Policy", svgPolicy);
          if (c.req.path === "/door/worker.js") {
            // A worker's requests follow its own policy and not the page's.
            c.header("Content-Security-Policy", workerPolicy);
            c.header("Cache-Control", "no-cache");
          }
        },
      }),
    ),
  ];
}

/** Answers 304 if the client's copy is as new as ours (RFC 9110, section 13.1.3). */
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

/** Segments that begin with a letter or digit, so that none is "..", and hidden files stay hidden. */
const pictureName =
  /^\/attached-assets\/(?:[\p{L}\p{N}_-][\p{L}\p{N}_ .()-]*\/)*[\p{L}\p{N}_-][\p{L}\p{N}_ .()-]*\.(?:webp|avif|png|jpe?g|gif)$/iu;

/** Pictures in the data folder, at `/attached-assets`: pictures alone, and no targets of symbolic links. */
export function attachedPictures(
  folder: string,
  /** Whether a picture is in the Trash: then it is 404 for whoever may not see drafts. */
  isInTrash: (name: string) => Promise<boolean>,
  maySeeDrafts: (cookies: string | undefined) => Promise<boolean>,
): MiddlewareHandler[] {
  mkdirSync(folder, { recursive: true });
  const serve = serveStatic({
    root: folder,
    index: ".none",
    rewriteRequestPath: (path) => path.slice("/attached-assets".length),
  });
  return [
    unlessUnchanged,
    async (c, next) => {
      const isOurs =
        pictureName.test(c.req.path) &&
        (await isFoundWithoutLinks(folder, c.req.path.slice("/attached-assets/".length)));
      const name = basename(c.req.path);
      const isUpload = madeName.test(name);
      const isDeleted = isOurs && isUpload && (await isInTrash(name));
      if (isDeleted && !(await maySeeDrafts(c.req.header("cookie")))) return next();
      const found = isOurs && (await serve(c, async () => {}));
      if (!found) return next();
      const lasting = isUpload ? "31536000, immutable" : "3600";
      found.headers.set("Cache-Control", isDeleted ? "no-store" : `public, max-age=${lasting}`);
      return found;
    },
  ];
}
