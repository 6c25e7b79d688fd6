import { QueryClient, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { createContext, type RouterContextProvider } from "react-router";
import { requestJson } from "./http-client.ts";

/**
 * How a page gets its data. A page names what it reads once, as a `PageQuery`. On the server its
 * loader reads it through the API in-process, and the HTML carries the answer; on a click the
 * browser reads it through the API over the network, while the page's code is still loading.
 */

/** GETs a path of the API and answers its JSON; throws `HttpError`. */
export type GetJson = <T>(path: string) => Promise<T>;

export interface PageQuery<T> {
  readonly key: string;
  readonly read: (get: GetJson) => Promise<T>;
}

/** What a loader returns: the pairs that the browser's cache starts with. */
export type PageData = readonly (readonly [key: string, data: unknown])[];

/** The API in-process, as a page on the server sees it. Both throw `HttpError` like `requestJson`. */
export interface PageApi {
  get: GetJson;
  /** For a form that was posted without JavaScript. */
  post<T>(path: string, body: unknown, headers?: Record<string, string>): Promise<T>;
}

/** Put into the router's context for each rendering. */
export const pageApi = createContext<PageApi>();

export const browserGet: GetJson = (path) => requestJson("GET", path);

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
  return Promise.all(queries.map(async (query) => [query.key, await query.read(get)] as const));
}

/**
 * Starts the reads in the browser without waiting for them. For a route's `clientLoader`, which
 * must return at once and never call `serverLoader`: the page then shows its loading state
 * immediately, and the read runs beside the download of the page's code.
 */
export function prefetchPage(...queries: readonly PageQuery<unknown>[]): null {
  for (const query of queries) void browserQueryClient().prefetchQuery(queryOptions(query));
  return null;
}

/** Reads a query in a component: from the cache when it is there, else through the API. */
export function usePageQuery<T>(query: PageQuery<T>): UseQueryResult<T> {
  return useQuery(queryOptions(query));
}

/** The same as TanStack options, for mutations that refresh or set a cached read. */
export function queryOptions<T>(query: PageQuery<T>) {
  return { queryKey: [query.key], queryFn: () => query.read(browserGet) };
}

/** A cache with the specification's rules for reads: no retry, no polling, never stale. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

let browserClient: QueryClient | undefined;

/** The browser's one cache. Never call it on the server, where visitors would share it. */
export function browserQueryClient(): QueryClient {
  browserClient ??= createQueryClient();
  return browserClient;
}

/** Puts what the loaders returned into a cache, without replacing anything newer. */
export function seedQueryClient(client: QueryClient, data: PageData): void {
  for (const [key, value] of data) {
    if (client.getQueryData([key]) === undefined) client.setQueryData([key], value);
  }
}
