import { defineConfig } from "vitest/config";

/** What Stryker runs against each mutant: the site's own unit tests. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    exclude: ["**/*.api.test.ts"],
    restoreMocks: true,
    setupFiles: ["vitest.mutation.setup.ts"],
  },
});
