import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** What wrk is to ask. */
interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Ends sooner, after about so many answers. */
  most?: number;
  /** Registrations, each by another person; absent: GETs, with the request's number for a "%d" in the path. */
  kind?: "registration";
}

let asked = 0;

/**
 * Asks over kept connections and answers how many were answered, and in how long. wrk is written in C: it is
 * not the slower half. Throws where it is not installed, and where an answer was no 2xx.
 */
export async function ask({ url, connections, seconds, most = 0, kind }: Load) {
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "-H", "Accept-Encoding: br"];
  const wrk = spawn("wrk", [...args, "-s", join(import.meta.dirname, "wrk.lua"), url], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      ...(kind ? { BENCH_KIND: kind } : {}),
      BENCH_MOST: String(most),
      BENCH_FROM: String(asked),
    },
  });
  wrk.on("error", () => {});
  let said = "";
  wrk.stdout.setEncoding("utf8").on("data", (part: string) => {
    said += part;
    if (part.includes("enough")) wrk.kill("SIGINT");
  });
  await once(wrk.stdout, "end");
  if (wrk.pid === undefined) throw new Error("wrk is not installed (Debian: apt-get install wrk).");
  if (wrk.exitCode === null) await once(wrk, "exit");
  const counts = JSON.parse(/\{.*\}/.exec(said)?.[0] ?? "{}") as {
    answers: number;
    microseconds: number;
    refused: number;
  };
  if (!counts.answers || counts.refused > 0) throw new Error(`${url}: ${said.trim()}`);
  asked += counts.answers + connections;
  const elapsed = counts.microseconds / 1_000_000;
  return { answers: counts.answers, perSecond: counts.answers / elapsed };
}
