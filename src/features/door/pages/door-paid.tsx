import { type FormEvent, useState } from "react";
import {
  centsIn,
  type Paid,
  type PaidBy,
  paidByLabels,
  paidInWords,
} from "#features/registrations/paid.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";

const notAnAmount = "Please enter an amount, like 20 or 12.50";

/** What a party paid: typed once, and one tap for how. */
export function DoorPaid({
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
