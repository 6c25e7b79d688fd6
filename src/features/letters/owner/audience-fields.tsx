import { use } from "react";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { CheckboxField, TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/owner/select-segments-and-switch.tsx";
import { MayContext } from "#ui/owner/show-if-allowed.tsx";
import type { LetterInput } from "../inputs.ts";
import type { LetterForm } from "./letter-form.ts";
import { partLabels } from "./letter-labels.ts";
import { fieldIds } from "./missing-in-letter.tsx";

interface EventToChoose {
  id: number;
  title: string;
  date: string;
}

const choiceOf = ({ id, title, date }: EventToChoose) =>
  [id, `${title}, ${formatEventDate(date)}`] as const;

/** To whom a letter goes. */
export function AudienceFields({ form: { values, set, errors } }: { form: LetterForm }) {
  const events = useAdminQuery<EventToChoose[]>("/api/admin/events", {
    enabled: values.to === "event",
  });
  const may = use(MayContext);
  const { to, eventId, part, email, isPublic } = values;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="To"
          value={to}
          onChange={({ currentTarget }) => set("to", currentTarget.value as LetterInput["to"])}
          choices={[
            ...(may(["blog"]) ? [["subscribers", "The subscribers"] as const] : []),
            ...(may(["people"]) ? [["event", "The people of an event"] as const] : []),
            ["person", "One person"],
          ]}
        />
        {to === "event" && (
          <SelectField
            id={fieldIds.eventId}
            label="Event"
            value={eventId ?? ""}
            error={errors["eventId"]}
            onChange={({ currentTarget }) => set("eventId", Number(currentTarget.value) || null)}
            choices={[["", "Choose an event"], ...(events.data ?? []).map(choiceOf)]}
          />
        )}
        {to === "person" && (
          <TextField
            id={fieldIds.email}
            label="Their address"
            type="email"
            autoComplete="off"
            value={email}
            error={errors["email"]}
            onChange={({ currentTarget }) => set("email", currentTarget.value)}
          />
        )}
      </div>
      {to === "event" && (
        <SelectField
          label="Of its people"
          hint="After your words stand the event’s day, time and place, and each one’s own link."
          value={part}
          onChange={({ currentTarget }) => set("part", currentTarget.value as LetterInput["part"])}
          choices={Object.entries(partLabels)}
        />
      )}
      {to === "subscribers" && (
        <CheckboxField
          label="Give the letter a page on the site that everybody can read"
          checked={isPublic}
          onChange={({ currentTarget }) => set("isPublic", currentTarget.checked)}
        />
      )}
    </div>
  );
}
