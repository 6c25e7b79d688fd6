import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";

const log = join(import.meta.dirname, "log.ts");

const moduleOf = (code: string) => `import { createLog, printInto } from ${JSON.stringify(log)};
    const log = createLog("info");
    ${code}`;

/** What a process prints that does this with a log. */
function printed(code: string): Record<string, unknown>[] {
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", moduleOf(code)], {
    encoding: "utf8",
  });
  return output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

it("an error is logged without the secrets of the addresses in its message", () => {
  const [line] = printed(`log.error({ err: new TypeError("No /unsubscribe/SECRET here") }, "Oh.")`);
  expect(line).toMatchObject({
    err: { type: "TypeError", message: "No /unsubscribe/… here" },
    msg: "Oh.",
  });
  expect(JSON.stringify(line)).not.toContain("SECRET");
});

it("what libraries print is logged without secrets", () => {
  const lines = printed(`printInto(log);
    console.warn('The URL path "/registration%252f3-SECRET%" could not be decoded');
    console.error(Object.assign(new TypeError("Invalid URL"), { input: "/door/SECRET" }));
    console.info({ anything: "SECRET" });`);
  expect(lines.map(({ msg }) => msg)).toEqual([
    'The URL path "…" could not be decoded',
    "A library printed this.",
    "A library printed this.",
  ]);
  expect(lines[1]?.["err"]).toMatchObject({ type: "TypeError", message: "Invalid URL" });
  expect(JSON.stringify(lines)).not.toContain("SECRET");
});

it("lines that nobody takes are dropped and counted, and the rest comes when somebody reads", async () => {
  const code = `for (let n = 0; n < 30_000; n += 1) log.info({ n }, "A line of about a hundred characters.");
    setImmediate(() => process.stderr.write("logged"));
    process.stdin.once("end", () => log.info("The last one.")).resume();`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", moduleOf(code)]);
  const ended = once(child, "exit");
  await once(child.stderr, "data");
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 10_000 }).toMatch(/"dropped":/);
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
  await expect.poll(() => output).toMatch(/The last one\."}\n$/);
  const lines = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const [count, ...others] = lines.filter((line) => "dropped" in line);
  expect(others).toEqual([]);
  expect(count).toMatchObject({
    level: "warn",
    msg: "So many lines could not be written here.",
  });
  expect(lines.length - 2 + Number(count?.["dropped"])).toBe(30_000);
  // Every line that was kept is there once, in its order.
  expect(lines.slice(0, -2).map(({ n }) => n)).toEqual(
    Array.from({ length: lines.length - 2 }, (_, n) => n),
  );
  expect(lines.length).toBeGreaterThan(8_000);
});
