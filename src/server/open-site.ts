import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import * as serverBuild from "virtual:react-router/server-build";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { showRunning } from "#backup/is-site-running.ts";
import { backupInOwnProcess } from "#backup/nightly-backups.ts";
import type { Config } from "#shared/server/config.ts";
import type { Repeating } from "#shared/server/jobs.ts";
import { developmentPolicy, plainHead } from "#shared/server/security/security-headers.ts";
import { watchContentVersion } from "./drop-cached-pages.ts";
import { createHttp } from "./http.ts";
import { OverloadGuard } from "./overload-guard.ts";
import { createPages } from "./pages/render-pages.ts";
import { assetsOfPreviousBuilds, keepBuilds } from "./previous-builds.ts";
import { type StartedServices, startServices } from "./start-services.ts";
import { builtFiles, pathsOfFiles } from "./static-files.ts";

/** Declared with optional exports that may be undefined, which the router's own type does not allow. */
const build = serverBuild as ServerBuild;

interface SiteOptions {
  /** Whether the process is ready for visitors; while it starts or drains it is not. */
  isReady: () => boolean;
  /** The folder of this build; absent in development, where Vite answers for the browser's files. */
  buildFolder: string | undefined;
}

/** Opens the site as one process runs it: what answers requests, and the background work, started separately. */
export async function openSite(config: Config, { isReady, buildFolder }: SiteOptions) {
  const isBuilt = buildFolder !== undefined;
  const browserFolder = isBuilt ? join(buildFolder, "client") : undefined;
  const services = await startServices(config, {
    publicFolder: browserFolder,
    makeBackup: isBuilt ? backupInOwnProcess(join(buildFolder, "server", "main.js")) : undefined,
  });
  const builtPaths = browserFolder === undefined ? new Set<string>() : pathsOfFiles(browserFolder);
  const guard = new OverloadGuard(config.publicUrl, builtPaths, saySheddingOnce(services));
  const app = createHttp(services, {
    isReady,
    files:
      browserFolder === undefined || buildFolder === undefined
        ? []
        : [...builtFiles(browserFolder, builtPaths), assetsOfPreviousBuilds(buildFolder)],
    pages: (api) =>
      inTurn(
        guard,
        isBuilt
          ? createPages(build, api, services)
          : withDevelopmentPolicy(createPages(build, api, services, "development")),
      ),
  });
  const handle = getRequestListener(app.fetch);
  let repeating: Repeating[] = [];
  return {
    services,
    listener(request: IncomingMessage, response: ServerResponse) {
      if (refuseRequest(request, response, config.publicUrl)) return;
      // This answer tells the client that the connection will be closed.
      if (!isReady()) response.shouldKeepAlive = false;
      // A cached page is answered before the framework does any work.
      if (isReady() && services.pages.answer(request, response)) return;
      guard.run(request, response, () => void handle(request, response));
    },
    /** Begins to send letters and to follow changes that other processes make. */
    startWork() {
      services.outbox.start();
      services.jobs.start();
      repeating = [watchContentVersion(services)];
      if (config.databaseUrl) repeating.push(showRunning(services.db));
      if (isBuilt) repeating.push(keepBuilds(buildFolder, services.log));
    },
    /** Ends both; resolves when the letters in hand are done. */
    async stopWork() {
      const all = [...repeating, services.outbox, services.jobs];
      await Promise.all(all.map((work) => work.stop()));
    },
    /** Closes the database and the connections to the mail server. */
    close: () => services.close(),
  };
}

const methods = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/** Rejects a method that would echo the request, and two Host headers (RFC 9112, section 3.2). */
function refuseRequest(
  { method, rawHeaders }: IncomingMessage,
  response: ServerResponse,
  publicUrl: string,
): boolean {
  const isTrace = method === "TRACE" || method === "TRACK";
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  if (!isTrace && hosts.length < 2) return false;
  const [status, message] = isTrace
    ? [405, "This address does not take that method."]
    : [400, "The request names more than one host."];
  response
    .writeHead(status, plainHead(publicUrl, isTrace ? { Allow: methods } : {}))
    .end(JSON.stringify({ message }));
  return true;
}

/** One line while it lasts, not one for each request. */
function saySheddingOnce({ log }: StartedServices): () => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - saidAt < 60_000) return;
    saidAt = performance.now();
    log.warn("More requests than can be answered: some are sent away with 503.");
  };
}

type Pages = ReturnType<typeof createPages>;

function inTurn(guard: OverloadGuard, pages: Pages): Pages {
  return async (c) => {
    const { incoming, outgoing } = c.env as HttpBindings;
    return (await guard.waitForTurn(incoming, outgoing)) ?? pages(c);
  };
}

function withDevelopmentPolicy(pages: Pages): Pages {
  return async (c) => {
    const response = await pages(c);
    response.headers.set("Content-Security-Policy", developmentPolicy);
    return response;
  };
}
