/** How many letters the owner's mail server bears; null: any number. Those to many wait for it. */
export interface SendingPace {
  perMinute: number | null;
  perHour: number | null;
  perDay: number | null;
}

/** So many letters in so many seconds. The minute's are spread over it: a burst is what hosts dislike. */
export function sendingWindows({
  perMinute,
  perHour,
  perDay,
}: SendingPace): [letters: number, seconds: number][] {
  const all: [number, number][] = [];
  if (perMinute !== null) {
    const seconds = Math.max(6, Math.ceil(60 / perMinute));
    all.push([Math.max(1, Math.floor((perMinute * seconds) / 60)), seconds]);
  }
  if (perHour !== null) all.push([perHour, 3_600]);
  if (perDay !== null) all.push([perDay, 86_400]);
  return all;
}

/** So many letters in any span of this length. */
export type MailLimits = readonly { letters: number; milliseconds: number }[];

/** So many letters in any hour, and in any day. */
export function limitsOf(anHour: number, aDay: number): MailLimits {
  return [
    { letters: anHour, milliseconds: 3_600_000 },
    { letters: aDay, milliseconds: 86_400_000 },
  ];
}

/** The first moment from `first` on at which one more letter is within every limit, whenever the others go. */
export function nextSlot(others: readonly number[], first: number, limits: MailLimits): number {
  const moments = [
    first,
    ...others.flatMap((other) => limits.map(({ milliseconds }) => other + milliseconds)),
  ];
  const free = moments
    .filter((moment) => moment >= first)
    .sort((a, b) => a - b)
    .find((moment) => limits.every((limit) => hasRoom(others, moment, limit)));
  return free ?? first;
}

/** Whether no span of this length that the moment lies in has so many letters already. */
function hasRoom(
  others: readonly number[],
  moment: number,
  { letters, milliseconds }: MailLimits[number],
): boolean {
  const near = others.filter((other) => Math.abs(other - moment) < milliseconds);
  return [moment, ...near.filter((other) => other < moment)].every(
    (start) =>
      near.filter((other) => other >= start && other < start + milliseconds).length < letters,
  );
}
