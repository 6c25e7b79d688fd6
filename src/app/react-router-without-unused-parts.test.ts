import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import routes from "./routes.ts";

describe("React Router without its unused parts", () => {
  const files = [...new Set(["root.tsx", ...routes.map(({ file }) => file)])];

  it.each(files)("%s asks no server for its data by way of the router", (file) => {
    const source = readFileSync(join(import.meta.dirname, file), "utf8");
    const exports = (name: string) =>
      new RegExp(`^export (?:async )?(?:function|const|\\{.*) ?${name}\\b`, "m").test(source);
    expect(exports("clientLoader")).toBe(exports("loader"));
    expect(source).not.toContain("serverLoader");
    expect(source).not.toMatch(/\b(?:Form|useFetcher|useSubmit)\b[^;]* from "react-router";/);
  });

  it("no link fetches its page before it is pressed", () => {
    const screens = globSync("src/**/*.tsx");
    expect(screens.length).toBeGreaterThan(100);
    for (const screen of screens) expect(readFileSync(screen, "utf8")).not.toMatch(/\bprefetch=/);
  });
});
