import { useState } from "react";
import { counted } from "#shared/both/counts-in-words.ts";
import { foldText, phoneDigits } from "#shared/both/fold-text.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { readFormDraft } from "#shared/browser/form-drafts.ts";
import { currentToken } from "#shared/browser/http-client.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { type Filter, useOwnerList } from "#shared/browser/use-owner-list.ts";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import { DeleteQuestion } from "#ui/owner/delete-question.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { UnsavedWork } from "#ui/owner/unsaved-changes.tsx";
import type { VisitForOwner } from "../answers.ts";
import { appointmentInWords } from "../appointment-in-words.ts";
import { visitStatusLabels } from "../inputs.ts";
import { visitsPath } from "./queries.ts";
import { isToCome, VisitCard, visitDraft } from "./visit-card.tsx";

/** Open ones wait for the owner, answered ones for the visitor. */
const filters: Filter<VisitForOwner>[] = [
  {
    name: "show",
    label: "Which requests",
    choices: [...Object.entries(visitStatusLabels), ["all", "All"]],
    holds: ({ status }, wanted) => wanted === "all" || status === wanted,
    ...{ counts: true, areChips: true },
  },
];
const textOf = ({ fullName, email, phone, church, message }: VisitForOwner) =>
  foldText([fullName, email, phone, phoneDigits(phone), church, message].join("\n"));

/** Deleting writes nobody a letter, and whoever is expected would stand at the gate. */
function whoIsDeleted(visit: VisitForOwner): string {
  const { fullName, appointment } = visit;
  if (!appointment || !isToCome(visit)) return fullName;
  const when = appointmentInWords(appointment.at, appointment.minutes);
  return `${fullName} is expected on ${when}, and is not told. Call the visit off first to write a letter.`;
}

/** The owner's list of requests for a visit, with what became of each. */
export default function AdminVisits() {
  const read = useAdminQuery<VisitForOwner[]>(visitsPath, { fresh: true });
  const list = useOwnerList(read.data, { textOf, filters });
  const [deleted, setDeleted] = useState<VisitForOwner>();
  const hasUnsaved = () => list.items.some(({ id }) => readFormDraft(visitDraft(id)) !== undefined);

  return (
    <AdminPage title="Requests for a Visit" path="/admin-visits">
      <OwnerList
        {...{ list, read }}
        what="requests"
        find="Find a request"
        count={(found) => counted(found, "request")}
        empty={<EmptyState title="No requests yet" />}
        noneFound={<EmptyState title="None here" />}
      >
        {(inSight) => (
          <ul className="grid gap-4">
            {list.items.map((visit) => (
              <VisitCard
                // Made again with the appointment, because what is saved next builds on that.
                key={`${visit.id} ${visit.appointment?.at} ${visit.appointment?.cancelledBy}`}
                visit={visit}
                isShown={inSight.includes(visit)}
                isFirst={visit === inSight[0]}
                onDelete={() => setDeleted(visit)}
              />
            ))}
          </ul>
        )}
      </OwnerList>
      {/* Signed out against her will, she finds what she typed after the next sign-in. */}
      <UnsavedWork isUnsaved={() => hasUnsaved() && currentToken() !== null} />
      <DeleteQuestion
        item={deleted}
        path={visitsPath}
        question="Are you sure you want to delete this request?"
        about={whoIsDeleted}
        failed="Failed to delete the request. Please try again."
        kind="visit"
        done={{ title: "Request deleted" }}
        refresh={() => browserStore().refresh(visitsPath)}
        onClose={() => setDeleted(undefined)}
      />
    </AdminPage>
  );
}
