import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { formatEventDate } from "#features/events/rules.ts";
import { foldText } from "#platform/shared/fold-text.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { lastNameFirst } from "../last-name.ts";
import { peopleCount } from "../rules.ts";
import "./door.css";
import { DoorEntryRow } from "./door-entry.tsx";
import { DoorQueue, entriesAfter, newActionId, totalsOf } from "./door-queue.ts";
import { WalkIn } from "./walk-in.tsx";

/** Who is expected and who has come, for a phone held at a gate. */
export default function DoorScreen({ token }: { token: string }) {
  const [door] = useState(() => new DoorQueue(token));
  const snapshot = () => door.state;
  const { list, queue, conflicts, connection } = useSyncExternalStore(door.subscribe, snapshot);
  const [words, setWords] = useState("");

  useEffect(() => {
    const refresh = () => void door.refresh();
    refresh();
    window.addEventListener("online", refresh);
    return () => window.removeEventListener("online", refresh);
  }, [door]);

  const entries = useMemo(
    () =>
      entriesAfter(list?.entries ?? [], queue)
        .map((entry) => ({ entry, key: lastNameFirst(entry.fullName) }))
        .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry.id - b.entry.id))
        .map(({ entry }) => entry),
    [list, queue],
  );
  const wanted = foldText(words).trim();
  const found = entries.filter(({ fullName }) => foldText(fullName).includes(wanted));
  const expected = found.filter(({ status }) => status === "registered" || status === "offered");
  const came = found.filter(({ status }) => status === "came");
  // Whoever waits or cancelled may stand at the door all the same, and is found by name.
  const others = wanted
    ? found.filter(({ status }) => status === "waiting" || status === "cancelled")
    : [];
  const totals = totalsOf(entries);
  const rows = (of: typeof entries) =>
    of.map((entry) => (
      <DoorEntryRow
        key={`${entry.id} ${entry.status}`}
        entry={entry}
        onCame={(count) =>
          door.do({ id: newActionId(), kind: "came", registrationId: entry.id, count })
        }
        onUndo={() => door.do({ id: newActionId(), kind: "undo", registrationId: entry.id })}
      />
    ));

  if (!list) {
    return (
      <p role="status" className="mt-4">
        {connection === "loading" ? "Loading the door list..." : noList[connection]}
        {connection === "offline" && (
          <Button variant="secondary" className="ml-3" onClick={() => void door.refresh()}>
            Try again
          </Button>
        )}
      </p>
    );
  }
  return (
    <div className="door">
      <p>
        <strong>{list.event.title}</strong>
        <br />
        {formatEventDate(list.event.date)}, {list.event.time}
      </p>
      <dl className="door-totals">
        <div>
          <dt>Came</dt>
          <dd data-total="came">{totals.came}</dd>
        </div>
        <div>
          <dt>Still expected</dt>
          <dd data-total="expected">{totals.expected}</dd>
        </div>
        <div>
          <dt>Walk-ins</dt>
          <dd data-total="walk-ins">{totals.walkIns}</dd>
        </div>
      </dl>
      <p role="status" className="door-status" data-connection={connection}>
        {said(connection, queue.length)}
      </p>
      {conflicts.length > 0 && (
        <div role="alert" className="door-conflicts">
          <ul>
            {[...new Set(conflicts)].map((conflict) => (
              <li key={conflict}>{conflict}</li>
            ))}
          </ul>
          <Button variant="secondary" onClick={() => door.forgetConflicts()}>
            I have seen it
          </Button>
        </div>
      )}
      <search className="door-search">
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
        onAdd={(fullName, count) =>
          door.do({ id: newActionId(), kind: "walk-in", fullName, count })
        }
      />
      <section aria-labelledby="came">
        <h2 id="came">Came ({peopleCount(totals.came)})</h2>
        <ul>{rows(came)}</ul>
      </section>
      <p className="mt-6">
        <Button variant="secondary" onClick={() => void door.refresh()}>
          Refresh
        </Button>
      </p>
    </div>
  );
}

const noList = {
  online: "",
  offline: "There is no connection, and this device has not seen the list yet.",
  closed: "This link opens no list (any more). Please ask for a new one.",
};

function said(connection: DoorQueue["state"]["connection"], waiting: number): string {
  if (connection === "closed") return noList.closed;
  if (waiting > 0) {
    const what = waiting === 1 ? "1 entry is" : `${waiting} entries are`;
    return `${what} kept on this device and will be sent.`;
  }
  return connection === "offline" ? "No connection. What you enter is kept on this device." : "";
}
