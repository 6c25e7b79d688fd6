import { useState } from "react";
import type { Form } from "#shared/browser/form.ts";
import { TextField } from "#ui/field.tsx";
import { MarkedTextField } from "#ui/owner/marked-text-field.tsx";
import { emptyLetter } from "../inputs.ts";
import { LetterPreview } from "./letter-preview.tsx";

/** The text of a letter about an event's change, to edit and to preview. */
export function LetterWithChange({
  eventId,
  form: { field, set, values },
}: {
  eventId: number;
  form: Pick<Form<{ subject: string; text: string }>, "field" | "set" | "values">;
}) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <TextField label="Subject" {...field("subject")} />
      <MarkedTextField
        label="Letter"
        rows={9}
        onText={(text) => set("text", text)}
        {...field("text")}
      />
      <details onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
        <summary className="min-h-11 content-center text-marian">Preview</summary>
        {isShown && (
          <LetterPreview
            values={{
              ...emptyLetter,
              ...{ subject: values.subject, body: values.text, to: "event", eventId, part: "all" },
            }}
          />
        )}
        <p className="text-small text-ink-soft">
          Each letter begins with its reader’s name. After your words stand day, time and place, the
          link to their registration, and a file for their calendar.
        </p>
      </details>
    </>
  );
}
