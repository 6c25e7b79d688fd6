import { describe, expect, it } from "vitest";
import { OwnersWords } from "../inputs.ts";
import { changeLetter, differencesOf } from "./event-letter-drafts.ts";

const walk = {
  title: "Rose Walk",
  date: "2026-05-02",
  time: "6:00 PM - 8:00 PM",
  location: "The rose beds",
};

describe("the letter about a change", () => {
  it("says what was and what is now, in words", () => {
    const after = { ...walk, date: "2026-05-03", location: "The barn" };
    const letter = changeLetter("Rose Walk", differencesOf(walk, after));
    expect(letter.subject).toBe("Changed: Rose Walk");
    expect(letter.text).toContain("We have had to change the date and the place of Rose Walk.");
    expect(letter.text).toContain(
      "New date: Sunday, May 3rd, 2026\n(before: Saturday, May 2nd, 2026)",
    );
    expect(letter.text).toContain("New place: The barn\n(before: The rose beds)");
    expect(letter.text).not.toContain("New time");
    expect(OwnersWords.safeParse(letter).success).toBe(true);
  });

  it("names all three", () => {
    const after = { ...walk, date: "2026-05-03", time: "Noon", location: "The barn" };
    expect(changeLetter("Rose Walk", differencesOf(walk, after)).text).toContain(
      "the date, the time and the place of",
    );
  });

  it("is not needed where only the title changes", () => {
    expect(differencesOf(walk, { ...walk, title: "The Rose Walk" })).toEqual([]);
  });
});
