import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageRendering } from "#platform/shared/page-rendering.ts";

/**
 * Renders a page to its whole HTML. Nothing streams: a finished page is what the page cache keeps,
 * and a script that arrived late could not be in the Content-Security-Policy's list of hashes.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptMark } = context.get(pageRendering);
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

/** The router answers an error with a page; the server's log needs the error itself. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageRendering).report(error);
};
