import { useState } from "react";
import { Link } from "react-router";
import { counted } from "#shared/both/counts-in-words.ts";
import { foldText } from "#shared/both/fold-text.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { type Filter, useOwnerList } from "#shared/browser/use-owner-list.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import { DeleteQuestion } from "#ui/owner/delete-question.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import type { Letter } from "../answers.ts";
import { stateLabels, toWhom } from "./letter-labels.ts";
import { lettersPath, refreshLetters } from "./queries.ts";

/** The owner's letters: drafts, what goes out, and what went. */
export default function AdminLetters() {
  const read = useAdminQuery<Letter[]>(lettersPath, { fresh: true });
  const list = useOwnerList(read.data, { textOf, filters });
  const [deleted, setDeleted] = useState<Letter>();

  return (
    <AdminPage
      title="Letters"
      path="/admin-letters"
      links={[["/admin-letters/settings", "Settings"]]}
      actions={<ButtonLink to="/admin-letters/new">Write a Letter</ButtonLink>}
    >
      <section id="letters" tabIndex={-1} className="card admin-card" aria-label="Letters">
        <OwnerList
          {...{ list, read }}
          what="letters"
          find="Find a letter"
          count={(found) => counted(found, "letter")}
          empty={
            <EmptyState title="No letters yet">
              Write one here, or send a post of your blog as a letter.
            </EmptyState>
          }
        >
          {(letters) => (
            <ul className="admin-list">
              {letters.map((letter) => (
                <LetterInList key={letter.id} letter={letter} onDelete={setDeleted} />
              ))}
            </ul>
          )}
        </OwnerList>
        <p className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-rule pt-[0.85rem] text-small text-ink-soft">
          Letters carry no tracking: no invisible picture, no rewritten link. Who opens one stays
          between them and their mailbox.
        </p>
      </section>
      <DeleteQuestion
        item={deleted}
        path={lettersPath}
        question="Are you sure you want to delete this letter?"
        about={(letter) => subjectOf(letter) + (letter.path ? ". Its public page goes, too." : "")}
        failed="Failed to delete the letter. Please try again."
        kind="letter"
        done={{ title: "Letter deleted" }}
        refresh={refreshLetters}
        focusAfter="letters"
        onClose={() => setDeleted(undefined)}
      />
    </AdminPage>
  );
}

const subjectOf = ({ subject }: Letter) => subject || "Without a subject";
const textOf = (letter: Letter) => foldText(`${subjectOf(letter)} ${toWhom(letter)}`);
const filters: Filter<Letter>[] = [
  {
    name: "show",
    label: "Which letters",
    choices: Object.entries({ "": "All", draft: "Drafts", scheduled: "Scheduled", sent: "Sent" }),
    holds: ({ state }, wanted) =>
      (state === "draft" || state === "scheduled" ? state : "sent") === wanted,
    ...{ counts: true, areChips: true },
  },
];

function LetterInList({
  letter,
  onDelete,
}: {
  letter: Letter;
  onDelete: (letter: Letter) => void;
}) {
  const { id, state, subject } = letter;
  const isDraft = state === "draft";
  const name = subject || "the letter without a subject";
  return (
    <li>
      <div className="min-w-0 grow">
        <h2>
          <Link
            to={`/admin-letters/${id}`}
            className="inline-flex min-h-11 items-center wrap-anywhere"
          >
            {subjectOf(letter)}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-[0.85rem] gap-y-1 py-1">
          <Badge tone={isDraft || state === "scheduled" ? "gilt" : "plain"}>
            {stateLabels[state]}
          </Badge>
          <span>{toWhom(letter)}</span>
          <span>{when(letter)}</span>
        </p>
      </div>
      <p className="cell-actions">
        <RowAction to={`/admin-letters/${id}`} aria-label={`${isDraft ? "Edit" : "See"} ${name}`}>
          {isDraft ? "Edit" : "See"}
        </RowAction>
        {state !== "sending" && state !== "scheduled" && (
          <RowAction destructive aria-label={`Delete ${name}`} onClick={() => onDelete(letter)}>
            Delete
          </RowAction>
        )}
      </p>
    </li>
  );
}

function when({ state, dueAt, startedAt, updatedAt }: Letter): string {
  if (state === "scheduled" && dueAt) return `Goes out ${momentInWords(dueAt)}`;
  if (state === "draft") return `Changed ${momentInWords(updatedAt)}`;
  return `Went out ${momentInWords(startedAt ?? updatedAt)}`;
}
