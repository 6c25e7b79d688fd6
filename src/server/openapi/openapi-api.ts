import { Hono } from "hono";
import { etag } from "hono/etag";
import { described, fileAnswers } from "#shared/server/openapi/described-route.ts";

/** `GET /openapi.json`, mounted at the root: every described call of these routes, for programs. */
export function openApi(routes: () => Hono["routes"]): Hono {
  let text: Promise<string> | undefined;

  /** Made when it is first asked for: most processes never are. */
  function documentText(): Promise<string> {
    text ??= import("./document.ts").then(async ({ makeDocument }) =>
      JSON.stringify(await makeDocument(routes())),
    );
    return text;
  }

  return new Hono().get(
    "/openapi.json",
    described({
      says: "This description.",
      answers: fileAnswers("An OpenAPI 3.1 document.", "application/json"),
    }),
    etag(),
    async (c) =>
      c.body(await documentText(), 200, {
        "Content-Type": "application/json; charset=utf-8",
        "Cache-Control": "public, max-age=300",
      }),
  );
}
