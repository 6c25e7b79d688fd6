import type { ReactNode } from "react";
import { TextAreaField } from "../../field.tsx";

/** The owner's own note on somebody. */
export function PrivateNoteField({
  of,
  isExplained = true,
  readers = "who may do everything",
  ...field
}: {
  /** Whom it is about, where several of these stand on one screen. */
  of?: ReactNode;
  /** Whether it says who reads it: of several on one screen the first alone. */
  isExplained?: boolean;
  /** Which helpers read it, too. */
  readers?: "who may do everything" | "who see the people of events";
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
      hint={
        isExplained &&
        `It goes into no letter, and is read by you and by helpers ${readers}. It is part of what you keep about this person: they may ask to read it, and it is erased with them.`
      }
      rows={2}
      maxLength={2000}
      {...field}
    />
  );
}
