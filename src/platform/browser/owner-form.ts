import { useEffect, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from "react-hook-form";
import { HttpError } from "#platform/shared/http-error.ts";
import { currentToken } from "./admin-session.ts";
import { deleteFormDraft, readFormDraft, saveFormDraft } from "./form-drafts.ts";

interface FormDraft<Values> {
  values: Values;
  version: number | undefined;
}

/**
 * A form of the owner's that outlives the session: what is typed is kept under `name` until it is
 * saved or left by choice, and is there again after signing in again.
 */
export function useOwnerForm<Values extends FieldValues>({
  name,
  resolver,
  saved,
  version,
}: {
  name: string;
  /** Checks with the contract's schema; see `ui/schema-resolver.ts`. */
  resolver: Resolver<Values>;
  /** What the server has, or what a new one starts with. */
  saved: Values;
  /** The version that `saved` is; absent for a new one. */
  version?: number | undefined;
}) {
  const [start] = useState(() => readFormDraft<FormDraft<Values>>(name));
  const [base, setBase] = useState(start ? start.version : version);
  const form = useForm<Values>({
    resolver,
    defaultValues: saved as DefaultValues<Values>,
  });

  useEffect(() => {
    if (start) form.reset(start.values, { keepDefaultValues: true });
  }, [start, form]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        saveFormDraft(name, { values, version: base } satisfies FormDraft<Values>),
    });
    return stop;
  }, [name, base, form]);

  useEffect(
    () => () => {
      // Gone with the token is gone against the owner's will; anything else is saved or given up.
      if (currentToken() !== null) deleteFormDraft(name);
    },
    [name],
  );

  return {
    form,
    /** What a save builds on. */
    version: base,
    /** From now on a save builds on this version of the server's. */
    buildOn: setBase,
    /** True where the form began with what was kept. */
    wasKept: start !== undefined,
    /** Puts the server's messages beside their fields; false where it had none that belong there. */
    showIssues(error: unknown): boolean {
      if (!(error instanceof HttpError)) return false;
      const fields = error.issues.filter(({ path }) => (path.split(".")[0] ?? "") in saved);
      for (const { path, message } of fields) {
        form.setError(path.split(".")[0] as Path<Values>, { type: "server", message });
      }
      const first = fields[0]?.path.split(".")[0];
      if (first) form.setFocus(first as Path<Values>);
      return fields.length > 0;
    },
  };
}
