import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./join-class-names.ts";

interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown as a word beside the label, because most fields are required. */
  optional?: boolean;
  className?: string;
}

/** What a labelled field is given: its texts, and the rest for its control. */
export type Control<Tag extends "input" | "textarea" | "select"> = Omit<
  ComponentProps<Tag>,
  "className"
> &
  FieldTexts;

/** A labelled one-line field; the rest goes to the `<input>`. */
export function TextField(props: Control<"input">) {
  const { wrapper, control } = useField(props);
  return (
    <Field {...wrapper}>
      <input type="text" {...control} className="control" />
    </Field>
  );
}

/** Where a visitor enters an e-mail address. */
export function EmailField(props: Control<"input">) {
  return <TextField type="email" autoComplete="email" maxLength={254} {...props} />;
}

/** Where a visitor enters a telephone number. */
export function PhoneField(props: Control<"input">) {
  return <TextField type="tel" autoComplete="tel" maxLength={40} {...props} />;
}

/** A labelled field of several lines; the rest goes to the `<textarea>`. */
export function TextAreaField({
  tools,
  ...props
}: Control<"textarea"> & {
  /** What works on its text, between the label and the field. */
  tools?: ReactNode;
}) {
  const { wrapper, control } = useField(props);
  return (
    <Field {...wrapper}>
      {tools}
      <textarea rows={3} {...control} className="control" />
    </Field>
  );
}

/** A checkbox with its label beside it; the rest goes to the `<input>`. */
export function CheckboxField(props: Control<"input">) {
  const { wrapper, control } = useField(props);
  const { label, ids, hint, error, className } = wrapper;
  return (
    <div className={className}>
      <label htmlFor={ids.control} className="flex min-h-11 items-start gap-3 py-2">
        <input {...control} type="checkbox" className="checkbox" />
        <span>{label}</span>
      </label>
      <Notes ids={ids} hint={hint} error={error} />
    </div>
  );
}

/** The parts around a field, and the props of its control. */
export function useField<
  Props extends FieldTexts & { id?: string | undefined; name?: string | undefined },
>(props: Props) {
  const { label, hint, error, optional, className, id, ...rest } = props;
  const made = useId();
  const control = id ?? made;
  const ids = { control, hint: `${control}-hint`, error: `${control}-error` };
  const described = [error && ids.error, hint && ids.hint].filter(Boolean).join(" ");
  return {
    wrapper: { label, hint, error, optional, className, ids },
    control: {
      ...rest,
      id: control,
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby": described || undefined,
    },
  };
}

type Wrapper = ReturnType<typeof useField>["wrapper"];

/** A field's label over its control, and what is said of it under that. */
export function Field({
  label,
  hint,
  error,
  optional,
  className,
  ids,
  children,
}: Wrapper & { children: ReactNode }) {
  return (
    <div className={classes("grid content-start gap-1.5", className)}>
      <label htmlFor={ids.control} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children}
      <Notes ids={ids} hint={hint} error={error} />
    </div>
  );
}

/** An error message; renders nothing if there is none. */
export function Problem({ className, ...rest }: ComponentProps<"p">) {
  return rest.children ? <p {...rest} className={classes("field-error", className)} /> : null;
}

function Notes({ ids, hint, error }: Pick<Wrapper, "ids" | "hint" | "error">) {
  return (
    <>
      <Problem id={ids.error}>{error}</Problem>
      {hint && (
        <p id={ids.hint} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
    </>
  );
}
