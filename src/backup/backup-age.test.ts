import { describe, expect, it } from "vitest";
import type { BackupAway } from "./answers.ts";
import { ageInWords, backupAwayInWords, isTooOld } from "./backup-age.ts";

const now = Date.parse("2026-05-10T12:00:00.000Z");
const hour = 3_600_000;
const ago = (hours: number) => new Date(now - hours * hour).toISOString();
const away = (hours: number) => ({ at: ago(hours) }) as BackupAway;

describe("the age of a backup", () => {
  it.each([
    [-1, "less than an hour"],
    [0.99, "less than an hour"],
    [1, "1 hour"],
    [1.99, "1 hour"],
    [23.99, "23 hours"],
    [24, "1 day"],
    [47, "1 day"],
    [72, "3 days"],
  ])("after %s hours is %s", (hours, words) => {
    expect(ageInWords(ago(hours), now)).toBe(words);
  });

  it("is too much after a week, or where none ever left the machine", () => {
    expect(isTooOld(away(7 * 24 - 0.01), now)).toBe(false);
    expect(isTooOld(away(7 * 24), now)).toBe(true);
    expect(isTooOld(null, now)).toBe(true);
  });

  it("is said with its warning", () => {
    expect(backupAwayInWords(away(30), now)).toBe("The last backup left this machine 1 day ago.");
    expect(backupAwayInWords(away(8 * 24), now)).toBe(
      "The last backup that left this machine is 8 days old. If it broke, everything since would be lost.",
    );
    expect(backupAwayInWords(null, now)).toBe(
      "No backup has left this machine yet. If it broke, everything would be lost.",
    );
  });
});
