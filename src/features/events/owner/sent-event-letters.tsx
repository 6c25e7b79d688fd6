import { useState } from "react";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import Modal from "#ui/modal.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import type { EventLetterResult, EventLetterSummary } from "../answers.ts";
import { eventLettersPath } from "./queries.ts";

type Recipient = EventLetterResult["recipients"][number];

/** The letters that went to the people of an event, and who got each: the newest first. */
export default function SentEventLetters({
  letters,
  onClose,
}: {
  letters: readonly Pick<EventLetterSummary, "id" | "subject" | "createdAt">[];
  onClose: () => void;
}) {
  const [shown, setShown] = useState(letters[0]?.id);
  return (
    <Modal title="Who Was Told" className="dialog-wide" onClose={onClose}>
      {letters.length > 1 && (
        <label className="mt-4 grid gap-1.5">
          <span className="font-semibold">Letter</span>
          <select
            className="control"
            value={shown}
            onChange={({ currentTarget }) => setShown(Number(currentTarget.value))}
          >
            {letters.map(({ id, subject, createdAt }) => (
              <option key={id} value={id}>
                {momentInWords(createdAt)}: {subject}
              </option>
            ))}
          </select>
        </label>
      )}
      {shown !== undefined && <Recipients key={shown} letterId={shown} />}
      <p className="mt-6 flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </p>
    </Modal>
  );
}

function Recipients({ letterId }: { letterId: number }) {
  const { data, isError, isFetching, refetch } = useAdminQuery<EventLetterResult>(
    `${eventLettersPath}/${letterId}`,
    { signedIn: true, fresh: true },
  );
  if (!data) {
    if (!isError) return <LoadingText>Loading...</LoadingText>;
    return (
      <ErrorState
        message="Error loading the letter. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <p className="mt-4">
        <strong>{data.subject}</strong>, {momentInWords(data.createdAt)}
      </p>
      <p role="status" className="flex flex-wrap items-center gap-x-3">
        {tally(data.recipients)}
        <RowAction aria-disabled={isFetching || undefined} onClick={() => void refetch()}>
          Refresh
        </RowAction>
      </p>
      <ul
        className="mt-3 max-h-[50vh] overflow-y-auto border-y border-rule"
        aria-label="Recipients"
      >
        {data.recipients.map((recipient) => (
          <li
            key={recipient.registrationId}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-[0.1rem] border-b border-rule py-2 last:border-b-0"
          >
            <span className="font-semibold">{recipient.fullName}</span>
            <span className="wrap-anywhere text-ink-soft">{recipient.email}</span>
            <span className="ml-auto inline-flex flex-wrap items-baseline gap-x-2">
              <State {...recipient} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function State({ state, delivery, reason, phone }: Recipient) {
  switch (state) {
    case "sent":
      return delivery === "file" ? "Kept as a file: there was no mail server" : "Sent";
    case "no_email":
      return `No email address${phone && `: please telephone ${phone}`}`;
    default:
      return (
        <>
          <Badge tone={state === "failed" ? "rubric" : "gilt"}>
            {state === "failed" ? "Failed" : "Waiting"}
          </Badge>
          {reason && <span className="text-small text-ink-soft">{reason}</span>}
        </>
      );
  }
}

/** "12 sent, 2 waiting, 1 without an email address" */
function tally(recipients: readonly Recipient[]): string {
  const states = recipients.map(({ state, delivery }) =>
    state === "sent" && delivery === "file" ? "file" : state,
  );
  const parts = words.flatMap(([what, word]) => {
    const count = states.filter((state) => state === what).length;
    return count > 0 ? [`${count} ${word}`] : [];
  });
  return parts.join(", ") || "Nobody is on the list any more.";
}

const words = [
  ["sent", "sent"],
  ["file", "kept as a file"],
  ["waiting", "waiting"],
  ["failed", "failed"],
  ["no_email", "without an email address"],
] as const;
