/** Keeps what was typed and not sent in this tab, over Back, a reload, and an ended session. */

/** The key was released when only the owner's forms were kept: a draft open during an update is still found. */
export const draftPrefix = "adminKept:";

/** Keeps `value` under `name`, instead of what was kept there. */
export function saveFormDraft(name: string, value: unknown): void {
  ifAllowed(() => sessionStorage.setItem(draftPrefix + name, JSON.stringify(value)));
}

/** What was kept under `name`; undefined if nothing was. */
export function readFormDraft<T>(name: string): T | undefined {
  return ifAllowed(
    () => JSON.parse(sessionStorage.getItem(draftPrefix + name) as string) ?? undefined,
  );
}

/** Forgets what is kept under `name`. */
export function deleteFormDraft(name: string): void {
  ifAllowed(() => sessionStorage.removeItem(draftPrefix + name));
}

/** Storage may be full or forbidden: the form itself still holds what was typed. */
function ifAllowed<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
