import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, Server as NetServer, type Socket } from "node:net";
import type { Config } from "#shared/server/config.ts";
import { printInto, standardOutput } from "#shared/server/log.ts";
import { plainHead } from "#shared/server/security/security-headers.ts";
import { saysWhyItFails } from "#shared/server/startup-errors.ts";
import type { FirstOwner } from "../features.ts";
import type { openSite } from "../open-site.ts";
import type { StartedServices } from "../start-services.ts";

/** Cuts off slow senders, so that they cannot use up the server. 10 MB still get through at 1 Mbit/s. */
const serverTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 100_000,
  keepAliveTimeout: 65_000,
};

/**
 * Connections that wait to be accepted. Beyond Node's 511 a crowd's clients would try again after a second (RFC
 * 6298, section 2.1), later than a rejection comes. Linux allows as many.
 */
const connectionsWaiting = 4_096;

/** After SIGTERM: how long to wait for requests in progress. */
const drainMilliseconds = 9_000;
/** After SIGTERM: when the process ends in any case. A letter in hand is sent after the next start. */
const stopMilliseconds = 9_700;

export interface RunOptions {
  openSite: typeof openSite;
  /** The folder of the build that runs; absent in development. */
  buildFolder?: string;
  /** Absent: a server of its own. */
  server?: Server;
}

/** How long a keep-alive connection has for one more request, whose answer closes it. */
const lastRequestMilliseconds = 1_000;

/** Starts the site and stays until SIGTERM or SIGINT. Exits with 1 if it cannot start. */
export async function run(options: RunOptions): Promise<void> {
  // Files that this process writes are private to its user: they contain people's names and addresses.
  process.umask(0o077);
  if (!(await saysWhyItFails((config) => start(config, options)))) process.exit(1);
}

async function start(
  config: Config,
  { openSite, buildFolder, server = createServer(serverTimeouts) }: RunOptions,
): Promise<void> {
  // The port answers 503 from the first moment, so that a monitor can tell a start from a failure.
  let answer: RequestListener = answerNotReady(config.publicUrl);
  server.on("request", (request, response) => answer(request, response));
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen({ port: config.port, host: config.host, backlog: connectionsWaiting });
  await once(server, "listening");

  let ready = false;
  const site = await openSite(config, { isReady: () => ready, buildFolder });
  const { log } = site.services;
  if (buildFolder !== undefined) printInto(log);
  answer = site.listener;
  ready = true;
  site.startWork();

  const drain = async (signal: string) => {
    if (!ready) return;
    ready = false;
    log.info({ signal }, "Draining.");
    setTimeout(() => process.exit(0), stopMilliseconds);
    await Promise.all([closeGently(server, sockets), site.stopWork()]);
    await site.close();
    log.info("Stopped.");
    process.exit(0);
  };
  process.on("SIGTERM", () => void drain("SIGTERM"));
  process.on("SIGINT", () => void drain("SIGINT"));
  // Last, because a program that reads the banner may send SIGTERM at once.
  const { port } = server.address() as AddressInfo;
  printBanner(site.services, port);
}

function answerNotReady(publicUrl: string): RequestListener {
  const head = plainHead(publicUrl, { "Retry-After": "1" });
  return (_request, response) => {
    response
      .writeHead(503, head)
      .end('{"message":"The site is starting. Please try again in a moment."}');
  };
}

/** Accepts no new connections, lets requests in progress finish, and finally cuts off the rest. */
async function closeGently(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  // The plain server's `close`: the HTTP server's would cut off clients about to send a request.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const since = performance.now();
  const hangUp = () => {
    // Browsers open connections ahead of time. Node does not count one without a request as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    if (performance.now() - since >= lastRequestMilliseconds) server.closeIdleConnections();
  };
  hangUp();
  const again = setInterval(hangUp, 100);
  const deadline = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  await closed;
  clearInterval(again);
  clearTimeout(deadline);
}

/** Says in a few plain lines where the site is and where its data lies. For the person who started it. */
function printBanner({ config, firstOwner }: StartedServices, port: number): void {
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  const { backupTo } = config;
  const folder = backupTo && "folder" in backupTo ? backupTo.folder : undefined;
  const lines = [
    `${config.site.brand} is open at http://${host}:${port}`,
    config.databaseUrl
      ? `Its data lies in PostgreSQL, its pictures in ${config.dataDir}`
      : `Its data lies in ${config.dataDir}`,
    ...(config.smtpUrl
      ? []
      : [`Letters are written to ${config.dataDir}/mail (no SMTP_URL is set)`]),
    ...(folder && !existsSync(folder)
      ? [`There is no folder ${folder} (BACKUP_FOLDER). Is its disk connected?`]
      : []),
    ...(firstOwner ? signInLines(firstOwner) : []),
  ];
  const output = standardOutput();
  output.write(`\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`);
  output.flush();
}

/** Shown at the first start only: the database keeps the password as a hash. */
function signInLines({ username, madePassword }: FirstOwner): string[] {
  return [
    "",
    "Sign in as the owner at /admin-login:",
    `  user name  ${username}`,
    ...(madePassword === undefined
      ? ["  password   the one in ADMIN_PASSWORD"]
      : [
          `  password   ${madePassword}`,
          'Write it down now: it is not shown again. "npm run owner:password" sets another one.',
        ]),
  ];
}
