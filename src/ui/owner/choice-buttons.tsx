import { classes } from "../join-class-names.ts";

/** One of a few in one row: a button each, the chosen one pressed. What is around it says what is chosen. */
export function Segments<T extends string>({
  options,
  chosen,
  size,
  onChoose,
}: {
  options: readonly (readonly [name: T, label: string])[];
  chosen: T | null;
  /** The classes of a button's size. */
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
