import { monthNames } from "#features/plants/plant-card.ts";

/** Who registered behind who came, of the longest in the list. The words beside it say the same. */
export function Bar({
  of,
  registered = 0,
  came,
}: {
  of: number;
  registered?: number;
  came: number;
}) {
  const wide = (count: number) => `${(100 * count) / of}%`;
  return (
    <svg aria-hidden="true" width="100%" height="10" className="mt-1 block">
      <rect width={wide(registered)} height="10" className="fill-sage stroke-edge" />
      <rect y="2" width={wide(came)} height="6" className="fill-moss" />
    </svg>
  );
}

const tall = 100;
const step = 60;

/** People who came in each month, this year's bars before last year's. */
export function PeopleByMonth({
  year,
  came,
  cameBefore,
}: {
  year: number;
  came: readonly number[];
  cameBefore: readonly number[];
}) {
  const most = Math.max(...came, ...cameBefore);
  if (most === 0) return null;
  const height = (count: number) => (tall * count) / most;
  const bar = (counts: readonly number[], at: number, look: string) =>
    counts.map((count, month) => (
      <rect
        key={monthNames[month]}
        x={month * step + at}
        y={tall - height(count)}
        width={22}
        height={height(count)}
        className={look}
      />
    ));
  return (
    <figure className="mt-6">
      <figcaption className="flex flex-wrap gap-x-6 text-small">
        <span className="font-semibold">People who came, by month</span>
        <Key look="fill-moss" label={String(year)} />
        <Key look="fill-sage stroke-edge" label={String(year - 1)} />
      </figcaption>
      <svg
        role="img"
        aria-label={inWords(came, cameBefore)}
        viewBox={`0 -1 ${12 * step} ${tall + 2}`}
        preserveAspectRatio="none"
        className="mt-3 block h-36 w-full border-b border-edge"
      >
        {bar(cameBefore, 30, "fill-sage stroke-edge [vector-effect:non-scaling-stroke]")}
        {bar(came, 8, "fill-moss")}
      </svg>
      <p aria-hidden="true" className="grid grid-cols-12 text-center text-small">
        {monthNames.map((month) => (
          <span key={month}>
            {month.slice(0, 1)}
            <span className="max-sm:hidden">{month.slice(1, 3)}</span>
          </span>
        ))}
      </p>
    </figure>
  );
}

function Key({ look, label }: { look: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-x-2 tabular-nums">
      <svg aria-hidden="true" width="14" height="14">
        <rect x="1" y="1" width="12" height="12" className={look} />
      </svg>
      {label}
    </span>
  );
}

/** "May: 12, the year before 8; June: 0, the year before 30". */
function inWords(came: readonly number[], cameBefore: readonly number[]): string {
  return monthNames
    .map((month, index) => ({ month, now: came[index] ?? 0, before: cameBefore[index] ?? 0 }))
    .filter(({ now, before }) => now > 0 || before > 0)
    .map(({ month, now, before }) => `${month}: ${now}, the year before ${before}`)
    .join("; ");
}
