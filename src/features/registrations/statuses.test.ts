import { describe, expect, it } from "vitest";
import { calledOffSentence, doorTotals, holdsPlaces, statusLabels } from "./statuses.ts";

describe("doorTotals", () => {
  it("counts people: who is expected, who came, and of them those who had not registered", () => {
    const party = {
      status: "registered",
      attendeesCount: 4,
      cameCount: null,
      source: "visitor",
    } as const;
    expect(doorTotals([])).toEqual({ expected: 0, came: 0, walkIns: 0 });
    expect(
      doorTotals([
        party,
        { ...party, attendeesCount: 2, cameCount: 9 },
        { ...party, status: "waiting" },
        { ...party, status: "cancelled", source: "door" },
        { ...party, status: "came" },
        { ...party, status: "came", cameCount: 1 },
        { ...party, status: "came", cameCount: 0 },
        { ...party, status: "came", attendeesCount: 3, source: "door" },
      ]),
    ).toEqual({ expected: 6, came: 8, walkIns: 3 });
  });
});

describe("the status of a registration", () => {
  it("holds places while the party may still come", () => {
    const all = Object.keys(statusLabels) as (keyof typeof statusLabels)[];
    expect(all.filter(holdsPlaces)).toEqual(["registered", "offered", "came"]);
  });

  it("is said in a word", () => {
    expect(Object.values(statusLabels)).toEqual([
      "Registered",
      "Waiting",
      "Offered",
      "Cancelled",
      "Came",
    ]);
  });

  it("is told with regret where the event is called off", () => {
    expect(calledOffSentence).toBe(
      "This event has been cancelled. We are sorry; you need not do anything.",
    );
  });
});
