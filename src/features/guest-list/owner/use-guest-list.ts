import { useEffect, useMemo, useState } from "react";
import type { ListedEvent } from "#features/events/answers.ts";
import { eventsQuery } from "#features/events/pages/queries.ts";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { may } from "#shared/both/owner/rights.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { usePageQuery } from "#shared/browser/page-queries.ts";
import { useMe } from "#shared/browser/use-signed-in-person.ts";
import { daysOfNamesakes } from "./list/order-events-for-totals.ts";
import { toListedRegistrations } from "./list/sort-and-total-registrations.ts";
import { eventsWithPlacesPath, registrationsPath } from "./registration-actions.ts";

/** Every registration with what is known of its event, the events themselves, and the time. */
export function useGuestList() {
  const me = useMe();
  const enabled = me !== undefined && may(me, ["people"]);
  const registrations = useAdminQuery<RegistrationForOwner[]>(registrationsPath, { enabled });
  const events = usePageQuery(eventsQuery);
  const places = useAdminQuery<ListedEvent[]>(eventsWithPlacesPath, { enabled });
  const now = useNow();

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

  return { registrations, places, rows, now };
}

/** The time, told again each minute, so that "5 minutes ago" stays true on a screen left open. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
