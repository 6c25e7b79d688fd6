import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { ListedEvent } from "#features/events/answers.ts";
import { mostChangedAtOnce } from "#features/registrations/registration-fields.ts";
import { peopleWhoCame, statusLabels } from "#features/registrations/statuses.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { clockTime } from "#shared/browser/relative-time.ts";
import { type Filter, useOwnerList, useSelection } from "#shared/browser/use-owner-list.ts";
import { Button } from "#ui/button.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { EmptyState, WhenRead } from "#ui/loading-and-empty-states.tsx";
import { DeleteQuestion } from "#ui/owner/delete-question.tsx";
import { DownloadButton } from "#ui/owner/download-button.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { putIntoList, registrationsPath, takeFromList } from "../registration-actions.ts";
import type { StatusChanged } from "../status-dialog.tsx";
import type { useGuestList } from "../use-guest-list.ts";
import { useStatusUndo } from "../use-status-undo.ts";
import { useOpenDialog } from "../which-dialog-is-open.ts";
import { type EventLine, eventChoices } from "./order-events-for-totals.ts";
import { RegistrationTable } from "./registration-table.tsx";
import { SelectedRegistrations } from "./selected-registrations.tsx";
import {
  type ListedRegistration,
  orders,
  ordersOfLine,
  statusIn,
} from "./sort-and-total-registrations.ts";

const AddRegistrationDialog = lazyDialog(() => import("../add-registration-dialog.tsx"));
const DoubleDialog = lazyDialog(() => import("../double-registration-dialog.tsx"));
const StatusDialog = lazyDialog(() => import("../status-dialog.tsx"));

const ofStatus: Filter<ListedRegistration> = {
  name: "status",
  label: "Status",
  choices: [["", "Every status"], ...Object.entries(statusLabels)],
  holds: (row, status) => row.status === status,
};

function eventFilter(...of: Parameters<typeof eventChoices>): Filter<ListedRegistration> {
  const choices = eventChoices(...of).map(
    ({ eventId, title, day }) => [String(eventId), day ? `${title}, ${day}` : title] as const,
  );
  return {
    name: "event",
    label: "Event",
    choices: [["", "All events"], ...choices],
    holds: ({ eventId }, event) => eventId === Number(event),
  };
}

interface Overview {
  guestList: ReturnType<typeof useGuestList>;
  rows: readonly ListedRegistration[];
  /** The one that all of them are for; undefined if they are for several. */
  event?: ListedEvent;
  lines?: readonly EventLine[];
  /** The content above the list; it gets the function that adds a registration to an event. */
  children?: (onAdd: (eventId: number) => void) => ReactNode;
}

/** The card with the list, its search and its totals, once it is loaded. */
export function RegistrationOverview(overview: Overview) {
  return (
    <WhenRead read={overview.guestList.registrations} what="registrations">
      {() => <ReadOverview {...overview} />}
    </WhenRead>
  );
}

function ReadOverview({ guestList, rows, event, lines = [], children }: Overview) {
  const { registrations, places, now } = guestList;
  const events = places.data;
  const updatedAt = registrations.dataUpdatedAt;
  const [search] = useSearchParams();
  const eventId = event?.id ?? (Number(search.get("event")) || undefined);
  const status = statusIn(search);
  const [dialog, setDialog] = useOpenDialog();
  const { tell, question } = useStatusUndo();
  const [deleted, setDeleted] = useState<ListedRegistration>();
  const selection = useSelection(rows, mostChangedAtOnce);
  const list = useOwnerList(rows, {
    textOf: ({ searchText }) => searchText,
    orders: status === "waiting" ? ordersOfLine : orders,
    filters: event ? [ofStatus] : [eventFilter(lines, events ?? [], eventId), ofStatus],
  });
  const { words, found: shown } = list;
  const shownEvent = eventId === undefined ? "" : String(eventId);
  const asked = new URLSearchParams({ status: status ?? "", event: shownEvent, find: words });
  const attendees = useMemo(() => shown.reduce((sum, r) => sum + r.attendeesCount, 0), [shown]);
  const came = useMemo(() => peopleWhoCame(shown), [shown]);

  function statusChanged(change: StatusChanged) {
    putIntoList(change.after);
    setDialog(undefined);
    tell(change);
  }
  const onOpen = useCallback(
    (kind: "status" | "compare", { id }: ListedRegistration) => setDialog({ kind, id }),
    [setDialog],
  );
  const concerned =
    dialog && dialog.kind !== "add" ? rows.find(({ id }) => id === dialog.id) : undefined;
  const other = concerned && rows.find(({ id }) => id === concerned.duplicateOf);

  return (
    <section className="card admin-card" aria-labelledby="registration-overview">
      {event ? (
        <h2 id="registration-overview" className="sr-only">
          People
        </h2>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h2 id="registration-overview">Registration Overview</h2>
          <Button disabled={!events} onClick={() => setDialog({ kind: "add", eventId })}>
            Add Registration
          </Button>
        </div>
      )}
      {children?.((id) => setDialog({ kind: "add", eventId: id }))}
      <OwnerList
        list={list}
        find="Find by name, email or phone, or address"
        hasHeads
        tools={
          <>
            {/* Over the list: what they change is in sight. */}
            <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
              <Button
                variant="secondary"
                aria-pressed={selection.isOn}
                onClick={() => selection.setOn(!selection.isOn)}
              >
                Select
              </Button>
              <DownloadButton
                path={`${registrationsPath}.csv?${asked}`}
                name="registrations.csv"
                failed="Failed to download the list. Please try again."
              >
                Download CSV
                {shown.length < rows.length && ` (${shown.length.toLocaleString("en-US")})`}
              </DownloadButton>
            </p>
            <SelectedRegistrations {...{ selection, shown, events }} />
          </>
        }
        empty={<EmptyState title="No registrations found" />}
        noneFound={
          <EmptyState title="No registrations found">
            Nothing fits the search and the filters.
          </EmptyState>
        }
      >
        {(inSight) =>
          inSight.length > 0 && (
            <RegistrationTable
              rows={inSight}
              {...{ list, selection, now, onOpen }}
              onDelete={setDeleted}
            />
          )
        }
      </OwnerList>
      <footer className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-rule pt-[0.85rem] text-small text-ink-soft">
        <p>
          Total registrations: {rows.length.toLocaleString("en-US")}
          <span role="status">
            {shown.length < rows.length &&
              ` · ${shown.length.toLocaleString("en-US")} shown, ${peopleCount(attendees)}${came > 0 ? `, ${came} came` : ""}`}
          </span>
        </p>
        <p>
          Last updated:{" "}
          <time dateTime={new Date(updatedAt).toISOString()}>{clockTime(updatedAt)}</time>
        </p>
      </footer>
      {registrations.isError && (
        <p role="alert" className="admin-notice admin-notice-serious">
          Error loading registrations. Please try again.
        </p>
      )}
      {dialog?.kind === "add" && events && (
        <AddRegistrationDialog
          events={events}
          eventId={dialog.eventId}
          onClose={() => setDialog(undefined)}
        />
      )}
      {question}
      {dialog?.kind === "compare" && concerned && other && (
        <DoubleDialog
          pair={[concerned, other]}
          onCancelled={statusChanged}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog?.kind === "status" && concerned && (
        <StatusDialog
          registration={concerned}
          event={events?.find(({ id }) => id === concerned.eventId)}
          onChanged={statusChanged}
          onClose={() => setDialog(undefined)}
        />
      )}
      <DeleteQuestion
        item={deleted}
        path={registrationsPath}
        question="Are you sure you want to delete this registration?"
        about={({ fullName, attendeesCount, eventTitle }) =>
          `${fullName}, ${peopleCount(attendeesCount)}, ${eventTitle}`
        }
        failed="Failed to delete registration. Please try again."
        kind="registration"
        done={{ title: "Registration deleted" }}
        refresh={takeFromList}
        focusAfter="registrations"
        onClose={() => setDeleted(undefined)}
      />
    </section>
  );
}
