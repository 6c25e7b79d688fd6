import { statSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The first red test ends the run of a mutant: tables in small files come before searches of the catalogue. */
class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return files.toSorted((a, b) => size(a) - size(b));
  }
}

/** What Stryker runs against each mutant: the site's own unit tests. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    exclude: ["**/*.api.test.ts"],
    restoreMocks: true,
    setupFiles: ["vitest.mutation.setup.ts"],
    sequence: { sequencer: SmallestFirst },
  },
});
