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

export const pageApi = createContext<PageApi>();

/** What the server passes to one rendering of a page, besides the API (`pageApi`). */
export interface PageRendering {
  /** The nonce on the scripts that the router writes; `security-headers.ts` says what for. */
  scriptMark: string;
  data: PageData;
  /** Takes the whole page. The router's Response would turn it into bytes and back. */
  takeHtml(html: string, constantScript: string): void;
  /** Receives the error of a loader, an action or a component. */
  report(error: unknown): void;
}

/** Put into the router's context for each rendering; read by `app/entry.server.tsx`. */
export const pageRendering = createContext<PageRendering>();
