import { expect, it } from "vitest";
import { runsForChange } from "./tests-for-change.ts";

const unit = ["--project=unit", "--changed"];

it.each([
  [
    ["src/features/blog/post-address.ts", "src/features/blog/server/api.ts"],
    ["src/features/blog/"],
  ],
  [["src/features/blog/post-address.ts", "src/db/schema.ts"], []],
  [["tests/api/outbox.test.ts"], ["tests/api/outbox.test.ts"]],
])("after a change of %j asks the API about %j", (files, paths) => {
  expect(runsForChange(files)).toEqual([unit, ["--project=sqlite", ...paths]]);
});

it("takes a journey that was changed, and the API for no text", () => {
  expect(runsForChange(["tests/e2e/home.test.ts", "src/features/blog/README.md"])).toEqual([
    unit,
    ["--project=browser", "tests/e2e/home.test.ts"],
  ]);
});
