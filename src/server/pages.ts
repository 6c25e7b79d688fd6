import type { Context } from "hono";
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import {
  type FinishedPage,
  finishPage,
  represent,
  seesDrafts,
} from "#platform/server/page-cache.ts";
import type { Services } from "#platform/server/services.ts";
import { endOfDayAtNursery } from "#platform/shared/clock.ts";
import type { readJson } from "#platform/shared/http-error.ts";
import type { PageApi } from "#platform/shared/page-api.ts";
import type { Api, Caller } from "./api.ts";
import { sealPage, securityHeaders } from "./headers.ts";
import { orderPage } from "./page-order.ts";

/** What `entry.server.tsx` puts beside React Router's own exports. */
export interface PageBuild extends ServerBuild {
  entry: ServerBuild["entry"] & {
    module: {
      pageApi: RouterContext<PageApi>;
      readJson: typeof readJson;
      reportedErrors: unknown[];
      scriptMark: string;
      headScript: string;
    };
  };
}

/** Pages that are the same for every visitor. A post's or plant's address counts only if it answers 200. */
const publicPages =
  /^\/(?:plants|(?:perennials|trees|annuals)(?:\/[a-z-]{1,80})?|events|event-registration|cemetery|location|contact|privacy|terms|blog(?:\/[a-z0-9-]{1,200})?)?$/;

/**
 * Answers a request for a page. A public page that the cache holds, or can hold, is rendered once
 * for everybody; everything else (a form's post, a search, an owner's drafts, a 404) for this
 * request alone.
 */
export function createPages(
  build: PageBuild | (() => Promise<PageBuild>),
  api: Api,
  services: Services,
  mode: "production" | "development" = "production",
): (c: Context) => Promise<Response> {
  const { clock, config, log, pages } = services;
  const load = typeof build === "function" ? build : () => Promise.resolve(build);
  const handle = createRequestHandler(load, mode);
  const headers = securityHeaders(config.publicUrl);
  const underWay = new Map<
    string,
    { generation: number; rendering: Promise<FinishedPage | Response> }
  >();

  async function render(request: Request, caller?: Caller): Promise<Response> {
    const { module } = (await load()).entry;
    const context = new RouterContextProvider();
    const cookie = request.headers.get("cookie");
    const seen = cookie ? { cookie } : undefined;
    context.set(module.pageApi, {
      get: async (path) =>
        module.readJson(await api.request(path, seen ? { headers: seen } : {}, caller)),
      post: async (path, body, more) =>
        module.readJson(
          await api.request(
            path,
            {
              method: "POST",
              headers: { "content-type": "application/json", ...more },
              body: JSON.stringify(body),
            },
            caller,
          ),
        ),
    });
    const response = await handle(request, context);
    for (const error of module.reportedErrors.splice(0)) {
      // A method or an address that no page takes is the sender's mistake, and its status says so.
      if (isRouteErrorResponse(error) && error.status < 500) continue;
      log.error({ err: error, requestId: caller?.requestId }, "A page failed.");
    }
    return response;
  }

  async function seal(response: Response): Promise<{ html: string; policy: string }> {
    const { scriptMark, headScript } = (await load()).entry.module;
    const own = { mark: scriptMark, constant: headScript };
    const { html, policy } = sealPage(await response.text(), own);
    return { html: orderPage(html), policy };
  }

  /** Made from the path alone: no visitor's cookies or headers may leave a trace in it. */
  async function finish(path: string): Promise<FinishedPage | Response> {
    const { generation } = pages;
    const now = clock();
    const response = await render(new Request(new URL(path, config.publicUrl)));
    if (response.status !== 200) return response;
    const { html, policy } = await seal(response);
    const page = await finishPage(html, [
      ["Content-Type", "text/html; charset=utf-8"],
      ["Cache-Control", "public, max-age=0, must-revalidate"],
      ["Vary", "Accept-Encoding, Cookie"],
      ["Content-Security-Policy", policy],
      ...headers,
    ]);
    pages.keep(path, page, generation, endOfDayAtNursery(now));
    return page;
  }

  function finishOnce(path: string): Promise<FinishedPage | Response> {
    const known = pages.get(path);
    if (known) return Promise.resolve(known);
    const { generation } = pages;
    const started = underWay.get(path);
    // One that began before the last change may show what was there before it.
    if (started?.generation === generation) return started.rendering;
    const rendering = finish(path).finally(() => {
      if (underWay.get(path)?.rendering === rendering) underWay.delete(path);
    });
    underWay.set(path, { generation, rendering });
    return rendering;
  }

  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const reads = c.req.method === "GET" || c.req.method === "HEAD";
    const shared =
      mode === "production" &&
      reads &&
      search === "" &&
      publicPages.test(pathname) &&
      !seesDrafts(c.req.header("cookie"));
    if (shared) {
      const page = await finishOnce(pathname);
      if (!(page instanceof Response)) return respond(page, c);
      return alone(page.clone(), c, seal);
    }
    if (!reads && isFromElsewhere(c, config.publicUrl)) {
      return c.text("This form was sent from another site.", 403, { "Cache-Control": "no-store" });
    }
    const request = atOwnAddress(c, reads ? config.publicUrl : originOf(c, config.publicUrl));
    const caller = { clientAddress: c.get("clientAddress"), requestId: c.get("requestId") };
    return alone(await render(request, caller), c, seal);
  };
}

/**
 * Whether a browser says that a form was sent from a page of another site. Behind a proxy that ends
 * TLS this process is asked over http for a page that the browser knows as https, so the names are
 * compared, and the scheme is not.
 */
function isFromElsewhere(c: Context, publicUrl: string): boolean {
  const origin = c.req.header("origin");
  if (origin === undefined) return false;
  const from = URL.parse(origin);
  return (
    from === null || (from.host !== c.req.header("host") && from.origin !== originAt(publicUrl))
  );
}

/** What the browser takes this site's origin to be. The router compares the two once more. */
function originOf(c: Context, publicUrl: string): string {
  return c.req.header("origin") ?? publicUrl;
}

function originAt(publicUrl: string): string {
  return new URL(publicUrl).origin;
}

/** The request under an address of this site's own: nothing on a page is made from a Host header. */
function atOwnAddress(c: Context, origin: string): Request {
  const { pathname, search } = new URL(c.req.url);
  const address = new URL(origin);
  // Set and not parsed: "//example.org" as a path is a path.
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

function respond(page: FinishedPage, c: Context): Response {
  const { status, head, body } = represent(page, {
    acceptEncoding: c.req.header("accept-encoding"),
    ifNoneMatch: c.req.header("if-none-match"),
  });
  return new Response(c.req.method === "HEAD" || !body ? null : new Uint8Array(body), {
    status,
    headers: head,
  });
}

async function alone(
  response: Response,
  c: Context,
  seal: (response: Response) => Promise<{ html: string; policy: string }>,
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  if (response.status === 405) headers.set("Allow", "GET, HEAD");
  const type = headers.get("content-type") ?? "";
  if (!type.startsWith("text/html")) {
    return new Response(response.body, { status: response.status, headers });
  }
  const { html, policy } = await seal(response);
  headers.set("Content-Security-Policy", policy);
  return new Response(c.req.method === "HEAD" ? null : html, { status: response.status, headers });
}
