import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";

// The server runs as plain TypeScript beside this bundle, so what both must share has to come out of
// the bundle: a second copy of a module has a context key, and an error class, of its own.
export { readJson } from "#platform/shared/http-error.ts";
export { pageApi } from "#platform/shared/page-api.ts";
export { headScript } from "./head-script.ts";

/** Marks the scripts that the router writes into a page; `server/headers.ts` says what for. */
export const scriptMark = randomUUID();

/**
 * Renders a page to its whole HTML. Nothing streams: a finished page is what the page cache keeps,
 * and a script that arrived late could not be in the Content-Security-Policy's list of hashes.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          headers.set("content-type", "text/html; charset=utf-8");
          text(pipe(new PassThrough())).then(
            (html) => resolve(new Response(html, { status, headers })),
            reject,
          );
        },
        onShellError: reject,
        onError: reject,
      },
    );
  });
}

/** Errors reach the server's own log through the response's status; see `server/pages.ts`. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) reportedErrors.push(error);
};

/** What failed while the last pages were rendered, for the server to log and clear. */
export const reportedErrors: unknown[] = [];
