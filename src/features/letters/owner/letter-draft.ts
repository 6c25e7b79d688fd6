import { useCallback, useEffect, useRef, useState } from "react";
import {
  adminRequest,
  ifUnchanged,
  isOvertaken,
  isSignedOut,
} from "#platform/browser/admin-request.ts";
import { deleteFormDraft, readFormDraft, saveFormDraft } from "#platform/browser/form-drafts.ts";
import { HttpError } from "#platform/shared/http-error.ts";
import type { Letter, LetterInput } from "../contract.ts";
import { lettersPath } from "./queries.ts";

/** How long after the last letter typed the draft is saved. */
const settleMilliseconds = 1_000;

export type SavingState = "saved" | "unsaved" | "saving" | "failed" | "overtaken";

/** A draft that saves itself. What is typed outlives the session until it is saved. */
export function useLetterDraft(letter: Letter) {
  const { id } = letter;
  const path = `${lettersPath}/${id}`;
  const kept = `letter:${id}`;
  const [values, setValues] = useState<LetterInput>(
    () => readFormDraft<LetterInput>(kept) ?? inputOf(letter),
  );
  const [state, setState] = useState<SavingState>("saved");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const version = useRef(letter.version);
  const saved = useRef(JSON.stringify(inputOf(letter)));
  const latest = useRef(values);
  const underWay = useRef(Promise.resolve(true));

  /** Saves what is typed, after any saving that is under way; true where it is saved. */
  const save = useCallback((): Promise<boolean> => {
    underWay.current = underWay.current.then(async () => {
      const body = latest.current;
      const text = JSON.stringify(body);
      if (text === saved.current) return true;
      setState("saving");
      try {
        const answer = await adminRequest<Letter>("PUT", path, {
          body,
          ...ifUnchanged(version.current),
        });
        version.current = answer.version;
        saved.current = text;
        setErrors({});
        deleteFormDraft(kept);
        setState(JSON.stringify(latest.current) === text ? "saved" : "unsaved");
        return true;
      } catch (error) {
        if (isSignedOut(error)) return false;
        if (error instanceof HttpError) setErrors(byField(error.issues));
        setState(isOvertaken(error) ? "overtaken" : "failed");
        return false;
      }
    });
    return underWay.current;
  }, [path, kept]);

  useEffect(() => {
    latest.current = values;
    if (JSON.stringify(values) === saved.current) return;
    setState("unsaved");
    saveFormDraft(kept, values);
    const timer = setTimeout(() => void save(), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [values, kept, save]);

  return {
    values,
    state,
    errors,
    setErrors: (issues: readonly { path: string; message: string }[]) => setErrors(byField(issues)),
    change: (changes: Partial<LetterInput>) => setValues((before) => ({ ...before, ...changes })),
    save,
    isSaved: () => JSON.stringify(latest.current) === saved.current,
    /** Takes what somebody else saved, or saves over it. */
    async resolve(mine: boolean) {
      const theirs = await adminRequest<Letter>("GET", path);
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
