import type { ComponentProps } from "react";
import { TextAreaField, TextField } from "#ui/field.tsx";
import {
  controlOf,
  type FieldName,
  fieldOf,
  mostAttendees,
  type Source,
} from "../registration-fields.ts";

/** How many of a party come. `most` is the visitor's limit, which is shown. */
export function AttendeesField({
  most,
  ...props
}: Omit<ComponentProps<typeof TextField>, "label"> & { most?: number }) {
  return (
    <TextField
      label="Number of Attendees"
      hint={most && `Yourself included; at most ${most}.`}
      type="number"
      inputMode="numeric"
      required={most !== undefined}
      min={1}
      max={most ?? mostAttendees}
      step={1}
      {...props}
    />
  );
}

/** The controls of these fields. In a form of two columns a field spans both, except fields of half width. */
export function plainControls<Name extends FieldName>(
  names: readonly Name[],
  field: (name: Name) => object,
  {
    from,
    columns,
    byOwner = false,
    hasLimits = false,
  }: { from: Source; columns: 1 | 2; byOwner?: boolean; hasLimits?: boolean },
) {
  return names.map((name) => {
    const { isLong, isHalf, limits } = fieldOf(name);
    const Control = isLong ? TextAreaField : TextField;
    return (
      <Control
        key={name}
        {...field(name)}
        {...controlOf(name, from, { byOwner })}
        {...(hasLimits && limits)}
        className={columns === 1 || isHalf ? "" : "sm:col-span-2"}
      />
    );
  });
}
