import { type FieldIssue, HttpError } from "./http-error.ts";

/** True if the session has ended: the login is on its way, and needs no message of its own. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** How whoever has this session may say again who they are, before the call is done; undefined for another error. */
export function waysToReauthenticate(error: unknown): readonly ConfirmingWay[] | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const refusal = error.refusal<{ code: string; ways: ConfirmingWay[] }>(403);
  return refusal?.code === "asked_again" ? refusal.ways : undefined;
}

export type ConfirmingWay = "passkey" | "password" | "code";

/**
 * Does what the owner asked for, and answers whether it was done. What went wrong is told by
 * `onFailure`, unless it is that her session has ended, or that she would not say again who she is: she knows.
 */
export async function runOwnerAction(
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => unknown,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isSignedOut(error) && !waysToReauthenticate(error)) await onFailure(error);
    return false;
  }
}

/** The same for a form: answers what is to be said beside its fields. */
export async function runOwnerForm(
  work: () => Promise<unknown>,
  onFailure: (error: unknown, issues: readonly FieldIssue[]) => unknown,
): Promise<FieldIssue[]> {
  let issues: FieldIssue[] = [];
  await runOwnerAction(work, (error) => {
    if (error instanceof HttpError) issues = error.issues;
    return onFailure(error, issues);
  });
  return issues;
}
