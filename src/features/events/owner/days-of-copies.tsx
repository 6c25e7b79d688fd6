import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import type { ListedEvent } from "../answers.ts";
import { formatEventDate } from "../rules.ts";
import { closingOn, isDay, problemOf, timeOn, zoneOn } from "./copy-dates.ts";

/** The days of the copies as they will be made, each to be moved or left out. */
export function CopyList({
  event: { date: from, closesAt },
  time,
  dates,
  error,
  today,
  onChange,
}: {
  event: ListedEvent;
  /** What the copies say of their time. */
  time: string;
  dates: readonly string[];
  error: string | undefined;
  today: string;
  onChange: (dates: string[]) => void;
}) {
  const id = useId();
  const zones = new Set(dates.filter(isDay).map(zoneOn));
  const change = (place: number, date: string) =>
    onChange(dates.map((one, index) => (index === place ? date : one)));
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-semibold">
        {dates.length === 1 ? "1 event will be made" : `${dates.length} events will be made`}
      </h3>
      <ol>
        {dates.map((date, place) => {
          const problem = error ? problemOf(date, place, dates) : undefined;
          return (
            <li
              // Their order is all that they are known by while their days are typed.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              key={place}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-rule py-2 sm:grid-cols-[11.5rem_minmax(0,1fr)_auto]"
            >
              <input
                type="date"
                className="control"
                aria-label={`Day ${place + 1}`}
                aria-invalid={problem ? true : undefined}
                aria-describedby={`${id}-${place}`}
                value={date}
                onChange={(event) => change(place, event.currentTarget.value)}
              />
              <span id={`${id}-${place}`} className="grid max-sm:col-span-full max-sm:row-start-2">
                {problem && <span className="field-error">{problem}</span>}
                {isDay(date) && (
                  <>
                    <span className="font-semibold">{formatEventDate(date)}</span>
                    <span>{timeOn(time, date)}</span>
                    {closesAt && (
                      <span className="text-ink-soft">
                        Registration closes {closingOn(closesAt, from, date)}
                      </span>
                    )}
                    {date < today && <span className="text-ink-soft">This day is past.</span>}
                  </>
                )}
              </span>
              <RowAction
                aria-label={`Leave out day ${place + 1}`}
                onClick={() => onChange(dates.filter((_, index) => index !== place))}
              >
                Leave Out
              </RowAction>
            </li>
          );
        })}
      </ol>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {zones.size > 1 && (
        <p className="admin-notice">
          The clocks change between these days. The time stays what the nursery’s clock shows.
        </p>
      )}
      <p>
        <Button variant="secondary" onClick={() => onChange([...dates, ""])}>
          Add a Day
        </Button>
      </p>
    </section>
  );
}
