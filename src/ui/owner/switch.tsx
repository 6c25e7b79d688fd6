import type { ComponentProps, ReactNode } from "react";

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
