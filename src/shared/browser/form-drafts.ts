/**
 * Keeps what the owner has typed and not yet saved in this tab's storage, so that it survives a
 * session that ends and the sign-in after it.
 */

const prefix = "adminKept:";

/** Keeps `value` under `name`, in place of what was kept there. */
export function saveFormDraft(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Full or forbidden: the form itself still holds what was typed.
  }
}

/** What was kept under `name`; undefined where nothing was. */
export function readFormDraft<T>(name: string): T | undefined {
  try {
    const text = sessionStorage.getItem(prefix + name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Forgets what is kept under `name`. */
export function deleteFormDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

/** Forgets everything that is kept, as a sign-out does. */
export function deleteAllFormDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}

/** The names under which something is kept that begin with `start`. */
export function formDraftNames(start: string): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix + start))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
