import { type ReactNode, useMemo } from "react";
import type { SiteStatus } from "#shared/both/site-status.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { IfMay } from "#ui/owner/show-if-allowed.tsx";
import { EventTotals } from "./list/event-totals.tsx";
import { RegistrationOverview } from "./list/guest-list-with-filters.tsx";
import { eventLines } from "./list/order-events-for-totals.ts";
import { refreshRegistrations } from "./registration-actions.ts";
import { useGuestList } from "./use-guest-list.ts";

/** The dashboard: everybody who is registered, by event. The owner's first screen. */
export function GuestListScreen({ today }: { today: ReactNode }) {
  const guestList = useGuestList();
  const { registrations, places, rows, now } = guestList;
  const lines = useMemo(() => eventLines(rows, places.data ?? [], now), [rows, places.data, now]);

  return (
    <AdminPage
      title="Event Registration Dashboard"
      path="/admin-dashboard"
      hasLogout
      actions={
        <>
          <Button
            variant="secondary"
            aria-disabled={registrations.isFetching || undefined}
            onClick={() => {
              if (!registrations.isFetching) void refreshRegistrations();
            }}
          >
            Refresh
          </Button>
          <IfMay needed={["blog"]}>
            <ButtonLink variant="secondary" to="/admin-blog">
              Manage Blog
            </ButtonLink>
          </IfMay>
          <ButtonLink variant="secondary" to="/admin-events">
            Manage Events
          </ButtonLink>
        </>
      }
    >
      <IfMay needed={[]}>
        <SiteProblems />
      </IfMay>
      {today}
      <RegistrationOverview {...{ guestList, rows, lines }}>
        {(onAdd) => <EventTotals {...{ lines, onAdd }} />}
      </RegistrationOverview>
    </AdminPage>
  );
}

/** Problems with the site itself. Nothing if there are none, or if they could not be read. */
function SiteProblems() {
  const { data } = useAdminQuery<SiteStatus>("/api/admin/site-status", { fresh: true });
  return data?.notices.map(({ code, message }) => (
    <p key={code} role="status" className="admin-notice admin-notice-serious">
      {message}
    </p>
  ));
}
