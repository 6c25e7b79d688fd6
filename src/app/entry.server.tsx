import { Writable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageRendering } from "#shared/both/rendering-context.ts";
import { PageDataContext } from "#shared/browser/page-queries.ts";
import { headScript } from "./head-script.ts";

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
          const answer = (html: string) => {
            takeHtml(html, headScript);
            resolve(new Response(null, { status, headers }));
          };
          pipe(textSink(answer));
        },
        onShellError: reject,
        onError: reject,
      },
    );
  });
}

/** Takes what React writes, texts and bytes in turn, and hands the whole text on at the end. */
function textSink(done: (text: string) => void): Writable {
  const decoder = new StringDecoder("utf8");
  let whole = "";
  return new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, next) {
      whole += typeof chunk === "string" ? chunk : decoder.write(chunk);
      next();
    },
    final(next) {
      done(whole);
      next();
    },
  });
}

/** The router answers an error with a page; the server's log needs the error itself. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageRendering).report(error);
};
