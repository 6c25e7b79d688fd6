import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { type Config, readConfig } from "#platform/server/config.ts";
import { builtFiles } from "./files.ts";
import { followContent } from "./follow-content.ts";
import { greet } from "./greet.ts";
import { inertPolicy, securityHeaders } from "./headers.ts";
import { createHttp } from "./http.ts";
import { createPages, type PageBuild } from "./pages.ts";
import { type StartedServices, startServices } from "./services.ts";
import { whyNotStarted } from "./why-not-started.ts";

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

/** After SIGTERM: how long visitors in the middle of something are waited for, */
const drainMilliseconds = 9_000;
/** and how long anything is, a mail server that hangs included. Its letter is sent after the next start. */
const stopMilliseconds = 9_700;

type Mode = "production" | "development";

/** Starts the site and stays until SIGTERM or SIGINT. Ends the process with 1 where it cannot start. */
export async function run(mode: Mode): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig();
    await start(config, mode);
  } catch (error) {
    const reason = whyNotStarted(error, config);
    if (reason === undefined) throw error;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  }
}

async function start(config: Config, mode: Mode): Promise<void> {
  // The port answers from the first moment, so that whoever watches it sees a start and not a hole.
  let answer: RequestListener = answerNotReady(config.publicUrl);
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

  const drain = async (signal: string) => {
    if (!state.ready) return;
    state.ready = false;
    services.log.info({ signal }, "Draining.");
    setTimeout(() => process.exit(0), stopMilliseconds);
    unfollow();
    await Promise.all([closeGently(server, sockets), services.outbox.stop()]);
    await services.close();
    services.log.info("Stopped.");
    process.exit(0);
  };
  process.on("SIGTERM", () => void drain("SIGTERM"));
  process.on("SIGINT", () => void drain("SIGINT"));
  // Last: whoever reads that the site is open may stop it in the same moment.
  const { port } = server.address() as AddressInfo;
  await greet(services, port);
}

function answerNotReady(publicUrl: string): RequestListener {
  const head = {
    ...Object.fromEntries(securityHeaders(publicUrl)),
    "Content-Security-Policy": inertPolicy,
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "Retry-After": "1",
  };
  return (_request, response) => {
    response
      .writeHead(503, head)
      .end('{"message":"The site is starting. Please try again in a moment."}');
  };
}

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
