import type { ReactNode } from "react";
import { useAdminQuery } from "#platform/browser/admin-request.ts";
import type { FieldIssue } from "#platform/shared/http-error.ts";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import Modal from "#ui/modal.tsx";
import type { Audience, OwnersWords } from "../contract.ts";
import { audiencePath } from "./queries.ts";
import { TellPeopleForm } from "./tell-people-form.tsx";

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

/** Asks before something that an event's people must know: whether to tell them, and in which words. */
export default function TellPeopleDialog({
  eventId,
  title,
  role,
  children,
  ...question
}: TellPeopleQuestion) {
  const {
    data: audience,
    isError,
    refetch,
  } = useAdminQuery<Audience>(audiencePath(eventId), {
    signedIn: true,
    fresh: true,
  });
  const asked = audience ? `Tell ${inWords(audience)}?` : "Tell the people?";
  return (
    <Modal
      title={title ?? asked}
      className="dialog-wide"
      onClose={question.onClose}
      {...(role ? { role } : {})}
    >
      {children}
      {audience ? (
        <TellPeopleForm
          {...question}
          audience={audience}
          label={title ? `Tell ${inWords(audience)}` : "Send them this letter"}
        />
      ) : isError ? (
        <ErrorState
          message="Who is coming could not be read. Please try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingText>Loading...</LoadingText>
      )}
    </Modal>
  );
}

/** "15 registrations (94 people)" */
function inWords({ registrations, people }: Audience): string {
  return `${registrations} ${registrations === 1 ? "registration" : "registrations"} (${people} ${people === 1 ? "person" : "people"})`;
}
