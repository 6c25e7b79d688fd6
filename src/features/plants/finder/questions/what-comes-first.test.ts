import { describe, expect, it } from "vitest";
import { defaultHours } from "#shared/both/site-details.ts";
import {
  all,
  ask,
  blooms,
  isAnswered,
  isColored,
  isShady,
  type Wanted,
} from "#tests/support/wanted-answers.ts";
import { showsItsFlowers } from "../../plant-card.ts";
import type { BuiltInRecord } from "../../plant-record.ts";

const isTree = ({ catalogue }: BuiltInRecord) => catalogue === "trees";
const turnsOnly =
  (color: string) =>
  ({ seasons }: BuiltInRecord) =>
    `${seasons.fallColor?.colors}` === color;
const turnsAtFirst =
  (...colors: string[]) =>
  ({ seasons }: BuiltInRecord) =>
    colors.includes(seasons.fallColor?.colors[0] ?? "");
const isNamedForMary = ({ name, facts }: BuiltInRecord) =>
  /Our Lady|Mary's|Madonna/.test(`${name} ${facts.tradition?.name}`);
const isWet = ({ facts }: BuiltInRecord) => facts.soilMoisture.includes("wet");
const isInPots = ({ uses }: BuiltInRecord) => uses.includes("containers");
const bloomsLong = ({ facts }: BuiltInRecord) =>
  showsItsFlowers(facts) && facts.bloomMonths.length >= 4;

const delivers = /^Yes\. We deliver orders over \$100 .* Call \(570\) 555-0142 or write to hello@/;

const byGroup: Record<string, readonly (readonly [question: string, wanted: Wanted])[]> = {
  "the color asked for before a mixed one": [
    ["trees with red fall color", { each: all(isTree, turnsAtFirst("red")), top: 9 }],
    ["fall color trees bright red", { each: turnsOnly("red"), top: 5 }],
    ["bright yellow fall trees", { each: turnsOnly("yellow") }],
    [
      "deep purple flowers for shade",
      { each: all(isColored("purple", "violet", "lavender"), isShady), top: 5 },
    ],
  ],
  "vague praise, which leaves nobody out": [
    [
      "easy pink cut flowers from seed",
      { first: ["Spider Flower", "Cosmos", "Larkspur", "Zinnia"] },
    ],
    ["easy native for hummingbirds in shade", { first: ["Wild Columbine", "Virginia Bluebells"] }],
    ["something colorful in pots in full sun", { each: all(isInPots, bloomsLong) }],
    ["lots of color", { each: bloomsLong }],
    ["flowers in pots", { each: bloomsLong }],
  ],
  "a feast": [
    ["flowers for a Mary garden", { each: isNamedForMary }],
    ["rosary garden", { each: isNamedForMary }],
    ["flowers for All Souls' Day", { first: ["Garden Mum", "Common Witch Hazel", "Pansy"] }],
    ["red flowers for Pentecost", { each: all(isColored("red", "crimson"), blooms(5)), top: 5 }],
    ["Pentecost", { first: ["Peony"], each: blooms(5) }],
  ],
  "a season of the place": [
    ["my yard is a swamp every spring, is there a tree", { first: ["Sweetbay Magnolia"] }],
    ["every spring it floods, shade", { each: all(isShady, isWet) }],
    ["in spring the corner is very soggy", { each: isWet }],
    ["white flowers in spring in wet soil", { each: blooms(3, 4, 5) }],
  ],
  "the nursery, in its own words": [
    ["do you deliver", { says: delivers, leadsTo: "/contact", none: true }],
    ["do you ship", { says: delivers, none: true }],
    ["gift cards and delivery", { says: delivers, none: true }],
    ["can you design my garden", { says: /^Yes\. Bring photographs/, leadsTo: "/contact" }],
    ["classes", { says: /on our Events & Education page\.$/, leadsTo: "/events" }],
    ["your hours", { says: defaultHours, leadsTo: "/contact" }],
    ["when is the plant sale", { leadsTo: "/events", none: true }],
    ["is there a sale this weekend", { leadsTo: "/events", none: true }],
    ["plants on sale", { says: /prices/, none: true }],
    ["gift cards", { says: "", leadsTo: "/contact", none: true }],
  ],
  "what is worth little": [
    ["low blue flowers", { first: ["Edging Lobelia"] }],
    ["berries for birds in winter", { first: ["Prairifire Crabapple"], top: 1 }],
    ["lilies for an altar", { says: /^Some are listed for their name alone/ }],
  ],
};

describe("what comes first", () => {
  for (const [group, questions] of Object.entries(byGroup)) {
    it.each(questions)(`${group}: %s`, (question, wanted) => {
      expect(isAnswered(question, wanted)).toBe(true);
    });
  }

  it("is what blooms on the next day of a feast that moves", () => {
    const first = (today: string) => ask("red flowers for Pentecost", undefined, today).best[0];
    expect(first("2027-05-16")?.facts.bloomMonths).toContain(5);
    // Pentecost of 2028 is on June 4.
    expect(ask("red flowers for Pentecost", undefined, "2027-05-17").best[0]?.name).toBe(
      "Blanket Flower",
    );
  });

  it("leaves no season to the plants where it is the place's", () => {
    expect(ask("a swamp every spring").found.understood).toEqual(["Takes wet soil"]);
  });
});
