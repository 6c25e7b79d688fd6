import { Link } from "react-router";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { useOwnerList } from "#shared/browser/use-owner-list.ts";
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
  const list = useOwnerList<Letter>(lettersPath);

  function contents(letters: readonly Letter[]) {
    if (letters.length === 0) {
      return (
        <EmptyState title="No letters yet">
          Write one here, or send a post of your blog as a letter.
        </EmptyState>
      );
    }
    return (
      <ul className="admin-list">
        {letters.map((letter) => (
          <li key={letter.id}>
            <div className="min-w-0 grow">
              <h2>
                <Link
                  to={`/admin-letters/${letter.id}`}
                  className="inline-flex min-h-11 items-center"
                >
                  {letter.subject || "Without a subject"}
                </Link>
              </h2>
              <p className="flex flex-wrap items-center gap-x-[0.85rem] gap-y-1 py-1">
                <Badge
                  tone={letter.state === "draft" || letter.state === "scheduled" ? "gilt" : "plain"}
                >
                  {stateLabels[letter.state]}
                </Badge>
                <span>{toWhom(letter)}</span>
                <span>{when(letter)}</span>
              </p>
            </div>
            <p className="cell-actions">
              <RowAction
                to={`/admin-letters/${letter.id}`}
                aria-label={`${letter.state === "draft" ? "Edit" : "See"} ${letter.subject || "the letter without a subject"}`}
              >
                {letter.state === "draft" ? "Edit" : "See"}
              </RowAction>
              {letter.state !== "sending" && letter.state !== "scheduled" && (
                <RowAction
                  destructive
                  aria-label={`Delete ${letter.subject || "the letter without a subject"}`}
                  onClick={() => list.setPendingDeletion(letter)}
                >
                  Delete
                </RowAction>
              )}
            </p>
          </li>
        ))}
      </ul>
    );
  }

  return (
    <AdminPage
      title="Letters"
      path="/admin-letters"
      links={[["/admin-letters/settings", "Settings"]]}
      actions={<ButtonLink to="/admin-letters/new">Write a Letter</ButtonLink>}
    >
      <section id="letters" tabIndex={-1} className="card admin-card" aria-label="Letters">
        <OwnerList list={list} what="letters">
          {contents}
        </OwnerList>
        <p className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-rule pt-[0.85rem] text-small text-ink-soft">
          Letters carry no tracking: no invisible picture, no rewritten link. Who opens one stays
          between them and their mailbox.
        </p>
      </section>
      <DeleteQuestion
        list={list}
        question="Are you sure you want to delete this letter?"
        about={({ subject, path }) =>
          (subject || "Without a subject") + (path ? ". Its public page goes, too." : "")
        }
        failed="Failed to delete the letter. Please try again."
        kind="letter"
        done={{ title: "Letter deleted" }}
        refresh={refreshLetters}
        focusAfter="letters"
      />
    </AdminPage>
  );
}

function when({ state, dueAt, startedAt, updatedAt }: Letter): string {
  if (state === "scheduled" && dueAt) return `Goes out ${momentInWords(dueAt)}`;
  if (state === "draft") return `Changed ${momentInWords(updatedAt)}`;
  return `Went out ${momentInWords(startedAt ?? updatedAt)}`;
}
