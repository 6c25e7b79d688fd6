import { randomUUID } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Context } from "hono";
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { PageData } from "#shared/both/data-block-in-page.ts";
import { readJson, readText } from "#shared/both/http-error.ts";
import { endOfDayAtNursery } from "#shared/both/nursery-time.ts";
import { isOwnerScreen, visitorsTableOfPages } from "#shared/both/owner/is-owner-screen.ts";
import { pageApi, pageRendering } from "#shared/both/page-rendering-context.ts";
import { type Encoding, encodingFor } from "#shared/server/accepted-encoding.ts";
import { securityHeaders } from "#shared/server/security/security-headers.ts";
import type { Services } from "#shared/server/services.ts";
import type { Api, Caller } from "../api.ts";
import { isPublicPage } from "./addresses-of-public-pages.ts";
import { withoutMarketing } from "./marketing-parameters.ts";
import {
  brotliWindow,
  negotiate,
  type PageCache,
  type PrerenderedPage,
  prerenderPage,
  showsDrafts,
} from "./page-cache.ts";
import { rewriteHtml } from "./rewrite-html.ts";

/** The router's result for a request: a page ready to be sent, or an answer without one. */
interface Rendered {
  response: Response;
  page?: { html: string; policy: string };
}

/** Answers a request for a page: a public one rendered once for everybody, all else only for this request. */
export function createPages(
  build: ServerBuild,
  api: Api,
  services: Services & { pages: PageCache },
  mode: "production" | "development" = "production",
): (c: Context) => Promise<Response> {
  const { clock, config, log, maySeeDrafts, pages } = services;
  const handleForOwner = createRequestHandler(build, mode);
  const assets = { ...build.assets, url: visitorsTableOfPages(build.assets.url) };
  const handleForVisitors =
    mode === "production" ? createRequestHandler({ ...build, assets }, mode) : handleForOwner;
  const scriptMark = randomUUID();
  const headers = securityHeaders(config.publicUrl);
  const underWay = new Map<
    string,
    { contentVersion: number; rendering: Promise<PrerenderedPage | Rendered> }
  >();

  async function render(request: Request, caller?: Caller): Promise<Rendered> {
    let rendered = "";
    let constant = "";
    const context = new RouterContextProvider();
    const cookie = request.headers.get("cookie");
    const seen = cookie ? { cookie } : undefined;
    let later: string | null = null;
    const ask = async (path: string, init: RequestInit) => {
      const answer = await api.request(path, init, caller);
      if (isForLater(answer.status)) later = answer.headers.get("retry-after") ?? "5";
      return answer;
    };
    const read = (path: string) => ask(path, seen ? { headers: seen } : {});
    context.set(pageApi, {
      get: async (path) => readJson(await read(path)),
      getText: async (path) => readText(await read(path)),
      post: async (path, body, more) =>
        readJson(
          await ask(path, {
            method: "POST",
            headers: { "content-type": "application/json", ...more },
            body: JSON.stringify(body),
          }),
        ),
    });
    context.set(pageRendering, {
      scriptMark,
      data: new PageData(),
      takeHtml(html, constantScript) {
        rendered = html;
        constant = constantScript;
      },
      report(error) {
        // A method or an address that no page accepts is the sender's mistake, and the status says so.
        if (isRouteErrorResponse(error) && error.status < 500) return;
        log.error({ err: error, requestId: caller?.requestId }, "A page failed.");
      },
    });
    const isForOwner = isOwnerScreen(new URL(request.url).pathname);
    const handle = isForOwner ? handleForOwner : handleForVisitors;
    const response = sayWhen(await handle(request, context), later);
    if (rendered === "") return { response };
    return { response, page: rewriteHtml(rendered, { mark: scriptMark, constant }) };
  }

  /** Made from the path alone: no visitor's cookies or headers may influence it. */
  async function prerender(path: string): Promise<PrerenderedPage | Rendered> {
    const { contentVersion } = pages;
    const now = clock();
    const rendered = await render(new Request(new URL(path, config.publicUrl)));
    if (rendered.response.status !== 200 || !rendered.page) return rendered;
    const { html, policy } = rendered.page;
    const page = await prerenderPage(html, [
      ["Content-Type", "text/html; charset=utf-8"],
      ["Cache-Control", "public, max-age=0, must-revalidate"],
      ["Vary", "Accept-Encoding, Cookie"],
      ["Content-Security-Policy", policy],
      ...headers,
    ]);
    pages.keep(path, page, contentVersion, endOfDayAtNursery(now));
    return page;
  }

  function prerenderOnce(path: string): Promise<PrerenderedPage | Rendered> {
    const known = pages.get(path);
    if (known) return Promise.resolve(known);
    const { contentVersion } = pages;
    const started = underWay.get(path);
    // A rendering that began before the last change may show the old content.
    if (started?.contentVersion === contentVersion) return started.rendering;
    const rendering = prerender(path).finally(() => {
      if (underWay.get(path)?.rendering === rendering) underWay.delete(path);
    });
    underWay.set(path, { contentVersion, rendering });
    return rendering;
  }

  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const reads = c.req.method === "GET" || c.req.method === "HEAD";
    const shared =
      mode === "production" &&
      reads &&
      withoutMarketing(search) === "" &&
      isPublicPage(pathname) &&
      !(showsDrafts(pathname) && (await maySeeDrafts(c.req.header("cookie"), "blog")));
    if (shared) {
      const page = await prerenderOnce(pathname);
      return "answers" in page ? respond(page, c) : respondToOne(page, c);
    }
    if (!reads && isFromElsewhere(c, config.publicUrl)) {
      return c.text("This form was sent from another site.", 403, { "Cache-Control": "no-store" });
    }
    // For a form, the origin as the browser sees it: the router compares the two once more.
    const origin = reads ? undefined : c.req.header("origin");
    const request = atOwnAddress(c, origin ?? config.publicUrl);
    const caller = { clientAddress: c.get("clientAddress"), requestId: c.get("requestId") };
    return respondToOne(await render(request, caller), c);
  };
}

function isForLater(status: number): boolean {
  return status === 429 || status === 503;
}

/** A page whose data or form was put off repeats the API's Retry-After: `retryAfter` in seconds, or null. */
function sayWhen(response: Response, retryAfter: string | null): Response {
  const status = response.status >= 500 ? 503 : response.status;
  if (retryAfter === null || !isForLater(status)) return response;
  const headers = new Headers(response.headers);
  headers.set("Retry-After", retryAfter);
  return new Response(response.body, { status, headers });
}

/**
 * Whether a form was sent from a page of another site. Behind a proxy that ends TLS this process sees http, so
 * host names are compared, but not schemes.
 */
function isFromElsewhere(c: Context, publicUrl: string): boolean {
  const origin = c.req.header("origin");
  if (origin === undefined) return false;
  const from = URL.parse(origin);
  return (
    from === null ||
    (from.host !== c.req.header("host") && from.origin !== new URL(publicUrl).origin)
  );
}

/** The request with this site's own origin, so that no page contains what a Host header says. */
function atOwnAddress(c: Context, origin: string): Request {
  const { pathname, search } = new URL(c.req.url);
  const address = new URL(origin);
  // Set as a path: parsed as a URL, "//example.org" would be another host.
  address.pathname = pathname;
  address.search = search;
  const { raw } = c.req;
  const method = raw.method === "HEAD" ? "GET" : raw.method;
  const { headers, signal, body } = raw;
  return new Request(address, {
    method,
    headers,
    signal,
    ...(body ? { body, duplex: "half" } : {}),
  });
}

function respond(page: PrerenderedPage, c: Context): Response {
  const { status, head, body } = negotiate(page, {
    acceptEncoding: c.req.header("accept-encoding"),
    ifNoneMatch: c.req.header("if-none-match"),
  });
  const headers = new Headers();
  for (let at = 0; at < head.length; at += 2) headers.set(head[at] ?? "", head[at + 1] ?? "");
  return new Response(c.req.method === "HEAD" || !body ? null : body, { status, headers });
}

function respondToOne({ response, page }: Rendered, c: Context): Response {
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  // One that takes a form has said so itself.
  if (status === 405 && !headers.has("Allow")) headers.set("Allow", "GET, HEAD");
  if (!page) return new Response(response.clone().body, { status, headers });
  headers.set("Content-Security-Policy", page.policy);
  headers.append("Vary", "Accept-Encoding");
  const { encoding, body } = compressForOne(page.html, c.req.header("accept-encoding"));
  if (encoding !== "plain") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(c.req.method === "HEAD" ? null : body, { status, headers });
}

/** Brotli 3 takes three quarters of gzip 4's time. In a thread, handing the page over would cost more than it saves. */
export function compressForOne(
  html: string,
  acceptEncoding: string | undefined,
): { encoding: Encoding; body: Buffer<ArrayBuffer> } {
  const plain = Buffer.from(html);
  const encoding = encodingFor(acceptEncoding);
  if (encoding === "gzip") return { encoding, body: gzipSync(plain, { level: 4, chunkSize }) };
  if (encoding === "plain") return { encoding, body: plain };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return { encoding, body: brotliCompressSync(plain, { params, chunkSize }) };
}

/** In bytes: a compressed page in one piece. */
const chunkSize = 32 * 1024;
