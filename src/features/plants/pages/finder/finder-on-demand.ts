import { startTransition, useCallback, useEffect, useState } from "react";
import type { PlantCard } from "../../answers.ts";
import type { ListName } from "../../catalogue-names.ts";
import type { ListFinder } from "./finder-in-browser.ts";

/** What this visit has loaded: a finder for each list, or one on its way. */
const finders = new Map<ListName, Promise<ListFinder>>();

/** What a list is filtered and searched by; it is fetched once. */
export function loadFinderOnce(
  list: ListName,
  more: { factsPath?: string; cards?: readonly PlantCard[] } = {},
): Promise<ListFinder> {
  let finder = finders.get(list);
  if (!finder) {
    finder = import("./finder-in-browser.ts").then(({ loadFinder }) => loadFinder(list, more));
    finders.set(list, finder);
    finder.catch(() => finders.delete(list));
  }
  return finder;
}

export interface FinderState {
  finder: ListFinder | undefined;
  /** What the filters need could not be fetched; the form is then answered by the server. */
  failed: boolean;
  /** Fetches it, at the first sign that somebody will filter. */
  request(): void;
}

/** What the browser filters and searches by, fetched when `request` is called, or at once if `needed`. */
export function useFinder(
  list: ListName,
  {
    factsPath,
    cards,
    needed,
  }: {
    factsPath: string | undefined;
    /** Where the page has the cards with their texts. */
    cards: readonly PlantCard[] | undefined;
    needed: boolean;
  },
): FinderState {
  const [finder, setFinder] = useState<ListFinder>();
  const [failed, setFailed] = useState(false);
  const request = useCallback(() => {
    loadFinderOnce(list, { ...(factsPath ? { factsPath } : {}), ...(cards ? { cards } : {}) }).then(
      (loaded) => startTransition(() => setFinder(loaded)),
      () => setFailed(true),
    );
  }, [list, factsPath, cards]);
  useEffect(() => {
    if (needed) request();
  }, [needed, request]);
  return { finder, failed, request };
}
