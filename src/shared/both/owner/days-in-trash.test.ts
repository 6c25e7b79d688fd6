import { expect, it } from "vitest";
import { leavesTrashOn } from "./days-in-trash.ts";

it("keeps what is deleted in the Trash for thirty whole days, over the change of the clock and of the year", () => {
  expect(leavesTrashOn("2026-02-10")).toBe("2026-03-13");
  expect(leavesTrashOn("2026-10-15")).toBe("2026-11-15");
  expect(leavesTrashOn("2026-12-31")).toBe("2027-01-31");
});
