import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

type Import = readonly [path: string, target: string];

const wrong: Import[] = [
  ["src/db/new.ts", "#shared/server/log.ts"],
  ["art/pen/new.ts", "#shared/both/clock.ts"],
  ["art/plates/new.ts", "../../src/features/plants/inputs.ts"],
  ["art/plates/new.ts", "node:fs"],
  ["art/draw-command.ts", "#features/plants/built-in-catalogues.ts"],
  ["src/shared/server/new.ts", "#art/index.ts"],
  ["src/shared/server/new.ts", "#mail/outbox.ts"],
  ["src/mail/new.ts", "#features/events/inputs.ts"],
  ["src/mail/new.ts", "#shared/browser/http-client.ts"],
  ["src/backup/new.ts", "#server/http.ts"],
  ["src/backup/owner/new.tsx", "#shared/server/config.ts"],
  ["src/ui/new.tsx", "#art/index.ts"],
  ["src/features/plants/new.ts", "#art/index-for-server.ts"],
  ["src/features/plants/new.ts", "#art/pen/ink.ts"],
  ["src/features/plants/pages/new.tsx", "#art/index-for-server.ts"],
  ["src/features/plants/server/new.ts", "#art/plates/draw-plate.ts"],
  ["src/shared/both/new.ts", "#shared/server/log.ts"],
  ["src/shared/both/new.ts", "#shared/browser/http-client.ts"],
  ["src/shared/both/new.ts", "node:fs"],
  ["src/shared/both/new.ts", "react"],
  ["src/shared/browser/new.ts", "#shared/server/config.ts"],
  ["src/shared/browser/new.ts", "#db/connect.ts"],
  ["src/shared/browser/new.ts", "node:fs"],
  ["src/shared/server/new.ts", "#shared/browser/http-client.ts"],
  ["src/shared/server/new.ts", "#features/events/inputs.ts"],
  ["src/shared/server/new.ts", "react"],
  ["src/ui/new.tsx", "#shared/browser/http-client.ts"],
  ["src/ui/new.tsx", "#shared/server/config.ts"],
  ["src/ui/new.tsx", "#db/schema.ts"],
  ["src/ui/owner/new.tsx", "#shared/server/config.ts"],
  ["src/features/blog/answers.ts", "#shared/server/config.ts"],
  ["src/features/blog/inputs.ts", "react"],
  ["src/features/blog/new.ts", "#shared/server/openapi/answer-shapes.ts"],
  ["src/features/blog/post-address.ts", "./server/store.ts"],
  ["src/features/blog/post-address.ts", "node:crypto"],
  ["src/features/plants/new.ts", "./pages/queries.ts"],
  ["src/features/plants/new.ts", "#db/schema.ts"],
  ["src/features/blog/pages/new.tsx", "../server/store.ts"],
  ["src/features/blog/pages/new.tsx", "#shared/server/config.ts"],
  ["src/features/blog/pages/new.tsx", "#db/schema.ts"],
  ["src/features/blog/pages/new.tsx", "#features/events/pages/queries.ts"],
  ["src/features/blog/pages/new.tsx", "node:fs"],
  ["src/features/blog/pages/home/new.tsx", "../../server/store.ts"],
  ["src/features/blog/pages/home/new.tsx", "../../../events/inputs.ts"],
  ["src/features/blog/server/letters/new.ts", "../../pages/queries.ts"],
  ["src/features/blog/owner/new.tsx", "../server/store.ts"],
  ["src/features/blog/owner/new.tsx", "#shared/server/config.ts"],
  ["src/features/blog/server/new.ts", "../pages/queries.ts"],
  ["src/features/blog/server/new.ts", "#shared/browser/http-client.ts"],
  ["src/features/blog/server/new.ts", "#features/plants/server/store.ts"],
  ["src/features/blog/server/new.ts", "#ui/button.tsx"],
  ["src/server/new.ts", "#features/blog/server/store.ts"],
  ["src/server/features.ts", "#features/blog/pages/queries.ts"],
  ["src/server/new.ts", "#ui/button.tsx"],
  ["src/app/new.ts", "#features/blog/server/store.ts"],
  ["src/app/new.ts", "#shared/server/config.ts"],
  ["src/app/new.ts", "#db/schema.ts"],
  ["src/new-folder/new.ts", "#ui/button.tsx"],
];

const right: Import[] = [
  ["art/plates/new.ts", "#art/pen/ink.ts"],
  ["art/draw-command.ts", "node:fs"],
  ["src/features/plants/new.ts", "#art/index.ts"],
  ["src/features/plants/server/new.ts", "#art/index-for-server.ts"],
  ["src/shared/server/new.ts", "#db/connect.ts"],
  ["src/mail/new.ts", "#shared/server/config.ts"],
  ["src/backup/new.ts", "#shared/server/config.ts"],
  ["src/ui/new.tsx", "#shared/both/site-details.ts"],
  ["src/ui/owner/new.tsx", "#shared/browser/form.ts"],
  ["src/features/blog/answers.ts", "zod/mini"],
  ["src/features/blog/answers.ts", "#shared/server/openapi/answer-shapes.ts"],
  ["src/features/blog/pages/new.tsx", "#features/events/inputs.ts"],
  ["src/features/blog/owner/new.tsx", "../pages/queries.ts"],
  ["src/features/blog/pages/home/new.tsx", "../../inputs.ts"],
  ["src/features/blog/server/new.ts", "../inputs.ts"],
  ["src/app/new.ts", "#features/blog/pages/queries.ts"],
  ["src/server/features.ts", "#features/blog/server/feature.ts"],
  ["src/features/plants/server/feature.ts", "#features/blog/server/store.ts"],
];

/**
 * Which of the imports the linter refuses. They are tried in a project of its own, which holds our
 * biome.json and a file at each path, with an import on each line.
 */
function refused(imports: readonly Import[]): Import[] {
  const project = mkdtempSync(join(tmpdir(), "import-boundaries-"));
  const files = Map.groupBy(imports, ([path]) => path);
  try {
    cpSync(join(root, "biome.json"), join(project, "biome.json"));
    for (const [path, inFile] of files) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      const lines = inFile.map(
        ([, target], at) => `export { one as one${at} } from "${target}";\n`,
      );
      writeFileSync(join(project, path), lines.join(""));
    }
    const { stdout } = spawnSync(
      process.execPath,
      [
        join(root, "node_modules/@biomejs/biome/bin/biome"),
        ...["lint", "--only=style/noRestrictedImports", "--vcs-enabled=false"],
        ...["--reporter=github", "--max-diagnostics=none", "art", "src"],
      ],
      { cwd: project, encoding: "utf8" },
    );
    const said = stdout.split("\n").filter((line) => line.includes("noRestrictedImports"));
    return imports.filter((one) => {
      const line = (files.get(one[0])?.indexOf(one) ?? 0) + 1;
      return said.some((it) => it.includes(`/${one[0]},line=${line},`));
    });
  } finally {
    rmSync(project, { recursive: true, force: true });
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
