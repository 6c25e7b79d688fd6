import { useEffect, useRef, useState } from "react";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { Badge } from "#ui/card.tsx";
import { LoadingText } from "#ui/loading-and-empty-states.tsx";
import { PagesOfList } from "#ui/owner/pages-of-list.tsx";
import type { LetterRecipient, LetterRecipients } from "../answers.ts";
import { lettersPath } from "./queries.ts";

const labels: Readonly<Record<LetterRecipient["state"], string>> = {
  waiting: "Waiting",
  sent: "Sent",
  kept_as_file: "Kept as a file",
  failed: "Refused",
  not_sent: "Not sent",
  no_email: "No email address",
};

/** Whom a letter reached, and why not where it did not. Read again when `settled` people are more. */
export function Recipients({ id, settled }: { id: number; settled: number }) {
  const [page, setPage] = useState(1);
  const { data, refetch } = useAdminQuery<LetterRecipients>(
    `${lettersPath}/${id}/recipients?page=${page}`,
    {
      signedIn: true,
      fresh: true,
    },
  );
  const shown = useRef(settled);
  useEffect(() => {
    if (shown.current === settled) return;
    shown.current = settled;
    void refetch();
  }, [settled, refetch]);
  if (!data) return <LoadingText>Loading the people...</LoadingText>;
  return (
    <section className="mt-6" aria-labelledby="recipients-heading">
      <h3 id="recipients-heading">Who Got It</h3>
      <ul className="mt-2">
        {data.people.map((person) => (
          <li
            key={person.id}
            className="flex flex-wrap gap-x-5 gap-y-[0.15rem] border-b border-rule py-[0.6rem] wrap-anywhere"
          >
            <span className="min-w-0 flex-[1_1_16rem]">
              {[person.name, person.email].filter(Boolean).join(", ") || "Somebody forgotten"}
            </span>
            <span>
              <Badge tone={person.state === "failed" ? "rubric" : "plain"}>
                {labels[person.state]}
              </Badge>{" "}
              {person.state !== "waiting" && person.at && momentInWords(person.at)}
            </span>
            {person.reason && <span className="text-ink-soft">{person.reason}</span>}
            {person.state === "no_email" && (
              <span>Please telephone: {person.phone || "no telephone number"}</span>
            )}
          </li>
        ))}
      </ul>
      <PagesOfList label="Pages of people" page={data.page} pages={data.pages} onPage={setPage} />
    </section>
  );
}
