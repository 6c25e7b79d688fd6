import { describe, expect, it } from "vitest";
import { isOverdue, plainDollars, stateInWords, stockNote } from "./stock-labels-and-days.ts";

const nothing = { state: null, stateSince: null, price: "", potSize: "" };

describe("what visitors are told of a plant's stock", () => {
  it("is nothing where the owner has said nothing", () => {
    expect(stockNote(nothing, "2026-05-01")).toBeUndefined();
  });

  it("puts the state, the pot and the price in one line", () => {
    const said = { state: "sold-out", stateSince: "2026-05-01", price: "$14", potSize: "1 gallon" };
    expect(stockNote(said as never, "2026-05-02")).toEqual({
      says: "Sold out · 1 gallon · $14",
      isOut: true,
    });
    expect(stockNote({ ...nothing, price: "from $9" }, "2026-05-02")).toEqual({ says: "from $9" });
    const few = { ...nothing, state: "few-left", stateSince: "2026-05-01" } as const;
    expect(stockNote(few, "2026-05-02")).toEqual({ says: "Few left" });
  });

  it("stays true as time goes by", () => {
    expect(stateInWords("back-soon", "2026-01-31", "2026-02-01")).toBe(
      "Sold out, back around February 28",
    );
    expect(stateInWords("back-soon", "2026-01-31", "2026-02-28")).toBe("Due back, please ask");
    expect(stateInWords("not-this-year", "2026-11-02", "2027-03-01")).toBe("Not grown in 2026");
  });

  it("asks the owner to look again once the time is over", () => {
    const back = { state: "back-soon", stateSince: "2026-05-10" } as const;
    expect(isOverdue(back, "2026-06-09")).toBe(false);
    expect(isOverdue(back, "2026-06-10")).toBe(true);
    const year = { state: "not-this-year", stateSince: "2026-05-10" } as const;
    expect(isOverdue(year, "2026-12-31")).toBe(false);
    expect(isOverdue(year, "2027-01-01")).toBe(true);
    expect(isOverdue({ state: "sold-out", stateSince: "2020-01-01" }, "2027-01-01")).toBe(false);
  });
});

describe("a price that a program may read", () => {
  it.each([
    ["$14", "14.00"],
    ["$ 9.50", "9.50"],
    ["from $9", undefined],
    ["$9 to $14", undefined],
    ["14", undefined],
    ["", undefined],
  ])("%s", (price, amount) => {
    expect(plainDollars(price)).toBe(amount);
  });
});
