import { counted, peopleCount } from "#shared/both/counts-in-words.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import Modal from "#ui/modal.tsx";
import type { EventAudience } from "../answers.ts";
import { audiencePath } from "./queries.ts";
import { TellPeopleForm, type TellPeopleQuestion } from "./tell-people-form.tsx";

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
  } = useAdminQuery<EventAudience>(audiencePath(eventId), {
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
function inWords({ registrations, people }: EventAudience): string {
  return `${counted(registrations, "registration")} (${peopleCount(people)})`;
}
