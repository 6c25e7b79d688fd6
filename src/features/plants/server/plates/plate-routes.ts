import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import * as z from "zod/mini";
import { plateVersion } from "#art/index.ts";
import { encodingFor, matches } from "#shared/server/accepted-encoding.ts";
import { described, fileAnswers } from "#shared/server/openapi/described-route.ts";
import { svgPolicy } from "#shared/server/security/security-headers.ts";
import { catalogueNames } from "../../catalogue-names.ts";
import type { PlantRecord } from "../../plant-record.ts";
import type { CurrentPlants } from "../plants-with-owner-changes.ts";
import { MadePlates, plateMark } from "./make-and-keep-plates.ts";

/**
 * Mounted at `/plates`: `{catalogue}/{slug}.svg`, and `.png` for shared links. Kept for good under the present version
 * (`?v=`), an hour under any other. `version` is given by tests alone.
 */
export function plateFiles(
  dataDir: string,
  {
    readPlants,
    maySeeHidden,
    version = plateVersion,
  }: {
    readPlants: () => Promise<Pick<CurrentPlants, "find">>;
    maySeeHidden: (cookies: string | undefined) => Promise<boolean>;
    version?: string;
  },
): Hono {
  const plates = new MadePlates(dataDir, version);
  function cacheControl(c: Context, plant: PlantRecord): string {
    if (plant.stock?.isHidden) return "no-store";
    return version !== "development" && c.req.query("v") === version + plateMark(plant)
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600";
  }
  const unknown = (c: Context) =>
    c.text("There is no plate at this address.", 404, { "Cache-Control": "no-store" });

  async function plantAt(c: Context): Promise<PlantRecord | undefined> {
    const [slug = ""] = (c.req.param("file") ?? "").split(".");
    const plant = (await readPlants()).find(slug);
    if (plant?.own?.plate === null) return undefined;
    if (plant?.stock?.isHidden && !(await maySeeHidden(c.req.header("cookie")))) return undefined;
    return plant?.catalogue === c.req.param("catalogue") ? plant : undefined;
  }

  return new Hono()
    .get(
      "/:catalogue{perennials|trees|annuals}/:file{[a-z-]+\\.svg}",
      described("A plant’s plate, drawn from its facts.", {
        path: "/plates/{catalogue}/{slug}.svg",
        parts,
        ...fileAnswers("The plate.", "image/svg+xml"),
        404: noPlate,
      }),
      async (c) => {
        const plant = await plantAt(c);
        if (!plant) return unknown(c);
        const plate = await plates.plate(plant);
        const encoding = encodingFor(c.req.header("accept-encoding"));
        const headers = {
          // One tag for each encoding: a strong validator names exact bytes (RFC 9110, section 8.8.3.3).
          ETag: encoding === "plain" ? `"${plate.name}"` : `"${plate.name}-${encoding}"`,
          "Cache-Control": cacheControl(c, plant),
          "Content-Security-Policy": `${svgPolicy}; sandbox`,
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
      },
    )
    .get(
      "/:catalogue{perennials|trees|annuals}/:file{[a-z-]+\\.png}",
      described("The same for shared links.", {
        path: "/plates/{catalogue}/{slug}.png",
        parts,
        ...fileAnswers("The plate.", "image/png"),
        404: noPlate,
      }),
      etag(),
      async (c) => {
        const plant = await plantAt(c);
        if (!plant) return unknown(c);
        const picture = await plates.picture(plant);
        return c.body(picture, 200, {
          "Cache-Control": cacheControl(c, plant),
          "Content-Type": "image/png",
          "Content-Length": String(picture.length),
        });
      },
    );
}

const parts = {
  catalogue: { says: "The plant’s catalogue.", schema: z.enum(catalogueNames) },
  slug: {
    says: "The plant’s name in its page’s address.",
    schema: z.string().check(z.regex(/^[a-z-]+$/)),
  },
};
const noPlate = { says: "There is no such plate.", type: "text/plain" };
