import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { ListedEvent } from "#features/events/answers.ts";
import { eventsQuery } from "#features/events/pages/queries.ts";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import type { SiteStatus } from "#shared/both/site-status.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { usePageQuery } from "#shared/browser/page-queries.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { DoorList } from "./list/door-list-to-print.tsx";
import { RegistrationOverview } from "./list/guest-list-with-filters.tsx";
import { daysOfNamesakes } from "./list/order-events-for-totals.ts";
import { doorList, statusIn, toListedRegistrations } from "./list/sort-and-total-registrations.ts";
import { eventsWithPlacesPath, registrationsPath } from "./queries.ts";

/** The dashboard: everybody who is registered, by event. The owner's first screen. */
export function GuestListScreen({
  today,
  onRefresh,
}: {
  /** What stands over the list. */
  today: ReactNode;
  /** The list is read again; what stands over it should be, too. */
  onRefresh: () => void;
}) {
  const registrations = useAdminQuery<RegistrationForOwner[]>(registrationsPath);
  const events = usePageQuery(eventsQuery);
  const places = useAdminQuery<ListedEvent[]>(eventsWithPlacesPath);
  const now = useNow();
  const [search] = useSearchParams();

  useEffect(() => {
    // The list is of use without the titles, so this failure is the log's alone (section 8).
    // biome-ignore lint/suspicious/noConsole: the browser's console is the only log there is.
    if (events.error) console.error("The events could not be loaded.", events.error);
  }, [events.error]);

  const rows = useMemo(() => {
    const titles = new Map(events.data?.map(({ id, title }) => [id, title]));
    const days = places.data && daysOfNamesakes(places.data);
    const capacities = new Map(places.data?.map(({ id, capacity }) => [id, capacity]));
    return toListedRegistrations(registrations.data ?? [], titles, days, capacities);
  }, [registrations.data, events.data, places.data]);

  function contents() {
    const door = Number(search.get("door-list"));
    if (door > 0) {
      const event = events.data?.find(({ id }) => id === door);
      const status = statusIn(search);
      return <DoorList event={event} rows={doorList(rows, door, status)} status={status} />;
    }
    return (
      <RegistrationOverview
        rows={rows}
        events={places.data}
        now={now}
        updatedAt={registrations.dataUpdatedAt}
        isOutdated={registrations.isError}
      />
    );
  }

  return (
    <AdminPage
      title="Event Registration Dashboard"
      path="/admin-dashboard"
      actions={
        <>
          <Button
            variant="secondary"
            aria-disabled={registrations.isFetching || undefined}
            onClick={() => {
              if (!registrations.isFetching) {
                void registrations.refetch();
                void places.refetch();
                onRefresh();
              }
              if (events.isError) void events.refetch();
            }}
          >
            Refresh
          </Button>
          <ButtonLink variant="secondary" to="/admin-blog">
            Manage Blog
          </ButtonLink>
          <ButtonLink variant="secondary" to="/admin-events">
            Manage Events
          </ButtonLink>
        </>
      }
    >
      <SiteProblems />
      {!search.has("door-list") && today}
      <OwnerList list={registrations} what="registrations">
        {contents}
      </OwnerList>
    </AdminPage>
  );
}

/** The time, told anew each minute, so that "5 minutes ago" stays true on a screen left open. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What is not well with the site itself. Nothing where all is, or where it could not be asked. */
function SiteProblems() {
  const { data } = useAdminQuery<SiteStatus>("/api/admin/site-status", { fresh: true });
  return data?.notices.map(({ code, message }) => (
    <p key={code} role="status" className="admin-notice admin-notice-serious">
      {message}
    </p>
  ));
}
