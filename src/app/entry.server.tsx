import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageRendering } from "#shared/both/page-rendering-context.ts";
import { PageDataContext } from "#shared/browser/page-queries.ts";
import { headScript } from "./head-script.ts";

/** Renders a page whole: the page cache keeps it, and scripts of a stream would have no hash in its policy. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { data, scriptMark, takeHtml } = context.get(pageRendering);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <PageDataContext value={data}>
        <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />
      </PageDataContext>,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          headers.set("content-type", "text/html; charset=utf-8");
          text(pipe(new PassThrough())).then((html) => {
            takeHtml(html, headScript);
            resolve(new Response(null, { status, headers }));
          }, reject);
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
