import { connect } from "node:net";
import type { Fault } from "./fault.ts";
import { portOf } from "./raw-client.ts";
import { accepted, becomes, brokenPromises, openServer, registerMany } from "./visitors.ts";

const connections = 8;

/** What one visitor met who asked again and again on one connection. */
interface Visit {
  answered: number;
  /** A request that was begun and never answered in full. */
  isCut: boolean;
  /** The last answer said that the connection would be closed. */
  isToldToClose: boolean;
}

/** Asks again and again on one connection, until the server says that it closes it. */
function visit(port: number, visitor: number): Promise<Visit> {
  return new Promise((resolve) => {
    let answered = 0;
    let received = "";
    let isToldToClose = false;
    let isWaiting = false;
    const socket = connect(port, "127.0.0.1");
    const next = () => {
      isWaiting = true;
      socket.write(`GET /api/events?${visitor}-${answered} HTTP/1.1\r\nHost: a\r\n\r\n`);
    };
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      received += chunk;
      if (!isWhole(received)) return;
      answered += 1;
      isWaiting = false;
      isToldToClose = /^connection: close\r?$/im.test(received.split("\r\n\r\n", 1)[0] ?? "");
      received = "";
      if (!isToldToClose) next();
    });
    socket.once("connect", next);
    socket.once("error", () => {});
    socket.once("close", () => resolve({ answered, isCut: isWaiting, isToldToClose }));
  });
}

function isWhole(received: string): boolean {
  const [head = "", body] = received.split(/\r\n\r\n([\s\S]*)/, 2);
  if (body === undefined) return false;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length === undefined ? body.endsWith("0\r\n\r\n") : body.length >= Number(length);
}

/** It is told to stop while everybody is asking; who was heard is answered. */
export const drain: Fault = {
  name: "drain under load",
  // Whoever asks late is cut off: the asking program may have nothing else to do.
  isAlone: true,
  controls: [
    {
      what: "stops without waiting for anybody",
      replace: [
        [
          "await Promise.all([closeGently(server, sockets),",
          "await Promise.all([server.closeAllConnections(),",
        ],
      ],
    },
  ],
  async check(env) {
    const server = await openServer(env);
    const port = portOf(server);
    try {
      const problems: string[] = [];
      let kept = 0;
      const visits = Promise.all(Array.from({ length: connections }, (_, n) => visit(port, n)));
      const registering = registerMany(
        60,
        4,
        () => server,
        ({ status }) => {
          if (status === 201) kept += 1;
        },
      );
      await becomes(() => kept >= 10);
      const status = await server.stop("SIGTERM");
      const met = await visits;
      const cut = met.filter(({ isCut }) => isCut).length;
      const untold = met.filter(({ isToldToClose }) => !isToldToClose).length;
      const answered = met.reduce((sum, one) => sum + one.answered, 0);
      if (cut > 0) problems.push(`${cut} of ${connections} requests were cut off`);
      if (untold > 0) problems.push(`${untold} of ${connections} were not told to close`);
      if (status !== 0) problems.push(`it ended with ${status}`);
      const promised = accepted(await registering);
      problems.push(...(await brokenPromises({ dataDir: server.dataDir }, promised)));
      return {
        tried: `SIGTERM with ${connections} connections asking (${answered} answers, ${promised.length} registrations)`,
        problems,
      };
    } finally {
      await server.close();
    }
  },
};
