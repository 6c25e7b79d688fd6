import { createContext, use, useCallback, useEffect, useSyncExternalStore } from "react";
import { data, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import { type ListInPage, packLists } from "#shared/both/compact-lists-in-page.ts";
import { type PageData, safeJson, safeJsonText } from "#shared/both/data-block-in-page.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { type GetJson, pageApi, pageRendering } from "#shared/both/page-rendering-context.ts";
import { requestJson } from "./http-client.ts";
import { QueryStore, type ReadState } from "./query-store.ts";

/**
 * How a page gets its data: on the server its loader reads its `PageQuery` in-process into the HTML; on a click
 * the browser reads it while the page's code is still loading.
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

/** The same for something that may not exist: what `missing` makes of it if the API answers 404. */
export function getQueryOr<T, Missing>(
  path: string,
  missing: (error: HttpError) => Missing,
): PageQuery<T | Missing> {
  return { key: path, read: (get) => get<T>(path).catch(ifNotFound(missing)) };
}

export const getQueryOrNull = <T>(path: string) => getQueryOr<T, null>(path, () => null);

/** Answers a failure with 404; rethrows any other. */
export const ifNotFound =
  <Missing>(missing: (error: HttpError) => Missing) =>
  (error: unknown): Missing => {
    if (error instanceof HttpError && error.status === 404) return missing(error);
    throw error;
  };

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
 * Reads the queries into the page's data, and returns only the status for the route: 404 if one of them is null.
 * Components read through `usePageQuery`.
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
 * Starts the reads without waiting for them. A route's `clientLoader` returns at once and never calls
 * `serverLoader`, so the page shows its loading state meanwhile.
 */
export function prefetchPage(...queries: readonly PageQuery<unknown>[]): null {
  for (const { key, read } of queries) void browserStore().readOnce(key, () => read(browserGet));
  return null;
}

/** The store that the page is rendered from: the browser's, or on the server one for each page. */
export const StoreContext = createContext<QueryStore>(new QueryStore());

/** What was read for the page, while the server renders it; undefined in the browser. */
export const PageDataContext = createContext<PageData | undefined>(undefined);

export const pageDataId = "page-data";

export interface PageRead<T> extends ReadState<T> {
  /** Reads again, because the visitor asked for it. */
  refetch(): Promise<void>;
}

/**
 * Reads a query from the store, else through the API once `enabled`. `get` makes the owner's calls; `store` is
 * for the component that provides it to all others.
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
