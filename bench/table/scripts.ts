// Measurements that are programs of their own (see README.md), run here with less of everything. What
// they print becomes rows.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Measurement, Row } from "./row.ts";

/** Answers what it printed; throws what it complained of where it ends badly or takes too long. */
async function output(script: string, args: string[], minutes: number): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", script), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const tooLong = setTimeout(() => child.kill(), minutes * 60_000);
  let said = "";
  let complained = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr.on("data", (chunk) => {
    complained += chunk;
  });
  const [code] = await once(child, "close");
  clearTimeout(tooLong);
  if (code !== 0) throw new Error(complained.trim().split("\n")[0] || `${script} took too long.`);
  return said;
}

const oneAfterAnother = 1_000 / 200;

export const letters: Measurement = {
  name: "letters",
  async run() {
    const [, figure = "", rate = ""] =
      /rate lifted: (.*?, ([\d.]+) a second)/.exec(await output("letters.ts", ["300"], 5)) ?? [];
    return [
      {
        what: "300 letters to subscribers, a mail server that takes 200 ms for each",
        figure,
        against: `one after another (${oneAfterAnother} a second)`,
        ratio: (Number(rate) / oneAfterAnother).toFixed(1),
      },
    ];
  },
};

export const plants: Measurement = {
  name: "plants",
  async run() {
    const said = await output("catalogue-search.ts", [], 6);
    const rows: Row[] = [];
    for (const [, size = "", median = "", grew = ""] of said.matchAll(
      /(\d+) plants .*?median (\d+).*?median grew ([\d.]+) times/g,
    )) {
      rows.push({
        what: `catalogue search with ${Number(size).toLocaleString("en-US")} plants, keystroke to painted result, processor slowed 6 times`,
        figure: `${median} ms`,
        against: "the same with 200",
        ratio: grew,
      });
    }
    return rows;
  },
};

export const lighthouse: Measurement = {
  name: "lighthouse",
  async run() {
    let said: string;
    try {
      said = await output("lighthouse.ts", ["1"], 8);
    } catch (error) {
      const ratio = `could not be run here: ${(error as Error).message}`;
      return [{ what: "Lighthouse", figure: "", against: "", ratio }];
    }
    const rows: Row[] = [];
    for (const [, page, scores, paint, bare, ratio = ""] of said.matchAll(
      /^(\/\S*)\n {2}(.*)\n[\s\S]*?largest paint (\d+) ms, without scripts (\d+) ms, ratio ([\d.]+)/gm,
    )) {
      rows.push({
        what: `Lighthouse mobile, ${page}`,
        figure: `${scores}; largest paint ${paint} ms`,
        against: `the same page without scripts (${bare} ms)`,
        ratio,
      });
    }
    return rows;
  },
};
