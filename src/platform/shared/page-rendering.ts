import { createContext } from "react-router";

/** What the server gives to one rendering of a page, beside the API (`pageApi`). */
export interface PageRendering {
  /** The nonce on the scripts that the router writes; `server/headers.ts` says what for. */
  scriptMark: string;
  /** Takes an error that a loader, an action or a component ended with. */
  report(error: unknown): void;
}

/** Put into the router's context for each rendering; read by `app/entry.server.tsx`. */
export const pageRendering = createContext<PageRendering>();
