import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownerPassword, type RunningServer, startServer } from "#tests/support/server.ts";
import { openSmtp } from "#tests/support/smtp.ts";
import { currentBuild, root } from "../../scripts/build-folders.mjs";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** What a start that must fail says. */
async function said(env: Record<string, string>): Promise<string> {
  try {
    const started = await startServer(env);
    await started.close();
  } catch (error) {
    return (error as Error).message.replace("The server ended:\n", "").trim();
  }
  throw new Error("It started.");
}

describe("a start that cannot succeed says why in one line", () => {
  it("where the port is in use", async () => {
    const { port } = new URL(server.url);
    expect(await said({ PORT: port })).toBe(
      `Port ${port} is in use by another program. Stop that one, or choose another port with PORT.`,
    );
  });

  it("where the host is none of this machine's", async () => {
    expect(await said({ HOST: "203.0.113.7" })).toMatch(
      /^203\.0\.113\.7 \(HOST\) is no address of this machine \(\w+\)\.$/,
    );
  });

  it("where PostgreSQL does not answer, without the password in it", async () => {
    const line = await said({ DATABASE_URL: "postgres://rose:thorns@127.0.0.1:1/garden" });
    expect(line).toBe("PostgreSQL at 127.0.0.1:1 (DATABASE_URL) cannot be reached (ECONNREFUSED).");
  });

  it("where the data folder is a file", async () => {
    const file = join(server.dataDir, "a-file");
    await writeFile(file, "");
    expect(await said({ DATA_DIR: file })).toMatch(
      /^The data folder \S+a-file \(DATA_DIR\) cannot be used: [^\n]+$/,
    );
  });

  it("where the database file is none", async () => {
    const dataDir = join(server.dataDir, "odd");
    const odd = await startServer({ DATA_DIR: dataDir });
    await odd.stop();
    await writeFile(
      join(dataDir, "garden.sqlite"),
      "no database, but a text of some length".repeat(50),
    );
    expect(await said({ DATA_DIR: dataDir })).toMatch(
      /^The data folder \S+ \(DATA_DIR\) cannot be used: file is not a database\.$/,
    );
  });
});

it("stops within ten seconds even while a mail server hangs", async () => {
  const smtp = await openSmtp();
  const letGo = smtp.hold();
  const own = await startServer({ SMTP_URL: smtp.url });
  const response = await fetch(`${own.url}/api/events/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      eventId: 1,
      fullName: "Ann Lee",
      email: "ann@example.com",
      phone: "(570) 555-0100",
      mailingAddress: "12 Rose Lane, Scranton, PA 18503",
      attendeesCount: 1,
    }),
  });
  expect(response.status).toBe(201);
  await expect.poll(() => smtp.attempts()).toBe(1);
  const asked = performance.now();
  expect(await own.stop("SIGTERM")).toBe(0);
  // Ten, and what a busy machine adds to them. Who waits for the mail server waits for minutes.
  expect(performance.now() - asked).toBeLessThan(15_000);
  letGo();
  await own.close();
  await smtp.close();
});

it("stops when npm alone is told to, and npm with it, once everybody is answered", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "nursery-npm-"));
  const npm = spawn("npm", ["start"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ADMIN_PASSWORD: ownerPassword, DATA_DIR: dataDir, PORT: "0" },
  });
  const ended = once(npm, "exit");
  let output = "";
  npm.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(/ is open at http:\S+\n/);
  const url = / is open at (http:\S+)/.exec(output)?.[1] ?? "";
  const visitor = request(`${url}/api/subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json", expect: "100-continue" },
  });
  visitor.flushHeaders();
  await once(visitor, "continue");
  npm.kill("SIGTERM");
  const isOpen = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isOpen).toBe(false);
  visitor.end(JSON.stringify({ email: "ann@example.com" }));
  const [answer] = await once(visitor, "response");
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect((await ended)[0]).toBe(0);
  await rm(dataDir, { recursive: true });
});

it("looks at Node's version before it loads a file that an older one could not read", async () => {
  const main = await readFile(currentBuild()?.main ?? "", "utf8");
  const imported = [...main.matchAll(/^import .*?"([^"]+)";$/gm)].map(([, from]) => from);
  expect(imported).toEqual(["node:module", "node:path"]);
  expect(main.indexOf("This program runs on Node")).toBeLessThan(main.indexOf("owner-password"));
});

it("loads the large packages at their first use and not at the start", async () => {
  const build = currentBuild()?.folder ?? "";
  const files = globSync("server/**/*.js", { cwd: build });
  const code = files.map((file) => readFileSync(join(build, file), "utf8")).join("\n");
  const atStart = [...code.matchAll(/^import\b.*?"([^".][^"]*)";$/gm)].map(([, from]) => from);
  expect(atStart).toContain("node:fs");
  for (const name of ["sharp", "pg", "nodemailer"]) {
    expect(atStart).not.toContain(name);
    // The control: it is used.
    expect(code).toContain(`import("${name}")`);
  }
});
