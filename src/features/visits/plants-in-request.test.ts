import { describe, expect, it } from "vitest";
import { plantLines, tidyPlants } from "./plants-in-request.ts";

const sent = " Lenten-Rose ,catmint*2,lenten-rose*2,<b>";

describe("the plants of a request", () => {
  it("are kept in one spelling, whatever was sent", () => {
    expect(tidyPlants(sent)).toBe("lenten-rose*3,catmint*2");
    expect(tidyPlants("")).toBe("");
  });

  it("are said with their names, or their slugs where they have none", () => {
    const nameOf = (slug: string) => (slug === "catmint" ? "Catmint" : undefined);
    expect(plantLines(sent, nameOf)).toEqual(["3 × lenten-rose", "2 × Catmint"]);
  });
});
