import { describe, expect, it } from "vitest";
import { nameKeyOf } from "./user-name-as-compared.ts";

describe("a user name", () => {
  it.each([
    [" Owner ", "owner"],
    ["Ｏｗｎｅｒ", "owner"],
    ["own\0er", "own\ufffder"],
    ["own\ud800er", "own\ufffder"],
  ])("%j is compared as %j", (typed, key) => {
    expect(nameKeyOf(typed)).toBe(key);
  });
});
