import type { ReactNode } from "react";
import { TextAreaField } from "../../field.tsx";

/** The owner's own note on somebody. */
export function PrivateNoteField({
  of,
  ...field
}: {
  /** Whom it is about, where several of these stand on one screen. */
  of?: ReactNode;
  name?: string;
  error?: string | undefined;
  defaultValue?: string | number;
}) {
  return (
    <TextAreaField
      label={
        <>
          Your note
          {of && <span className="sr-only"> on {of}</span>}
        </>
      }
      hint="It goes into no letter. It is part of what you keep about this person: they may ask to read it, and it is erased with them."
      rows={2}
      maxLength={2000}
      {...field}
    />
  );
}
