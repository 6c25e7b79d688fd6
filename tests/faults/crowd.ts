import { readFileSync } from "node:fs";
import type { Fault } from "./fault.ts";
import { open, portOf } from "./raw-client.ts";
import { becomes, openServer } from "./visitors.ts";

/** More than Node's own 511, and few enough for a program's 1,024 open files. */
const visitors = 800;
/** Whoever finds no room knocks again after a second, and then after two: long before that all are in. */
const seconds = 5;

/** The site is held up, and a crowd knocks meanwhile: all wait inside, and nobody has to knock again. */
export const crowdOutside: Fault = {
  name: "a crowd while the site is held up",
  missing() {
    if (process.platform !== "linux") return "no net.core.somaxconn";
    const most = Number(readFileSync("/proc/sys/net/core/somaxconn", "utf8"));
    return most < visitors ? `net.core.somaxconn is ${most}` : undefined;
  },
  controls: [
    {
      what: "waits as many as Node's own bound lets",
      replace: [["backlog: connectionsWaiting", "backlog: 511"]],
    },
  ],
  async check(env) {
    const server = await openServer(env);
    server.process().kill("SIGSTOP");
    const request = "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    const sockets = Array.from({ length: visitors }, () => open(portOf(server), request));
    try {
      const tried = `${visitors} knocked while it stood still`;
      const waiting = () => sockets.filter(({ readyState }) => readyState === "open").length;
      if (!(await becomes(() => waiting() === visitors, seconds))) {
        const problem = `${visitors - waiting()} of ${visitors} found no room to wait`;
        return { tried, problems: [problem] };
      }
      let answered = 0;
      const count = () => {
        answered += 1;
      };
      for (const socket of sockets) socket.once("data", count);
      server.process().kill("SIGCONT");
      const areAnswered = await becomes(() => answered === visitors);
      const problem = `${visitors - answered} of ${visitors} were not answered`;
      return { tried, problems: areAnswered ? [] : [problem] };
    } finally {
      server.process().kill("SIGCONT");
      for (const socket of sockets) socket.destroy();
      await server.close();
    }
  },
};
