import { useCallback, useEffect, useRef, useState } from "react";
import { attempt } from "#shared/both/attempt.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { adminRequest, ifUnchanged, isOvertaken } from "#shared/browser/admin-request.ts";
import { currentToken } from "#shared/browser/admin-session.ts";
import { deleteFormDraft, readFormDraft, saveFormDraft } from "#shared/browser/form-drafts.ts";
import { useDraftUntilLeft } from "#shared/browser/owner-form.ts";
import { showFailure } from "#ui/show-toast.ts";
import type { Letter } from "../answers.ts";
import type { LetterInput } from "../inputs.ts";
import { lettersPath } from "./queries.ts";

/** How long after the last letter typed the draft is saved. */
const settleMilliseconds = 1_000;
const gone = "This letter was deleted. What you typed stays here, to be copied.";

export type SavingState = "saved" | "unsaved" | "saving" | "failed" | "overtaken";

/** What is kept until it is saved, with the version that was being changed. */
interface KeptDraft {
  values: LetterInput;
  version: number;
}

/** A draft that saves itself. What is typed outlives the session until it is saved. */
export function useLetterDraft(letter: Letter) {
  const { id } = letter;
  const path = `${lettersPath}/${id}`;
  const kept = `letter:${id}`;
  const [restored] = useState(() => readFormDraft<KeptDraft>(kept));
  const [values, setValues] = useState<LetterInput>(restored?.values ?? inputOf(letter));
  const [state, setState] = useState<SavingState>("saved");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // Not the newest: somebody else may have saved since, and is not to be overwritten unseen.
  const version = useRef(restored?.version ?? letter.version);
  const saved = useRef(JSON.stringify(inputOf(letter)));
  const latest = useRef(values);
  const underWay = useRef(Promise.resolve(true));

  const keep = useCallback(
    (typed: LetterInput) =>
      saveFormDraft(kept, { values: typed, version: version.current } satisfies KeptDraft),
    [kept],
  );

  useDraftUntilLeft(kept);

  /** Saves what is typed, after any saving that is under way; true where it is saved. */
  const save = useCallback((): Promise<boolean> => {
    underWay.current = underWay.current.then(() => {
      const body = latest.current;
      const text = JSON.stringify(body);
      if (text === saved.current) {
        setState("saved");
        return true;
      }
      setState("saving");
      const send = async () => {
        const answer = await adminRequest<Letter>("PUT", path, {
          body,
          ...ifUnchanged(version.current),
        });
        version.current = answer.version;
        saved.current = text;
        setErrors({});
        if (JSON.stringify(latest.current) === text) {
          deleteFormDraft(kept);
          setState("saved");
        } else {
          keep(latest.current);
          setState("unsaved");
        }
      };
      return attempt(send, (error) => {
        if (error instanceof HttpError) setErrors(byField(error.issues));
        setState(isOvertaken(error) ? "overtaken" : "failed");
      });
    });
    return underWay.current;
  }, [path, kept, keep]);

  useEffect(() => {
    latest.current = values;
    if (JSON.stringify(values) === saved.current) return;
    setState("unsaved");
    keep(values);
    const timer = setTimeout(() => void save(), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [values, keep, save]);

  return {
    values,
    state,
    errors,
    setErrors: (issues: readonly { path: string; message: string }[]) => setErrors(byField(issues)),
    change: (changes: Partial<LetterInput>) => setValues((before) => ({ ...before, ...changes })),
    save,
    /** True while leaving would lose something, unless the session is gone: then the draft is kept. */
    isUnsaved: () => currentToken() !== null && JSON.stringify(latest.current) !== saved.current,
    /** Takes what somebody else saved, or saves over it. Where it cannot be read the owner is told. */
    async resolve(mine: boolean): Promise<void> {
      let theirs: Letter | undefined;
      const read = async () => {
        theirs = await adminRequest<Letter>("GET", path);
      };
      await attempt(read, (error) => {
        const isGone = error instanceof HttpError && error.status === 404;
        showFailure(isGone ? gone : "Their version could not be loaded. Please try again.");
      });
      if (!theirs) return;
      version.current = theirs.version;
      saved.current = JSON.stringify(inputOf(theirs));
      if (mine) await save();
      else {
        setValues(inputOf(theirs));
        deleteFormDraft(kept);
        setState("saved");
      }
    },
  };
}

export type LetterDraft = ReturnType<typeof useLetterDraft>;

function inputOf(letter: Letter): LetterInput {
  const { subject, body, picture, pictureAlt, to, eventId, part, email, isPublic } = letter;
  return { subject, body, picture, pictureAlt, to, eventId, part, email, isPublic };
}

function byField(issues: readonly { path: string; message: string }[]): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}
