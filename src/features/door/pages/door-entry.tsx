import { type FormEvent, useRef, useState } from "react";
import {
  centsIn,
  type Paid,
  type PaidBy,
  paidByLabels,
  paidInWords,
} from "#features/registrations/paid.ts";
import { mostAttendees } from "#features/registrations/registration-fields.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { TextField } from "#ui/field.tsx";
import type { DoorEntry } from "../answers.ts";

const line =
  "grid grid-cols-[1fr_auto_auto] items-center gap-x-3 gap-y-1 border-b border-rule py-2";
const name =
  "door-name text-[1.35rem] leading-tight font-semibold wrap-anywhere max-[30rem]:col-span-full";

/** One party: its name, how many, and one tap for "came". */
export function DoorEntryRow({
  entry,
  asksForMoney,
  onPaid,
  onCame,
  onUndo,
}: {
  entry: DoorEntry;
  asksForMoney: boolean;
  onPaid: (paid: Paid | null) => void;
  onCame: (count: number) => void;
  onUndo: () => void;
}) {
  const { fullName, attendeesCount, cameCount, status, source } = entry;
  const [count, setCount] = useState(attendeesCount);
  const { paid = null } = entry;
  const payment = (asksForMoney || paid) && <DoorPaid {...{ fullName, paid, onPaid }} />;
  if (status === "came") {
    return (
      <li className={line}>
        <p className={name}>
          {fullName} {source === "door" && <Badge>Walk-in</Badge>}
        </p>
        <p className="max-[30rem]:col-span-2">
          {peopleCount(cameCount ?? attendeesCount)}
          {cameCount !== attendeesCount && `, ${attendeesCount} registered`}
        </p>
        <Button variant="quiet" aria-label={`Undo ${fullName}`} onClick={onUndo}>
          Undo
        </Button>
        {payment}
      </li>
    );
  }
  return (
    <li className={line}>
      <p className={name}>
        {fullName} {status === "waiting" && <Badge tone="gilt">Waiting list</Badge>}
        {status === "offered" && <Badge tone="gilt">Offered</Badge>}
        {status === "cancelled" && <Badge tone="rubric">Cancelled</Badge>}
      </p>
      <p className="flex items-center max-[30rem]:col-span-2">
        <button
          type="button"
          className="icon-button"
          aria-label={`One fewer of ${fullName}`}
          disabled={count <= 1}
          onClick={() => setCount(count - 1)}
        >
          −
        </button>
        <output
          className="min-w-6 text-center text-[1.35rem] tabular-nums"
          aria-label={`People with ${fullName}`}
        >
          {count}
        </output>
        <button
          type="button"
          className="icon-button"
          aria-label={`One more with ${fullName}`}
          disabled={count >= mostAttendees}
          onClick={() => setCount(count + 1)}
        >
          +
        </button>
      </p>
      <Button
        aria-label={`${fullName} came, ${peopleCount(count)}`}
        // The second press of a double tap would hit the row that moves up.
        onClick={({ detail }) => detail < 2 && onCame(count)}
      >
        Came
      </Button>
      {payment}
    </li>
  );
}

const notAnAmount = "Please enter an amount, like 20 or 12.50";

function DoorPaid({
  fullName,
  paid,
  onPaid,
}: {
  fullName: string;
  paid: Paid | null;
  onPaid: (paid: Paid | null) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string>();
  const note = (now: Paid | null) => {
    onPaid(now);
    setIsOpen(false);
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const cents = centsIn(String(new FormData(event.currentTarget).get("amount")));
    if (!(cents >= 1 && cents <= 10_000_000)) return setError(notAnAmount);
    note({ cents, by: (pressed?.value || "cash") as PaidBy });
  }

  if (!isOpen) {
    return (
      <Button
        variant="quiet"
        className="col-span-full justify-self-start"
        aria-label={`Paid${paid ? ` ${paidInWords(paid)}` : "?"} ${fullName}`}
        onClick={() => setIsOpen(true)}
      >
        {paid ? `Paid ${paidInWords(paid)}` : "Paid?"}
      </Button>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="col-span-full flex flex-wrap items-end gap-2">
      <TextField
        label="Dollars"
        className="w-32"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        defaultValue={paid ? (paid.cents / 100).toFixed(2) : ""}
        error={error}
      />
      {Object.entries(paidByLabels).map(([by, label]) => (
        <Button key={by} type="submit" variant="secondary" value={by}>
          {label}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => (paid ? note(null) : setIsOpen(false))}>
        {paid ? "Not Paid" : "Back"}
      </Button>
    </form>
  );
}

/** The form that adds somebody who comes without having registered. */
export function WalkIn({ onAdd }: { onAdd: (fullName: string, count: number) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const fullName = String(values.get("fullName")).trim();
    const count = Number(values.get("count"));
    if (fullName.length < 2) return setError("Name must be at least 2 characters");
    if (!Number.isInteger(count) || count < 1 || count > mostAttendees) {
      return setError(`Please enter 1 to ${mostAttendees} people`);
    }
    setError(undefined);
    onAdd(fullName, count);
    form.current?.reset();
  }

  return (
    <details className="mt-6 border-y border-rule py-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-marian">
        Add a walk-in
      </summary>
      <form
        ref={form}
        onSubmit={add}
        noValidate
        className="grid grid-cols-[1fr_6rem_auto] items-end gap-3 pb-4"
      >
        <TextField label="Name" name="fullName" autoComplete="off" maxLength={200} error={error} />
        <TextField
          label="People"
          name="count"
          type="number"
          inputMode="numeric"
          min={1}
          max={mostAttendees}
          defaultValue={1}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button type="submit">Add</Button>
      </form>
    </details>
  );
}
