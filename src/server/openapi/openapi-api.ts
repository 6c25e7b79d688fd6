import { Hono } from "hono";
import { etag } from "hono/etag";

let text: Promise<string> | undefined;

/** Made when it is first asked for: most processes never are. */
function documentText(): Promise<string> {
  text ??= import("./document.ts").then(async ({ makeDocument }) =>
    JSON.stringify(await makeDocument()),
  );
  return text;
}

/** `GET /openapi.json`, mounted at the root: every call of the API, for programs. */
export function openApi(): Hono {
  return new Hono().get("/openapi.json", etag(), async (c) =>
    c.body(await documentText(), 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=300",
    }),
  );
}
