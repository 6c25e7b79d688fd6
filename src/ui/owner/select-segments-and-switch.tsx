import type { ComponentProps, ReactNode } from "react";
import { type Control, Field, useField } from "../field.tsx";
import { classes } from "../join-class-names.ts";

/** A labelled choice of one among a few; the rest goes to the `<select>`. */
export function SelectField({
  choices,
  ...props
}: Control<"select"> & { choices: readonly (readonly [value: string | number, label: string])[] }) {
  const { wrapper, control } = useField(props);
  return (
    <Field {...wrapper}>
      <select {...control} className="control">
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** One of a few in one row: a button each, the chosen one pressed. What is around it says what is chosen. */
export function Segments<T extends string>({
  options,
  chosen,
  size,
  onChoose,
}: {
  options: readonly (readonly [name: T, label: string])[];
  chosen: T | null;
  size: string;
  onChoose: (name: T) => void;
}) {
  return options.map(([name, label]) => (
    <button
      key={name}
      type="button"
      aria-pressed={name === chosen}
      className={classes(
        "border border-edge bg-paper-raised text-ink not-first-of-type:border-l-0 first-of-type:rounded-l-soft last-of-type:rounded-r-soft aria-pressed:bg-marian aria-pressed:font-semibold aria-pressed:text-on-marian",
        size,
      )}
      onClick={() => onChoose(name)}
    >
      {label}
    </button>
  ));
}

/** A checkbox that sets something on or off, and what it sets. */
export function Switch({
  checked,
  children,
  ...input
}: ComponentProps<"input"> & { checked: boolean; children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        {...input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className="relative h-7 w-12 flex-none appearance-none rounded-full border border-edge bg-paper-sunk transition-[background-color] duration-120 before:absolute before:inset-[0.2rem_auto_0.2rem_0.2rem] before:aspect-square before:rounded-full before:bg-edge before:transition-[translate] before:duration-120 checked:border-marian checked:bg-marian checked:before:translate-x-5 checked:before:bg-on-marian"
      />
      <span className="font-semibold">{children}</span>
    </label>
  );
}
