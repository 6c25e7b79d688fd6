import { createContext, use, useCallback, useEffect, useSyncExternalStore } from "react";
import type { RouterContextProvider } from "react-router";
import { type GetJson, pageApi } from "#platform/shared/page-api.ts";
import { requestJson } from "./http-client.ts";
import { PageStore, type ReadState } from "./page-store.ts";

/**
 * How a page gets its data. A page names what it reads once, as a `PageQuery`. On the server its
 * loader reads it through the API in-process, and the HTML carries the answer; on a click the
 * browser reads it through the API over the network, while the page's code is still loading.
 */

export interface PageQuery<T> {
  readonly key: string;
  readonly read: (get: GetJson) => Promise<T>;
}

/**
 * What a loader returns: the pairs that the browser's store starts with. Each answer travels as one
 * text of JSON. The router's own format names every value by a number, and a hundred plants cost
 * 1 KB more in it, compressed.
 */
export type PageData = readonly (readonly [key: string, json: string])[];

const browserGet: GetJson = (path) => requestJson("GET", path);

/** A query that is a plain GET of `path`. */
export function getQuery<T>(path: string): PageQuery<T> {
  return { key: path, read: (get) => get<T>(path) };
}

/** Reads the queries on the server, side by side. For a route's `loader`. */
export function loadPage(
  context: Readonly<RouterContextProvider>,
  ...queries: readonly PageQuery<unknown>[]
): Promise<PageData> {
  const { get } = context.get(pageApi);
  return Promise.all(
    queries.map(async (query) => [query.key, JSON.stringify(await query.read(get))] as const),
  );
}

/**
 * Starts the reads in the browser without waiting for them. For a route's `clientLoader`, which
 * must return at once and never call `serverLoader`: the page then shows its loading state
 * immediately, and the read runs beside the download of the page's code.
 */
export function prefetchPage(...queries: readonly PageQuery<unknown>[]): null {
  for (const { key, read } of queries) void browserStore().readOnce(key, () => read(browserGet));
  return null;
}

/** The store that the page is rendered from: the browser's one, or on the server one for each page. */
export const StoreContext = createContext<PageStore>(new PageStore());

/** A read as a component sees it. */
export interface PageRead<T> extends ReadState<T> {
  /** Reads again, because the visitor asked for it. */
  refetch(): Promise<void>;
}

/**
 * Reads a query in a component: from the store when it is there, else through the API. While
 * `enabled` is false nothing is read; `get` is who asks, where it is not the plain visitor.
 */
export function usePageQuery<T>(
  query: PageQuery<T>,
  { enabled = true, get = browserGet }: { enabled?: boolean; get?: GetJson } = {},
): PageRead<T> {
  const store = use(StoreContext);
  const { key, read } = query;
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(key, listener),
    [store, key],
  );
  const snapshot = () => store.state<T>(key);
  const state = useSyncExternalStore(subscribe, snapshot, snapshot);
  useEffect(() => {
    if (enabled) void store.readOnce(key, () => read(get));
  }, [store, key, read, get, enabled]);
  const refetch = useCallback(() => store.refresh(key), [store, key]);
  return { ...state, refetch };
}

let storeOfBrowser: PageStore | undefined;

/** The browser's one store. Never call it on the server, where visitors would share it. */
export function browserStore(): PageStore {
  storeOfBrowser ??= new PageStore();
  return storeOfBrowser;
}

/** Puts what the loaders returned into a store, without replacing anything newer. */
export function seedStore(store: PageStore, data: PageData): void {
  for (const [key, json] of data) {
    if (store.state(key).isPending) store.set(key, JSON.parse(json));
  }
}
