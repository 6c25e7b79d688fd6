import { type ReactNode, useId } from "react";
import type { Form } from "#shared/browser/form.ts";
import { Problem, SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { Segments } from "#ui/owner/segments.tsx";
import { type FactField, factsTakenOver } from "../plant-entry/entry-fields.ts";
import { genusOf, isOfAnotherGenus, isSameFact, isTakenOver } from "../plant-entry/entry-rules.ts";
import type { NewPlantEntry } from "../plant-entry/inputs.ts";

/** What the form holds: an entry whose other names are a text with one a line. */
export type EntryValues = Record<keyof NewPlantEntry, unknown>;

/** What stands beside another, a number always and what is short where there is room. */
const widths: Partial<Record<FactField["as"], string>> = {
  ...{ number: "", line: "max-lg:col-span-full", "one-of": "max-lg:col-span-full" },
};

const choice = "flex min-h-11 items-center gap-[0.6rem] leading-[1.2]";

/** One fact to fill in; under it what it was built in as, where the owner has made something else of it. */
export function FactInput({
  form,
  fact,
  builtIn,
  said,
  like,
}: {
  form: Form<EntryValues>;
  fact: FactField;
  builtIn: EntryValues | undefined;
  /** What was said of the plant before, of which she may make one of another genus. */
  said: EntryValues | undefined;
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
      <Input form={form} fact={fact} rows={name === "synonyms" || !(builtIn || said) ? 3 : 5} />
      {isTaken && (
        <p className="mt-1 text-small text-gilt-ink">Taken over from {String(like["name"])}</p>
      )}
      {said && <Confirmation form={form} fact={fact} from={said} />}
      {isHers && (
        <p className="mt-1 text-small wrap-anywhere text-ink-soft">
          Built in: {valueInWords(fact, before)}{" "}
          <RowAction onClick={() => form.set(name, before)}>
            Take Back<span className="sr-only"> {fact.label}</span>
          </RowAction>
        </p>
      )}
    </div>
  );
}

/** That what was said of a plant of another genus is right for this one, too. */
function Confirmation({
  form,
  fact: { name, label },
  from,
}: {
  form: Form<EntryValues>;
  fact: FactField;
  from: EntryValues;
}) {
  const { values, set } = form;
  const isOther = genusOf(values) !== "" && isOfAnotherGenus(values, from);
  if (!isOther || !factsTakenOver.includes(name) || !isTakenOver(values, from, name)) return null;
  const confirmed = values.confirmed as readonly string[];
  return (
    <label className={choice}>
      <input
        type="checkbox"
        className="checkbox"
        checked={confirmed.includes(name)}
        onChange={({ currentTarget: { checked } }) => {
          set("confirmed", checked ? [...confirmed, name] : confirmed.filter((it) => it !== name));
          // Its message goes with the tick.
          set(name, values[name]);
        }}
      />
      <span>
        Right for {genusOf(values)}, too<span className="sr-only">: {label}</span>
      </span>
    </label>
  );
}

function Input({
  form,
  fact,
  rows,
}: {
  form: Form<EntryValues>;
  fact: FactField;
  /** Of a text of several lines. */
  rows: number;
}) {
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
      return (
        <SelectField {...shared} {...props}>
          <option value="">—</option>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      );
    case "some-of":
      return (
        <Choices legend={label} hint={hint} error={props.error}>
          {options.map(([value, words]) => {
            const chosen = form.values[name] as readonly (string | number)[];
            return (
              <label key={value} className={choice}>
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

/** A value as the owner reads it: "Pink, white", "June, July". */
function valueInWords({ options }: FactField, value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  const labels = new Map(options);
  const list = (Array.isArray(value) ? value : [value]) as (string | number)[];
  return list.map((it) => labels.get(it) ?? String(it)).join(", ") || "nothing";
}
