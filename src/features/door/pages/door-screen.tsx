import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { paidTotalInWords, saysPrice } from "#features/registrations/paid.ts";
import { doorTotals, peopleWhoCame } from "#features/registrations/statuses.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { foldText } from "#shared/both/fold-text.ts";
import { todayAtNursery } from "#shared/both/nursery-time.ts";
import { currentToken } from "#shared/browser/http-client.ts";
import { randomKey } from "#shared/browser/idempotency-key.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { classes } from "#ui/join-class-names.ts";
import type { DoorEntry, DoorList } from "../answers.ts";
import { inDoorOrder } from "../door-order.ts";
import type { DoorAction } from "../inputs.ts";
import { DoorEntryRow, WalkIn } from "./door-entry.tsx";
import { keepPageOffline } from "./keep-door-page-offline.ts";
import { type DoorState, entriesAfter, UnsentDoorActions } from "./unsent-door-actions.ts";

const readEveryMilliseconds = 20_000;

/** Who is expected and who has come, for a phone held at a gate. */
export default function DoorScreen({ token }: { token: string }) {
  const [door] = useState(() => new UnsentDoorActions(token));
  const snapshot = () => door.state;
  const { list, queue, conflicts, connection } = useSyncExternalStore(door.subscribe, snapshot);
  const [words, setWords] = useState("");

  const [opensOffline, setOpensOffline] = useState<boolean>();

  useEffect(() => {
    const refresh = () => void door.refresh();
    const readAgain = () => door.readAgain();
    refresh();
    window.addEventListener("online", refresh);
    window.addEventListener("storage", readAgain);
    // A link that was ended meanwhile shows names no longer than that.
    const timer = setInterval(() => door.state.list && refresh(), readEveryMilliseconds);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", refresh);
      window.removeEventListener("storage", readAgain);
    };
  }, [door]);

  const until = list?.expiresAt;
  const isOnline = connection === "online";
  useEffect(() => {
    if (until && isOnline) void keepPageOffline(until).then(setOpensOffline);
  }, [until, isOnline]);

  const entries = useMemo(
    () => inDoorOrder(entriesAfter(list?.entries ?? [], queue)),
    [list, queue],
  );
  const wanted = foldText(words).trim();
  const found = entries.filter(({ fullName }) => foldText(fullName).includes(wanted));
  const expected = found.filter(({ status }) => status === "registered" || status === "offered");
  const came = found.filter(({ status }) => status === "came");
  // Parties that wait or cancelled may come anyway, so the search by name finds them too.
  const others = wanted
    ? found.filter(({ status }) => status === "waiting" || status === "cancelled")
    : [];
  const rows = (of: typeof entries) =>
    of.map((entry) => (
      <DoorEntryRow
        key={`${entry.id} ${entry.status}`}
        entry={entry}
        asksForMoney={saysPrice(list?.event.cost)}
        onPaid={(paid) => {
          const walkInId = unsentWalkIn(entry.id, queue);
          const whose = walkInId ? { walkInId } : { registrationId: entry.id };
          door.do({ id: randomKey(), kind: "paid", ...whose, paid, before: entry.paid ?? null });
        }}
        onCame={(count) => {
          door.do({ id: randomKey(), kind: "came", registrationId: entry.id, count });
          setWords("");
        }}
        onUndo={() => {
          const unsent = unsentWalkIn(entry.id, queue);
          if (unsent) door.withdraw(unsent);
          else door.do(undoOf(entry, queue));
        }}
      />
    ));

  if (!list) {
    return (
      <>
        <DoorConflicts conflicts={conflicts} onSeen={() => door.forgetConflicts()} />
        <p role="status" className="mt-4">
          {connection === "loading" ? "Loading the door list..." : noList[connection]}
          {queue.length > 0 && ` ${keptHere(queue.length)} ${whenSent(connection)}`}
          {(connection === "offline" || connection === "removed") && (
            <Button variant="secondary" className="ml-3" onClick={() => location.reload()}>
              {connection === "offline" ? "Try again" : "Open the list again"}
            </Button>
          )}
        </p>
      </>
    );
  }
  return (
    // Large text and strong contrast, for a phone held in one hand outdoors.
    <div className="[&_h2]:mt-6 [&_h2]:mb-1 [&_h2]:text-[1.3rem]">
      <p>
        <strong>{list.event.title}</strong>
        <br />
        {formatEventDate(list.event.date)}, <span className="inline-block">{list.event.time}</span>
      </p>
      <DoorTotals event={list.event} entries={entries} />
      <p
        role="status"
        className={classes(
          "mt-[0.35rem] min-h-[1.6em] font-semibold",
          connection === "closed" && "text-rubric",
        )}
      >
        {said(connection, queue.length)}
      </p>
      <DoorConflicts conflicts={conflicts} onSeen={() => door.forgetConflicts()} />
      <search className="sticky top-0 z-1 block bg-paper py-2">
        <TextField
          label="Find a name"
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </search>
      <section aria-labelledby="expected">
        <h2 id="expected">Still expected</h2>
        {expected.length === 0 && <p>{wanted ? "Nobody by that name." : "Everybody is here."}</p>}
        <ul>{rows(expected)}</ul>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">Waiting or cancelled</h2>
          <ul>{rows(others)}</ul>
        </section>
      )}
      <WalkIn
        onAdd={(fullName, count) => door.do({ id: randomKey(), kind: "walk-in", fullName, count })}
      />
      <section aria-labelledby="came">
        <h2 id="came">Came ({peopleCount(peopleWhoCame(entries))})</h2>
        <ul>{rows(came)}</ul>
      </section>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void door.refresh()}>
          Refresh
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            door.remove();
            // The message then is where the list began.
            window.scrollTo(0, 0);
          }}
        >
          Remove the List from This Device
        </Button>
        {currentToken() !== null && (
          <ButtonLink variant="quiet" to={`/admin-events/${list.event.id}`}>
            Back to the Event
          </ButtonLink>
        )}
      </p>
      <p className="mt-3 text-ink-soft">
        {opensOffline === undefined ? "" : kept[`${opensOffline}`]}
      </p>
    </div>
  );
}

const noList = {
  online: "",
  offline: "There is no connection, and this device has not seen the list yet.",
  closed: "This link opens no list (any more). Please ask for a new one.",
  removed: "The list has been removed from this device.",
};

const kept = {
  true: "This page is kept on this device until the link ends: it opens without a connection, too.",
  false:
    "Please leave this page open: without a connection it could not be opened again on this device.",
};

function said(connection: DoorState["connection"], waiting: number): string {
  if (waiting > 0) return `${keptHere(waiting)} ${whenSent(connection)}`;
  return connection === "offline" ? "No connection. What you enter is kept on this device." : "";
}

function keptHere(waiting: number): string {
  return waiting === 1
    ? "1 entry is kept on this device"
    : `${waiting} entries are kept on this device`;
}

function whenSent(connection: DoorState["connection"]): string {
  return connection === "closed"
    ? "and will be sent once you open a new link of this event here."
    : "and will be sent.";
}

/** Names the mark that it takes back, so that it never takes back one made at another gate meanwhile. */
function undoOf({ id, statusChangedAt }: DoorEntry, queue: DoorState["queue"]): DoorAction {
  const unsent = queue.findLast((action) => action.kind === "came" && action.registrationId === id);
  return {
    id: randomKey(),
    kind: "undo",
    registrationId: id,
    ...(statusChangedAt === null ? {} : { markedAt: statusChangedAt }),
    ...(unsent ? { markId: unsent.id } : {}),
  };
}

/** The unsent action that a walk-in without an id stands for. */
function unsentWalkIn(entryId: number, queue: DoorState["queue"]): string | undefined {
  return queue.filter(({ kind }) => kind === "walk-in")[-entryId - 1]?.id;
}

function DoorConflicts({
  conflicts,
  onSeen,
}: {
  conflicts: readonly string[];
  onSeen: () => void;
}) {
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" className="my-3 border border-l-4 border-rubric px-4 py-3">
      <ul>
        {[...new Set(conflicts)].map((conflict) => (
          <li key={conflict}>{conflict}</li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-2" onClick={onSeen}>
        I have seen it
      </Button>
    </div>
  );
}

function DoorTotals({
  event,
  entries,
}: {
  event: DoorList["event"];
  entries: readonly DoorEntry[];
}) {
  const totals = doorTotals(entries);
  const isOver = event.date < todayAtNursery();
  const missing = entries.filter(({ status }) => status === "registered").length;
  const paid = paidTotalInWords(entries);
  const parties = missing === 1 ? "1 registration" : `${missing} registrations`;
  return (
    <>
      <dl className="mt-3 grid grid-cols-3 gap-2 border-y border-rule py-2 text-center [&_dd]:font-serif [&_dd]:text-[2rem] [&_dd]:leading-[1.1] [&_dd]:tabular-nums [&_dd]:lining-nums">
        <div>
          <dt>Came</dt>
          <dd data-total="came">{totals.came}</dd>
        </div>
        <div>
          <dt>{isOver ? "Did not come" : "Still expected"}</dt>
          <dd data-total="expected">{totals.expected}</dd>
        </div>
        <div>
          <dt>Walk-ins</dt>
          <dd data-total="walk-ins">{totals.walkIns}</dd>
        </div>
      </dl>
      <p className="mt-2">
        Registered and came: {peopleCount(totals.came - totals.walkIns)}.{" "}
        {isOver ? "Did not come" : "Not here yet"}: {peopleCount(totals.expected)} in {parties}.
      </p>
      {paid && <p>Paid: {paid}</p>}
    </>
  );
}
