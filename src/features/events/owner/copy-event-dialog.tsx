import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { todayAtNursery } from "#shared/both/nursery-time.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { Problem, SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import type { EventForOwner, ListedEvent } from "../answers.ts";
import { CopiesInput, EventInput, mostCopies } from "../inputs.ts";
import {
  type CopyRule,
  closingOn,
  copyDraftStart,
  datesOf,
  firstCopyDay,
  isDay,
  placeInMonth,
  problemOf,
} from "./dates-proposed-for-copies.ts";
import { adminEventsPath, eventFormSays, readEventAgain, refreshEvents } from "./queries.ts";

/**
 * Copies an event to another day, or to one day a week or a month: shown, and to be changed, before they
 * are made. What was made is opened.
 */
export default function CopyDialog({
  event,
  onClose,
}: {
  event: ListedEvent;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const today = todayAtNursery();
  const form = useOwnerForm({
    draft: `${copyDraftStart}${event.id}`,
    item: event,
    valuesOf: (item) => valuesOf(item ?? event),
    schema: CopyForm,
    save: (body, unchanged) =>
      adminRequest<EventForOwner[]>("POST", `${adminEventsPath}/${event.id}/copies`, {
        body,
        ...unchanged,
      }),
    readAgain: () => readEventAgain(event.id),
    says: { failed: "Failed to create event.", ...eventFormSays },
    onSaved(made) {
      showToast({
        title: "Success",
        description:
          made.length === 1 ? "Event created successfully!" : `${made.length} events created.`,
      });
      onClose();
      void refreshEvents();
      return navigate(made.length === 1 ? `/admin-events/${made[0]?.id}` : "/admin-events");
    },
  });

  const { field, values, errors, set, read } = form;

  /** Makes the list of days anew when a field of the rule changes, from the day proposed for it. */
  function follow({ target }: FormEvent) {
    let rule = read() as CopyRule;
    const proposed = firstCopyDay(event.date, today, values.every as CopyRule["every"]);
    if (rule.every !== values.every && rule.first === proposed) {
      rule = { ...rule, first: firstCopyDay(event.date, today, rule.every) };
      set("first", rule.first);
    }
    if ((target as HTMLElement).matches("[name=every], [data-rule]")) {
      set("dates", datesOf(rule));
    }
  }

  const repeats = values.every !== "once";
  return (
    <FormDialog
      title={`Copy ${event.title}`}
      submit={values.dates.length === 1 ? "Create 1 Event" : `Create ${values.dates.length} Events`}
      {...{ form, onClose }}
    >
      <div className="grid gap-5 sm:grid-cols-2" onInput={follow}>
        <TextField
          label={repeats ? "First Day" : "Day"}
          type="date"
          data-rule
          {...field("first")}
        />
        <SelectField label="How Often" {...field("every")}>
          <option value="once">Once</option>
          <option value="week">Every week</option>
          <option value="month">
            Every month{isDay(values.first) && `, on ${placeInMonth(values.first)}`}
          </option>
        </SelectField>
        {repeats && (
          <TextField
            label="Number of Times"
            type="number"
            min={1}
            max={mostCopies}
            inputMode="numeric"
            data-rule
            {...field("times")}
          />
        )}
      </div>
      {repeats ? (
        <CopyList
          event={event}
          dates={values.dates}
          error={errors.dates}
          today={today}
          onChange={(dates) => set("dates", dates)}
        />
      ) : (
        <div className="grid">
          {values.dates.map((date) => (
            <DayOfCopy key={date} {...{ event, date, today }} />
          ))}
          <Problem role="alert">{errors.dates}</Problem>
        </div>
      )}
      <fieldset className="grid gap-5 border-t border-rule pt-4">
        <legend className="pr-3 font-serif text-lead">
          {values.dates.length === 1 ? "What the copy says" : "What the copies say"}
        </legend>
        <TextField label="Title" {...field("title")} />
        <TextAreaField label="Description" rows={4} {...field("description")} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Time" {...field("time")} />
          <TextField label="Location" {...field("location")} />
        </div>
        <p className="text-ink-soft">
          {alike(event)} Nobody is registered for a copy, and each can be changed on its own later.
        </p>
      </fieldset>
    </FormDialog>
  );
}

function valuesOf(event: ListedEvent) {
  const rule = {
    first: firstCopyDay(event.date, todayAtNursery(), "once"),
    every: "once" as string,
    times: 4,
  };
  const { title, description, time, location } = event;
  return { ...rule, dates: datesOf(rule as CopyRule), title, description, time, location };
}

const timesMissing = "Please enter how many times";

/** How many times is not asked for, and not checked, where the event is copied once. */
const CopyForm = z.pipe(
  z.transform((values: CopyRule): unknown =>
    values.every === "once" ? { ...values, times: 1 } : values,
  ),
  z.pipe(
    z.object({
      first: EventInput.shape.date,
      times: z
        .int(timesMissing)
        .check(
          z.gte(1, timesMissing),
          z.lte(mostCopies, `Please enter at most ${mostCopies} times`),
        ),
      ...CopiesInput.shape,
    }) as z.ZodMiniType<CopiesInput & Pick<CopyRule, "first" | "times">, unknown>,
    z.transform(({ first: _first, times: _times, ...copies }) => copies),
  ),
);

/** What the owner need not say again. */
function alike({ capacity, cost }: ListedEvent): string {
  const same = [
    capacity !== null && `${capacity} places`,
    cost,
    "the picture, the notes and the letters",
  ].filter(Boolean);
  return `As in this event: ${same.join(", ")}.`;
}

/** The day of one copy in words, and when registration closes. */
function DayOfCopy({
  event: { date: from, closesAt },
  date,
  today,
}: {
  event: ListedEvent;
  date: string;
  today: string;
}) {
  if (!isDay(date)) return null;
  return (
    <>
      <span className="font-semibold">{formatEventDate(date)}</span>
      {closesAt && (
        <span className="text-ink-soft">Registration closes {closingOn(closesAt, from, date)}</span>
      )}
      {date < today && <span className="text-ink-soft">This day is past.</span>}
    </>
  );
}

/** The days of the copies as they will be made, each to be moved or left out. */
function CopyList({
  event,
  dates,
  error,
  today,
  onChange,
}: {
  event: ListedEvent;
  dates: readonly string[];
  error: string | undefined;
  today: string;
  onChange: (dates: string[]) => void;
}) {
  const id = useId();
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
                <DayOfCopy {...{ event, date, today }} />
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
      <Problem role="alert">{error}</Problem>
      <p>
        <Button variant="secondary" onClick={() => onChange([...dates, ""])}>
          Add a Day
        </Button>
      </p>
    </section>
  );
}
