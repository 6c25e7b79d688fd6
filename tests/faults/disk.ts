import { execFileSync, spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { notTurnedAway } from "./database.ts";
import type { Fault } from "./fault.ts";
import {
  accepted,
  becomes,
  brokenPromises,
  openServer,
  register,
  registerMany,
} from "./visitors.ts";

/** As a browser without JavaScript posts it. */
function postForm({ url }: { url: string }): Promise<Response> {
  const body = new URLSearchParams({
    fullName: "Ann Lee",
    email: "ann@example.com",
    phone: "(570) 555-0100",
    mailingAddress: "12 Rose Lane, Scranton, PA 18503",
    attendeesCount: "1",
  });
  return fetch(`${url}/event-registration?event=2`, { method: "POST", body });
}

/** No file of the process may grow beyond a size: what the system says then is what a full disk says. */
export const diskFull: Fault = {
  name: "disk full",
  missing: () =>
    spawnSync("prlimit", ["--version"]).status === 0
      ? undefined
      : "prlimit, which limits the size of a running program's files, is not installed here.",
  controls: [
    {
      what: "takes a full disk for an error of its own",
      replace: [
        [
          'const primary = typeof errcode === "number" ? errcode & 255 : -1;',
          "const primary = -1;",
        ],
      ],
    },
  ],
  async check(env) {
    const server = await openServer(env);
    const limit = (bytes: number | "unlimited") =>
      execFileSync("prlimit", [
        "--pid",
        String(server.process().pid),
        `--fsize=${bytes}:unlimited`,
      ]);
    try {
      const problems: string[] = [];
      const before = accepted(await registerMany(4, 2, () => server));
      const sizes = ["garden.sqlite", "garden.sqlite-wal"].map(
        (name) => statSync(join(server.dataDir, name)).size,
      );
      limit(Math.max(...sizes) + 200_000);
      const promised = [...before];
      let refused = await register(server);
      for (let n = 0; n < 200 && refused.status === 201; n += 1) {
        promised.push(refused.email);
        refused = await register(server);
      }
      const during = [refused, ...(await registerMany(5, 5, () => server))];
      problems.push(...notTurnedAway(during));
      for (const [path, wanted] of [
        ["/api/events", 200],
        ["/events", 200],
        ["/healthz", 503],
      ] as const) {
        const { status } = await fetch(server.url + path);
        if (status !== wanted) problems.push(`${path} answered ${status} meanwhile`);
      }
      const form = await postForm(server);
      if (form.status !== 503 || !form.headers.has("retry-after")) {
        problems.push(`a form posted without JavaScript was answered with ${form.status}`);
      }
      limit("unlimited");
      const isBack = await becomes(async () => {
        const answer = await register(server);
        if (answer.status === 201) promised.push(answer.email);
        return answer.status === 201;
      }, 5);
      if (!isBack) problems.push("it was not itself again with room on the disk");
      problems.push(...(await brokenPromises({ dataDir: server.dataDir }, promised)));
      return {
        tried: `${promised.length} registrations kept, ${during.length} with no room`,
        problems,
      };
    } finally {
      await server.close();
    }
  },
};
