import { type ReactNode, useEffect, useState } from "react";
import * as z from "zod/mini";
import type { FieldIssue } from "#shared/both/http-error.ts";
import { currentToken } from "#shared/browser/admin-session.ts";
import { useForm } from "#shared/browser/form.ts";
import { deleteFormDraft, readFormDraft, saveFormDraft } from "#shared/browser/form-drafts.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField, TextAreaField, TextField } from "#ui/field.tsx";
import { FormActions } from "#ui/owner/form-actions.tsx";
import type { EventAudience } from "../answers.ts";
import { OwnersWords } from "../inputs.ts";

export interface TellPeopleQuestion {
  eventId: number;
  /** Absent: the question "Tell 15 registrations (94 people)?". */
  title?: string;
  role?: "dialog" | "alertdialog";
  /** What is put before the owner to edit. */
  letter: OwnersWords;
  /** The name under which her words are kept while the question is open. */
  draft: string;
  /** They outlive the question, too: whoever asked deletes them. */
  keepsDraft?: boolean;
  /** Whether the letter goes unless the owner says otherwise. */
  tells: boolean;
  yes: string;
  no: string;
  isDestructive: boolean;
  /** Does it, with the letter where people are to be told. Answers what is wrong with the letter. */
  send: (tell: OwnersWords | undefined) => Promise<readonly FieldIssue[] | undefined>;
  onClose: () => void;
  /** What it will mean, above the letter. */
  children?: ReactNode;
}

interface Draft {
  /** What the owner was given to edit, and what she made of it. */
  given: OwnersWords;
  typed: OwnersWords;
}

/** The letter is checked only where one is to be sent. */
const TellAnswer = z.discriminatedUnion("tells", [
  z.object({ tells: z.literal(true), ...OwnersWords.shape }),
  z.object({ tells: z.literal(false) }),
]);

/** Whether to tell an event's people, the letter to edit, and whom no letter reaches. */
export function TellPeopleForm({
  draft: name,
  keepsDraft = false,
  audience,
  label,
  letter,
  tells,
  yes,
  no,
  isDestructive,
  send,
  onClose,
}: Omit<TellPeopleQuestion, "eventId" | "title" | "role" | "children"> & {
  audience: EventAudience;
  label: string;
}) {
  const { registrations, withoutEmail } = audience;
  const [draft] = useState(() => readFormDraft<Draft>(name));
  const { props, field, values, busy } = useForm({
    start: { tells: tells && registrations > 0, ...(draft?.typed ?? letter) },
    loadSchema: async () => TellAnswer,
    send: (answer) =>
      send(answer.tells ? { subject: answer.subject, text: answer.text } : undefined),
    onChange: ({ subject, text }) =>
      saveFormDraft(name, { given: letter, typed: { subject, text } } satisfies Draft),
  });
  const isOlder = draft !== undefined && draft.given.text !== letter.text;
  useEffect(
    () => () => {
      // Without a token the session has ended, and the words are kept for the next sign-in.
      if (!keepsDraft && currentToken() !== null) deleteFormDraft(name);
    },
    [name, keepsDraft],
  );

  return (
    <form {...props} noValidate className="mt-4 owner-form">
      {registrations > 0 && <CheckboxField label={label} {...field("tells")} />}
      <div className="grid gap-5" hidden={!values.tells}>
        {isOlder && (
          <p role="status" className="admin-notice">
            You wrote this letter before the last change. Please read it once more.
          </p>
        )}
        <TextField label="Subject" {...field("subject")} />
        <TextAreaField label="Letter" rows={9} {...field("text")} />
      </div>
      {withoutEmail.length > 0 && (
        <div className="admin-notice">
          <p>Without an email address; please telephone:</p>
          <ul>
            {withoutEmail.map(({ id, fullName, phone }) => (
              <li key={id}>
                {fullName}, {phone || "no telephone number"}
              </li>
            ))}
          </ul>
        </div>
      )}
      <FormActions>
        <Button variant="secondary" onClick={onClose}>
          {no}
        </Button>
        <Button
          type="submit"
          variant={isDestructive ? "destructive" : "primary"}
          busy={busy}
          busyLabel="Saving..."
        >
          {yes}
        </Button>
      </FormActions>
    </form>
  );
}
