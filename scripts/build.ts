// Builds the pages where they are older than what they are made from, and compresses the files
// that the server hands out. `--force` builds whatever the stamp says.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = join(import.meta.dirname, "..");
const stampFile = join(root, "build/.stamp");

/** Everything the build reads. Tests are not part of it. */
const inputs = [
  "src/{app,ui,features,platform}/**/*",
  "public/**/*",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/build.ts",
];

/** Changes when any input's name or content does; times alone say nothing after a fresh clone. */
function inputsStamp(): string {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update("\0").update(readFileSync(path));
  }
  return hash.digest("hex");
}

function compress(): void {
  const compressible = "build/client/**/*.{js,css,svg,json,txt,webmanifest}";
  for (const file of globSync(compressible, { cwd: root })) {
    const path = join(root, file);
    const bytes = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

const stamp = inputsStamp();
const isCurrent = existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;
if (!isCurrent || process.argv.includes("--force")) {
  process.stdout.write("Building the pages …\n");
  rmSync(stampFile, { force: true });
  const result = spawnSync(
    process.execPath,
    [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout}\n${result.stderr}\nThe pages could not be built.\n`);
    process.exit(1);
  }
  compress();
  writeFileSync(stampFile, stamp);
}
