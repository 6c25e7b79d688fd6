import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { ConfigError, readConfig } from "#platform/config.ts";
import { builtFiles } from "./files.ts";
import { followContent } from "./follow-content.ts";
import { greet } from "./greet.ts";
import { createHttp } from "./http.ts";
import { createPages, type PageBuild } from "./pages.ts";
import { type StartedServices, startServices } from "./services.ts";

const root = join(import.meta.dirname, "../..");

/** Whole requests that arrive too slowly are cut off, so that nobody holds a connection open for sport. */
const serverTimeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

/** After SIGTERM: how long visitors in the middle of something are waited for. */
const drainMilliseconds = 9_000;

/** Starts the site and stays until SIGTERM or SIGINT. Ends the process with 1 where it cannot start. */
export async function run(mode: "production" | "development"): Promise<void> {
  let services: StartedServices;
  try {
    services = await startServices(readConfig());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The settings need a correction:\n${error.message}\n`);
    process.exit(1);
  }
  const { config, log } = services;
  let ready = false;
  const isReady = () => ready;
  const server = createServer(serverTimeouts);
  server.on(
    "request",
    mode === "development"
      ? await (await import("./development.ts")).developmentListener(services, isReady, server)
      : await productionListener(services, isReady),
  );
  server.listen(config.port, config.host);
  await listening(server);
  ready = true;
  services.outbox.start();
  const unfollow = followContent(services);
  const { port } = server.address() as AddressInfo;
  await greet(services, port);

  let draining = false;
  const drain = async (signal: string) => {
    if (draining) return;
    draining = true;
    ready = false;
    log.info({ signal }, "Draining.");
    unfollow();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const deadline = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
    await closed;
    clearTimeout(deadline);
    await services.close();
    log.info("Stopped.");
    process.exit(0);
  };
  process.on("SIGTERM", () => void drain("SIGTERM"));
  process.on("SIGINT", () => void drain("SIGINT"));
}

async function productionListener(
  services: StartedServices,
  isReady: () => boolean,
): Promise<RequestListener> {
  const build: PageBuild = await import(join(root, "build/server/index.js"));
  const app = createHttp(services, {
    isReady,
    files: builtFiles(join(root, "build/client")),
    pages: (api) => createPages(build, api, services),
  });
  const handle = getRequestListener(app.fetch);
  return (request, response) => {
    // A finished page is answered before the framework does any work.
    if (isReady() && services.pages.answer(request, response)) return;
    void handle(request, response);
  };
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", reject);
  });
}
