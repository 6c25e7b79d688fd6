import type { RunningServer } from "#tests/support/server.ts";
import { openSmtp } from "#tests/support/smtp.ts";
import type { Fault } from "./fault.ts";
import { lettersWrong } from "./mail.ts";
import { nurseryDatabase } from "./postgres.ts";
import { shortLease } from "./shared-weaknesses.ts";
import { accepted, becomes, brokenPromises, openServers, registerMany } from "./visitors.ts";

/** Three serve one database, and one of them is gone in the middle of its work. */
export const threeProcesses: Fault = {
  name: "three processes on one PostgreSQL, one killed",
  shortened: shortLease,
  controls: [
    {
      what: "no lease on a letter in hand",
      replace: [
        ["this.#parts.clock().add({ seconds: this.#timing.leaseSeconds })", "this.#parts.clock()"],
      ],
    },
  ],
  async check(env) {
    const database = await nurseryDatabase();
    const smtp = await openSmtp();
    const all = { DATABASE_URL: database.url, SMTP_URL: smtp.url, ...env };
    // All at once, on an empty database: one makes it while the others wait.
    const servers = await openServers(3, all);
    const [doomed, ...others] = servers as [RunningServer, ...RunningServer[]];
    const server = (n: number) => servers[n % 3] ?? doomed;
    try {
      // The mail server takes a moment, so that letters are in hand while others look for some.
      smtp.onAccept(() => new Promise((resolve) => setTimeout(resolve, 300)));
      const before = accepted(await registerMany(30, 9, server));
      const problems: string[] = [];
      if (!(await becomes(() => smtp.accepted.length >= before.length)))
        problems.push("letters are missing");
      problems.push(...lettersWrong(smtp.accepted, before));
      let answered = 0;
      const answers = await registerMany(60, 12, server, ({ status }, n) => {
        if (status === 201) answered += 1;
        if (answered > 15 && n % 3 === 0) doomed.process().kill("SIGKILL");
      });
      await doomed.stop("SIGKILL");
      const promised = [...before, ...accepted(answers)];
      if (promised.length === 90) problems.push("it was never killed in the middle");
      problems.push(...(await brokenPromises({ url: database.url }, promised)));
      const after = accepted(await registerMany(6, 2, (n) => others[n % 2] ?? doomed));
      if (after.length !== 6) problems.push("the other two do not take registrations");
      const wanted = [...promised, ...after];
      const reached = () => new Set(smtp.accepted.map(({ to }) => to?.[0]?.address));
      const isReached = await becomes(() => wanted.every((email) => reached().has(email)), 25);
      if (!isReached) problems.push("some letters never came");
      // What the dead one had in hand may come twice, as the same letter.
      problems.push(...lettersWrong(smtp.accepted, wanted, { mayRepeat: true }));
      return { tried: `3 processes, ${promised.length + 6} acknowledged, their letters`, problems };
    } finally {
      await Promise.all(servers.map((one) => one.close()));
      await smtp.close();
      await database.close();
    }
  },
};
