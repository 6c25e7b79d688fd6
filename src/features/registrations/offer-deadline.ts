/** The longest and shortest time an offer holds, in hours. */
const most = 24;
const least = 1;

const hourMilliseconds = 3_600_000;

/**
 * The end of an offer made `now`, in milliseconds since the epoch; undefined if it is too late. As
 * `events/waiting-list-in-words.ts` says it. `endsAt` is absent for an event that takes people even after its end.
 */
export function offerDeadline(
  now: number,
  { startsAt, endsAt }: { startsAt: number; endsAt: number | undefined },
): number | undefined {
  const wholeDay = now + most * hourMilliseconds;
  if (endsAt === undefined && now >= startsAt) return wholeDay;
  const last = now < startsAt ? startsAt : (endsAt as number);
  if (last <= now) return undefined;
  const half = (last - now) / 2;
  const held = Math.max(least * hourMilliseconds, Math.min(most * hourMilliseconds, half));
  // Half of an odd number is not a whole millisecond, which a timestamp needs.
  return Math.floor(Math.min(last, now + held));
}
