const hourMilliseconds = 3_600_000;

/**
 * Until when an offer made `now` holds, all in milliseconds since the epoch; undefined where it is
 * too late for one. `events/waiting-list-rule.ts` says this rule in words. `endsAt` is absent for an event that takes people after its end, too.
 */
export function offerDeadline(
  now: number,
  { startsAt, endsAt }: { startsAt: number; endsAt: number | undefined },
): number | undefined {
  const wholeDay = now + 24 * hourMilliseconds;
  if (endsAt === undefined && now >= startsAt) return wholeDay;
  const last = now < startsAt ? startsAt : (endsAt as number);
  if (last <= now) return undefined;
  const held = Math.max(hourMilliseconds, Math.min(24 * hourMilliseconds, (last - now) / 2));
  return Math.min(last, now + held);
}
