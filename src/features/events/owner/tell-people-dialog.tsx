import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { LetterWithChange } from "#features/letters/owner/letter-about-event-change.tsx";
import { counted, peopleCount } from "#shared/both/counts-in-words.ts";
import type { FieldIssue } from "#shared/both/http-error.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { useForm } from "#shared/browser/form.ts";
import { readFormDraft, saveFormDraft } from "#shared/browser/form-drafts.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import Modal from "#ui/modal.tsx";
import { FormActions } from "#ui/owner/owner-form.tsx";
import { PeopleToTelephone } from "#ui/owner/people/people-to-telephone.tsx";
import { useDraftUntilLeft } from "#ui/owner/use-owner-form.ts";
import type { EventAudience } from "../answers.ts";
import { OwnersWords } from "../inputs.ts";
import { audiencePath } from "./queries.ts";

export interface TellPeopleQuestion {
  eventId: number;
  /** Absent: the question "Tell 15 registrations (94 people)?". */
  title?: string;
  role?: "dialog" | "alertdialog";
  letter: OwnersWords;
  /** The key under which her words are kept while the question is open. */
  draft: string;
  /** They outlive the question, too: whoever asked deletes them. */
  keepsDraft?: boolean;
  /** Whether the letter goes unless the owner says otherwise. */
  tells: boolean;
  yes: string;
  no: string;
  isDestructive: boolean;
  /** Does it, with the letter if people are to be told. Returns what is wrong with the letter. */
  send: (tell: OwnersWords | undefined) => Promise<readonly FieldIssue[] | undefined>;
  onClose: () => void;
  children?: ReactNode;
}

interface Draft {
  /** The draft that the owner got, and her edited version. */
  given: OwnersWords;
  typed: OwnersWords;
}

/** The letter is checked only where one is to be sent. */
const TellAnswer = z.discriminatedUnion("tells", [
  z.object({ tells: z.literal(true), ...OwnersWords.shape }),
  z.object({ tells: z.literal(false) }),
]);

/** Asks, before a change that an event's people must know, whether to tell them, and in which words. */
export default function TellPeopleDialog(question: TellPeopleQuestion) {
  const { eventId, title, role = "dialog", onClose, children } = question;
  const read = useAdminQuery<EventAudience>(audiencePath(eventId), { fresh: true });
  const asked = read.data ? `Tell ${inWords(read.data)}?` : "Tell the people?";
  return (
    <Modal title={title ?? asked} className="dialog-wide" {...{ role, onClose }}>
      {children}
      <WhenRead read={read} failed="Who is coming could not be read. Please try again.">
        {(audience) => <TellPeopleForm {...question} audience={audience} />}
      </WhenRead>
    </Modal>
  );
}

function TellPeopleForm({
  audience,
  eventId,
  title,
  letter,
  draft: name,
  keepsDraft = false,
  tells,
  send,
  ...question
}: TellPeopleQuestion & { audience: EventAudience }) {
  const { registrations, withoutEmail } = audience;
  const [draft] = useState(() => readFormDraft<Draft>(name));
  const form = useForm({
    start: { tells: tells && registrations > 0, ...(draft?.typed ?? letter) },
    loadSchema: async () => TellAnswer,
    send: (answer) =>
      send(answer.tells ? { subject: answer.subject, text: answer.text } : undefined),
    onChange: ({ subject, text }) =>
      saveFormDraft(name, { given: letter, typed: { subject, text } } satisfies Draft),
  });
  const isOlder = draft !== undefined && draft.given.text !== letter.text;
  useDraftUntilLeft(keepsDraft ? undefined : name);

  return (
    <form {...form.props} noValidate className="mt-4 owner-form">
      {registrations > 0 && (
        <CheckboxField
          label={title ? `Tell ${inWords(audience)}` : "Send them this letter"}
          {...form.field("tells")}
        />
      )}
      <div className="grid gap-5" hidden={!form.values.tells}>
        {isOlder && (
          <p role="status" className="admin-notice">
            You wrote this letter before the last change. Please read it once more.
          </p>
        )}
        <LetterWithChange {...{ eventId, form }} />
      </div>
      <PeopleToTelephone people={withoutEmail} />
      <FormActions>
        <Button variant="secondary" onClick={question.onClose}>
          {question.no}
        </Button>
        <Button
          type="submit"
          variant={question.isDestructive ? "destructive" : "primary"}
          busy={form.busy}
          busyLabel="Saving..."
        >
          {question.yes}
        </Button>
      </FormActions>
    </form>
  );
}

/** "15 registrations (94 people)" */
function inWords({ registrations, people }: EventAudience): string {
  return `${counted(registrations, "registration")} (${peopleCount(people)})`;
}
