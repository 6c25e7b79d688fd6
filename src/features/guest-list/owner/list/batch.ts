import type { BatchAnswer, RegistrationForOwner } from "#features/registrations/answers.ts";
import type { RegistrationBatch } from "#features/registrations/owner-inputs.ts";
import { adminRequest, changeRows } from "#shared/browser/admin-request.ts";
import { refreshRegistrations, registrationsPath } from "../queries.ts";
import { undoOf } from "../status-choices.ts";
import type { ListedRegistration } from "./registration-list.ts";

/** What became of many registrations, for the owner to read and to take back. */
export interface BatchDone {
  action: "cancel" | "delete";
  withLetter: boolean;
  /** How many of them a letter is about. */
  letters: number;
  /** As they were before, each with the version it has now. */
  done: { before: ListedRegistration; version: number }[];
  /** Somebody else changed these meanwhile, so they stay as they are. */
  changed: ListedRegistration[];
  /** Somebody else has deleted so many already. */
  gone: number;
}

/** Cancels or deletes them in one call, and shows in the list what came of it. */
export async function changeMany(
  action: "cancel" | "delete",
  rows: readonly ListedRegistration[],
  sendLetter: boolean,
): Promise<BatchDone> {
  const registrations = rows.map(({ id, version }) => ({ id, version }));
  const answer = await send(
    action === "cancel" ? { action, registrations, sendLetter } : { action, registrations },
  );
  const result = new Map(answer.results.map((one) => [one.id, one]));
  const became = (...wanted: string[]) =>
    rows.filter(({ id }) => wanted.includes(result.get(id)?.result ?? ""));
  const done = became("done").map((before) => ({
    before,
    version: result.get(before.id)?.version ?? before.version,
  }));
  show(action, done);
  return {
    ...{ action, withLetter: sendLetter, letters: answer.letters, done },
    changed: became("changed"),
    gone: became("gone").length,
  };
}

/** Takes a cancellation back. Answers which of them stay cancelled, and why. */
export async function undoMany(
  { done, withLetter }: BatchDone,
  allowOverCapacity: boolean,
): Promise<{ undone: number; full: BatchDone["done"]; changed: number }> {
  const answer = await send({
    action: "undo-cancel",
    registrations: done.map(({ before, version }) => {
      const { status, cameCount } = undoOf(before);
      return {
        ...{ id: before.id, version, status: status as "registered" | "waiting" | "came" },
        ...(cameCount === undefined ? {} : { cameCount }),
      };
    }),
    sendLetter: withLetter,
    ...(allowOverCapacity ? { allowOverCapacity } : {}),
  });
  void refreshRegistrations();
  const are = (wanted: string) =>
    new Set(answer.results.filter(({ result }) => result === wanted).map(({ id }) => id));
  const full = are("full");
  const undone = are("done").size;
  return {
    undone,
    full: done.filter(({ before }) => full.has(before.id)),
    changed: done.length - undone - full.size,
  };
}

async function send(body: RegistrationBatch): Promise<BatchAnswer> {
  try {
    return await adminRequest<BatchAnswer>("POST", `${registrationsPath}/batch`, { body });
  } catch (error) {
    // Whether it was done or not, the list is to say so.
    void refreshRegistrations();
    throw error;
  }
}

/** Shows in the list what was done before it is read again: others may have been offered places. */
function show(action: "cancel" | "delete", done: BatchDone["done"]): void {
  const versions = new Map(done.map(({ before, version }) => [before.id, version]));
  changeRows<RegistrationForOwner>(registrationsPath, (rows) =>
    rows.flatMap((row): RegistrationForOwner[] => {
      const version = versions.get(row.id);
      if (version === undefined) return [row];
      return action === "delete"
        ? []
        : [{ ...row, version, status: "cancelled", cancelledBy: "owner" }];
    }),
  );
  void refreshRegistrations();
}
