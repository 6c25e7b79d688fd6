import { createServer, type RequestListener } from "node:http";
import { createServer as createVite } from "vite";
import type * as Main from "./main.ts";
import type * as SiteModule from "./open-site.ts";

/**
 * `npm run dev`: pages, API and hot reload in one process. All is loaded through Vite, and the site is reopened
 * on the same database after a change.
 */
const server = createServer();
const vite = await createVite({
  server: { middlewareMode: { server }, hmr: { server } },
  appType: "custom",
});

const openSite: typeof SiteModule.openSite = async (config, options) => {
  const load = () => vite.ssrLoadModule("/src/server/open-site.ts") as Promise<typeof SiteModule>;
  const open = async (module: typeof SiteModule) => ({
    module,
    site: await module.openSite(config, options),
  });
  let current = await open(await load());
  let opening = Promise.resolve();

  /** Reopens the site if a module changed. Requests that come meanwhile wait for it. */
  function reload(): Promise<void> {
    opening = opening
      .catch(() => {})
      .then(async () => {
        const module = await load();
        if (module === current.module) return;
        const { site } = current;
        current = await open(module);
        current.site.startWork();
        await site.stopWork();
        // By then its requests in progress have been answered.
        setTimeout(() => void site.close(), 10_000).unref();
      });
    return opening;
  }

  const listener: RequestListener = (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        await reload();
        current.site.listener(request, response);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        current.site.services.log.error({ err: error }, "A request failed.");
        response.writeHead(500).end((error as Error).stack);
      }
    });
  };

  return {
    services: current.site.services,
    listener,
    startWork: () => current.site.startWork(),
    stopWork: () => current.site.stopWork(),
    close: () => current.site.close(),
  };
};

const { start } = (await vite.ssrLoadModule("/src/server/main.ts")) as typeof Main;
await start({ openSite, server });
