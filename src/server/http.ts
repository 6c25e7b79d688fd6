import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { pathInLog } from "#shared/server/hide-secrets-in-log.ts";
import { inertPolicy, securityHeaders } from "#shared/server/security/security-headers.ts";
import { picturesFolder } from "#shared/server/uploaded-pictures.ts";
import { type Api, type Caller, createApi } from "./api.ts";
import { clientAddress } from "./client-address.ts";
import { answerError } from "./error-answers.ts";
import { isPictureDeleted, uploadPath } from "./features.ts";
import { health } from "./health.ts";
import { createRootFiles } from "./sitemap-and-other-root-files.ts";
import type { StartedServices } from "./start-services.ts";
import { attachedPictures } from "./static-files.ts";

/** The largest body of a request, in bytes: enough for a post of 50,000 characters in plain English. */
const bodyBytesMax = 64 * 1024;

/** Everything that is answered over HTTP, in the order in which a request meets it. */
export function createHttp(
  services: StartedServices,
  parts: {
    /** Whether the process is ready for visitors; while it starts or drains it is not. */
    isReady: () => boolean;
    /** Each serves a file, or calls `next` if it has none. */
    files?: MiddlewareHandler[];
    pages?: (api: Api) => (c: Context) => Promise<Response>;
  },
): Hono {
  const { config, log } = services;
  const app = new Hono();
  app.onError(answerError(services));
  const api = createApi(services);
  const always = securityHeaders(config.publicUrl);

  app.use(async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("clientAddress", clientAddress(c, config.trustProxy));
    const started = performance.now();
    await next();
    for (const [name, value] of always) {
      // A page with a secret in its address has a stricter referrer policy.
      if (name !== "Referrer-Policy" || !c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (!c.res.headers.has("Content-Security-Policy")) {
      c.res.headers.set("Content-Security-Policy", inertPolicy);
    }
    c.res.headers.set("X-Request-Id", requestId);
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - started);
    log.info({ requestId, method, path: pathInLog(path), status: c.res.status, ms }, "request");
  });

  app.route("/", health(services, parts.isReady));

  for (const files of parts.files ?? []) app.use(files);

  const folder = picturesFolder(config.dataDir);
  // While the database is away pictures are served all the same.
  const isInTrash = (name: string) => isPictureDeleted(services.db, name).catch(() => false);
  for (const pictures of attachedPictures(folder, isInTrash, (cookies) =>
    services.maySeeDrafts(cookies, "plants"),
  )) {
    app.use("/attached-assets/*", pictures);
  }

  const tooMuch = (c: Context): Response =>
    c.json({ message: "That is more than this form can take (64 KB)." }, 413, {
      "Cache-Control": "no-store",
    });
  const limitBody = bodyLimit({ maxSize: bodyBytesMax, onError: tooMuch });
  app.use(async (c, next) => {
    // Picture uploads have their own limit, checked after the owner's guard.
    if (c.req.path === uploadPath) return next();
    // `bodyLimit` opens every body before it checks the size. If the length is declared, Node reads no more
    // than that, so the body need not be opened; an opened body that nobody reads to its end would break the
    // connection for the next request.
    const said = c.req.header("content-length");
    if (said === undefined || c.req.header("transfer-encoding")) return limitBody(c, next);
    return Number(said) > bodyBytesMax ? tooMuch(c) : next();
  });
  app.use(compress());

  // The API answers its own errors, so that a call in-process and one over the network are alike.
  app.all("/api/*", (c) => forward(api, c));

  app.route(
    "/",
    createRootFiles(services, () => [...api.routes, ...app.routes]),
  );

  const pages = parts.pages?.(api);
  app.all("*", async (c) => {
    if (!pages) return c.notFound();
    const { pathname, search } = new URL(c.req.url);
    // "/Trees" is "/trees". After its first part an address may contain a key, which is case-sensitive.
    if (/^\/(?:.*\/$|[a-z-]*[A-Z])/.test(pathname)) {
      // Without the doubled slashes: "//example.org" as a redirect's target would leave this site.
      const [first = "", ...rest] = pathname.split("/").filter(Boolean);
      return c.redirect(`/${[first.toLowerCase(), ...rest].join("/")}${search}`, 308);
    }
    return pages(c);
  });
  return app;
}

function forward(api: Api, c: Context): Response | Promise<Response> {
  const caller: Caller = {
    clientAddress: c.get("clientAddress"),
    requestId: c.get("requestId"),
    outgoing: (c.env as Partial<HttpBindings> | undefined)?.outgoing,
  };
  return api.fetch(c.req.raw, caller);
}
