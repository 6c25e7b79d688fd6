import { useState } from "react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router";
import { DoorButtons } from "#features/door/owner/open-door.tsx";
import type { ListedEvent } from "#features/events/answers.ts";
import { eventPath } from "#features/events/event-addresses.ts";
import { EventChanges } from "#features/events/owner/event-changes.tsx";
import { EventScreen } from "#features/guest-list/owner/event-screen.tsx";
import type { Letter } from "#features/letters/answers.ts";
import { may } from "#shared/both/owner/rights.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { useMe } from "#shared/browser/use-signed-in-person.ts";
import { Button } from "#ui/button.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { IfMay } from "#ui/owner/show-if-allowed.tsx";

const ShareDialog = lazyDialog(() => import("#ui/owner/share-dialog.tsx"));

/** The page of one event of the owner's, put together here because its parts are features of their own. */
export default function AdminEventPage() {
  const { id } = useParams();
  const me = useMe();
  // Whoever was at the door comes back to where they opened it.
  if (me && !may(me, ["people"]) && may(me, ["door"]))
    return <Navigate to="/admin-dashboard" replace />;
  return (
    <EventScreen
      key={id}
      eventId={Number(id)}
      actions={(event) => <EventActions event={event} />}
    />
  );
}

function EventActions({ event }: { event: ListedEvent }) {
  const { id, title, people } = event;
  const { data: letters = [] } = useAdminQuery<Letter[]>("/api/admin/letters", { fresh: true });
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [isSharing, setIsSharing] = useState(false);
  return (
    <>
      <div className="mb-3 -ml-2 flex flex-wrap items-center">
        <DoorButtons eventId={id} title={title}>
          <Button
            variant="secondary"
            className="mr-2"
            // The list stays narrowed as it is.
            onClick={() => setSearch({ ...Object.fromEntries(search), add: String(id) })}
          >
            Add Registration
          </Button>
        </DoorButtons>
        {people.registrations > 0 && (
          <RowAction
            to={`/admin-letters/new?event=${id}`}
            aria-label={`Write to the people of ${title}`}
          >
            Write
          </RowAction>
        )}
        <RowAction onClick={() => setIsSharing(true)}>QR Code</RowAction>
        <IfMay needed={[]}>
          <RowAction to={`/admin-paper/events/${id}`} aria-label={`Poster of ${title}`}>
            Poster
          </RowAction>
          <EventChanges
            event={event}
            lastLetter={letters.find(({ eventId, about }) => about !== null && eventId === id)}
            onDeleted={() => void navigate("/admin-events")}
          />
        </IfMay>
      </div>
      {isSharing && (
        <ShareDialog
          title={title}
          address={new URL(eventPath(event), location.origin).href}
          onClose={() => setIsSharing(false)}
        >
          <p className="mt-3">It leads to this event’s page on the site.</p>
        </ShareDialog>
      )}
    </>
  );
}
