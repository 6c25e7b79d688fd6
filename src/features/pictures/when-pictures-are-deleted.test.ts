import { describe, expect, it } from "vitest";
import { goesOn } from "./when-pictures-are-deleted.ts";

describe("goesOn", () => {
  it("keeps what nothing uses for thirty days, and what was deleted thirty whole ones", () => {
    expect(goesOn("2026-05-15", "unused")).toBe("2026-06-14");
    expect(goesOn("2026-12-31", "deleted")).toBe("2027-01-31");
  });
});
