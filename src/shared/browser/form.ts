import { type FormEvent, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { type FieldIssue, HttpError } from "#shared/both/http-error.ts";
import { deleteFormDraft, readFormDraft, saveFormDraft } from "./form-drafts.ts";
import type { PostedForm } from "./form-without-javascript.ts";

/** What a form holds, by the names of its fields. Its types are those of its first values. */
export type FormValues = Record<string, unknown>;

export interface FormOptions<Values extends FormValues, Sent> {
  /** The fields' initial values. Values without a field are set with `set`. */
  start: Values;
  /** The result of a plain post, if the page answers one. */
  posted?: PostedForm | undefined;
  /** Loads the server's schema once somebody uses the form. Without it, only the server validates. */
  loadSchema: () => Promise<z.ZodMiniType<Sent>>;
  /** Fields that are validated again when another changes, which may correct their error. */
  checkedTogether?: readonly (keyof Values & string)[];
  /** Before each sending: the last chance to set a value. */
  prepare?: () => void;
  /** Sends the valid values. Returns the server's messages for fields, if any. */
  send: (values: Sent, typed: Values) => Promise<readonly FieldIssue[] | undefined>;
  /** Told why sending failed; undefined if there was no answer. Absent: errors of `send` are rethrown. */
  onFailure?: (error: HttpError | undefined) => unknown;
  /** Called with the validation errors, which are also shown at the fields. */
  onWrong?: (errors: FieldErrors) => void;
  /** The form saves itself while somebody types, so the first error does not get the focus. */
  keepsFocus?: boolean;
  /** The key under which the draft is kept until it is sent, so that Back and a reload lose nothing. */
  draft?: string;
  onChange?: (values: Values) => void;
}

type FieldErrors = Readonly<Record<string, string>>;

interface FieldProps {
  name: string;
  error: string | undefined;
  defaultValue?: string | number;
  defaultChecked?: boolean;
}

/** A form's state, and what can be done with it. */
export type Form<Values extends FormValues> = ReturnType<typeof useForm<Values, unknown>>;

/**
 * The one mechanism behind every form. The browser's own fields keep their values, so a form works before its
 * code has loaded. It is validated when it is sent, and from then on each field at every change.
 */
export function useForm<Values extends FormValues, Sent>(options: FormOptions<Values, Sent>) {
  const { posted, draft } = options;
  const [start] = useState(() => ({ ...options.start, ...posted?.values }));
  const [values, setValues] = useState<Values>(start);
  const [errors, setErrors] = useState<FieldErrors>(() => errorsOf(posted?.issues ?? []));
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  /** Values without a field on the page: lists, switches. */
  const held = useRef<Values>(start);
  const checker = useRef<Promise<z.ZodMiniType<Sent> | undefined>>(undefined);
  const schema = useRef<z.ZodMiniType<Sent>>(undefined);
  const wasRefused = useRef(posted !== undefined);
  const isUnderWay = useRef(false);
  /** The element that had the focus when it was sent: a button that waits for the answer loses it. */
  const sender = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for who comes to the form or back to it.
  useEffect(() => {
    // The browser's own messages would come before ours.
    if (element.current) element.current.noValidate = true;
    // What was typed before this code had loaded is newer.
    const isTyped = Object.entries(read()).some(([name, value]) => value !== start[name] && value);
    if (draft && !posted && !isTyped) show({ ...start, ...readFormDraft<Values>(draft) });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is refused, and when the answer is there.
  useEffect(() => {
    const wrong = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (refusals > 0 && wrong) wrong.focus();
    else if (document.activeElement === document.body) sender.current?.focus();
  }, [refusals, busy]);

  function load(): Promise<z.ZodMiniType<Sent> | undefined> {
    checker.current ??= options.loadSchema().then(
      (loaded) => {
        schema.current = loaded;
        return loaded;
      },
      () => {
        checker.current = undefined;
        return undefined;
      },
    );
    return checker.current;
  }

  /** What it holds at this moment. */
  function read(): Values {
    return Object.fromEntries(
      Object.entries(held.current).map(([name, value]) => {
        const control = controlOf(element.current, name);
        return [name, control ? valueIn(control) : value];
      }),
    ) as Values;
  }

  function show(shown: Values): void {
    held.current = shown;
    for (const [name, value] of Object.entries(shown)) {
      const control = controlOf(element.current, name);
      if (control) put(control, value);
    }
    setValues(shown);
  }

  function changed(name: string): void {
    const now = read();
    setValues(now);
    options.onChange?.(now);
    if (draft) saveFormDraft(draft, now);
    if (!wasRefused.current) return;
    const parsed = schema.current?.safeParse(now);
    const found = parsed?.error ? errorsOf(parsed.error.issues) : {};
    const { checkedTogether = [] } = options;
    setErrors((before) => {
      const after: Record<string, string> = { ...before };
      for (const other of checkedTogether.includes(name) ? checkedTogether : [name]) {
        // A field without a message yet is not validated until it changes.
        if (other !== name && !(other in before)) continue;
        delete after[other];
        if (found[other]) after[other] = found[other];
      }
      return after;
    });
  }

  function refuse(found: FieldErrors): void {
    wasRefused.current = true;
    setErrors(found);
    if (!options.keepsFocus) setRefusals((count) => count + 1);
  }

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    held.current = { ...held.current, [name]: value };
    const control = controlOf(element.current, name);
    if (control) put(control, value);
    changed(name);
  }

  /** Checks and sends, as the form's button does. */
  async function submit(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    sender.current = document.activeElement as HTMLElement | null;
    try {
      options.prepare?.();
      const typed = read();
      const parsed = (await load())?.safeParse(typed);
      if (parsed?.error) {
        const found = errorsOf(parsed.error.issues);
        refuse(found);
        options.onWrong?.(found);
        return;
      }
      setErrors({});
      setBusy(true);
      const issues = await send(parsed ? parsed.data : (typed as unknown as Sent), typed);
      const ours = issues?.filter(({ path }) => fieldOf(path) in held.current) ?? [];
      if (ours.length > 0) refuse(errorsOf(ours));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  async function send(sent: Sent, typed: Values) {
    try {
      const issues = await options.send(sent, typed);
      if (draft && !issues) deleteFormDraft(draft);
      return issues;
    } catch (error) {
      if (!options.onFailure) throw error;
      const answered = error instanceof HttpError ? error : undefined;
      await options.onFailure(answered);
      return answered?.issues;
    }
  }

  return {
    props: {
      ref: element,
      method: "post",
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void submit();
      },
      onInput(event: FormEvent) {
        const { name } = event.target as HTMLInputElement;
        if (name in held.current) changed(name);
      },
      onFocus: () => void load(),
    },
    /** For a field: its name, what it starts with, its message. */
    field(name: keyof Values & string): FieldProps {
      const first = start[name];
      return {
        name,
        error: errors[name],
        ...(typeof first === "boolean"
          ? { defaultChecked: first }
          : { defaultValue: textOf(first) }),
      };
    },
    /** What it held when it was last shown. */
    values,
    read,
    errors,
    busy,
    set,
    reset(theirs: Values) {
      show(theirs);
      wasRefused.current = false;
      setErrors({});
      options.onChange?.(theirs);
    },
    submit,
    refuse: (issues: readonly FieldIssue[]) => refuse(errorsOf(issues)),
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlOf(form: HTMLFormElement | null, name: string): Control | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLElement && "value" in found ? (found as Control) : undefined;
}

/** Text, the number of a number field (null if it is empty), checked or not. */
function valueIn(control: Control): unknown {
  if (control.type === "checkbox") return (control as HTMLInputElement).checked;
  const { value } = control;
  return control.type === "number" ? (value === "" ? null : Number(value)) : value;
}

function put(control: Control, value: unknown): void {
  if (typeof value === "boolean") (control as HTMLInputElement).checked = value;
  else control.value = String(textOf(value));
}

/** What a field shows of a value. */
function textOf(value: unknown): string | number {
  return typeof value === "string" || typeof value === "number" ? value : "";
}

/** The field that a message belongs to: a list's own for each of its items ("tags.0"). */
function fieldOf(path: string | readonly PropertyKey[]): string {
  return String(path).split(/[.,]/, 1)[0] ?? "";
}

function errorsOf(
  issues: readonly { path: string | readonly PropertyKey[]; message: string }[],
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[fieldOf(path)] ??= message;
  return errors;
}
