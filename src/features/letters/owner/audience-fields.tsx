import { formatEventDate } from "#shared/both/day-in-words.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { CheckboxField, TextField } from "#ui/field.tsx";
import { ChoiceField } from "#ui/owner/owner-list.tsx";
import type { LetterInput } from "../inputs.ts";
import type { LetterForm } from "./letter-form.ts";
import { partLabels } from "./letter-labels.ts";

/** To whom a letter goes. */
export function AudienceFields({ form: { values, set, errors } }: { form: LetterForm }) {
  const events = useAdminQuery<{ id: number; title: string; date: string }[]>("/api/admin/events", {
    enabled: values.to === "event",
  });
  const { to, eventId, part, email, isPublic } = values;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label="To"
          value={to}
          choices={[
            ["subscribers", "The subscribers"],
            ["event", "The people of an event"],
            ["person", "One person"],
          ]}
          onChoose={(value) => set("to", value as LetterInput["to"])}
        />
        {to === "event" && (
          <ChoiceField
            label="Event"
            value={eventId ?? ""}
            error={errors["eventId"]}
            choices={[
              ["", "Choose an event"],
              ...(events.data ?? []).map(
                ({ id, title, date }) => [`${id}`, `${title}, ${formatEventDate(date)}`] as const,
              ),
            ]}
            onChoose={(value) => set("eventId", Number(value) || null)}
          />
        )}
        {to === "person" && (
          <TextField
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
        <ChoiceField
          label="Of its people"
          value={part}
          choices={Object.entries(partLabels)}
          onChoose={(value) => set("part", value as LetterInput["part"])}
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
