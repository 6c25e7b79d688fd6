/** What a device stores of door lists: names until their link ends, and what is still to be sent. */

/** The storage key of a link's list: this and its token. */
export const doorListPrefix = "door:";

/** A door page's store is named after its address (`public/door/worker.js`). */
const doorPages = "/door/";

/** The storage keys of all stored lists; none if storage is unavailable. */
export function doorListKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(doorListPrefix));
  } catch {
    return [];
  }
}

/** Nobody opens another link of an event this long after it. */
const unsentDays = 30;

/** Removes the lists whose links have ended, and actions that nobody will send any more. */
export function removeEndedDoorLists(now = Date.now()): void {
  for (const key of doorListKeys()) {
    const { list, queue } = readDoorList(key) ?? {};
    if (list && Date.parse(list.expiresAt ?? "") > now) continue;
    const last = Date.parse(queue?.at(-1)?.at ?? "");
    if (now - last > unsentDays * 86_400_000) localStorage.removeItem(key);
    else removeDoorList(key);
  }
}

/** Removes every list, like signing out; unsent actions stay. */
export function removeDoorLists(): void {
  for (const key of doorListKeys()) removeDoorList(key);
}

/** Removes the list of one link, and the page that was kept to open it. */
export function removeDoorList(key: string): void {
  try {
    const kept = readDoorList(key);
    if (kept?.queue?.length) {
      localStorage.setItem(key, JSON.stringify({ ...kept, list: undefined, conflicts: [] }));
    } else localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
  // Browsers have caches only on https and localhost. Not done by the worker, which may be ending just then.
  void globalThis.caches?.delete(`${doorPages}${key.slice(doorListPrefix.length)}`);
}

interface Kept {
  list?: { expiresAt: string | null };
  queue?: { at?: string }[];
}

/** What is stored under a key; undefined if there is nothing, or storage is unavailable. */
export function readDoorList<Stored = Kept>(key: string): Partial<Stored> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
