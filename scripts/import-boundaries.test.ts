import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

type Import = readonly [path: string, target: string];

const wrong: Import[] = [
  ["src/db/new.ts", "#platform/server/log.ts"],
  ["src/drawing/new.ts", "#platform/shared/clock.ts"],
  ["src/drawing/new.ts", "node:fs"],
  ["src/platform/shared/new.ts", "#platform/server/log.ts"],
  ["src/platform/shared/new.ts", "#platform/browser/http-client.ts"],
  ["src/platform/shared/new.ts", "node:fs"],
  ["src/platform/shared/new.ts", "react"],
  ["src/platform/browser/new.ts", "#platform/server/config.ts"],
  ["src/platform/browser/new.ts", "#db/connect.ts"],
  ["src/platform/browser/new.ts", "node:fs"],
  ["src/platform/server/new.ts", "#platform/browser/http-client.ts"],
  ["src/platform/server/new.ts", "#features/events/contract.ts"],
  ["src/platform/server/new.ts", "react"],
  ["src/ui/new.tsx", "#platform/browser/http-client.ts"],
  ["src/ui/new.tsx", "#platform/server/config.ts"],
  ["src/ui/new.tsx", "#db/schema.ts"],
  ["src/features/blog/contract.ts", "#platform/server/config.ts"],
  ["src/features/blog/contract.ts", "react"],
  ["src/features/blog/rules.ts", "./server/store.ts"],
  ["src/features/blog/rules.ts", "node:crypto"],
  ["src/features/plants/new.ts", "./pages/queries.ts"],
  ["src/features/plants/new.ts", "#db/schema.ts"],
  ["src/features/blog/pages/new.tsx", "../server/store.ts"],
  ["src/features/blog/pages/new.tsx", "#platform/server/config.ts"],
  ["src/features/blog/pages/new.tsx", "#db/schema.ts"],
  ["src/features/blog/pages/new.tsx", "#features/events/pages/queries.ts"],
  ["src/features/blog/pages/new.tsx", "node:fs"],
  ["src/features/blog/pages/home/new.tsx", "../../contract.ts"],
  ["src/features/blog/owner/new.tsx", "../server/store.ts"],
  ["src/features/blog/owner/new.tsx", "#platform/server/config.ts"],
  ["src/features/blog/server/new.ts", "../pages/queries.ts"],
  ["src/features/blog/server/new.ts", "#platform/browser/http-client.ts"],
  ["src/features/blog/server/new.ts", "#features/plants/server/store.ts"],
  ["src/features/blog/server/new.ts", "#ui/button.tsx"],
  ["src/server/new.ts", "#features/blog/pages/queries.ts"],
  ["src/server/new.ts", "#ui/button.tsx"],
  ["src/app/new.ts", "#features/blog/server/store.ts"],
  ["src/app/new.ts", "#platform/server/config.ts"],
  ["src/app/new.ts", "#db/schema.ts"],
  ["src/new-folder/new.ts", "#ui/button.tsx"],
];

const right: Import[] = [
  ["src/platform/server/new.ts", "#db/connect.ts"],
  ["src/ui/new.tsx", "#platform/shared/site-settings.ts"],
  ["src/features/blog/contract.ts", "zod/mini"],
  ["src/features/blog/pages/new.tsx", "#features/events/contract.ts"],
  ["src/features/blog/owner/new.tsx", "../pages/queries.ts"],
  ["src/features/blog/server/new.ts", "../contract.ts"],
  ["src/app/new.ts", "#features/blog/pages/queries.ts"],
  ["src/server/new.ts", "#features/blog/server/store.ts"],
];

/**
 * Which of the imports the linter refuses. Each is tried at its path in a project of its own, which
 * holds our biome.json and that one file.
 */
function refused(imports: readonly Import[]): Import[] {
  const folder = mkdtempSync(join(tmpdir(), "import-boundaries-"));
  try {
    return imports.filter(([path, target], number) => {
      const project = join(folder, String(number));
      mkdirSync(dirname(join(project, path)), { recursive: true });
      cpSync(join(root, "biome.json"), join(project, "biome.json"));
      writeFileSync(join(project, path), `import { one } from "${target}";\n\nexport { one };\n`);
      const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
      const only = "--only=style/noRestrictedImports";
      const { status } = spawnSync(
        process.execPath,
        [biome, "lint", only, "--vcs-enabled=false", path],
        { cwd: project },
      );
      return status !== 0;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("the walls between the folders", () => {
  it("refuses every import that crosses one", () => {
    expect(refused(wrong)).toEqual(wrong);
  }, 60_000);

  it("lets the allowed ones through", () => {
    expect(refused(right)).toEqual([]);
  }, 60_000);
});
