import { type ChangeEvent, useState } from "react";
import { useSearchParams } from "react-router";
import type { PlantPage } from "../../answers.ts";
import { type Bed, countInWords, plantsForBed, readFeet } from "./bed-plant-count.ts";

/** How many plants fill a bed: worked out while one types, and by the server if there is no JavaScript. */
export function BedSize({
  path,
  spacing,
  catalogue,
}: Pick<PlantPage, "path" | "catalogue"> & { spacing: Parameters<typeof plantsForBed>[1] }) {
  const [address] = useSearchParams();
  const usual =
    catalogue === "trees" ? { length: "60", width: "20" } : { length: "10", width: "4" };
  const [typed, setTyped] = useState({
    length: address.get("length") ?? usual.length,
    width: address.get("width") ?? usual.width,
  });
  const bed = { length: readFeet(typed.length), width: readFeet(typed.width) };
  const field = (side: keyof Bed) => {
    const wrong = bed[side] === undefined;
    return (
      <div className="flex-[0_1_8.5rem]">
        <label htmlFor={`bed-${side}`} className="block text-[0.9375rem]">
          {side === "length" ? "Length" : "Width"} in feet
        </label>
        <input
          id={`bed-${side}`}
          name={side}
          className="control"
          inputMode="decimal"
          autoComplete="off"
          // Not synchronized with the typed text, so that the popup can tell that something was typed.
          defaultValue={address.get(side) ?? usual[side]}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `bed-${side}-problem` : undefined}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
            setTyped((before) => ({ ...before, [side]: target.value }))
          }
        />
        {wrong && (
          <p id={`bed-${side}-problem`} className="field-error">
            Please give a number of feet above 0 and up to 1,000.
          </p>
        )}
      </div>
    );
  };
  return (
    <form action={`${path}#spacing`} onSubmit={(event) => event.preventDefault()}>
      <fieldset className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
        <legend className="mb-2">How many for your bed?</legend>
        {field("length")}
        {field("width")}
        <button type="submit" className="button button-secondary no-script">
          Work It Out
        </button>
      </fieldset>
      <output
        htmlFor="bed-length bed-width"
        className="mt-3 block min-h-[1lh] font-serif text-lead/[1.65]"
      >
        {bed.length !== undefined && bed.width !== undefined && (
          <>
            A bed of {bed.length} by {bed.width} feet takes{" "}
            <b>{countInWords(plantsForBed({ length: bed.length, width: bed.width }, spacing))}</b>.
          </>
        )}
      </output>
    </form>
  );
}
