import type { RequestListener, Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer } from "vite";
import type { Services } from "#platform/server/services.ts";
import type * as Http from "./http.ts";
import type * as Pages from "./pages.ts";
import type { PageBuild } from "./pages.ts";

/** Vite's client puts scripts and styles into the page itself, and talks over a socket. */
const developmentPolicy = "default-src 'self' 'unsafe-inline' https: data: ws:";

/**
 * One process for pages, API and hot reload. The server's own modules are loaded through Vite, so
 * that a change in one shows at the next request; the database and the worker stay open meanwhile.
 */
export async function developmentListener(
  services: Services,
  state: { ready: boolean },
  server: Server,
): Promise<RequestListener> {
  const vite = await createServer({
    server: { middlewareMode: { server }, hmr: { server } },
    appType: "custom",
  });

  async function app() {
    const http = (await vite.ssrLoadModule("/src/server/http.ts")) as typeof Http;
    const pages = (await vite.ssrLoadModule("/src/server/pages.ts")) as typeof Pages;
    const build = () =>
      vite.ssrLoadModule("virtual:react-router/server-build") as Promise<PageBuild>;
    return http.createHttp(services, {
      isReady: () => state.ready,
      pages: (api) => {
        const handle = pages.createPages(build, api, services, "development");
        return async (c) => {
          const response = await handle(c);
          response.headers.set("Content-Security-Policy", developmentPolicy);
          return response;
        };
      },
    });
  }

  return (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        await getRequestListener((await app()).fetch)(request, response);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        services.log.error({ err: error }, "A request failed.");
        response.writeHead(500).end((error as Error).stack);
      }
    });
  };
}
