import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { type Config, ConfigError, readConfig } from "#platform/config.ts";
import { builtFiles } from "./files.ts";
import { followContent } from "./follow-content.ts";
import { greet } from "./greet.ts";
import { createHttp } from "./http.ts";
import { createPages, type PageBuild } from "./pages.ts";
import { type StartedServices, startServices } from "./services.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Whole requests that arrive too slowly are cut off, so that nobody holds a connection open for
 * sport; yet a picture of 10 MB gets through a country line of 1 Mbit/s.
 */
const serverTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 100_000,
  keepAliveTimeout: 65_000,
};

/** After SIGTERM: how long visitors in the middle of something are waited for. */
const drainMilliseconds = 9_000;

/** Starts the site and stays until SIGTERM or SIGINT. Ends the process with 1 where it cannot start. */
export async function run(mode: "production" | "development"): Promise<void> {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The settings need a correction:\n${error.message}\n`);
    process.exit(1);
  }

  // The port answers from the first moment, so that whoever watches it sees a start and not a hole.
  let answer: RequestListener = answerNotReady;
  const server = createServer(serverTimeouts, (request, response) => answer(request, response));
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(config.port, config.host);
  await listening(server);

  const services = await startServices(config);
  const state = { ready: false };
  answer =
    mode === "development"
      ? await (await import("./development.ts")).developmentListener(services, state, server)
      : await productionListener(services, state);
  state.ready = true;
  services.outbox.start();
  const unfollow = followContent(services);
  const { port } = server.address() as AddressInfo;
  await greet(services, port);

  const drain = async (signal: string) => {
    if (!state.ready) return;
    state.ready = false;
    services.log.info({ signal }, "Draining.");
    unfollow();
    await closeGently(server, sockets);
    await services.close();
    services.log.info("Stopped.");
    process.exit(0);
  };
  process.on("SIGTERM", () => void drain("SIGTERM"));
  process.on("SIGINT", () => void drain("SIGINT"));
}

const answerNotReady: RequestListener = (_request, response) => {
  response
    .writeHead(503, { "Content-Type": "application/json", "Retry-After": "1" })
    .end('{"message":"The site is starting. Please try again in a moment."}');
};

async function productionListener(
  services: StartedServices,
  state: { ready: boolean },
): Promise<RequestListener> {
  const isReady = () => state.ready;
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

/** Takes no new visitors, lets those who are being answered finish, and cuts off the rest in the end. */
async function closeGently(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const hangUp = () => {
    server.closeIdleConnections();
    // Browsers open connections ahead of time; to Node one that never asked anything is not idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  hangUp();
  const again = setInterval(hangUp, 100);
  const deadline = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  await closed;
  clearInterval(again);
  clearTimeout(deadline);
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", reject);
  });
}
