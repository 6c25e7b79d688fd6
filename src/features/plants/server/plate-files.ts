import { type Context, Hono } from "hono";
import { encodingFor, matches } from "#platform/server/prerendered-page.ts";
import { svgContentPolicy } from "#platform/server/svg-content-policy.ts";
import type { CatalogueName } from "../catalogue-names.ts";
import { plateVersion } from "../plates/plate-version.ts";
import { PlateStore } from "./plate-store.ts";
import { SharePictures } from "./share-picture-store.ts";

/**
 * The plates, mounted at `/plates`: `{catalogue}/{slug}.svg`, and `.png` for shared links. Kept for
 * good under the address with the present version (`?v=`), an hour under any other. `version` is
 * given by tests alone.
 */
export function plateFiles(dataDir: string, version = plateVersion): Hono {
  const plates = new PlateStore();
  const pictures = new SharePictures(dataDir, version);
  const cacheControl = (c: Context) =>
    version !== "development" && c.req.query("v") === version
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600";
  const unknown = (c: Context) =>
    c.text("There is no plate at this address.", 404, { "Cache-Control": "no-store" });

  return new Hono()
    .get("/:catalogue{perennials|trees|annuals}/:file{[a-z-]+\\.svg}", async (c) => {
      const plate = await plates.get(catalogueOf(c), c.req.param("file").slice(0, -4));
      if (!plate) return unknown(c);
      const encoding = encodingFor(c.req.header("accept-encoding"));
      const headers = {
        // One tag for each encoding: a strong validator names exact bytes (RFC 9110, section 8.8.3.3).
        ETag: encoding === "plain" ? `"${plate.name}"` : `"${plate.name}-${encoding}"`,
        "Cache-Control": cacheControl(c),
        "Content-Security-Policy": `${svgContentPolicy}; sandbox`,
        Vary: "Accept-Encoding",
      };
      if (matches(c.req.header("if-none-match"), `"${plate.name}"`)) {
        return c.body(null, 304, headers);
      }
      const body = encoding === "plain" ? plate.plain() : plate[encoding];
      return c.body(body, 200, {
        ...headers,
        "Content-Type": "image/svg+xml",
        "Content-Length": String(body.length),
        ...(encoding === "plain" ? {} : { "Content-Encoding": encoding }),
      });
    })
    .get("/:catalogue{perennials|trees|annuals}/:file{[a-z-]+\\.png}", async (c) => {
      const picture = await pictures.get(catalogueOf(c), c.req.param("file").slice(0, -4));
      if (!picture) return unknown(c);
      const headers = { ETag: `"${picture.name}"`, "Cache-Control": cacheControl(c) };
      if (matches(c.req.header("if-none-match"), headers.ETag)) return c.body(null, 304, headers);
      return c.body(picture.bytes, 200, {
        ...headers,
        "Content-Type": "image/png",
        "Content-Length": String(picture.bytes.length),
      });
    });
}

const catalogueOf = (c: Context) => c.req.param("catalogue") as CatalogueName;
