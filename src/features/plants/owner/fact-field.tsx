import { type ReactNode, useId, useState } from "react";
import type { Form } from "#shared/browser/form.ts";
import { Problem, TextAreaField, TextField } from "#ui/field.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { Segments, SelectField } from "#ui/owner/select-segments-and-switch.tsx";
import { type FactField, factsTakenOver, isNothing } from "../plant-entry/entry-fields.ts";
import { isSameFact, isTakenOver } from "../plant-entry/entry-rules.ts";
import { fieldValueInWords } from "../plant-entry/field-value-in-words.ts";
import type { NewPlantEntry } from "../plant-entry/inputs.ts";

/** What the form holds: an entry whose other names are a text with one a line. */
export type EntryValues = Record<keyof NewPlantEntry, unknown>;

/** What is beside another, a number always and what is short where there is room. */
const widths: Partial<Record<FactField["as"], string>> = {
  ...{ number: "", line: "max-lg:col-span-full", "one-of": "max-lg:col-span-full" },
};

/** One field for a fact; below it the built-in value, if the owner has changed it. */
export function FactInput({
  form,
  fact,
  builtIn,
  like,
}: {
  form: Form<EntryValues>;
  fact: FactField;
  builtIn: EntryValues | undefined;
  /** With whose facts it began. */
  like: EntryValues | undefined;
}) {
  const { name } = fact;
  const before = builtIn?.[name];
  const { values } = form;
  const isHers = builtIn !== undefined && !isSameFact(values[name], before);
  const isTaken =
    like !== undefined && factsTakenOver.includes(name) && isTakenOver(values, like, name);
  return (
    <div className={widths[fact.as] ?? "col-span-full"}>
      <Input form={form} fact={fact} rows={builtIn && name !== "synonyms" ? 5 : 3} />
      {isTaken && (
        <p className="mt-1 text-small text-gilt-ink">Taken over from {String(like["name"])}</p>
      )}
      {isHers && (
        <p className="mt-1 text-small wrap-anywhere text-ink-soft">
          Built in: {fieldValueInWords(fact, before)}{" "}
          <RowAction onClick={() => form.set(name, before)}>
            Take Back<span className="sr-only"> {fact.label}</span>
          </RowAction>
        </p>
      )}
    </div>
  );
}

/** Facts under one heading, folded until they are asked for or one of them needs another look. */
export function FactGroup({
  title,
  fields,
  form: { values, errors },
  children,
}: {
  title: string;
  fields: readonly FactField[];
  form: Pick<Form<EntryValues>, "values" | "errors">;
  children: ReactNode;
}) {
  const [isOpened, setIsOpened] = useState(false);
  const told = fields.filter(({ name }) => !isNothing(values[name])).length;
  return (
    <details
      className="admin-fold"
      open={isOpened || fields.some(({ name }) => errors[name])}
      onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}
    >
      <summary>
        {title}{" "}
        <span className="text-small font-normal text-ink-soft">
          {told} of {fields.length} filled in
        </span>
      </summary>
      <section
        // The plate is beside the choices that it is drawn from, in sight while one goes through them.
        className="has-[>aside]:grid has-[>aside]:grid-cols-[minmax(0,1fr)_clamp(5.5rem,24vw,20rem)] has-[>aside]:items-start has-[>aside]:gap-x-4"
        aria-label={title}
      >
        {children}
      </section>
    </details>
  );
}

function Input({ form, fact, rows }: { form: Form<EntryValues>; fact: FactField; rows: number }) {
  const { name, label, as, hint, optional = false, options = [] } = fact;
  const shared = { label, ...(hint ? { hint } : {}), ...(optional ? { optional } : {}) };
  const props = form.field(name);
  switch (as) {
    case "lines":
      return <TextAreaField {...shared} rows={rows} {...props} />;
    case "number":
      return <TextField {...shared} type="number" inputMode="numeric" step={1} {...props} />;
    case "yes-no":
      return (
        <Choices legend={label} hint={hint} error={props.error} className="mt-1 flex">
          <Segments
            options={yesNo}
            chosen={yesOrNo(form.values[name])}
            size="min-h-11 px-4"
            onChoose={(chosen) => form.set(name, chosen === "" ? null : chosen === "yes")}
          />
        </Choices>
      );
    case "one-of":
      return <SelectField {...shared} choices={[["", "—"], ...options]} {...props} />;
    case "some-of":
      return (
        <Choices legend={label} hint={hint} error={props.error}>
          {options.map(([value, words]) => {
            const chosen = form.values[name] as readonly (string | number)[];
            return (
              <label key={value} className="flex min-h-11 items-center gap-[0.6rem] leading-[1.2]">
                <input
                  type="checkbox"
                  className="checkbox"
                  checked={chosen.includes(value)}
                  aria-invalid={props.error ? true : undefined}
                  onChange={({ currentTarget: { checked } }) =>
                    form.set(
                      name,
                      checked ? [...chosen, value] : chosen.filter((it) => it !== value),
                    )
                  }
                />
                <span>{words}</span>
              </label>
            );
          })}
        </Choices>
      );
    default:
      return <TextField {...shared} autoComplete="off" {...props} />;
  }
}

const yesNo = [
  ["yes", "Yes"],
  ["no", "No"],
  ["", "Not known"],
] as const;

function yesOrNo(value: unknown): "yes" | "no" | "" {
  return typeof value === "boolean" ? (value ? "yes" : "no") : "";
}

function Choices({
  legend,
  hint,
  error,
  className = "grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]",
  children,
}: {
  legend: string;
  hint: string | undefined;
  error: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className="font-semibold">{legend}</legend>
      <div className={className}>{children}</div>
      <Problem id={`${id}-error`}>{error}</Problem>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
