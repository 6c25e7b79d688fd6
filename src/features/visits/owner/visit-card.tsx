import type { ReactNode } from "react";
import { Link } from "react-router";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { adminRequest, ifUnchanged, isOvertaken } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { VisitForOwner } from "../answers.ts";
import type { VisitChanges, VisitStatus } from "../inputs.ts";

const labels: Readonly<Record<VisitStatus, string>> = {
  open: "Open",
  answered: "Answered",
  done: "Done",
};

/** One request, with what can be done about it. Each step can be taken back. */
export function VisitCard({
  visit,
  note,
  onNote,
  path,
  onChanged,
  onDelete,
}: {
  visit: VisitForOwner;
  /** The owner's note as it stands in the field, saved or not. */
  note: string;
  onNote: (note: string) => void;
  path: string;
  /** Told what note was saved; none where somebody else has changed the request meanwhile. */
  onChanged: (savedNote?: string) => Promise<void>;
  onDelete: () => void;
}) {
  const [isBusy, act] = useAction();
  const { id, fullName, status, email, phone } = visit;

  const change = (changes: VisitChanges, says: string) =>
    act(
      async () => {
        await adminRequest("PATCH", `${path}/${id}`, {
          body: changes,
          ...ifUnchanged(visit.version),
        });
        showToast({ title: says });
        await onChanged(changes.note);
        document.getElementById("visit-count")?.focus();
      },
      async (error) => {
        if (!isOvertaken(error))
          return showFailure("Failed to change the request. Please try again.");
        showFailure("Somebody else changed this request. Please look at it again.");
        return onChanged();
      },
    );

  return (
    <li className="card visit-card grid gap-3 p-[clamp(1rem,2.5vw,1.5rem)]">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="wrap-anywhere">{fullName}</h2>
        <Badge tone={status === "open" ? "rubric" : "plain"}>{labels[status]}</Badge>
        {visit.isSuspect && <Badge tone="gilt">Perhaps a program</Badge>}
        <time dateTime={visit.createdAt} className="ml-auto text-small text-ink-soft">
          {momentInWords(visit.createdAt)}
        </time>
      </header>
      <dl>
        <Detail label="Reach">
          {email && <a href={`mailto:${encodeURIComponent(email)}?${mailFor(visit)}`}>{email}</a>}
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
        </Detail>
        <Detail label="Days">{visit.days}</Detail>
        {visit.message && <Detail label="Message">{visit.message}</Detail>}
        {visit.plantsLink && (
          <Detail label="Plants">
            {visit.plants.join(", ")} <Link to={visit.plantsLink}>See the list</Link>
          </Detail>
        )}
      </dl>
      <TextAreaField
        label={
          <>
            Your note<span className="sr-only"> on {fullName}</span>
          </>
        }
        rows={2}
        maxLength={2000}
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {status === "open" && (
          <Button
            disabled={isBusy}
            onClick={() => void change({ status: "answered", note }, "Marked as answered")}
          >
            Mark as Answered
          </Button>
        )}
        {status !== "done" && (
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => void change({ status: "done", note }, "Marked as done")}
          >
            Mark as Done
          </Button>
        )}
        {status !== "open" && (
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => void change({ status: "open", note }, "Open again")}
          >
            Undo
          </Button>
        )}
        {note !== visit.note && (
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => void change({ note }, "Note saved")}
          >
            Save Note
          </Button>
        )}
        <RowAction destructive aria-label={`Delete ${fullName}`} onClick={onDelete}>
          Delete
        </RowAction>
      </div>
    </li>
  );
}

function mailFor({ fullName, days }: VisitForOwner): string {
  const body = `Dear ${fullName},\n\nThank you for asking to visit us. You wrote that this would suit you: ${days}\n\n`;
  return `subject=${encodeURIComponent("Your visit")}&body=${encodeURIComponent(body)}`;
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 py-[0.2rem]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line [&_a]:mr-5 [&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center">
        {children}
      </dd>
    </div>
  );
}
