import { type FieldIssue, HttpError } from "./http-error.ts";

/** True if the session has ended: the login is about to show, and no message is needed. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** The ways to reauthenticate before the call is done; undefined for another error. */
export function waysToReauthenticate(error: unknown): readonly ConfirmingWay[] | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const refusal = error.refusal<{ code: string; ways: ConfirmingWay[] }>(403);
  return refusal?.code === "asked_again" ? refusal.ways : undefined;
}

export type ConfirmingWay = "passkey" | "password" | "code";

/** Runs an action of the owner; returns whether it succeeded. Of an ended session or a "Cancel" nothing is said. */
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

/** The same for a form: returns the messages for its fields. */
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
