import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { HttpError } from "#shared/both/http-error.ts";
import { runOwnerAction, runOwnerForm } from "#shared/both/run-owner-action.ts";
import { ifUnchanged, isOvertaken } from "#shared/browser/admin-request.ts";
import { type Form, type FormValues, useForm } from "#shared/browser/form.ts";
import { deleteFormDraft, readFormDraft, saveFormDraft } from "#shared/browser/form-drafts.ts";
import { currentToken, type RequestOptions } from "#shared/browser/http-client.ts";
import { showFailure } from "../show-toast.ts";

interface Draft<Values> {
  values: Values;
  version: number | undefined;
}

interface OwnerFormOptions<Item extends object, Values extends FormValues, Sent, Saved> {
  /** The name under which what is typed is kept: "event:3", "event:new". Undefined: it is kept nowhere. */
  draft: string | undefined;
  /** What is changed; absent for something new. */
  item: Item | undefined;
  valuesOf: (item: Item | undefined) => Values;
  schema: z.ZodMiniType<Sent>;
  /** What is checked and sent, if the form holds it in another way: the value of a choice is text. */
  payloadOf?: (values: Values) => unknown;
  /** Fields that are checked again when another changes: see `shared/browser/form.ts`. */
  checkedTogether?: readonly (keyof Values & string)[];
  /** Called before each save: the last chance to set a value. */
  prepare?: (form: Form<Values>) => void;
  /** Saves, under the condition that `unchanged` sends along. False: the owner would rather not, after all. */
  save: (input: Sent, unchanged: Pick<RequestOptions, "headers">) => Promise<Saved | false>;
  /** Reads what is on the server now; undefined if it is gone. For what is there already. */
  readAgain?: () => Promise<Item | undefined>;
  /** The sentences for what may go wrong; `overtaken` instead of the server's. */
  says: {
    failed: string;
    overtaken?: string;
    gone?: string;
    unreadable?: string;
    offline?: string;
  };
  onSaved?: (saved: Saved) => unknown;
  /** Where the form saves itself: after how long without a change. */
  autosave?: { restMilliseconds: number };
}

/** What has to be said above the fields: see `FormNotices`. */
export interface FormNoticesShown {
  hasDraft: boolean;
  /** Somebody else saved first: the owner takes theirs, or overwrites it. */
  conflict: { message: string; onReload(): void; onOverwrite(): void } | undefined;
  /** Why the last save did not reach the server, for as long as that is so. */
  unsaved: { message: string; onSaveAgain: (() => void) | undefined } | undefined;
}

/** Forgets the draft when the form is left. Without a token the session has ended, and it stays. */
export function useDraftUntilLeft(name: string | undefined): void {
  useEffect(
    () => () => {
      if (name !== undefined && currentToken() !== null) deleteFormDraft(name);
    },
    [name],
  );
}

/**
 * A form of the owner's. What is typed outlives the session as a draft. A save builds on the version that the form
 * started with; where somebody else was first, she takes theirs or saves over it, of the version just read.
 */
export function useOwnerForm<Item extends object, Values extends FormValues, Sent, Saved = unknown>(
  options: OwnerFormOptions<Item, Values, Sent, Saved>,
) {
  const { draft: name, item, valuesOf, schema, payloadOf, autosave } = options;
  const says = {
    gone: "This has been deleted meanwhile.",
    unreadable: "This could not be loaded. Please try again.",
    offline:
      "Not saved: there is no connection to the site. What you typed stays here. Save it again when the connection is back.",
    ...options.says,
  };
  const [draft] = useState(() => (name ? readFormDraft<Draft<Values>>(name) : undefined));
  const [start] = useState(() => valuesOf(item));
  const saved = useRef(start);
  const version = useRef(draft ? draft.version : versionIn(item));
  const [overtaken, setOvertaken] = useState<string>();
  const [whyUnsaved, setWhyUnsaved] = useState<{ message: string; isGone: boolean }>();

  const saving = useRef(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useDraftUntilLeft(name);
  const saveWhatIsTyped = useEffectEvent(() => void (autosave && saveTyped()));
  useEffect(() => {
    // What could not be saved without a network saves itself when it is back.
    const save = () => saveWhatIsTyped();
    window.addEventListener("online", save);
    return () => window.removeEventListener("online", save);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what an ended session left.
  useEffect(() => {
    if (draft) saveWhenTypingRests();
    return () => clearTimeout(timer.current);
  }, []);

  const form: Form<Values> = useForm<Values, Sent>({
    start: { ...start, ...draft?.values },
    loadSchema: async () => (payloadOf ? z.pipe(z.transform(payloadOf), schema) : schema),
    checkedTogether: options.checkedTogether ?? [],
    keepsFocus: autosave !== undefined,
    prepare: () => options.prepare?.(form),
    async send(input, typed) {
      setWhyUnsaved(undefined);
      let answer = false as Saved | false;
      const issues = await runOwnerForm(
        async () => {
          answer = await options.save(input, ifUnchanged(version.current));
        },
        (error) => {
          if (isOvertaken(error))
            return setOvertaken(says.overtaken ?? error.serverMessage ?? changedMeanwhile);
          if (!autosave) showFailure(says.failed);
          return setWhyUnsaved(reasonOf(error, says));
        },
      );
      if (answer === false) return issues;
      saved.current = typed;
      // Where the form stays open once it is saved, the next save builds on the version that was made.
      version.current = versionIn(answer) ?? version.current;
      // Not only when the form goes: whoever opens it again at once would find it in there.
      keep(isShown() ? form.read() : typed);
      await options.onSaved?.(answer);
      return undefined;
    },
    onChange(values) {
      keep(values);
      saveWhenTypingRests();
    },
  });

  /** What is on the server need not be kept. */
  function keep(values: Values): void {
    if (!name) return;
    if (isSame(values, saved.current)) deleteFormDraft(name);
    else saveFormDraft(name, { values, version: version.current } satisfies Draft<Values>);
  }

  function saveWhenTypingRests(): void {
    if (!autosave) return;
    setWhyUnsaved(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveTyped(), autosave.restMilliseconds);
  }

  // A form that is gone holds nothing any more; where the session has ended, what was typed stays kept.
  const isShown = () => form.props.ref.current !== null;
  const hasUnsaved = () => isShown() && !isSame(form.read(), saved.current);

  /** Saves what is typed, after any saving that is under way; returns whether the server has it all. */
  async function saveTyped(): Promise<boolean> {
    clearTimeout(timer.current);
    saving.current = saving.current.then(async () => {
      if (hasUnsaved()) await form.submit();
      else if (isShown()) keep(form.read());
    });
    await saving.current;
    return isShown() && !hasUnsaved();
  }

  /** What somebody else saved; from now on a save builds on it. */
  async function readTheirs(): Promise<Item | undefined> {
    let theirs: Item | undefined;
    const isRead = await runOwnerAction(
      async () => {
        theirs = await options.readAgain?.();
      },
      (error) => {
        const isGone = error instanceof HttpError && error.status === 404;
        showFailure(isGone ? says.gone : says.unreadable);
      },
    );
    if (isRead && !theirs) showFailure(says.gone);
    if (!theirs) return undefined;
    version.current = versionIn(theirs);
    saved.current = valuesOf(theirs);
    setOvertaken(undefined);
    return theirs;
  }

  async function takeTheirs(): Promise<void> {
    const theirs = await readTheirs();
    if (!theirs) return;
    form.reset(valuesOf(theirs));
    form.props.ref.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }

  async function saveOver(): Promise<void> {
    if (await readTheirs()) await (autosave ? saveTyped() : form.submit());
  }

  /** Something differs from what the server has. */
  const isChanged = !isSame(form.values, saved.current);
  return {
    ...form,
    isChanged,
    /** True while leaving would lose something, unless the session is gone: then a draft is kept. */
    isUnsaved: () => hasUnsaved() && currentToken() !== null,
    saveTyped,
    notices: {
      hasDraft: draft !== undefined && isChanged,
      conflict: overtaken
        ? {
            message: overtaken,
            onReload: () => void takeTheirs(),
            onOverwrite: () => void saveOver(),
          }
        : undefined,
      unsaved: whyUnsaved && {
        message: whyUnsaved.message,
        onSaveAgain: whyUnsaved.isGone ? undefined : () => void form.submit(),
      },
    },
  };
}

/** None where it is not said which one stands: then the last to save is right. */
function versionIn(item: unknown): number | undefined {
  return (item as { version?: number } | undefined)?.version;
}

const changedMeanwhile = "Somebody else changed this meanwhile.";

/** What stays at the form when the toast is gone; undefined if it is said at a field. */
function reasonOf(
  error: unknown,
  { gone, offline }: { gone: string; offline: string },
): { message: string; isGone: boolean } | undefined {
  const because = (message: string, isGone = false) => ({ message, isGone });
  if (!(error instanceof HttpError)) return because(offline);
  if (error.issues.length > 0) return undefined;
  if (error.status === 404)
    return because(`${gone} What you typed stays here, to be copied.`, true);
  const said = error.status < 500 ? error.serverMessage : undefined;
  return because(
    `Not saved: ${said ?? "the site could not take it just now."} What you typed stays here. Save it again in a moment.`,
  );
}

/** Line breaks are "\n" in a browser's field, and may be "\r\n" where the text comes from. */
function isSame(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    JSON.stringify(value, (_key, part) =>
      typeof part === "string" ? part.replace(/\r\n?/g, "\n") : part,
    );
  return plain(a) === plain(b);
}
