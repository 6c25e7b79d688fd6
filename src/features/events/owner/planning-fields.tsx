import { CheckboxField, TextAreaField, TextField } from "#ui/field.tsx";
import { waitingListRule } from "../waiting-list-rule.ts";
import type { planningValues } from "./planning-form.ts";

type Name = keyof ReturnType<typeof planningValues>;

interface FieldProps {
  name: string;
  error: string | undefined;
  defaultValue?: string | number;
  defaultChecked?: boolean;
}

const modes = [
  ["until_event_ends", "Until the event is over"],
  ["always", "Always, after the event, too"],
  ["closed", "Closed"],
] as const;

/** How many may come, until when they register, what it costs, and which letters they get. */
export function PlanningFields({ field }: { field: (name: Name) => FieldProps }) {
  const { error, ...mode } = field("registrationMode");
  return (
    <fieldset className="grid gap-5 border-t border-rule pt-4">
      <legend className="pr-3 font-serif text-lead">Registration</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Capacity"
          optional
          hint="In people. Empty: as many as come."
          type="number"
          inputMode="numeric"
          min={1}
          {...field("capacity")}
        />
        <label className="grid content-start gap-1.5">
          <span className="font-semibold">Registration Is Open</span>
          <select {...mode} className="control">
            {modes.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {error && <span className="field-error">{error}</span>}
        </label>
        <TextField
          label="Registration Closes"
          optional
          type="datetime-local"
          hint="By the nursery’s clock."
          {...field("closesAt")}
        />
        <TextField label="Cost" optional hint="For example: Free" {...field("cost")} />
      </div>
      <details className="admin-fold">
        <summary>How the waiting list works</summary>
        <p>{waitingListRule}</p>
      </details>
      <TextAreaField
        label="Notes for Those Who Come"
        optional
        rows={3}
        hint="What to bring, where to park. On the event’s page and in the letter."
        {...field("notes")}
      />
      <div className="grid sm:grid-cols-2">
        <CheckboxField label="Send a reminder two days before" {...field("sendsReminder")} />
        <CheckboxField label="Send a word of thanks after" {...field("sendsThanks")} />
      </div>
    </fieldset>
  );
}
