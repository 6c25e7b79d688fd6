import { createContext, use, useCallback, useEffect, useSyncExternalStore } from "react";
import { data, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import { type ListInPage, packLists } from "#shared/both/compact-lists-in-page.ts";
import { type PageData, safeJson, safeJsonText } from "#shared/both/data-block-in-page.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { type GetJson, pageApi, pageRendering } from "#shared/both/page-rendering-context.ts";
import { requestJson } from "./http-client.ts";
import { QueryStore, type ReadState } from "./query-store.ts";

/**
 * How a page gets its data. A page defines what it reads once, as a `PageQuery`. On the server its loader
 * reads it through the API in-process, and the HTML carries the answer; on a click the browser reads it
 * through the API over the network, while the page's code is still loading.
 */

export interface PageQuery<T> {
  readonly key: string;
  readonly read: (get: GetJson) => Promise<T>;
  /** The path, if the query is a plain GET: the server then passes the API's text on unchanged. */
  readonly path?: string;
  /** For an answer with a long list: where the page shows it. Whoever reads the answer unpacks it. */
  readonly inPage?: ListInPage;
}

const browserGet: GetJson = (path) => requestJson("GET", path);

/** A query that is a plain GET of `path`. */
export function getQuery<T>(path: string): PageQuery<T> {
  return { key: path, path, read: (get) => get<T>(path) };
}

/** The same for something that may not exist: null if the API answers 404. */
export function getQueryOrNull<T>(path: string): PageQuery<T | null> {
  return { key: path, read: (get) => get<T>(path).catch(nullIfNotFound) };
}

/** Null for a query that failed with 404; rethrows any other failure. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof HttpError && error.status === 404) return null;
  throw error;
}

/** What a page reads at an address. */
type QueriesOf = (
  address: Pick<LoaderFunctionArgs, "params" | "request">,
) => PageQuery<unknown> | readonly PageQuery<unknown>[];

/** The `loader` of a page that reads these: `loadPage`. */
export const loaderOf =
  (queriesOf: QueriesOf) =>
  ({ context, ...address }: LoaderFunctionArgs) =>
    loadPage(context, ...[queriesOf(address)].flat());

/** Its `clientLoader`: `prefetchPage`. */
export const clientLoaderOf = (queriesOf: QueriesOf) => (address: Parameters<QueriesOf>[0]) =>
  prefetchPage(...[queriesOf(address)].flat());

/**
 * Reads the queries on the server, side by side, into the page's data. Returns what the route's `loader`
 * returns: only the status, which is 404 if one of them is null. Components read the data through
 * `usePageQuery`, not through the router.
 */
export async function loadPage(
  context: Readonly<RouterContextProvider>,
  ...queries: readonly PageQuery<unknown>[]
) {
  const read = await Promise.all(queries.map((query) => loadQuery(context, query)));
  return read.includes(null) ? data(null, { status: 404 }) : null;
}

/** Reads one query as `loadPage` does and returns its value, for a `loader` that depends on it. */
export async function loadQuery<T>(
  context: Readonly<RouterContextProvider>,
  query: PageQuery<T>,
): Promise<T> {
  const api = context.get(pageApi);
  const { data } = context.get(pageRendering);
  const { key, path, inPage } = query;
  if (path === undefined) {
    const value = await query.read(api.get);
    data.add(key, value, safeJson(value));
    return value;
  }
  const json = await api.getText(path);
  const value = JSON.parse(json);
  data.add(key, value, inPage ? safeJson(packLists(value, inPage)) : safeJsonText(json));
  return value;
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

/** The store that the page is rendered from: the browser's, or on the server one for each page. */
export const StoreContext = createContext<QueryStore>(new QueryStore());

/** What was read for the page, while the server renders it; undefined in the browser. */
export const PageDataContext = createContext<PageData | undefined>(undefined);

/** The id of the data block that brings the server's answers to the browser. */
export const pageDataId = "page-data";

/** A read as a component sees it. */
export interface PageRead<T> extends ReadState<T> {
  /** Reads again, because the visitor asked for it. */
  refetch(): Promise<void>;
}

/**
 * Reads a query in a component: from the store when it is there, else through the API. While `enabled` is
 * false nothing is read. `get` makes the call if it is not a visitor's, such as the owner's; `store` is the
 * store, for the component that provides it to all others.
 */
export function usePageQuery<T>(
  query: PageQuery<T>,
  {
    enabled = true,
    get = browserGet,
    store = use(StoreContext),
  }: { enabled?: boolean; get?: GetJson; store?: QueryStore } = {},
): PageRead<T> {
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

let storeOfBrowser: QueryStore | undefined;

/** The browser's one store. Never call it on the server, where visitors would share it. */
export function browserStore(): QueryStore {
  storeOfBrowser ??= storeOf(Object.entries(dataInPage()));
  return storeOfBrowser;
}

/** A store that starts with these values by key. */
export function storeOf(values: Iterable<readonly [key: string, value: unknown]>): QueryStore {
  const store = new QueryStore();
  for (const [key, value] of values) store.set(key, value);
  return store;
}

function dataInPage(): Record<string, unknown> {
  const json = document.querySelector(`script#${pageDataId}`)?.textContent;
  return json ? JSON.parse(json) : {};
}
