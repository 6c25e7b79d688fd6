import type { Fault } from "./fault.ts";
import { answersBeforeCommit, quickLook } from "./shared-weaknesses.ts";
import {
  accepted,
  becomes,
  brokenPromises,
  hurryLetters,
  openServer,
  registerMany,
  withDatabase,
} from "./visitors.ts";

const kills = 5;

/** The process is gone in the middle of writing; everything that was answered with 201 is there. */
export const killUnderLoad: Fault = {
  name: "killed under load",
  shortened: quickLook,
  controls: [answersBeforeCommit(100)],
  async check(env) {
    const server = await openServer(env);
    const promised: string[] = [];
    let sent = 0;
    try {
      for (let round = 0; round < kills; round += 1) {
        const killAfter = 8 + 5 * round;
        let answered = 0;
        const answers = await registerMany(
          50,
          16,
          () => server,
          ({ status }) => {
            if (status !== 201) return;
            answered += 1;
            if (answered === killAfter) server.process().kill("SIGKILL");
          },
        );
        sent += answers.length;
        promised.push(...accepted(answers));
        await server.stop("SIGKILL");
        await server.restart();
      }
      const problems = await brokenPromises(server, promised);
      if (promised.length === sent) problems.push("it was never killed in the middle");
      await hurryLetters(server);
      const isSent = await becomes(() =>
        withDatabase(server, async (db) => {
          const waiting = await db
            .selectFrom("outbox")
            .select("id")
            .where("state", "<>", "sent")
            .execute();
          return waiting.length === 0;
        }),
      );
      if (!isSent) problems.push("not every letter was sent after the last start");
      return { tried: `${kills} kills, ${promised.length} of ${sent} acknowledged`, problems };
    } finally {
      await server.close();
    }
  },
};
