import { type ReactNode, useState } from "react";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { mayOpenDoor } from "#shared/both/owner/rights.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { fullTime } from "#shared/browser/relative-time.ts";
import { useMe } from "#shared/browser/use-signed-in-person.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { IfMay } from "#ui/owner/show-if-allowed.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import type { DoorEvent, DoorLink } from "../answers.ts";

const ShareDialog = lazyDialog(() => import("#ui/owner/share-dialog.tsx"));

const doorNotOpened = "The door could not be opened. Please try again.";

const doorLinksPath = (eventId: number) => `/api/admin/events/${eventId}/door-links`;

/** The page of an event's door is opened whole: it is kept on the device, and opens without a network. */
async function openDoorPage(eventId: number): Promise<void> {
  location.assign((await adminRequest<DoorLink>("POST", doorLinksPath(eventId))).path);
}

/** The ways to an event's door: on this device, on a helper's, on paper. */
export function DoorButtons({
  eventId,
  title,
  children,
}: {
  eventId: number;
  title: string;
  children?: ReactNode;
}) {
  const me = useMe();
  const opens = me !== undefined && mayOpenDoor(me, eventId);
  const [link, setLink] = useState<DoorLink>();
  const [isEnding, setIsEnding] = useState(false);
  const [isBusy, act] = useAction();
  const path = doorLinksPath(eventId);
  const share = () =>
    act(async () => setLink(await adminRequest<DoorLink>("POST", path)), doorNotOpened);
  const end = () =>
    act(async () => {
      setIsEnding(false);
      await adminRequest("DELETE", path);
      setLink(undefined);
      showToast({ title: "No door link of this event opens anything any more" });
    });

  return (
    <>
      {opens && (
        <Button
          className="mx-2"
          busy={isBusy}
          onClick={() => void act(() => openDoorPage(eventId), doorNotOpened)}
        >
          Open the Door
        </Button>
      )}
      {children}
      {opens && <RowAction onClick={() => void share()}>Share with a Helper</RowAction>}
      <RowAction onClick={() => window.print()}>Print</RowAction>
      {link && (
        <ShareDialog
          title={`The Door: ${title}`}
          address={new URL(link.path, location.origin).href}
          onClose={() => setLink(undefined)}
        >
          <p className="mt-3">
            It opens this event’s list until {fullTime(link.expiresAt)}, and nothing else. Whoever
            has it can mark who came, so please give it to those at the door alone.
          </p>
          <IfMay needed={[]}>
            <RowAction destructive className="mt-4 -ml-2" onClick={() => setIsEnding(true)}>
              End All Links
            </RowAction>
          </IfMay>
        </ShareDialog>
      )}
      {isEnding && (
        <Confirm
          question="End all links to this door?"
          yes="End All Links"
          onYes={() => void end()}
          onNo={() => setIsEnding(false)}
        >
          <p>Whoever was given one cannot open the list any more.</p>
        </Confirm>
      )}
    </>
  );
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
