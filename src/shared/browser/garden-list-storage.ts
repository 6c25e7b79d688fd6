import { useSyncExternalStore } from "react";
import {
  type GardenItem,
  gardenItemsMax,
  readGarden,
  writeGarden,
} from "#shared/both/garden-list.ts";

const key = "gardenList";

/** What the page shows; the storage is read once, and again when another tab writes it. */
let text: string | undefined;
let items: readonly GardenItem[] = [];
let slugs: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** False once the browser refused to keep the list: it then lasts as long as the page. */
let isKept = true;

function take(next: string): void {
  text = next;
  items = readGarden(next);
  slugs = new Set(items.map(({ slug }) => slug));
}

function load(): void {
  if (text !== undefined) return;
  let stored = "";
  try {
    stored = localStorage.getItem(key) ?? "";
  } catch {
    isKept = false;
  }
  take(stored);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", fromOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", fromOtherTab);
  };
}

function fromOtherTab(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return;
  take(event.newValue ?? "");
  for (const listener of listeners) listener();
}

/** Puts this list in place of the visitor's own. Nothing is sent anywhere. */
export function saveGarden(next: readonly GardenItem[]): void {
  take(writeGarden(next));
  try {
    if (items.length > 0) localStorage.setItem(key, text ?? "");
    else localStorage.removeItem(key);
    isKept = true;
  } catch {
    isKept = false;
  }
  for (const listener of listeners) listener();
}

/** Puts a plant on the list, or takes it off. False where the list is full. */
export function toggleInGarden(slug: string): boolean {
  load();
  if (slugs.has(slug)) saveGarden(items.filter((item) => item.slug !== slug));
  else if (items.length >= gardenItemsMax) return false;
  else saveGarden([...items, { slug, count: 1 }]);
  return true;
}

/** Puts plants on the list that are not there. False where it has no room for all of them. */
export function addToGarden(added: readonly GardenItem[]): boolean {
  load();
  const next = [...items, ...added.filter(({ slug }) => !slugs.has(slug))];
  if (next.length > gardenItemsMax) return false;
  saveGarden(next);
  return true;
}

/** What `shown` says of the visitor's list; `unknown` while the server renders, who does not know it. */
function useOwnList<T>(shown: () => T, unknown: T): T {
  const read = () => {
    load();
    return shown();
  };
  return useSyncExternalStore(subscribe, read, () => unknown);
}

/** The visitor's list; undefined while the server renders. */
export function useGarden(): readonly GardenItem[] | undefined {
  return useOwnList<readonly GardenItem[] | undefined>(() => items, undefined);
}

const noSlugs: ReadonlySet<string> = new Set();

/** What is on the visitor's list; nothing while the server renders. */
export function useGardenSlugs(): ReadonlySet<string> {
  return useOwnList(() => slugs, noSlugs);
}

/** Whether the browser keeps the list for the next visit. */
export function useIsGardenKept(): boolean {
  return useOwnList(() => isKept, true);
}
