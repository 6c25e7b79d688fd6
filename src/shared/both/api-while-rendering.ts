import { createContext } from "react-router";

/** GETs a path of the API and answers its JSON; throws `HttpError`. */
export type GetJson = <T>(path: string) => Promise<T>;

/** The API in-process, as a page on the server sees it. All throw `HttpError` like `requestJson`. */
export interface PageApi {
  get: GetJson;
  /** The same as `get`, but the text of the JSON. */
  getText(path: string): Promise<string>;
  /** For a form that was posted without JavaScript. */
  post<T>(path: string, body: unknown, headers?: Record<string, string>): Promise<T>;
}

/** Put into the router's context for each rendering. */
export const pageApi = createContext<PageApi>();
