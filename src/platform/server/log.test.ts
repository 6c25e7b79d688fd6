import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const log = join(import.meta.dirname, "log.ts");

/** What a process prints that does this with a log. */
function printed(code: string): Record<string, unknown>[] {
  const module = `import { createLog, printInto } from ${JSON.stringify(log)};
    const log = createLog("info");
    ${code}`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", module], {
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
