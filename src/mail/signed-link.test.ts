import { expect, it } from "vitest";
import { signWith } from "./signed-link.ts";

it("signs as RFC 4231 has it (test case 2), so that links in letters that were sent stay good", () => {
  expect(signWith("Jefe")("what do ya want for nothing?").toString("hex")).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});
