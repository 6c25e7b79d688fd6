import { createContext } from "react-router";
import type { PageData } from "./data-block-in-page.ts";

/** GETs a path of the API and returns its JSON; throws `HttpError`. */
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

/** What the server passes to one rendering of a page, besides the API (`pageApi`). */
export interface PageRendering {
  /** The nonce on the scripts that the router writes; `security-headers.ts` says what for. */
  scriptMark: string;
  /** What the page's loaders have read. */
  data: PageData;
  /**
   * Takes the whole page, and the one script in it that is the same in every page. It is not passed in the
   * router's Response, which would turn it into bytes and back before the server is done with the text.
   */
  takeHtml(html: string, constantScript: string): void;
  /** Receives the error of a loader, an action or a component. */
  report(error: unknown): void;
}

/** Put into the router's context for each rendering; read by `app/entry.server.tsx`. */
export const pageRendering = createContext<PageRendering>();
