import { type FormEvent, useRef, useState } from "react";
import { mostAttendees } from "#features/registrations/most-attendees-and-most-changed-at-once.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";

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
