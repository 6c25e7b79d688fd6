import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import type { FormControl } from "./form-control.ts";

/** One message about one field, as a server sends it. */
interface Issue {
  path: string;
  message: string;
}

export interface ProgressiveForm {
  /** For the `<form>`: takes the submit over once the form's code is here. */
  onSubmit: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** For a field: its name, its message, and what watches it. Numbers come out as numbers. */
  field(name: string, options?: { number?: boolean }): Record<string, unknown> & { name: string };
  busy: boolean;
  /** Puts a server's messages beside their fields, and the cursor into the first of them. */
  showIssues(issues: readonly Issue[]): void;
}

/**
 * A form that works before its code is here, and without any: the server renders it and takes its
 * plain post. When it comes near the screen, or into focus, the code that checks while one types is
 * loaded, and takes the same fields over with whatever is in them by then.
 *
 * `issues` are the messages of a plain post that the server sent back.
 */
export function useProgressiveForm<Values extends Record<string, unknown>>({
  form,
  loadSchema,
  issues = [],
  onSubmit,
}: {
  form: RefObject<HTMLFormElement | null>;
  /** Loads the schema that the server checks with too; it comes with the form's code, not before. */
  loadSchema: () => Promise<z.ZodMiniType<Values>>;
  issues?: readonly Issue[];
  onSubmit: (values: Values) => Promise<void>;
}): ProgressiveForm {
  const [control, setControl] = useState<FormControl>();
  const [errors, setErrors] = useState(byField(issues));
  const [busy, setBusy] = useState(false);
  const submit = useRef(onSubmit);
  useEffect(() => {
    submit.current = onSubmit;
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let left = false;
    const takeOver = async () => {
      stopWatching();
      const [{ createControl }, schema] = await Promise.all([
        import("./form-control.ts"),
        loadSchema(),
      ]);
      if (left) return;
      const made = createControl(
        schema as unknown as Parameters<typeof createControl>[0],
        valuesIn(element),
        setErrors,
      );
      // The browser's own bubbles would come before our sentences.
      element.noValidate = true;
      setControl(made);
    };
    const stopWatching = whenNear(element, () => {
      takeOver().catch(() => undefined); // Without the code the plain post still works.
    });
    return () => {
      left = true;
      stopWatching();
    };
  }, [form, loadSchema]);

  async function send(values: unknown): Promise<void> {
    setBusy(true);
    try {
      await submit.current(values as Values);
    } finally {
      setBusy(false);
    }
  }

  return {
    onSubmit: control ? (event) => void control.handleSubmit(send)(event) : undefined,
    field: (name, { number = false } = {}) => ({
      ...(control ? control.register(name, number ? { valueAsNumber: true } : {}) : { name }),
      error: errors[name],
    }),
    busy,
    showIssues: (shown) => {
      shown.forEach(({ path, message }, index) => {
        control?.setError(path, { type: "server", message }, { shouldFocus: index === 0 });
      });
    },
  };
}

function byField(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

/** What stands in the fields now, by name: text, numbers of number fields, checked or not. */
function valuesIn(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.name) {
      if (element.type === "checkbox") values[element.name] = element.checked;
      else if (element.type === "number") values[element.name] = element.valueAsNumber;
      else values[element.name] = element.value;
    } else if (element instanceof HTMLTextAreaElement && element.name) {
      values[element.name] = element.value;
    }
  }
  return values;
}

/** Calls back once, when the element is within a screen's reach or receives the focus. */
function whenNear(element: Element, callback: () => void): () => void {
  const stop = () => {
    observer.disconnect();
    element.removeEventListener("focusin", callback);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) callback();
    },
    { rootMargin: "50% 0px" },
  );
  observer.observe(element);
  element.addEventListener("focusin", callback);
  return stop;
}
