import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { actAs, aVisitor } from "#shared/server/acting-person.ts";
import { inGroup } from "#shared/server/openapi/described-route.ts";
import { dropPagesIfChanged } from "./drop-cached-pages.ts";
import { answerError } from "./error-answers.ts";
import {
  features,
  keptByAll,
  limitUpload,
  ownerGuard,
  reauthenticatedRoutes,
  requireReauthentication,
  siteGroup,
  uploadPath,
} from "./features.ts";
import { siteStatusApi } from "./health.ts";
import { neededFor } from "./rights-of-calls.ts";
import type { StartedServices } from "./start-services.ts";

/** The visitor a request came from; a form posted to a page counts for the same visitor. */
export interface Caller {
  clientAddress: string;
  requestId: string;
  /** Node's response; absent for a page's call and without a connection. */
  outgoing?: HttpBindings["outgoing"] | undefined;
}

export type Api = ReturnType<typeof createApi>;

/** Every call of the API. The pages use it in-process, browsers over the network. */
export function createApi(services: StartedServices) {
  const api = new Hono<{ Bindings: Partial<Caller> }>().basePath("/api");
  api.onError(answerError(services));
  api.notFound((c) => c.json({ message: "There is nothing at this address." }, 404));
  api.use(async (c, next) => {
    c.set("clientAddress", c.env?.clientAddress ?? "");
    c.set("requestId", c.env?.requestId ?? "");
    await actAs(aVisitor, services.clock(), next);
  });
  // An answer that depends on who asks, or that changes with the next write, must not be cached.
  api.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  // After any call, its changes show on the next page and its mail is sent.
  api.use(async (c, next) => {
    await next();
    if (c.req.method === "GET" || !c.res.ok) return;
    services.outbox.wake();
    await dropPagesIfChanged(services);
  });
  // By the prefix, so that a route added later is guarded too.
  const guard = ownerGuard(services, neededFor);
  api.use("/admin/*", guard);
  api.post(uploadPath.replace("/api", ""), limitUpload);
  // A body may be held back until the session has ended or the right is taken away, so the sender is checked
  // again.
  api.use("/admin/*", async (c, next) => {
    if (c.req.method === "GET") return next();
    await c.req.arrayBuffer();
    return guard(c, next);
  });
  for (const [method, path, who] of reauthenticatedRoutes)
    api.on(method, path, requireReauthentication(services, who));
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) =>
        c.json({ message: "This address does not take that method." }, 405, {
          Allow: methods.join(", "),
        }),
    }),
  );

  for (const { routes, description } of features) {
    for (const [path, calls] of routes?.(services, keptByAll) ?? []) {
      api.route(path, description ? inGroup(description.name, calls) : calls);
    }
  }
  api.route("/admin", inGroup(siteGroup.name, siteStatusApi(services)));
  return api;
}
