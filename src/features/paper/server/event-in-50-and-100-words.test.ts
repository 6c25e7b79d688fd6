import { describe, expect, it } from "vitest";
import { seedCalendar } from "#features/events/server/seed-texts-of-events.ts";
import { type Notice, noticeInWords, sentencesOf } from "./event-in-50-and-100-words.ts";

const notice: Notice = {
  title: "Rose Walk",
  day: "Saturday, June 20th, 2026",
  time: "6:00 PM - 8:00 PM",
  ...{ place: "The rose beds", cost: "", registerBy: "" },
  description: "An evening among the roses.",
  brand: "Rosa Mystica Gardens",
  phone: "(570) 555-0142",
  address: "https://nursery.test/events/9-rose-walk",
  shortAddress: "https://nursery.test/events/9",
  picture: "",
};
const opening =
  "Rosa Mystica Gardens invites you to “Rose Walk” on Saturday, June 20th, 2026, 6:00 PM - 8:00 PM.";
const words = (text: string) => text.split(/\s+/).length;

describe("a notice in words", () => {
  it("says each fact once, in whole sentences", () => {
    const all = { cost: "$5 a family", registerBy: "Friday, June 19th, 2026, 5:00 PM" };
    expect(noticeInWords({ ...notice, ...all }, 50)).toBe(
      `${opening} An evening among the roses. Where: The rose beds. Cost: $5 a family. ` +
        "Please register by: Friday, June 19th, 2026, 5:00 PM. More: https://nursery.test/events/9",
    );
  });

  it("says nothing of what nobody has said", () => {
    expect(noticeInWords({ ...notice, place: "", description: "" }, 50)).toBe(
      `${opening} More: https://nursery.test/events/9`,
    );
  });

  it.each([50, 100])("has %i words at most, and as many sentences as that leaves", (most) => {
    for (const { title, description, time, location: place } of seedCalendar) {
      const text = noticeInWords({ ...notice, title, description, time, place }, most);
      expect(words(text)).toBeLessThanOrEqual(most);
      expect(text).toContain(`“${title}”`);
      expect(text).toContain(`Where: ${place}.`);
      const sentences = sentencesOf(description);
      const told = sentences.filter((sentence) => text.includes(sentence));
      expect(told).toEqual(sentences.slice(0, told.length));
      const next = sentences[told.length];
      if (next !== undefined) expect(words(`${text} ${next}`)).toBeGreaterThan(most);
    }
  });

  it("keeps to its words whatever is typed", () => {
    for (const most of [50, 100]) {
      for (const text of ["a ".repeat(99).trim(), "A. ".repeat(99).trim(), "x".repeat(200)]) {
        const typed = { title: text, time: text, place: text, cost: text, description: text };
        expect(words(noticeInWords({ ...notice, ...typed }, most))).toBeLessThanOrEqual(most);
      }
    }
  });

  it("leaves out what is told before what has to be known", () => {
    const description = `${"Very ".repeat(20)}lovely.`;
    const place = `${"Far ".repeat(12)}away`;
    const text = noticeInWords({ ...notice, description, place, cost: "Free" }, 50);
    expect(text).toContain(`Where: ${place}. Cost: Free.`);
    expect(text).not.toContain("lovely");
  });
});

it.each([
  [
    "On the feast of St. Isidore we pray. Bring seed.",
    ["On the feast of St. Isidore we pray.", "Bring seed."],
  ],
  [
    "Fr. J. R. Brown comes. “Will he?” He will!",
    ["Fr. J. R. Brown comes.", "“Will he?”", "He will!"],
  ],
  [
    "We meet at 10 a.m. in the barn. 12 chairs are there",
    ["We meet at 10 a.m. in the barn.", "12 chairs are there."],
  ],
  ["Bring gloves,\r\n\n a  trowel", ["Bring gloves.", "a trowel."]],
  ["", []],
])("finds the sentences of %j", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
