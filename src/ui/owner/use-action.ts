import { useRef, useState } from "react";
import { HttpError } from "#shared/both/http-error.ts";
import { runOwnerAction } from "#shared/both/run-owner-action.ts";
import { NoPasskey } from "#shared/browser/passkeys.ts";
import { showFailure } from "../show-toast.ts";

/** Says a failure: what `failed` makes of it, or its sentence. */
type Failed = string | ((error: unknown) => unknown);

/** Runs one action at a time. Returns whether one is in progress, and what runs one and returns whether it succeeded. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  async function act(
    work: () => Promise<unknown>,
    failed: Failed = "That did not work. Please try again.",
  ): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setIsBusy(true);
    const isDone = await runOwnerAction(work, (error) =>
      typeof failed === "string" ? showFailure(failed) : failed(error),
    );
    isUnderWay.current = false;
    setIsBusy(false);
    return isDone;
  }
  return [isBusy, act] as const;
}

/** What the server says of it, or the browser of a passkey, where they say why; else the sentence. */
export function saidOr(sentence: string, error: unknown): string {
  if (error instanceof NoPasskey) return error.message;
  return (error instanceof HttpError ? error.serverMessage : undefined) ?? sentence;
}
