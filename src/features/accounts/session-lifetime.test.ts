import { describe, expect, it } from "vitest";
import { isLive, isWorthNoting } from "./session-lifetime.ts";

const at = (time: string) => Temporal.Instant.from(`2026-05-01T${time}Z`);
const used = (createdAt: string, lastUsedAt: string) => ({
  createdAt: at(createdAt).toString(),
  lastUsedAt: at(lastUsedAt).toString(),
});

describe("a session", () => {
  it.each([
    ["08:00:00", "08:00:00", "08:29:59", true],
    ["08:00:00", "08:00:00", "08:30:00", false],
    ["08:00:00", "19:50:00", "19:59:59", true],
    ["08:00:00", "19:50:00", "20:00:00", false],
  ])("of %s that was last used at %s counts at %s: %s", (created, last, now, counts) => {
    expect(isLive(used(created, last), at(now))).toBe(counts);
  });

  it("is noted five seconds after the use noted before", () => {
    const session = used("08:00:00", "09:00:00");
    expect(isWorthNoting(session, at("09:00:04"))).toBe(false);
    expect(isWorthNoting(session, at("09:00:05"))).toBe(true);
  });
});
