import { formatEventDate } from "#shared/both/day-in-words.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { WhenRead } from "#ui/owner/owner-list.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import type { DoorEvent, DoorLink } from "../answers.ts";

export const doorNotOpened = "The door could not be opened. Please try again.";

export const doorLinksPath = (eventId: number) => `/api/admin/events/${eventId}/door-links`;

/** The page of an event's door is opened whole: it is kept on the device, and opens without a network. */
export async function openDoorPage(eventId: number): Promise<void> {
  location.assign((await adminRequest<DoorLink>("POST", doorLinksPath(eventId))).path);
}

/** The events whose door a helper may open, on the helper's own screen. */
export function DoorEvents() {
  const list = useAdminQuery<DoorEvent[]>("/api/admin/door-events", { fresh: true });
  const [isBusy, act] = useAction();
  return (
    <section className="card admin-card" aria-labelledby="door-events">
      <h2 id="door-events">The door</h2>
      <WhenRead read={list} what="events">
        {(events) => (
          <ul className="admin-list">
            {events.length === 0 && <li>No event is planned.</li>}
            {events.map(({ id, title, date, time, location, isCancelled }) => (
              <li key={id}>
                <div className="min-w-0 grow">
                  <h3>
                    {title} {isCancelled && <Badge tone="rubric">Cancelled</Badge>}
                  </h3>
                  <p>
                    {formatEventDate(date)}, {time}, {location}
                  </p>
                </div>
                <Button
                  busy={isBusy}
                  aria-label={`Open the door: ${title}`}
                  onClick={() => void act(() => openDoorPage(id), doorNotOpened)}
                >
                  Open the Door
                </Button>
              </li>
            ))}
          </ul>
        )}
      </WhenRead>
    </section>
  );
}
