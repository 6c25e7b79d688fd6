import { useSyncExternalStore } from "react";
import {
  type GardenItem,
  gardenItemsMax,
  readGarden,
  writeGarden,
} from "#shared/both/garden-list.ts";
import { onStorageChange, tellStorageChanged } from "./storage-changes.ts";

const key = "gardenList";

/** The list that the page shows: the stored one, or without storage the one of this page. */
let text = "";
let items: readonly GardenItem[] = [];
let slugs: ReadonlySet<string> = new Set();

/** False once the browser refused to keep the list: it then lasts as long as the page. */
let isKept = true;

function take(next: string): void {
  text = next;
  items = readGarden(next);
  slugs = new Set(items.map(({ slug }) => slug));
}

function load(): void {
  if (!isKept) return;
  try {
    const stored = localStorage.getItem(key) ?? "";
    if (stored !== text) take(stored);
  } catch {
    isKept = false;
  }
}

/** Replaces the visitor's own list with this one. Nothing is sent anywhere. */
export function saveGarden(next: readonly GardenItem[]): void {
  take(writeGarden(next));
  try {
    if (items.length > 0) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    isKept = true;
  } catch {
    isKept = false;
  }
  tellStorageChanged();
}

/** Puts a plant on the list, or takes it off. False if the list is full. */
export function toggleInGarden(slug: string): boolean {
  load();
  if (slugs.has(slug)) saveGarden(items.filter((item) => item.slug !== slug));
  else if (items.length >= gardenItemsMax) return false;
  else saveGarden([...items, { slug, count: 1 }]);
  return true;
}

/** Puts plants on the list that are not there. False if it has no room for all of them. */
export function addToGarden(added: readonly GardenItem[]): boolean {
  load();
  const next = [...items, ...added.filter(({ slug }) => !slugs.has(slug))];
  if (next.length > gardenItemsMax) return false;
  saveGarden(next);
  return true;
}

/** What `shown` returns for the visitor's list; `unknown` while the server renders, which does not know it. */
function useOwnList<T>(shown: () => T, unknown: T): T {
  const read = () => {
    load();
    return shown();
  };
  return useSyncExternalStore(onStorageChange, read, () => unknown);
}

/** The visitor's list; undefined while the server renders. */
export function useGarden(): readonly GardenItem[] | undefined {
  return useOwnList<readonly GardenItem[] | undefined>(() => items, undefined);
}

/** Whether a plant is on the visitor's list; none is while the server renders. */
export function useIsInGarden(slug: string): boolean {
  return useOwnList(() => slugs.has(slug), false);
}

/** Whether the browser keeps the list for the next visit. */
export function useIsGardenKept(): boolean {
  return useOwnList(() => isKept, true);
}
