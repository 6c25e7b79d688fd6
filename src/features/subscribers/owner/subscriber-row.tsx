import { memo } from "react";
import { wordsAtNursery } from "#shared/both/nursery-time.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { Badge } from "#ui/card.tsx";
import { PersonLink } from "#ui/owner/people/person-link.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import type { Subscriber } from "../answers.ts";
import { formLabels, statusLabels } from "../subscriber-labels.ts";
import { showChanged, subscribersPath } from "./queries.ts";

const day = wordsAtNursery({ dateStyle: "medium" });

const tones = {
  active: "plain",
  unconfirmed: "gilt",
  unsubscribed: "plain",
  declined: "plain",
  bouncing: "rubric",
  phone_only: "gilt",
} as const;

export const SubscriberRow = memo(function SubscriberRow({
  person,
  onRemove,
}: {
  person: Subscriber;
  onRemove: (person: Subscriber) => void;
}) {
  const { id, email, phone, status, source } = person;
  const name = email || phone || "";
  const agreed = person.consents.findLast((consent) => consent.agreed);

  const [, act] = useAction();
  const tryAgain = () =>
    act(async () => {
      await adminRequest("POST", `${subscribersPath}/${id}/try-again`);
      showToast({ title: "The next letter is tried again" });
      await showChanged();
    });

  return (
    <li>
      <div className="min-w-0 grow">
        <h2 className="font-sans text-[1.0625rem] font-semibold wrap-anywhere">
          <PersonLink about={{ email, phone: phone ?? "" }}>{name}</PersonLink>
        </h2>
        <p className="flex flex-wrap items-center gap-x-[0.85rem] gap-y-1 py-1">
          <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
          {email && phone && <span>{phone}</span>}
          {source && <span>{formLabels[source]}</span>}
          {agreed && (
            <span>
              Agreed <time dateTime={agreed.givenAt}>{day(agreed.givenAt)}</time>
            </span>
          )}
        </p>
        <p className="text-ink-soft">{explained(person)}</p>
      </div>
      <p className="cell-actions">
        {email && (
          <RowAction
            to={`/admin-letters/new?email=${encodeURIComponent(email)}`}
            aria-label={`Write to ${name}`}
          >
            Write
          </RowAction>
        )}
        {status === "bouncing" && (
          <RowAction aria-label={`Try Again: ${name}`} onClick={() => void tryAgain()}>
            Try Again
          </RowAction>
        )}
        {status !== "unsubscribed" && (
          <RowAction aria-label={`Remove ${name}`} onClick={() => onRemove(person)}>
            Remove
          </RowAction>
        )}
      </p>
    </li>
  );
});

function explained({ status, unsubscribedAt, refusedAt }: Subscriber): string {
  switch (status) {
    case "unsubscribed":
      return `Left on ${day(unsubscribedAt ?? 0)}. Only they themselves can come back, by answering a letter.`;
    case "bouncing":
      return `A mail server refuses letters to this address since ${day(refusedAt ?? 0)}.`;
    case "declined":
      return "The last answer was no, so no letters to subscribers go there.";
    case "unconfirmed":
      return "Waits for the answer to the letter that asks.";
    case "phone_only":
      return "The site sends no SMS: please call.";
    case "active":
      return "";
  }
}
