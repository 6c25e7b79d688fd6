import { useNavigate } from "react-router";
import { counted } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { todayAtNursery } from "#shared/both/nursery-time.ts";
import { adminRequest, readOneOf } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { Problem, TextAreaField, TextField } from "#ui/field.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import type { EventForOwner, ListedEvent } from "../answers.ts";
import { closingInWords } from "../closing-in-words.ts";
import { dayNextYear, daysAfter, monthsAfter, movedClosing } from "../days-of-copies.ts";
import { CopiesInput } from "../inputs.ts";
import { adminEventsPath, copyDraft, eventFormSays, refreshEvents } from "./queries.ts";

/** Copies the event to each of the days that the owner names. A single copy is opened. */
export default function CopyDialog({
  event,
  onClose,
}: {
  event: ListedEvent;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const form = useOwnerForm({
    draft: copyDraft(event.id),
    item: event,
    valuesOf: (item: ListedEvent | undefined) => {
      const { date, title, description, time, location } = item ?? event;
      return {
        dates: [dayNextYear(date, todayAtNursery())],
        ...{ title, description, time, location },
      };
    },
    schema: CopiesInput,
    save: (body, unchanged) =>
      adminRequest<EventForOwner[]>("POST", `${adminEventsPath}/${event.id}/copies`, {
        body,
        ...unchanged,
      }),
    readAgain: () => readOneOf<ListedEvent>(adminEventsPath, event.id),
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
  const { field, values, errors, set } = form;

  return (
    <FormDialog
      title={`Copy ${event.title}`}
      submit={`Create ${counted(values.dates.length, "Event")}`}
      {...{ form, onClose }}
    >
      <Days
        {...{ event, dates: values.dates, error: errors.dates }}
        onChange={(dates) => set("dates", dates)}
      />
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
          Everything else is as in this event. Nobody is registered for a copy, and each can be
          changed on its own later.
        </p>
      </fieldset>
    </FormDialog>
  );
}

function Days({
  event: { date: from, closesAt },
  dates,
  error,
  onChange,
}: {
  event: ListedEvent;
  dates: readonly string[];
  error: string | undefined;
  onChange: (dates: string[]) => void;
}) {
  const last = dates.at(-1) ?? "";
  const more = [
    ["A Week Later", last && daysAfter(last, 7)],
    ["A Month Later", last && monthsAfter(last, 1)],
    ["Another Day", ""],
  ] as const;

  function inWords(date: string): string {
    const closing = closesAt && movedClosing(closesAt, from, date);
    return [
      formatEventDate(date),
      date < todayAtNursery() && "a day that is past",
      closing && `registration closes ${closingInWords(closing)}`,
    ]
      .filter(Boolean)
      .join("; ");
  }

  function problemOf(date: string, place: number): string | undefined {
    if (!date) return "Please choose a date";
    return dates.indexOf(date) < place ? "This day is there twice" : undefined;
  }

  return (
    <div className="grid gap-3">
      <ol>
        {dates.map((date, place) => (
          <li
            // Their order is all that they are known by while their days are typed.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            key={place}
            className="flex items-start gap-4 border-b border-rule py-2"
          >
            <TextField
              label={dates.length === 1 ? "Day" : `Day ${place + 1}`}
              type="date"
              className="grow"
              hint={date && inWords(date)}
              error={error && problemOf(date, place)}
              value={date}
              onChange={({ currentTarget: { value } }) =>
                onChange(dates.map((one, index) => (index === place ? value : one)))
              }
            />
            {dates.length > 1 && (
              <RowAction
                className="mt-7"
                aria-label={`Leave out day ${place + 1}`}
                onClick={() => onChange(dates.filter((_, index) => index !== place))}
              >
                Leave Out
              </RowAction>
            )}
          </li>
        ))}
      </ol>
      <Problem role="alert">{error}</Problem>
      <div className="flex flex-wrap gap-3">
        {more.map(([label, day]) => (
          <Button key={label} variant="secondary" onClick={() => onChange([...dates, day])}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
