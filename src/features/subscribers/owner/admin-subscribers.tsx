import { useState } from "react";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import {
  type Filter,
  type Order,
  useEdited,
  useOwnerList,
} from "#shared/browser/use-owner-list.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState, WhenRead } from "#ui/loading-and-empty-states.tsx";
import { DeleteQuestion } from "#ui/owner/delete-question.tsx";
import { DownloadButton } from "#ui/owner/download-button.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { Switch } from "#ui/owner/select-segments-and-switch.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import type { Subscriber, SubscriberPage } from "../answers.ts";
import { formLabels, statusLabels } from "../subscriber-labels.ts";
import { subscriberText } from "../subscriber-search.ts";
import { AddSubscriber } from "./add-subscriber.tsx";
import { refreshSubscribers, subscribersPath } from "./queries.ts";
import { SubscriberRow } from "./subscriber-row.tsx";

/** Everybody who may, or may not, be written to. */
export default function AdminSubscribers() {
  const read = useAdminQuery<SubscriberPage>(subscribersPath, { fresh: true });
  const list = useOwnerList(read.data?.people, { textOf: subscriberText, filters, orders });
  const [status = "", source = ""] = list.filters.map(({ chosen }) => chosen);
  const [edited, setEdited] = useEdited("subscriber", "new");
  const [removed, setRemoved] = useState<Subscriber>();

  function contents({ people, counts, asksToConfirm }: SubscriberPage) {
    return (
      <section className="card admin-card" aria-label="Subscribers">
        <div className="mb-1 flex flex-wrap items-baseline gap-x-4 md:mb-4 md:gap-x-8 md:gap-y-1">
          <p>
            <strong className="mr-[0.35rem] font-serif text-[1.75rem] leading-none font-medium tabular-nums md:text-[2.2rem]">
              {counts.active.toLocaleString("en-US")}
            </strong>{" "}
            get your letters
          </p>
          <p className="text-ink-soft">
            {people.length.toLocaleString("en-US")} on this list in all
          </p>
          {counts.phone_only > 0 && (
            <p className="text-ink-soft">
              {counts.phone_only} gave a phone number only. The site sends no SMS: please call them.
            </p>
          )}
        </div>
        <OwnerList
          list={list}
          find="Find by address or phone number"
          isFolded
          count={peopleCount}
          empty={
            <EmptyState title="Nobody yet">Who signs up on your site appears here.</EmptyState>
          }
          noneFound={
            <EmptyState title="Nobody here">Nobody’s address or phone number matches.</EmptyState>
          }
        >
          {(people) => (
            <ul className="admin-list">
              {people.map((person) => (
                <SubscriberRow key={person.id} person={person} onRemove={setRemoved} />
              ))}
            </ul>
          )}
        </OwnerList>
        <ConfirmingSetting asksToConfirm={asksToConfirm} />
      </section>
    );
  }

  const asked = new URLSearchParams({ status, source, find: list.words });
  return (
    <AdminPage
      title="Subscribers"
      path="/admin-subscribers"
      actions={
        <>
          <Button onClick={() => setEdited("new")}>Add Somebody</Button>
          <DownloadButton path={`${subscribersPath}/csv?${asked}`} name="subscribers.csv">
            Download CSV
          </DownloadButton>
          <ButtonLink variant="secondary" to="/admin-person">
            A Person’s Data
          </ButtonLink>
        </>
      }
    >
      <WhenRead read={read} what="subscribers">
        {contents}
      </WhenRead>
      {edited === "new" && <AddSubscriber onClose={() => setEdited(undefined)} />}
      <DeleteQuestion
        item={removed}
        path={subscribersPath}
        question={`Take ${removed?.email || removed?.phone} off the list?`}
        yes="Remove"
        about={({ email }) =>
          email
            ? "No more letters to subscribers go there. The address stays known as one that left, so that nobody else can put it back."
            : "The phone number is deleted."
        }
        failed="That did not work. Please try again."
        done={{ title: "Removed from the list" }}
        refresh={refreshSubscribers}
        onClose={() => setRemoved(undefined)}
      />
    </AdminPage>
  );
}

const sources = ["newsletter", "popup", "owner"] as const;
const filters: Filter<Subscriber>[] = [
  {
    name: "status",
    label: "Status",
    choices: [["", "Every status"], ...Object.entries(statusLabels)],
    holds: (person, wanted) => person.status === wanted,
    counts: true,
  },
  {
    name: "source",
    label: "Source",
    choices: [["", "Every source"], ...sources.map((one) => [one, formLabels[one]] as const)],
    holds: (person, wanted) => person.source === wanted,
  },
];

const nameOf = ({ email, phone }: Subscriber) => email || phone || "";
const orders: readonly Order<Subscriber>[] = [
  { by: "newest", label: "Newest first" },
  { by: "address", label: "Address", compare: (a, b) => nameOf(a).localeCompare(nameOf(b), "en") },
];

function ConfirmingSetting({ asksToConfirm }: { asksToConfirm: boolean }) {
  const [, act] = useAction();
  const set = (asks: boolean) =>
    act(async () => {
      await adminRequest("PUT", `${subscribersPath}/settings`, { body: { asksToConfirm: asks } });
      showToast({ title: "Saved" });
      await refreshSubscribers();
    }, "The setting could not be saved. Please try again.");
  return (
    <div className="mt-6 border-t border-rule pt-4">
      <Switch
        checked={asksToConfirm}
        aria-describedby="confirming-hint"
        onChange={({ currentTarget }) => void set(currentTarget.checked)}
      >
        Ask new subscribers to confirm by letter
      </Switch>
      <p id="confirming-hint" className="text-small text-ink-soft">
        {asksToConfirm
          ? "A new sign-up counts once the link in a letter was opened and confirmed."
          : "A new sign-up counts at once. Who has unsubscribed comes back by confirming in any case."}
      </p>
    </div>
  );
}
