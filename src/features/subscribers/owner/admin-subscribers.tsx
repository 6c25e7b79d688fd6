import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { adminDownload, isSignedOut, useAdminQuery } from "#shared/browser/admin-request.ts";
import { signOut, useOwnerSession } from "#shared/browser/admin-session.ts";
import { saveFile } from "#shared/browser/save-file.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState, ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { PagesOfList } from "#ui/owner/pages-of-list.tsx";
import { prepareToasts, showFailure } from "#ui/show-toast.ts";
import type { SubscriberPage } from "../answers.ts";
import { AddSubscriber } from "./add-subscriber.tsx";
import { ConfirmingSetting } from "./confirming-setting.tsx";
import { PersonDialog } from "./personal-data-dialog.tsx";
import { refreshSubscribers, subscribersPath } from "./queries.ts";
import { SubscriberFilters } from "./subscriber-filters.tsx";
import { SubscriberRow } from "./subscriber-row.tsx";
import "./subscribers.css";

/** What is asked for, from the address: so that it can be kept, and found again on the way back. */
const asked = ["find", "status", "source", "page"] as const;

/** Everybody who may, or may not, be written to. */
export default function AdminSubscribers() {
  const signedIn = useOwnerSession();
  const [search, setSearch] = useSearchParams();
  const question = new URLSearchParams(
    asked.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const query = useDeferredValue(question.size > 0 ? `?${question}` : "");
  const { data, isError, refetch } = useAdminQuery<SubscriberPage>(subscribersPath + query, {
    signedIn,
    fresh: true,
  });
  const [isAdding, setIsAdding] = useState(false);
  /** Whose data is looked at; "" asks for whom. */
  const [about, setAbout] = useState<{ email: string; phone: string }>();
  // What was shown stays while the next is read.
  const last = useRef<SubscriberPage>(undefined);
  if (data) last.current = data;
  const shown = data ?? last.current;
  useEffect(prepareToasts, []);

  function set(changes: Record<string, string>) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete("page");
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  async function changed() {
    await refreshSubscribers();
    document.getElementById("subscriber-count")?.focus();
  }

  function contents() {
    if (!shown && isError) {
      return (
        <ErrorState
          message="Error loading subscribers. Please try again."
          onRetry={() => void refetch()}
        />
      );
    }
    if (!shown) return <LoadingText>Loading subscribers...</LoadingText>;
    const everybody = Object.values(shown.counts).reduce((sum, count) => sum + count, 0);
    return (
      <section className="card admin-card" aria-label="Subscribers">
        <div className="subscriber-figures">
          <p>
            <strong>{shown.counts.active.toLocaleString("en-US")}</strong> get your letters
          </p>
          <p className="text-ink-soft">{everybody.toLocaleString("en-US")} on this list in all</p>
          {shown.counts.phone_only > 0 && (
            <p className="text-ink-soft">
              {shown.counts.phone_only} gave a phone number only. The site sends no SMS: please call
              them.
            </p>
          )}
        </div>
        <div className="subscriber-tools">
          <SubscriberFilters search={search} counts={shown.counts} onChange={set} />
          <p id="subscriber-count" tabIndex={-1} role="status" className="subscriber-count">
            {peopleCount(shown.total)}
          </p>
        </div>
        {shown.people.length === 0 ? (
          <EmptyState title={everybody === 0 ? "Nobody yet" : "Nobody here"}>
            {everybody === 0
              ? "Who signs up on your site appears here."
              : "Nobody’s address or phone number matches."}
          </EmptyState>
        ) : (
          <ul className="admin-list">
            {shown.people.map((person) => (
              <SubscriberRow
                key={person.id}
                person={person}
                onChanged={changed}
                onAbout={() => setAbout({ email: person.email, phone: person.phone ?? "" })}
              />
            ))}
          </ul>
        )}
        <PagesOfList
          label="Pages"
          page={shown.page}
          pages={shown.pages}
          onPage={(page) => set({ page: String(page) })}
        />
        <ConfirmingSetting asksToConfirm={shown.asksToConfirm} onChanged={refreshSubscribers} />
      </section>
    );
  }

  return (
    <AdminPage
      title="Subscribers"
      path="/admin-subscribers"
      onLogout={signOut}
      actions={
        <>
          <Button onClick={() => setIsAdding(true)}>Add Somebody</Button>
          <Button variant="secondary" onClick={() => void downloadCsv(query)}>
            Download CSV
          </Button>
          <Button variant="secondary" onClick={() => setAbout({ email: "", phone: "" })}>
            A Person’s Data
          </Button>
        </>
      }
    >
      {contents()}
      {isAdding && (
        <AddSubscriber
          onClose={() => setIsAdding(false)}
          onAdded={() => {
            setIsAdding(false);
            void changed();
          }}
        />
      )}
      {about && (
        <PersonDialog about={about} onClose={() => setAbout(undefined)} onForgotten={changed} />
      )}
    </AdminPage>
  );
}

async function downloadCsv(query: string): Promise<void> {
  try {
    const file = await adminDownload(`${subscribersPath}/csv${query}`);
    saveFile(file, "subscribers.csv");
  } catch (error) {
    if (!isSignedOut(error)) showFailure("The file could not be made. Please try again.");
  }
}
